// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing/study_charts.h"

#include <QObject>
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>
#include <numeric>

namespace handhold {

namespace {

constexpr double kInPercent = 100.0, kBreak = std::numeric_limits<double>::quiet_NaN();
constexpr double kHalfBox = 0.3, kHalfWhisker = 0.12;  // of the way between two boxes
constexpr std::size_t kMostColours = 6, kMostBoxes = 20, kMostDots = 2000;

bool isNumeric(const std::vector<StudyRow>& rows, std::size_t variable) {
  return std::ranges::all_of(rows, [&](const StudyRow& row) { return numberAt(row, variable).has_value(); });
}

const RuleRow* ruleCalled(const std::string& word) {
  const auto* row = std::ranges::find_if(kRuleRows, [&](const RuleRow& each) { return each.word == word; });
  return row == kRuleRows.end() ? nullptr : row;
}

void addLine(FigureCurve& curve, std::initializer_list<std::pair<double, double>> points) {
  for (const auto& [x, y] : points) {
    curve.x.push_back(x);
    curve.y.push_back(y);
  }
  curve.x.push_back(0.0);
  curve.y.push_back(kBreak);
}

/// Quartiles as a box with its median, whiskers to the least and the most.
void addBox(FigureCurve& curve, double x, const std::array<double, 5>& n) {
  addLine(curve, {{x - kHalfBox, n[1]},
                  {x + kHalfBox, n[1]},
                  {x + kHalfBox, n[3]},
                  {x - kHalfBox, n[3]},
                  {x - kHalfBox, n[1]}});
  addLine(curve, {{x - kHalfBox, n[2]}, {x + kHalfBox, n[2]}});
  addLine(curve, {{x, n[0]}, {x, n[1]}});
  addLine(curve, {{x, n[3]}, {x, n[4]}});
  for (const double end : {n[0], n[4]}) addLine(curve, {{x - kHalfWhisker, end}, {x + kHalfWhisker, end}});
}

void addBoxes(const std::vector<StudyRow>& rows, const std::string& figure, std::size_t variable,
              StudyFigure& chart) {
  FigureCurve boxes;
  for (const ShareAt& at : sharesBy(rows, variable)) {
    std::vector<double> values;
    for (const StudyRow& row : rows)
      if (row.values[variable] == at.value)
        if (const auto value = figureOf(row, figure)) values.push_back(shownFigure(figure, *value));
    chart.xNames.push_back(plainValue(at.value));
    if (const auto numbers = fiveNumbers(values))
      addBox(boxes, static_cast<double>(chart.xNames.size()), *numbers);
  }
  chart.curves.push_back(std::move(boxes));
}

/// Of a long study as many rows as are drawn, by steps that share no divisor with its count: every place of a
/// grid has its part of the dots, as a divisor would leave whole places out. Near the golden section they
/// spread evenly.
std::vector<std::size_t> drawnRows(std::size_t count) {
  std::vector<std::size_t> drawn(std::min(count, kMostDots));
  std::size_t step = 1;
  if (count > kMostDots) {
    step = static_cast<std::size_t>(std::numbers::phi_v<double> * static_cast<double>(count)) % count;
    while (std::gcd(step, count) > 1) ++step;
  }
  for (std::size_t i = 0; i < drawn.size(); ++i) drawn[i] = i * step % count;
  return drawn;
}

void addDots(const std::vector<StudyRow>& rows, const std::string& figure, std::size_t variable,
             std::optional<std::size_t> split, StudyFigure& chart) {
  std::map<std::string, FigureCurve> groups;
  for (const std::size_t i : drawnRows(rows.size())) {
    const StudyRow& row = rows[i];
    const auto x = numberAt(row, variable), y = figureOf(row, figure);
    if (!x || !y) continue;
    const std::string group = split ? plainValue(row.values[*split]) : std::string();
    FigureCurve& dots = groups[group];
    dots.name = group;
    dots.isOfPoints = true;
    dots.x.push_back(*x);
    dots.y.push_back(shownFigure(figure, *y));
  }
  for (auto& [group, dots] : groups) chart.curves.push_back(std::move(dots));
}

/// What tells dots apart: the first variable of few words.
std::optional<std::size_t> splitOf(const StudyPlan& plan, const std::vector<StudyRow>& rows) {
  for (std::size_t i = 0; i < plan.variables.size(); ++i)
    if (!isNumeric(rows, i) && sharesBy(rows, i).size() <= kMostColours) return i;
  return std::nullopt;
}

}  // namespace

double shownFigure(const std::string& name, double value) {
  const RuleRow* rule = ruleCalled(name);
  return name == "peak_load" || (rule && rule->isShare) ? kInPercent * value : value;
}

std::string figureTitle(const std::string& name) {
  if (name == "peak_load") return QObject::tr("greatest load, % of strength").toStdString();
  const RuleRow* rule = ruleCalled(name);
  if (!rule) return name;
  if (rule->rule == Rule::Capable) return QObject::tr("women who are strong enough, %").toStdString();
  const char* unit = rule->isShare                        ? ", %"
                     : rule->quantity == Dimension::Force ? ", N"
                     : rule->rule == Rule::Endurance      ? ", s"
                                                          : "";
  return std::string(rule->title) + unit;
}

StudyFigure shareFigure(const StudyPlan& plan, const std::vector<StudyRow>& rows, std::size_t variable) {
  StudyFigure chart;
  chart.title = QObject::tr("Share of cases that are possible").toStdString();
  chart.xTitle = plan.variables[variable].name;
  chart.yTitle = "%";
  FigureCurve share{QObject::tr("possible").toStdString(), {}, {}, true},
      interval{QObject::tr("95 % interval").toStdString(), {}, {}};
  const bool isNumber = isNumeric(rows, variable), hasInterval = isDrawnOnce(plan, variable);
  for (const auto& [value, count] : sharesBy(rows, variable)) {
    if (!isNumber) chart.xNames.push_back(plainValue(value));
    const double x = isNumber ? std::stod(value) : static_cast<double>(chart.xNames.size());
    share.x.push_back(x);
    share.y.push_back(count.of > 0 ? kInPercent * count.value() : kBreak);
    const auto [lower, upper] = wilsonInterval(count);
    if (count.of > 0 && hasInterval) addLine(interval, {{x, kInPercent * lower}, {x, kInPercent * upper}});
  }
  chart.curves = {share};
  if (hasInterval) chart.curves.push_back(interval);
  return chart;
}

StudyFigure caseFigure(const StudyPlan& plan, const std::vector<StudyRow>& rows, const std::string& figure,
                       std::size_t variable, std::optional<std::size_t> split) {
  StudyFigure chart;
  chart.title = figureTitle(figure) + " over " + plan.variables[variable].name + chartedWords(rows);
  chart.xTitle = plan.variables[variable].name;
  chart.yTitle = figureTitle(figure);
  if (isNumeric(rows, variable))
    addDots(rows, figure, variable, split, chart);
  else
    addBoxes(rows, figure, variable, chart);
  return chart;
}

std::vector<StudyFigure> studyFigures(const StudyPlan& plan, const std::vector<StudyRow>& rows) {
  std::vector<StudyFigure> charts;
  const std::optional<std::size_t> split = plan.people.empty() ? splitOf(plan, rows) : std::nullopt;
  for (std::size_t i = 0; i < plan.variables.size(); ++i) {
    const std::vector<ShareAt> shares = sharesBy(rows, i);
    if (shares.size() < 2 || (!isNumeric(rows, i) && shares.size() > kMostBoxes)) continue;
    if (isToldByValue(plan.variables[i], shares)) charts.push_back(shareFigure(plan, rows, i));
    charts.push_back(caseFigure(plan, rows, "peak_load", i, split));
    if (plan.variables[i].isOfPerson || !isNumeric(rows, i)) continue;
    for (const Rule rule : plan.rules) charts.push_back(caseFigure(plan, rows, rowOf(rule).word, i, split));
  }
  return charts;
}

}  // namespace handhold
