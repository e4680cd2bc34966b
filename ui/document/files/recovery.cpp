// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/files/recovery.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>
#include <optional>
#include <utility>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/task/file/opened_task.h"
#include "ui/document/files/document_files.h"
#include "ui/document/files/project_file.h"
#include "ui/document/language/said.h"

namespace handhold {

namespace {

constexpr int kDelay = 5000;  ///< ms; writing takes a moment, so not with every change

QJsonArray toJson(const VectorX& q) {
  QJsonArray array;
  for (double number : q) array.append(number);
  return array;
}

VectorX vectorFrom(const QJsonArray& array) {
  VectorX q(array.size());
  for (int i = 0; i < array.size(); ++i) q[i] = array[i].toDouble();
  return q;
}

QJsonObject toJson(const Project& project, const QString& filePath) {
  return {{"schema", "handhold-recovery-1"},
          {"file", filePath},
          {"model", QString::fromStdString(project.subject.name)},
          {"task", QString::fromStdString(projectToJson(project))},
          {"q", toJson(project.q)}};
}

/// Milliseconds as text: a number of JSON is a double.
QJsonObject toJson(const OpenFile::State& state) {
  return {{"size", QString::number(state.size)},
          {"modified", QString::number(state.modified.toMSecsSinceEpoch())}};
}

/// Of a copy that does not tell it nothing is known: whatever lies there is asked about.
OpenFile::State stateFrom(const QJsonObject& object) {
  if (object.isEmpty()) return {};
  return {object["size"].toString().toLongLong(),
          QDateTime::fromMSecsSinceEpoch(object["modified"].toString().toLongLong())};
}

QString lockOf(const QString& file) { return file + QStringLiteral(".lock"); }

/// A lock ends with its process, however long that runs: by default Qt takes one of half a minute for
/// forgotten.
std::unique_ptr<QLockFile> lockFor(const QString& file) {
  auto lock = std::make_unique<QLockFile>(lockOf(file));
  lock->setStaleLockTime(0);
  return lock;
}

QJsonObject readObject(const QString& path) {
  const std::string text = readFile(path.toStdString());
  const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
  if (object["schema"].toString() != QLatin1String("handhold-recovery-1"))
    throw InputError(path.toStdString(), "is not a recovery file", "discard it");
  return object;
}

Subject subjectOf(const QJsonObject& object, const QString& modelFolder) {
  if (object["model"].toString().isEmpty())
    return carriedSubject(
        JsonDocument::without("results", {"model"}, object["task"].toString().toStdString(), "the copy"));
  const QString folder = QFileInfo(object["file"].toString()).path();
  return openSubject(object["model"].toString().toStdString(), folder.toStdString(),
                     modelFolder.toStdString());
}

RecoveryCopy describe(const QString& path) {
  RecoveryCopy copy;
  copy.file = path;
  copy.written = QFileInfo(path).lastModified();
  try {
    const QJsonObject object = readObject(path);
    copy.taskFile = object["file"].toString();
    const QJsonObject task = QJsonDocument::fromJson(object["task"].toString().toUtf8()).object();
    if (task.isEmpty()) throw InputError(path.toStdString(), "holds no task", "discard it");
    copy.taskName = task["name"].toString();
  } catch (const std::exception& error) {
    copy.problem = said(error.what());
  }
  return copy;
}

}  // namespace

/// All that a copy is made of, so that another thread can write it.
struct Recovery::Snapshot {
  Project project;
  QString filePath;
  std::optional<OpenFile::State> onDisk;

  /// Returns why it could not be written; empty: it could.
  QString write(const QString& file) const;
};

QString Recovery::Snapshot::write(const QString& file) const {
  try {
    QJsonObject object = toJson(project, filePath);
    if (onDisk) object["on_disk"] = toJson(*onDisk);
    const QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
    writeFile(file.toStdString(), std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    return {};
  } catch (const std::exception& error) {
    return said(error.what());
  }
}

Recovery::Recovery(Document& document, const QString& folder, QObject* parent)
    : QObject(parent), document_(document) {
  QDir().mkpath(folder);
  file_ = QDir(folder).filePath(
      QStringLiteral("session-%1.json").arg(QUuid::createUuid().toString(QUuid::WithoutBraces)));
  lock_ = lockFor(file_);
  lock_->tryLock(0);
  timer_.setSingleShot(true);
  timer_.setInterval(kDelay);
  connect(&timer_, &QTimer::timeout, this, &Recovery::writeAside);
  connect(&document_, &Document::historyChanged, this, &Recovery::schedule);
}

Recovery::~Recovery() {
  waitForWriter();
  if (!staysAtExit_) forget();
}

void Recovery::schedule() {
  if (document_.isClean()) return forget();
  if (!timer_.isActive()) timer_.start();
}

void Recovery::forget() {
  timer_.stop();
  isUnwanted_ = isWriting_;
  QFile::remove(file_);
}

Recovery::Snapshot Recovery::snapshot() const {
  Snapshot now{document_.project(), document_.isOfFile() ? document_.filePath() : QString(), {}};
  if (openFile_ && !now.filePath.isEmpty()) now.onDisk = openFile_->known();
  return now;
}

/// A copy that takes longer than the pause between two is followed by the next.
void Recovery::writeAside() {
  if (document_.isClean()) return;
  if (isWriting_) return timer_.start();
  waitForWriter();
  isWriting_ = true;
  isUnwanted_ = false;
  writer_ = std::jthread([this, file = file_, copy = snapshot()] {
    const QString problem = copy.write(file);
    QMetaObject::invokeMethod(this, [this, problem] {
      isWriting_ = false;
      if (isUnwanted_) QFile::remove(file_);
      tell(problem);
    });
  });
}

void Recovery::waitForWriter() {
  if (writer_.joinable()) writer_.join();
}

bool Recovery::writeNow() {
  if (document_.isClean()) return true;
  waitForWriter();
  isUnwanted_ = false;
  tell(snapshot().write(file_));
  return !failed_;
}

/// Once, until it works again.
void Recovery::tell(const QString& problem) {
  const bool failedBefore = std::exchange(failed_, !problem.isEmpty());
  if (failed_ && !failedBefore)
    document_.report(Severity::Attention, tr("No copy of the unsaved work could be made: %1").arg(problem));
}

void Recovery::keepAtExit() {
  writeNow();
  staysAtExit_ = true;
}

void Recovery::bringBack(const QString& copy, const QString& modelFolder) {
  const QJsonObject object = readObject(copy);
  Project project = projectFromJson(object["task"].toString().toStdString(), copy.toStdString(),
                                    peopleOf(subjectOf(object, modelFolder), modelFolder));
  const VectorX q = vectorFrom(object["q"].toArray());
  const bool fits = q.size() == project.subject.model->positionSize() && q.allFinite();
  // a result that is shown has its own posture, whatever the task's is
  if (fits && !shownResult(project) && q != project.q) project = withPosture(project, q);
  document_.reset(project, object["file"].toString());
  if (openFile_) openFile_->assume(stateFrom(object["on_disk"].toObject()));
  document_.markRecovered();
  if (writeNow()) discardCopy(copy);
}

QList<RecoveryCopy> recoverable(const QString& folder) {
  QList<RecoveryCopy> copies;
  const QDir directory(folder);
  for (const QString& name :
       directory.entryList({QStringLiteral("session-*.json")}, QDir::Files, QDir::Time)) {
    const QString file = directory.filePath(name);
    if (lockFor(file)->tryLock(0)) copies.append(describe(file));
  }
  return copies;
}

void discardCopy(const QString& copy) {
  QFile::remove(copy);
  QFile::remove(lockOf(copy));
}

}  // namespace handhold
