// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_jump/recorded_parts.h"

#include <algorithm>

#include "engine/estimation/jump/forward_figures.h"

namespace handhold {

namespace {

constexpr const char* kWeightsLeave =
    "what the weights leave on this recording; the exact solver leaves nothing";
constexpr const char* kAnotherJump = "another person's jump, with arms and legs that do more";

FrameNumber greatestGapNumber(const JointedBodies& tree, GapOrder order) {
  return [&tree, order](const JointedMotion& motion, std::size_t frame) {
    double greatest = 0.0;
    for (std::size_t j = 0; j < tree.joints.size(); ++j)
      greatest = std::max(greatest, gapOf(tree, j, order)(motion, frame));
    return greatest;
  };
}

/// A claim of the document that every flight should meet.
struct FlightClaim {
  const char* figure;
  const char* quantity;
  const char* unit;
  double value;
  FrameNumber number;
};

std::vector<FlightClaim> flightClaims(const JumpFrames& frames) {
  const JointedBodies& tree = frames.problem.tree;
  return {
      {"9.6", "greatest joint gap", "m", 1e-9, greatestGapNumber(tree, GapOrder::Place)},
      {"9.7", "greatest difference of velocities in a joint", "m/s", 1e-6,
       greatestGapNumber(tree, GapOrder::Velocity)},
      {"9.8", "greatest difference of accelerations in a joint", "m/s^2", 1e-3,
       greatestGapNumber(tree, GapOrder::Acceleration)},
      {"9.9", "centre of mass from its parabola", "m", 1e-4, offCourse(frames, &WholeMotion::centre)},
      {"9.9", "acceleration of the centre of mass from gravity", "m/s^2", 1e-4,
       offCourse(frames, &WholeMotion::acceleration)},
      {"9.10", "angular momentum from its mean", "kg m^2/s", 1e-4, offCourse(frames, &WholeMotion::momentum)},
      {"9.10", "rate of angular momentum", "N m", 1e-4, offCourse(frames, &WholeMotion::moment)}};
}

void compareSolvers(RecordedJump& study, const Printed& printed, double iterated, double exact) {
  compare(study, printed, iterated);
  Printed better = printed;
  better.quantity += ", exact solver";
  compare(study, better, exact);
}

/// Of the joints whose child's name ends so ("shank": knees), with their children.
std::vector<std::size_t> jointChildren(const JointedBodies& tree, const std::string& ending) {
  std::vector<std::size_t> children;
  for (const BallJoint& joint : tree.joints)
    if (tree.bodies[static_cast<std::size_t>(joint.b)].name.ends_with(ending))
      children.push_back(static_cast<std::size_t>(joint.b));
  return children;
}

double greatestTorque(const std::vector<JointMoments>& moments, const std::vector<std::size_t>& bodies) {
  double greatest = 0.0;
  for (const JointMoments& frame : moments)
    for (const std::size_t body : bodies) greatest = std::max(greatest, frame.joint[body].norm());
  return greatest;
}

double greatestTrunkForce(const std::vector<JointMoments>& moments) {
  double greatest = 0.0;
  for (const JointMoments& frame : moments) greatest = std::max(greatest, frame.force.norm());
  return greatest;
}

std::vector<Vector3> torquesOf(const std::vector<JointMoments>& moments, std::size_t body) {
  std::vector<Vector3> torques;
  for (const JointMoments& frame : moments) torques.push_back(frame.joint[body]);
  return torques;
}

/// A joint's torque as the whole-body fit has it, about the hinge of that name.
FigureCurve hingeCurve(const RecordedWork& work, const std::vector<double>& times, const std::string& hinge) {
  FigureCurve curve{"whole-body fit", {}, {}};
  const LinkIndex joint = work.trial.subject.model->findJoint(hinge);
  for (const MotionFrame& frame : work.trial.motion.frames) {
    if (!joint.valid() || frame.time < times.front() || frame.time > times.back()) continue;
    curve.x.push_back(frame.time);
    curve.y.push_back(frame.tau[velocityIndex(joint)]);
  }
  return curve;
}

void addKnees(RecordedJump& study, const RecordedWork& work, const JumpEstimate& estimate,
              const std::string& number, const char* when) {
  const JointedBodies& tree = estimate.frames.problem.tree;
  const std::vector<JointMoments> moments = momentsOf(estimate.frames, estimate.exact.spPva);
  for (const std::size_t body : jointChildren(tree, "shank")) {
    const bool isLeft = tree.bodies[body].name.starts_with("left");
    StudyFigure figure{number + (isLeft ? " L" : " R"),
                       std::string(isLeft ? "left" : "right") + " knee" + when, "time (s)", "torque (N m)",
                       componentCurves(estimate.frames, torquesOf(moments, body), "tau")};
    figure.curves.push_back(
        hingeCurve(work, estimate.frames.times, isLeft ? "l_knee_flexion" : "r_knee_flexion"));
    study.figures.push_back(std::move(figure));
  }
  study.results.push_back({std::string("greatest torque of a knee") + when + ", exact solver", "N m",
                           greatestTorque(moments, jointChildren(tree, "shank"))});
}

FigureCurve lengthCurve(const char* name, const JumpFrames& frames,
                        const std::vector<JointMoments>& moments) {
  FigureCurve curve{name, frames.times, {}};
  for (const JointMoments& frame : moments) curve.y.push_back(frame.force.norm());
  return curve;
}

/// Over the whole-body fit's motion of the same segments.
void addFlightMotions(RecordedJump& study, const RecordedWork& work) {
  const JumpFrames& frames = work.flightEstimate.frames;
  const JointedBodies& tree = frames.problem.tree;
  const StickSet fitted = stickSet(tree, "whole-body fit", work.jump.wholeBody(work.flight));
  study.motions.push_back({"Five sets, iterated", "time (s)", frames.times,
                           fiveSets(tree, work.flightEstimate.iterated, fitted)});
  study.motions.push_back(
      {"Five sets, exact", "time (s)", frames.times, fiveSets(tree, work.flightEstimate.exact, fitted)});
}

}  // namespace

void studyFlight(RecordedJump& study, const RecordedWork& work) {
  const JumpEstimate& estimate = work.flightEstimate;
  const std::vector<double>& times = estimate.frames.times;
  study.results.push_back({"flight begins", "s", times.front()});
  study.results.push_back({"flight ends", "s", times.back()});
  const WholeMotion& whole = estimate.frames.problem.whole.front();
  study.results.push_back(
      {"angular momentum in flight, by each segment's markers", "kg m^2/s", whole.momentum.norm()});
  study.results.push_back({"noise alarm: sp_p against sp_v", "rad/s", noiseAlarm(estimate.iterated)});
  for (const FlightClaim& claim : flightClaims(estimate.frames)) {
    const Printed printed{claim.figure,         std::string(claim.quantity) + ", sp_pva",
                          claim.unit,           claim.value,
                          PrintedClaim::AtMost, 0.0,
                          kWeightsLeave};
    compareSolvers(study, printed, greatestOf(estimate.iterated.spPva, claim.number),
                   greatestOf(estimate.exact.spPva, claim.number));
    study.figures.push_back({std::string(claim.figure) + " recorded", claim.quantity, "time (s)",
                             std::string("(") + claim.unit + ")", curvesOfSets(estimate, claim.number)});
  }
  addFlightMotions(study, work);
}

void studyRecordedTorques(RecordedJump& study, const RecordedWork& work) {
  const JumpEstimate& estimate = work.flightEstimate;
  const JumpFrames& frames = estimate.frames;
  const auto iterated = momentsOf(frames, estimate.iterated.spPva);
  const auto exact = momentsOf(frames, estimate.exact.spPva);
  FigureCurve fit{"whole-body fit", frames.times, {}};
  for (std::size_t k = work.flight.first; k <= work.flight.last; ++k)
    fit.y.push_back(borneForce(work.trial.motion.frames[k]).norm());
  study.figures.push_back(
      {"9.11 recorded",
       "force on the trunk from nothing, in flight",
       "time (s)",
       "force (N)",
       {lengthCurve("iteration", frames, iterated), lengthCurve("exact solver", frames, exact), fit}});
  compareSolvers(
      study, {"9.11", "force on the trunk in flight", "N", 4e-5, PrintedClaim::AtMost, 0.0, kWeightsLeave},
      greatestTrunkForce(iterated), greatestTrunkForce(exact));
  const std::vector<std::size_t> knees = jointChildren(frames.problem.tree, "shank");
  if (knees.empty()) return;
  compareSolvers(
      study,
      {"9.12", "greatest torque of a knee in flight", "N m", 4.0, PrintedClaim::AtMost, 0.0, kAnotherJump},
      greatestTorque(iterated, knees), greatestTorque(exact, knees));
  addKnees(study, work, estimate, "9.12 recorded", " in flight");
  if (work.groundEstimate)
    addKnees(study, work, *work.groundEstimate, "9.12 ground", " from the ground to the ground, with plates");
}

void studyRecordedForward(RecordedJump& study, const RecordedWork& work) {
  const JumpEstimate& estimate = work.flightEstimate;
  const std::vector<ForwardRun> runs{forwardRun("exact solver", estimate.frames, estimate.exact.spPva)};
  addOverlays(study, estimate.frames,
              {{"measured", &estimate.iterated.ic},
               {"sp_pva", &estimate.iterated.spPva},
               {"sp_pva, exact", &estimate.exact.spPva},
               {"forward, exact", &runs[0].forward}},
              FigureSide::AlongZ, " recorded");
  tellDivergence(study, estimate.frames, runs, "9.15 distance");
}

void studyRecordedMethods(RecordedJump& study, const RecordedWork& work) {
  const JumpEstimate& estimate = work.flightEstimate;
  std::vector<MethodFigures> methods{
      methodFigures("each segment by its markers", estimate.frames, estimate.iterated.ic),
      methodFigures("the document's iteration", estimate.frames, estimate.iterated.spPva),
      methodFigures("the exact solver", estimate.frames, estimate.exact.spPva),
      work.jump.wholeBodyFigures(work.flight, estimate.frames, work.fitSeconds)};
  methods[1].seconds = estimate.iteratedSeconds;
  methods[2].seconds = estimate.exactSeconds;
  study.tables.push_back(methodTable(methods));
  study.recommendation =
      recommendation(methods, work.jump.bodies().tree.mass() * estimate.frames.gravity.norm());
}

}  // namespace handhold
