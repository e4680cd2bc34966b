// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/study_charts.h"

#include <QTest>
#include <cmath>
#include <map>
#include <set>

#include "app/drawing/figure_svg.h"

namespace handhold {

namespace {

constexpr int kHeights = 200, kPlaces = 21;
constexpr std::size_t kDots = 2000;

/// A grid of so many heights and places, all of them solved.
std::vector<StudyRow> grid() {
  std::vector<StudyRow> rows;
  for (int height = 0; height < kHeights; ++height)
    for (int place = 0; place < kPlaces; ++place) {
      StudyRow& row = rows.emplace_back();
      row.index = static_cast<int>(rows.size()) - 1;
      row.values = {std::to_string(height), std::to_string(place)};
      row.state = CaseState::Solved;
      row.figures = {{"peak_load", 1e-3 * row.index}};
    }
  return rows;
}

StudyPlan plan() {
  StudyPlan plan;
  plan.variables.resize(2);
  plan.variables[0].name = "height";
  plan.variables[1].name = "place";
  return plan;
}

}  // namespace

class StudyChartsTest : public QObject {
  Q_OBJECT

 private slots:
  void everyPlaceOfAGridHasItsDots();
  void gapsAreNoDots();
};

/// 4,200 cases are too many to draw; those that are drawn are spread over both variables, each case once.
void StudyChartsTest::everyPlaceOfAGridHasItsDots() {
  const std::vector<StudyRow> rows = grid();
  for (const auto& [variable, places] : {std::pair(0, kHeights), std::pair(1, kPlaces)}) {
    const StudyFigure figure =
        caseFigure(plan(), rows, "peak_load", static_cast<std::size_t>(variable), std::nullopt);
    const FigureCurve& dots = figure.curves.at(0);
    QCOMPARE(dots.x.size(), kDots);
    QCOMPARE(std::set<double>(dots.y.begin(), dots.y.end()).size(), kDots);
    std::map<double, int> count;
    for (const double x : dots.x) ++count[x];
    QCOMPARE(count.size(), static_cast<std::size_t>(places));
    const double each = static_cast<double>(kDots) / places;
    for (const auto& [place, number] : count) QVERIFY(number > 0.7 * each && number < 1.3 * each);
  }
}

void StudyChartsTest::gapsAreNoDots() {
  StudyFigure figure;
  figure.curves = {{"possible", {0.0, 1.0, 2.0}, {50.0, std::nan(""), 100.0}, true}};
  const QString svg = QString::fromStdString(toSvg(figure));
  QCOMPARE(svg.count("<circle"), 3);  // two dots and the legend's
  QVERIFY(!svg.contains("nan"));
}

}  // namespace handhold

QTEST_APPLESS_MAIN(handhold::StudyChartsTest)
#include "study_charts_test.moc"
