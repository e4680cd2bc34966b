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
  constexpr qint64 kBeginning = 1 << 16;  // the schema comes first, but for a study by hand
  QFile text(file);
  if (ending != QLatin1String("json") || !text.open(QIODevice::ReadOnly)) return false;
  return text.read(kBeginning).contains("\"handhold-study-1\"");
}

}  // namespace

std::filesystem::path resultsOf(std::filesystem::path study) { return study.replace_extension(".sqlite"); }

QString studyOf(const QString& path) {
  if (!QFileInfo(path).isDir()) return isStudyFile(path) ? path : QString();
  for (const char* name : {"study.sqlite", "study.json"})
    if (const QString file = QDir(path).filePath(QLatin1String(name));
        QFileInfo(file).isFile() && isStudyFile(file))
      return file;
  return {};
}

}  // namespace handhold
