// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/actions/event_actions.h"

#include <algorithm>

#include "engine/core/error.h"
#include "ui/document/actions/replaced_trial.h"
#include "ui/document/document.h"
#include "ui/document/recordings/recorded.h"

namespace handhold {

namespace {

std::shared_ptr<const Trial> withEvents(const Trial& trial, std::vector<RecordedEvent> events) {
  auto changed = std::make_shared<Trial>(trial);
  Recorded& origin = std::get<Recorded>(changed->origin);
  auto recording = std::make_shared<Recording>(*origin.recording);
  recording->events = std::move(events);
  origin.recording = std::move(recording);
  return changed;
}

}  // namespace

std::vector<RecordedEvent> checkedEvents(std::vector<RecordedEvent> events, double duration) {
  for (const RecordedEvent& event : events) {
    if (event.label.empty()) throw InputError("event", "has no name", "type one");
    if (!(event.time >= 0.0 && event.time <= duration))
      throw InputError("event", "lies outside of the recording", "choose a time within");
  }
  std::ranges::stable_sort(events, {}, &RecordedEvent::time);
  return events;
}

void setEvents(Document& document, std::vector<RecordedEvent> events, const QString& title) {
  const KeptTrial* shown = shownResult(document.project());
  const Recording* recording = shown ? recordingOf(*shown->trial) : nullptr;
  if (!recording) throw InputError("event", "belongs to no recording", "show a result that was recorded");
  events = checkedEvents(std::move(events), durationOf(*recording));
  if (events == recording->events) return;
  document.commit(title, replaced(document.project(), *shown, withEvents(*shown->trial, std::move(events))));
}

}  // namespace handhold
