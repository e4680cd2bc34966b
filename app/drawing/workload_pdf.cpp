// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/workload_pdf.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTextDocument>

#include "app/drawing/page_parts.h"
#include "app/drawing/pdf_sheets.h"
#include "ui/document/language/said.h"

namespace handhold {

namespace {

constexpr int kMargin = 12;           // mm
constexpr int kPlotWidth = 360;       // of the document's units
constexpr int kPictureWidth = 270;    // likewise
constexpr double kPlotSharpness = 4;  // pixels a unit
constexpr int kDotsAnInch = 1200;
constexpr double kWider = 1.05, kWidest = 2.5;  // of the sheet's width in points: smaller print

/// Sheets of style that rich text knows; what it does not know (grids) is laid out in tables.
const char* const kSheet =
    "body{font-size:8pt;color:#111}h1{font-size:14pt}p{color:#555}th{color:#555;font-weight:normal;"
    "text-align:right;white-space:nowrap;padding:1px 5px}td{text-align:right;white-space:nowrap;padding:1px "
    "5px}";

const char* const kPlotSheet =
    "<style>text{font-size:9px;font-family:sans-serif}.grid{stroke:#dddddd;stroke-width:.7;fill:none}</"
    "style>";

/// Lays the document out as wide as it must be for its proportions to be no taller than the sheet's.
void fitTo(const QSizeF& sheet, QTextDocument& document) {
  for (double width = sheet.width();; width *= kWider) {
    document.setPageSize(QSizeF(width, -1.0));
    const QSizeF size = document.size();
    if (size.height() * sheet.width() <= sheet.height() * size.width() || width > kWidest * sheet.width())
      return;
  }
}

/// Rich text draws no SVG.
QImage plotImage(QString svg) {
  svg.insert(svg.indexOf('>') + 1, kPlotSheet);
  svg.replace("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ");
  QSvgRenderer renderer(svg.toUtf8());
  const QSizeF box = renderer.viewBoxF().size();
  QImage image((QSizeF(kPlotWidth, kPlotWidth * box.height() / box.width()) * kPlotSharpness).toSize(),
               QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  renderer.render(&painter);
  return image;
}

/// The plots as pictures, two in a row of a table.
QString withPlots(QString html, QTextDocument& document) {
  static const QRegularExpression kPlot("<svg .*?</svg>", QRegularExpression::DotMatchesEverythingOption);
  QString table = "<table width=\"100%\">";
  int count = 0;
  for (auto found = kPlot.match(html); found.hasMatch(); found = kPlot.match(html)) {
    const QString name = QStringLiteral("plot:%1").arg(count);
    document.addResource(QTextDocument::ImageResource, QUrl(name), plotImage(found.captured()));
    table += count % 2 == 0 ? "<tr><td>" : "<td>";
    table += QStringLiteral("<img src=\"%1\" width=\"%2\"></td>").arg(name).arg(kPlotWidth);
    if (count % 2 == 1) table += "</tr>";
    ++count;
    html.replace(found.capturedStart(), found.capturedLength(), count == 1 ? "<!--plots-->" : "");
  }
  return html.replace("<!--plots-->", table + "</table>");
}

QString laidOut(const Workload& workload, const WorkloadPage& page, QTextDocument& document) {
  QString html = saidInHtml(workloadToHtml(workload, page));
  html.remove(html.indexOf("<style>"), html.indexOf("</style>") + 8 - html.indexOf("<style>"));
  const QString picture = QStringLiteral("<div class=\"top\"><img ");
  if (html.contains(picture)) {
    html.replace(picture,
                 QStringLiteral("<table width=\"100%\"><tr><td><img width=\"%1\" ").arg(kPictureWidth));
    html.replace("<table class=\"facts\">", "</td><td width=\"60%\"><table class=\"facts\">");
    html.replace("</div>\n<div class=\"plots\">", "</td></tr></table><div class=\"plots\">");
  }
  html.replace("<table>", "<table width=\"100%\">");
  for (const char* cell : {"td", "th"})
    html.replace(QStringLiteral("<tr><%1>").arg(cell),
                 QStringLiteral("<tr><%1 style=\"text-align:left\">").arg(cell));
  return withPlots(html, document);
}

}  // namespace

std::string pictureAddress(const QImage& picture) {
  QByteArray png;
  QBuffer buffer(&png);
  buffer.open(QIODevice::WriteOnly);
  picture.save(&buffer, "PNG");
  return "data:image/png;base64," + png.toBase64().toStdString();
}

std::string workloadToPdf(const Workload& workload, const WorkloadPage& page) {
  const auto draw = [&](QPdfWriter& writer) {
    writer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
    writer.setResolution(kDotsAnInch);
    QTextDocument document;
    document.setDefaultStyleSheet(kSheet);
    document.setDocumentMargin(0.0);
    document.setHtml(laidOut(workload, page, document));
    const QRectF sheet = writer.pageLayout().paintRect(QPageLayout::Point);
    fitTo(sheet.size(), document);
    QPainter painter(&writer);
    // the document's units to the writer's dots, and no more than a sheet
    const QSizeF size = document.size();
    const double shrink = std::min(sheet.width() / size.width(), sheet.height() / size.height());
    painter.scale(kDotsAnInch / 72.0 * shrink, kDotsAnInch / 72.0 * shrink);
    document.drawContents(&painter);
  };
  return pdfOnA4(QObject::tr("Workload: %1").arg(said(page.title)), draw).toStdString();
}

}  // namespace handhold
