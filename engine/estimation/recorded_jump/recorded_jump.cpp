// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_jump/recorded_jump.h"

#include <algorithm>
#include <cmath>
#include <ctime>

#include "engine/core/error.h"
#include "engine/estimation/recorded_jump/recorded_parts.h"

namespace handhold {

namespace {

constexpr double kShortestFlight = 0.12;           // s
constexpr std::size_t kFewestFrames = 8;           // splines, and something between their ends
constexpr double kFitted = 0.6, kEstimated = 0.9;  // of the work, as people see it

double processorNow() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// The longest one.
FramePeriod chosenFlight(const Trial& trial, const std::string& file) {
  std::vector<FramePeriod> flights = flightsOf(trial, kShortestFlight);
  const bool flies = !flights.empty();
  std::erase_if(flights, [](const FramePeriod& flight) { return flight.count() < kFewestFrames; });
  if (flies && flights.empty())
    throw InputError(file, "shows fewer than " + std::to_string(kFewestFrames) + " frames of its flight",
                     "choose a recording with more frames a second");
  if (flights.empty())
    throw InputError(
        file, "shows no flight of " + std::to_string(std::lround(1e3 * kShortestFlight)) + " ms or more",
        "choose a recording of a jump");
  return *std::ranges::max_element(flights, {}, &FramePeriod::count);
}

/// Of a flight that plates tell to its very ends: a low-pass carries the ground's last and first push into
/// it, half a period of its cut-off far.
FramePeriod withoutSmear(const Trial& trial, FramePeriod flight, double cutOff) {
  if (!platesTell(trial) || !(cutOff > 0.0)) return flight;
  const std::vector<MotionFrame>& frames = trial.motion.frames;
  const double smear = 0.5 / cutOff;
  const double from = frames[flight.first].time + smear, to = frames[flight.last].time - smear;
  FramePeriod inner = flight;
  while (inner.first < flight.last && frames[inner.first].time < from) ++inner.first;
  while (inner.last > inner.first && frames[inner.last].time > to) --inner.last;
  return to - from < kShortestFlight || inner.count() < kFewestFrames ? flight : inner;
}

/// The flight with the ground before and after it, as far as plates bear the body there.
FramePeriod withGround(const Trial& trial, FramePeriod flight, double margin) {
  const std::vector<MotionFrame>& frames = trial.motion.frames;
  const double from = frames[flight.first].time - margin, to = frames[flight.last].time + margin;
  const auto isBorne = [&](std::size_t k) { return !frames[k].loads.empty(); };
  while (flight.first > 0 && frames[flight.first - 1].time >= from && isBorne(flight.first - 1))
    --flight.first;
  while (flight.last + 1 < frames.size() && frames[flight.last + 1].time <= to && isBorne(flight.last + 1))
    ++flight.last;
  return flight;
}

void addDoubts(const RecordedBodies& bodies, RecordedJump& study) {
  std::string pairs;
  for (const std::string& pair : bodies.together) pairs += (pairs.empty() ? "" : ", ") + pair;
  if (!pairs.empty())
    study.doubts.push_back(
        {DoubtKind::Labels, pairs, "show fewer than two markers", "each pair is taken as one segment"});
}

}  // namespace

RecordedJump recordedJump(const RecordedJumpRequest& request, const ProgressSink& progress,
                          const std::stop_token& stop) {
  RecordedJump study;
  const double begin = processorNow();
  const RecordedTrial made =
      recordedTrial(request.recording, asStage(progress, "Fitting the whole body", 0.0, kFitted), stop);
  study.doubts = made.doubts;
  study.isStopped = made.trial.status == PostureStatus::Stopped;
  if (study.isStopped) return study;
  const double fitSeconds = processorNow() - begin;
  const double cutOff = request.recording.weighing.cutOff;
  const FramePeriod whole = chosenFlight(made.trial, request.recording.file);
  const FramePeriod flight = withoutSmear(made.trial, whole, cutOff);
  if (flight != whole)
    study.remarks.push_back("of the flight " + std::to_string(std::lround(500.0 / cutOff)) +
                            " ms at either end are left out: the low-pass carries the ground's push there");
  const MeasuredJump jump(made.trial, cutOff);
  addDoubts(jump.bodies(), study);
  RecordedWork work{made.trial, jump, flight, {}, {}, fitSeconds};
  work.flightEstimate = estimated(jump.inFlight(flight), request.conditions,
                                  asStage(progress, "Segments on ball joints", kFitted, kEstimated), stop);
  study.isStopped = work.flightEstimate.exact.isStopped;
  if (study.isStopped) return study;
  if (const FramePeriod ground = withGround(made.trial, whole, request.margin); ground != whole) {
    work.groundEstimate = estimated(jump.underPlates(ground), request.conditions,
                                    asStage(progress, "On the ground", kEstimated, 1.0), stop);
    study.isStopped = work.groundEstimate->exact.isStopped;
    if (study.isStopped) return study;
  }
  studyFlight(study, work);
  studyRecordedTorques(study, work);
  studyRecordedForward(study, work);
  studyRecordedMethods(study, work);
  return study;
}

}  // namespace handhold
