// SPDX-License-Identifier: GPL-3.0-or-later
// Meshes of the open document: their unit, and what stands where one cannot be read. The reader runs in this
// program again, as a child.
#include "app/bindings/mesh_binding.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>
#include <fstream>

#include "app/files/mesh_file.h"
#include "engine/model/model_file.h"
#include "ui/document/task_actions.h"

namespace handhold {

namespace {

constexpr int kReadMilliseconds = 60000;  // generous: sanitizers and busy machines

std::shared_ptr<const Model> planar() {
  return loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/planar9.json");
}

/// A right-angled corner whose edges are so long.
void writeCorner(const std::string& file, double edge) {
  std::ofstream stream(file);
  stream << "v 0 0 0\nv " << edge << " 0 0\nv 0 " << edge << " 0\nv 0 0 " << edge
         << "\nf 1 2 3\nf 1 2 4\nf 2 3 4\n";
}

struct OpenTask {
  Document document{newProject(planar())};
  QWidget window;
  MeshBinding meshes{document, window};
  QTemporaryDir folder;

  OpenTask() { QObject::connect(&document, &Document::shownChanged, &meshes, &MeshBinding::readMissing); }
  std::string path(const char* name) const { return folder.filePath(name).toStdString(); }
  void add(const std::string& file) {
    Prop prop;
    prop.kind = PropKind::Mesh;
    prop.name = "part";
    prop.file = file;
    addProp(document, prop);
  }
  Scene scene() const {
    Scene scene;
    meshes.store().addKnown(scene, document.project().task, {});
    return scene;
  }
};

}  // namespace

class MeshBindingTest : public QObject {
  Q_OBJECT

 private slots:
  void aMeshInMetresStaysAsItIs();
  void aMeshInMillimetresIsTakenAsSuchAndSaysSo();
  void aBrokenMeshIsABoxWithItsReason();
  void readingIsCancelled();
  void whatIsDrawnIsKeptClearOfAfterSaving();
};

void MeshBindingTest::aMeshInMetresStaysAsItIs() {
  OpenTask open;
  writeCorner(open.path("part.obj"), 1.2);
  open.add(open.path("part.obj"));
  QTRY_COMPARE_WITH_TIMEOUT(open.scene().solids.size(), std::size_t(1), kReadMilliseconds);
  QCOMPARE(open.scene().solids[0].form, Form::Mesh);
  QCOMPARE(open.document.project().task.props[0].size, Vector3(1.0, 1.0, 1.0));
  QCOMPARE(open.document.history().index(), 1);
}

void MeshBindingTest::aMeshInMillimetresIsTakenAsSuchAndSaysSo() {
  OpenTask open;
  QSignalSpy reported(&open.document, &Document::reported);
  writeCorner(open.path("part.obj"), 1200.0);
  open.add(open.path("part.obj"));
  QTRY_COMPARE_WITH_TIMEOUT(open.document.project().task.props[0].size, Vector3(0.001, 0.001, 0.001),
                            kReadMilliseconds);
  QVERIFY(reported.last()[1].toString().contains("millimetres"));
  open.document.undo();  // a step of its own: the guess is taken back, the mesh stays
  QCOMPARE(open.document.project().task.props[0].size, Vector3(1.0, 1.0, 1.0));
}

void MeshBindingTest::aBrokenMeshIsABoxWithItsReason() {
  OpenTask open;
  QSignalSpy reported(&open.document, &Document::reported);
  std::ofstream(open.path("part.obj")) << "no mesh";
  open.add(open.path("part.obj"));
  QTRY_VERIFY_WITH_TIMEOUT(!open.document.unreadable().empty(), kReadMilliseconds);
  QCOMPARE(open.document.unreadable().begin()->first, open.path("part.obj"));
  const Scene scene = open.scene();
  QCOMPARE(scene.solids.size(), std::size_t(1));
  QCOMPARE(scene.solids[0].form, Form::Box);
  QVERIFY(scene.solids[0].id == (ThingId{ThingKind::Prop, 0}));
  QCOMPARE(scene.labels.size(), std::size_t(1));
  QVERIFY(scene.labels[0].text.starts_with("part: "));
  for (const QString& words : {reported.last()[1].toString(), QString::fromStdString(scene.labels[0].text)})
    QVERIFY2(!words.contains(open.folder.path()), qPrintable(words));
}

/// Of a mesh from elsewhere, which nobody but the window may read.
void MeshBindingTest::whatIsDrawnIsKeptClearOfAfterSaving() {
  OpenTask open;
  PropSolids solids;
  open.meshes.feed(solids);
  const QTemporaryDir other;
  writeCorner(other.filePath("part.obj").toStdString(), 1.2);
  open.add(other.filePath("part.obj").toStdString());
  Task task = open.document.project().task;
  task.laws.clearance = true;
  QTRY_COMPARE_WITH_TIMEOUT(open.scene().solids.size(), std::size_t(1), kReadMilliseconds);
  QVERIFY(solids.solid(task).props[0].solid);
  emit open.document.filePathChanged();
  emit open.document.wasReset();
  QVERIFY(solids.solid(task).props[0].solid);
  open.meshes.cancel();
}

void MeshBindingTest::readingIsCancelled() {
  OpenTask open;
  QSignalSpy reading(&open.meshes, &MeshBinding::reading);
  writeCorner(open.path("part.obj"), 1.2);
  open.add(open.path("part.obj"));
  QCOMPARE(reading.last()[0].toString(), QString("part.obj"));
  open.meshes.cancel();
  QCOMPARE(reading.last()[0].toString(), QString());
  QCOMPARE(open.scene().solids.size(), std::size_t(1));
  QCOMPARE(open.scene().solids[0].form, Form::Box);
  open.meshes.readMissing();  // it is not begun again
  QCOMPARE(reading.last()[0].toString(), QString());
}

}  // namespace handhold

int main(int argc, char** argv) {
  if (argc == 4 && std::string(argv[1]) == "import-mesh")
    return handhold::convertMesh(argv[2], argv[3]) ? 0 : 1;
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  handhold::MeshBindingTest test;
  return QTest::qExec(&test, argc, argv);
}
#include "mesh_binding_test.moc"
