// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QtTest>
#include <filesystem>
#include <fstream>
#include <map>

#include "engine/core/error.h"
#include "engine/io/amc/amc_reader.h"
#include "engine/io/amc/asf_reader.h"
#include "engine/io/bvh/bvh_reader.h"
#include "engine/io/c3d/c3d_writer.h"
#include "engine/io/recording_formats.h"
#include "tests/engine/io/sample_recording.h"
#include "tests/fuzz/mutator.h"

// Damaged recordings of every format are read, with lists that fit together, or refused as wrong input; what
// was read is written in every format, or refused. The seeds are of our own writers. HANDHOLD_FUZZ_INPUTS
// sets how many inputs each format gets.

using namespace handhold;

namespace {

constexpr int kInputs = 150;
constexpr unsigned kSeed = 20261;

const std::string kSkeleton =
    ":units\n length 0.45\n angle deg\n:root\n order TX TY TZ RX RY RZ\n axis XYZ\n position 0 0 0\n "
    "orientation 0 0 0\n:bonedata\n"
    " begin\n name femur\n direction 0 -1 0\n length 8\n axis 0 0 20 XYZ\n dof rx ry rz\n end\n begin\n name "
    "tibia\n"
    " direction 0 -1 0\n length 7\n axis 0 0 20 XYZ\n dof rx\n end\n:hierarchy\n begin\n root femur\n femur "
    "tibia\n end\n";
const std::string kSteps =
    ":DEGREES\n1\nroot 1 2 3 0 0 0\nfemur 10 20 30\ntibia 40\n2\nroot 1 2 3 0 90 0\nfemur 0 0 0\ntibia 0\n";
const std::string kBody =
    "HIERARCHY\nROOT Hips\n{\nOFFSET 0 0 0\nCHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation "
    "Yrotation\nJOINT Leg\n{\n"
    "OFFSET 10 -80 0\nCHANNELS 3 Xrotation Yrotation Zrotation\nEnd Site\n{\nOFFSET 0 -90 "
    "0\n}\n}\n}\nMOTION\nFrames: 2\n"
    "Frame Time: 0.01\n1 2 3 10 20 30 40 50 60\n1 2 3 11 21 31 41 51 61\n";

Recording readBytes(const std::string& bytes, Recording (*read)(const Reading&)) {
  const auto source = inMemory(bytes, "damaged");
  return read(Reading{*source});
}

Recording readSteps(const Reading& reading) {
  const auto bones = inMemory(kSkeleton, "skeleton");
  return readAmcOf(reading, readAsfSkeleton(Reading{*bones}));
}

struct RecordingSeed {
  std::string bytes;
  Recording (*read)(const Reading&);
};

Recording trial() {
  SampleRecording sample(6);
  Recording recording;
  sample.addMarkers(recording, 4);
  sample.addResiduals(recording);
  sample.addVectors(recording);
  sample.addAnalog(recording, 3);
  sample.addPlate(recording);
  sample.addEvents(recording, 2);
  sample.addCoordinates(recording, {{"pelvis_tx", Measured::Length}, {"hip_flexion_r", Measured::Angle}});
  return recording;
}

std::string written(Recording recording, const RecordingFormat& format) {
  if (std::string(format.word) == "csv") recording.coordinates.clear();
  return format.write(recording, "seed");
}

std::map<QString, std::vector<RecordingSeed>> recordingSeeds() {
  std::map<QString, std::vector<RecordingSeed>> seeds;
  for (const RecordingFormat& format : recordingFormats())
    if (format.write && format.read != readBvh)
      seeds[format.word].push_back({written(trial(), format), format.read});
  for (const C3dProcessor processor : {C3dProcessor::Intel, C3dProcessor::Dec, C3dProcessor::Mips})
    for (const C3dStorage storage : {C3dStorage::Real, C3dStorage::Integer})
      seeds["c3d"].push_back({c3dBytes(trial(), "seed", {processor, storage}), seeds["c3d"].front().read});
  seeds["bvh"].push_back({kBody, readBvh});
  seeds["asf"].push_back({kSkeleton, readAsf});
  seeds["amc"].push_back({kSteps, readSteps});
  return seeds;
}

bool fitsTogether(const Recording& r) {
  const std::size_t frames = r.frames.times.size(), samples = r.samples.times.size(),
                    steps = r.steps.times.size();
  const auto all = [](const auto& list, const auto& fits) {
    return std::all_of(list.begin(), list.end(), fits);
  };
  return all(r.markers,
             [&](const Marker& m) {
               return m.positions.size() == frames && (m.residuals.empty() || m.residuals.size() == frames);
             }) &&
         all(r.vectors, [&](const RecordedVectors& v) { return v.values.size() == frames; }) &&
         all(r.analog, [&](const AnalogChannel& c) { return c.values.size() == samples; }) &&
         all(r.plates,
             [&](const ForcePlate& p) {
               return p.forces.size() == samples && p.moments.size() == samples;
             }) &&
         all(r.coordinates, [&](const RecordedCoordinate& c) { return c.values.size() == steps; });
}

void writeInEveryFormat(const Recording& recording) {
  for (const RecordingFormat& format : recordingFormats()) {
    if (!format.write) continue;
    try {
      format.write(recording, "written");
    } catch (const InputError&) {
    }
  }
}

}  // namespace

class RecordingsTest : public QObject {
  Q_OBJECT

 private slots:
  void wholeFilesAreRead();
  void damagedFilesAreReadOrRefused_data();
  void damagedFilesAreReadOrRefused();

 private:
  std::map<QString, std::vector<RecordingSeed>> seeds_ = recordingSeeds();
};

void RecordingsTest::wholeFilesAreRead() {
  QCOMPARE(seeds_.size(), recordingFormats().size());
  for (const auto& [format, seeds] : seeds_)
    for (const RecordingSeed& seed : seeds) QVERIFY(fitsTogether(readBytes(seed.bytes, seed.read)));
}

void RecordingsTest::damagedFilesAreReadOrRefused_data() {
  QTest::addColumn<QString>("format");
  for (const auto& [format, seeds] : seeds_) QTest::newRow(qPrintable(format)) << format;
}

void RecordingsTest::damagedFilesAreReadOrRefused() {
  QFETCH(QString, format);
  const std::vector<RecordingSeed>& seeds = seeds_.at(format);
  const int wanted = qEnvironmentVariableIntValue("HANDHOLD_FUZZ_INPUTS"),
            inputs = wanted > 0 ? wanted : kInputs;
  std::vector<Recording> whole;
  for (const RecordingSeed& seed : seeds) whole.push_back(readBytes(seed.bytes, seed.read));
  Mutator mutator(kSeed);
  int noticed = 0;
  for (int i = 0; i < inputs; ++i) {
    const std::size_t which = static_cast<std::size_t>(i) % seeds.size();
    const std::string bytes = mutator.mutate(seeds[which].bytes);
    // what a death leaves behind
    const std::filesystem::path copy =
        std::filesystem::temp_directory_path() /
        ("handhold_fuzz_" + format.toStdString() + std::to_string(QCoreApplication::applicationPid()));
    std::ofstream(copy, std::ios::binary) << bytes;
    try {
      const Recording read = readBytes(bytes, seeds[which].read);
      QVERIFY2(fitsTogether(read), qPrintable(QString("input %1, kept as %2").arg(i).arg(copy.c_str())));
      writeInEveryFormat(read);
      if (!(read == whole[which])) ++noticed;
    } catch (const InputError&) {
      ++noticed;
    } catch (const std::exception& error) {
      QFAIL(qPrintable(QString("input %1, kept as %2: %3").arg(i).arg(copy.c_str(), error.what())));
    }
    std::filesystem::remove(copy);
  }
  QVERIFY2(noticed > inputs / 4, "the damages do no damage");
}

QTEST_GUILESS_MAIN(RecordingsTest)
#include "recordings_test.moc"
