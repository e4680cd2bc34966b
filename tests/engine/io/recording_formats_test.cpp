// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <fstream>
#include <set>

#include "engine/core/atomic_file.h"
#include "tests/engine/io/recorded_data.h"
#include "tests/engine/io/sample_recording.h"

using namespace handhold;

namespace {

namespace fs = std::filesystem;

Recording twoMarkers() {
  Recording recording;
  recording.frames = evenTimes(0.0, 100.0, 3);
  for (const char* name : {"head", "foot"})
    recording.markers.push_back(
        {name, "", std::vector<Vector3f>(3, Vector3f(1.0f, name[0] * 0.01f, 0.0f)), {}});
  return recording;
}

/// All that a writer needs, with the times of coordinates those of the markers.
Recording everything() {
  Recording recording = twoMarkers();
  recording.steps = recording.frames;
  recording.skeleton.emplace();
  SkeletonJoint root, leg;
  root.name = "hips";
  root.freedoms = {{JointFreedom::Kind::Move, 1, 0}, {JointFreedom::Kind::Turn, 0, 1}};
  leg.name = "leg";
  leg.parent = 0;
  leg.offset = Vector3(0.0, -0.9, 0.0);
  leg.end = Vector3(0.0, -0.8, 0.0);
  recording.skeleton->joints = {root, leg};
  recording.coordinates = {{"hips.Yposition", Measured::Length, {0.9, 0.9, 0.9}},
                           {"hips.Xrotation", Measured::Angle, {0.1, 0.2, 0.3}}};
  return recording;
}

}  // namespace

class RecordingFormatsTest : public QObject {
  Q_OBJECT

 private slots:
  void wordsAndEndingsDiffer();
  void contentCountsAndNotTheEnding();
  void tablesThatBeginWithAPAreTables();
  void endingsTellMotFromSto();
  void saysWhatIsLeftOut();
  void aRefusedFileLeavesTheOldOne();
  void refusals();
  void realFilesAreKnown();
  void commonDoubts();

 private:
  QTemporaryDir folder_;
  fs::path file(const std::string& name) const { return fs::path(folder_.path().toStdString()) / name; }
};

void RecordingFormatsTest::wordsAndEndingsDiffer() {
  std::set<std::string> seen;
  for (const RecordingFormat& format : recordingFormats()) {
    QVERIFY(seen.insert(format.word).second);
    for (const char* ending : format.endings) QVERIFY(seen.insert(ending).second);
    QVERIFY(format.read && format.recognises);
    QCOMPARE(format.write == nullptr, format.writes.empty());
  }
}

void RecordingFormatsTest::contentCountsAndNotTheEnding() {
  for (const RecordingFormat& format : recordingFormats()) {
    if (!format.write) continue;
    const fs::path right = file(std::string("trial") + format.endings[0]), wrong = file("trial.dat");
    writeRecording(everything(), right);
    fs::copy_file(right, wrong, fs::copy_options::overwrite_existing);
    const RecordingFormat* known = readRecording(wrong).format;
    // both tables of OpenSim begin alike
    QCOMPARE(std::string(known->word),
             std::string(format.word) == "sto" ? std::string("mot") : std::string(format.word));
    QCOMPARE(readRecording(right).format->word, format.word);
  }
}

/// Their second letter is the mark of a C3D.
void RecordingFormatsTest::tablesThatBeginWithAPAreTables() {
  std::ofstream(file("table.dat")) << "LPSI_x,LPSI_y,LPSI_z\n1,2,3\n4,5,6\n";
  const RecordingRead read = readRecording(file("table.dat"));
  QCOMPARE(std::string(read.format->word), std::string("csv"));
  QCOMPARE(read.recording.markers[0].name, std::string("LPSI"));
}

void RecordingFormatsTest::endingsTellMotFromSto() {
  for (const char* name : {"a.mot", "a.STO"}) {
    writeRecording(everything(), file(name));
    const RecordingRead read = readRecording(file(name));
    QCOMPARE(read.format->endings[0], QString(name).right(4).toLower().toStdString());
    QVERIFY(std::abs(read.recording.coordinates[1].values[2] - 0.3) < 1e-15);
  }
  const std::string mot = readFile(file("a.mot")), sto = readFile(file("a.STO"));
  QVERIFY(mot.find("inDegrees=yes") != std::string::npos && sto.find("inDegrees=no") != std::string::npos);
}

void RecordingFormatsTest::saysWhatIsLeftOut() {
  Recording recording = everything();
  recording.markers[0].residuals.assign(3, 0.001f);
  recording.events.push_back({"Foot Strike", "Left", "", 0.01});
  recording.person.name = "Anna";
  QCOMPARE(writeRecording(recording, file("a.trc")),
           (std::vector<std::string>{"1 markers' residuals", "2 coordinates", "2 joints of the skeleton",
                                     "1 events", "1 person"}));
  QCOMPARE(writeRecording(recording, file("a.c3d")),
           (std::vector<std::string>{"2 coordinates", "2 joints of the skeleton"}));
  QCOMPARE(writeRecording(twoMarkers(), file("a.trc")), std::vector<std::string>());
}

void RecordingFormatsTest::aRefusedFileLeavesTheOldOne() {
  writeRecording(twoMarkers(), file("keep.trc"));
  const std::string before = readFile(file("keep.trc"));
  Recording broken = twoMarkers();
  broken.markers[1].name = broken.markers[0].name;
  QVERIFY(!refusal([&] { writeRecording(broken, file("keep.trc")); }).empty());
  QCOMPARE(readFile(file("keep.trc")), before);
}

void RecordingFormatsTest::refusals() {
  const std::string at = folder_.path().toStdString() + "/";
  const auto sentence = [&](const std::string& name) {
    return refusal([&] { readRecording(at + name); }).substr(at.size());
  };
  std::ofstream(at + "empty.c3d");
  std::ofstream(at + "prose.txt") << "Once upon a time there was a marker.\nIt was never seen again.\n";
  QCOMPARE(sentence("none.c3d"),
           std::string("none.c3d: cannot be read: No such file or directory; check the path"));
  QCOMPARE(sentence("empty.c3d"), std::string("empty.c3d: is empty; name a recording"));
  QCOMPARE(
      sentence("prose.txt"),
      std::string(
          "prose.txt: is no recording that is known here; give c3d, trc, mot, sto, bvh, amc, asf or csv"));
  QCOMPARE(refusal([&] { readRecording(folder_.path().toStdString()); }),
           folder_.path().toStdString() + ": is not a file; name a file");
  QCOMPARE(refusal([&] { writeRecording(twoMarkers(), at + "a.amc"); }).substr(at.size()),
           std::string(
               "a.amc: the ending names no format that is written here; use c3d, trc, mot, sto, bvh or csv"));
}

void RecordingFormatsTest::realFilesAreKnown() {
  WANT_RECORDED_DATA();
  int known = 0;
  for (const auto& entry : fs::recursive_directory_iterator(kRecorded))
    for (const RecordingFormat& format : recordingFormats())
      for (const char* ending : format.endings) {
        if (QString::fromStdString(entry.path().extension().string()).toLower() != ending ||
            std::string(ending) == ".txt")
          continue;
        std::string begin(4096, '\0');
        std::ifstream stream(entry.path(), std::ios::binary);
        stream.read(begin.data(), 4096);
        begin.resize(static_cast<std::size_t>(stream.gcount()));
        QVERIFY2(format.recognises(begin), entry.path().c_str());
        ++known;
      }
  QVERIFY(known > 60);
}

void RecordingFormatsTest::commonDoubts() {
  Recording recording = twoMarkers();
  recording.markers[1].positions[0] = unseen();
  recording.markers[0].positions[0] = Vector3f(900.0f, 0.0f, 0.0f);
  noteCommonDoubts(recording);
  const std::string doubts = inOneText(recording.doubts);
  for (const char* sentence :
       {"Gaps: markers: 1 of 2 are not seen all the time, 'foot' is seen in 66 % of the "
        "frames; gaps stay where nothing fills them\n",
        "Units: markers: they span 899", " m; the unit was taken as it stands\n",
        "faster than 30 m/s, as nobody is; taken as it stands\n",
        "Up axis: file: which axis points up is not told; left open\n"})
    QVERIFY2(doubts.find(sentence) != std::string::npos, doubts.c_str());
  QCOMPARE(recording.doubts.size(), std::size_t(4));
}

QTEST_GUILESS_MAIN(RecordingFormatsTest)
#include "recording_formats_test.moc"
