// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/arm_study/arm_study.h"

#include <cmath>

#include "engine/arm/arm_file.h"
#include "engine/arm/hand_presets.h"
#include "engine/estimation/arm_study/arm_conditions.h"
#include "engine/estimation/arm_study/arm_figures.h"
#include "engine/estimation/arm_study/arm_tables.h"
#include "engine/estimation/arm_study/arm_verdict.h"
#include "engine/estimation/arm_study/printed_formulas.h"

namespace handhold {

namespace {

constexpr int kFrames = 51;  // of a course

std::vector<ArmFrame> framesFor(const ArmModel& model, const ArmAsk& ask, const ArmCourse& course) {
  const bool moves = !course.shift.isZero(0.0) || course.swing != 0.0;
  return moves ? framesOf(model, ask, course, kFrames) : std::vector<ArmFrame>{{0.0, answerOf(model, ask)}};
}

void addPosture(const ArmModel& model, const ArmPosture& posture, PrintedStudy& study) {
  study.results.push_back({"Wrist from the shoulder", "m", posture.circle.distance});
  study.results.push_back({"Radius of the elbow's circle", "m", posture.circle.radius});
  study.results.push_back({"Bend of the elbow", "deg", kDegreesPerRadian * posture.elbowBend});
  if (!model.hand) return;
  study.results.push_back({"Bend of the wrist", "deg", kDegreesPerRadian * posture.wristBend});
  if (!model.roll) return;
  study.results.push_back({"Roll of the forearm from a palm that looks to the elbow's bending side", "deg",
                           kDegreesPerRadian * posture.roll});
  study.results.push_back({"Twist left to the wrist", "deg", kDegreesPerRadian * posture.twistLeft});
}

/// 4.1: what tensions beyond rest make of the forearm.
void addAcceleration(const ArmModel& model, const ArmAsk& ask, const ArmAnswer& answer, PrintedStudy& study) {
  if (ask.extra.isZero(0.0)) return;
  TreeMotion motion = answer.motion;
  accelerateByMuscles(model, ask, ask.extra, motion);
  const Vector3 turning = motion.alpha[std::size_t(model.fore)] - motion.alpha[std::size_t(model.upper)];
  study.results.push_back({"The extra tension accelerates the elbow by", "rad/s^2", turning.norm()});
}

StudyTable::Row presetRow(const ArmModel& model, const JudgedPreset& one, const char* way) {
  const std::string name = model.presets[std::size_t(one.preset)].name + way;
  if (!one.isPossible) return {name, {0.0, std::nan(""), std::nan(""), std::nan(""), std::nan("")}};
  const ArmPosture& posture = one.answer.posture;
  return {name,
          {1.0, kDegreesPerRadian * posture.wristBend, kDegreesPerRadian * posture.twistLeft,
           kDegreesPerRadian * one.fingerBend, one.answer.net[std::size_t(*model.hand)].moment.norm()}};
}

/// 4.2: each preset on a thing that stands (its axis level) and one that lies (upright).
void addPresets(const ArmModel& model, const ArmAsk& ask, double mass, PrintedStudy& study) {
  if (model.presets.empty()) return;
  StudyTable table{"presets",
                   "preset",
                   {{"possible", "Possible"},
                    {"wrist_bend_deg", "Bend of the wrist (deg)"},
                    {"twist_left_deg", "Twist left to it (deg)"},
                    {"finger_bend_deg", "Most bend of a finger joint (deg)"},
                    {"wrist_moment_Nm", "Net moment at the wrist (N m)"}},
                   {}};
  const Bearings bearings = model.bearings();
  const Vector3 &up = bearings.up, &ahead = bearings.ahead;
  for (const auto& [way, axis] :
       {std::pair{", thing stands", Vector3(up.cross(ahead))}, {", thing lies", up}})
    for (const JudgedPreset& one : judgePresets(model, ask, {ask.target, attitudeOf(ahead, axis), mass})) {
      table.rows.push_back(presetRow(model, one, way));
      if (!one.isPossible) study.recommendation += ". " + whyNot(model, way, one);
    }
  study.tables.push_back(std::move(table));
}

void addRemarks(const ArmModel& model, PrintedStudy& study) {
  if (!model.description.empty()) study.remarks.push_back(model.description);
  for (const std::string& remark : model.remarks) study.remarks.push_back(remark + ".");
  for (const std::string& error : printedErrors()) study.remarks.push_back(error);
}

PrintedStudy run(const ArmModel& model, const StudyValues& values) {
  const ArmConditions conditions = armConditionsOf(model, values);
  const ArmAsk ask = askOf(model, conditions);
  const ArmCourse course = courseOf(model, conditions);
  const std::vector<ArmFrame> frames = framesFor(model, ask, course);
  const ArmAnswer& answer = frames.front().answer;
  PrintedStudy study;
  comparePrintedFormulas(model, ask, answer, study);
  addArmFigures(model, ask, frames, study);
  if (answer.stands()) {
    addPosture(model, answer.posture, study);
    addAcceleration(model, ask, answer, study);
    addPeaks(model, frames, study);
    if (!model.muscles.empty()) study.tables.push_back(muscleTable(model, answer));
    study.tables.push_back(jointTable(model, answer));
  }
  tellVerdict(model, ask, course, frames, study);
  addPresets(model, ask, conditions.weight, study);
  addRemarks(model, study);
  study.files = {muscleFile(model, frames), contactFile(model, frames), wrenchFile(model, frames)};
  return study;
}

}  // namespace

StudyKind armKind(const ArmModel& model) {
  StudyKind kind{
      "arm-" + model.name,
      model.title,
      "document 004: an arm that holds a weight, by quaternion wrenches",
      {"Document 004 prints formulas and no results: what its formulas give as they stand is put beside "
       "ours. Its thirteen errors are told under Methods and more."},
      {},
      {},
      [model](const StudyValues& values, const ProgressSink&, const std::stop_token&) {
        return run(model, values);
      },
      true,
      "results of the printed formulas"};
  const ArmConditions usual = usualConditions(model);
  for (const ArmRow& row : armRows(model)) {
    kind.conditions.push_back(row.told);
    kind.usual.push_back(row.get(usual));
  }
  return kind;
}

std::vector<ArmModel> knownArms(const std::filesystem::path& folder) {
  std::vector<ArmModel> arms;
  for (const char* file : {"model_1.json", "model_2.json", "model_3.json", "life_size.json"})
    arms.push_back(readArmFile(folder / file));
  return arms;
}

}  // namespace handhold
