// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/cropping.h"

#include <algorithm>

#include "engine/core/error.h"
#include "engine/core/spoken_amount.h"

namespace handhold {

namespace {

/// Times that were rounded count as within (s).
constexpr double kRounding = 1e-6;

struct Kept {
  std::ptrdiff_t first = 0, end = 0;
};

Kept within(const TimeSpan& span, const TimeBase& base) {
  const auto first = std::lower_bound(base.times.begin(), base.times.end(), span.from - kRounding);
  const auto end = std::upper_bound(first, base.times.end(), span.to + kRounding);
  return {first - base.times.begin(), end - base.times.begin()};
}

template <class Value>
void keep(const Kept& kept, std::vector<Value>& values) {
  if (values.empty()) return;
  values = std::vector<Value>(values.begin() + kept.first, values.begin() + kept.end);
}

void cropFrames(const TimeSpan& span, Recording& recording) {
  const Kept kept = within(span, recording.frames);
  keep(kept, recording.frames.times);
  for (Marker& marker : recording.markers) {
    keep(kept, marker.positions);
    keep(kept, marker.residuals);
  }
  for (RecordedVectors& vectors : recording.vectors) keep(kept, vectors.values);
  recording.firstFrame += static_cast<int>(kept.first);
}

/// Samples belong to the frame in which or after which they were taken, until the next: as many for each.
TimeSpan spanOfSamples(const TimeSpan& span, const TimeBase& frames) {
  if (!(frames.rate > 0.0) || frames.times.empty()) return span;
  constexpr double kBeforeNext = 1e-3;  // of a frame
  return {frames.times.front(), frames.times.back() + (1.0 - kBeforeNext) / frames.rate};
}

void cropSamples(const TimeSpan& span, Recording& recording) {
  const Kept kept = within(span, recording.samples);
  keep(kept, recording.samples.times);
  for (AnalogChannel& channel : recording.analog) keep(kept, channel.values);
  for (ForcePlate& plate : recording.plates) {
    keep(kept, plate.forces);
    keep(kept, plate.moments);
  }
}

void cropSteps(const TimeSpan& span, Recording& recording) {
  const Kept kept = within(span, recording.steps);
  keep(kept, recording.steps.times);
  for (RecordedCoordinate& coordinate : recording.coordinates) keep(kept, coordinate.values);
}

}  // namespace

std::optional<TimeSpan> spanOf(const Recording& recording) {
  std::optional<TimeSpan> span;
  for (const TimeBase* base : {&recording.frames, &recording.samples, &recording.steps}) {
    if (base->times.empty()) continue;
    const TimeSpan its{base->times.front(), base->times.back()};
    span = span ? TimeSpan{std::min(span->from, its.from), std::max(span->to, its.to)} : its;
  }
  return span;
}

void crop(const TimeSpan& span, Recording& recording) {
  cropFrames(span, recording);
  cropSamples(spanOfSamples(span, recording.frames), recording);
  cropSteps(span, recording);
  std::erase_if(recording.events, [&](const RecordedEvent& event) {
    return event.time < span.from - kRounding || event.time > span.to + kRounding;
  });
  if (!spanOf(recording))
    throw InputError("crop",
                     "nothing was recorded from " + spokenSize(span.from, Dimension::None) + "to " +
                         spokenSize(span.to, Dimension::None) + "s",
                     "choose a part of the recording");
}

void setRate(double rate, Recording& recording) {
  if (!(rate > 0.0)) throw InputError("rate", "is not above zero", "type how many frames there are a second");
  const TimeBase before = recording.frames.count() > 0  ? recording.frames
                          : recording.steps.count() > 0 ? recording.steps
                                                        : recording.samples;
  if (before.count() == 0) return;
  const bool isKnown = before.rate > 0.0;
  const double slower = before.rate / rate;
  for (TimeBase* base : {&recording.frames, &recording.samples, &recording.steps}) {
    if (!isKnown && base->times == before.times) *base = evenTimes(before.times.front(), rate, base->count());
    if (!isKnown) continue;
    for (double& time : base->times) time *= slower;
    base->rate /= slower;
  }
  const TimeBase even = evenTimes(before.times.front(), rate, before.count());
  for (RecordedEvent& event : recording.events)
    event.time = isKnown ? event.time * slower : timeOn(even, before, event.time);
}

void moveClock(double seconds, Recording& recording) {
  for (TimeBase* base : {&recording.frames, &recording.samples, &recording.steps})
    for (double& time : base->times) time += seconds;
  for (RecordedEvent& event : recording.events) event.time += seconds;
}

void startAtZero(Recording& recording) {
  if (const std::optional<TimeSpan> span = spanOf(recording)) moveClock(-span->from, recording);
}

}  // namespace handhold
