// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jump/jump_parts.h"

#include <algorithm>
#include <string_view>

namespace handhold {

namespace {

constexpr const char* kMoreNoise =
    "accelerations of our markers' noise, twice derived at 100 Hz; that of their data is not told";
constexpr const char* kLeftByWeights =
    "what the weights of 9.3 leave of the accelerations with our markers; the exact solver leaves less";

struct Range2 {
  double least, greatest;
};

/// A figure of appendix H with the ends of its axes: left and right in the first period, then in the last.
struct TorqueFigure {
  const char* joint;
  const char* number;
  Range2 printed[4];
  const char* chapter = nullptr;
};

constexpr TorqueFigure kTorqueFigures[] = {
    {"ankle", "H.2", {{-3.0, 2.0}, {-6.0, 4.0}, {-1.0, 0.5}, {-0.6, 0.4}}},
    {"elbow", "H.3", {{-6.0, 0.0}, {-5.0, 20.0}, {-0.4, 0.6}, {-0.5, 1.0}}},
    {"hip", "H.4", {{-10.0, 15.0}, {-10.0, 10.0}, {-0.5, 1.0}, {-1.0, 0.5}}},
    {"knee", "H.5", {{-2.0, 3.0}, {-2.0, 4.0}, {-0.5, 1.0}, {-0.5, 0.5}}, "9.12"},
    {"neck", "H.6", {{-6.0, 6.0}, {-6.0, 6.0}, {-0.6, 0.4}, {-0.6, 0.4}}},
    {"shoulder", "H.7", {{-10.0, 15.0}, {-20.0, 20.0}, {-0.5, 2.0}, {-1.0, 2.0}}},
    {"wrist", "H.8", {{-2.0, 2.0}, {-3.0, 3.0}, {-0.1, 0.15}, {-0.1, 0.1}}}};
constexpr TorqueFigure kTrunkFigure{"trunk", "H.6", {{-15.0, 10.0}, {-15.0, 10.0}, {-2.0, 1.0}, {-2.0, 1.0}}};

double endOf(const TorqueFigure& row) {
  double end = 0.0;
  for (const Range2& range : row.printed) end = std::max({end, -range.least, range.greatest});
  return end;
}

std::vector<Vector3> momentsOfBody(const std::vector<JointMoments>& moments, std::size_t body) {
  std::vector<Vector3> values;
  for (const JointMoments& frame : moments) values.push_back(frame.joint[body]);
  return values;
}

std::vector<PrintedLevel> levelsOf(const Range2& range) {
  return {{range.least, PrintedClaim::AtLeast}, {range.greatest, PrintedClaim::AtMost}};
}

/// Which bodies' moments a row shows.
std::vector<std::size_t> bodiesOf(const TorqueFigure& row) {
  if (std::string_view(row.joint) == "trunk") return {0};
  std::vector<std::size_t> bodies;
  for (const JumpJoint& joint : kJumpJoints)
    if (std::string_view(joint.name) == row.joint) bodies.push_back(static_cast<std::size_t>(joint.child));
  return bodies;
}

std::string titleOf(const TorqueFigure& row, std::size_t body) {
  const JumpSide side = kJumpBodies[body].side;
  return side == JumpSide::Middle ? std::string(row.joint) : nameOf(JumpJoint{row.joint, side, 0, 0});
}

/// Moments by period of one solver.
using Moments = std::vector<std::vector<JointMoments>>;

Moments momentsOf(const JumpWork& work, bool isExact) {
  Moments moments;
  for (const JumpEstimate& estimate : work.estimates)
    moments.push_back(momentsOf(estimate.frames, isExact ? estimate.exact.spPva : estimate.iterated.spPva));
  return moments;
}

void addTorqueFigures(JumpStudy& study, const JumpWork& work, const Moments& moments,
                      const TorqueFigure& row) {
  char letter = row.joint == kTrunkFigure.joint ? 'c' : 'a';
  for (std::size_t period = 0; period < moments.size(); ++period)
    for (const std::size_t body : bodiesOf(row)) {
      StudyFigure figure{
          std::string(row.number) + " " + letter, titleOf(row, body), "time (s)", "torque (N m)",
          componentCurves(work.estimates[period].frames, momentsOfBody(moments[period], body), "tau")};
      const std::size_t side = kJumpBodies[body].side == JumpSide::Right ? 1 : 0;
      if (moments.size() == kPrintedPeriods) figure.printed = levelsOf(row.printed[2 * period + side]);
      study.figures.push_back(figure);
      if (row.chapter) {
        figure.number = std::string(row.chapter) + " " + letter;
        study.figures.push_back(figure);
      }
      ++letter;
    }
}

double greatestComponent(const Moments& moments, const TorqueFigure& row) {
  double greatest = 0.0;
  for (const std::vector<JointMoments>& frames : moments)
    for (const JointMoments& frame : frames)
      for (const std::size_t body : bodiesOf(row))
        greatest = std::max(greatest, frame.joint[body].cwiseAbs().maxCoeff());
  return greatest;
}

double greatestForce(const std::vector<JointMoments>& frames) {
  double greatest = 0.0;
  for (const JointMoments& frame : frames) greatest = std::max(greatest, frame.force.cwiseAbs().maxCoeff());
  return greatest;
}

void addForceFigure(JumpStudy& study, const JumpFrames& frames, const std::vector<JointMoments>& moments,
                    char letter) {
  std::vector<Vector3> forces;
  for (const JointMoments& frame : moments) forces.push_back(frame.force);
  for (const char* number : {"9.11 ", "H.1 "})
    study.figures.push_back({std::string(number) + letter, "forces on the trunk from nothing", "time (s)",
                             "force (N)", componentCurves(frames, forces, "F")});
}

void studyTrunkForce(JumpStudy& study, const JumpWork& work, const Moments& iterated, const Moments& exact) {
  constexpr double printed[] = {4e-5, 1.5e-6};
  for (std::size_t period = 0; period < iterated.size(); ++period) {
    const bool isExact = study.conditions.showsExact;
    addForceFigure(study, work.estimates[period].frames, isExact ? exact[period] : iterated[period],
                   static_cast<char>('a' + period));
    const std::vector<double>& times = work.estimates[period].frames.times;
    char when[64];
    std::snprintf(when, sizeof when, ", %.2f to %.2f s", times.front(), times.back());
    Printed row{"9.11",
                std::string("force on the trunk") + when,
                "N",
                printed[std::min<std::size_t>(period, 1)],
                PrintedClaim::AtMost,
                0.0,
                kLeftByWeights};
    compare(study, row, greatestForce(iterated[period]));
    row.quantity += ", exact solver";
    compare(study, row, greatestForce(exact[period]));
  }
}

}  // namespace

void studyTorques(JumpStudy& study, const JumpWork& work) {
  const Moments iterated = momentsOf(work, false), exact = momentsOf(work, true);
  studyTrunkForce(study, work, iterated, exact);
  const Moments& shown = study.conditions.showsExact ? exact : iterated;
  for (const TorqueFigure& row : kTorqueFigures) addTorqueFigures(study, work, shown, row);
  addTorqueFigures(study, work, shown, kTrunkFigure);
  const auto compareRow = [&](const TorqueFigure& row) {
    Printed printed{row.chapter ? row.chapter : row.number,
                    std::string("greatest torque, ") + row.joint,
                    "N m",
                    endOf(row),
                    PrintedClaim::AtMost,
                    0.0,
                    kMoreNoise};
    compare(study, printed, greatestComponent(iterated, row));
    printed.quantity += ", exact solver";
    compare(study, printed, greatestComponent(exact, row));
  };
  for (const TorqueFigure& row : kTorqueFigures) compareRow(row);
  compareRow(kTrunkFigure);
}

}  // namespace handhold
