// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/manoeuvre/turn_dial.h"

#include <QHBoxLayout>
#include <QPainter>
#include <cmath>

#include "engine/math/rotation.h"
#include "engine/planning/weightless/weightless_drag.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr int kSide = 54;        // px
constexpr double kRing = 3.0;    // px
constexpr int kFullTurn = 5760;  // in the sixteenths of a degree that Qt's arcs have

Quaternion attitudeOf(const Document& document) {
  const VectorX q = document.moment().q;
  return q.size() < 7 ? Quaternion::Identity() : Quaternion(q[3], q[4], q[5], q[6]).normalized();
}

}  // namespace

/// A ring with the angle as an arc from the top; to the left is to the left, as seen from above the head.
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
    painter.setPen(QPen(tokens(palette()).hairline, kRing));
    painter.drawEllipse(ring);
    painter.setPen(QPen(tokens(palette()).accent, kRing, Qt::SolidLine, Qt::RoundCap));
    painter.drawArc(ring, kFullTurn / 4, qRound(angle_ / (2.0 * M_PI) * kFullTurn));
    const QPointF tip(-0.5 * ring.width() * std::sin(angle_), -0.5 * ring.height() * std::cos(angle_));
    painter.drawLine(ring.center(), ring.center() + 0.7 * tip);
  }

 private:
  double angle_ = 0.0;
};

TurnDial::TurnDial(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), needle_(new Needle(this)), words_(new QLabel(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(space::kPanel);
  words_->setObjectName(QStringLiteral("turn.words"));
  words_->setToolTip(QStringLiteral("Rotation of the trunk since the last reset, about its own axes then"));
  auto* again = new QPushButton(QStringLiteral("Reset"), this);
  again->setObjectName(QStringLiteral("turn.reset"));
  again->setToolTip(QStringLiteral("Count the turn from the posture shown"));
  markQuiet(again);
  row->addWidget(needle_);
  row->addWidget(words_, 1);
  row->addWidget(again, 0, Qt::AlignTop);
  connect(again, &QPushButton::clicked, this, &TurnDial::reset);
  connect(&document_, &Document::wasReset, this, &TurnDial::reset);
  connect(&document_, &Document::readoutsChanged, this, &TurnDial::refresh);
  reset();
}

void TurnDial::reset() {
  reference_ = attitudeOf(document_);
  refresh();
}

Vector3 TurnDial::turn() const { return logQuaternion(reference_.conjugate() * attitudeOf(document_)); }

void TurnDial::refresh() {
  const Vector3 turned = turn();
  needle_->point(turned.y());
  words_->setText(QStringLiteral("%1 about up\n%2 about left\n%3 about forward")
                      .arg(measured(turned.y(), Dimension::Angle), measured(turned.x(), Dimension::Angle),
                           measured(turned.z(), Dimension::Angle)));
}

}  // namespace handhold
