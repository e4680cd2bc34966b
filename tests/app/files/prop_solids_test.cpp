// SPDX-License-Identifier: GPL-3.0-or-later
// What the law of clearance keeps out of. The reader of meshes runs in this program again, as a child.
#include "app/files/prop_solids.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>
#include <cstdio>
#include <fstream>
#include <memory>
#include <string_view>

#include "app/files/mesh_file.h"
#include "engine/core/error.h"
#include "engine/math/triangle_solid.h"

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
  void theWindowReadsEachFileOnce();

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
  QVERIFY(std::abs(solid->nearest(Vector3(0.0, 0.0, 3.0), INFINITY)->distance - 1.0) < 1e-6);
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

void PropSolidsTest::theWindowReadsEachFileOnce() {
  PropSolids solids;
  solids.setFolder(path("task"));
  Task task;
  task.props = {meshNamed("wedge.obj"), meshNamed("wedge.obj"), meshNamed("damaged.obj"),
                meshNamed("../outside.obj")};
  task.props[1].size *= 2.0;
  const Task first = solids.solid(task);
  QVERIFY(first.props[0].solid && first.props[1].solid && !first.props[2].solid && !first.props[3].solid);
  QVERIFY(first.props[0].solid != first.props[1].solid);
  QCOMPARE(solids.solid(task).props[0].solid, first.props[0].solid);
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
