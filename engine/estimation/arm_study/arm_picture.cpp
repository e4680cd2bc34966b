// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/arm_study/arm_picture.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

#include "engine/arm/arm_findings.h"
#include "engine/core/spoken_amount.h"

namespace handhold {

namespace {

constexpr int kCircleSides = 72;
constexpr double kYaw = 0.6, kPitch = 0.35;  // rad: how the flat pictures are seen
constexpr double kBeyond = 0.35;             // of the arm's length, by which axis and hand's line go on
const char* const kArm = "arm";

double reachOfBoth(const ArmModel& model) { return model.lengths().upper + model.lengths().fore; }

ArmLine circleLine(const ElbowCircle& circle, const Bearings& bearings) {
  ArmLine line{"circle of the elbow", {}};
  for (int i = 0; i <= kCircleSides; ++i)
    line.places.push_back(elbowAt(circle, 2.0 * std::numbers::pi * i / kCircleSides, bearings));
  return line;
}

/// From the shoulder through the circle's centre and the wrist.
ArmLine axisLine(const ArmModel& model, const ArmPosture& posture) {
  return {"axis", {Vector3::Zero(), posture.wrist + kBeyond * reachOfBoth(model) * posture.circle.axis}};
}

/// Extended through the hand to both sides.
ArmLine handLine(const ArmModel& model, const ArmAsk& ask, const ArmPosture& posture) {
  const Vector3 far = reachOfBoth(model) * ask.hand.x;
  return {"line of the hand", {posture.wrist - far, posture.wrist + kBeyond * far}};
}

/// Out along a segment and all that hangs on it, and back, so that a tree is one line.
void goAlong(const ArmModel& model, const TreeMotion& motion, int segment, std::vector<Vector3>& places) {
  places.push_back(motion.proximal[std::size_t(segment)]);
  const Vector3 end = distalEnd(model.tree, motion, segment);
  places.push_back(end);
  for (int next = 0; next < model.tree.count(); ++next) {
    if (model.tree[next].on != segment) continue;
    goAlong(model, motion, next, places);
    places.push_back(end);
  }
  places.push_back(motion.proximal[std::size_t(segment)]);
}

void addArm(const ArmModel& model, const TreeMotion& motion, std::vector<ArmLine>& lines) {
  ArmLine arm{kArm, {}};
  goAlong(model, motion, model.upper, arm.places);
  lines.push_back(std::move(arm));
}

void addMuscles(const ArmModel& model, const TreeMotion& motion, std::vector<ArmLine>& lines) {
  for (const ArmMuscle& muscle : model.muscles) {
    const MuscleLine line = lineOf(model.tree, motion, muscle);
    lines.push_back({muscle.name, {line.distal, line.proximal}});
  }
}

void intoPicture(const ArmModel& model, std::vector<ArmLine>& lines) {
  const Matrix3 axes = pictureAxes(model);
  for (ArmLine& line : lines)
    for (Vector3& place : line.places) place = axes * place;
}

void addRules(const ArmModel& model, const ArmAsk& ask, const ArmAnswer& answer,
              std::vector<ArmLine>& lines) {
  const ArmPosture& posture = answer.posture;
  if (posture.circle.isBent()) lines.push_back(circleLine(posture.circle, model.bearings()));
  if (posture.circle.kind != ElbowCase::Sphere) lines.push_back(axisLine(model, posture));
  if (model.hand) lines.push_back(handLine(model, ask, posture));
}

/// Names in the order in which they come, each once.
std::vector<std::string> namesOf(const std::vector<std::vector<ArmLine>>& frames) {
  std::vector<std::string> names{kArm};
  for (const std::vector<ArmLine>& frame : frames)
    for (const ArmLine& line : frame)
      if (std::ranges::find(names, line.name) == names.end()) names.push_back(line.name);
  return names;
}

std::vector<Vector3> sticksNamed(const std::vector<ArmLine>& lines, const std::string& name) {
  std::vector<Vector3> ends;
  for (const ArmLine& line : lines)
    for (std::size_t i = 0; line.name == name && i + 1 < line.places.size(); ++i) {
      ends.push_back(line.places[i]);
      ends.push_back(line.places[i + 1]);
    }
  return ends;
}

}  // namespace

Matrix3 pictureAxes(const ArmModel& model) {
  const Bearings bearings = model.bearings();
  Matrix3 axes;
  axes << bearings.ahead, bearings.up, bearings.ahead.cross(bearings.up);
  return axes.transpose();
}

std::vector<ArmLine> linesOf(const ArmModel& model, const ArmAsk& ask, const ArmAnswer& answer) {
  std::vector<ArmLine> lines;
  if (answer.stands()) {
    addArm(model, answer.motion, lines);
    addRules(model, ask, answer, lines);
    addMuscles(model, answer.motion, lines);
  } else {
    lines.push_back({"shoulder to wrist", {Vector3::Zero(), answer.posture.wrist}});
    if (answer.posture.circle.kind == ElbowCase::TooFar)
      lines.push_back({kArm, {Vector3::Zero(), answer.posture.circle.most * answer.posture.circle.axis}});
    if (model.hand) lines.push_back(handLine(model, ask, answer.posture));
  }
  intoPicture(model, lines);
  return lines;
}

std::vector<ArmLine> movedLines(const ArmModel& model, const TreeMotion& motion) {
  std::vector<ArmLine> lines;
  addArm(model, motion, lines);
  addMuscles(model, motion, lines);
  intoPicture(model, lines);
  return lines;
}

FigureCurve seenObliquely(const ArmLine& line) {
  FigureCurve curve{line.name, {}, {}};
  for (const Vector3& p : line.places) {
    const double near = std::cos(kYaw) * p.z() - std::sin(kYaw) * p.x();
    curve.x.push_back(std::cos(kYaw) * p.x() + std::sin(kYaw) * p.z());
    curve.y.push_back(std::cos(kPitch) * p.y() - std::sin(kPitch) * near);
  }
  return curve;
}

StudyFigure armFigure(const std::string& number, const std::string& title,
                      const std::vector<ArmLine>& lines) {
  StudyFigure figure{number, title, "across the line of sight (m)", "up (m)", {}};
  figure.isOfPlaces = true;
  for (const ArmLine& line : lines) figure.curves.push_back(seenObliquely(line));
  return figure;
}

StickMotion armMotion(const ArmModel& model, const std::string& title, const std::vector<double>& times,
                      const std::vector<std::vector<ArmLine>>& frames) {
  StickMotion motion{title + ": " + model.title, "time (s)", times, {}};
  for (const std::string& name : namesOf(frames)) {
    StickSet set{name, {}};
    for (const std::vector<ArmLine>& frame : frames) set.frames.push_back(sticksNamed(frame, name));
    motion.sets.push_back(std::move(set));
  }
  motion.yaw = kYaw;
  motion.pitch = kPitch;
  return motion;
}

std::string wordsBeside(const ArmModel& model, const ArmAsk& ask, const ArmAnswer& answer) {
  std::string words;
  if (answer.stands())
    for (std::size_t k = 0; k < model.muscles.size(); ++k)
      words += model.muscles[k].name + "  " +
               spokenAmount(answer.tension[Eigen::Index(k)], Dimension::Force) + "\n";
  for (const std::string& sentence : sentencesOf(model, ask, answer)) words += sentence + ".\n";
  return words;
}

StudyFigure treeFigure(const ArmModel& model) {
  const std::vector<int> hierarchy = hierarchyOf(model.tree);
  std::map<int, double> used;
  std::vector<double> across(hierarchy.size());
  for (const int i : fromShoulder(model.tree)) across[std::size_t(i)] = used[hierarchy[std::size_t(i)]]++;
  StudyFigure figure{
      "3.3.1", "tree of segments, by hierarchy from the shoulder", "beside each other", "hierarchy", {}};
  for (int i = 0; i < model.tree.count(); ++i) {
    const int on = model.tree[i].on;
    const std::size_t at = static_cast<std::size_t>(i);
    const double toX = on < 0 ? 0.0 : across[std::size_t(on)],
                 toY = on < 0 ? 0.0 : hierarchy[std::size_t(on)];
    figure.curves.push_back({model.tree[i].name, {across[at], toX}, {double(hierarchy[at]), toY}});
  }
  return figure;
}

}  // namespace handhold
