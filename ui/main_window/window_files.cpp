// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <optional>

#include "ui/controls/save_question.h"
#include "ui/dialogs/folder_dialog.h"
#include "ui/dialogs/start_page.h"
#include "ui/document/files/document_files.h"
#include "ui/document/files/recording_files.h"
#include "ui/document/files/study_files.h"
#include "ui/document/language/said.h"
#include "ui/document/task_actions.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/recent_files.h"

// Files of the window: new, open, save, revert, drop, export, and what happens to unsaved work.

namespace handhold {

namespace {

QString taskPattern() { return QObject::tr("Tasks (*.json);;All files (*)"); }

constexpr int kOtherWindowLook_ms = 2000;
QString firstFile(const QMimeData* data) {
  for (const QUrl& url : data->urls())
    if (url.isLocalFile()) return url.toLocalFile();
  return {};
}

/// ".html" of "Web page (*.html)".
QString endingOf(const QString& pattern) {
  return QRegularExpression(QStringLiteral("\\.\\w+")).match(pattern).captured();
}

bool isMesh(const QString& file) {
  return QStringList({"obj", "stl", "ply", "dae", "gltf", "glb"})
      .contains(QFileInfo(file).suffix().toLower());
}

}  // namespace

/// What is being typed belongs to the task that is open: left until a field loses the focus, it would be
/// written into the next.
void MainWindow::endTyping() {
  for (QWidget* field : {QApplication::focusWidget(), focusWidget()})
    if (field && isOwn(*field)) field->clearFocus();
}

bool MainWindow::mayDiscard() {
  endTyping();
  if (document_.isClean()) return true;
  QMessageBox question(this);
  question.setObjectName(QStringLiteral("unsaved"));
  question.setWindowTitle(tr("Unsaved changes"));
  question.setText(tr("Save the changes to “%1”?").arg(fileTitle()));
  question.setStandardButtons(QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
  question.setDefaultButton(QMessageBox::Save);
  const int answer = question.exec();
  if (answer == QMessageBox::Save) return save();
  return answer == QMessageBox::Discard;
}

void MainWindow::newTask() {
  if (!mayDiscard()) return;
  runner_.cancel();
  if (!perform(document_, [this] { startNewDocument(document_); })) return;
  showView();
  tellPerson();
}

void MainWindow::noteOpened(const QString& file) {
  rememberFile(file);
  const bool isExample = recordingsIn(places_.recordingFolder).contains(file);
  if (!isExample) rememberFolder(QStringLiteral("task"), file);
  refreshRecent();
}

void MainWindow::chooseResult() {
  const QString task = document_.filePath();
  const bool isOwn = !task.isEmpty() && !isShipped(task);
  const QString beside = isOwn ? QFileInfo(task).absolutePath() : documentsFolder();
  const QString file =
      QFileDialog::getOpenFileName(this, tr("Add a result"), lastFolder(QStringLiteral("result"), beside),
                                   tr("Results and tables of states (summary.json *.csv);;All files (*)"));
  if (!file.isEmpty()) addResultFile(file);
}

/// After the document has become another one.
void MainWindow::adoptFile() {
  openFile_.adopt(document_.filePath());
  tellOtherWindow();
}

void MainWindow::tellOtherWindow() {
  if (openFile_.otherWindow() == 0 || isShipped(document_.filePath())) return otherWindowLook_.stop();
  otherWindowLook_.start(kOtherWindowLook_ms);
  refreshTitle();
  messages_->showStanding(
      tr("“%1” is open in another Handhold window, too (process %2). Save under another name "
         "to keep the work of both")
          .arg(QFileInfo(document_.filePath()).fileName())
          .arg(openFile_.otherWindow()));
}

/// A window that ends tells nobody.
void MainWindow::lookForOtherWindow() {
  if (!openFile_.claimAgain()) return;
  otherWindowLook_.stop();
  messages_->endStanding();
  refreshTitle();
}

/// Samples and models that belong to the program.
bool MainWindow::isShipped(const QString& file) const {
  return isWithin(file, places_.taskFolder) || isWithin(file, places_.modelFolder);
}

void MainWindow::chooseFile() {
  const QString file = QFileDialog::getOpenFileName(
      this, tr("Open a task, a result or a recording"), lastFolder(QStringLiteral("task")),
      tr("Tasks, results, studies, recordings and meshes (*.json *.sqlite %1 *.obj *.stl *.ply "
         "*.dae *.gltf *.glb);;"
         "Recordings (%1);;")
              .arg(recordingPatterns()) +
          taskPattern());
  if (!file.isEmpty()) isMesh(file) ? offerMesh(file) : void(openFile(file));
}

/// A mesh is no task: it can stand in the one that is open.
void MainWindow::offerMesh(const QString& file) {
  QMessageBox question(this);
  question.setObjectName(QStringLiteral("meshOffer"));
  question.setWindowTitle(tr("A mesh"));
  question.setText(
      tr("“%1” is a mesh, not a task. Add it to the open task as a prop?").arg(QFileInfo(file).fileName()));
  QPushButton* add = question.addButton(tr("Add as a prop"), QMessageBox::AcceptRole);
  question.addButton(QMessageBox::Cancel);
  question.setDefaultButton(add);
  question.exec();
  if (question.clickedButton() == add) addMesh(file);
}

void MainWindow::chooseMesh() {
  const QString file =
      QFileDialog::getOpenFileName(this, tr("Add a mesh"), lastFolder(QStringLiteral("mesh")), meshPattern());
  if (file.isEmpty()) return;
  rememberFolder(QStringLiteral("mesh"), file);
  addMesh(file);
}

void MainWindow::addMesh(const QString& file) {
  Prop prop;
  prop.kind = PropKind::Mesh;
  prop.name = QFileInfo(file).completeBaseName().toStdString();
  prop.file = nameForTask(document_.filePath(), file).toStdString();
  perform(document_, [&] { addProp(document_, prop); });
  showView();
}

/// A sample is saved as a copy elsewhere, and so is another task than that which the file holds.
bool MainWindow::save() {
  endTyping();
  if (document_.filePath().isEmpty() || isShipped(document_.filePath()) || !document_.isOfFile())
    return saveAs();
  return mayOverwrite() && write(document_.filePath());
}

bool MainWindow::saveAs() {
  const QString name = named(document_.project().task.name) + QStringLiteral(".json");
  const QString last = lastFolder(QStringLiteral("task"));
  const QString file = askWhereToWrite(
      this, {tr("Save the task"), QDir(isShipped(last) ? documentsFolder() : last).filePath(name),
             taskPattern(), QStringLiteral("json")});
  if (file.isEmpty()) return false;
  if (!isShipped(file)) return write(file);
  document_.report(Severity::Attention,
                   tr("The samples stay as they are: save the task in a folder of your own"));
  return false;
}

void MainWindow::setPictureExporter(std::function<void(const PictureRequest&, const QString&)> write) {
  writePicture_ = std::move(write);
  refreshActions();
}

void MainWindow::exportPicture() {
  const bool hasPerson = document_.project().motion != nullptr;
  ExportPictureDialog dialog(lastPicture_, hasPerson ? motionDuration(document_.project()) : 0.0, this);
  if (dialog.exec() != QDialog::Accepted) return;
  lastPicture_ = dialog.request();
  const QString file =
      askWhereToWrite(this, {tr("Export picture"), exportFile(exportName(document_.project()) + ".png"),
                             QStringLiteral("PNG (*.png);;SVG (*.svg);;PDF (*.pdf)"), QStringLiteral("png")});
  if (file.isEmpty()) return;
  rememberExport(file);
  if (perform(document_, [&] { writePicture_(lastPicture_, file); }))
    document_.report(Severity::Good, tr("Picture written to %1").arg(file));
}

void MainWindow::addExport(const ExportKind& kind) {
  QAction* action = actions_.add({QStringLiteral("export.") + kind.id,
                                  tr("Export %1…").arg(withinSentence(kind.words)),
                                  QStringLiteral("table"),
                                  {},
                                  {}},
                                 [this, kind] { exportKind(kind); });
  exportMenu_->addAction(action);
}

void MainWindow::exportKind(const ExportKind& kind) {
  if (kind.check && !perform(document_, kind.check)) return;
  const QString title = tr("Export %1").arg(withinSentence(kind.words));
  const QString name = exportFile(exportName(document_.project(), kind.name) + endingOf(kind.pattern));
  const QString file =
      kind.pattern.isEmpty()
          ? askForFolder(title, name, this)
          : askWhereToWrite(this, {title, name, kind.pattern, endingOf(kind.pattern).mid(1)});
  if (file.isEmpty()) return;
  rememberExport(file);
  if (!perform(document_, [&] { kind.write(file); })) return;
  const QString note = kind.note ? kind.note() : QString(),
                words = tr("%1 written to %2").arg(kind.words, file);
  note.isEmpty() ? document_.report(Severity::Good, words)
                 : document_.report(Severity::Attention, words + QStringLiteral(". ") + note);
}

void MainWindow::refreshRecent() {
  recentMenu_->clear();
  for (const QString& file : recentFiles()) {
    QAction* action =
        recentMenu_->addAction(QFileInfo(file).fileName(), this, [this, file] { openFile(file); });
    action->setToolTip(file);
  }
  recentMenu_->setEnabled(!recentMenu_->isEmpty());
}

void MainWindow::showStartPage() {
  startPage_->setRecordings(recordingsIn(places_.recordingFolder));
  startPage_->setTasks(sampleTasks(places_.taskFolder), recentFiles());
  showPage(*startPage_);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (!firstFile(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  openDropped(firstFile(event->mimeData()));
}

void MainWindow::openDropped(const QString& file) {
  if (QFileInfo(file).suffix().toLower() == QLatin1String("json") || isResult(file) || isStudy(file) ||
      isRecording(file, document_.model())) {
    openFile(file);
  } else if (isMesh(file)) {
    addMesh(file);
  } else {
    document_.report(Severity::Attention,
                     tr("“%1” is neither a task (.json), a result (folder, .csv), a recording "
                        "(%2) nor a mesh (.obj, .stl, "
                        ".ply, .dae, .gltf)")
                         .arg(QFileInfo(file).fileName(), recordingPatterns().remove(QLatin1Char('*'))));
  }
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!mayDiscard()) return event->ignore();
  runner_.cancel();
  showView();
  endMaximised();
  letGoOfDocks();
  emit closing();
  QSettings settings;
  settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
  settings.setValue(stateKey(), beforeHidden_.isEmpty() ? saveState() : beforeHidden_);
  settings.setValue(QStringLiteral("files/last"), document_.filePath());
  event->accept();
}

}  // namespace handhold
