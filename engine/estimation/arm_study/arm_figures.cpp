// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/arm_study/arm_figures.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/estimation/arm_study/arm_conditions.h"
#include "engine/estimation/arm_study/arm_picture.h"
#include "engine/estimation/arm_study/arm_tables.h"

namespace handhold {

namespace {

constexpr int kAngles = 37;        // over the elbow's circle
constexpr double kTooFar = 1.15;   // of the reach, in figure 3.3.3
constexpr double kRunStep = 2e-3;  // s
constexpr double kRun = 0.12;      // s: before joints come to ends that this model has not

std::vector<ArmLine> lines(const ArmModel& model, const ArmAsk& ask) {
  return linesOf(model, ask, answerOf(model, ask));
}

/// The same hand with its wrist there.
ArmAsk withWrist(const ArmModel& model, ArmAsk ask, const Vector3& wrist) {
  ask.target = wrist;
  if (model.hand) ask.target += ask.heldAt * model.tree[*model.hand].length * ask.hand.x;
  return ask;
}

ArmAsk withHandAlong(const ArmModel& model, ArmAsk ask, const ArmPosture& posture, const Vector3& x) {
  const Quaternion turn = Quaternion::FromTwoVectors(ask.hand.x, x);
  ask.hand = {turn * ask.hand.x, turn * ask.hand.z};
  ask.angle = 0.0;
  return withWrist(model, ask, posture.wrist);
}

/// 3.3.3 and 3.3.4: no elbow, one elbow, a hand along the axis, a hand across it.
void addCases(const ArmModel& model, const ArmAsk& ask, const ArmPosture& posture, PrintedStudy& study) {
  const Vector3 axis = posture.circle.axis;
  study.figures.push_back(
      armFigure("3.3.3 a", "too far: the elbow has no place",
                lines(model, withWrist(model, ask, kTooFar * posture.circle.most * axis))));
  study.figures.push_back(armFigure("3.3.3 b", "at full stretch: the elbow has one place",
                                    lines(model, withWrist(model, ask, posture.circle.most * axis))));
  study.figures.push_back(armFigure("3.3.4 a", "the hand along the axis: a forward bend is taken",
                                    lines(model, withHandAlong(model, ask, posture, axis))));
  study.figures.push_back(armFigure("3.3.4 b",
                                    "the hand's line parallel to the circle's plane: not degenerate",
                                    lines(model, withHandAlong(model, ask, posture, axis.unitOrthogonal()))));
}

/// 3.3.5 with the elbow that the document's rule gives.
void addLeastBent(const ArmModel& model, const ArmAsk& ask, const ArmPosture& posture, PrintedStudy& study) {
  ArmAsk least = ask;
  least.angle = 0.0;
  std::vector<ArmLine> drawn = lines(model, least);
  const Matrix3 axes = pictureAxes(model);
  const Vector3 elbow = printedElbow(posture.circle, posture.wrist, ask.hand);
  drawn.push_back({"by the printed rule", {Vector3::Zero(), axes * elbow, axes * posture.wrist}});
  study.figures.push_back(armFigure("3.3.5", "the elbow that bends the wrist least", drawn));
}

void addDrawings(const ArmModel& model, const ArmAsk& ask, const ArmAnswer& answer, PrintedStudy& study) {
  const char* number = model.hand ? "3.3.2" : model.muscles.empty() ? "3.1.1" : "3.1.2";
  study.figures.push_back(armFigure(number, "the arm with its circle and axis", linesOf(model, ask, answer)));
  if (!model.hand) return;
  study.figures.push_back(treeFigure(model));
  if (!answer.posture.circle.isBent()) return;
  addCases(model, ask, answer.posture, study);
  addLeastBent(model, ask, answer.posture, study);
}

/// What an elbow elsewhere on its circle would ask of the muscles and the wrist.
void addOverAngle(const ArmModel& model, const ArmAsk& ask, PrintedStudy& study) {
  StudyFigure tension{
      "3.2", "tensions over the elbow's angle", "angle of the elbow (deg)", "tension (N)", {}};
  StudyFigure bend{"3.3",
                   "bend of the wrist over the elbow's angle",
                   "angle of the elbow (deg)",
                   "bend (deg)",
                   {{"wrist", {}, {}}}};
  for (const ArmMuscle& muscle : model.muscles) tension.curves.push_back({muscle.name, {}, {}});
  for (int i = 0; i < kAngles; ++i) {
    ArmAsk there = ask;
    there.angle = 2.0 * std::numbers::pi * i / (kAngles - 1) - std::numbers::pi;
    const ArmAnswer answer = answerOf(model, there);
    for (std::size_t k = 0; k < model.muscles.size(); ++k) {
      tension.curves[k].x.push_back(kDegreesPerRadian * there.angle);
      tension.curves[k].y.push_back(answer.tension[Eigen::Index(k)]);
    }
    bend.curves[0].x.push_back(kDegreesPerRadian * there.angle);
    bend.curves[0].y.push_back(kDegreesPerRadian * answer.posture.wristBend);
  }
  if (!model.muscles.empty()) study.figures.push_back(std::move(tension));
  if (model.hand) study.figures.push_back(std::move(bend));
}

void addOverTime(const ArmModel& model, const std::vector<ArmFrame>& frames, PrintedStudy& study) {
  StudyFigure tension{"4.3 a", "tensions of the moving arm", "time (s)", "tension (N)", {}};
  StudyFigure moment{"4.3 b", "net moments of the moving arm", "time (s)", "moment (N m)", {}};
  for (std::size_t k = 0; k < model.muscles.size(); ++k) {
    FigureCurve curve{model.muscles[k].name, {}, {}};
    for (const ArmFrame& frame : frames) {
      if (!frame.answer.stands()) continue;
      curve.x.push_back(frame.time);
      curve.y.push_back(frame.answer.tension[Eigen::Index(k)]);
    }
    tension.curves.push_back(std::move(curve));
  }
  for (const int joint : {model.upper, model.fore}) {
    FigureCurve curve{jointName(model, joint), {}, {}};
    for (const ArmFrame& frame : frames) {
      if (!frame.answer.stands()) continue;
      curve.x.push_back(frame.time);
      curve.y.push_back(frame.answer.net[std::size_t(joint)].moment.norm());
    }
    moment.curves.push_back(std::move(curve));
  }
  if (!model.muscles.empty()) study.figures.push_back(std::move(tension));
  study.figures.push_back(std::move(moment));
}

/// The broader the more of the greatest tension a muscle has.
void addStress(const ArmModel& model, const std::vector<ArmFrame>& frames, StickMotion& motion) {
  double most = 0.0;
  for (const ArmFrame& frame : frames)
    if (frame.answer.tension.size() > 0) most = std::max(most, frame.answer.tension.maxCoeff());
  for (std::size_t k = 0; most > 0.0 && k < model.muscles.size(); ++k)
    for (StickSet& set : motion.sets)
      for (const ArmFrame& frame : frames)
        if (set.name == model.muscles[k].name)
          set.stress.push_back(frame.answer.stands() ? frame.answer.tension[Eigen::Index(k)] / most : 0.0);
}

void addCourse(const ArmModel& model, const ArmAsk& ask, const std::vector<ArmFrame>& frames,
               PrintedStudy& study) {
  std::vector<double> times;
  std::vector<std::vector<ArmLine>> drawn;
  for (const ArmFrame& frame : frames) {
    times.push_back(frame.time);
    drawn.push_back(linesOf(model, ask, frame.answer));
  }
  study.motions.push_back(armMotion(model, "As asked", times, drawn));
  addStress(model, frames, study.motions.back());
  for (const ArmFrame& frame : frames)
    study.motions.back().words.push_back(wordsBeside(model, ask, frame.answer));
}

/// The posture's rules do not hold while muscles move it: segments and muscles alone.
void addRun(const ArmModel& model, const ArmAsk& ask, const ArmAnswer& answer, PrintedStudy& study) {
  const std::vector<TreeMotion> run = runFrom(model, ask, answer.motion, {ask.extra, kRun, kRunStep});
  std::vector<double> times;
  std::vector<std::vector<ArmLine>> drawn;
  for (std::size_t i = 0; i < run.size(); ++i) {
    times.push_back(kRunStep * double(i));
    drawn.push_back(movedLines(model, run[i]));
  }
  study.motions.push_back(armMotion(model, "Extra tension", times, drawn));
}

}  // namespace

void addArmFigures(const ArmModel& model, const ArmAsk& ask, const std::vector<ArmFrame>& frames,
                   PrintedStudy& study) {
  const ArmAnswer& answer = frames.front().answer;
  addDrawings(model, ask, answer, study);
  if (answer.posture.circle.isBent()) addOverAngle(model, ask, study);
  if (frames.size() > 1) addOverTime(model, frames, study);
  addCourse(model, ask, frames, study);
  if (answer.stands() && !ask.extra.isZero(0.0)) addRun(model, ask, answer, study);
}

}  // namespace handhold
