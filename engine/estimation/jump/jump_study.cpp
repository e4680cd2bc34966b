// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jump/jump_study.h"

#include <algorithm>

#include "engine/core/error.h"
#include "engine/estimation/jump/jump_parts.h"
#include "engine/estimation/jump/method_figures.h"
#include "engine/estimation/jump/whole_course.h"

namespace handhold {

namespace {

constexpr double kSimulated = 0.1, kEstimated = 0.8;  // of the work, as people see it

std::vector<double> timesOf(const FramePeriod& period) {
  std::vector<double> times;
  for (std::size_t k = period.first; k <= period.last; ++k)
    times.push_back(static_cast<double>(k) * kJumpStep);
  return times;
}

JumpFrames framesOf(const JumpRecording& recording, const FramePeriod& period) {
  JumpFrames frames;
  frames.problem.tree = recording.standing.tree;
  frames.problem.step = recording.step;
  frames.problem.frames.assign(recording.frames.begin() + static_cast<std::ptrdiff_t>(period.first),
                               recording.frames.begin() + static_cast<std::ptrdiff_t>(period.last) + 1);
  frames.times = timesOf(period);
  frames.gravity = jumpGravity();
  return frames;
}

/// 9.1 to 9.4 for our markers: by all frames in which they tell every segment.
std::vector<WholeMotion> nominalWhole(const JumpRecording& recording,
                                      const std::vector<FramePeriod>& periods) {
  const JointedBodies& tree = recording.standing.tree;
  ExternalCourse told{tree.mass(), jumpGravity(), {}, {}};
  std::vector<WholeMotion> seen;
  for (const FramePeriod& period : periods) {
    const JumpFrames frames = framesOf(recording, period);
    for (const JointedMotion& frame : markerFrames(frames.problem, TurnInterpolation::QuaternionSpline))
      seen.push_back(wholeMotion(tree, frame));
    told.times.insert(told.times.end(), frames.times.begin(), frames.times.end());
  }
  const WholeMotion first = wholeCourse(seen, told).front();
  std::vector<WholeMotion> whole(recording.frames.size(), first);
  for (std::size_t k = 0; k < whole.size(); ++k) {
    const double time = static_cast<double>(k) * kJumpStep - told.times.front();
    whole[k].velocity += time * jumpGravity();
    whole[k].centre += time * first.velocity + 0.5 * time * time * jumpGravity();
  }
  return whole;
}

JumpWork recorded(const JumpConditions& conditions) {
  JumpWork work{simulatedJump(conditions), {}, {}, {}, {}};
  work.recording = recordedJump(conditions, work.truth);
  work.periods = toldPeriods(work.recording);
  if (work.periods.empty())
    throw InputError("markers", "tell in no four frames in a row how every segment is turned",
                     "ask for less noise, or no gaps");
  work.whole = nominalWhole(work.recording, work.periods);
  return work;
}

/// False where it was stopped.
bool estimate(const JumpConditions& conditions, const ProgressSink& progress, const std::stop_token& stop,
              JumpWork& work) {
  for (std::size_t i = 0; i < work.periods.size(); ++i) {
    JumpFrames frames = framesOf(work.recording, work.periods[i]);
    frames.problem.whole.assign(work.whole.begin() + static_cast<std::ptrdiff_t>(work.periods[i].first),
                                work.whole.begin() + static_cast<std::ptrdiff_t>(work.periods[i].last) + 1);
    const double share = (kEstimated - kSimulated) / static_cast<double>(work.periods.size());
    const double begin = kSimulated + share * static_cast<double>(i);
    work.estimates.push_back(
        estimated(frames, conditions, asStage(progress, "Estimating", begin, begin + share), stop));
    if (work.estimates.back().exact.isStopped) return false;
  }
  return true;
}

/// Over all periods.
MethodFigures methodOf(const JumpWork& work, const std::string& name,
                       const std::function<const JointedFrames&(const JumpEstimate&)>& motionOf) {
  std::vector<MethodFigures> parts;
  std::vector<std::size_t> counts;
  for (const JumpEstimate& estimate : work.estimates) {
    parts.push_back(methodFigures(name, estimate.frames, motionOf(estimate)));
    counts.push_back(estimate.frames.times.size());
  }
  return together(parts, counts);
}

void studyMethods(JumpStudy& study, const JumpWork& work) {
  std::vector<MethodFigures> methods{
      methodOf(work, "each segment by its markers",
               [](const JumpEstimate& e) -> const JointedFrames& { return e.iterated.ic; }),
      methodOf(work, "the document's iteration",
               [](const JumpEstimate& e) -> const JointedFrames& { return e.iterated.spPva; }),
      methodOf(work, "the exact solver",
               [](const JumpEstimate& e) -> const JointedFrames& { return e.exact.spPva; })};
  for (const JumpEstimate& estimate : work.estimates) {
    methods[1].seconds += estimate.iteratedSeconds;
    methods[2].seconds += estimate.exactSeconds;
  }
  study.tables.push_back(methodTable(methods));
  study.recommendation = recommendation(methods, study.conditions.mass * jumpGravity().norm());
}

}  // namespace

void compareBoth(JumpStudy& study, const JumpWork& work, const Printed& printed,
                 const std::function<double(const JumpEstimate&, const JointedFrames&)>& greatest) {
  double iterated = 0.0, exact = 0.0;
  for (const JumpEstimate& estimate : work.estimates) {
    iterated = std::max(iterated, greatest(estimate, estimate.iterated.spPva));
    exact = std::max(exact, greatest(estimate, estimate.exact.spPva));
  }
  compare(study, printed, iterated);
  Printed better = printed;
  better.quantity += ", exact solver";
  compare(study, better, exact);
}

JumpStudy jumpStudy(const JumpConditions& conditions, const ProgressSink& progress,
                    const std::stop_token& stop) {
  JumpStudy study;
  study.conditions = conditions;
  tellStage(progress, "Simulating the jump", 0.0);
  JumpWork work = recorded(conditions);
  study.isStopped = stop.stop_requested() || !estimate(conditions, progress, stop, work);
  if (study.isStopped) return study;
  struct Part {
    const char* name;
    void (*run)(JumpStudy&, const JumpWork&);
  };
  const Part parts[] = {{"Nominal course", studyNominal},
                        {"Gaps and momentum", studyKinematics},
                        {"Torques", studyTorques},
                        {"Forward dynamics", studyForward},
                        {"Inertial sensors", studySensors},
                        {"Methods", studyMethods},
                        {"Truth", studyTruth}};
  double done = kEstimated;
  for (const Part& part : parts) {
    if ((study.isStopped = stop.stop_requested())) break;
    tellStage(progress, part.name, done);
    part.run(study, work);
    done += (1.0 - kEstimated) / static_cast<double>(std::size(parts));
  }
  return study;
}

}  // namespace handhold
