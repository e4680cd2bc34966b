// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/files/recording_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "engine/io/recording_formats.h"
#include "engine/trial/state_tables.h"

namespace handhold {

namespace {

constexpr qint64 kHeadingBytes = 65536;

bool isTableFile(const QString& file) { return file.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive); }

/// Its headings name the pelvis of the model, as tables of states and torques do.
bool isOfStates(const QString& file, const Model& model) {
  if (QFileInfo::exists(QFileInfo(file).absolutePath() + QStringLiteral("/summary.json"))) return true;
  QFile table(file);
  if (!table.open(QIODevice::ReadOnly)) return true;  // its own reader says why it cannot be read
  const QByteArray headings = table.readLine(kHeadingBytes);
  return headings.contains(positionColumns(model).front().c_str());
}

/// Any text may have that ending.
bool isPlainText(const QString& file) { return file.endsWith(QLatin1String(".txt"), Qt::CaseInsensitive); }

/// By its first bytes.
bool looksRecorded(const QString& file) {
  QFile text(file);
  if (!text.open(QIODevice::ReadOnly)) return false;
  const std::string begin = text.read(kHeadingBytes).toStdString();
  const auto& formats = recordingFormats();
  return std::any_of(formats.begin(), formats.end(),
                     [&](const RecordingFormat& format) { return format.recognises(begin); });
}

QStringList endings() {
  QStringList all;
  for (const RecordingFormat& format : recordingFormats())
    for (const char* ending : format.endings) all.append(QString::fromLatin1(ending));
  all.append(QStringLiteral(".osim"));  // a model, with the motion that lies beside it
  return all;
}

}  // namespace

bool isRecording(const QString& file, const Model& model) {
  if (QFileInfo(file).isDir()) return false;
  if (isTableFile(file)) return !isOfStates(file, model);
  if (isPlainText(file)) return looksRecorded(file);
  const QStringList all = endings();
  return std::any_of(all.begin(), all.end(),
                     [&](const QString& ending) { return file.endsWith(ending, Qt::CaseInsensitive); });
}

QString recordingPatterns() {
  QStringList patterns;
  for (const QString& ending : endings()) patterns.append(QLatin1Char('*') + ending);
  return patterns.join(QLatin1Char(' '));
}

QStringList recordingsIn(const QString& folder) {
  if (folder.isEmpty()) return {};
  QStringList files;
  const QDir directory(folder);
  for (const QString& name :
       directory.entryList(recordingPatterns().split(QLatin1Char(' ')), QDir::Files, QDir::Name))
    files.append(directory.filePath(name));
  return files;
}

}  // namespace handhold
