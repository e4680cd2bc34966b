// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QtTest>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/osim/osim_inverse_dynamics.h"
#include "engine/osim/osim_reader.h"
#include "engine/task/file/task_file.h"
#include "engine/trial/result_tables.h"
#include "engine/trial/state_tables.h"
#include "tests/engine/dynamics/small_models.h"
#include "tests/engine/osim/small_osim.h"
#include "tests/fuzz/mutator.h"

// Damaged files of every text format are read or refused as wrong input; nothing else comes of them. Damaged
// meshes: tests/app/files/mesh_file_test.cpp. HANDHOLD_FUZZ_INPUTS sets how many inputs each format gets.

using namespace handhold;

namespace {

namespace fs = std::filesystem;

constexpr int kInputs = 150;
constexpr unsigned kSeed = 20260;
const fs::path kResources = fs::path(HANDHOLD_SOURCE_DIR) / "resources";

int inputCount() {
  const int wanted = qEnvironmentVariableIntValue("HANDHOLD_FUZZ_INPUTS");
  return wanted > 0 ? wanted : kInputs;
}

/// Without waiting for the disk, unlike the writer of the engine.
void overwrite(const fs::path& file, const std::string& text) {
  std::ofstream(file, std::ios::binary) << text;
}

/// Returns without an exception, or throws InputError.
using Reader = std::function<void(const std::string&)>;

struct Seed {
  std::string text;
  Reader read;
};

std::vector<fs::path> filesIn(const std::string& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(kResources / folder))
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

/// What was read is written and read again to the same text.
void readTask(const std::string& text, const Subject& subject) {
  const Model& model = *subject.model;
  const std::string written = taskToJson(taskFromJson(text, "task", model), subject);
  if (taskToJson(taskFromJson(written, "written task", model), subject) != written)
    throw std::logic_error("a task that was read is not written as it was");
}

std::vector<Seed> taskSeeds() {
  std::map<fs::path, std::shared_ptr<const Model>> models;
  std::vector<Seed> seeds;
  for (const fs::path& file : filesIn("tasks")) {
    auto& model = models[taskModelFile(file, kResources / "models")];
    if (!model) model = loadModel(taskModelFile(file, kResources / "models"));
    seeds.push_back({readFile(file), [model](const std::string& text) { readTask(text, model); }});
  }
  return seeds;
}

std::vector<Seed> modelSeeds() {
  std::vector<Seed> seeds;
  for (const fs::path& file : filesIn("models"))
    seeds.push_back({readFile(file), [](const std::string& text) { modelFromJson(text, "model"); }});
  return seeds;
}

Motion sampleMotion(const Model& model) {
  RandomStates states(model, 7);
  Motion motion;
  for (int i = 0; i < 3; ++i) {
    const State s = states.next();
    MotionFrame frame{0.1 * i, s.q, s.v, s.vdot, states.normal(model.velocitySize(), 3.0), {}};
    ContactLoad load;
    load.name = "left, bar";
    load.frame = FrameIndex(1);
    load.link = model.frames[load.frame].link;
    frame.loads.push_back(load);
    motion.frames.push_back(frame);
  }
  return motion;
}

std::vector<Seed> tableSeeds() {
  const auto model = modelNamed("planar9");
  const Motion motion = sampleMotion(*model);
  return {
      {statesToCsv(motion, *model), [model](const std::string& t) { statesFromCsv(t, "states", *model); }},
      {torquesToCsv(motion, *model),
       [model](const std::string& t) { torquesFromCsv(t, "torques", *model); }}};
}

/// A folder of a result in which one table is damaged.
std::vector<Seed> resultSeeds(const fs::path& folder) {
  const auto model = modelNamed("planar9");
  const Motion motion = sampleMotion(*model);
  const std::pair<const char*, std::string> tables[] = {{"states.csv", statesToCsv(motion, *model)},
                                                        {"torques.csv", torquesToCsv(motion, *model)},
                                                        {"contacts.csv", contactsToCsv(motion, *model)}};
  std::vector<Seed> seeds;
  for (const auto& [name, whole] : tables) {
    overwrite(folder / name, whole);
    seeds.push_back({whole, [=, file = folder / name](const std::string& text) {
                       overwrite(file, text);
                       try {
                         readResult(folder, *model);
                       } catch (...) {
                         overwrite(file, whole);
                         throw;
                       }
                       overwrite(file, whole);
                     }});
  }
  return seeds;
}

/// What was read can be moved.
std::vector<Seed> osimSeeds(const fs::path& folder) {
  return {{kLegOsim, [file = folder / "leg.osim"](const std::string& text) {
             overwrite(file, text);
             const OsimModel model = readOsim(file);
             const VectorX zero = VectorX::Zero(static_cast<int>(model.coordinates.size()));
             OsimInstant instant{zero, zero, zero};
             couple(model, instant);
             const OsimState state = stateOf(model, instant);
             markerPositions(model, state);
             osimInverseDynamics(model, state, {});
           }}};
}

}  // namespace

class ReadersTest : public QObject {
  Q_OBJECT

 private slots:
  void wholeFilesAreRead();
  void damagedFilesAreReadOrRefused_data();
  void damagedFilesAreReadOrRefused();

 private:
  QTemporaryDir folder_;
  std::map<QString, std::vector<Seed>> seeds_ = {{"task", taskSeeds()},
                                                 {"model", modelSeeds()},
                                                 {"table", tableSeeds()},
                                                 {"osim", osimSeeds(folder_.path().toStdString())},
                                                 {"result", resultSeeds(folder_.path().toStdString())}};
};

void ReadersTest::wholeFilesAreRead() {
  for (const auto& [format, seeds] : seeds_) {
    QVERIFY(!seeds.empty());
    for (const Seed& seed : seeds) seed.read(seed.text);
  }
}

void ReadersTest::damagedFilesAreReadOrRefused_data() {
  QTest::addColumn<QString>("format");
  for (const auto& [format, seeds] : seeds_) QTest::newRow(qPrintable(format)) << format;
}

void ReadersTest::damagedFilesAreReadOrRefused() {
  QFETCH(QString, format);
  const std::vector<Seed>& seeds = seeds_.at(format);
  Mutator mutator(kSeed);
  int refused = 0;
  for (int i = 0; i < inputCount(); ++i) {
    const Seed& seed = seeds[static_cast<std::size_t>(i) % seeds.size()];
    const std::string text = mutator.mutate(seed.text);
    // what a death leaves behind
    const fs::path copy = fs::temp_directory_path() / ("handhold_fuzz_" + format.toStdString() +
                                                       std::to_string(QCoreApplication::applicationPid()));
    overwrite(copy, text);
    try {
      seed.read(text);
    } catch (const InputError&) {
      ++refused;
    } catch (const std::exception& error) {
      QFAIL(qPrintable(QString("input %1, kept as %2: %3").arg(i).arg(copy.c_str(), error.what())));
    }
    fs::remove(copy);
  }
  QVERIFY2(refused > inputCount() / 4, "the damages do no damage");
}

QTEST_GUILESS_MAIN(ReadersTest)
#include "readers_test.moc"
