// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/project.h"

#include <algorithm>

#include "engine/motion/frame_at.h"
#include "engine/planning/manoeuvre/manoeuvre_plan.h"
#include "engine/planning/posture/placed_posture.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/task/manoeuvre_props.h"
#include "engine/task/task_at.h"
#include "engine/task/task_file.h"

namespace handhold {

namespace {

/// A person with whole feet starts with both soles on a floor; another model floats.
void standOnFloor(Project& project) {
  for (const char* site : {"r_ball", "l_ball", "r_heel", "l_heel"})
    if (!project.model->findSite(site).valid()) return;
  Prop floor;
  floor.name = "floor";
  floor.kind = PropKind::Floor;
  project.task.props.push_back(floor);
  for (const ContactEnd end : {ContactEnd::RightFoot, ContactEnd::LeftFoot}) {
    Contact foot;
    foot.name = toString(end);
    foot.kind = ContactKind::FlatFoot;
    foot.end = end;
    foot.position = Vector3(end == ContactEnd::RightFoot ? -0.1 : 0.1, 0.0, 0.13);
    foot.axis = Vector3::UnitY();
    foot.heading = Vector3::UnitZ();
    project.task.contacts.push_back(foot);
  }
}

bool hasFrames(const Project& project) { return project.motion && !project.motion->motion.frames.empty(); }

}  // namespace

Project newProject(std::shared_ptr<const Model> model) {
  Project project;
  project.task.name = "Untitled";
  project.task.model = model->name;
  project.model = std::move(model);
  project.q = startPosture(project);
  return project;
}

Project standingProject(std::shared_ptr<const Model> model) {
  Project project = newProject(std::move(model));
  standOnFloor(project);
  project.q = startPosture(project);
  return project;
}

VectorX startPosture(const Project& project) {
  const VectorX q = startPosture(*project.model, project.task, project.task.start);
  return project.task.start.size() > 0 ? q : placedPosture(*project.model, project.task, q);
}

bool asksTheSame(const Project& project, const Task& task) {
  Task named = task;
  named.name = project.task.name;
  named.description = project.task.description;
  return taskToJson(named, *project.model) == taskToJson(project.task, *project.model);
}

Project withOldMotion(const Project& project) {
  if (!project.prediction) return withoutMotion(project);
  Project next = project;
  next.motionAge = MotionAge::Outdated;
  return next;
}

Project withTask(const Project& project, Task task) {
  Project next = project;
  next.task = std::move(task);
  next.solved.reset();
  next.loadsFrom = LoadsFrom::Unknown;
  return withOldMotion(next);
}

Project withPosture(const Project& project, const VectorX& q) {
  Project next = withoutMotion(project);
  next.q = q;
  next.solved.reset();
  next.loadsFrom = LoadsFrom::Unknown;
  return next;
}

Project withSolved(const Project& project, std::shared_ptr<const PostureResult> solved) {
  Project next = withPosture(project, solved->q);
  next.solved = std::move(solved);
  next.loadsFrom = LoadsFrom::Solver;
  return next;
}

Project withResult(const Project& project, const KeptResult& result) {
  Project next = project;
  next.task = *result.task;
  next.q = result.posture->q;
  next.loadsFrom = result.posture->tau.size() > 0 ? result.loadsFrom : LoadsFrom::Unknown;
  next.solved = next.loadsFrom == LoadsFrom::Unknown ? nullptr : result.posture;
  next.motion = result.motion;
  next.prediction = result.prediction;
  next.motionAge = MotionAge::Current;
  return next;
}

const KeptResult* findResult(const Project& project, int id) {
  const auto found = std::find_if(project.results.begin(), project.results.end(),
                                  [id](const KeptResult& result) { return result.id == id; });
  return found == project.results.end() ? nullptr : &*found;
}

const KeptResult* shownResult(const Project& project) {
  const auto isShown = [&](const KeptResult& result) {
    return result.motion ? result.motion == project.motion
                         : !project.motion && project.solved && result.posture == project.solved;
  };
  const auto found = std::find_if(project.results.begin(), project.results.end(), isShown);
  return found == project.results.end() ? nullptr : &*found;
}

Project withPrediction(const Project& project, std::shared_ptr<const MotionPrediction> prediction) {
  Project next = project;
  next.motion = {prediction, &prediction->outcome};
  next.prediction = std::move(prediction);
  next.motionAge = MotionAge::Current;
  return next;
}

Project withPlan(const Project& project, const ManoeuvrePlan& plan) {
  const MotionFrame& last = plan.motion.frames.back();
  PostureResult end;
  if (plan.posture) end = *plan.posture;
  end.status = plan.status;
  end.message = plan.message;
  end.q = last.q;
  end.tau = last.tau;
  end.loads = last.loads;
  Project next = withSolved(project, std::make_shared<const PostureResult>(std::move(end)));
  if (plan.posture) return next;
  MotionOutcome outcome;
  outcome.status = plan.status;
  outcome.message = plan.message;
  outcome.motion = plan.motion;
  outcome.unmet = plan.unmet;
  outcome.peakLoad = plan.workload.totals.peakLoad;
  outcome.peakJoint = project.model->findJoint(plan.workload.totals.peakJoint);
  outcome.peakTime = plan.workload.totals.peakTime;
  outcome.seconds = plan.seconds;
  next.motion = std::make_shared<const MotionOutcome>(std::move(outcome));
  return next;
}

Project withoutMotion(const Project& project) {
  Project next = project;
  next.motion.reset();
  next.prediction.reset();
  next.motionAge = MotionAge::Current;
  return next;
}

Moment momentAt(const Project& project, double time) {
  if (hasFrames(project)) {
    const Motion& motion = project.motion->motion;
    const MotionFrame& frame = motion.frames[nearestFrame(motion, time)];
    return {frame.time, frame.q, frame.tau, frame.loads};
  }
  Moment moment;
  moment.q = project.q;
  if (project.solved) {
    moment.tau = project.solved->tau;
    moment.loads = project.solved->loads;
  }
  return moment;
}

Task taskShownAt(const Project& project, double time) {
  Task task = project.task;
  if (task.manoeuvre)
    for (Load& load : manoeuvreLoads(*task.manoeuvre)) task.loads.push_back(std::move(load));
  const double total = motionDuration(project);
  // the posture of a task with a schedule is the one in which its motion ends
  if (total <= 0.0 && project.solved) turnHinges(project.task, task.motion.duration, task);
  if (total <= 0.0 || !project.prediction) return task;
  const double nominal = time / total * task.motion.duration;
  for (Contact& contact : task.contacts) contact.pinned = holdsAt(project.task, contact, nominal);
  turnHinges(project.task, nominal, task);
  return task;
}

double motionDuration(const Project& project) {
  return hasFrames(project) ? project.motion->motion.duration() : 0.0;
}

}  // namespace handhold
