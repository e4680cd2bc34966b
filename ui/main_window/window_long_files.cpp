// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <optional>

#include "ui/document/files/document_files.h"
#include "ui/document/files/folders.h"
#include "ui/document/files/recording_files.h"
#include "ui/document/files/study_files.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/recent_files.h"

// What reads the document from a file and writes it: at once, or in another thread where the file is long.

namespace handhold {

namespace {

/// From here on a file takes longer than a blink, to read (bytes) or to write (frames of all results).
constexpr qint64 kLongFile = 10 << 20;
constexpr std::size_t kManyFrames = 5000;

std::size_t frameCount(const Project& project) {
  std::size_t count = 0;
  for (const KeptTrial& result : project.results) count += result.trial->motion.frames.size();
  return count;
}

}  // namespace

/// Of a result all tables count.
bool MainWindow::isLong(const QString& path) {
  const QFileInfo info(path);
  qint64 size = info.size();
  for (const QFileInfo& part : QDir(info.isDir() ? path : info.path()).entryInfoList(QDir::Files))
    if (info.isDir() || info.fileName() == QLatin1String("summary.json")) size += part.size();
  return size > kLongFile;
}

namespace {

Watch watchOf(const JobContext& job) { return {job.progress, job.stop}; }

JobWork reading(Document& document, const QString& file, const QString& modelFolder) {
  return [&document, file, modelFolder](const JobContext& job) -> JobEnd {
    auto read = std::make_shared<FileRead>(readForDocument(file, modelFolder, watchOf(job)));
    return [&document, read] { adopt(document, std::move(*read)); };
  };
}

JobWork writing(Document& document, const FileToWrite& file) {
  return [&document, file](const JobContext& job) -> JobEnd {
    writeProject(file, watchOf(job));
    return [&document, file] { noteWritten(document, file); };
  };
}

/// Saving is no answer here: it would leave nothing to go back to.
bool mayThrowAway(QWidget& window, const QString& title) {
  QMessageBox question(&window);
  question.setObjectName(QStringLiteral("revert"));
  question.setWindowTitle(QObject::tr("Revert"));
  question.setText(QObject::tr("Throw away the changes to “%1”?").arg(title));
  const QPushButton* revert = question.addButton(QObject::tr("Revert"), QMessageBox::DestructiveRole);
  question.setDefaultButton(question.addButton(QMessageBox::Cancel));
  question.exec();
  return question.clickedButton() == revert;
}

}  // namespace

bool MainWindow::carryOut(const FileWork& work) {
  if (!work.isLong) return perform(document_, [&] { work.work({})(); });
  const QString words =
      QStringLiteral("%1 “%2”").arg(QLatin1String(work.words), QFileInfo(work.file).fileName());
  LongCall call(fileRunner_, words, this);
  const LongCall::Outcome outcome = call.wait(work.work, work.cancelled);
  if (outcome == LongCall::Outcome::Failed) document_.reject(call.reason());
  return outcome == LongCall::Outcome::Done;
}

bool MainWindow::openFile(const QString& file) {
  if (isRecording(file, document_.model())) {
    emit recordingWanted(file);
    return true;
  }
  if (const QString study = studyOf(file); !study.isEmpty()) {
    emit studyWanted(study);
    return true;
  }
  if (file.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive)) return addResultFile(file);
  if (!mayDiscard() || !mayReadModel(file)) return false;
  runner_.cancel();
  if (!carryOut({isLong(file), "Opening", file, reading(document_, file, places_.modelFolder)})) return false;
  if (document_.filePath().isEmpty()) rememberFolder(QStringLiteral("result"), file);
  if (!document_.filePath().isEmpty()) rememberFile(document_.filePath());
  if (!isShipped(file) && !document_.filePath().isEmpty())
    rememberFolder(QStringLiteral("task"), document_.filePath());
  refreshRecent();
  showView();
  emit taskOpened();
  return true;
}

bool MainWindow::addResultFile(const QString& file) {
  const auto work = [this, file, project = document_.project(),
                     folder = places_.modelFolder](const JobContext&) -> JobEnd {
    auto read = std::make_shared<const ResultRead>(readResult(project, file, folder));
    return [this, read] { adopt(document_, *read); };
  };
  if (!carryOut({isLong(file), "Opening", file, work})) return false;
  rememberFolder(QStringLiteral("result"), file);
  showView();
  return true;
}

bool MainWindow::write(const QString& file) {
  const QString before = document_.filePath();
  std::optional<FileToWrite> toBeWritten;
  const bool isTask = perform(document_, [&] { toBeWritten = toWrite(document_, file); });
  const bool isLong = frameCount(document_.project()) > kManyFrames;
  if (!isTask ||
      !carryOut({isLong, "Saving", file, writing(document_, *toBeWritten), CancelledCall::IsAwaited})) {
    messages_->letStay();
    return false;
  }
  messages_->passAll();  // it could not be saved before
  if (document_.filePath() == before) {
    openFile_.adopt(before);
  } else {  // another window may have the one, or have had the other
    messages_->endStanding();
    adoptFile();
    refreshTitle();
  }
  rememberFile(document_.filePath());
  rememberFolder(QStringLiteral("task"), file);
  refreshRecent();
  return true;
}

void MainWindow::revert() {
  endTyping();
  if (!document_.isClean() && !mayThrowAway(*this, fileTitle())) return;
  runner_.cancel();
  const QString file = document_.filePath();
  carryOut({isLong(file), "Opening", file, reading(document_, file, places_.modelFolder)});
}

}  // namespace handhold
