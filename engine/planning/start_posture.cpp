// SPDX-License-Identifier: GPL-3.0-or-later
// Where a search begins when the task does not say.
#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/planning/placed_posture.h"
#include "engine/planning/posture.h"
#include "engine/task/contact_limb.h"

namespace handhold {

namespace {

/// Before a person hangs the hands hold in front of the shoulders; from there the body sinks under them.
constexpr double kArmsAhead = 0.45, kHangs = 0.7;  // m
constexpr int kSinkingSteps = 6;
constexpr double kWeightless = 1e-9;  // m/s^2

/// The base that brings the sites of the pinned contacts nearest to where they hold: feet alone where there
/// are feet, since a person reaches up from where they stand.
Vector3 standingOffset(const Model& model, const Task& task, const VectorX& q) {
  Data data(model);
  updateKinematics(model, q, data);
  Vector3 hands = Vector3::Zero(), feet = Vector3::Zero();
  int handCount = 0, footCount = 0;
  for (const Contact& contact : task.contacts) {
    if (!contact.pinned) continue;
    const Vector3 gap = contact.position - sitePose(model, data, model.findSite(contactSite(contact))).p;
    (isHand(contact.end) ? hands : feet) += gap;
    ++(isHand(contact.end) ? handCount : footCount);
  }
  if (footCount > 0) return feet / footCount;
  return handCount > 0 ? Vector3(hands / handCount) : Vector3(Vector3::Zero());
}

/// Whether hands alone hold the body against gravity.
bool hangs(const Task& task) {
  int hands = 0;
  for (const Contact& contact : task.contacts) {
    if (!contact.pinned) continue;
    if (!isHand(contact.end) || contact.kind == ContactKind::Palm) return false;
    ++hands;
  }
  return hands > 0 && task.gravity.norm() > kWeightless;
}

/// From the middle of the shoulders to the middle of what the hands hold.
Vector3 shouldersToHolds(const Model& model, const Task& task, const VectorX& q) {
  Data data(model);
  updateKinematics(model, q, data);
  Vector3 sum = Vector3::Zero();
  int count = 0;
  for (const Contact& contact : task.contacts) {
    if (!contact.pinned) continue;
    const SiteIndex shoulder =
        model.findSite(contact.end == ContactEnd::RightHand ? "r_shoulder" : "l_shoulder");
    if (!shoulder.valid()) continue;
    sum += contact.position - sitePose(model, data, shoulder).p;
    ++count;
  }
  return count > 0 ? Vector3(sum / count) : Vector3(Vector3::Zero());
}

/// A support above the bar would hold as well; people hang below it.
VectorX hangingPosture(const Model& model, const Task& task, VectorX q) {
  const Vector3 up = -task.gravity.normalized();
  const Vector3 ahead = Quaternion(q[3], q[4], q[5], q[6]) * Vector3::UnitZ();
  for (int step = 0; step <= kSinkingSteps; ++step) {
    const double part = static_cast<double>(step) / kSinkingSteps;
    const Vector3 wanted = kArmsAhead * (1.0 - part) * ahead + kHangs * part * up;
    q.head<3>() += shouldersToHolds(model, task, q) - wanted;
    q = placedPosture(model, task, q);
  }
  return q;
}

}  // namespace

VectorX startPosture(const Model& model, const Task& task, const VectorX& start) {
  VectorX q = start.size() == model.positionSize() ? start : task.start;
  if (q.size() != model.positionSize()) {
    q = task.gravity.norm() > kWeightless ? model.relaxedPosition() : model.neutralPosition();
    if (hangs(task))
      q = hangingPosture(model, task, q);
    else
      q.head<3>() += standingOffset(model, task, q);
  }
  for (int i = 1; i < model.linkCount(); ++i)
    q[6 + i] = std::clamp(q[6 + i], model.joints[i].lower, model.joints[i].upper);
  return q;
}

}  // namespace handhold
