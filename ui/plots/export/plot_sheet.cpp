// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/export/plot_sheet.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "ui/plots/curves/end_names.h"
#include "ui/plots/curves/plot_style.h"
#include "ui/plots/export/export_table.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

constexpr int kDotsPerInch = 96;
constexpr int kTitleHeight = 30;              // px
constexpr double kLegendLine = 18.0;          // px
constexpr double kSample = 22.0;              // px, of a line in the legend
constexpr int kFontSize = 12;                 // px, so that every device sets the same text
constexpr int kAxisTop = 8, kAxisBelow = 24;  // px beside the axes
constexpr double kMostLimits = 2.0;           // words of limits among the names

/// Where the curves' names stand.
enum class Naming { AtEnds, Legend };

QFont sheetFont(QFont font) {
  font.setPixelSize(kFontSize);
  return font;
}

double legendWidth(const PlotSheet& sheet, const QFont& font) {
  double widest = 0.0;
  for (const Curve& curve : sheet.set.curves)
    widest = std::max(widest, QFontMetricsF(font).horizontalAdvance(curve.name));
  return widest + kSample + 28.0;
}

void addBand(QCustomPlot& plot, const PlotTheme& theme, double limit, double end) {
  auto* band = new QCPItemRect(&plot);
  auto* edge = new QCPItemStraightLine(&plot);
  styleBand(*band, theme);
  edge->setPen(band->pen());
  band->setPen(Qt::NoPen);
  band->topLeft->setCoords(plot.xAxis->range().lower, std::max(limit, end));
  band->bottomRight->setCoords(plot.xAxis->range().upper, std::min(limit, end));
  edge->point1->setCoords(plot.xAxis->range().lower, limit);
  edge->point2->setCoords(plot.xAxis->range().upper, limit);
  band->setLayer(QStringLiteral("bands"));
  edge->setLayer(QStringLiteral("bands"));
}

void addConstantBands(QCustomPlot& plot, const PlotSheet& sheet) {
  if (sheet.limits.upper < sheet.value.upper)
    addBand(plot, sheet.theme, sheet.limits.upper, sheet.value.upper);
  if (sheet.limits.lower > sheet.value.lower)
    addBand(plot, sheet.theme, sheet.limits.lower, sheet.value.lower);
}

void addFollowingBands(QCustomPlot& plot, const PlotSheet& sheet) {
  const Curve* curve = limitedCurve(sheet.set, sheet.limited);
  if (!curve) return;
  for (const bool isUpper : {false, true}) {
    auto* band = new QCPCurve(plot.xAxis, plot.yAxis);
    styleBand(*band, sheet.theme);
    fillBand(*band, beyondLimits(*curve, isUpper ? curve->upperLimits : curve->lowerLimits,
                                 isUpper ? sheet.value.upper : sheet.value.lower, {sheet.time, sheet.value}));
    band->setLayer(QStringLiteral("bands"));
  }
}

void fillPlot(QCustomPlot& plot, const PlotSheet& sheet) {
  plot.addLayer(QStringLiteral("bands"), plot.layer(QStringLiteral("grid")));
  plot.xAxis->setRange(sheet.time.lower, sheet.time.upper);
  plot.yAxis->setRange(sheet.value.lower, sheet.value.upper);
  if (sheet.limited >= 0)
    addFollowingBands(plot, sheet);
  else
    addConstantBands(plot, sheet);
  for (const Curve& curve : sheet.set.curves) {
    // Qt's SVG generator ignores clipping, so no point outside the axes may reach it.
    const Curve inside = clipped(curve, sheet.time, sheet.value);
    QCPGraph* graph = plot.addGraph();
    graph->setPen(
        curvePen(curve, sheet.theme, curve.id == sheet.selected ? CurveRank::Selected : CurveRank::Plain));
    graph->setData(inside.times, inside.values, true);
  }
  const QVector<QCPAbstractItem*> marks = addMarks(plot, sheet.set.marks, sheet.theme);
  for (QCPAbstractItem* mark : marks + addLevels(plot, sheet.set.levels, sheet.theme))
    mark->setLayer(QStringLiteral("bands"));
}

/// Whether each curve may have its name at its end; else a legend has them all.
bool namesFit(const PlotSheet& sheet, const QSize& size, const QFont& font) {
  const double high = size.height() - kTitleHeight - kAxisTop - kAxisBelow;
  return static_cast<double>(sheet.set.curves.size()) + kMostLimits <= high / QFontMetricsF(font).height();
}

void paintOverTime(QCPPainter& painter, const PlotSheet& sheet, const QSize& size, Naming naming) {
  QCustomPlot plot;
  plot.setFont(painter.font());
  plot.resize(size);
  stylePlot(plot, sheet.theme);
  Curve level;
  level.limits = sheet.limits;
  const Curve* limited = sheet.limited >= 0 ? limitedCurve(sheet.set, sheet.limited) : &level;
  QVector<EndWord> words =
      endWords(sheet.set, {sheet.time, sheet.value}, limited, sheet.selected, sheet.theme);
  if (naming == Naming::Legend)
    words.removeIf([](const EndWord& word) { return word.lead.style() != Qt::NoPen; });
  QStringList texts;
  for (const EndWord& word : words) texts.append(word.text);
  const int right = std::max(kAxisRight, endRoom(texts, plotFont(plot)));
  plot.axisRect()->setMargins(QMargins(0, kAxisTop, right, 0));
  plot.axisRect()->setMinimumMargins(QMargins(44, kAxisTop, right, kAxisBelow));
  auto* ends = new EndNames(&plot);
  ends->setLayer(QStringLiteral("axes"));
  ends->setWords(std::move(words));
  plot.setBackground(Qt::NoBrush);
  setAcross(plot, sheet.set.across);
  setValueScale(plot, sheet.set.scale);
  fillPlot(plot, sheet);
  plot.toPainter(&painter, size.width(), size.height());
}

void paintLegend(QPainter& painter, const PlotSheet& sheet, const QPointF& corner) {
  for (int k = 0; k < sheet.set.curves.size(); ++k) {
    const Curve& curve = sheet.set.curves[k];
    const QRectF line(corner.x(), corner.y() + kLegendLine * k, 400.0, kLegendLine);
    painter.setPen(curvePen(curve, sheet.theme, CurveRank::Selected));
    painter.drawLine(QLineF(line.left(), line.center().y(), line.left() + kSample, line.center().y()));
    painter.setPen(sheet.theme.text);
    painter.drawText(line.adjusted(kSample + 8.0, 0.0, 0.0, 0.0), Qt::AlignVCenter | Qt::AlignLeft,
                     curve.name);
  }
}

void paintSheet(QPaintDevice& device, const PlotSheet& sheet, const QSize& size, double scale) {
  QCPPainter painter(&device);
  painter.scale(scale, scale);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(QRect(QPoint(), size), sheet.theme.panel);
  QFont font = sheetFont(painter.font());
  const Naming naming = namesFit(sheet, size, font) ? Naming::AtEnds : Naming::Legend;
  const bool hasLegend = sheet.kind == SheetKind::OverTime && naming == Naming::Legend;
  const double legend = hasLegend ? legendWidth(sheet, font) : 0.0;
  font.setWeight(QFont::DemiBold);
  painter.setFont(font);
  painter.setPen(sheet.theme.text);
  painter.drawText(QRectF(16.0, 0.0, size.width(), kTitleHeight), Qt::AlignVCenter,
                   sheet.set.unit.isEmpty() ? sheet.set.title
                                            : QStringLiteral("%1 (%2)").arg(sheet.set.title, sheet.set.unit));
  font.setWeight(QFont::Normal);
  painter.setFont(font);
  const QSize inner(size.width() - static_cast<int>(legend), size.height() - kTitleHeight);
  if (legend > 0.0) paintLegend(painter, sheet, QPointF(size.width() - legend + 8.0, kTitleHeight + 6.0));
  painter.translate(0.0, kTitleHeight);
  if (sheet.kind == SheetKind::Instant)
    return paintInstant(painter, QRectF(QPointF(), QSizeF(inner)), sheet.set, sheet.theme, sheet.selected);
  painter.setModes(QCPPainter::pmNoCaching | QCPPainter::pmVectorized);
  paintOverTime(painter, sheet, inner, naming);
}

/// The same one of the light look; others are the same in both.
QColor onPaper(const QColor& color) {
  const PlotTheme from = PlotTheme::dark(), to = PlotTheme::light();
  for (std::size_t i = 0; i < from.compared.size(); ++i)
    if (color == from.compared[i]) return to.compared[i];
  return color == from.accent ? to.accent : color;
}

/// On paper the light look, whatever the screen's.
PlotSheet onPaper(PlotSheet sheet) {
  sheet.theme = PlotTheme::light();
  for (Curve& curve : sheet.set.curves) curve.color = onPaper(curve.color);
  return sheet;
}

}  // namespace

PlotSheet plotSheet(const CurvePlot& plot, const PlotTheme& theme) {
  return {SheetKind::OverTime, plot.curveSet(),
          plot.timeRange(),    plot.valueRangeShown(),
          plot.shownLimits(),  plot.limited() && plot.limited()->hasOwnLimits() ? plot.limited()->id : -1,
          plot.selected(),     theme};
}

PlotSheet plotSheet(const CurveSet& set) {
  PlotSheet sheet;
  sheet.set = set;
  sheet.time = {set.from, set.to};
  sheet.value = valueRange(set);
  sheet.limits = Curve().limits;
  sheet.theme = PlotTheme::light();
  return sheet;
}

PlotSheet plotSheet(const InstantChart& chart, const PlotTheme& theme) {
  PlotSheet sheet;
  sheet.kind = SheetKind::Instant;
  sheet.set = chart.curveSet();
  sheet.theme = theme;
  return sheet;
}

QByteArray pngOf(const PlotSheet& sheet, const QSize& size, double scale) {
  QImage image((QSizeF(size) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  paintSheet(image, sheet, size, scale);
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return bytes;
}

QByteArray svgOf(const PlotSheet& sheet, const QSize& size) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setResolution(kDotsPerInch);
  generator.setSize(size);
  generator.setViewBox(QRect(QPoint(), size));
  generator.setTitle(sheet.set.title);
  paintSheet(generator, onPaper(sheet), size, 1.0);
  return bytes;
}

QByteArray pdfOf(const PlotSheet& sheet, const QSize& size) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setResolution(kDotsPerInch);
  writer.setPageSize(
      QPageSize(QSizeF(size) * 72.0 / kDotsPerInch, QPageSize::Point, QString(), QPageSize::ExactMatch));
  writer.setPageMargins(QMarginsF());
  writer.setTitle(sheet.set.title);
  paintSheet(writer, onPaper(sheet), size, 1.0);
  return bytes;
}

void exportSheet(const PlotSheet& sheet, const QString& file, const QSize& size) {
  const QString suffix = QFileInfo(file).suffix().toLower();
  if (suffix == QLatin1String("png")) return writeWhole(file, pngOf(sheet, size, 2.0));
  if (suffix == QLatin1String("svg")) return writeWhole(file, svgOf(sheet, size));
  if (suffix == QLatin1String("pdf")) return writeWhole(file, pdfOf(sheet, size));
  if (suffix == QLatin1String("csv")) return writeWhole(file, csvText(curveTable(sheet.set)));
  throw InputError(file.toStdString(), "the kind of file is not known",
                   "end the name with .png, .svg, .pdf or .csv");
}

}  // namespace handhold
