// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/files/folders.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>

#include "ui/document/language/said.h"
#include "ui/document/project.h"

namespace handhold {

namespace {

constexpr int kLongestName = 120;  // of the 255 bytes that Linux takes, in letters of two
const QString kExports = QStringLiteral("export");

QString folderKey(const QString& kind) { return QStringLiteral("files/folder/") + kind; }

/// What no file system, neither here nor where the file is sent, takes as a name is left out.
QString fileName(QString name) {
  static const QRegularExpression kForbidden(QStringLiteral(R"([/\\:*?"<>|\x00-\x1f])"));
  static const QRegularExpression kLeading(QStringLiteral(R"(^[\s.]+)"));
  name.replace(kForbidden, QStringLiteral("-")).remove(kLeading);
  return name.left(kLongestName).trimmed();
}

/// The kept result's name, or what else is in sight.
QString shownWords(const Project& project) {
  if (const KeptTrial* result = shownResult(project)) return named(result->name);
  if (project.recording) return QObject::tr("recording");
  return project.motion ? QObject::tr("motion") : QObject::tr("posture");
}

}  // namespace

QString documentsFolder() {
  const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

QString lastFolder(const QString& kind, const QString& otherwise) {
  const QString remembered = QSettings().value(folderKey(kind)).toString();
  if (!remembered.isEmpty() && QFileInfo(remembered).isDir()) return remembered;
  return otherwise;
}

void rememberFolder(const QString& kind, const QString& file) {
  QSettings().setValue(folderKey(kind), QFileInfo(file).absolutePath());
}

QString meshPattern() { return QObject::tr("Meshes (*.obj *.stl *.ply *.dae *.gltf *.glb)"); }

QString nameForTask(const QString& taskFile, const QString& file) {
  return taskFile.isEmpty() ? file : QFileInfo(taskFile).absoluteDir().relativeFilePath(file);
}

QString exportName(const Project& project, const QString& part) {
  QStringList parts{named(project.task.name), shownWords(project)};
  if (!part.isEmpty()) parts.append(said(part));
  parts.removeAll(QString());
  return parts.join(QStringLiteral(", "));
}

QString exportFile(const QString& name) {
  return QDir(lastFolder(kExports, lastFolder(QStringLiteral("task")))).filePath(fileName(name));
}

void rememberExport(const QString& file) { rememberFolder(kExports, file); }

}  // namespace handhold
