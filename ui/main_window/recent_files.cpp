// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/recent_files.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace handhold {

namespace {

constexpr int kMost = 10;
const QString kFiles = QStringLiteral("files/recent");

QString folderKey(const QString& kind) { return QStringLiteral("files/folder/") + kind; }

}  // namespace

QStringList recentFiles() {
  QStringList present;
  for (const QString& file : QSettings().value(kFiles).toStringList())
    if (QFileInfo::exists(file)) present.append(file);
  return present;
}

void rememberFile(const QString& file) {
  QStringList files = QSettings().value(kFiles).toStringList();
  files.removeAll(file);
  files.prepend(file);
  while (files.size() > kMost) files.removeLast();
  QSettings().setValue(kFiles, files);
}

QString documentsFolder() {
  const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

QString lastFolder(const QString& kind) {
  const QString remembered = QSettings().value(folderKey(kind)).toString();
  if (!remembered.isEmpty() && QFileInfo(remembered).isDir()) return remembered;
  return documentsFolder();
}

void rememberFolder(const QString& kind, const QString& file) {
  QSettings().setValue(folderKey(kind), QFileInfo(file).absolutePath());
}

}  // namespace handhold
