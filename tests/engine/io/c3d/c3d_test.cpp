// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <cstring>

#include "engine/io/c3d/c3d_reader.h"
#include "engine/io/c3d/c3d_writer.h"
#include "tests/engine/io/recorded_data.h"
#include "tests/engine/io/sample_recording.h"

using namespace handhold;

namespace {

constexpr double kSingle = 4e-7;  // share that single precision loses on the way through another unit
constexpr double kIntegerStep =
    2.0 / 32000.0;  // share of the greatest value, twice for rounding on both ways

Recording read(const std::string& bytes) { return readText(bytes, readC3d, "trial.c3d"); }

Recording sampleTrial(unsigned seed) {
  SampleRecording sample(seed);
  Recording recording;
  sample.addMarkers(recording, sample.count(1, 12));
  recording.title.clear();
  sample.addResiduals(recording);
  if (seed % 3 != 0) sample.addVectors(recording);
  if (seed % 4 != 0) sample.addAnalog(recording, sample.count(1, 8));
  if (seed % 4 != 0 && seed % 2 == 0) sample.addPlate(recording);
  sample.addEvents(recording, sample.count(0, 4));
  recording.up = LaboratoryAxis{1, 1};
  if (seed % 2 == 0) recording.person = {"Anna", 66.5, 1.79};
  return recording;
}

template <class Value>
double largest(const std::vector<Value>& values) {
  double most = 1e-3;
  for (const Value& value : values)
    if constexpr (std::is_arithmetic_v<Value>)
      most = std::isfinite(value) ? std::max(most, std::abs(static_cast<double>(value))) : most;
    else
      most = isSeen(value) ? std::max(most, static_cast<double>(value.cwiseAbs().maxCoeff())) : most;
  return most;
}

/// Gaps are the same and numbers near.
template <class Value>
bool near(const std::vector<Value>& a, const std::vector<Value>& b, double tolerance) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if constexpr (std::is_arithmetic_v<Value>) {
      if (std::isfinite(a[i]) != std::isfinite(b[i]) || std::abs(a[i] - b[i]) > tolerance) return false;
    } else {
      if (isSeen(a[i]) != isSeen(b[i]) || (isSeen(a[i]) && (a[i] - b[i]).cwiseAbs().maxCoeff() > tolerance))
        return false;
    }
  }
  return true;
}

}  // namespace

class C3dTest : public QObject {
  Q_OBJECT

 private slots:
  void whatIsWrittenIsReadBack_data();
  void whatIsWrittenIsReadBack();
  void anAxisThatPointsDownComesBack();
  void channelsThatSayWhatAPlateBoreAreNotDoubled();
  void manyNamesGoOn();
  void namesInLatin1AreTakenOver();
  void manyFramesAreCounted();
  void framesBeyond16BitsWithoutLongFields();
  void framesMayBeCountedFromZero();
  void channelsAloneMayBeFast();
  void aHeightIsAPersons();
  void aTruncatedFileEndsEarly();
  void anotherCountOfPointsIsTold();
  void aPointAtTheOriginIsSeen();
  void samplesThatNobodyMeasuresAreGaps();
  void stopsWhenAsked();
  void aStoppedReadingMakesNoPlates();
  void residualsThatNobodyTellsTakeNoRoom();
  void refusals_data();
  void refusals();
  void writerRefusals_data();
  void writerRefusals();
};

void C3dTest::whatIsWrittenIsReadBack_data() {
  QTest::addColumn<int>("processor");
  QTest::addColumn<bool>("isReal");
  for (const int processor : {84, 85, 86}) {
    QTest::addRow("%d real", processor) << processor << true;
    QTest::addRow("%d integer", processor) << processor << false;
  }
}

void C3dTest::whatIsWrittenIsReadBack() {
  QFETCH(int, processor);
  QFETCH(bool, isReal);
  const C3dForm form{static_cast<C3dProcessor>(processor), isReal ? C3dStorage::Real : C3dStorage::Integer};
  for (unsigned seed = 1; seed <= 40; ++seed) {
    const Recording out = sampleTrial(seed);
    const Recording in = read(c3dBytes(out, "trial.c3d", form));
    QVERIFY2(in.doubts.empty(), inOneText(in.doubts).c_str());
    QCOMPARE(in.firstFrame, out.firstFrame);
    QVERIFY(std::abs(in.frames.rate - out.frames.rate) < kSingle * out.frames.rate);
    QVERIFY(near(in.frames.times, out.frames.times, kSingle * (1.0 + out.frames.times.back())));
    // integers have one scale for all points: in mm, degrees, N mm
    double most = 0.0;
    for (const Marker& marker : out.markers) most = std::max(most, 1e3 * largest(marker.positions));
    const double factors[] = {57.3, 1.0, 1e3, 1.0, 1.0};
    for (std::size_t i = 0; i < out.vectors.size(); ++i)
      most = std::max(most, factors[i] * largest(out.vectors[i].values));
    const double step = isReal ? 0.0 : kIntegerStep * most;
    QCOMPARE(in.markers.size(), out.markers.size());
    for (std::size_t i = 0; i < in.markers.size(); ++i) {
      QCOMPARE(in.markers[i].name, out.markers[i].name);
      QVERIFY(near(in.markers[i].positions, out.markers[i].positions, 2.0 * kSingle + 1e-3 * step));
      // a residual is an eighth of 16 bits of at most 2 mm, or of the integers' scale
      const double residual = isReal ? 2e-3 / 255.0 : 1e-3 * step;
      if (!in.markers[i].residuals.empty())
        QVERIFY(near(in.markers[i].residuals, out.markers[i].residuals, residual));
    }
    QCOMPARE(in.vectors.size(), out.vectors.size());
    for (std::size_t i = 0; i < in.vectors.size(); ++i) {
      QCOMPARE(in.vectors[i].name, out.vectors[i].name);
      QCOMPARE(in.vectors[i].description, out.vectors[i].description);
      QCOMPARE(in.vectors[i].measure, out.vectors[i].measure);
      QVERIFY(near(in.vectors[i].values, out.vectors[i].values, 4.0 * kSingle + step / factors[i]));
    }
    // a plate brings six channels of its own
    QCOMPARE(in.analog.size(), out.analog.size() + 6 * out.plates.size());
    for (std::size_t i = 0; i < out.analog.size(); ++i) {
      QCOMPARE(in.analog[i].name, out.analog[i].name);
      QCOMPARE(in.analog[i].description, out.analog[i].description);
      QCOMPARE(in.analog[i].measure, out.analog[i].measure);
      QVERIFY(near(in.analog[i].values, out.analog[i].values,
                   (isReal ? kSingle : kIntegerStep) * largest(out.analog[i].values)));
    }
    QVERIFY(near(in.samples.times, out.samples.times, kSingle * (1.0 + out.frames.times.back())));
    QCOMPARE(in.plates.size(), out.plates.size());
    for (std::size_t i = 0; i < in.plates.size(); ++i) {
      const double share = isReal ? 2.0 * kSingle : kIntegerStep;
      for (int c = 0; c < 4; ++c) QVERIFY((in.plates[i].corners[c] - out.plates[i].corners[c]).norm() < 1e-6);
      QVERIFY(near(in.plates[i].forces, out.plates[i].forces, share * largest(out.plates[i].forces)));
      QVERIFY(near(in.plates[i].moments, out.plates[i].moments, share * largest(out.plates[i].moments)));
    }
    QCOMPARE(in.events.size(), out.events.size());
    for (std::size_t i = 0; i < in.events.size(); ++i) {
      QCOMPARE(in.events[i].label, out.events[i].label);
      QCOMPARE(in.events[i].context, out.events[i].context);
      QCOMPARE(in.events[i].subject, out.events[i].subject);
      QVERIFY(std::abs(in.events[i].time - out.events[i].time) < 1e-5);
    }
    QCOMPARE(in.person.name, out.person.name);
    QVERIFY(std::abs(in.person.mass - out.person.mass) < 1e-4);
    QVERIFY(std::abs(in.person.stature - out.person.stature) < 1e-6);
    QVERIFY(in.up == out.up);
  }
}

/// Without plates that would tell it.
void C3dTest::anAxisThatPointsDownComesBack() {
  SampleRecording sample(3);
  Recording out;
  sample.addMarkers(out, 2);
  out.up = LaboratoryAxis{2, -1};
  const Recording in = read(c3dFile(out, "down.c3d"));
  QVERIFY(in.up == out.up);
  QVERIFY(!hasDoubt(in.doubts, DoubtKind::UpAxis));
}

void C3dTest::channelsThatSayWhatAPlateBoreAreNotDoubled() {
  const Recording once = read(c3dFile(sampleTrial(2), "trial.c3d"));
  const Recording twice = read(c3dFile(once, "trial.c3d"));
  QCOMPARE(twice.analog.size(), once.analog.size());
  QVERIFY(twice.plates == once.plates);
}

void C3dTest::manyNamesGoOn() {
  SampleRecording sample(5);
  Recording out;
  sample.addMarkers(out, 600);
  sample.addEvents(out, 300);
  sample.addAnalog(out, 300);
  const Recording in = read(c3dFile(out, "trial.c3d"));
  QCOMPARE(in.markers.size(), std::size_t(600));
  QCOMPARE(in.markers[599].name, std::string("marker 599"));
  QCOMPARE(in.events.size(), std::size_t(300));
  QCOMPARE(in.analog[299].name, std::string("channel 299"));
  QCOMPARE(in.analog[298].measure, out.analog[298].measure);
  QVERIFY2(!hasDoubt(in.doubts, DoubtKind::Labels), inOneText(in.doubts).c_str());
}

/// A byte that is no UTF-8 would keep the recording out of every file of ours.
void C3dTest::namesInLatin1AreTakenOver() {
  Recording recording = sampleTrial(1);
  recording.markers.resize(1);
  recording.markers[0].name =
      "H\xFC"
      "fte";
  recording.person.name = "J\xF6rg";
  const Recording back = read(c3dFile(recording, "trial.c3d"));
  QCOMPARE(back.markers[0].name, std::string("Hüfte"));
  QCOMPARE(back.person.name, std::string("Jörg"));
}

void C3dTest::manyFramesAreCounted() {
  Recording out;
  out.markers.push_back({"one", "", {}, {}});
  out.frames = evenTimes(0.0, 100.0, 70000);
  for (int f = 0; f < 70000; ++f) out.markers[0].positions.push_back(Vector3f(1.0f, 0.0f, 1e-5f * f));
  const Recording in = read(c3dFile(out, "trial.c3d"));
  QCOMPARE(in.frames.count(), 70000);
  QVERIFY(near(in.markers[0].positions, out.markers[0].positions, 1e-6));
}

void C3dTest::framesBeyond16BitsWithoutLongFields() {
  Recording out;
  out.markers.push_back({"one", "", std::vector<Vector3f>(70016, Vector3f::Ones()), {}});
  out.frames = evenTimes(0.0, 100.0, 70016);
  std::string bytes = c3dFile(out, "trial.c3d");
  for (const char* name : {"LONG_FRAMES", "ACTUAL_END_FIELD"}) bytes[bytes.find(name)] = 'X';
  const Recording in = read(bytes);
  QCOMPARE(in.frames.count(), 70016);
  QVERIFY(hasDoubt(in.doubts, DoubtKind::Frames));
}

/// Their clock begins at 0 all the same, and the file can be written again.
void C3dTest::framesMayBeCountedFromZero() {
  Recording out;
  out.markers.push_back({"one", "", std::vector<Vector3f>(30, Vector3f::Ones()), {}});
  out.frames = evenTimes(0.0, 100.0, 30);
  std::string bytes = c3dFile(out, "trial.c3d");
  bytes[bytes.find("ACTUAL_START_FIELD")] = 'X';
  bytes[bytes.find("LONG_FRAMES")] = 'X';
  bytes[6] = 0;
  bytes[8] = 29;
  for (const bool isCounted : {true, false}) {
    if (!isCounted) bytes[bytes.find("FRAMES")] = 'X';
    const Recording in = read(bytes);
    QCOMPARE(in.frames.count(), 30);
    QCOMPARE(in.frames.times.front(), 0.0);
    QCOMPARE(in.firstFrame, 1);
    QVERIFY(inOneText(in.doubts).find("calls its first frame 0; counted from 1") != std::string::npos);
    QVERIFY(!c3dFile(in, "trial.c3d").empty());
  }
}

/// Their samples are the frames.
void C3dTest::channelsAloneMayBeFast() {
  Recording out;
  out.samples = evenTimes(0.0, 20000.0, 101);
  out.analog.push_back({"emg", "", Measured::Voltage, std::vector<float>(101, 0.5f)});
  const Recording in = read(c3dFile(out, "trial.c3d"));
  QVERIFY2(in.doubts.empty(), inOneText(in.doubts).c_str());
  QCOMPARE(in.samples.rate, 20000.0);
  QCOMPARE(in.samples.times.back(), 100.0 / 20000.0);
}

void C3dTest::aHeightIsAPersons() {
  Recording out = sampleTrial(4);
  const std::string bytes = c3dFile(out, "trial.c3d");
  const std::size_t at = bytes.find("HEIGHT") + 6 + 4;  // behind way on, type and dimensions
  const std::pair<float, double> heights[] = {{1.75f, 1.75}, {175.0f, 1.75}, {1750.0f, 1.75},
                                              {98.0f, 0.98}, {5.9f, 0.0},    {-1.0f, 0.0}};
  for (const auto& [told, metres] : heights) {
    std::string patched = bytes;
    std::memcpy(&patched[at], &told, 4);
    QVERIFY(std::abs(read(patched).person.stature - metres) < 1e-6);
  }
}

void C3dTest::aTruncatedFileEndsEarly() {
  const Recording out = sampleTrial(4);  // 4: no analog channels
  const std::string bytes = c3dFile(out, "trial.c3d");
  const std::size_t frame = 16 * (out.markers.size() + out.vectors.size());
  const std::size_t start =
      bytes.size() - (frame * static_cast<std::size_t>(out.frames.count()) + 511) / 512 * 512;
  const Recording in = read(bytes.substr(0, start + 2 * frame + 5));
  QCOMPARE(in.frames.count(), 2);
  QVERIFY(inOneText(in.doubts).find("the file ends after 2; those that are there were read") !=
          std::string::npos);
}

/// Frames are as long as the header says.
void C3dTest::anotherCountOfPointsIsTold() {
  Recording out;
  out.frames = evenTimes(0.0, 100.0, 2);
  out.markers.push_back({"one", "", std::vector(2, Vector3f(1.0f, 2.0f, 3.0f)), {}});
  std::string bytes = c3dFile(out, "trial.c3d");
  // behind the name: two bytes to the next parameter, the type, no sides
  bytes[bytes.find("USED") + 8] = 3;
  const Recording in = read(bytes);
  QCOMPARE(in.markers.size(), std::size_t(1));
  const std::string doubts = inOneText(in.doubts);
  QVERIFY2(
      doubts.find("POINT:USED: tells 3 points, the header 1; the header's were read") != std::string::npos,
      doubts.c_str());
}

void C3dTest::aPointAtTheOriginIsSeen() {
  Recording out;
  out.markers.push_back({"one", "", {Vector3f::Zero(), Vector3f::Ones()}, {}});
  out.frames = evenTimes(0.0, 100.0, 2);
  for (const C3dStorage storage : {C3dStorage::Real, C3dStorage::Integer})
    QCOMPARE(seenShare(read(c3dBytes(out, "trial.c3d", {C3dProcessor::Intel, storage})).markers[0]), 1.0);
}

void C3dTest::samplesThatNobodyMeasuresAreGaps() {
  Recording out;
  out.frames = out.samples = evenTimes(0.0, 100.0, 3);
  out.markers.push_back({"m", "", std::vector(3, Vector3f(1.0f, 2.0f, 3.0f)), {}});
  out.analog.push_back({"gain", "", Measured::Voltage, {0.5f, 3e38f, -2e9f}});
  const std::vector<float> values = read(c3dBytes(out, "trial.c3d", {})).analog.at(0).values;
  QCOMPARE(values.at(0), 0.5f);
  QVERIFY(std::isnan(values.at(1)) && std::isnan(values.at(2)));
}

void C3dTest::stopsWhenAsked() {
  QTemporaryDir folder;
  const std::filesystem::path file = folder.path().toStdString() + "/trial.c3d";
  Recording out;
  out.markers.push_back({"one", "", std::vector<Vector3f>(400000, Vector3f::Ones()), {}});
  out.frames = evenTimes(0.0, 100.0, 400000);
  QVERIFY(writeRecording(out, file).empty());
  std::stop_source stop;
  int told = 0;
  const RecordingRead read = readRecording(
      file,
      [&](const Progress& progress) {
        ++told;
        if (progress.fraction > 0.3) stop.request_stop();
      },
      stop.get_token());
  QVERIFY(read.isStopped);
  QVERIFY(read.recording.markers.empty());
  QVERIFY(told > 1 && told < 6);
}

/// What was read so far is thrown away: nothing more is made of it.
void C3dTest::aStoppedReadingMakesNoPlates() {
  const std::string bytes = c3dFile(sampleTrial(6), "trial.c3d");
  QVERIFY(!read(bytes).plates.empty());
  std::stop_source stop;
  stop.request_stop();
  const auto source = inMemory(bytes, "trial.c3d");
  const Recording stopped = readC3d({*source, {}, stop.get_token()});
  QVERIFY(stopped.plates.empty() && stopped.samples.times.empty());
}

/// A file of a gigabyte has a fifth of that in residuals.
void C3dTest::residualsThatNobodyTellsTakeNoRoom() {
  Recording out;
  out.markers.push_back({"one", "", std::vector<Vector3f>(50, Vector3f::Ones()), {}});
  out.frames = evenTimes(0.0, 100.0, 50);
  QCOMPARE(read(c3dBytes(out, "trial.c3d", {})).markers[0].residuals.capacity(), std::size_t(0));
}

void C3dTest::refusals_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QString>("sentence");
  const std::string whole = c3dFile(sampleTrial(4), "trial.c3d");
  const auto row = [&](const char* name, const std::function<void(std::string&)>& damage,
                       const char* sentence) {
    std::string bytes = whole;
    damage(bytes);
    QTest::newRow(name) << QByteArray::fromStdString(bytes) << QString(sentence);
  };
  row(
      "mark", [](std::string& b) { b[1] = 7; },
      "trial.c3d, byte 1: is not the mark of a C3D file; name a C3D file");
  row(
      "header", [](std::string& b) { b.resize(300); },
      "trial.c3d, byte 300: ends within its header; copy the file anew");
  row(
      "parameters", [](std::string& b) { b[0] = 100; },
      "trial.c3d, byte 0: points behind the end of the file for its parameters; copy the file anew");
  row(
      "processor", [](std::string& b) { b[515] = 12; },
      "trial.c3d, byte 515: tells a processor of number 12; C3D knows 84 (Intel), 85 (DEC) and 86 (MIPS): "
      "export the trial again");
  row(
      "scale",
      [](std::string& b) {
        std::fill_n(b.begin() + 12, 4, '\0');
        b[b.find("SCALE")] = 'X';
      },
      "trial.c3d, byte 12: tells no scale of its points; export the trial again");
  row(
      "data", [](std::string& b) { b[17] = 100; },
      "trial.c3d, byte 16: points behind the end of the file for its frames; copy the file anew");
  row(
      "nothing", [](std::string& b) { b[2] = 0; },
      "trial.c3d, byte 2: holds neither points nor analog channels; export the trial again");
  row(
      "samples", [](std::string& b) { b[4] = 7, b[18] = 2; },
      "trial.c3d, byte 4: 7 analog values a frame are no multiple of 2 samples; export the trial again");
  row(
      "no frame", [](std::string& b) { b.resize(512 * (static_cast<std::size_t>(b[16]) - 1) + 3); },
      "trial.c3d, byte 2048: holds no whole frame; copy the file anew");
}

void C3dTest::refusals() {
  QFETCH(QByteArray, bytes);
  QFETCH(QString, sentence);
  QCOMPARE(QString::fromStdString(refusal([&] { read(bytes.toStdString()); })), sentence);
}

void C3dTest::writerRefusals_data() {
  QTest::addColumn<int>("fault");
  QTest::addColumn<QString>("sentence");
  const char* const sentences[] = {
      "trial.c3d: marker 'marker 0' has 0 values for 1 times; give each time one value",
      "trial.c3d: two are named 'marker 0'; rename one",
      "trial.c3d: a marker has no name; name it",
      "trial.c3d: the name of a marker holds a control character; rename it",
      "trial.c3d: the times of the frames do not grow at number 2; leave out what comes twice",
      "trial.c3d: the times of the frames are not evenly spaced; write a format with a column of times: trc, "
      "mot, sto or csv",
      "trial.c3d: has neither markers nor analog channels; write mot, sto, bvh or csv for coordinates",
      "trial.c3d: the analog samples do not go with the frames; resample them to a multiple of the frames",
      "trial.c3d: C3D has no place for 'v', whose measure is speed; leave it out, or write csv",
      "trial.c3d: its first frame lies between the frames of a clock that begins at 0; shift its times",
      "trial.c3d: the name 'xxxxxxxxxxxxxxxxxxxx...' is longer than 127 letters; shorten it",
      "trial.c3d: channel 'c' has gaps, which integers cannot hold; write reals",
      "trial.c3d: its names and descriptions need more room than a C3D file has for them; shorten or leave "
      "out some",
      "trial.c3d: the text 'zzzzzzzzzzzzzzzzzzzz...' is longer than 255 letters; shorten it"};
  for (int i = 0; i < static_cast<int>(std::size(sentences)); ++i)
    QTest::addRow("%d", i) << i << QString(sentences[i]);
}

void C3dTest::writerRefusals() {
  QFETCH(int, fault);
  QFETCH(QString, sentence);
  Recording r;
  r.frames = evenTimes(0.0, 100.0, 1);
  r.markers.push_back({"marker 0", "", {Vector3f::Ones()}, {}});
  const std::function<void()> faults[] = {
      [&] { r.markers[0].positions.clear(); },
      [&] { r.markers.push_back(r.markers[0]); },
      [&] { r.markers[0].name.clear(); },
      [&] { r.markers[0].name = "a\tb"; },
      [&] {
        r.frames.times = {1.0, 1.0};
      },
      [&] {
        r.frames.times = {0.0, 0.01, 0.05}, r.markers[0].positions.assign(3, Vector3f::Ones());
      },
      [&] { r = {}; },
      [&] {
        r.samples = evenTimes(0.0, 150.0, 3),
        r.analog.push_back({"c", "", Measured::Force, {1.0f, 2.0f, 3.0f}});
      },
      [&] {
        r.vectors.push_back({"v", "", Measured::Speed, {Vector3f::Ones()}});
      },
      [&] { r.frames.times = {-2.0}; },
      [&] { r.markers[0].name = std::string(200, 'x'); },
      [&] {
        r.samples = r.frames, r.analog.push_back({"c", "", Measured::Force, {kGap}});
      },
      [&] {
        for (int i = 1; i < 2000; ++i)
          r.markers.push_back({std::string(100, 'y') + std::to_string(i), "", {Vector3f::Ones()}, {}});
      },
      [&] {
        r.events.push_back({std::string(256, 'z'), "", "", 0.0});
      }};
  faults[fault]();
  QCOMPARE(QString::fromStdString(refusal([&] {
             c3dBytes(r, "trial.c3d", {C3dProcessor::Intel, C3dStorage::Integer});
           })),
           sentence);
}

QTEST_GUILESS_MAIN(C3dTest)
#include "c3d_test.moc"
