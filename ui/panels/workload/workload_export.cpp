// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/workload/workload_export.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTextDocument>
#include <QUrl>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"

namespace handhold {

namespace {

constexpr int kDotsPerInch = 200;
constexpr double kMargin = 12.0;   // mm
constexpr double kFontSize = 7.5;  // pt; the page then is one sheet of A4 for most motions
constexpr int kPlotWidth = 330;    // in the document's pixels
constexpr int kPictureWidth = 280;
constexpr int kPlotScale = 4;  // pixels of a plot's picture for each of the document's

/// The page's curves lean on a style sheet that a picture of its own does not have.
QByteArray standAlone(QString svg) {
  svg.replace(QLatin1String("<svg "), QLatin1String("<svg xmlns=\"http://www.w3.org/2000/svg\" "
                                                    "font-family=\"sans-serif\" font-size=\"9\" "));
  svg.replace(QLatin1String("class=\"grid\""),
              QLatin1String("fill=\"none\" stroke=\"#dddddd\" stroke-width=\"0.7\""));
  return svg.toUtf8();
}

QImage drawn(const QString& svg) {
  QSvgRenderer renderer(standAlone(svg));
  const QSizeF size = renderer.viewBoxF().size();
  const int width = kPlotWidth * kPlotScale;
  QImage image(width, qMax(1, qRound(width * size.height() / qMax(1.0, size.width()))), QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  renderer.render(&painter);
  return image;
}

/// Curves become pictures of the document, two in a row.
QString withPictures(const QString& html, QTextDocument& document) {
  static const QRegularExpression svg(QStringLiteral("<svg.*?</svg>"),
                                      QRegularExpression::DotMatchesEverythingOption);
  QString text;
  qsizetype at = 0;
  int count = 0;
  for (auto match = svg.globalMatch(html); match.hasNext(); ++count) {
    const QRegularExpressionMatch found = match.next();
    const QString name = QStringLiteral("plot:%1").arg(count);
    const QImage image = drawn(found.captured());
    document.addResource(QTextDocument::ImageResource, QUrl(name), image);
    text += html.mid(at, found.capturedStart() - at);
    text += QStringLiteral("%1<td><img src=\"%2\" width=\"%3\" height=\"%4\"></td>%5")
                .arg(count % 2 == 0 ? QStringLiteral("<tr>") : QString(), name)
                .arg(kPlotWidth)
                .arg(image.height() / kPlotScale)
                .arg(count % 2 == 1 ? QStringLiteral("</tr>") : QString());
    at = found.capturedEnd();
  }
  return text + html.mid(at);
}

/// What a text document knows of the page's layout: tables instead of flexible boxes and grids.
QString laidOut(QString html) {
  static const QRegularExpression style(QStringLiteral("<style>.*?</style>"),
                                        QRegularExpression::DotMatchesEverythingOption);
  html.remove(style);
  html.replace(QLatin1String("<div class=\"top\">"),
               QLatin1String("<table width=\"100%\" class=\"frame\"><tr><td class=\"left\">"));
  html.replace(QLatin1String("<table class=\"facts\">"), QLatin1String("</td><td><table class=\"facts\">"));
  html.replace(QLatin1String("</div>\n<div class=\"plots\">"),
               QLatin1String("</td></tr></table><table class=\"frame\" width=\"100%\">"));
  html.replace(QLatin1String("</div>\n<table>"), QLatin1String("</table>\n<table>"));
  html.replace(QLatin1String("<table>"),
               QLatin1String("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\">"));
  html.replace(QLatin1String("<img alt=\"the motion\""),
               QStringLiteral("<img width=\"%1\" alt=\"the motion\"").arg(kPictureWidth));
  return html;
}

constexpr const char* kStyle =
    "h1{font-size:14pt;margin:0;} p{color:#555555;margin:2px 0 6px 0;} th{color:#555555;font-weight:normal;"
    "text-align:right;} td{text-align:right;} td.left{text-align:left;} .facts th{text-align:left;}"
    ".facts td{text-align:left;}";

void writePdf(const QString& html, const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly))
    throw InputError(path.toStdString(), "cannot be written", "choose a folder that may be written to");
  QPdfWriter writer(&file);
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
  writer.setResolution(kDotsPerInch);
  writer.setTitle(QStringLiteral("Workload"));
  QTextDocument document;
  QFont font;
  font.setPointSizeF(kFontSize);
  document.setDefaultFont(font);
  document.setDefaultStyleSheet(QString::fromLatin1(kStyle));
  document.setHtml(withPictures(laidOut(html), document));
  document.print(&writer);
}

}  // namespace

void writeWorkloadPage(const std::string& html, const QString& path) {
  if (path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
    return writePdf(QString::fromStdString(html), path);
  writeFile(std::filesystem::path(path.toStdU16String()), html);
}

}  // namespace handhold
