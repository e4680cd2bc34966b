// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/recovery.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QUuid>
#include <filesystem>

#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "ui/document/project_file.h"

namespace handhold {

namespace {

constexpr int kQuietMilliseconds = 2000;  ///< after the last change, so that a drag is not slowed

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

QJsonObject toJson(const Document& document) {
  const std::string task = projectToJson(document.project());
  return {{"schema", "handhold-recovery-1"},
          {"file", document.filePath()},
          {"model", QString::fromStdString(document.project().task.model)},
          {"task", QString::fromStdString(task)},
          {"q", toJson(document.project().q)}};
}

QString lockOf(const QString& file) { return file + QStringLiteral(".lock"); }

QJsonObject readObject(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    throw InputError(path.toStdString(), file.errorString().toStdString(), "discard it");
  const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
  if (object["schema"].toString() != QLatin1String("handhold-recovery-1"))
    throw InputError(path.toStdString(), "is not a recovery file", "discard it");
  return object;
}

std::shared_ptr<const Model> modelOf(const QJsonObject& object, const QString& modelFolder) {
  const QString model = object["model"].toString();
  const QString shipped = QDir(modelFolder).filePath(model + QStringLiteral(".json"));
  if (QFile::exists(shipped)) return loadModel(shipped.toStdString());
  const QString beside = QFileInfo(object["file"].toString()).dir().filePath(model);
  return loadModel(beside.toStdString());
}

}  // namespace

Recovery::Recovery(Document& document, const QString& folder, QObject* parent)
    : QObject(parent), document_(document) {
  QDir().mkpath(folder);
  file_ = QDir(folder).filePath(
      QStringLiteral("session-%1.json").arg(QUuid::createUuid().toString(QUuid::WithoutBraces)));
  lock_ = std::make_unique<QLockFile>(lockOf(file_));
  lock_->tryLock(0);
  timer_.setSingleShot(true);
  timer_.setInterval(kQuietMilliseconds);
  connect(&timer_, &QTimer::timeout, this, &Recovery::writeNow);
  connect(&document_, &Document::historyChanged, this, &Recovery::schedule);
}

Recovery::~Recovery() { forget(); }

void Recovery::schedule() {
  if (document_.isClean()) return forget();
  timer_.start();
}

void Recovery::forget() {
  timer_.stop();
  QFile::remove(file_);
}

void Recovery::writeNow() {
  if (document_.isClean()) return;
  QSaveFile file(file_);
  if (!file.open(QIODevice::WriteOnly)) return;
  file.write(QJsonDocument(toJson(document_)).toJson(QJsonDocument::Compact));
  file.commit();
}

QStringList recoverable(const QString& folder) {
  QStringList files;
  const QDir directory(folder);
  for (const QString& name : directory.entryList({QStringLiteral("session-*.json")}, QDir::Files)) {
    QLockFile lock(lockOf(directory.filePath(name)));
    if (lock.tryLock(0)) files.append(directory.filePath(name));
  }
  return files;
}

void recover(Document& document, const QString& recoveryFile, const QString& modelFolder) {
  const QJsonObject object = readObject(recoveryFile);
  Project project = projectFromJson(object["task"].toString().toStdString(), recoveryFile.toStdString(),
                                    modelOf(object, modelFolder));
  const VectorX q = vectorFrom(object["q"].toArray());
  const bool fits = q.size() == project.model->positionSize() && q.allFinite();
  if (fits && q != project.q) project = withPosture(project, q);
  document.reset(project, object["file"].toString());
  document.markRecovered();
  QFile::remove(recoveryFile);
}

}  // namespace handhold
