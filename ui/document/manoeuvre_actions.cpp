// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/manoeuvre_actions.h"

#include <algorithm>

#include "engine/core/error.h"
#include "engine/task/manoeuvre_check.h"
#include "engine/task/manoeuvre_props.h"
#include "engine/task/place_check.h"
#include "engine/task/prop_places.h"
#include "engine/task/spoken_place.h"
#include "ui/document/free_name.h"
#include "ui/document/language/said.h"
#include "ui/document/renaming.h"
#include "ui/document/task_actions.h"

namespace handhold {

namespace {

/// How a figure of the engine is told.
struct FigureWords {
  const char* name;
  const char* label;
  const char* unit;
  double factor;  ///< from the engine's unit
  int decimals;
  const char* tooltip;
};

constexpr double kPercent = 100.0, kDegree = 180.0 / M_PI, kMillimetre = 1000.0;

constexpr FigureWords kFigureWords[] = {
    {"angle_deg", "Angle reached", "°", 1.0, 1, "About the axis that was asked for"},
    {"error_rad", "Attitude error", "°", kDegree, 2,
     "Angle between the attitude reached and the one asked for"},
    {"time_s", "Duration", "s", 1.0, 2, "From rest to rest"},
    {"cycles", "Cycles", "", 1.0, 0, "Lifting, twisting and closing of the legs"},
    {"periods", "Periods", "", 1.0, 0, "In each one hand goes from bar to bar"},
    {"greatest_speed_m_per_s", "Greatest speed", "m/s", 1.0, 2, "Of the trunk, that all limits let"},
    {"mean_power_W", "Workload", "W", 1.0, 1, "Weighted work of the joints over the time it takes"},
    {"impulse_Ns", "Push-off impulse", "N s", 1.0, 1, "Momentum that the push gives the body"},
    {"flight_time_s", "Free flight", "s", 1.0, 2, "Time between push and catch"},
    {"flight_way_m", "Flight path", "m", 1.0, 2, "Way of the centre of mass in free flight"},
    {"flight_turn_deg", "Turn in flight", "°", 1.0, 1, "Of the trunk"},
    {"arrival_speed_m_per_s", "Arrival speed", "m/s", 1.0, 2, "Of the hips when the hands close"},
    {"attitude_error_rad", "Attitude error", "°", kDegree, 2, "At rest at the rail"},
    {"place_error_m", "Place error", "mm", kMillimetre, 1, "At rest at the rail"},
    {"peak_push_N", "Greatest push", "N", 1.0, 0, "Force of one contact point"},
    {"peak_catch_N", "Greatest catch", "N", 1.0, 0, "Force of one hand"},
    {"peak_hand_force_N", "Greatest hand force", "N", 1.0, 0, "Of a hand on a bar"},
    {"rail_load", "Rail load", "%", kPercent, 1, "Greatest force of a hand over what the rail bears"},
    {"pull_N", "Pull held", "N", 1.0, 0, "Force of the tool on the hands"},
    {"greatest_pull_N", "Most that can be held", "N", 1.0, 0, "In the same direction, within all laws"},
    {"peak_torque_Nm", "Peak torque", "N m", 1.0, 1, "Greatest torque of a joint"},
    {"peak_load", "Peak load", "%", kPercent, 1, "Greatest torque over its limit"},
    {"weighted_work_J", "Weighted work", "J", 1.0, 1, "Of the joints, negative work counts a third"},
    {"mean_squared_load", "Mean squared load", "", 1.0, 4,
     "Mean over time of the squared loads of all joints: what prediction lowers"},
    {"kinematic_peak_load", "Peak load before", "%", kPercent, 1, "Of the kinematic motion"},
    {"kinematic_mean_squared_load", "Mean squared before", "", 1.0, 4, "Of the kinematic motion"},
    {"touch_impulse_Ns", "Touch", "N s", 1.0, 2, "Greatest impulse of a bar on a hand that meets it"},
    {"kinematic_peak_hand_force_N", "Hand force before", "N", 1.0, 0, "Of the kinematic motion"},
    {"kinematic_weighted_work_J", "Weighted work before", "J", 1.0, 1, "Of the kinematic motion"},
    {"momentum_residue", "Momentum residue", "", 1.0, -1,
     "Greatest change of momentum over the largest exchange between segments; 0 is exact"}};

/// Props of the old manoeuvre go by their names; a prop of the task that happens to have a new one's name
/// takes another.
void exchangeProps(Task& task, const std::optional<Manoeuvre>& manoeuvre) {
  const std::vector<Prop> before = task.manoeuvre ? manoeuvreProps(*task.manoeuvre) : std::vector<Prop>();
  const std::vector<Prop> after = manoeuvre ? manoeuvreProps(*manoeuvre) : std::vector<Prop>();
  for (const Prop& prop : before)  // what holds on to them holds no more, unless they come back
    if (!hasName(after, prop.name, -1)) freeFromProp(task, prop.name);
  std::erase_if(task.props, [&](const Prop& prop) { return hasName(before, prop.name, -1); });
  for (const Prop& prop : after)
    if (hasName(task.props, prop.name, -1))
      task = renamed(task, {ElementKind::Prop, prop.name, freeName(task.props, prop.name)}).value();
  task.props.insert(task.props.end(), after.begin(), after.end());
  for (const Prop& prop : after)
    if (std::ranges::any_of(task.contacts, [&](const Contact& contact) {
          return contact.prop == prop.name && contact.place && placeProblem(task, contact, {});
        }))
      freeFromProp(task, prop.name);
  resolvePlaces(task);
}

Task withManoeuvre(Task task, const std::optional<Manoeuvre>& manoeuvre) {
  if (manoeuvre)
    if (const auto problem = manoeuvreProblem(*manoeuvre))
      throw InputError(spokenPlace(task, problem->path), problem->problem, problem->remedy);
  exchangeProps(task, manoeuvre);
  if (manoeuvre) {
    task.gravity.setZero();
    task.water.reset();
  }
  task.manoeuvre = manoeuvre;
  return task;
}

void takeFloors(Task& task, ManoeuvreMemory& memory) {
  memory.floors.clear();
  memory.onFloors.clear();
  for (const Prop& prop : task.props)
    if (prop.kind == PropKind::Floor) memory.floors.push_back(prop);
  for (const Prop& floor : memory.floors) {
    for (const Contact& contact : task.contacts)
      if (contact.prop == floor.name) memory.onFloors.emplace(contact.name, contact);
    freeFromProp(task, floor.name);
  }
  std::erase_if(task.props, [](const Prop& prop) { return prop.kind == PropKind::Floor; });
}

/// Contacts that were moved meanwhile stay where they are.
void bringFloorsBack(Task& task, const ManoeuvreMemory& memory) {
  for (const Prop& floor : memory.floors) {
    if (hasName(task.props, floor.name, -1)) continue;
    task.props.insert(task.props.begin(), floor);
    for (Contact& contact : task.contacts) {
      const auto stood = memory.onFloors.find(contact.name);
      const bool isAsItStood = stood != memory.onFloors.end() && stood->second.prop == floor.name &&
                               contact.prop.empty() && contact.position == stood->second.position;
      if (!isAsItStood) continue;
      contact.prop = floor.name;
      contact.place = stood->second.place;
    }
  }
  resolvePlaces(task);
}

/// Whoever climbed a ladder that is gone stands as before it, solved where that is still what is asked; where
/// nobody knows how, as the task begins.
Project standingAgain(const Project& project, const std::optional<Project>& before) {
  if (!before || !isSamePerson(before->subject, project.subject))
    return withPosture(project, startPosture(project));
  Project next = withPosture(project, before->q);
  if (before->posture && asksTheSame(next, before->task)) next.posture = before->posture;
  return next;
}

}  // namespace

void setManoeuvre(Document& document, const std::optional<Manoeuvre>& manoeuvre, const StepName& step) {
  Task task = withManoeuvre(document.project().task, manoeuvre);
  document.commit(step.title, withTask(document.project(), std::move(task)), step.mergeKey);
}

void chooseManoeuvre(Document& document, std::optional<ManoeuvreKind> kind, ManoeuvreMemory& memory) {
  const Task& before = document.project().task;
  const auto known = kind ? memory.numbers.find(*kind) : memory.numbers.end();
  std::optional<Manoeuvre> chosen;
  if (kind) chosen = known == memory.numbers.end() ? usualManoeuvre(*kind) : known->second;
  Task task = withManoeuvre(before, chosen);
  if (kind && !before.manoeuvre) takeFloors(task, memory);
  if (!kind && before.manoeuvre) bringFloorsBack(task, memory);
  // gravity that was set beside the manoeuvre was meant
  if (!kind && memory.gravity && before.gravity.isZero()) task.gravity = *memory.gravity;
  if (!kind && !task.water) task.water = memory.water;
  if (before.manoeuvre) memory.numbers[kindOf(*before.manoeuvre)] = *before.manoeuvre;
  if (!before.manoeuvre) {
    memory.gravity = before.gravity;
    memory.water = before.water;
    memory.before = document.project();
  }
  const QString words = kind ? said(rowOf(*kind).deed) : QObject::tr("none");
  Project next = withTask(document.project(), std::move(task));
  if (!kind && before.manoeuvre) next = standingAgain(next, memory.before);
  document.commit(QObject::tr("Manoeuvre: %1").arg(words), std::move(next));
}

std::vector<PlanFigure> planFigures(const std::vector<std::pair<std::string, double>>& figures) {
  std::vector<PlanFigure> texts;
  for (const FigureWords& words : kFigureWords)
    for (const auto& [name, value] : figures)
      if (name == words.name)
        texts.push_back(
            {said(words.label), said(words.unit), said(words.tooltip), words.factor * value, words.decimals});
  return texts;
}

QString numberOf(const PlanFigure& figure) {
  if (figure.decimals < 0) return QString::number(figure.value, 'e', 1);
  return QString::number(figure.value, 'f', figure.decimals);
}

}  // namespace handhold
