// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/task_check.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "engine/core/bounds.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/core/spoken_name.h"
#include "engine/model/planar.h"
#include "engine/task/cabin.h"
#include "engine/task/manoeuvre_check.h"
#include "engine/task/place_check.h"
#include "engine/task/prop_kind.h"
#include "engine/task/site_check.h"
#include "engine/task/spoken_place.h"
#include "engine/task/stages.h"
#include "engine/task/state_check.h"

namespace handhold {

namespace {

/// Shorter is no direction (m).
constexpr double kZeroLength = 1e-9;
/// Sine of the angle below which two directions count as parallel.
constexpr double kParallel = 1e-6;
/// More frames than this fill the memory before they are of use.
constexpr double kMostFrames = 1e5;

/// Thrown and caught inside this file: the checks below stay plain sentences.
struct Found {
  TaskProblem problem;
};

[[noreturn]] void found(const std::string& path, const std::string& problem, const std::string& remedy) {
  throw Found{{path, problem, remedy}};
}

void want(double number, const Range& range, const std::string& path) {
  if (!std::isfinite(number)) found(path, "is not finite", "write " + inWords(range));
  if (!range.holds(number)) found(path, outOfRange(number), "write " + inWords(range));
}

std::string element(const std::string& list, std::size_t index) {
  return list + "[" + std::to_string(index) + "]";
}

void want(const Vector3& numbers, const Range& range, const std::string& path) {
  for (int i = 0; i < 3; ++i) want(numbers[i], range, element(path, static_cast<std::size_t>(i)));
}

void wantDirection(const Vector3& direction, const std::string& path) {
  want(direction, bound::kDirection, path);
  if (direction.norm() < kZeroLength) found(path, "is zero and points nowhere", "write a direction");
}

void wantOrientation(const Quaternion& orientation, const std::string& path) {
  for (const double part : orientation.coeffs()) want(part, bound::kDirection, path);
  if (orientation.norm() < kZeroLength)
    found(path, "is zero and no orientation", "write a unit quaternion w, x, y, z");
}

void wantSite(const std::string& site, const Model& model, const std::string& path) {
  if (!model.findSite(site).valid()) throw Found{missingSite(site, model, path)};
}

/// Names that must not meet; remembers where each was first.
class Names {
 public:
  void add(const std::string& name, const std::string& path) {
    if (name.empty()) found(path + ".name", "is empty", "give it a name");
    if (hasControl(name)) found(path + ".name", "holds a control character", "write letters alone");
    const auto [first, isNew] = first_.emplace(name, path);
    if (!isNew) found(path + ".name", "'" + name + "' is taken by " + first->second, "choose another name");
  }

 private:
  std::map<std::string, std::string> first_;
};

constexpr Range kPartsLength{0.0, 100.0, "m"};

/// What is drawn rung by rung and rail by rail stays below some ten thousand parts.
void checkPropSize(const Prop& prop, const std::string& path) {
  want(prop.size, rowOf(prop.kind).isOfParts ? kPartsLength : bound::kLength, path + ".size");
  want(prop.spacing, bound::kSpacing, path + ".spacing");
  want(prop.diameter, bound::kDiameter, path + ".diameter");
}

void checkProp(const Prop& prop, const std::string& path) {
  want(prop.position, bound::kPosition, path + ".position");
  wantOrientation(prop.orientation, path + ".orientation");
  checkPropSize(prop, path);
  if (prop.kind == PropKind::Mesh && prop.file.empty())
    found(path + ".file", "a mesh needs a file", "name the mesh file");
  if (prop.kind == PropKind::Mesh && !(prop.size.minCoeff() > 0.0))
    found(path + ".size", "a mesh of that size is nothing", "let it be above 0; 1 is as in the file");
  if (prop.kind == PropKind::Cabin && prop.size.minCoeff() < kLeastCabin)
    found(path + ".size", "a cabin has no room for its hatch",
          "let width, height and length be 1.6 m or more; a station's module has 2.1, 2.1 and 6.3 m");
}

void checkHinge(const Hinge& hinge, const std::string& path) {
  want(hinge.point, bound::kPosition, path + ".point");
  wantDirection(hinge.axis, path + ".axis");
  want(hinge.angle, bound::kAngle, path + ".angle");
  want(hinge.friction, bound::kMomentLimit, path + ".friction");
  want(hinge.damping, bound::kDamping, path + ".damping");
  want(hinge.resistance, bound::kMomentLimit, path + ".resistance");
  want(hinge.inertia, bound::kInertia, path + ".inertia");
}

void checkPropNamed(const std::string& name, const Task& task, const std::string& path) {
  std::vector<std::string> names;
  for (const Prop& prop : task.props) names.push_back(prop.name);
  if (std::find(names.begin(), names.end(), name) == names.end())
    found(path, "the task has no prop '" + name + "'", suggestion(name, names));
}

void checkContactProps(const Contact& contact, const Task& task, const std::string& path) {
  if (const auto problem = placeProblem(task, contact, path)) throw Found{*problem};
  if (!contact.prop.empty()) checkPropNamed(contact.prop, task, path + ".prop");
  // a task without props is one that is not drawn: the law of the hinge holds all the same
  if (!contact.hinge || task.props.empty()) return;
  for (std::size_t i = 0; i < contact.hinge->with.size(); ++i)
    checkPropNamed(contact.hinge->with[i], task, element(path + ".hinge.with", i));
}

/// Which kinds are of hands, which of feet, which of the rest of the body.
void checkEnd(const Contact& contact, const std::string& path) {
  const BodyPart part = rowOf(contact).part;
  if (part == rowOf(contact.end).part) return;
  std::string ends;
  for (const ContactEndRow& row : kContactEndRows)
    if (row.part == part) ends += (ends.empty() ? "" : ", ") + std::string(row.word);
  found(path + ".end", "a " + std::string(toString(contact.kind)) + " is not of the " + toString(contact.end),
        "write one of " + ends);
}

/// Only who grips a bar has a thumb along it, only hands have fingers, and the trunk has no other side.
void checkHand(const Contact& contact, const std::string& path) {
  if (contact.thumb != ThumbSide::Free && !rowOf(contact).isOnBar())
    found(path + ".thumb", "is told of a " + toString(contact.kind) + ", which grips no bar", "leave it out");
  if (contact.fingers != HandShape::Usual && !isHand(contact.end))
    found(path + ".fingers", "are told of the " + toString(contact.end), "leave them out");
  if (contact.eitherSide && !sideOf(contact.end))
    found(path + ".either_side", "is told of the " + toString(contact.end) + ", which has no other side",
          "leave it out");
}

void checkContact(const Contact& contact, const Model& model, const std::string& path) {
  checkHand(contact, path);
  checkEnd(contact, path);
  if (const auto problem = siteProblem(contact, model, path)) throw Found{*problem};
  want(contact.position, bound::kPosition, path + ".position");
  wantDirection(contact.axis, path + ".axis");
  if (contact.heading) {
    wantDirection(*contact.heading, path + ".heading");
    if (contact.heading->normalized().cross(contact.axis.normalized()).norm() < kParallel)
      found(path + ".heading", "lies along the axis", "point it across the axis");
  }
  want(contact.friction, bound::kFriction, path + ".friction");
  want(contact.breadth, bound::kSole, path + ".breadth");
  if (contact.breadth > 0.0 && !rowOf(contact).isSole())
    found(path + ".breadth", "is of soles alone", "leave it out");
  want(contact.limits.pull.value_or(0.0), bound::kForceLimit, path + ".limits.pull");
  want(contact.limits.push, bound::kForceLimit, path + ".limits.push");
  want(contact.limits.shear.value_or(0.0), bound::kForceLimit, path + ".limits.shear");
  want(contact.limits.moment, bound::kMomentLimit, path + ".limits.moment");
  want(contact.limits.turn, bound::kMomentLimit, path + ".limits.turn");
  if (contact.hinge) checkHinge(*contact.hinge, path + ".hinge");
}

void checkTarget(const Target& target, const Model& model, const std::string& path) {
  wantSite(target.site, model, path + ".site");
  want(target.position, bound::kPosition, path + ".position");
  wantDirection(target.direction, path + ".direction");
  wantOrientation(target.orientation, path + ".orientation");
  want(target.weight, bound::kWeight, path + ".weight");
  want(target.radius, bound::kRadius, path + ".radius");
  if (const auto problem = pathProblem(target, model, path + ".points")) throw Found{*problem};
}

void checkLoad(const Load& load, const Model& model, const std::string& path) {
  wantSite(load.site, model, path + ".site");
  want(load.force, bound::kForce, path + ".force");
  want(load.moment, bound::kMoment, path + ".moment");
  want(load.mass, bound::kMass, path + ".mass");
  want(load.com, bound::kBodyLength, path + ".com");
  want(load.inertia, bound::kInertia, path + ".inertia");
  if (load.inertia.maxCoeff() > (load.inertia.sum() - load.inertia.maxCoeff()) * (1.0 + 1e-9))
    found(path + ".inertia", "no body has one moment greater than the sum of the two others",
          "correct the principal moments of inertia");
}

void checkObjective(const Objective& objective) {
  for (const GoalRow& goal : bodyGoals())
    want(objective.*goal.weight, bound::kWeight, std::string("objective.") + goal.word);
}

void checkObjective(const MotionObjective& objective) {
  for (const auto goals : {bodyGoals(), motionGoals()})
    for (const GoalRow& goal : goals)
      want(goal.of(objective), bound::kWeight, std::string("motion.objective.") + goal.word);
}

void checkInterval(double from, double to, double duration, const std::string& path) {
  want(from, bound::kTime, path + ".from");
  want(to, bound::kTime, path + ".to");
  if (from > to) found(path, "ends before it begins", "put 'from' before 'to'");
  if (to > duration * (1.0 + 1e-9))
    found(path, "reaches beyond the motion", "keep it between 0 and the duration of the motion");
}

bool isHinged(const Task& task, const std::string& contact) {
  return std::ranges::any_of(task.contacts,
                             [&](const Contact& other) { return other.hinge && other.name == contact; });
}

void checkHolds(const Task& task) {
  std::vector<std::string> names;
  for (const Contact& contact : task.contacts) names.push_back(contact.name);
  std::map<std::string, double> until;
  for (std::size_t i = 0; i < task.motion.holds.size(); ++i) {
    const HoldInterval& hold = task.motion.holds[i];
    const std::string path = element("motion.holds", i);
    if (std::find(names.begin(), names.end(), hold.contact) == names.end())
      found(path + ".contact", "the task has no contact '" + hold.contact + "'",
            suggestion(hold.contact, names));
    checkInterval(hold.from, hold.to, task.motion.duration, path);
    const auto [before, isFirst] = until.emplace(hold.contact, hold.to);
    if (!isFirst && isHinged(task, hold.contact))
      found(path + ".contact", "'" + hold.contact + "' turns about its hinge in one hold alone",
            "give each hold a contact of its own");
    if (!isFirst && hold.from <= before->second)
      found(path + ".from", "'" + hold.contact + "' holds then already",
            "list the holds of a contact in order, with a pause between them");
    before->second = hold.to;
  }
}

void checkPrediction(const Task& task, const Model& model) {
  const MotionSettings& motion = task.motion;
  checkObjective(motion.objective);
  if (motion.shortest) want(*motion.shortest, bound::kDuration, "motion.shortest");
  if (motion.longest) want(*motion.longest, bound::kDuration, "motion.longest");
  if (motion.shortest && motion.longest && *motion.shortest > *motion.longest)
    found("motion.longest", "is less than the shortest", "exchange them");
  for (std::size_t i = 0; i < motion.targets.size(); ++i) {
    checkTarget(motion.targets[i].target, model, element("motion.targets", i));
    checkInterval(motion.targets[i].from, motion.targets[i].to, motion.duration,
                  element("motion.targets", i));
  }
  if (motion.degree < 3 || motion.degree > 7)
    found("motion.degree", "must be from 3 to 7", "use 5, or 3 for the source's curves");
  if (motion.controlPoints < motion.degree + 4 || motion.controlPoints > 400)
    found("motion.control_points", "must be from degree + 4 to 400", "use 23");
  if (motion.iterations < 1 || motion.iterations > 100000)
    found("motion.iterations", "must be from 1 to 100000", "use 200");
  want(motion.tolerance, {1e-10, 1e-2}, "motion.tolerance");
  want(motion.settled, {1e-12, 0.1}, "motion.settled");
  if (motion.instants < 4 || motion.instants > 2000)
    found("motion.instants", "must be from 4 to 2000", "use 60");
}

void checkMotion(const Task& task) {
  const MotionSettings& motion = task.motion;
  want(motion.duration, bound::kDuration, "motion.duration");
  want(motion.framesPerSecond, bound::kFrameRate, "motion.frames_per_second");
  if (motion.maxSpeed) want(*motion.maxSpeed, bound::kSpeed, "motion.max_speed");
  if (motion.duration * motion.framesPerSecond > kMostFrames)
    found("motion", "asks for more than 100000 frames", "lower its duration or the frames per second");
}

void checkProps(const Task& task) {
  Names props;
  for (std::size_t i = 0; i < task.props.size(); ++i) {
    props.add(task.props[i].name, element("props", i));
    checkProp(task.props[i], element("props", i));
  }
}

void checkAll(const Task& task, const Model& model) {
  if (hasControl(task.name)) found("name", "holds a control character", "write letters alone");
  want(task.gravity, bound::kGravity, "gravity");
  checkProps(task);
  if (const auto problem = spaceProblem(task, model)) throw Found{*problem};
  Names holds, targets;
  for (std::size_t i = 0; i < task.contacts.size(); ++i) {
    holds.add(task.contacts[i].name, element("contacts", i));
    checkContactProps(task.contacts[i], task, element("contacts", i));
    checkContact(task.contacts[i], model, element("contacts", i));
  }
  for (std::size_t i = 0; i < task.targets.size(); ++i) {
    targets.add(task.targets[i].name, element("targets", i));
    checkTarget(task.targets[i], model, element("targets", i));
  }
  // tables of loads name contacts and loads in one column
  for (std::size_t i = 0; i < task.loads.size(); ++i) {
    holds.add(task.loads[i].name, element("loads", i));
    checkLoad(task.loads[i], model, element("loads", i));
  }
  checkObjective(task.objective);
  checkMotion(task);
  checkHolds(task);
  checkPrediction(task, model);
  for (const auto& problem :
       {choiceProblem(task), stateProblem(task, model), stageProblem(task, model), planeProblem(task, model),
        waterProblem(task, model), componentProblem(task, model), holdProblem(task),
        task.manoeuvre ? manoeuvreProblem(*task.manoeuvre) : std::nullopt})
    if (problem) throw Found{*problem};
}

template <class Checks>
std::optional<TaskProblem> problemFoundBy(const Checks& checks) {
  try {
    checks();
  } catch (const Found& f) {
    return f.problem;
  }
  return std::nullopt;
}

}  // namespace

std::optional<TaskProblem> findProblem(const Task& task, const Model& model) {
  return problemFoundBy([&] { checkAll(task, model); });
}

std::optional<TaskProblem> findPropProblem(const Task& task) {
  return problemFoundBy([&] { checkProps(task); });
}

void checkTask(const Task& task, const Model& model, const std::string& place) {
  if (const auto p = findProblem(task, model))
    throw InputError(place + ": " + spokenPlace(task, p->path) + " (" + p->path + ")", p->problem, p->remedy);
}

}  // namespace handhold
