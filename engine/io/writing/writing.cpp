// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/writing/writing.h"

#include <cmath>
#include <set>

#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/core/spoken_name.h"

namespace handhold {

namespace {

/// How far an instant may lie from its place, in intervals: more, and a sample would stand in its
/// neighbour's.
constexpr double kUneven = 0.25;

class WritingCheck {
 public:
  explicit WritingCheck(const std::string& place) : place_(place) {}

  void length(std::size_t is, int wanted, const std::string& thing) const {
    if (is != static_cast<std::size_t>(wanted))
      fail(thing + " has " + std::to_string(is) + " values for " + std::to_string(wanted) + " times",
           "give each time one value");
  }

  void name(const std::string& name, const char* kind, std::set<std::string>& taken) const {
    if (name.empty()) fail(std::string("a ") + kind + " has no name", "name it");
    if (hasControl(name))
      fail(std::string("the name of a ") + kind + " holds a control character", "rename it");
    if (!taken.insert(name).second) fail(std::string("two are named ") + quoted(name), "rename one");
  }

  void times(const TimeBase& base, const char* what) const {
    for (std::size_t i = 0; i < base.times.size(); ++i) {
      if (!std::isfinite(base.times[i]))
        fail(std::string("a time of the ") + what + " is no number", "correct it");
      if (i > 0 && !(base.times[i] > base.times[i - 1]))
        fail(std::string("the times of the ") + what + " do not grow at number " + std::to_string(i + 1),
             "leave out what comes twice");
    }
  }

  [[noreturn]] void fail(const std::string& problem, const std::string& remedy) const {
    throw InputError(place_, problem, remedy);
  }

 private:
  const std::string& place_;
};

void checkFrames(const Recording& recording, const WritingCheck& check) {
  const int frames = recording.frames.count();
  std::set<std::string> names;
  for (const Marker& marker : recording.markers) {
    check.name(marker.name, "marker", names);
    check.length(marker.positions.size(), frames, "marker " + quoted(marker.name));
    if (!marker.residuals.empty())
      check.length(marker.residuals.size(), frames, "the residual of marker " + quoted(marker.name));
  }
  for (const RecordedVectors& vectors : recording.vectors) {
    check.name(vectors.name, "vector", names);
    check.length(vectors.values.size(), frames, quoted(vectors.name));
  }
}

void checkSamples(const Recording& recording, const WritingCheck& check) {
  const int samples = recording.samples.count();
  std::set<std::string> names;
  for (const AnalogChannel& channel : recording.analog) {
    check.name(channel.name, "channel", names);
    check.length(channel.values.size(), samples, "channel " + quoted(channel.name));
  }
  for (const ForcePlate& plate : recording.plates) {
    check.length(plate.forces.size(), samples, "plate " + quoted(plate.name));
    check.length(plate.moments.size(), samples, "plate " + quoted(plate.name));
  }
}

void checkSteps(const Recording& recording, const WritingCheck& check) {
  std::set<std::string> names;
  for (const RecordedCoordinate& coordinate : recording.coordinates) {
    check.name(coordinate.name, "coordinate", names);
    check.length(coordinate.values.size(), recording.steps.count(), "coordinate " + quoted(coordinate.name));
  }
}

}  // namespace

void checkWritable(const Recording& recording, const std::string& place) {
  const WritingCheck check(place);
  check.times(recording.frames, "frames");
  check.times(recording.samples, "samples");
  check.times(recording.steps, "coordinates");
  checkFrames(recording, check);
  checkSamples(recording, check);
  checkSteps(recording, check);
}

double evenRate(const TimeBase& base, const std::string& what, const std::string& place) {
  TimeBase own = base;
  if (!(own.rate > 0.0) && base.count() > 1)
    own.rate = (base.count() - 1) / (base.times.back() - base.times.front());
  if (!(own.rate > 0.0) && base.count() <= 1) own.rate = 1.0;
  if (!std::isfinite(own.rate) || !isEven(own, kUneven / own.rate))
    throw InputError(place, "the times of the " + what + " are not evenly spaced",
                     "write a format with a column of times: trc, mot, sto or csv");
  return own.rate;
}

}  // namespace handhold
