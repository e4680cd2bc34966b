// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/muscle_tables.h"

#include <algorithm>
#include <cmath>

#include "engine/core/json_document.h"
#include "engine/trial/csv.h"

namespace handhold {

namespace {

constexpr int kStrengthSteps = 12;
constexpr double kNoReserve = 1e-6;  ///< rounding of a torque that muscles give (N m)
constexpr double kCm2 = 1e-4;        ///< a square centimetre (m^2)

using Json = nlohmann::ordered_json;

void keepGreater(GreatestOf& greatest, const std::string& name, double value, double time) {
  if (std::abs(value) > std::abs(greatest.value)) greatest = {name, value, time};
}

Json jsonOf(const GreatestOf& greatest, const char* unit) {
  return {{"name", greatest.name}, {unit, greatest.value}, {"time", greatest.time}};
}

Json summaryJson(const MuscledBody& body, const MuscleOptions& options, const MuscleSummary& summary) {
  Json json;
  json["schema"] = "handhold-muscle-result-1";
  json["muscles"] = body.muscles.size();
  json["criterion"] = options.criterion == SharingCriterion::Stress ? "stress" : "fatigue";
  json["curves"] = options.hasCurves;
  json["strength_table"] = "at rest, by force-length curves, whether or not tensions are";
  json["greatest_tension"] = jsonOf(summary.tension, "N");
  json["greatest_activation"] = jsonOf(summary.activation, "activation");
  json["greatest_stress"] = {
      {"name", summary.stress.name}, {"N_cm2", summary.stress.value * kCm2}, {"time", summary.stress.time}};
  json["stress_at_full_strength_N_cm2"] = kMuscleStress * kCm2;
  json["greatest_contact"] = jsonOf(summary.contact, "N");
  json["frames_without_an_end"] = summary.openFrames;
  if (options.relief)
    json["relief"] = {{"joint", options.relief->joint},
                      {"most_N", options.relief->most},
                      {"frames_above", summary.unrelievedFrames}};
  json["reserves"] = Json::array();
  for (const GreatestOf& reserve : summary.reserves) json["reserves"].push_back(jsonOf(reserve, "Nm"));
  return json;
}

}  // namespace

std::string musclesToCsv(const MuscledBody& body, const MuscleCourse& course) {
  const std::vector<LinkIndex> spanned = spannedJoints(body);
  std::vector<std::string> columns{"time", "muscle", "tension", "activation", "length"};
  for (const LinkIndex joint : spanned) columns.push_back(body.model->joints[joint].name);
  columns.insert(columns.end(), {"area_cm2", "stress_N_cm2"});
  CsvText csv(columns);
  for (const MuscleFrame& frame : course.frames) {
    const double* arm = frame.arms.data();
    for (std::size_t i = 0; i < body.muscles.size(); ++i) {
      const auto at = static_cast<Eigen::Index>(i);
      csv.add(frame.time);
      csv.add(body.muscles[i].name);
      for (const double value : {frame.tensions[at], frame.activations[at], frame.lengths[at]})
        csv.add(value);
      for (const LinkIndex joint : spanned) {
        const auto found = std::find(body.joints[i].begin(), body.joints[i].end(), joint);
        if (found == body.joints[i].end())
          csv.add(std::string_view());
        else
          csv.add(arm[found - body.joints[i].begin()]);
      }
      csv.add(physiologicalArea(body.muscles[i]) / kCm2);
      csv.add(muscleStress(body.muscles[i], frame.tensions[at]) * kCm2);
      csv.endRow();
      arm += body.joints[i].size();
    }
  }
  return csv.text();
}

std::string contactsToCsv(const MuscleCourse& course) {
  CsvText csv({"time", "joint", "fx", "fy", "fz", "force"});
  for (const MuscleFrame& frame : course.frames)
    for (std::size_t j = 0; j < course.joints.size(); ++j) {
      const Vector3& force = frame.contacts[j];
      csv.add(frame.time);
      csv.add(course.joints[j].name);
      for (const double value : {force.x(), force.y(), force.z(), force.norm()}) csv.add(value);
      csv.endRow();
    }
  return csv.text();
}

std::string reservesToCsv(const MuscledBody& body, const MuscleCourse& course) {
  CsvText csv({"time", "joint", "torque", "reserve"});
  for (const MuscleFrame& frame : course.frames)
    for (Eigen::Index j = 0; j < frame.reserves.size(); ++j) {
      csv.add(frame.time);
      csv.add(body.model->joints[static_cast<std::size_t>(j) + 1].name);
      csv.add(frame.torques[j]);
      csv.add(std::abs(frame.reserves[j]) > kNoReserve ? frame.reserves[j] : 0.0);
      csv.endRow();
    }
  return csv.text();
}

std::string strengthToCsv(const MuscledBody& body, const std::vector<StrengthAtAngle>& rows) {
  CsvText csv({"joint", "angle", "muscles_lower", "muscles_upper", "limit_lower", "limit_upper"});
  for (const StrengthAtAngle& row : rows) {
    csv.add(body.model->joints[row.joint].name);
    for (const double value :
         {row.angle, row.muscles.least, row.muscles.most, row.limits.least, row.limits.most})
      csv.add(value);
    csv.endRow();
  }
  return csv.text();
}

MuscleSummary muscleSummary(const MuscledBody& body, const MuscleCourse& course) {
  MuscleSummary summary;
  std::vector<GreatestOf> reserves(static_cast<std::size_t>(body.model->jointCount()));
  for (const MuscleFrame& frame : course.frames) {
    if (!frame.isConverged) ++summary.openFrames;
    if (!frame.isRelieved) ++summary.unrelievedFrames;
    for (std::size_t i = 0; i < body.muscles.size(); ++i) {
      const auto at = static_cast<Eigen::Index>(i);
      keepGreater(summary.tension, body.muscles[i].name, frame.tensions[at], frame.time);
      keepGreater(summary.activation, body.muscles[i].name, frame.activations[at], frame.time);
      keepGreater(summary.stress, body.muscles[i].name, muscleStress(body.muscles[i], frame.tensions[at]),
                  frame.time);
    }
    for (std::size_t j = 0; j < course.joints.size(); ++j)
      keepGreater(summary.contact, course.joints[j].name, frame.contacts[j].norm(), frame.time);
    for (std::size_t j = 0; j < reserves.size(); ++j)
      keepGreater(reserves[j], body.model->joints[j + 1].name, frame.reserves[static_cast<Eigen::Index>(j)],
                  frame.time);
  }
  for (const GreatestOf& reserve : reserves)
    if (std::abs(reserve.value) > kNoReserve) summary.reserves.push_back(reserve);
  std::stable_sort(summary.reserves.begin(), summary.reserves.end(),
                   [](const GreatestOf& one, const GreatestOf& other) {
                     return std::abs(one.value) > std::abs(other.value);
                   });
  return summary;
}

Relieved relievedIn(const MuscleCourse& course, const ContactRelief& relief) {
  const auto joint = std::ranges::find(course.joints, relief.joint, &ContactJoint::name);
  if (joint == course.joints.end()) return {};
  Relieved relieved;
  for (const MuscleFrame& frame : course.frames) {
    const Vector3& force = frame.contacts[static_cast<std::size_t>(joint - course.joints.begin())];
    relieved.greatest = std::max(relieved.greatest, force.norm());
    relieved.isKept = relieved.isKept && frame.isRelieved;
  }
  return relieved;
}

std::vector<ResultFile> muscleFiles(const MuscledBody& body, const MuscleOptions& options,
                                    const MuscleCourse& course, const VectorX& posture) {
  const std::vector<StrengthAtAngle> strength = strengthOverAngles(body, posture, kStrengthSteps);
  return {{"muscles.csv", musclesToCsv(body, course)},
          {"joint_contact.csv", contactsToCsv(course)},
          {"muscle_reserves.csv", reservesToCsv(body, course)},
          {"muscle_strength.csv", strengthToCsv(body, strength)},
          {"muscles.json", prettyJson(summaryJson(body, options, muscleSummary(body, course)))}};
}

}  // namespace handhold
