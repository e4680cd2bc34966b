// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/manoeuvre/turn_dial.h"

#include <QHBoxLayout>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "engine/model/base_orientation.h"
#include "engine/planning/manoeuvre/floating/weightless_drag.h"
#include "ui/document/actions/own_clock.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr int kSide = 54;         // px
constexpr double kRing = 3.0;     // px
constexpr float kFilled = 0.35F;  // opacity of the ring after a whole turn
constexpr int kFullTurn = 5760;   // in the sixteenths of a degree that Qt's arcs have

Quaternion baseOf(const VectorX& q) {
  return q.size() < 7 ? Quaternion::Identity() : baseOrientation(q).normalized();
}

Quaternion attitudeOf(const Document& document) { return baseOf(document.moment().q); }

}  // namespace

/// A ring with the angle as an arc from the top; to the left is to the left, as seen from above the head.
/// Whole turns fill the ring, and their number stands beside the needle.
class TurnDial::Needle : public QWidget {
 public:
  explicit Needle(QWidget* parent) : QWidget(parent) { setFixedSize(kSide, kSide); }
  void point(double angle) {
    angle_ = angle;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF ring = QRectF(rect()).adjusted(kRing, kRing, -kRing, -kRing);
    const double rest = std::fmod(angle_, 2.0 * M_PI);
    const int whole = static_cast<int>((angle_ - rest) / (2.0 * M_PI) + std::copysign(0.5, angle_));
    QColor filled = tokens(palette()).accent;
    filled.setAlphaF(kFilled);
    painter.setPen(QPen(whole == 0 ? tokens(palette()).hairline : filled, kRing));
    painter.drawEllipse(ring);
    if (whole != 0) drawWhole(painter, ring, whole, rest);
    painter.setPen(QPen(tokens(palette()).accent, kRing, Qt::SolidLine, Qt::RoundCap));
    painter.drawArc(ring, kFullTurn / 4, qRound(rest / (2.0 * M_PI) * kFullTurn));
    const QPointF tip(-0.5 * ring.width() * std::sin(angle_), -0.5 * ring.height() * std::cos(angle_));
    painter.drawLine(ring.center(), ring.center() + 0.7 * tip);
  }

 private:
  /// On the side where the needle is not.
  void drawWhole(QPainter& painter, const QRectF& ring, int whole, double rest) const {
    const QPointF away(0.45 * ring.width() / 2.0 * std::sin(rest),
                       0.45 * ring.height() / 2.0 * std::cos(rest));
    QRectF box(0.0, 0.0, ring.width(), fontMetrics().height());
    box.moveCenter(ring.center() + away);
    painter.setPen(palette().text().color());
    painter.drawText(box, Qt::AlignCenter, QStringLiteral("%1×").arg(std::abs(whole)));
  }

  double angle_ = 0.0;
};

TurnDial::TurnDial(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), needle_(new Needle(this)), words_(new QLabel(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(space::kPanel);
  words_->setObjectName(QStringLiteral("turn.words"));
  words_->setToolTip(
      tr("Turn of the trunk since the last reset, about its own axes then. Beyond half a turn "
         "it counts on about the axis of most turning; the rest is tilt"));
  auto* again = new QPushButton(tr("Reset"), this);
  again->setObjectName(QStringLiteral("turn.reset"));
  again->setToolTip(tr("Count the turn from the posture shown"));
  markQuiet(again);
  row->addWidget(needle_);
  row->addWidget(words_, 1);
  row->addWidget(again, 0, Qt::AlignTop);
  connect(again, &QPushButton::clicked, this, &TurnDial::reset);
  connect(&document_, &Document::wasReset, this, &TurnDial::reset);
  connect(&document_, &Document::readoutsChanged, this, &TurnDial::refresh);
  connect(&document_, &Document::playbackTimeChanged, this, &TurnDial::refresh);
  reset();
}

void TurnDial::reset() {
  count_ = before_ = anchor_ = TurnCount(attitudeOf(document_));
  motion_ = document_.shown().motion;
  anchorTime_ = ownTime(document_);
  refresh();
}

/// Along the motion's frames from the anchor to a time, forwards or backwards.
TurnCount TurnDial::countAt(double time) const {
  TurnCount count = anchor_;
  const std::vector<MotionFrame>& frames = motion_->motion.frames;
  const auto isLater = [](double t, const MotionFrame& frame) { return t < frame.time; };
  auto at = std::upper_bound(frames.begin(), frames.end(), anchorTime_, isLater);
  const auto end = std::upper_bound(frames.begin(), frames.end(), time, isLater);
  while (at < end) count.moveTo(baseOf((at++)->q));
  while (at > end) count.moveTo(baseOf((--at)->q));
  return count;
}

/// The old motion is gone: where it led to or where it began, whichever is nearer to what is shown now.
void TurnDial::adoptMotion() {
  const Quaternion now = attitudeOf(document_);
  if (motion_ && before_.orientation().angularDistance(now) < count_.orientation().angularDistance(now))
    count_ = before_;
  motion_ = document_.shown().motion;
  before_ = count_;
  count_.moveTo(now);
  anchor_ = count_;
  anchorTime_ = ownTime(document_);
}

void TurnDial::follow() {
  if (document_.shown().motion != motion_) return adoptMotion();
  if (motion_) count_ = countAt(ownTime(document_));
  count_.moveTo(attitudeOf(document_));
}

void TurnDial::refresh() {
  follow();
  const Vector3 turned = turn();
  needle_->point(turned.y());
  words_->setText(tr("%1 about up\n%2 about left\n%3 about forward")
                      .arg(measured(turned.y(), Dimension::Angle), measured(turned.x(), Dimension::Angle),
                           measured(turned.z(), Dimension::Angle)));
}

}  // namespace handhold
