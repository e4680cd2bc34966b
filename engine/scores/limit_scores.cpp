// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/limit_scores.h"

#include <algorithm>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/model/limb_side.h"
#include "engine/model/segments.h"
#include "engine/model/utilisation.h"
#include "engine/scores/measured_joints.h"
#include "engine/scores/sight.h"
#include "engine/task/sight/watched_place.h"
#include "engine/task/task_at.h"
#include "engine/trial/trial.h"

namespace handhold {

namespace {

/// Nobody is asked for less (N m): a normal distribution of strengths has people of none.
constexpr double kNothing = 0.1;
constexpr double kMoves = 0.2;  // rad/s: from there on isometric strength tells too much

/// By the movement that the torque makes, which the joint's name may be the contrary of.
std::string movementName(const MeasuredJoint& at, const std::string& direction) {
  std::string name = std::string(at.movement->joint) + " " + direction;
  std::ranges::replace(name, '_', ' ');
  return name;
}

ScorePart capablePart(const std::string& name, const MeasuredJoint& at, double women, double men) {
  ScorePart part{name, at.movement->segment, at.side, women, 1.0, 0.0};
  char text[48];
  std::snprintf(text, sizeof text, "%.0f %% of men", 100.0 * men);
  part.remark = text;
  return part;
}

ActionLevel capableLevel(double women, double men) {
  if (women < kUpperWomen || men < kUpperMen) return ActionLevel::ChangeNow;
  return women < kDesignWomen || men < kDesignMen ? ActionLevel::ChangeSoon : ActionLevel::Acceptable;
}

struct HardwareLimit {
  double force = 556.0;  ///< inadvertent kick or bump, any direction (N)
  double moment = 0.0;   ///< (N m); 0: none stated
  const char* what = "structure, as a push or bump";
};

HardwareLimit limitOf(const ContactLoad& load, BodySegment segment, bool isRestrained) {
  if (load.kind == "restraint") return {1219.0, 475.0, "foot restraint socket"};
  if (segment == BodySegment::Hand && isRestrained)
    return {200.0, 0.0, "EVA handling load from a foot restraint"};
  return {};
}

double limbUse(const Model& model, const MotionFrame& frame, Limb limb) {
  double most = 0.0;
  for (int i = 1; i < model.linkCount(); ++i)
    if (model.joints[static_cast<std::size_t>(i)].limb == limb)
      most = std::max(most, utilisation(model, i, frame.tau[velocityIndex(i)], frame.q, frame.v));
  return most;
}

/// The point from the eyes' normal line of sight: angle (rad), and how far the eyes must turn for it.
ScorePart sightPart(const char* name, const Vector3& point_E, double below) {
  const Vector3 sight(0.0, -std::sin(below), std::cos(below)), across(0.0, std::cos(below), std::sin(below));
  const double ahead = point_E.dot(sight), up = point_E.dot(across);
  ScorePart part{name, BodySegment::Head, {}};
  const double angle = std::atan2(std::hypot(up, point_E.x()), ahead);
  part.amount = angle;
  const double most = up > std::abs(point_E.x()) ? kMostSightUp : kMostSight;
  part.most = 2.0;
  part.score = angle <= kEasySight ? 0.0 : angle <= most ? 1.0 : 2.0;
  part.remark = part.score == 0.0   ? "easy for the eyes"
                : part.score == 1.0 ? "the eyes at their side"
                                    : "the head must turn";
  return part;
}

/// What the task of that time has to be looked at.
std::optional<Vector3> workSeen(const Trial& trial, double time) {
  const Model& model = *trial.subject.model;
  if (!trial.task) return std::nullopt;
  if (!trial.isMotion()) return placeOfWork(model, endTask(*trial.task));
  if (!trial.from<Predicted>() && !trial.from<Kinematic>()) return std::nullopt;
  const double past = time - trial.motion.frames.front().time;
  return watchedPlace(model, *trial.task, past / trial.motion.duration() * trial.task->motion.duration);
}

bool isOutOfReach(Law law) {
  return law == Law::ContactReach || law == Law::TargetReach || law == Law::ContactOnWay;
}

}  // namespace

bool hasKnownStrength(const Model& model, const PopulationStrength& strength) {
  for (const MeasuredJoint& at : measuredJoints(model))
    if (strength.of(at.movement->joint, at.movement->positive, Population::Women, 0.0)) return true;
  return false;
}

InstantScore capableInstant(const Model& model, const MotionFrame& frame,
                            const PopulationStrength& strength) {
  InstantScore score;
  double women = 1.0, men = 1.0, decisive = 1.0;  // decisive: of the women, at the driver
  ActionLevel worst = ActionLevel::Acceptable;
  for (const MeasuredJoint& at : measuredJoints(model)) {
    const double tau = frame.tau[velocityIndex(at.joint)],
                 angle = at.movement->angleSign * frame.q[positionIndex(at.joint)];
    const char* direction = tau >= 0.0 ? at.movement->positive : at.movement->negative;
    const auto ofWomen = strength.of(at.movement->joint, direction, Population::Women, angle);
    const auto ofMen = strength.of(at.movement->joint, direction, Population::Men, angle);
    if (!ofWomen || !ofMen || ofWomen->deviation <= 0.0 || std::abs(tau) < kNothing) continue;
    const double shareWomen = shareCapable(ofAllSizes(*ofWomen, Population::Women), std::abs(tau)),
                 shareMen = shareCapable(ofAllSizes(*ofMen, Population::Men), std::abs(tau));
    ScorePart part = capablePart(movementName(at, direction), at, shareWomen, shareMen);
    part.amount = std::abs(tau);
    part.quantity = Dimension::Torque;
    if (strength.isDoubtful(at.movement->joint, direction)) part.remark += ", strength from memory";
    if (ofWomen->isBeyond || ofMen->isBeyond)
      part.remark += ", doubtful: bent beyond the angles of the source's curve";
    if (frame.v.size() > 0 && std::abs(frame.v[velocityIndex(at.joint)]) > kMoves)
      part.remark += ", isometric strength of young adults: the joint moves";
    // whose share decides; among those of one level the joint that fewer women can load
    const ActionLevel level = capableLevel(shareWomen, shareMen);
    if (level > worst || (level == worst && shareWomen < decisive))
      score.driver = static_cast<int>(score.parts.size()), worst = level, decisive = shareWomen;
    women = std::min(women, shareWomen);
    men = std::min(men, shareMen);
    score.parts.push_back(part);
  }
  score.value = women;
  score.level = capableLevel(women, men);
  return score;
}

InstantScore crewLoadInstant(const Model& model, const MotionFrame& frame) {
  const std::vector<BodySegment> segments = segmentsOf(model);
  const bool isRestrained = std::any_of(frame.loads.begin(), frame.loads.end(),
                                        [](const ContactLoad& load) { return load.kind == "restraint"; });
  InstantScore score;
  for (const ContactLoad& load : frame.loads) {
    if (!isTouch(load)) continue;
    const auto link = static_cast<std::size_t>(load.link);
    const HardwareLimit limit = limitOf(load, segments[link], isRestrained);
    const double force = load.force.norm() / limit.force,
                 moment = limit.moment > 0.0 ? load.moment.norm() / limit.moment : 0.0;
    ScorePart part{load.name, segments[link], {}};
    part.side = limbSide(model.joints[link].limb);
    part.score = std::max(force, moment);
    part.amount = moment > force ? load.moment.norm() : load.force.norm();
    part.quantity = moment > force ? Dimension::Torque : Dimension::Force;
    part.remark = limit.what;
    if (part.score > score.value)
      score.value = part.score, score.driver = static_cast<int>(score.parts.size());
    score.parts.push_back(part);
  }
  score.level = score.value > 1.0   ? ActionLevel::ChangeNow
                : score.value > 0.8 ? ActionLevel::Investigate
                                    : ActionLevel::Acceptable;
  return score;
}

InstantScore reachInstant(const Trial& trial, const MotionFrame& frame, const Data& data, bool isWeightless) {
  const Model& model = *trial.subject.model;
  const std::vector<BodySegment> segments = segmentsOf(model);
  InstantScore score;
  std::array<bool, 7> holds{};
  bool sits = false;
  for (const ContactLoad& load : frame.loads) {
    if (load.force.norm() > 1.0)
      holds[static_cast<std::size_t>(model.joints[static_cast<std::size_t>(load.link)].limb)] = true;
    sits =
        sits || (load.kind == "rest" && segments[static_cast<std::size_t>(load.link)] == BodySegment::Pelvis);
  }
  const auto raise = [&](ActionLevel level) {
    if (level <= score.level) return;
    score.level = level;
    score.driver = static_cast<int>(score.parts.size());
  };
  for (const Limb limb : {Limb::RightArm, Limb::LeftArm, Limb::RightLeg, Limb::LeftLeg}) {
    if (!holds[static_cast<std::size_t>(limb)] || frame.tau.size() != model.velocitySize()) continue;
    constexpr std::array<const char*, 7> kNames{"spine",     "head",     "right arm", "left arm",
                                                "right leg", "left leg", "other"};
    const double use = limbUse(model, frame, limb);
    const bool isArm = limb == Limb::RightArm || limb == Limb::LeftArm;
    ScorePart part{kNames[static_cast<std::size_t>(limb)], isArm ? BodySegment::UpperArm : BodySegment::Thigh,
                   limbSide(limb), use};
    raise(use > 1.0 + 1e-3 ? ActionLevel::ChangeNow
          : use > 0.8      ? ActionLevel::Investigate
                           : ActionLevel::Acceptable);
    score.value = std::max(score.value, use);
    part.remark = "share of strength";
    score.parts.push_back(part);
  }
  const SiteIndex eyes = findSite(model, role::kEyes);
  const double below = sightBelow(isWeightless, sits);
  for (const BodySide side : kBodySides) {
    const SiteIndex grip = findSite(model, role::kGrip, side);
    if (!eyes.valid() || !grip.valid() ||
        !holds[static_cast<std::size_t>(side == BodySide::Right ? Limb::RightArm : Limb::LeftArm)])
      continue;
    const ScorePart part =
        sightPart(side == BodySide::Right ? "sight of the right hand" : "sight of the left hand",
                  sitePose(model, data, eyes).inverse() * sitePose(model, data, grip).p, below);
    raise(part.score > 1.5 ? ActionLevel::Investigate : ActionLevel::Acceptable);
    score.parts.push_back(part);
  }
  // told without a level of its own: a glance elsewhere is no fault of the task
  if (const std::optional<Vector3> work = workSeen(trial, frame.time); work && eyes.valid())
    score.parts.push_back(
        sightPart("sight of the work", sitePose(model, data, eyes).inverse() * *work, below));
  for (const Violation& violation : trial.violations) {
    if (!isOutOfReach(violation.law)) continue;
    ScorePart part{violation.name, {}, {}, 1.0};
    part.amount = violation.amount;
    part.quantity = violation.quantity;
    part.remark = "out of reach";
    raise(ActionLevel::ChangeNow);
    score.parts.push_back(part);
  }
  return score;
}

}  // namespace handhold
