// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workload_pdf.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTextDocument>
#include <memory>

namespace handhold {

namespace {

constexpr int kMargin = 12;           // mm
constexpr int kPlotWidth = 250;       // points
constexpr int kPictureWidth = 220;    // points
constexpr double kPlotSharpness = 4;  // pixels a point
constexpr int kDotsAnInch = 1200;

/// Sheets of style that rich text knows; what it does not know (grids) is laid out in tables.
const char* const kSheet =
    "body{font-size:8pt;color:#111}h1{font-size:14pt}p{color:#555}th{color:#555;font-weight:normal;"
    "text-align:right;padding:1px 5px}td{text-align:right;padding:1px 5px}";

const char* const kPlotSheet =
    "<style>text{font-size:9px;font-family:sans-serif}.grid{stroke:#dddddd;stroke-width:.7;fill:none}</style>";

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
  QString html = QString::fromStdString(workloadToHtml(workload, page));
  html.remove(html.indexOf("<style>"), html.indexOf("</style>") + 8 - html.indexOf("<style>"));
  html.replace("<div class=\"top\"><img ",
               QStringLiteral("<div><img style=\"float:right\" width=\"%1\" ").arg(kPictureWidth));
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
  char name[] = "handhold";
  char* arguments[] = {name, nullptr};
  int count = 1;
  std::unique_ptr<QGuiApplication> fonts;
  if (!QCoreApplication::instance()) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    fonts = std::make_unique<QGuiApplication>(count, arguments);
  }
  QByteArray content;
  QBuffer buffer(&content);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
  writer.setTitle(QString::fromStdString("Workload: " + page.title));
  writer.setResolution(kDotsAnInch);
  QTextDocument document;
  document.setDefaultStyleSheet(kSheet);
  document.setDocumentMargin(0.0);
  document.setHtml(laidOut(workload, page, document));
  const QRectF sheet = writer.pageLayout().paintRect(QPageLayout::Point);
  document.setPageSize(QSizeF(sheet.width(), -1.0));
  QPainter painter(&writer);
  // points to the writer's dots, and no more than a sheet high
  const double shrink = std::min(1.0, sheet.height() / document.size().height());
  painter.scale(kDotsAnInch / 72.0 * shrink, kDotsAnInch / 72.0 * shrink);
  document.drawContents(&painter);
  painter.end();
  return content.toStdString();
}

}  // namespace handhold
