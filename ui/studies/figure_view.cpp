// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/figure_view.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/document/language/said.h"
#include "ui/plots/export/export_menu.h"
#include "ui/studies/set_look.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kSideWidth = 236;  // px, as the plots' own lists
constexpr int kValueDigits = 3;

struct NamedUnitTitle {
  QString name, unit;
};

/// "time (s)" into its name and its unit.
NamedUnitTitle partsOf(const std::string& title) {
  const QString whole = said(title);
  const auto open = whole.lastIndexOf(QLatin1Char('('));
  if (open < 0 || !whole.endsWith(QLatin1Char(')'))) return {whole, {}};
  return {whole.left(open).trimmed(), whole.mid(open + 1, whole.size() - open - 2)};
}

/// "joint gap 1 (m) over iteration steps"; of an axis that has no name but a unit the figure's title is one.
QString axesWords(const StudyFigure& figure) {
  const bool isNamed = !partsOf(figure.yTitle).name.isEmpty();
  const std::string upward = isNamed ? figure.yTitle : figure.title + " " + figure.yTitle;
  return QObject::tr("%1 over %2").arg(said(upward), said(figure.xTitle));
}

Curve toCurve(const FigureCurve& from, int set, const PlotTheme& theme) {
  Curve curve;
  curve.id = set;
  curve.name = QString::fromStdString(from.name);
  curve.color = setColor(theme, set);
  curve.style = setPenStyle(set);
  curve.times = QVector<double>(from.x.begin(), from.x.end());
  curve.values = QVector<double>(from.y.begin(), from.y.end());
  return curve;
}

/// A line through places as sticks.
std::vector<Vector3> lineOf(const FigureCurve& curve) {
  std::vector<Vector3> ends;
  for (std::size_t k = 0; k + 1 < curve.x.size(); ++k)
    for (const std::size_t at : {k, k + 1}) ends.emplace_back(curve.x[at], curve.y[at], 0.0);
  return ends;
}

/// Empty, with the figure's axes.
CurveSet axesOf(const StudyFigure& figure) {
  CurveSet set;
  const auto [name, unit] = partsOf(figure.yTitle);
  set.title = QObject::tr("Figure %1 %2").arg(QString::fromStdString(figure.number), name);
  set.unit = unit;
  set.column = unit.isEmpty() ? QStringLiteral("1") : unit;
  set.digits = kValueDigits;
  const auto [acrossName, acrossUnit] = partsOf(figure.xTitle);
  set.across = {acrossName, acrossUnit, acrossUnit.isEmpty() ? 0 : 3};
  bool isFirst = true;
  for (const FigureCurve& curve : figure.curves)
    for (const double x : curve.x) {
      set.from = isFirst ? x : std::min(set.from, x);
      set.to = isFirst ? x : std::max(set.to, x);
      isFirst = false;
    }
  for (const PrintedLevel& level : figure.printed)
    set.levels.append({level.value, said(printedWords(level))});
  return set;
}

}  // namespace

FigureView::FigureView(QWidget* parent) : QWidget(parent) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(space::kPanel, space::kSmall, space::kPanel, space::kSmall);
  row->setSpacing(space::kPanel);
  row->addWidget(buildSide());
  row->addWidget(buildFigure(), 1);
  connect(list_, &QListWidget::currentRowChanged, this, &FigureView::showCurrent);
  connect(switches_, &SetSwitches::switched, this, &FigureView::showCurves);
  connect(logarithmic_, &QCheckBox::toggled, this, &FigureView::showCurves);
  connect(plot_, &CurvePlot::curvePicked, plot_, &CurvePlot::setSelected);
  connect(plot_, &CurvePlot::timeScrubbed, this, [this](double place) {
    if (!figure()) return;
    const QString title = said(figure()->xTitle);
    places_[title] = place;
    emit scrubbed(title, place);
  });
  connect(plot_, &CurvePlot::menuWanted, this, [this](QPoint position) {
    QMenu menu(this);
    addExportActions(menu, *this, [this] { return plotSheet(*plot_, theme_); });
    menu.exec(position);
  });
}

QWidget* FigureView::buildSide() {
  auto* side = new QWidget(this);
  side->setFixedWidth(kSideWidth);
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(space::kTight);
  column->addWidget(list_ = new QListWidget(side), 3);
  list_->setObjectName(QStringLiteral("studies.figures"));
  list_->setAccessibleName(tr("Figures"));
  list_->setFrameShape(QFrame::NoFrame);
  list_->setUniformItemSizes(true);
  list_->setTextElideMode(Qt::ElideRight);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* heading = new QLabel(tr("Curves"), side);
  markHeading(heading);
  column->addWidget(heading);
  column->addWidget(switches_ = new SetSwitches(side), 2);
  switches_->setObjectName(QStringLiteral("studies.curves"));
  column->addWidget(logarithmic_ = new QCheckBox(tr("Logarithmic"), side));
  logarithmic_->setObjectName(QStringLiteral("studies.logarithmic"));
  logarithmic_->setToolTip(tr("Powers of ten evenly, where sets differ by much; zero is not seen"));
  return side;
}

QWidget* FigureView::buildFigure() {
  auto* page = new QWidget(this);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(title_ = new QLabel(page));
  column->addWidget(axes_ = new QLabel(page));
  column->addWidget(pages_ = new QStackedWidget(page), 1);
  pages_->addWidget(plot_ = new CurvePlot(pages_));
  pages_->addWidget(drawing_ = new StickPicture(pages_));
  title_->setWordWrap(true);
  axes_->setWordWrap(true);
  markHeading(title_);
  markMuted(axes_);
  return page;
}

void FigureView::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  plot_->setTheme(theme);
  drawing_->setTheme(theme);
  switches_->setTheme(theme);
  showCurves();
}

void FigureView::setFigures(std::vector<StudyFigure> figures) {
  const int before = list_->currentRow();
  const bool isSame = figures.size() == figures_.size();
  figures_ = std::move(figures);
  std::ranges::stable_sort(figures_, isNumberBefore, &StudyFigure::number);
  list_->clear();
  for (const StudyFigure& figure : figures_) {
    const QString words =
        QStringLiteral("%1  %2").arg(QString::fromStdString(figure.number), said(figure.title));
    auto* item = new QListWidgetItem(words, list_);
    item->setToolTip(words + QLatin1Char('\n') + axesWords(figure));
  }
  list_->setCurrentRow(isSame ? std::max(0, before) : 0);
  showCurrent();
}

const StudyFigure* FigureView::figure() const {
  const int row = list_->currentRow();
  return row >= 0 && row < static_cast<int>(figures_.size()) ? &figures_[std::size_t(row)] : nullptr;
}

void FigureView::showFigure(const QString& number) {
  const auto is = [&](const StudyFigure& figure) {
    const QString its = QString::fromStdString(figure.number);
    return its == number || its.startsWith(number + QLatin1Char(' '));
  };
  const auto found = std::ranges::find_if(figures_, is);
  if (found != figures_.end()) list_->setCurrentRow(static_cast<int>(found - figures_.begin()));
}

void FigureView::showCurrent() {
  const StudyFigure* now = figure();
  QStringList names;
  if (now)
    for (const FigureCurve& curve : now->curves) names << QString::fromStdString(curve.name);
  switches_->setNames(names);
  title_->setText(now ? tr("Figure %1: %2").arg(QString::fromStdString(now->number), said(now->title))
                      : QString());
  axes_->setText(now ? axesWords(*now) : QString());
  plot_->setSelected(-1);
  showCurves();
  if (now) plot_->setTime(places_[said(now->xTitle)]);
}

void FigureView::showCurves() {
  const StudyFigure* now = figure();
  if (!now) return plot_->setCurves({});
  pages_->setCurrentIndex(now->isOfPlaces ? 1 : 0);
  logarithmic_->setEnabled(!now->isOfPlaces);
  if (now->isOfPlaces) return showPlaces(*now);
  CurveSet set = axesOf(*now);
  if (logarithmic_->isChecked()) set.scale = ValueScale::Logarithmic;
  for (std::size_t i = 0; i < now->curves.size(); ++i)
    if (switches_->isOn(static_cast<int>(i)))
      set.curves.append(toCurve(now->curves[i], static_cast<int>(i), theme_));
  plot_->setCurves(std::move(set));
}

/// Metres alike both ways, so that people look like people.
void FigureView::showPlaces(const StudyFigure& figure) {
  StickMotion still{figure.title, {}, {0.0}, {{{}, {{}}}}};
  std::set<int> hidden;
  for (std::size_t i = 0; i < figure.curves.size(); ++i) {
    still.sets.push_back({figure.curves[i].name, {lineOf(figure.curves[i])}});
    if (!switches_->isOn(static_cast<int>(i))) hidden.insert(static_cast<int>(i) + 1);
  }
  drawing_->setHidden(std::move(hidden));
  drawing_->setMotion(std::move(still));
}

void FigureView::setAcross(const QString& title, double place) {
  places_[title] = place;
  if (figure() && said(figure()->xTitle) == title) plot_->setTime(place);
}

}  // namespace handhold
