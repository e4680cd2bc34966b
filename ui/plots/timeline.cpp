// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/timeline.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/controls/empty_state.h"
#include "ui/document/language/said.h"
#include "ui/theme/chart_keys.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

constexpr std::array<double, 6> kSpeeds = {0.1, 0.25, 0.5, 1.0, 2.0, 4.0};
constexpr int kHeight = 48;       // px without lanes
constexpr int kRing = 3;          // px that show the focus around all parts
constexpr int kMostLanes = 78;    // px of lanes in sight, six of them; the rest is scrolled to
constexpr double kSlowed = 0.99;  // of the speed that is asked for; more is rounding

QString speedText(double speed) { return QString::number(speed, 'g', 3) + QChar(0x00D7); }

}  // namespace

Timeline::Timeline(QWidget* parent)
    : QWidget(parent),
      stack_(new QStackedLayout),
      stages_(new StageStrip(this)),
      lanes_(new ContactLanes(this)),
      laneRoom_(new QScrollArea(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Time line"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kRing, 0, kRing, kRing);
  column->setSpacing(0);
  column->addLayout(stack_);
  column->addWidget(stages_);
  laneRoom_->setWidget(lanes_);
  laneRoom_->setWidgetResizable(true);
  laneRoom_->setFrameShape(QFrame::NoFrame);
  laneRoom_->setFocusPolicy(Qt::NoFocus);
  laneRoom_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  column->addWidget(laneRoom_);
  stages_->hide();
  laneRoom_->hide();
  stack_->addWidget(buildEmpty());
  stack_->addWidget(buildTransport());
  connectParts();
  setTheme(theme_);
}

QSize Timeline::sizeHint() const {
  const int lanes = std::min(lanes_->sizeHint().height(), kMostLanes);
  return {900, kHeight + stages_->sizeHint().height() + lanes + kRing};
}

QWidget* Timeline::buildEmpty() {
  auto* empty = new EmptyState(tr("Predict a motion to play it here"), tr("Predict motion"), this);
  connect(empty, &EmptyState::pressed, this, &Timeline::motionWanted);
  return empty;
}

QWidget* Timeline::buildTransport() {
  auto* page = new QWidget(this);
  auto* row = new QHBoxLayout(page);
  row->setContentsMargins(8, 2, 0, 2);
  row->setSpacing(2);
  const auto add = [&](TransportIcon icon, const QString& tip, auto slot) {
    auto* button = new IconButton(icon, page);
    button->setToolTip(said(tip));
    button->setAccessibleName(said(tip));
    connect(button, &IconButton::clicked, this, slot);
    icons_.append(button);
    row->addWidget(button);
    return button;
  };
  add(TransportIcon::First, tr("To the start (Home)"), [this] { goToStart(); });
  add(TransportIcon::Previous, tr("One frame back (Left)"), [this] { stepFrames(-1); });
  play_ = add(TransportIcon::Play, tr("Play (Space)"), [this] { togglePlay(); });
  add(TransportIcon::Next, tr("One frame on (Right)"), [this] { stepFrames(1); });
  add(TransportIcon::Last, tr("To the end (End)"), [this] { goToEnd(); });
  row->addSpacing(6);
  loop_ = add(TransportIcon::Loop, tr("Loop (L)"), [this] { toggleLoop(); });
  speed_ = new QToolButton(page);
  speed_->setAutoRaise(true);
  speed_->setFocusPolicy(Qt::NoFocus);
  speed_->setFixedSize(52, 28);
  speed_->setToolTip(tr("Speed (+ and -)"));
  speed_->setPopupMode(QToolButton::InstantPopup);
  speed_->setMenu(speedMenu());
  row->addWidget(speed_);
  row->addWidget(ruler_ = new TimelineRuler(page), 1);
  row->addWidget(readout_ = new TimeReadout(page));
  return page;
}

QMenu* Timeline::speedMenu() {
  auto* menu = new QMenu(speed_);
  for (const double speed : kSpeeds)
    menu->addAction(speedText(speed), this, [this, speed] { setSpeed(speed); });
  return menu;
}

void Timeline::connectParts() {
  connect(&clock_, &PlaybackClock::timeChanged, this, &Timeline::showTime);
  connect(&clock_, &PlaybackClock::timeChanged, this, &Timeline::timeChanged);
  connect(&clock_, &PlaybackClock::playingChanged, this, &Timeline::showPlaying);
  connect(&clock_, &PlaybackClock::playingChanged, this, &Timeline::playingChanged);
  connect(ruler_, &TimelineRuler::scrubbed, this, &Timeline::setTime);
  connect(stages_, &StageStrip::picked, this,
          [this](double share) { setTime(clock_.from() + share * (clock_.to() - clock_.from())); });
  connect(ruler_, &TimelineRuler::playRangeDragged, this, &Timeline::choosePlayRange);
  connect(ruler_, &TimelineRuler::eventDropped, this, &Timeline::eventMoved);
  connect(ruler_, &TimelineRuler::scrubStarted, this, [this] {
    clock_.pause();
    setFocus(Qt::MouseFocusReason);
  });
  loop_->setCheckable(true);
  showSpeed();
}

void Timeline::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  for (IconButton* icon : icons_) icon->setTheme(theme);
  ruler_->setTheme(theme);
  readout_->setTheme(theme);
  stages_->setTheme(theme);
  lanes_->setTheme(theme);
  update();
}

void Timeline::setFrameTimes(QVector<double> times) {
  times_ = std::move(times);
  const bool any = times_.size() > 1;
  if (!any) clock_.pause();
  stack_->setCurrentIndex(any ? 1 : 0);
  clock_.setRange(any ? times_.first() : 0.0, any ? times_.last() : 0.0);
  ruler_->setRange(clock_.from(), clock_.to());
  ruler_->setPlayRange(clock_.in(), clock_.out());
  showTime();
}

void Timeline::setMarks(QVector<TimelineMark> marks) { ruler_->setMarks(std::move(marks)); }

void Timeline::setTask(std::shared_ptr<const Task> task) {
  stages_->setTask(task);
  lanes_->setTask(std::move(task));
  const int laneHeight = lanes_->sizeHint().height();
  laneRoom_->setVisible(laneHeight > 0);
  laneRoom_->setFixedHeight(std::min(laneHeight, kMostLanes));
  updateGeometry();
  alignLanes();
}

/// The lanes stand under the ruler's track, whether it is in sight or not: a page out of sight hears of its
/// size only when it is shown, so its layout is told here.
void Timeline::alignLanes() {
  QWidget* page = stack_->widget(1);
  page->setGeometry(QRect(kRing, 0, width() - 2 * kRing, kHeight));
  page->layout()->setGeometry(page->contentsRect());
  stages_->setTrack(ruler_->x() + ruler_->trackLeft(), ruler_->x() + ruler_->trackRight());
  lanes_->setTrack(ruler_->x() + ruler_->trackLeft(), ruler_->x() + ruler_->trackRight());
}

void Timeline::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  alignLanes();
}

int Timeline::frame() const {
  const auto later = std::lower_bound(times_.begin(), times_.end(), time());
  if (later == times_.begin()) return times_.isEmpty() ? -1 : 0;
  const int index = static_cast<int>(later - times_.begin());
  if (later == times_.end()) return index - 1;
  return time() - times_[index - 1] <= *later - time() ? index - 1 : index;
}

void Timeline::setTime(double time) { clock_.setTime(time); }

void Timeline::play() {
  if (times_.size() > 1) clock_.play();
}

void Timeline::togglePlay() { clock_.playing() ? clock_.pause() : clock_.play(); }

void Timeline::toggleLoop() { setLooping(clock_.looping() == Looping::Loop ? Looping::Once : Looping::Loop); }

void Timeline::setLooping(Looping looping) {
  clock_.setLooping(looping);
  loop_->setChecked(looping == Looping::Loop);
  emit pacingChanged();
}

void Timeline::stepFrames(int count) {
  if (times_.isEmpty()) return;
  clock_.pause();
  const qsizetype next = std::clamp<qsizetype>(frame() + count, 0, times_.size() - 1);
  setTime(times_[next]);
}

void Timeline::stepSeconds(double seconds) {
  clock_.pause();
  setTime(time() + seconds);
}

void Timeline::goToStart() { setTime(clock_.time() > clock_.in() ? clock_.in() : clock_.from()); }

void Timeline::goToEnd() { setTime(clock_.time() < clock_.out() ? clock_.out() : clock_.to()); }

void Timeline::faster() {
  const auto next = std::upper_bound(kSpeeds.begin(), kSpeeds.end(), clock_.speed() + 1e-9);
  if (next != kSpeeds.end()) setSpeed(*next);
}

void Timeline::slower() {
  const auto next = std::lower_bound(kSpeeds.begin(), kSpeeds.end(), clock_.speed() - 1e-9);
  if (next != kSpeeds.begin()) setSpeed(*(next - 1));
}

void Timeline::setSpeed(double speed) {
  clock_.setSpeed(speed);
  showSpeed();
  emit pacingChanged();
}

/// What is played has two frames at least: at the very end the last two, at the start the first.
void Timeline::setInPoint() {
  if (times_.size() < 2) return;
  const double in = std::min(time(), times_[times_.size() - 2]);
  choosePlayRange(in, in < clock_.out() ? clock_.out() : clock_.to());
}

void Timeline::setOutPoint() {
  if (times_.size() < 2) return;
  const double out = std::max(time(), times_[1]);
  choosePlayRange(out > clock_.in() ? clock_.in() : clock_.from(), out);
}

void Timeline::clearPoints() { choosePlayRange(clock_.from(), clock_.to()); }

void Timeline::setPlayRange(double in, double out) {
  clock_.setPlayRange(in, out);
  ruler_->setPlayRange(clock_.in(), clock_.out());
}

void Timeline::choosePlayRange(double in, double out) {
  setPlayRange(in, out);
  emit playRangeChosen(clock_.in(), clock_.out());
}

void Timeline::showSpeed() { speed_->setText(speedText(clock_.speed())); }

void Timeline::showTime() {
  ruler_->setTime(time());
  const double span = clock_.to() - clock_.from();
  lanes_->setShare(span > 0.0 ? (time() - clock_.from()) / span : 0.0);
  readout_->setReading({time() - clock_.from(), span, frame() + 1, int(times_.size()), warning()});
}

/// Pictures that are left out are counted where the view tells its rate; here only whether time is slowed.
QString Timeline::warning() const {
  if (!clock_.playing() || clock_.trueSpeed() >= kSlowed * clock_.speed()) return {};
  return tr("true %1%2").arg(figures(clock_.trueSpeed(), 2), QChar(0x00D7));
}

void Timeline::showPlaying(bool playing) {
  play_->setTransportIcon(playing ? TransportIcon::Pause : TransportIcon::Play);
  play_->setToolTip(playing ? tr("Pause (Space)") : tr("Play (Space)"));
  showTime();
}

void Timeline::keyPressEvent(QKeyEvent* event) {
  const auto modifiers = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
  if (modifiers != Qt::NoModifier || times_.size() < 2 || !(stepByKey(event) || settingByKey(event)))
    QWidget::keyPressEvent(event);
}

bool Timeline::stepByKey(QKeyEvent* event) {
  const bool seconds = event->modifiers() & Qt::ShiftModifier;
  switch (event->key()) {
    case Qt::Key_Left:
      seconds ? stepSeconds(-1.0) : stepFrames(-1);
      return true;
    case Qt::Key_Right:
      seconds ? stepSeconds(1.0) : stepFrames(1);
      return true;
    case Qt::Key_Home:
      goToStart();
      return true;
    case Qt::Key_End:
      goToEnd();
      return true;
    default:
      return false;
  }
}

bool Timeline::settingByKey(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Space:
      togglePlay();
      return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      faster();
      return true;
    case Qt::Key_Minus:
      slower();
      return true;
    case Qt::Key_L:
      toggleLoop();
      return true;
    case Qt::Key_I:
      setInPoint();
      return true;
    case Qt::Key_O:
      setOutPoint();
      return true;
    case Qt::Key_Delete:
      clearPoints();
      return true;
    case Qt::Key_Escape:
      ruler_->cancelDrag();
      return true;
    default:
      return false;
  }
}

void Timeline::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_.panel);
  if (hasFocus()) paintFocusRing(painter, rect(), theme_.accent);
}

void Timeline::focusInEvent(QFocusEvent*) { update(); }

void Timeline::focusOutEvent(QFocusEvent*) { update(); }

}  // namespace handhold
