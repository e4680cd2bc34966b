// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/page_parts.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextDocument>
#include <QTextDocumentFragment>

#include "app/drawing/figure_svg.h"
#include "app/drawing/pdf_sheets.h"
#include "app/drawing/report_chart.h"
#include "app/drawing/workload_pdf.h"
#include "ui/document/language/said.h"

namespace handhold {

namespace {

constexpr int kChartWidth = 480, kHalfChartWidth = 300;  // px

const char* const kStyle =
    "<style>body{font-family:Inter,'DejaVu Sans',sans-serif;font-size:10pt;color:#1b1f24;max-width:720px;"
    "margin:24px auto}h1{font-size:17pt;margin:0}h2{font-size:11pt;margin:18px 0 4px}p{margin:3px 0}"
    "table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:3px 8px 3px "
    "0;"
    "border-bottom:1px solid #d8dce1;font-weight:normal}th{color:#5a646f}.quiet{color:#5a646f}"
    "h2{break-after:avoid}tr{break-inside:avoid}.cases td,.cases th{font-size:8pt}.charts "
    "td{border:0;padding:0 4px 4px 0}"
    "@media "
    "print{.sheet{break-before:page}}.good{color:#0f7a55}.bad{color:#c62f2d}.some{color:#935e00}img{max-"
    "width:100%}</style>\n";

/// Rich text draws no SVG.
QString withPictures(QString html) {
  static const QRegularExpression kChart("<svg .*?</svg>", QRegularExpression::DotMatchesEverythingOption);
  static const QString kHalfView = QStringLiteral("viewBox=\"0 0 %1 ").arg(kHalfFigure.width);
  html.replace(QStringLiteral("<table"),
               QStringLiteral("<table width=\"100%\""));  // sheets of style do not say it
  html.replace(QStringLiteral("<h2 class=\"sheet\">"),
               QStringLiteral("<h2 style=\"page-break-before:always\">"));
  for (auto found = kChart.match(html); found.hasMatch(); found = kChart.match(html))
    html.replace(found.capturedStart(), found.capturedLength(),
                 QStringLiteral("<img width=\"%1\" src=\"%2\">")
                     .arg(found.captured().contains(kHalfView) ? kHalfChartWidth : kChartWidth)
                     .arg(QString::fromStdString(pictureAddress(chartImage(found.captured())))));
  return html;
}

}  // namespace

QString plainHtml(const std::string& text) { return said(text).toHtmlEscaped(); }

QString saidInHtml(const std::string& html) {
  const QString page = QString::fromStdString(html);
  static const QRegularExpression between(QStringLiteral(">([^<>]*\\p{L}[^<>]*)<(?!/style)"));
  QString whole;
  qsizetype last = 0;
  for (auto found = between.globalMatch(page); found.hasNext();) {
    const QRegularExpressionMatch text = found.next();
    const QString plain = QTextDocumentFragment::fromHtml(text.captured(1)).toPlainText();
    whole += page.mid(last, text.capturedStart(1) - last) + said(plain).toHtmlEscaped();
    last = text.capturedEnd(1);
  }
  return whole + page.mid(last);
}

QString pageRow(const QString& title, const QStringList& cells) {
  QString line = QStringLiteral("<tr><th width=\"%1\">%2</th>").arg(kTitleWidth).arg(said(title));
  for (const QString& cell : cells) line += QStringLiteral("<td>%1</td>").arg(cell);
  return line + QStringLiteral("</tr>\n");
}

QString pageBeginning(const std::string& title) {
  return QStringLiteral(
             "<!DOCTYPE html><html><head><meta charset=\"utf-8\"><title>%1</title>%2</head><body>\n")
             .arg(plainHtml(title), QLatin1String(kStyle)) +
         QStringLiteral("<h1>%1</h1><p class=\"quiet\">%2. Handhold %3</p>\n")
             .arg(plainHtml(title), localeOfWords().toString(QDate::currentDate(), QLocale::LongFormat),
                  QStringLiteral(HANDHOLD_VERSION));
}

QByteArray pageToPdf(const QString& title, const QString& html) {
  return pdfOnA4(title, [&](QPdfWriter& writer) {
    QTextDocument document;
    document.setHtml(withPictures(html));
    document.print(&writer);
  });
}

}  // namespace handhold
