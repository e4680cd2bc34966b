// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/arm_study/arm_tables.h"

#include <algorithm>

#include "engine/trial/csv.h"

namespace handhold {

namespace {

void addWrench(CsvText& csv, const JointWrench& wrench) {
  for (const Vector3* part : {&wrench.force, &wrench.moment})
    for (const double number : *part) csv.add(number + 0.0);  // no zero with a sign
  csv.add(wrench.force.norm());
  csv.add(wrench.moment.norm());
}

StudyFile fileOf(const char* name, const ArmModel& model, const std::vector<ArmFrame>& frames,
                 std::vector<JointWrench> ArmAnswer::*which) {
  CsvText csv({"time", "joint", "force_x_N", "force_y_N", "force_z_N", "moment_x_Nm", "moment_y_Nm",
               "moment_z_Nm", "force_N", "moment_Nm"});
  for (const ArmFrame& frame : frames)
    for (int i = 0; frame.answer.stands() && i < model.tree.count(); ++i) {
      csv.add(frame.time);
      csv.add(jointName(model, i));
      addWrench(csv, (frame.answer.*which)[std::size_t(i)]);
      csv.endRow();
    }
  return {name, csv.text()};
}

std::string armColumn(const ArmModel& model, const MuscledAxis& muscled) {
  std::string name = jointName(model, muscled.joint);
  std::ranges::replace(name, ' ', '_');
  return "moment_arm_" + name + "_m";
}

void addMuscle(CsvText& csv, const ArmModel& model, const ArmFrame& frame, std::size_t muscle) {
  const Eigen::Index k = static_cast<Eigen::Index>(muscle);
  const double tension = frame.answer.tension[k], strength = model.muscles[muscle].strength;
  csv.add(frame.time);
  csv.add(model.muscles[muscle].name);
  csv.add(tension);
  if (strength > 0.0)
    csv.add(tension / strength);
  else
    csv.add(std::string_view());
  csv.add(frame.answer.lines[muscle].length);
  for (Eigen::Index row = 0; row < frame.answer.share.arms.rows(); ++row)
    csv.add(frame.answer.share.arms(row, k));
  csv.endRow();
}

}  // namespace

bool isOfTheArm(const ArmModel& model, int segment) {
  return segment == model.upper || segment == model.fore || segment == model.hand;
}

std::string jointName(const ArmModel& model, int segment) {
  if (segment == model.upper) return "shoulder";
  if (segment == model.fore) return "elbow";
  if (segment == model.hand) return "wrist";
  return model.tree[segment].name;
}

StudyFile muscleFile(const ArmModel& model, const std::vector<ArmFrame>& frames) {
  std::vector<std::string> columns{"time", "muscle", "tension_N", "activation", "length_m"};
  for (const MuscledAxis& muscled : model.muscled) columns.push_back(armColumn(model, muscled));
  CsvText csv(columns);
  for (const ArmFrame& frame : frames)
    for (std::size_t k = 0; frame.answer.stands() && k < model.muscles.size(); ++k)
      addMuscle(csv, model, frame, k);
  return {"muscles.csv", csv.text()};
}

StudyFile wrenchFile(const ArmModel& model, const std::vector<ArmFrame>& frames) {
  return fileOf("wrenches.csv", model, frames, &ArmAnswer::net);
}

StudyFile contactFile(const ArmModel& model, const std::vector<ArmFrame>& frames) {
  return fileOf("joint_contact.csv", model, frames, &ArmAnswer::contact);
}

StudyTable muscleTable(const ArmModel& model, const ArmAnswer& answer) {
  const bool isKnown =
      std::ranges::all_of(model.muscles, [](const ArmMuscle& m) { return m.strength > 0.0; });
  StudyTable table{"muscles", "muscle", {{"tension_N", "Tension (N)"}, {"length_m", "Length (m)"}}, {}};
  if (isKnown) table.columns.push_back({"activation", "Share of strength"});
  for (const MuscledAxis& muscled : model.muscled)
    table.columns.push_back(
        {armColumn(model, muscled), "Arm at the " + jointName(model, muscled.joint) + " (m)"});
  for (std::size_t k = 0; k < model.muscles.size(); ++k) {
    const Eigen::Index at = static_cast<Eigen::Index>(k);
    StudyTable::Row row{model.muscles[k].name, {answer.tension[at], answer.lines[k].length}};
    if (isKnown) row.values.push_back(answer.tension[at] / model.muscles[k].strength);
    for (Eigen::Index axis = 0; axis < answer.share.arms.rows(); ++axis)
      row.values.push_back(answer.share.arms(axis, at));
    table.rows.push_back(std::move(row));
  }
  return table;
}

StudyTable jointTable(const ArmModel& model, const ArmAnswer& answer) {
  StudyTable table{"joints",
                   "joint",
                   {{"net_force_N", "Net force (N)"},
                    {"net_moment_Nm", "Net moment (N m)"},
                    {"contact_force_N", "Joint contact force (N)"},
                    {"contact_moment_Nm", "Joint contact moment (N m)"}},
                   {}};
  for (const int i : fromShoulder(model.tree)) {
    if (!isOfTheArm(model, i)) continue;
    const JointWrench &net = answer.net[std::size_t(i)], &contact = answer.contact[std::size_t(i)];
    table.rows.push_back(
        {jointName(model, i),
         {net.force.norm(), net.moment.norm(), contact.force.norm(), contact.moment.norm()}});
  }
  return table;
}

}  // namespace handhold
