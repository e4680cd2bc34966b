// SPDX-License-Identifier: GPL-3.0-or-later
// Events of a recording, edited on the time line.
#include <utility>

#include "app/bindings/plot_binding.h"
#include "ui/document/actions/event_actions.h"
#include "ui/document/actions/own_clock.h"
#include "ui/plots/timeline.h"

namespace handhold {

/// What is being imported is no step yet, and its edits add up. The event (-1: a new one) may be gone by now.
void PlotBinding::changeEvents(const QString& title, int event, const EventEdit& edit) {
  const Recording* recording = shownRecording(document_.shown());
  if (!recording) return;
  if (std::exchange(changedOf_, recording) != recording || !kept_) changed_ = recording->events;
  if (event >= std::ssize(changed_)) return;
  edit(changed_);
  if (kept_) return emit eventsChosen(changed_);
  if (!perform(document_, [&] { setEvents(document_, changed_, title); })) showSchedule();
}

void PlotBinding::connectEvents() {
  using Events = std::vector<RecordedEvent>;
  connect(timeline_, &Timeline::eventAdded, this, [this](const RecordedEvent& event) {
    changeEvents(tr("Add event"), -1, [&](Events& events) {
      events.push_back(event);
      events.back().time -= shiftOfShown(document_);
    });
  });
  connect(timeline_, &Timeline::eventMoved, this, [this](int event, double time) {
    changeEvents(tr("Move event"), event,
                 [&](Events& events) { events[std::size_t(event)].time = time - shiftOfShown(document_); });
  });
  connect(timeline_, &Timeline::eventRenamed, this, [this](int event, const QString& name) {
    changeEvents(tr("Rename event"), event,
                 [&](Events& events) { events[std::size_t(event)].label = name.toStdString(); });
  });
  connect(timeline_, &Timeline::eventRemoved, this, [this](int event) {
    changeEvents(tr("Delete event"), event,
                 [event](Events& events) { events.erase(events.begin() + event); });
  });
}

}  // namespace handhold
