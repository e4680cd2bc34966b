// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/c3d/c3d_events.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

std::string eventText(const std::vector<std::string>& texts, std::size_t index) {
  return index < texts.size() ? texts[index] : std::string();
}

std::vector<RecordedEvent> groupEvents(const C3dParameters& parameters) {
  const std::vector<double> times = parameters.numbers("EVENT", "TIMES");
  const auto labels = parameters.texts("EVENT", "LABELS"), contexts = parameters.texts("EVENT", "CONTEXTS"),
             subjects = parameters.texts("EVENT", "SUBJECTS");
  const std::size_t used = static_cast<std::size_t>(parameters.count("EVENT", "USED").value_or(65535));
  std::vector<RecordedEvent> events;
  for (std::size_t i = 0; i < std::min(used, times.size() / 2); ++i) {
    const double time = 60.0 * times[2 * i] + times[2 * i + 1];  // minutes and seconds
    if (std::isfinite(time))
      events.push_back({eventText(labels, i), eventText(contexts, i), eventText(subjects, i), time});
  }
  return events;
}

/// Half a frame: a header tells hundredths of a second.
bool isAmong(const std::vector<RecordedEvent>& events, double time, double rate) {
  return std::any_of(events.begin(), events.end(),
                     [&](const RecordedEvent& event) { return std::abs(event.time - time) * rate < 0.5; });
}

void noteOutside(const std::vector<RecordedEvent>& events, const C3dLayout& layout, Doubts& doubts) {
  const double first = (layout.firstFrame - 1.5) / layout.rate,
               last = first + (layout.frames + 1.0) / layout.rate;
  const auto outside = std::count_if(events.begin(), events.end(),
                                     [&](const RecordedEvent& e) { return e.time < first || e.time > last; });
  if (outside > 0)
    doubts.push_back(
        {DoubtKind::Events, "events", std::to_string(outside) + " lie outside the frames", "kept"});
}

}  // namespace

std::vector<RecordedEvent> c3dEvents(const C3dHeader& header, const C3dParameters& parameters,
                                     const C3dLayout& layout, Doubts& doubts) {
  std::vector<RecordedEvent> events = groupEvents(parameters);
  const std::vector<RecordedEvent> fromGroup = events;
  for (const C3dHeaderEvent& event : header.events) {
    const double time = (layout.firstFrame - 1) / layout.rate + event.time;
    if (!isAmong(fromGroup, time, layout.rate)) events.push_back({event.label, "", "", time});
  }
  std::stable_sort(events.begin(), events.end(),
                   [](const RecordedEvent& a, const RecordedEvent& b) { return a.time < b.time; });
  noteOutside(events, layout, doubts);
  return events;
}

}  // namespace handhold
