// SPDX-License-Identifier: GPL-3.0-or-later
// A task that is saved in another folder, and what undo brings back then.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "engine/model/model_file.h"
#include "tests/ui/fake_trials.h"
#include "ui/document/files/document_files.h"
#include "ui/document/result_actions.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"

namespace handhold {

namespace {

const QString kModels = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/models");
const std::string kThere = "../first/block.obj";

std::shared_ptr<const Model> human() {
  static const std::shared_ptr<const Model> model = loadModel((kModels + "/human55.json").toStdString());
  return model;
}

/// A task with a mesh, saved beside it.
struct MeshScene {
  MeshScene() {
    QDir(folder.path()).mkpath("first");
    QDir(folder.path()).mkpath("second");
    QFile mesh(first("block.obj"));
    if (mesh.open(QIODevice::WriteOnly)) mesh.close();
    saveDocument(document, first("task.json"));
    Prop prop = suggestedProp(PropKind::Mesh);
    prop.file = "block.obj";
    addProp(document, prop);
  }

  QString first(const char* name) const { return folder.filePath("first/") + name; }
  QString second(const char* name) const { return folder.filePath("second/") + name; }
  const std::string& file() const { return document.project().task.props.at(0).file; }

  QTemporaryDir folder;
  Document document{newProject(human())};
};

}  // namespace

class SavedElsewhereTest : public QObject {
  Q_OBJECT

 private slots:
  void whatUndoBringsBackNamesTheSameFile();
  void resultsGoOnBeingTheSame();
  void whatWasChangedMeanwhileNamesTheSameFile();
};

/// Saving is no step, and what is saved after an undo lies in the other folder, too.
void SavedElsewhereTest::whatUndoBringsBackNamesTheSameFile() {
  MeshScene scene;
  renameTask(scene.document, "Later");
  const int steps = scene.document.history().index();
  saveDocument(scene.document, scene.second("task.json"));
  QCOMPARE(scene.document.history().index(), steps);
  QVERIFY(scene.document.isClean());
  QCOMPARE(scene.file(), kThere);
  scene.document.undo();
  QCOMPARE(scene.file(), kThere);
  saveDocument(scene.document, scene.second("task.json"));
  Document again(newProject(human()));
  openDocument(again, scene.second("task.json"), kModels);
  QCOMPARE(again.project().task.props.at(0).file, kThere);
  scene.document.redo();
  QCOMPARE(scene.file(), kThere);
}

void SavedElsewhereTest::resultsGoOnBeingTheSame() {
  MeshScene scene;
  const Project& project = scene.document.project();
  applyTrial(scene.document, shared(stillTrial(human(), project.task, project.q)));
  saveDocument(scene.document, scene.second("task.json"));
  QVERIFY(shownResult(project));
  QCOMPARE(project.results.at(0).trial->task->props.at(0).file, kThere);
  renameTask(scene.document, "Later");
  scene.document.undo();
  QVERIFY(scene.document.isClean());
  QVERIFY(shownResult(project));
}

/// A long file is written in another thread.
void SavedElsewhereTest::whatWasChangedMeanwhileNamesTheSameFile() {
  MeshScene scene;
  const FileToWrite file = toWrite(scene.document, scene.second("task.json"));
  writeProject(file);
  renameTask(scene.document, "Later");
  noteWritten(scene.document, file);
  QCOMPARE(scene.file(), kThere);
  QVERIFY(!scene.document.isClean());
}

}  // namespace handhold

QTEST_APPLESS_MAIN(handhold::SavedElsewhereTest)
#include "saved_elsewhere_test.moc"
