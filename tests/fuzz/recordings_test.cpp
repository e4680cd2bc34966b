// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QtTest>
#include <filesystem>
#include <fstream>
#include <map>

#include "engine/core/error.h"
#include "engine/estimation/recorded_trial/told_postures.h"
#include "engine/model/model_file.h"
#include "tests/fuzz/mutator.h"
#include "tests/fuzz/recording_seeds.h"

// Damaged recordings of every format are read, with lists that fit together, or refused as wrong input; what
// was read is written in every format, or refused. The seeds are of our own writers. HANDHOLD_FUZZ_INPUTS
// sets how many inputs each format gets.

using namespace handhold;

namespace {

constexpr int kInputs = 150;
constexpr unsigned kSeed = 20261;

const Model& person() {
  static const auto model = loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  return *model;
}

/// Joint angles under our own names become postures, all of them numbers, or are refused.
Recording readJointTable(const Reading& reading) {
  Recording recording = readCsv(reading);
  refuseTooFewJoints(recording, person(), reading.source.place());
  const std::optional<ToldPostures> told = toldPostures(recording, person());
  for (std::size_t i = 0; told && i < told->postures.size(); ++i)
    if (!told->postures[i].allFinite()) throw std::logic_error("a posture is no number");
  return recording;
}

/// Those that need a body, too.
std::map<std::string, std::vector<RecordingSeed>> allSeeds() {
  std::map<std::string, std::vector<RecordingSeed>> seeds = recordingSeeds();
  std::string table = "time";
  for (int i = 1; i < 12; ++i) table += "," + person().joints[i].name;
  for (int row = 0; row < 4; ++row) {
    table += "\n" + std::to_string(0.01 * row);
    for (int i = 1; i < 12; ++i) table += "," + std::to_string(0.1 * i + 0.01 * row);
  }
  seeds["joints"].push_back({table + "\n", readJointTable});
  return seeds;
}

}  // namespace

class RecordingsTest : public QObject {
  Q_OBJECT

 private slots:
  void wholeFilesAreRead();
  void damagedFilesAreReadOrRefused_data();
  void damagedFilesAreReadOrRefused();

 private:
  std::map<std::string, std::vector<RecordingSeed>> seeds_ = allSeeds();
};

void RecordingsTest::wholeFilesAreRead() {
  // besides: text in UTF-16, and joints by the names of gait and of our own tables
  QCOMPARE(seeds_.size(), recordingFormats().size() + 3);
  for (const auto& [format, seeds] : seeds_)
    for (const RecordingSeed& seed : seeds) QVERIFY(fitsTogether(readBytes(seed.bytes, seed.read)));
}

void RecordingsTest::damagedFilesAreReadOrRefused_data() {
  QTest::addColumn<QString>("format");
  for (const auto& [format, seeds] : seeds_) QTest::newRow(format.c_str()) << QString::fromStdString(format);
}

void RecordingsTest::damagedFilesAreReadOrRefused() {
  QFETCH(QString, format);
  const std::vector<RecordingSeed>& seeds = seeds_.at(format.toStdString());
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
