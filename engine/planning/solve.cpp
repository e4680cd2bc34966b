// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/solve.h"

#include "engine/laws/sharing/load_sharing.h"
#include "engine/planning/overlaps.h"
#include "engine/planning/place_search.h"
#include "engine/planning/posture/chosen_places.h"
#include "engine/planning/reach/arm_reach.h"
#include "engine/planning/trials.h"
#include "engine/task/spoken_place.h"

namespace handhold {

namespace {

Trial predict(Trial asked, const SolveOptions& options) {
  MotionPredictionOptions settings;
  settings.solver = options.posture.solver;
  settings.starts = options.posture.starts;
  settings.advising = options.posture.advising;
  settings.stop = options.posture.stop;
  settings.progress = options.posture.progress;
  settings.iterate = options.motion;
  const MotionPrediction* last = options.last ? predictionOf(*options.last) : nullptr;
  if (options.last && !last) settings.way = options.last->motion;
  MotionPrediction found = predictMotion(*asked.subject.model, *asked.task, settings, last);
  return toTrial(std::move(asked), std::move(found));
}

/// What of a motion only predictions look at.
std::string leftOut(const MotionSettings& asked) {
  std::string words;
  const auto add = [&words](bool is, const char* what) {
    if (is) words.append(words.empty() ? "" : ", ").append(what);
  };
  add(!asked.stages.empty(), "stages");
  add(!asked.targets.empty(), "targets at times");
  add(!asked.holds.empty(), "times of contacts");
  add(asked.shortest || asked.longest, "the free duration");
  add(asked.begin || asked.end, "the given states of its ends");
  return words;
}

/// Along a path that knows its ends alone.
MotionOutcome kinematicMotion(const Model& model, const Task& task, const VectorX& from, const VectorX& to,
                              const PostureOptions& options) {
  MotionOutcome motion = planKinematicMotion(model, task, from, to, options);
  if (const std::string left = leftOut(task.motion); !left.empty())
    motion.message = (motion.message.empty() ? "Left out: " : motion.message + "; left out: ") + left +
                     " (a kinematic motion knows its ends alone; predict it)";
  return motion;
}

/// Into the posture that is given.
Trial moveInto(Trial asked, const SolveOptions& options) {
  PostureResult end;
  end.status = PostureStatus::Feasible;
  end.q = options.end;
  const Model& model = *asked.subject.model;
  const Task& task = *asked.task;
  const VectorX from = task.start.size() > 0 ? startPosture(model, task, task.start)
                                             : motionStart(model, task, end, options.posture);
  MotionOutcome motion = kinematicMotion(model, task, from, end.q, options.posture);
  return toTrial(std::move(asked), std::move(motion), end);
}

/// Into the best posture.
Trial moveIntoBest(Trial asked, const SolveOptions& options) {
  const Model& model = *asked.subject.model;
  const Task& task = *asked.task;
  PostureResult end = solvePosture(model, task, options.start, options.posture);
  if (end.q.size() != model.positionSize()) return toTrial(std::move(asked), std::move(end));
  const VectorX from = motionStart(model, task, end, options.posture);
  MotionOutcome motion = kinematicMotion(model, task, from, end.q, options.posture);
  return toTrial(std::move(asked), std::move(motion), end);
}

/// Loads say where their contacts were to be: at the places that were chosen.
void settleLoads(const Task& task, Motion& motion) {
  for (MotionFrame& frame : motion.frames)
    for (ContactLoad& load : frame.loads)
      if (load.hasTarget && load.contact >= 0 && task.contacts[load.contact].place &&
          task.contacts[load.contact].place->isFree())
        load.target = task.contacts[load.contact].position;
}

/// The trial's task tells the places that were chosen.
Trial settled(Trial trial) {
  if (trial.motion.frames.empty() || !hasFreePlaces(*trial.task)) return trial;
  trial.task =
      std::make_shared<const Task>(withChosenPlaces(*trial.subject.model, *trial.task, trial.last().q));
  settleLoads(*trial.task, trial.motion);
  return trial;
}

/// An arm alone says why its elbow has no choice, or no place.
Trial withElbowWords(Trial trial) {
  const std::string words = elbowWords(*trial.subject.model, *trial.task);
  if (!words.empty()) trial.message = trial.message.empty() ? words : words + "; " + trial.message;
  return trial;
}

Trial answer(Trial asked, const SolveOptions& options) {
  const Model& model = *asked.subject.model;
  const Task& task = *asked.task;
  if (options.wanted == Wanted::Posture) {
    PostureResult posture = solvePosture(model, task, options.start, options.posture);
    return settled(toTrial(std::move(asked), std::move(posture)));
  }
  if (task.manoeuvre) {
    const ManoeuvrePlan plan = planManoeuvre(model, task, {options.posture.stop, options.posture.progress});
    return toTrial(std::move(asked), plan);
  }
  if (task.motion.method == MotionMethod::Predicted) return predict(std::move(asked), options);
  return options.end.size() > 0 ? moveInto(std::move(asked), options)
                                : moveIntoBest(std::move(asked), options);
}

/// A motion holds where the best posture at its end holds.
Task chosenFor(const Model& model, const Task& task, const SolveOptions& options) {
  const bool isInto = options.end.size() > 0 && task.motion.method == MotionMethod::Kinematic;
  const VectorX end = isInto ? options.end : solvePosture(model, task, options.start, options.posture).q;
  return withFixedPlaces(withChosenPlaces(model, task, end));
}

/// With each contact on the thing where it stands.
Trial answerThere(const Subject& subject, const Task& task, const SolveOptions& options) {
  const bool isMotion = options.wanted == Wanted::Motion && !task.manoeuvre;
  const bool chooses = isMotion && hasFreePlaces(task);
  const Task fixed = chooses ? chosenFor(*subject.model, task, options) : task;
  Trial trial = answer(trialFor(subject, fixed), options);
  if (chooses) trial.task = std::make_shared<const Task>(withPlacesFreeAs(task, *trial.task));
  trial.solver = options.posture.solver == PostureOptions::Solver::Ipopt ? "ipopt" : "own";
  return withElbowWords(std::move(trial));
}

/// Whether contacts choose among things; a motion into a given posture holds where that does.
bool choosesThings(const Task& task, const SolveOptions& options) {
  const bool isMotion = options.wanted == Wanted::Motion;
  const bool isInto = isMotion && options.end.size() > 0 && task.motion.method == MotionMethod::Kinematic;
  if (options.places == HeldPlaces::AsTheyStand || isInto || (isMotion && task.manoeuvre)) return false;
  return holdChoices(task).size() > 1;
}

}  // namespace

Trial solve(const Subject& subject, const Task& task, const SolveOptions& options) {
  const AnswerTask answer = [&subject](const Task& asked, const SolveOptions& how) {
    return answerThere(subject, asked, how);
  };
  Trial trial =
      choosesThings(task, options) ? cheapestOfPlaces(task, options, answer) : answer(task, options);
  for (const std::string& words : {overlapWords(trial), emptyHandWords(*subject.model, task)})
    if (!words.empty()) trial.message += (trial.message.empty() ? "" : "; ") + words;
  return trial;
}

Trial hold(const Subject& subject, const Task& task, const VectorX& q) {
  PostureResult shared = shareLoads(*subject.model, task, q);
  Trial trial = toTrial(trialFor(subject, task), std::move(shared));
  trial.origin = Held();
  return trial;
}

LiveStep followDrag(const Subject& subject, const Task& task, const Trial& from) {
  auto live = std::make_shared<LivePosture>(subject.model, task, postureOf(from));
  return [live, subject](const Task& now, const std::optional<Drag>& drag, const PostureOptions& options) {
    return withElbowWords(settled(toTrial(trialFor(subject, now), live->step(now, drag, options))));
  };
}

}  // namespace handhold
