// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arm/arm_findings.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>

#include "engine/core/spoken_amount.h"

namespace handhold {

namespace {

constexpr double kTold = 1e-3;      // rad: a twist below it is none
constexpr double kRounding = 1e-9;  // rad, or of a strength: what rounding leaves of a limit that is met
constexpr double kSmall = 1e-3;     // of a joint's net moment: a rest below it is not worth telling

std::string angle(double size) { return spokenAmount(size, Dimension::Angle); }
std::string force(double size) { return spokenAmount(size, Dimension::Force); }

ArmFinding reachFinding(const ArmModel& model, const ArmAsk& ask, const ElbowCircle& circle) {
  ArmFinding finding{elbowSentence(circle) + turnThatHelps(model, ask, circle), {}};
  if (circle.canReach()) return finding;
  finding.limit = "reach";
  finding.beyond = std::max(circle.distance - circle.most, circle.least - circle.distance);
  return finding;
}

std::string wristSentence(const ArmPosture& posture) {
  std::string words = "The wrist is bent by " + angle(posture.wristBend);
  if (posture.isWristAlike)
    words +=
        "; every elbow bends it alike, because the hand points along the line from shoulder to wrist: "
        "the one with a forward bend was taken";
  if (std::abs(posture.twistLeft) > kTold)
    words += ", and twisted by the " + angle(std::abs(posture.twistLeft)) + " that the forearm cannot roll";
  return words;
}

/// What a joint is asked for beside what it can do.
struct JointUse {
  const char* limit;
  const char* is;  ///< "The elbow is bent by "
  double angle;    ///< rad
  const std::optional<AngleRange>& range;
  const char *lessRemedy, *moreRemedy;  ///< where the angle is below and above the range
};

void addRange(const JointUse& use, std::vector<ArmFinding>& findings) {
  if (!use.range) return;
  const double below = use.range->least - use.angle, above = use.angle - use.range->most;
  const double beyond = std::max(below, above);
  if (beyond <= kRounding) return;
  const auto least = std::lround(use.range->least * 180.0 / std::numbers::pi);
  findings.push_back({use.is + angle(use.angle) + ", " + angle(beyond) + " beyond its range of " +
                          std::to_string(least) + " to " + angle(use.range->most) + ": " +
                          (below > above ? use.lessRemedy : use.moreRemedy),
                      use.limit, beyond});
}

std::string lessTension(const ArmMuscle& muscle, double atRest, const TreeMotion& motion) {
  if (atRest <= muscle.strength) return "lessen its extra tension";
  const bool moves =
      std::ranges::any_of(motion.alpha, [](const Vector3& alpha) { return !alpha.isZero(0.0); });
  return std::string("lessen the weight or bring it nearer") + (moves ? ", or move slower" : "");
}

void addStrengths(const ArmModel& model, const ArmAnswer& answer, std::vector<ArmFinding>& findings) {
  for (std::size_t k = 0; k < model.muscles.size(); ++k) {
    const ArmMuscle& muscle = model.muscles[k];
    const double tension = answer.tension[Eigen::Index(k)], rest = answer.share.tension[Eigen::Index(k)];
    if (muscle.strength <= 0.0 || tension <= muscle.strength * (1.0 + kRounding)) continue;
    findings.push_back({"The " + muscle.name + " would need " + force(tension) + ", " +
                            force(tension - muscle.strength) + " more than its " + force(muscle.strength) +
                            ": " + lessTension(muscle, rest, answer.motion),
                        muscle.name, tension - muscle.strength});
  }
}

/// The part of what a joint bears that is across all axes whose moments muscles take.
Vector3 acrossAxes(const ArmModel& model, const ArmAnswer& answer, int joint) {
  Vector3 moment = answer.contact[std::size_t(joint)].moment;
  std::vector<Vector3> taken;
  for (std::size_t i = 0; i < model.muscled.size(); ++i) {
    if (model.muscled[i].joint != joint) continue;
    Vector3 axis = answer.share.axes[i];
    for (const Vector3& one : taken) axis -= axis.dot(one) * one;
    if (axis.norm() < kRounding) continue;
    taken.push_back(axis.normalized());
    moment -= moment.dot(taken.back()) * taken.back();
  }
  return moment;
}

/// ". Across their axes joints bear themselves: 2.7 N m in that of the hand"; empty where there is nothing.
std::string leftToJoints(const ArmModel& model, const ArmAnswer& answer) {
  std::string words;
  for (int joint = 0; joint < model.tree.count(); ++joint) {
    if (std::ranges::find(model.muscled, joint, &MuscledAxis::joint) == model.muscled.end()) continue;
    const double left = acrossAxes(model, answer, joint).norm();
    if (left <= kSmall * answer.net[std::size_t(joint)].moment.norm()) continue;
    words += (words.empty() ? "; across their axes the joints themselves bear " : ", ") +
             spokenAmount(left, Dimension::Torque) + " in that of the " + model.tree[joint].name;
  }
  return words;
}

/// That muscles do it stands only where they can; those that cannot have sentences of their own.
void addMuscles(const ArmModel& model, const ArmAsk& ask, const ArmAnswer& answer,
                std::vector<ArmFinding>& findings) {
  std::vector<ArmFinding> tooWeak;
  addStrengths(model, answer, tooWeak);
  const MuscleShare& share = answer.share;
  ArmFinding finding{sharingSentence(share, model.tree, model.muscled, ask.relief), {}};
  const double missing = share.missing.size() > 0 ? share.missing.cwiseAbs().maxCoeff() : 0.0;
  if (share.status == SharingStatus::CannotRelieve) {
    finding.limit = "relief";
    finding.beyond = share.relieved - ask.relief.most;
  } else if (share.status == SharingStatus::CannotPull ||
             (share.status == SharingStatus::NoPlane && missing > 0.0)) {
    finding.limit = "muscles";
    finding.beyond = missing;
  } else if (share.isShared()) {
    finding.words += leftToJoints(model, answer);
  }
  if (tooWeak.empty() || !finding.isPossible()) findings.push_back(std::move(finding));
  std::ranges::move(tooWeak, std::back_inserter(findings));
}

}  // namespace

std::string turnThatHelps(const ArmModel& model, const ArmAsk& ask, const ElbowCircle& circle) {
  if (!model.hand || circle.canReach()) return {};
  const double away = ask.target.norm(), held = ask.heldAt * model.tree[*model.hand].length;
  if (circle.kind == ElbowCase::TooFar)
    return away - held <= circle.most ? ", or turn the fingers away from the shoulder" : "";
  return away + held >= circle.least ? ", or turn the fingers towards the shoulder" : "";
}

std::vector<ArmFinding> beyondRanges(const ArmModel& model, const ArmPosture& posture) {
  std::vector<ArmFinding> findings;
  const char* turn = "turn the hand or set the elbow elsewhere";
  addRange({"elbow", "The elbow is bent by ", posture.elbowBend, model.ranges.elbow,
            "bring the target nearer", "take the target away"},
           findings);
  addRange({"wrist", "The wrist is bent by ", posture.wristBend, model.ranges.wrist, turn, turn}, findings);
  addRange(
      {"wrist twist", "The wrist is twisted by ", posture.twistLeft, model.ranges.wristTwist, turn, turn},
      findings);
  return findings;
}

std::vector<ArmFinding> findingsOf(const ArmModel& model, const ArmAsk& ask, const ArmAnswer& answer) {
  std::vector<ArmFinding> findings{reachFinding(model, ask, answer.posture.circle)};
  if (!answer.stands()) return findings;
  std::vector<ArmFinding> beyond = beyondRanges(model, answer.posture);
  const bool isWristTold =
      std::ranges::any_of(beyond, [](const ArmFinding& one) { return one.limit == "wrist"; });
  if (model.hand && (!isWristTold || answer.posture.isWristAlike))
    findings.push_back({wristSentence(answer.posture), {}});
  std::ranges::move(beyond, std::back_inserter(findings));
  addMuscles(model, ask, answer, findings);
  return findings;
}

std::vector<std::string> sentencesOf(const ArmModel& model, const ArmAsk& ask, const ArmAnswer& answer) {
  std::vector<std::string> told;
  for (ArmFinding& finding : findingsOf(model, ask, answer)) told.push_back(std::move(finding.words));
  return told;
}

}  // namespace handhold
