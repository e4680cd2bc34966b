// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/place_advisor.h"

#include <algorithm>

#include "engine/core/error.h"
#include "engine/planning/trials.h"
#include "ui/document/task_actions.h"

namespace handhold {

namespace {

constexpr int kAdvisingPause_ms = 300;  // the hand rests
constexpr int kPlaces = 200;            // on a rod or face
constexpr int kTold = 10;               // at a time

}  // namespace

PlaceAdvisor::PlaceAdvisor(Document& document, JobRunner& asked, const Solvers& solvers, QObject* parent)
    : QObject(parent), document_(document), asked_(asked), solvers_(solvers) {
  pause_.setSingleShot(true);
  pause_.setInterval(kAdvisingPause_ms);
  connect(&pause_, &QTimer::timeout, this, &PlaceAdvisor::begin);
  for (auto signal : {&Document::shownChanged, &Document::selectionChanged})
    connect(&document_, signal, this, &PlaceAdvisor::look);
  connect(&asked_, &JobRunner::started, this, [this] { runner_.cancel(); });
  for (auto ended : {&JobRunner::finished, &JobRunner::cancelled})
    connect(&asked_, ended, this, &PlaceAdvisor::look);
  connect(&runner_, &JobRunner::finished, this, &PlaceAdvisor::changed);
  connect(&runner_, &JobRunner::failed, this, [this](const QString& reason) {
    document_.report(Severity::Attention, reason);
    emit changed();
  });
}

PlaceAdvisor::~PlaceAdvisor() = default;

void PlaceAdvisor::turn(Switch to) {
  switch_ = to;
  look();
}

/// Of a contact that is held on a part of a prop, in a state that nobody is dragging.
std::optional<PlaceAdvisor::Question> PlaceAdvisor::question() const {
  const Element thing = document_.selection();
  if (switch_ == Switch::Off || thing.kind != ElementKind::Contact || document_.isPreviewing()) return {};
  const auto& contacts = document_.project().task.contacts;
  if (thing.index < 0 || thing.index >= std::ssize(contacts)) return {};
  if (!contacts[std::size_t(thing.index)].pinned) return {};
  return Question{document_.revision(), thing.index};
}

void PlaceAdvisor::drop() {
  pause_.stop();
  runner_.cancel();
  answered_.reset();
  if (!advice_) return;
  advice_.reset();
  emit changed();
}

void PlaceAdvisor::look() {
  const std::optional<Question> now = question();
  if (!now) return drop();
  const bool isKnown = answered_ == now && (runner_.isRunning() || (advice_ && advice_->isComplete));
  if (isKnown) return;
  if (answered_ != now) drop();
  if (solvers_.weigh && !asked_.isRunning()) pause_.start();
}

void PlaceAdvisor::begin() {
  const std::optional<Question> now = question();
  if (!now) return;
  const Project snapshot = document_.project();
  const std::vector<WeighedThing> things = thingsToWeigh(snapshot.task, now->contact, kPlaces);
  answered_ = now;
  if (things.empty()) return;
  advice_ = PlaceAdvice{now->contact, things, false};
  const auto work = [this, snapshot, things, asked = *now,
                     weigh = solvers_.weigh](const JobContext& context) -> JobEnd {
    std::vector<Found> found;
    const auto tell = [&] {
      QMetaObject::invokeMethod(this, [this, asked, found] { take(asked, found); });
      found.clear();
    };
    const PlaceSink sink = [&](std::size_t thing, int place, const PlaceCost& cost) {
      found.push_back({thing, place, cost});
      if (std::ssize(found) >= kTold) tell();
    };
    const PostureResult from = postureOf(shownPosture(snapshot));
    weigh({snapshot.subject.model, snapshot.task, asked.contact, things, from}, sink, context.stop);
    tell();
    return [this, asked] {
      if (advice_ && answered_ == asked) advice_->isComplete = true;
    };
  };
  runner_.start(tr("Weigh places"), work);
  emit changed();
}

void PlaceAdvisor::take(const Question& asked, const std::vector<Found>& found) {
  if (!advice_ || answered_ != asked) return;
  for (const Found& one : found) advice_->things[one.thing].costs[std::size_t(one.place)] = one.cost;
  emit changed();
}

QString PlaceAdvisor::moveToBest() {
  const std::optional<std::size_t> best = advice_ ? bestThing(advice_->things) : std::nullopt;
  if (!best)
    throw InputError("place", "none is known to be better",
                     "select a contact on a bar, rail or face with View, Where to hold");
  const Task& task = document_.project().task;
  const int index = advice_->contact;
  const WeighedThing& thing = advice_->things[*best];
  const Contact contact = contactAt(task, index, thing, bestPlace(thing.costs));
  const QString step = tr("best place %1").arg(document_.revision());
  editContact(document_, index, contact,
              {tr("Move %1 to its best place").arg(QString::fromStdString(contact.name)), step});
  return step;
}

}  // namespace handhold
