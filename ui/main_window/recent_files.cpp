// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace handhold {

namespace {

constexpr int kMost = 10;
const QString kFiles = QStringLiteral("files/recent");

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

}  // namespace handhold
