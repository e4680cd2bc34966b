// SPDX-License-Identifier: GPL-3.0-or-later
// What the law of clearance keeps out of. The reader of meshes runs in this program again, as a child.
#include "app/files/prop_solids.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <memory>
#include <string_view>

#include "app/files/mesh_file.h"
#include "engine/core/error.h"
#include "engine/math/triangle_solid.h"
#include "engine/planning/manoeuvre/solids_entered.h"
#include "engine/planning/solve.h"

namespace handhold {

namespace {

const char kTetrahedron[] = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n";

Prop meshNamed(const std::string& file) {
  Prop mesh;
  mesh.name = "wedge";
  mesh.kind = PropKind::Mesh;
  mesh.file = file;
  mesh.size = Vector3(0.5, 0.5, 2.0);
  return mesh;
}

}  // namespace

class PropSolidsTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    std::filesystem::create_directory(path("task"));
    std::ofstream(path("task/wedge.obj")) << kTetrahedron;
    std::ofstream(path("outside.obj")) << kTetrahedron;
    std::ofstream(path("task/damaged.obj")) << "f 1 2 3\n";
  }

  void meshesAreAsLargeAsTheirProps();
  void whatCannotBeReadIsRefusedWhereTheLawIsOn_data();
  void whatCannotBeReadIsRefusedWhereTheLawIsOn();
  void whatLiesOutsideIsReadWhereItIsAsked();
  void aFolderWithoutANameIsTheOneAtWork();
  void theWindowReadsEachFileOnce();
  void theWindowTellsWhatIsMissing();
  void whatSomebodyElseReadCounts();
  void theSampleIsSolved();

 private:
  std::filesystem::path path(const char* file) const { return folder_->filePath(file).toStdString(); }
  enum class Clearing { Off, On };
  OpenedTask opened(const std::string& file, Clearing clearance) const {
    OpenedTask task;
    task.folder = path("task");
    task.task.props = {meshNamed(file)};
    task.task.laws.clearance = clearance == Clearing::On;
    return task;
  }

  std::unique_ptr<QTemporaryDir> folder_;
};

void PropSolidsTest::meshesAreAsLargeAsTheirProps() {
  OpenedTask task = opened("wedge.obj", Clearing::On);
  giveSolids(task);
  const auto solid = task.task.props[0].solid;
  QVERIFY(solid && solid->hasInside());
  QCOMPARE(solid->triangles().size(), std::size_t{4});
  QVERIFY(std::abs(solid->distance(Vector3(0.0, 0.0, 3.0), INFINITY) - 1.0) < 1e-6);
}

void PropSolidsTest::whatCannotBeReadIsRefusedWhereTheLawIsOn_data() {
  QTest::addColumn<QString>("file");
  QTest::newRow("damaged") << "damaged.obj";
  QTest::newRow("missing") << "missing.obj";
  QTest::newRow("outside") << "../outside.obj";
}

void PropSolidsTest::whatCannotBeReadIsRefusedWhereTheLawIsOn() {
  QFETCH(QString, file);
  OpenedTask keeping = opened(file.toStdString(), Clearing::On),
             free = opened(file.toStdString(), Clearing::Off);
  QVERIFY_EXCEPTION_THROWN(giveSolids(keeping), InputError);
  giveSolids(free);
  QVERIFY(!free.task.props[0].solid);
}

void PropSolidsTest::whatLiesOutsideIsReadWhereItIsAsked() {
  OpenedTask task = opened("../outside.obj", Clearing::On);
  giveSolids(task, OutsideMeshes::Read);
  QVERIFY(task.task.props[0].solid);
}

void PropSolidsTest::aFolderWithoutANameIsTheOneAtWork() {
  const auto before = std::filesystem::current_path();
  std::filesystem::current_path(path("task"));
  OpenedTask outside = opened("../outside.obj", Clearing::On), inside = opened("wedge.obj", Clearing::On);
  outside.folder = inside.folder = "";
  QVERIFY_EXCEPTION_THROWN(giveSolids(outside), InputError);
  giveSolids(inside);
  std::filesystem::current_path(before);
  QVERIFY(inside.task.props[0].solid);
}

void PropSolidsTest::theWindowReadsEachFileOnce() {
  PropSolids solids;
  solids.setFolder(path("task"));
  Task task;
  task.props = {meshNamed("wedge.obj"), meshNamed("wedge.obj")};
  task.props[1].size *= 2.0;
  QVERIFY(!solids.solid(task).props[0].solid);  // nobody asks for it
  task.laws.clearance = true;
  const Task first = solids.solid(task);
  QVERIFY(first.props[0].solid && first.props[1].solid);
  QVERIFY(first.props[0].solid != first.props[1].solid);
  std::filesystem::remove(path("task/wedge.obj"));
  QCOMPARE(solids.solid(task).props[0].solid, first.props[0].solid);
}

void PropSolidsTest::theWindowTellsWhatIsMissing() {
  PropSolids solids(path("task"));
  Task task = opened("missing.obj", Clearing::On).task;
  try {
    solids.solid(task);
    QFAIL("nothing was told");
  } catch (const InputError& error) {
    const QString words = error.what();
    QVERIFY2(words.contains("wedge") && words.contains("switch the law of clearance off"), qPrintable(words));
  }
  std::ofstream(path("task/missing.obj")) << kTetrahedron;  // it is looked for again
  QVERIFY(solids.solid(task).props[0].solid);
  std::stop_source stop;
  stop.request_stop();
  QVERIFY(!PropSolids(path("task")).solid(task, stop.get_token()).props[0].solid);
}

/// From outside the folder, too, until it shall not be taken.
void PropSolidsTest::whatSomebodyElseReadCounts() {
  PropSolids solids(path("task"));
  const Task task = opened("../outside.obj", Clearing::On).task;
  solids.keep(path("outside.obj"), readMesh(path("outside.obj")));
  QVERIFY(solids.solid(task).props[0].solid);
  solids.setFolder(path("task"));  // the task was saved
  QVERIFY(solids.solid(task).props[0].solid);
  solids.forget(path("outside.obj"));
  QVERIFY_EXCEPTION_THROWN(solids.solid(task), InputError);
}

/// Without the pump's triangles the arm goes 6 cm into it.
void PropSolidsTest::theSampleIsSolved() {
  const OpenedTask sample =
      openSolidTask(std::string(HANDHOLD_SOURCE_DIR) + "/resources/tasks/pump_reach.json", {});
  const Trial clear = solve(sample.subject, sample.task);
  QVERIFY2(clear.solved(), clear.message.c_str());
  Task blind = sample.task;
  for (Prop& prop : blind.props) prop.solid = nullptr;
  const auto enters = [&](const Trial& trial) {
    const auto entered = solidsEntered(*sample.subject.model, sample.task, trial.motion);
    return std::ranges::any_of(entered, [](const Violation& v) { return v.other == "pump"; });
  };
  QVERIFY(!enters(clear));
  QVERIFY(enters(solve(sample.subject, blind)));
}

}  // namespace handhold

int main(int argc, char** argv) {
  using namespace handhold;
  QCoreApplication application(argc, argv);
  if (argc == 4 && std::string_view(argv[1]) == "import-mesh") return convertMesh(argv[2], argv[3]) ? 0 : 1;
  PropSolidsTest test;
  return QTest::qExec(&test, argc, argv);
}

#include "prop_solids_test.moc"
