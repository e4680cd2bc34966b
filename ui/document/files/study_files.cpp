// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/files/study_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace handhold {

namespace {

bool isStudyFile(const QString& file) {
  const QString ending = QFileInfo(file).suffix().toLower();
  if (ending == QLatin1String("sqlite")) return true;
  constexpr qint64 kLongest = 1 << 20;  // of a study by hand or by this window; tasks are longer
  QFile text(file);
  if (ending != QLatin1String("json") || text.size() > kLongest || !text.open(QIODevice::ReadOnly))
    return false;
  return text.readAll().contains("\"handhold-study-1\"");
}

}  // namespace

QString studyOf(const QString& path) {
  if (!QFileInfo(path).isDir()) return isStudyFile(path) ? path : QString();
  for (const char* name : {"study.sqlite", "study.json"})
    if (const QString file = QDir(path).filePath(QLatin1String(name));
        QFileInfo(file).isFile() && isStudyFile(file))
      return file;
  return {};
}

}  // namespace handhold
