// SPDX-License-Identifier: GPL-3.0-or-later
// Grabs every widget of ui/plots in dark and light. With HANDHOLD_GRABS set to a folder the pictures are kept
// there.
#include <QApplication>
#include <QStyleFactory>
#include <QTabWidget>
#include <QtTest>
#include <set>

#include "tests/ui/plots/offscreen.h"
#include "tests/ui/plots/sample_motion.h"
#include "ui/plots/contact_loads_view.h"
#include "ui/plots/curves/instant_chart.h"
#include "ui/plots/export/plot_sheet.h"
#include "ui/plots/load_bars.h"
#include "ui/plots/timeline.h"
#include "ui/plots/torque_plot.h"
#include "ui/theme/style_sheet.h"

using namespace handhold;

namespace {

QVector<double> timesOf(const Motion& motion) {
  QVector<double> times;
  for (const MotionFrame& frame : motion.frames) times.append(frame.time);
  return times;
}

int colorsIn(const QImage& image) {
  std::set<QRgb> colors;
  for (int y = 0; y < image.height(); y += 3)
    for (int x = 0; x < image.width(); x += 3) colors.insert(image.pixel(x, y));
  return static_cast<int>(colors.size());
}

/// Shows the widget, grabs it, keeps the picture where asked.
QImage grabbed(QWidget& widget, const QString& name, QSize size) {
  widget.resize(size);
  widget.show();
  QTest::qWait(50);
  const QImage image = widget.grab().toImage();
  const QString folder = qEnvironmentVariable("HANDHOLD_GRABS");
  if (!folder.isEmpty()) image.save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
  return image;
}

}  // namespace

class PlotsLookTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion"))); }
  void everyWidgetPaints_data();
  void everyWidgetPaints();
  void numbersStandClearOfLimits();
  void everyGridHasZeroAndANumberBeside();
  void aTornPlotKeepsItsTheme();

 private:
  void timeline(const PlotTheme& theme, const QString& name);
  void torques(const PlotTheme& theme, const QString& name);
  void loadBars(const PlotTheme& theme, const QString& name);
  void contacts(const PlotTheme& theme, const QString& name);
};

/// The number of a bar of any height, up or down.
void PlotsLookTest::numbersStandClearOfLimits() {
  const QRectF room(0.0, 0.0, 50.0, 200.0);
  constexpr double kZero = 100.0;
  for (double upper = 5.0; upper < 99.0; upper += 5.0)
    for (double end = 1.0; end < 200.0; end += 1.0) {
      const std::array lines{upper, 200.0 - upper};
      const double top = numberTop(room, end, kZero, lines);
      QVERIFY(top >= room.top() && top + kNumberHeight <= room.bottom());
      for (const double line : lines) QVERIFY(line <= top || line >= top + kNumberHeight);
    }
}

/// At least three lines, zero among them, and no two closer than a number is high, however low the chart is.
void PlotsLookTest::everyGridHasZeroAndANumberBeside() {
  constexpr double kNumber = 15.0;  // px, the least between lines
  for (const double height : {50.0, 80.0, 120.0, 240.0, 700.0})
    for (const PlotRange& range : {PlotRange{-1.0, 1.0}, PlotRange{-80.0, 20.0}, PlotRange{0.0, 0.07},
                                   PlotRange{-3.0, 47.0}, PlotRange{-2300.0, 1900.0}}) {
      const double step = tickStep(range, height), span = range.upper - range.lower;
      const double lines = std::floor(range.upper / step) - std::ceil(range.lower / step) + 1.0;
      const QByteArray where = QByteArray::number(step) + " of " + QByteArray::number(span);
      QVERIFY2(step / span * height >= kNumber - 1.0, where.constData());
      if (height >= 120.0) QVERIFY2(lines >= 3.0, where.constData());
      const double power = std::pow(10.0, std::floor(std::log10(step) + 1e-9)), digit = step / power;
      QVERIFY2(std::abs(digit - 1.0) < 1e-6 || std::abs(digit - 2.0) < 1e-6 || std::abs(digit - 5.0) < 1e-6,
               where.constData());
    }
}

/// Style sheets give a widget that gets another window the palette back that it had first.
void PlotsLookTest::aTornPlotKeepsItsTheme() {
  QTabWidget tabs;
  auto* plot = new TorquePlot;
  tabs.addTab(plot, "Torques");
  for (const Appearance appearance : {Appearance::Dark, Appearance::Light}) {
    applyAppearance(*qApp, appearance);
    plot->setTheme(appearance == Appearance::Dark ? PlotTheme::dark() : PlotTheme::light());
    tabs.show();
    QTest::qWait(1);
  }
  plot->setParent(nullptr);
  plot->show();
  const QImage image = plot->grab().toImage();
  QCOMPARE(image.pixelColor(1, image.height() - 2), tokens(Appearance::Light).panel);
  delete plot;
}

void PlotsLookTest::everyWidgetPaints_data() {
  QTest::addColumn<bool>("dark");
  QTest::newRow("dark") << true;
  QTest::newRow("light") << false;
}

void PlotsLookTest::everyWidgetPaints() {
  QFETCH(bool, dark);
  PlotTheme theme = dark ? PlotTheme::dark() : PlotTheme::light();
  theme.motion = MotionPreference::Reduced;
  const QString name = dark ? QStringLiteral("dark_") : QStringLiteral("light_");
  timeline(theme, name);
  torques(theme, name);
  loadBars(theme, name);
  contacts(theme, name);
}

void PlotsLookTest::timeline(const PlotTheme& theme, const QString& name) {
  Timeline timeline;
  timeline.setTheme(theme);
  QVERIFY(colorsIn(grabbed(timeline, name + QStringLiteral("timeline_empty"), {1280, 48})) > 3);
  timeline.setFrameTimes(timesOf(*sample::motion()));
  timeline.setMarks(limitMarks(*sample::human(), *sample::motion()) +
                    QVector<TimelineMark>{
                        {MarkKind::Violation, 1.6, 1.7, QStringLiteral("right grip is 2 cm out of reach")}});
  timeline.setTime(0.3);
  timeline.setInPoint();
  timeline.setTime(0.85);
  QVERIFY(colorsIn(grabbed(timeline, name + QStringLiteral("timeline"), {1280, 48})) > 10);
}

void PlotsLookTest::torques(const PlotTheme& theme, const QString& name) {
  TorquePlot plot;
  plot.setTheme(theme);
  QVERIFY(colorsIn(grabbed(plot, name + QStringLiteral("torque_empty"), {1280, 240})) > 3);
  plot.setModel(sample::human());
  plot.setMotion(sample::motion());
  plot.setTime(0.85);
  QTest::mouseMove(&plot.plot(), QPoint(400, 60));
  QVERIFY(colorsIn(grabbed(plot, name + QStringLiteral("torque"), {1280, 240})) > 10);
  const QString folder = qEnvironmentVariable("HANDHOLD_GRABS");
  if (!folder.isEmpty())
    for (const char* suffix : {".png", ".svg", ".pdf"})
      exportSheet(plot.sheet(),
                  folder + QLatin1Char('/') + name + QStringLiteral("export") + QLatin1String(suffix),
                  {900, 320});
  plot.setSelectedJoint(static_cast<int>(sample::human()->findJoint("r_knee_flexion")));
  plot.setQuantity(Quantity::Load);
  QTest::mouseMove(&plot.plot(), QPoint(300, 80));
  QVERIFY(colorsIn(grabbed(plot, name + QStringLiteral("load"), {1280, 240})) > 10);
  plot.setMotion(sample::posture());
  plot.setQuantity(Quantity::Torque);
  QVERIFY(colorsIn(grabbed(plot, name + QStringLiteral("instant"), {1280, 240})) > 10);
}

void PlotsLookTest::loadBars(const PlotTheme& theme, const QString& name) {
  LoadBars bars;
  bars.setTheme(theme);
  bars.setModel(sample::human());
  bars.setTorques(sample::motion()->frames[60]);
  bars.setSelectedJoint(static_cast<int>(sample::human()->findJoint("r_knee_flexion")));
  QVERIFY(colorsIn(grabbed(bars, name + QStringLiteral("bars"), {1280, 240})) > 10);
  bars.setOrder(LoadOrder::Load);
  QVERIFY(colorsIn(grabbed(bars, name + QStringLiteral("bars_by_load"), {1280, 240})) > 10);
}

void PlotsLookTest::contacts(const PlotTheme& theme, const QString& name) {
  ContactLoadsView view;
  view.setTheme(theme);
  view.setMotion(sample::motion(), sample::human(), sample::task());
  view.setTime(0.85);
  view.setSelectedContact(QStringLiteral("left foot"));
  QVERIFY(colorsIn(grabbed(view, name + QStringLiteral("contacts"), {1280, 240})) > 10);
}

QTEST_MAIN(PlotsLookTest)
#include "plots_look_test.moc"
