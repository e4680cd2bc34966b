// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/files/study_files.h"

#include <QFile>
#include <QFileInfo>

namespace handhold {

bool isStudy(const QString& file) {
  const QString ending = QFileInfo(file).suffix().toLower();
  if (ending == QLatin1String("sqlite")) return true;
  constexpr qint64 kLongest = 1 << 20;  // of a study by hand or by this window; tasks are longer
  QFile text(file);
  if (ending != QLatin1String("json") || text.size() > kLongest || !text.open(QIODevice::ReadOnly))
    return false;
  return text.readAll().contains("\"handhold-study-1\"");
}

}  // namespace handhold
