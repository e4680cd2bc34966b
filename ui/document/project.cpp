// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/project.h"

#include <algorithm>

#include "engine/model/own_point.h"
#include "engine/model/roles.h"
#include "engine/motion/frame_at.h"
#include "engine/motion/next_hold.h"
#include "engine/planning/posture/placed_posture.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/file/own_points.h"
#include "engine/task/file/task_file.h"
#include "engine/task/manoeuvre_props.h"
#include "engine/task/prop_places.h"
#include "engine/task/sight/watched_place.h"
#include "engine/task/task_at.h"
#include "ui/document/recordings/recorded.h"

namespace handhold {

namespace {

/// A person with whole feet starts with both soles on a floor; another model floats.
void standOnFloor(Project& project) {
  for (const BodySide side : kBodySides)
    for (const Role& place : {role::kBall, role::kHeel})
      if (!findSite(*project.subject.model, place, side).valid()) return;
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
    putOn(floor, nearestPlace(floor, foot, Approach::AsItStands)->place, foot);
    project.task.contacts.push_back(foot);
  }
}

/// A laboratory: what else stood in it nobody recorded.
Task bareFloor(const Trial& recorded) {
  Task task;
  if (recorded.task) task.gravity = recorded.task->gravity;
  Prop floor;
  floor.name = "floor";
  floor.kind = PropKind::Floor;
  task.props.push_back(floor);
  return task;
}

bool hasFrames(const Project& project) { return project.motion && !project.motion->motion.frames.empty(); }

/// What the eyes seek at a time of the motion that is shown: along a planned manoeuvre the hold that a hand
/// takes next. `nominal` is that time in the task's schedule (s).
std::optional<Vector3> watchedAt(const Project& project, double time, double nominal) {
  if (project.recording || !project.motion) return std::nullopt;
  const Trial& shown = *project.motion;
  const Model& model = *project.subject.model;
  if (shown.from<Planned>()) return nextHandHold(model, shown.motion, time);
  const bool followsTask = shown.from<Kinematic>() || shown.from<Predicted>();
  return followsTask ? watchedPlace(model, project.task, nominal) : std::nullopt;
}

}  // namespace

Project newProject(const Subject& subject) {
  Project project;
  project.task.name = "Untitled";
  project.subject = subject;
  project.q = startPosture(project);
  return project;
}

Project standingProject(const Subject& subject) {
  Project project = newProject(subject);
  standOnFloor(project);
  project.q = startPosture(project);
  return project;
}

VectorX startPosture(const Project& project) {
  const VectorX q = startPosture(*project.subject.model, project.task, project.task.start);
  return project.task.start.size() > 0 ? q : placedPosture(*project.subject.model, project.task, q);
}

bool asksTheSame(const Project& project, const Task& task) {
  Task named = task;
  named.name = project.task.name;
  named.description = project.task.description;
  named.isForAnybody = project.task.isForAnybody;
  for (std::size_t i = 0; i < std::min(named.contacts.size(), project.task.contacts.size()); ++i)
    named.contacts[i].note = project.task.contacts[i].note;
  const Subject person = byName(project.subject);
  return taskToJson(named, person) == taskToJson(project.task, person);
}

Project withOldMotion(const Project& project) {
  if (!showsPrediction(project)) return withoutMotion(project);
  Project next = project;
  next.motionAge = MotionAge::Outdated;
  return next;
}

Project withTask(const Project& project, Task task) {
  Project next = project;
  next.task = std::move(task);
  next.posture.reset();
  return withOldMotion(next);
}

Project withPosture(const Project& project, const VectorX& q) {
  Project next = withoutMotion(project);
  next.recording.reset();
  next.q = q;
  next.posture.reset();
  return next;
}

namespace {

/// What a contact leaves to the solver: its places, of what is free of them only between which ends.
std::vector<PlaceOnProp> leftToChoose(const Contact& contact) {
  std::vector<PlaceOnProp> places = contact.others;
  places.push_back({contact.prop, *contact.place});
  for (PlaceOnProp& choice : places) {
    PropPlace& place = choice.place;
    if (place.free[0]) place.along = place.across.x() = 0.0;
    if (place.free[1]) place.across.y() = 0.0;
  }
  return places;
}

/// Where the solver chose places and sides, the task's contacts hold so from now on.
void takeChosen(const Task& answered, Task& task) {
  for (std::size_t i = 0; i < std::min(answered.contacts.size(), task.contacts.size()); ++i) {
    const Contact& chosen = answered.contacts[i];
    Contact& contact = task.contacts[i];
    if (contact.eitherSide && chosen.eitherSide && chosen.end == otherSide(contact.end)) changeSides(contact);
    if (!contact.place || !chosen.place) continue;
    if (!std::ranges::is_permutation(leftToChoose(contact), leftToChoose(chosen))) continue;
    contact.prop = chosen.prop;
    contact.place = chosen.place;
    contact.others = chosen.others;
  }
  resolvePlaces(task);
}

}  // namespace

Project withLoaded(const Project& project, std::shared_ptr<const Trial> posture) {
  Project next = withPosture(project, posture->last().q);
  if (posture->task) takeChosen(*posture->task, next.task);
  if (posture->last().tau.size() > 0) next.posture = std::move(posture);
  return next;
}

Project withAnswer(const Project& project, std::shared_ptr<const Trial> posture) {
  Project next = project;
  next.q = posture->last().q;
  if (posture->task) takeChosen(*posture->task, next.task);
  next.posture = std::move(posture);
  return next;
}

Project withMotion(const Project& project, std::shared_ptr<const Trial> motion) {
  Project next = project;
  next.recording.reset();
  next.motion = std::move(motion);
  next.motionAge = MotionAge::Current;
  return next;
}

namespace {

/// The person of the task stays as it stood, out of sight.
Project withRecording(const Project& project, std::shared_ptr<const Trial> trial) {
  Project next = withoutMotion(project);
  next.recording = std::move(trial);
  return next;
}

}  // namespace

Project withTrial(const Project& project, std::shared_ptr<const Trial> trial) {
  if (trial->motion.frames.empty()) return withRecording(project, std::move(trial));
  if (!trial->isMotion()) return withLoaded(project, std::move(trial));
  Project next = withPosture(project, trial->last().q);
  if (trial->task) takeChosen(*trial->task, next.task);
  return withMotion(next, std::move(trial));
}

Project withResult(const Project& project, const KeptTrial& result) {
  const Trial& trial = *result.trial;
  Project next = project;
  if (trial.task) next.task = *trial.task;
  const bool isOfAnother = trial.task && trial.subject.model && !isSamePerson(next.subject, trial.subject);
  // a recording shows its own body beside the person of the task
  if (isOfAnother && !trial.from<Recorded>()) next.subject = trial.subject;
  if (trial.task && trial.subject.model)  // points of one's own that it was asked of
    for (const std::string& site : sitesOf(*trial.task))
      if (!spokenPoint(site).empty()) next.subject = withPoint(next.subject, site);
  return withTrial(next, result.trial);
}

const std::shared_ptr<const Trial>& shownTrial(const Project& project) {
  if (project.recording) return project.recording;
  return project.motion ? project.motion : project.posture;
}

const Subject& shownSubject(const Project& project) {
  if (!project.motion || !project.motion->subject.model) return project.subject;
  const bool isBefore = project.motionAge == MotionAge::Outdated;
  return isBefore || recordingOf(*project.motion) ? project.motion->subject : project.subject;
}

const Recording* shownRecording(const Project& project) {
  const auto& shown = shownTrial(project);
  return shown ? recordingOf(*shown) : nullptr;
}

bool showsPrediction(const Project& project) { return project.motion && project.motion->from<Predicted>(); }

bool awaitsPlan(const Project& project) {
  const auto& shown = shownTrial(project);
  return project.task.manoeuvre && (!shown || shown->from<Held>());
}

const KeptTrial* findResult(const Project& project, int id) {
  const auto found = std::find_if(project.results.begin(), project.results.end(),
                                  [id](const KeptTrial& result) { return result.id == id; });
  return found == project.results.end() ? nullptr : &*found;
}

const KeptTrial* shownResult(const Project& project) {
  const auto found =
      std::find_if(project.results.begin(), project.results.end(),
                   [&](const KeptTrial& result) { return result.trial == shownTrial(project); });
  return found == project.results.end() ? nullptr : &*found;
}

Project withoutMotion(const Project& project) {
  Project next = project;
  next.motion.reset();
  next.motionAge = MotionAge::Current;
  return next;
}

Trial shownPosture(const Project& project) {
  if (project.posture) return *project.posture;
  Trial from;
  MotionFrame frame;
  frame.q = project.q;
  from.motion.frames = {std::move(frame)};
  return from;
}

Moment momentAt(const Project& project, double time) {
  if (project.recording) return {time, project.q, {}, {}, {}};
  if (hasFrames(project)) {
    const Motion& motion = project.motion->motion;
    const MotionFrame& frame = motion.frames[nearestFrame(motion, time)];
    return {frame.time, frame.q, frame.v, frame.tau, frame.loads};
  }
  if (!project.posture) return {0.0, project.q, {}, {}, {}};
  const MotionFrame& frame = project.posture->last();
  return {0.0, project.q, {}, frame.tau, frame.loads};
}

bool isOfALaboratory(const Project& project) {
  if (!shownRecording(project)) return false;
  const auto& task = shownTrial(project)->task;
  return !task || (task->props.empty() && task->contacts.empty());
}

Task taskShownAt(const Project& project, double time) {
  if (isOfALaboratory(project)) return bareFloor(*shownTrial(project));
  Task task = project.task;
  if (task.manoeuvre)
    for (Load& load : manoeuvreLoads(*task.manoeuvre)) task.loads.push_back(std::move(load));
  const double total = motionDuration(project);
  const bool moves = total > 0.0;
  // the posture of a task with a schedule is the one in which its motion ends
  const double nominal = moves ? time / total * task.motion.duration : task.motion.duration;
  if (moves) task.watched = watchedAt(project, time, nominal);
  if (moves ? !showsPrediction(project) : !project.posture) return task;
  for (Contact& contact : task.contacts) contact.pinned = holdsAt(project.task, contact, nominal);
  turnHinges(project.task, nominal, task);
  return task;
}

double motionDuration(const Project& project) {
  if (project.recording) return durationOf(*shownRecording(project));
  return hasFrames(project) ? project.motion->motion.duration() : 0.0;
}

}  // namespace handhold
