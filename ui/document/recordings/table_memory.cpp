// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/recordings/table_memory.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <algorithm>

namespace handhold {

namespace {

QString keyOf(const CsvDescription& guessed) {
  QCryptographicHash hash(QCryptographicHash::Sha1);
  for (const CsvColumn& column : guessed.columns) {
    hash.addData(QByteArray::fromStdString(column.heading));
    hash.addData(QByteArray(1, '\0'));
  }
  return QStringLiteral("tables/%1").arg(QString::fromLatin1(hash.result().toHex()));
}

QJsonObject toJson(const CsvColumn& column) {
  return {{"heading", QString::fromStdString(column.heading)},
          {"use", static_cast<int>(column.use)},
          {"name", QString::fromStdString(column.name)},
          {"measure", static_cast<int>(column.unit.measure)},
          {"factor", column.unit.factor}};
}

CsvColumn columnFrom(const QJsonObject& object) {
  CsvColumn column;
  column.heading = object["heading"].toString().toStdString();
  const int use = object["use"].toInt(), measure = object["measure"].toInt();
  if (use >= 0 && use <= static_cast<int>(CsvUse::Channel)) column.use = static_cast<CsvUse>(use);
  column.name = object["name"].toString().toStdString();
  if (measure >= 0 && measure <= static_cast<int>(Measured::Count))
    column.unit.measure = static_cast<Measured>(measure);
  column.unit.factor = object["factor"].toDouble(1.0);
  return column;
}

}  // namespace

std::optional<CsvDescription> rememberedTable(const CsvDescription& guessed) {
  const QByteArray text = QSettings().value(keyOf(guessed)).toByteArray();
  if (guessed.headerLine == 0 || text.isEmpty()) return std::nullopt;
  const QJsonObject object = QJsonDocument::fromJson(text).object();
  CsvDescription chosen;
  chosen.separator = static_cast<char>(object["separator"].toInt(','));
  chosen.decimal = static_cast<char>(object["decimal"].toInt('.'));
  const int shift = object["headingsBelow"].toInt();
  chosen.headerLine = object["hasHeadings"].toBool(true) ? std::max(1, guessed.headerLine + shift) : 0;
  const QJsonValue rows = object["rowsBelow"];
  chosen.firstRow = rows.isDouble() ? std::max(0, guessed.headerLine + rows.toInt()) : guessed.firstRow;
  chosen.rate = object["rate"].toDouble(chosen.rate);
  const QJsonArray columns = object["columns"].toArray();
  for (const QJsonValueConstRef column : columns) chosen.columns.push_back(columnFrom(column.toObject()));
  return chosen.columns.empty() ? std::nullopt : std::optional(chosen);
}

void rememberTable(const CsvDescription& guessed, const CsvDescription& chosen) {
  if (guessed.headerLine == 0) return;
  QJsonArray columns;
  for (const CsvColumn& column : chosen.columns) columns.append(toJson(column));
  QJsonObject object{{"separator", static_cast<int>(chosen.separator)},
                     {"decimal", static_cast<int>(chosen.decimal)},
                     {"rate", chosen.rate},
                     {"columns", columns}};
  // other notes may stand above the next table: lines are counted from the headings that are found
  if (chosen.headerLine == 0)
    object["hasHeadings"] = false;
  else
    object["headingsBelow"] = chosen.headerLine - guessed.headerLine;
  if (chosen.firstRow != guessed.firstRow) object["rowsBelow"] = chosen.firstRow - guessed.headerLine;
  QSettings().setValue(keyOf(guessed), QJsonDocument(object).toJson(QJsonDocument::Compact));
}

}  // namespace handhold
