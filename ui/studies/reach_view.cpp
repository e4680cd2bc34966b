// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/reach_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <map>

#include "ui/controls/bound_form.h"
#include "ui/controls/column_area.h"
#include "ui/controls/figure_row.h"
#include "ui/controls/thin_slider.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/theme/figures.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kReachSettingsWidth = 300;  // px
constexpr double kEasyLoad = 0.5;         ///< as the inner shell
constexpr std::size_t kMostJoints = 6;
constexpr int kPlaceSteps = 200;

QString rangeWords(double from, double to) {
  constexpr int kFewer = 1;  // decimals: places lie a decimetre apart
  return QObject::tr("%1 to %2")
      .arg(figureText(from, Dimension::Length, kFewer).number,
           figureText(to, Dimension::Length, kFewer).number);
}

FigureLine volumeLine(const char* label, double volume, const char* tip) {
  return {said(label), figures(volume, 3), QStringLiteral("m³"), said(tip), {}};
}

QPushButton* reachButton(const char* name, const char* words, const char* tip, QWidget* parent) {
  auto* button = new QPushButton(said(words), parent);
  button->setObjectName(QLatin1String(name));
  button->setToolTip(said(tip));
  return button;
}

}  // namespace

ReachNumbers reachNumbers(const ReachMap& map) {
  ReachNumbers numbers;
  const double cell = std::pow(map.spacing, 3.0);
  std::map<std::string, int> count;
  for (const ReachPlace& place : map.places) {
    if (!place.isReached) continue;
    numbers.volume += cell;
    if (place.load <= kEasyLoad) numbers.easyVolume += cell;
    numbers.extent.extend(place.position);
    if (!place.binds.empty()) ++count[place.binds];
  }
  const double all = std::max(1, map.reachedCount());
  for (const auto& [joint, places] : count) numbers.joints.emplace_back(joint, places / all);
  std::ranges::stable_sort(numbers.joints, std::greater(), &std::pair<std::string, double>::second);
  return numbers;
}

ReachView::ReachView(ReachSession& session, QWidget* parent) : QWidget(parent), session_(session) {
  setObjectName(QStringLiteral("reach"));
  setProperty("panel", true);
  setAttribute(Qt::WA_StyledBackground);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addWidget(buildSettings());
  row->addWidget(buildResults(), 1);
  connect(&session_, &ReachSession::changed, this, &ReachView::showState);
  connect(&session_.runner(), &JobRunner::started, this, &ReachView::showState);
  connect(&Units::shared(), &Units::changed, this, &ReachView::showState);
  showState();
}

QWidget* ReachView::buildSettings() {
  auto* area = new ColumnArea(this);
  area->setFixedWidth(kReachSettingsWidth);
  auto* box = new QWidget;
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(space::kPanel, space::kSmall, space::kPanel, space::kSmall);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(
      show_ = reachButton("reach.show", "Show reach",
                          "Where that hand or foot comes to while all else of the task holds", box),
      1);
  buttons->addWidget(stop_ = reachButton("reach.stop", "Stop", "Keeps what was found", box));
  column->addLayout(buttons);
  markPrimary(show_);
  connect(show_, &QPushButton::clicked, this,
          [this] { session_.want(session_.wish() ? std::nullopt : std::optional(wish_)); });
  connect(stop_, &QPushButton::clicked, this, [this] { session_.stop(); });
  form_ = new BoundForm(box);
  form_->layout()->setContentsMargins(0, space::kSmall, 0, 0);  // the page has its own at the sides
  QStringList ends;
  for (const auto& [words, site] : kReachEnds) ends << said(words);
  form_->addChoice({"Of the", "reach.end", "The hand or foot; all other contacts of the task stay"}, ends,
                   {[this] {
                      const auto same = [this](const auto& end) { return wish_.end == end.first; };
                      return static_cast<int>(std::ranges::find_if(kReachEnds, same) - kReachEnds.begin());
                    },
                    [this](const int& index) { ask(kReachEnds.at(static_cast<std::size_t>(index)).first); }});
  form_->addVector(
      {"Force", "reach.force", "On the body there, at every place; x to the left, y up, z forward"},
      number::force(),
      {[this] { return wish_.force; },
       [this](const Vector3& force) {
         wish_.force = force;
         if (session_.wish()) session_.want(wish_);
       }});
  addSlice();
  column->addWidget(form_);
  column->addWidget(slider_ = new ThinSlider(box));
  slider_->setObjectName(QStringLiteral("reach.slider"));
  slider_->setAccessibleName(tr("Place of the slice"));
  slider_->setToolTip(tr("Moves the slice through the reach"));
  slider_->setRange(0, kPlaceSteps);
  connect(slider_, &QSlider::valueChanged, this, [this](int value) {
    if (slice_.axis < 0 || !session_.found()) return;
    const Eigen::AlignedBox3d extent = reachNumbers(*session_.found()).extent;
    if (extent.isEmpty()) return;
    const double share = static_cast<double>(value) / kPlaceSteps;
    setSlice({slice_.axis, extent.min()[slice_.axis] + share * extent.sizes()[slice_.axis]});
  });
  column->addStretch(1);
  area->setWidget(box);
  form_->refresh();
  return area;
}

void ReachView::addSlice() {
  form_->addChoice({"Slice", "reach.slice", "What lies beyond the plane is taken away"},
                   {"None", "Across x", "Level (y)", "Across z"},
                   {[this] { return slice_.axis + 1; },
                    [this](const int& index) {
                      ReachSlice slice{index - 1, 0.0};
                      if (slice.axis >= 0 && session_.found()) {
                        const Eigen::AlignedBox3d extent = reachNumbers(*session_.found()).extent;
                        if (!extent.isEmpty()) slice.place = extent.center()[slice.axis];
                      }
                      setSlice(slice);
                    }});
  place_ = form_->addNumber({"At", "reach.place", "Place of the slice in world"}, number::length(),
                            {[this] { return slice_.place; },
                             [this](const double& place) {
                               setSlice({slice_.axis, place});
                             }});
}

QWidget* ReachView::buildResults() {
  auto* results = new QWidget(this);
  auto* column = new QVBoxLayout(results);
  column->setContentsMargins(space::kPanel, space::kSmall, space::kPanel, space::kSmall);
  column->addWidget(state_ = new QLabel(results));
  state_->setObjectName(QStringLiteral("reach.state"));
  state_->setWordWrap(true);
  auto* area = new ColumnArea(results);
  auto* lists = new QWidget;
  auto* below = new QVBoxLayout(lists);
  below->setContentsMargins(0, 0, space::kPanel, 0);
  below->addWidget(extent_ = new FigureList(lists));
  below->addWidget(heading_ = new QLabel(tr("Most loaded joint, of the places reached"), lists));
  markMuted(heading_);
  below->addWidget(joints_ = new FigureList(lists));
  below->addStretch(1);
  extent_->setObjectName(QStringLiteral("reach.extent"));
  joints_->setObjectName(QStringLiteral("reach.joints"));
  area->setWidget(lists);
  column->addWidget(area, 1);
  return results;
}

void ReachView::ask(const std::string& end) {
  wish_.end = end;
  form_->refresh();
  session_.want(wish_);
}

void ReachView::setSlice(const ReachSlice& slice) {
  slice_ = slice;
  showState();
  emit sliceChanged();
}

QString ReachView::stateWords() const {
  if (!session_.wish())
    return tr(
        "Shows where a hand or foot comes to while all other contacts of the task hold, and what "
        "part of its strength the most loaded joint gives there.");
  if (!session_.refusal().isEmpty()) return tr("No reach: %1").arg(session_.refusal());
  const int reached = session_.found() ? session_.found()->reachedCount() : 0;
  const QString looked = !session_.found() ? tr("Looking for the best posture")
                         : reached == 1    ? tr("1 place reached")
                                           : tr("%1 places reached").arg(reached);
  if (session_.isDone()) return tr("Reach of the %1: %2").arg(QString::fromStdString(wish_.end), looked);
  return looked + (session_.runner().isRunning() ? tr(", getting finer…") : QString());
}

void ReachView::showState() {
  show_->setText(session_.wish() ? tr("Hide reach") : tr("Show reach"));
  stop_->setEnabled(session_.runner().isRunning());
  state_->setText(stateWords());
  form_->refresh();
  place_->setEnabled(slice_.axis >= 0);
  slider_->setEnabled(slice_.axis >= 0 && session_.found());
  showNumbers();
}

void ReachView::showNumbers() {
  const auto& map = session_.found();
  heading_->setVisible(map && map->reachedCount() > 0);
  if (!map || map->reachedCount() == 0) {
    extent_->say({});
    return joints_->say({});
  }
  const ReachNumbers numbers = reachNumbers(*map);
  const QString unit = figureText(0.0, Dimension::Length).unit;
  const Vector3 least = numbers.extent.min(), most = numbers.extent.max();
  if (slice_.axis >= 0) {
    const QSignalBlocker quiet(slider_);
    const double share =
        (slice_.place - least[slice_.axis]) / std::max(1e-9, numbers.extent.sizes()[slice_.axis]);
    slider_->setValue(static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * kPlaceSteps)));
  }
  extent_->say(
      {volumeLine("Reached", numbers.volume, "Places with a posture that keeps all laws of the task"),
       volumeLine("With ease", numbers.easyVolume, "No joint above half of its strength: the inner shell"),
       {"Height", rangeWords(least.y(), most.y()), unit, "Lowest and highest place", {}},
       {"Right to left", rangeWords(least.x(), most.x()), unit, "x in world", {}},
       {"Back to front", rangeWords(least.z(), most.z()), unit, "z in world", {}}});
  std::vector<FigureLine> joints;
  for (const auto& [joint, share] : numbers.joints)
    if (joints.size() < kMostJoints)
      joints.push_back({capitalized(joint), figures(100.0 * share, 0), QStringLiteral("%"),
                        tr("The most loaded joint in this share of the places that are reached"), share});
  joints_->say(joints);
}

}  // namespace handhold
