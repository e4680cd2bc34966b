// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/export/plot_sheet.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>
#include <algorithm>

#include "engine/core/error.h"
#include "tests/ui/plots/offscreen.h"
#include "tests/ui/plots/sample_motion.h"
#include "ui/plots/curves/plot_style.h"
#include "ui/plots/export/export_table.h"
#include "ui/plots/torque_plot.h"

using namespace handhold;

namespace {

constexpr QSize kSize(900, 300);

PlotSheet sampleSheet() {
  TorquePlot plot;
  plot.setModel(sample::human());
  plot.setMotion(sample::motion());
  return plot.sheet();
}

QByteArray bytesOf(const QString& path) {
  QFile file(path);
  file.open(QIODevice::ReadOnly);
  return file.readAll();
}

/// Greatest coordinate of all polylines and paths, each within the transform that it is drawn with.
bool stays(const Curve& curve, const PlotRange& time, const PlotRange& value) {
  constexpr double kRounding = 1e-9;
  for (qsizetype k = 0; k < curve.times.size(); ++k) {
    if (curve.times[k] < time.lower - kRounding || curve.times[k] > time.upper + kRounding) return false;
    if (curve.values[k] < value.lower - kRounding || curve.values[k] > value.upper + kRounding) return false;
  }
  return true;
}

}  // namespace

class PlotSheetTest : public QObject {
  Q_OBJECT

 private slots:
  void csvReadsBackTheSame();
  void csvQuotesAndKeepsThePointUnderACommaLocale();
  void pngHasTheSizeAskedFor();
  void svgHasItsSizeAndClosesWell();
  void onPaperComparedCurvesHaveTheColoursOfPaper();
  void namesAndLimitsGoOnPaper();
  void pdfHasOnePageOfTheSize();
  void clippedCurvesStayInside();
  void failedWritingKeepsTheOldFile();
};

void PlotSheetTest::csvReadsBackTheSame() {
  QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("torque.csv"));
  const PlotSheet sheet = sampleSheet();
  exportSheet(sheet, file, kSize);
  const QList<QByteArray> lines = bytesOf(file).trimmed().split('\n');
  QCOMPARE(lines.size(), qsizetype(sample::kFrames + 1));
  const QList<QByteArray> heads = lines[0].split(',');
  QCOMPARE(heads[0], QByteArray("time (s)"));
  for (qsizetype k = 0; k < sheet.set.curves.size(); ++k) {
    QCOMPARE(QString::fromUtf8(heads[k + 1]), sheet.set.curves[k].name + QStringLiteral(" (N m)"));
    for (int frame = 0; frame < sample::kFrames; ++frame)
      QCOMPARE(lines[frame + 1].split(',')[k + 1].toDouble(), sheet.set.curves[k].values[frame]);
  }
}

void PlotSheetTest::csvQuotesAndKeepsThePointUnderACommaLocale() {
  const QLocale before;
  QLocale::setDefault(QLocale(QLocale::German));
  ExportTable table;
  table.heads = {QStringLiteral("a, \"b\"")};
  table.rows = {{QStringLiteral("0.5")}};
  QCOMPARE(csvText(table), QByteArray("\"a, \"\"b\"\"\"\n0.5\n"));
  table.heads = {QStringLiteral("@pull (N)"), QStringLiteral("grip")};
  table.rows = {{QStringLiteral("-1.5e-05"), QStringLiteral("=1+1")},
                {QStringLiteral("-0.25"), QStringLiteral("-left")}};
  QCOMPARE(csvText(table), QByteArray("\"'@pull (N)\",grip\n-1.5e-05,\"'=1+1\"\n-0.25,\"'-left\"\n"));
  const ExportTable joints = jointTable(*sample::human(), *sample::motion(), Quantity::Angle);
  QCOMPARE(joints.heads.size(), qsizetype(sample::human()->jointCount() + 1));
  QVERIFY(joints.heads[1].endsWith(QStringLiteral("(deg)")));
  QVERIFY(!joints.rows[10].join(QLatin1Char(' ')).contains(QLatin1Char(',')));
  const ExportTable loads = contactLoadTable(*sample::human(), *sample::task(), *sample::motion());
  QCOMPARE(loads.rows.size(), size_t(4 * sample::kFrames));
  QCOMPARE(loads.heads.size(), loads.rows[0].size());
  QLocale::setDefault(before);
}

void PlotSheetTest::pngHasTheSizeAskedFor() {
  const PlotSheet sheet = sampleSheet();
  const QImage image = QImage::fromData(pngOf(sheet, kSize, 3.0), "PNG");
  QCOMPARE(image.size(), kSize * 3);
  // the knee's curve passes the plot in its shade of the leg's colour
  const auto knee = std::ranges::find(sheet.set.curves, QStringLiteral("Right knee flexion"), &Curve::name);
  QVERIFY(knee != sheet.set.curves.end() && knee->color == limbHue(Limb::RightLeg));
  int inked = 0;
  for (int x = 0; x < image.width(); ++x)
    for (int y = 0; y < image.height(); ++y) inked += image.pixel(x, y) == inkOf(*knee, sheet.theme).rgb();
  QVERIFY(inked > 300);
}

void PlotSheetTest::svgHasItsSizeAndClosesWell() {
  const QByteArray svg = svgOf(sampleSheet(), kSize);
  QVERIFY(svg.contains("viewBox=\"0 0 900 300\""));
  QVERIFY(svg.contains("Right knee flexion"));
  QXmlStreamReader reader(svg);
  while (!reader.atEnd()) reader.readNext();
  QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
}

/// Those of the dark look would be pale on white; in a picture of the screen they stay.
void PlotSheetTest::onPaperComparedCurvesHaveTheColoursOfPaper() {
  const PlotTheme dark = PlotTheme::dark(), light = PlotTheme::light();
  TorquePlot plot;
  plot.setTheme(dark);
  plot.setModel(sample::human());
  plot.setMotion(sample::motion());
  plot.setCompared(
      {{"one", sample::motion(), sample::human()}, {"other", sample::motion(), sample::human()}});
  const QByteArray compared = svgOf(plot.sheet(), kSize);
  for (std::size_t which = 0; which < 2; ++which) {
    QVERIFY(compared.contains(light.compared[which].name().toLatin1()));
    QVERIFY(!compared.contains(dark.compared[which].name().toLatin1()));
  }
  QCOMPARE(plot.sheet().set.curves[0].color, dark.compared[0]);
  plot.setCompared({});
  plot.setQuantity(Quantity::WeightedTorque);
  QCOMPARE(plot.curves().curves[0].color, dark.accent);
  const QByteArray sum = svgOf(plot.sheet(), kSize);
  QVERIFY(sum.contains(light.accent.name().toLatin1()) && !sum.contains(dark.accent.name().toLatin1()));
}

/// Each name once: at its curve's end, or in a legend where they are too many; the limit's number as well.
void PlotSheetTest::namesAndLimitsGoOnPaper() {
  TorquePlot plot;
  plot.setModel(sample::human());
  plot.setMotion(sample::motion());
  const int knee = sample::human()->findJoint("r_knee_flexion");
  plot.setSelectedJoint(knee);
  const QByteArray few = svgOf(plot.sheet(), kSize);
  for (const Curve& curve : plot.sheet().set.curves) QCOMPARE(few.count(">" + curve.name.toUtf8() + "<"), 1);
  QVERIFY(few.contains("limit \u221280 N m"));
  std::set<int> all;
  for (int joint = 1; joint < sample::human()->linkCount(); ++joint) all.insert(joint);
  plot.setChosenJoints(all);
  QCOMPARE(svgOf(plot.sheet(), kSize).count(">Right knee flexion<"), 1);
}

void PlotSheetTest::pdfHasOnePageOfTheSize() {
  const QByteArray pdf = pdfOf(sampleSheet(), kSize);
  QVERIFY(pdf.startsWith("%PDF-"));
  const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"));
  const QRegularExpressionMatch match = box.match(QString::fromLatin1(pdf));
  QVERIFY(match.hasMatch());
  QVERIFY(std::abs(match.captured(1).toDouble() - 675.0) <= 1.0);  // 900 / 96 inch in points
  QVERIFY(std::abs(match.captured(2).toDouble() - 225.0) <= 1.0);
}

void PlotSheetTest::clippedCurvesStayInside() {
  Curve curve;
  curve.times = {0.0, 1.0, 2.0, 3.0, 4.0};
  curve.values = {-2.0, 2.0, -2.0, 0.0, 0.0};
  const PlotRange time{0.25, 3.5}, value{-1.0, 1.0};
  const Curve inside = clipped(curve, time, value);
  QVERIFY(stays(inside, time, value));
  // closed form: the first leg y = 4 t - 2 enters at t = 0.25 with y = -1 and leaves at t = 0.75 with y = 1
  QCOMPARE(inside.times.first(), 0.25);
  QCOMPARE(inside.values.first(), -1.0);
  QCOMPARE(inside.times[1], 0.75);
  QCOMPARE(inside.values[1], 1.0);
  QVERIFY(std::isnan(inside.values[2]));
  QCOMPARE(inside.times.last(), 3.5);
}

void PlotSheetTest::failedWritingKeepsTheOldFile() {
  QVERIFY_EXCEPTION_THROWN(exportSheet(sampleSheet(), QStringLiteral("/no/such/folder/plot.png"), kSize),
                           InputError);
  QVERIFY_EXCEPTION_THROWN(exportSheet(sampleSheet(), QStringLiteral("plot.xyz"), kSize), InputError);
}

QTEST_MAIN(PlotSheetTest)
#include "plot_sheet_test.moc"
