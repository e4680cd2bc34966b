// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jump/jump_parts.h"

#include <algorithm>
#include <string_view>

namespace handhold {

namespace {

constexpr const char* kOurMarkers =
    "our jump, markers and errors of joint centres, for theirs are not published";
constexpr const char* kIterated =
    "what the weights of 9.3 leave with our markers; the exact solver leaves nothing";

/// A figure of appendix G: a kind of joint, and where the axes of its parts end: left and right in the first
/// period, then in the last.
struct GapFigure {
  const char* joint;
  GapOrder order;
  const char* number;
  double printed[4];
  const char* chapter = nullptr;  ///< of the same figure in chapter 9
};

constexpr GapFigure kGapFigures[] = {
    {"ankle", GapOrder::Place, "G.1", {0.06, 0.06, 0.06, 0.06}, "9.6"},
    {"knee", GapOrder::Place, "G.2", {0.02, 0.05, 0.015, 0.05}},
    {"hip", GapOrder::Place, "G.3", {0.06, 0.08, 0.1, 0.08}},
    {"wrist", GapOrder::Place, "G.4", {0.1, 0.15, 0.04, 0.06}},
    {"elbow", GapOrder::Place, "G.5", {0.1, 0.08, 0.03, 0.06}},
    {"shoulder", GapOrder::Place, "G.6", {0.1, 0.1, 0.1, 0.1}},
    {"neck", GapOrder::Place, "G.7", {0.1, 0.1, 0.06, 0.06}},
    {"ankle", GapOrder::Velocity, "G.8", {3.0, 3.0, 1.5, 3.0}},
    {"knee", GapOrder::Velocity, "G.9", {0.8, 1.5, 1.0, 1.5}},
    {"hip", GapOrder::Velocity, "G.10", {0.8, 1.0, 1.0, 1.0}, "9.7"},
    {"wrist", GapOrder::Velocity, "G.11", {4.0, 5.0, 1.5, 3.0}},
    {"elbow", GapOrder::Velocity, "G.12", {4.0, 3.0, 1.5, 2.5}},
    {"shoulder", GapOrder::Velocity, "G.13", {4.0, 5.0, 1.5, 1.5}},
    {"neck", GapOrder::Velocity, "G.7", {3.0, 3.0, 0.4, 0.4}},
    {"ankle", GapOrder::Acceleration, "G.14", {5e3, 5e5, 500.0, 1000.0}},
    {"knee", GapOrder::Acceleration, "G.15", {5e4, 1.5e4, 200.0, 300.0}},
    {"hip", GapOrder::Acceleration, "G.16", {1.5e4, 6e3, 300.0, 300.0}},
    {"wrist", GapOrder::Acceleration, "G.17", {1.5e4, 3e3, 200.0, 3e3}},
    {"elbow", GapOrder::Acceleration, "G.18", {1.5e4, 1.5e4, 300.0, 300.0}},
    {"shoulder", GapOrder::Acceleration, "G.19", {3e3, 5e3, 500.0, 500.0}, "9.8"},
    {"neck", GapOrder::Acceleration, "G.7", {2e4, 2e4, 300.0, 300.0}}};

struct OrderWords {
  const char *axis, *what, *unit;
};

OrderWords wordsOf(GapOrder order) {
  switch (order) {
    case GapOrder::Place:
      return {"displacement (m)", "gap", "m"};
    case GapOrder::Velocity:
      return {"velocity diff. (m/s)", "difference of velocities", "m/s"};
    default:
      return {"acc diff. (m/s^2)", "difference of accelerations", "m/s^2"};
  }
}

void addGapFigures(JumpStudy& study, const JumpWork& work, const GapFigure& row) {
  char letter = 'a';
  for (std::size_t period = 0; period < work.estimates.size(); ++period)
    for (std::size_t j = 0; j < kJumpJoints.size(); ++j) {
      if (std::string_view(kJumpJoints[j].name) != row.joint) continue;
      const JumpEstimate& estimate = work.estimates[period];
      StudyFigure figure{std::string(row.number) + " " + letter, nameOf(kJumpJoints[j]), "time (s)",
                         wordsOf(row.order).axis,
                         curvesOfSets(estimate, gapOf(estimate.frames.problem.tree, j, row.order))};
      const std::size_t side = kJumpJoints[j].side == JumpSide::Right ? 1 : 0;
      if (work.estimates.size() == kPrintedPeriods)
        figure.printed = {{row.printed[2 * period + side], PrintedClaim::AtMost}};
      study.figures.push_back(figure);
      if (row.chapter) {
        figure.number = std::string(row.chapter) + " " + letter;
        study.figures.push_back(figure);
      }
      ++letter;
    }
}

double greatestGapOf(const JumpEstimate& estimate, const JointedFrames& motion, GapOrder order,
                     const char* joint) {
  double greatest = 0.0;
  for (std::size_t j = 0; j < kJumpJoints.size(); ++j)
    if (!joint || std::string_view(kJumpJoints[j].name) == joint)
      greatest = std::max(greatest, greatestOf(motion, gapOf(estimate.frames.problem.tree, j, order)));
  return greatest;
}

/// Of the markers alone.
double greatestAtFirst(const JumpWork& work, GapOrder order, const char* joint) {
  double greatest = 0.0;
  for (const JumpEstimate& estimate : work.estimates)
    greatest = std::max(greatest, greatestGapOf(estimate, estimate.iterated.ic, order, joint));
  return greatest;
}

void compareFirstGaps(JumpStudy& study, const JumpWork& work) {
  double wide = 0.0, others = 0.0;
  for (const JumpJoint& joint : kJumpJoints) {
    const std::string_view name = joint.name;
    double& greatest = name == "shoulder" || name == "hip" ? wide : others;
    greatest = std::max(greatest, greatestAtFirst(work, GapOrder::Place, joint.name));
  }
  compare(study,
          {"9.5", "greatest gap at shoulders and hips by markers alone", "m", 0.1, PrintedClaim::Equals, 0.04,
           kOurMarkers},
          wide);
  compare(
      study,
      {"9.5", "greatest gap elsewhere by markers alone", "m", 0.02, PrintedClaim::Equals, 0.015, kOurMarkers},
      others);
  for (const GapFigure& row : kGapFigures)
    compare(study,
            {row.number, std::string("greatest ") + wordsOf(row.order).what + " of ic, " + row.joint,
             wordsOf(row.order).unit, *std::ranges::max_element(row.printed), PrintedClaim::AtMost, 0.0,
             kOurMarkers},
            greatestAtFirst(work, row.order, row.joint));
}

void compareGaps(JumpStudy& study, const JumpWork& work) {
  struct Claim {
    const char* figure;
    GapOrder order;
    double value;
  };
  for (const Claim& claim : {Claim{"9.6", GapOrder::Place, 1e-9}, Claim{"9.7", GapOrder::Velocity, 1e-6},
                             Claim{"9.8", GapOrder::Acceleration, 1e-3}})
    compareBoth(study, work,
                {claim.figure, std::string("greatest ") + wordsOf(claim.order).what + " of sp_pva",
                 wordsOf(claim.order).unit, claim.value, PrintedClaim::AtMost, 0.0, kIterated},
                [&claim](const JumpEstimate& estimate, const JointedFrames& motion) {
                  return greatestGapOf(estimate, motion, claim.order, nullptr);
                });
}

/// Of the whole: 9.9 and 9.10.
struct WholeFigure {
  const char* number;
  const char* quantity;
  const char* unit;
  Vector3 WholeMotion::*which;
};

constexpr WholeFigure kWholeFigures[] = {
    {"9.9", "centre of mass", "m", &WholeMotion::centre},
    {"9.9", "velocity of the centre of mass", "m/s", &WholeMotion::velocity},
    {"9.9", "acceleration of the centre of mass", "m/s^2", &WholeMotion::acceleration},
    {"9.10", "angular momentum", "kg m^2/s", &WholeMotion::momentum},
    {"9.10", "its rate", "N m", &WholeMotion::moment}};
constexpr double kWholeClaim = 1e-4;  // "of the unit"

void studyWhole(JumpStudy& study, const JumpWork& work) {
  for (const WholeFigure& row : kWholeFigures) {
    char letter = 'a';
    for (const JumpEstimate& estimate : work.estimates) {
      StudyFigure figure{std::string(row.number) + " " + letter++, row.quantity, "time (s)",
                         std::string("difference (") + row.unit + ")",
                         curvesOfSets(estimate, offCourse(estimate.frames, row.which))};
      study.figures.push_back(std::move(figure));
    }
    compareBoth(study, work,
                {row.number, std::string(row.quantity) + " of sp_pva from the nominal", row.unit, kWholeClaim,
                 PrintedClaim::AtMost, 0.0, kIterated},
                [&row](const JumpEstimate& estimate, const JointedFrames& motion) {
                  return greatestOf(motion, offCourse(estimate.frames, row.which));
                });
  }
}

void compareVector(JumpStudy& study, const Printed& row, const Vector3& printed, const Vector3& ours) {
  for (int axis = 0; axis < 3; ++axis) {
    Printed one = row;
    one.quantity += std::string(", ") + "xyz"[axis];
    one.value = printed[axis];
    compare(study, one, ours[axis]);
  }
}

/// The five sets over the jump as it was, period by period.
void addMotions(JumpStudy& study, const JumpWork& work) {
  for (std::size_t i = 0; i < work.estimates.size(); ++i) {
    const JumpFrames& frames = work.estimates[i].frames;
    const auto begin = work.truth.frames.begin() + static_cast<std::ptrdiff_t>(work.periods[i].first);
    const JointedFrames truth(begin, begin + static_cast<std::ptrdiff_t>(work.periods[i].count()));
    char span[48];
    std::snprintf(span, sizeof span, ", %.2f to %.2f s", frames.times.front(), frames.times.back());
    const StickSet simulated = stickSet(work.truth.standing.tree, "simulated", truth);
    study.motions.push_back({std::string("Five sets, iterated") + span, "time (s)", frames.times,
                             fiveSets(frames.problem.tree, work.estimates[i].iterated, simulated)});
    study.motions.push_back({std::string("Five sets, exact") + span, "time (s)", frames.times,
                             fiveSets(frames.problem.tree, work.estimates[i].exact, simulated)});
  }
}

}  // namespace

void studyNominal(JumpStudy& study, const JumpWork& work) {
  const WholeMotion printed = printedWhole(0.0), &ours = work.whole.front();
  compareVector(study,
                {"9.1", "centre of mass at the start", "m", 0.0, PrintedClaim::Equals, 0.02, kOurMarkers},
                printed.centre, ours.centre);
  compareVector(study,
                {"9.1", "velocity of the centre of mass at the start", "m/s", 0.0, PrintedClaim::Equals, 0.05,
                 kOurMarkers},
                printed.velocity, ours.velocity);
  compareVector(study,
                {"9.4", "angular momentum, mean", "kg m^2/s", 0.0, PrintedClaim::Equals, 0.5, kOurMarkers},
                printed.momentum, ours.momentum);
}

void studyKinematics(JumpStudy& study, const JumpWork& work) {
  for (const GapFigure& row : kGapFigures) addGapFigures(study, work, row);
  compareFirstGaps(study, work);
  compareGaps(study, work);
  studyWhole(study, work);
  addMotions(study, work);
}

}  // namespace handhold
