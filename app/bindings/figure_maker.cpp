// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/figure_maker.h"

#include <algorithm>

#include "app/files/person_figure.h"
#include "app/process/resources.h"
#include "engine/model/person.h"
#include "ui/document/language/said.h"

namespace handhold {

FigureMaker::FigureMaker(QObject* parent)
    : QObject(parent), worker_([this](const std::stop_token& stop) { work(stop); }) {}

FigureMaker::~FigureMaker() {
  worker_.request_stop();
  const std::scoped_lock lock(mutex_);
  inHand_.request_stop();
}

void FigureMaker::ask(const Subject& subject) {
  if (!hasSkin(*subject.model)) return;  // who had one before comes back, perhaps
  {
    const std::scoped_lock lock(mutex_);
    if (asked_ && isSamePerson(*asked_, subject)) return;  // made, or nearly: of another copy of the model
    asked_ = wanted_ = subject;
    inHand_.request_stop();
  }
  wake_.notify_one();
}

void FigureMaker::askBeside(const Subject& subject) {
  if (!hasSkin(*subject.model)) return;
  {
    const std::scoped_lock lock(mutex_);
    const auto isTheirs = [&](const Subject& other) { return isSamePerson(other, subject); };
    if (std::ranges::any_of(beside_, isTheirs)) return;
    beside_.push_back(subject);
  }
  wake_.notify_one();
}

void FigureMaker::work(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    Subject subject;
    std::stop_token newer;
    bool isShown = true;
    {
      std::unique_lock lock(mutex_);
      const bool isWanted = wake_.wait(lock, stop, [this] { return wanted_ || !beside_.empty(); });
      if (!isWanted || stop.stop_requested())
        return;  // whoever ends this has stopped what was in hand before
      isShown = wanted_.has_value();
      subject = isShown ? *std::exchange(wanted_, std::nullopt) : beside_.front();
      inHand_ = std::stop_source();
      newer = inHand_.get_token();
    }
    isShown ? make(subject, newer) : makeBeside(subject, newer);
  }
}

void FigureMaker::make(const Subject& subject, const std::stop_token& stop) {
  const auto tell = [this, &stop](std::shared_ptr<const Figure> figure) {
    if (figure && !stop.stop_requested())
      QMetaObject::invokeMethod(this, [this, figure, stop] {
        if (!stop.stop_requested()) emit made(figure);  // nobody else was asked for meanwhile
      });
    return figure != nullptr;
  };
  try {
    if (tell(storedFigure(subject))) return;
    tellMaking(said(whoIs(subject)));
    tell(draftFigure(subject, stop));
    if (!stop.stop_requested()) tell(openFigure(subject, stop));
    tellMaking({});
  } catch (const std::exception& error) {
    const QString reason = said(error.what());
    {
      const std::scoped_lock lock(mutex_);
      if (!stop.stop_requested()) asked_.reset();
    }
    tellMaking({});
    QMetaObject::invokeMethod(this, [this, reason] { emit failed(reason); });
  }
}

void FigureMaker::tellMaking(const QString& who) {
  QMetaObject::invokeMethod(this, [this, who] { emit making(who); });
}

/// Begun anew where somebody who is shown comes between.
void FigureMaker::makeBeside(const Subject& subject, const std::stop_token& stop) {
  std::shared_ptr<const Figure> figure;
  QString reason;
  try {
    figure = storedFigure(subject);
    if (!figure) {
      tellMaking(said(whoIs(subject)));
      figure = openFigure(subject, stop);
    }
  } catch (const std::exception& error) {
    reason = said(error.what());
  }
  tellMaking({});
  if (!figure && reason.isEmpty() && stop.stop_requested()) return;
  {
    const std::scoped_lock lock(mutex_);
    beside_.pop_front();
  }
  QMetaObject::invokeMethod(this, [this, subject, figure, reason] {
    if (figure) emit madeBeside(subject, figure);
    if (!reason.isEmpty()) emit failed(reason);
  });
}

}  // namespace handhold
