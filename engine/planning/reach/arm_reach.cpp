// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/reach/arm_reach.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "engine/arm/elbow.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/arm_sites.h"

namespace handhold {

namespace {

const Target* targetOf(const Task& task, TargetKind kind, const std::string& site) {
  const auto found = std::ranges::find_if(task.targets, [&](const Target& target) {
    return target.kind == kind && target.site == site && target.mustHold;
  });
  return found == task.targets.end() ? nullptr : &*found;
}

/// Where targets put the wrist, and how they turn the hand.
struct WantedHand {
  Vector3 wrist = Vector3::Zero();
  std::optional<HandAxes> axes;
};

/// By a point of the forearm's end, or a point and the attitude of one site of the hand.
std::optional<WantedHand> wantedHand(const Model& model, const Task& task, const ArmSites& arm) {
  if (const Target* wrist = targetOf(task, TargetKind::Point, model.sites[arm.wrist].name))
    return WantedHand{wrist->position, std::nullopt};
  if (!arm.fingertip.valid()) return std::nullopt;
  const Site& tip = model.sites[arm.fingertip];
  Data data(model);
  updateKinematics(model, model.zeroPosition(), data);
  const Vector3 wrist_W = sitePose(model, data, arm.wrist).p;
  for (const Site& site : model.sites) {
    if (site.link != tip.link) continue;
    const Target *point = targetOf(task, TargetKind::Point, site.name),
                 *turn = targetOf(task, TargetKind::Orientation, site.name);
    if (!point || !turn) continue;
    const Matrix3 R_WL = turn->orientation.normalized().toRotationMatrix() * site.X_LS.R.transpose();
    // the wrist lies in the hand's link where it does in any posture
    const Vector3 wrist_L =
        data.R_WL[std::size_t(tip.link)].transpose() * (wrist_W - data.p_WL[std::size_t(tip.link)]);
    const Vector3 along = (tip.X_LS.p - wrist_L).normalized();
    const Vector3 palm = along.unitOrthogonal();
    return WantedHand{point->position - R_WL * (site.X_LS.p - wrist_L), HandAxes{R_WL * along, R_WL * palm}};
  }
  return std::nullopt;
}

constexpr double kOfRounding = 1e-6;

/// As near to the shoulder as the elbow's range lets the wrist come (m); it folds no further.
double nearestWrist(const Model& model, const ArmSites& arm) {
  Data data(model);
  double nearest = std::numeric_limits<double>::infinity();
  for (LinkIndex link = model.sites[arm.wrist].link; link > model.sites[arm.elbow].link;
       link = model.joints[link].parent)
    for (const double end : {model.joints[link].lower, model.joints[link].upper}) {
      VectorX q = model.zeroPosition();
      q[positionIndex(link)] = end;
      updateKinematics(model, q, data);
      const Vector3 away = sitePose(model, data, arm.wrist).p - sitePose(model, data, arm.shoulder).p;
      nearest = std::min(nearest, away.norm());
    }
  return std::isfinite(nearest) ? nearest : 0.0;
}

}  // namespace

std::string elbowWords(const Model& model, const Task& task) {
  if (!isArmAlone(model)) return {};
  const ArmSites arm = armsOf(model).front();
  const std::optional<WantedHand> hand = wantedHand(model, task, arm);
  if (!hand) return {};
  Data data(model);
  updateKinematics(model, model.zeroPosition(), data);
  const auto place = [&](SiteIndex site) { return sitePose(model, data, site).p; };
  const Vector3 shoulder = place(arm.shoulder), elbow = place(arm.elbow);
  ElbowCircle circle =
      elbowCircle(shoulder, hand->wrist, {(elbow - shoulder).norm(), (place(arm.wrist) - elbow).norm()});
  if (const double nearest = nearestWrist(model, arm); circle.distance < nearest * (1.0 - kOfRounding)) {
    circle.least = nearest;
    circle.kind = ElbowCase::TooNear;
  }
  if (!circle.isBent()) return elbowSentence(circle);
  if (!hand->axes || !leastBentElbow(circle, hand->wrist, *hand->axes).isAlikeEverywhere) return {};
  return "The hand lies along the line from shoulder to wrist: every elbow on the circle bends the wrist "
         "alike";
}

}  // namespace handhold
