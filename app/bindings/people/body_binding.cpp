// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/people/body_binding.h"

#include <cmath>
#include <numbers>

#include "app/process/resources.h"
#include "ui/scene/body/pressure_suit.h"

namespace handhold {

BodyBinding::BodyBinding(Document& document, ViewBinding& view, FigureMaker& figures, TurningBody& shown)
    : QObject(&shown), document_(document), view_(view), figures_(figures), shown_(shown) {
  connect(&document_, &Document::projectChanged, this, &BodyBinding::refresh);
  connect(&document_, &Document::wasReset, this, &BodyBinding::refresh);
  connect(&view_, &ViewBinding::clothesChanged, this, &BodyBinding::refresh);
  // after the view has taken it
  const auto soon = [this] { QMetaObject::invokeMethod(this, &BodyBinding::refresh, Qt::QueuedConnection); };
  connect(&figures_, &FigureMaker::made, this, soon);
  connect(&figures_, &FigureMaker::madeBeside, this, soon);
  connect(&shown_, &TurningBody::wanted, this, &BodyBinding::paint);
  connect(&painter_, &BodyPainter::painted, this, [this](const BodyPicture& wanted, const QImage& picture) {
    if (wanted.body != body_) return;
    const double steps = wanted.heading * TurningBody::kSteps / (2.0 * std::numbers::pi);
    shown_.take(static_cast<int>(std::lround(steps)), picture);
  });
  connect(&painter_, &BodyPainter::failed, &shown_, &QWidget::hide);
  // panels that are being taken down after the view may still commit
  connect(&view_, &QObject::destroyed, this, [this] {
    disconnect(&document_, nullptr, this, nullptr);
    disconnect(&shown_, nullptr, this, nullptr);
  });
}

/// Who is shown in the view has a skin soon; whoever is not is asked for apart. Until it is there the body of
/// before stays. Nobody is made for a page that nobody sees: it wants a picture when it comes back.
void BodyBinding::refresh() {
  if (!shown_.isVisible()) return;
  const Subject& subject = document_.project().subject;
  const TaskView& look = view_.taskView();
  const auto figure = view_.figureOf(subject);
  if (!figure && hasSkin(*subject.model)) {
    if (!isSamePerson(shownSubject(document_.shown()), subject)) figures_.askBeside(subject);
    return;
  }
  const ClothesChoice clothes =
      settledChoice(inOwnSuit(look.clothes, *subject.model), document_.project().task);
  const bool isSame = body_ && body_->figure == figure && isSamePerson(body_->subject, subject) &&
                      body_->theme.backgroundTop == look.theme.backgroundTop && body_->clothes == clothes;
  if (isSame) return;
  body_ = std::make_shared<const BodyAlone>(BodyAlone{subject, figure, look.theme, clothes});
  shown_.forget();
}

void BodyBinding::paint(int step, const QSize& pixels) {
  refresh();  // all may be other than when it was seen last
  if (body_) painter_.ask({body_, 2.0 * std::numbers::pi * step / TurningBody::kSteps, pixels});
}

}  // namespace handhold
