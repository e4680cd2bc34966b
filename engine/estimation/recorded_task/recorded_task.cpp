// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_task/recorded_task.h"

#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/core/spoken_amount.h"
#include "engine/estimation/recorded_task/flight_states.h"
#include "engine/estimation/recorded_task/held_things.h"
#include "engine/estimation/recorded_task/moving_ground.h"
#include "engine/task/task_at.h"

namespace handhold {

namespace {

/// Curves fine enough for steps, no coarser than the usual ones.
constexpr double kControlsPerSecond = 16.0;
constexpr int kMostControls = 60;
/// In a landing what falls at some 3 m/s comes to rest as it touches: a foot does so on its last 5 cm, within
/// some 40 ms.
constexpr double kLandingControlsPerSecond = 36.0;
constexpr int kMostLandingControls = 100;
constexpr double kJustBefore = 1e-3;  // s
constexpr int kInstantsPerControl = 2, kMoreInstants = 4;
/// s: speeds and forces of a recording are smoothed over a sixth of a second; of less nothing is known.
constexpr double kLeastPiece = 0.25, kRounding = 1e-9;

TimeSpan pieceOf(const Trial& trial, const std::optional<TimeSpan>& asked) {
  if (!trial.isMotion())
    throw InputError("the recording", "holds no motion of a body", "fit the human to it first");
  const TimeSpan all{trial.motion.frames.front().time, trial.motion.frames.back().time};
  const TimeSpan piece{asked ? std::max(asked->from, all.from) : all.from,
                       asked ? std::min(asked->to, all.to) : all.to};
  if (piece.to - piece.from < kLeastPiece - kRounding)
    throw InputError("the piece",
                     "lasts no " + spokenSize(kLeastPiece, Dimension::None) + "s of the recording",
                     "choose times between " + spokenSize(all.from, Dimension::None) + "and " +
                         spokenSize(all.to, Dimension::None) + "s");
  return piece;
}

/// What was asked for beyond the recording's ends.
void doubtPiece(const TimeSpan& asked, const TimeSpan& piece, Doubts& doubts) {
  const auto seconds = [](double time) { return spokenSize(time, Dimension::None) + "s"; };
  const auto tell = [&](double wanted, double had, const char* what) {
    if (std::isfinite(wanted) && std::abs(wanted - had) > kRounding)
      doubts.push_back({DoubtKind::Frames, "the piece",
                        std::string(what) + " at " + seconds(wanted) + " was asked for",
                        "the recording has none beyond " + seconds(had)});
  };
  tell(asked.from, piece.from, "a begin");
  tell(asked.to, piece.to, "an end");
}

/// The piece, still on the trial's clock.
Motion cut(const Motion& motion, const TimeSpan& piece) {
  Motion part;
  for (const MotionFrame& frame : motion.frames)
    if (frame.time >= piece.from - 1e-9 && frame.time <= piece.to + 1e-9) part.frames.push_back(frame);
  if (part.frames.size() < 3)
    throw InputError("the piece", "has fewer than three frames", "choose a longer one");
  return part;
}

Motion fromZero(Motion motion) {
  const double begin = motion.frames.front().time;
  for (MotionFrame& frame : motion.frames) frame.time -= begin;
  return motion;
}

/// At some time contacts take hold of a body that nothing held.
bool lands(const Task& task) {
  const auto isFree = [&](double time) {
    return std::ranges::none_of(task.contacts,
                                [&](const Contact& contact) { return holdsAt(task, contact, time); });
  };
  return std::ranges::any_of(task.motion.holds, [&](const HoldInterval& hold) {
    return hold.from > kJustBefore && isFree(hold.from - kJustBefore);
  });
}

void setCurves(Task& task) {
  MotionSettings& motion = task.motion;
  const bool isLanding = lands(task);
  const double perSecond = isLanding ? kLandingControlsPerSecond : kControlsPerSecond;
  const int spans = static_cast<int>(std::lround(perSecond * motion.duration));
  motion.controlPoints =
      std::clamp(motion.degree + spans, motion.controlPoints,
                 std::max(isLanding ? kMostLandingControls : kMostControls, motion.controlPoints));
  motion.instants = std::max(motion.instants, kInstantsPerControl * motion.controlPoints + kMoreInstants);
}

NearestState endOf(const Model& model, const Task& task, const MotionFrame& frame) {
  return nearestState(model, taskAt(task, frame.time), {frame.q, frame.v});
}

void makeFlight(const Model& model, RecordedTask& made) {
  const double change =
      agreeInFlight(model, made.task.gravity, made.motion.duration(), made.begin.state, made.end.state);
  made.doubts.push_back(
      {DoubtKind::Frames, "flight", "the speeds at its ends do not lead from one to the other",
       "changed by up to " + spokenSize(change, Dimension::None) + "m/s, so that gravity does"});
}

}  // namespace

namespace {

constexpr const char* kPieceBegin = "begins_in_recording_s";

std::optional<double> pieceBegin(const Trial& trial) {
  const auto figure = std::ranges::find(trial.figures, kPieceBegin, &Figures::value_type::first);
  return figure == trial.figures.end() ? std::nullopt : std::optional(figure->second);
}

RecordedTask taskOnGround(const Trial& trial, const TimeSpan& piece, const RecordedTaskRequest& request) {
  const Model& model = *trial.subject.model;
  RecordedTask made;
  const Motion part = cut(trial.motion, piece);
  made.motion = fromZero(part);
  made.from = part.frames.front().time;
  if (trial.task) {
    made.task.name = trial.task->name;
    made.task.gravity = trial.task->gravity;
    made.task.loads = trial.task->loads;
  }
  made.task.description = "Made from a recording";
  made.task.laws = request.laws;
  made.task.motion.method = MotionMethod::Predicted;
  made.task.motion.duration = made.motion.duration();
  const FoundBearings found = foundBearings(trial, piece, request.holds);
  made.doubts = found.doubts;
  if (request.piece) doubtPiece(*request.piece, piece, made.doubts);
  addHeldThings(model, found, made.task, made.doubts);
  setCurves(made.task);
  made.begin = endOf(model, made.task, made.motion.frames.front());
  made.end = endOf(model, made.task, made.motion.frames.back());
  if (made.task.contacts.empty()) makeFlight(model, made);
  made.task.motion.begin = made.begin.state;
  made.task.motion.end = made.end.state;
  made.task.start = made.begin.state.q;
  made.passed = passedRanges(model, part);
  made.overloaded = passedStrengths(model, made.task.gravity, part);
  return made;
}

}  // namespace

void keepPieceBegin(double from, Trial& predicted) {
  std::erase_if(predicted.figures, [](const Figures::value_type& one) { return one.first == kPieceBegin; });
  predicted.figures.emplace_back(kPieceBegin, from);
}

std::optional<double> shiftOfPieces(const Trial& first, const Trial& second) {
  const std::optional<double> one = pieceBegin(first), other = pieceBegin(second);
  const bool areOfRecordings = (one || first.from<Recorded>()) && (other || second.from<Recorded>());
  if (!areOfRecordings || (!one && !other)) return std::nullopt;
  return other.value_or(0.0) - one.value_or(0.0);
}

RecordedTask recordedTask(const Trial& trial, const RecordedTaskRequest& request) {
  const TimeSpan piece = pieceOf(trial, request.piece);
  refuseOutside(request.holds, {trial.motion.frames.front().time, trial.motion.frames.back().time, "s"},
                "hold");
  const std::optional<Vector3> belt = groundSpeed(trial);
  if (!belt) return taskOnGround(trial, piece, request);
  RecordedTask made = taskOnGround(seenFromGround(trial, *belt, piece.from), piece, request);
  made.doubts.push_back(
      {DoubtKind::Plate, "the ground",
       "goes at " + spokenSize(belt->norm(), Dimension::None) + "m/s under the feet, as a treadmill's belt",
       "the motion is asked for as seen from it"});
  return made;
}

}  // namespace handhold
