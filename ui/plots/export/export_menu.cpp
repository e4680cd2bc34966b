// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/export/export_menu.h"

#include <QApplication>
#include <QClipboard>
#include <QMessageBox>

#include "engine/core/error.h"
#include "ui/controls/save_question.h"
#include "ui/document/files/folders.h"
#include "ui/document/language/said.h"
#include "ui/plots/export/export_table.h"

namespace handhold {

namespace {

constexpr QSize kExportSize(1280, 480);  // px

QString proposedFile(const PlotSheet& sheet, const QString& suffix) {
  return exportFile(sheet.set.title + QLatin1Char('.') + suffix);
}

}  // namespace

void askAndExport(QWidget& parent, const PlotSheet& sheet, const QString& suffix) {
  const QString title = QObject::tr("Export %1").arg(suffix.toUpper());
  const QString filter = QStringLiteral("%1 (*.%2)").arg(suffix.toUpper(), suffix);
  const QString file = askWhereToWrite(&parent, {title, proposedFile(sheet, suffix), filter, suffix});
  if (file.isEmpty()) return;
  try {
    exportSheet(sheet, file, kExportSize);
    rememberExport(file);
  } catch (const InputError& error) {
    QMessageBox::warning(&parent, title, said(error.what()));
  }
}

QString clipboardTable(const CurveSet& set) {
  const ExportTable table = curveTable(set);
  QString text = table.heads.join(QLatin1Char('\t')) + QLatin1Char('\n');
  for (const QStringList& row : table.rows) text += row.join(QLatin1Char('\t')) + QLatin1Char('\n');
  return text;
}

void addExportActions(QMenu& menu, QWidget& parent, const std::function<PlotSheet()>& sheet) {
  menu.addAction(QObject::tr("Copy values"), &parent,
                 [sheet] { QApplication::clipboard()->setText(clipboardTable(sheet().set)); });
  for (const char* suffix : {"png", "svg", "pdf", "csv"}) {
    const QString kind = QString::fromLatin1(suffix);
    menu.addAction(QObject::tr("Export %1...").arg(kind.toUpper()), &parent,
                   [&parent, sheet, kind] { askAndExport(parent, sheet(), kind); });
  }
}

}  // namespace handhold
