// SPDX-License-Identifier: GPL-3.0-or-later
// Where a search begins when the task does not say.
#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/dynamics/kinematics.h"
#include "engine/model/base_orientation.h"
#include "engine/model/roles.h"
#include "engine/planning/posture/body_alignment.h"
#include "engine/planning/posture/placed_posture.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/weightless.h"

namespace handhold {

namespace {

/// Before a person hangs the hands hold in front of the shoulders; from there the body sinks under them.
constexpr double kArmsAhead = 0.45, kHangs = 0.7;  // m
constexpr int kSinkingSteps = 6;

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
    if (!rowOf(contact).isOnBar()) return false;
    ++hands;
  }
  return hands > 0 && !isAfloat(task);
}

/// From the middle of the shoulders to the middle of what the hands hold.
Vector3 shouldersToHolds(const Model& model, const Task& task, const VectorX& q) {
  Data data(model);
  updateKinematics(model, q, data);
  Vector3 sum = Vector3::Zero();
  int count = 0;
  for (const Contact& contact : task.contacts) {
    if (!contact.pinned) continue;
    const auto side = sideOf(contact.end);
    const SiteIndex shoulder = side ? findSite(model, role::kShoulder, *side) : SiteIndex();
    if (!shoulder.valid()) continue;
    sum += contact.position - sitePose(model, data, shoulder).p;
    ++count;
  }
  return count > 0 ? Vector3(sum / count) : Vector3(Vector3::Zero());
}

/// A support above the bar would hold as well; people hang below it.
VectorX hangingPosture(const Model& model, const Task& task, VectorX q) {
  const Vector3 up = -task.gravity.normalized();
  const Vector3 ahead = baseOrientation(q) * Vector3::UnitZ();
  for (int step = 0; step <= kSinkingSteps; ++step) {
    const double part = static_cast<double>(step) / kSinkingSteps;
    const Vector3 wanted = kArmsAhead * (1.0 - part) * ahead + kHangs * part * up;
    q.head<3>() += shouldersToHolds(model, task, q) - wanted;
    q = placedPosture(model, task, q);
  }
  return q;
}

/// Nearest to level bodies that count as level, and misfits that count as alike.
constexpr double kLevel = 1e-6, kAlike = 1e-3;  // rad^2, m

/// The body q as the task's places and headings turn it: upright as it is, or any way without gravity. Of
/// turns that fit alike, say on either side of a bar, the least.
VectorX facingTheTask(const Model& model, const Task& task, const VectorX& q) {
  const auto coordinates = [](const VectorX& p) { return Quaternion(p[3], p[4], p[5], p[6]); };
  const bool stands = !isAfloat(task);
  const auto tilt = [&](const AlignedBody& body) {
    return 1.0 - (coordinates(body.q) * Vector3::UnitY()).dot(-task.gravity.normalized());
  };
  VectorX best = q;
  double least = std::numeric_limits<double>::infinity(), turn = 0.0;
  for (const AlignedBody& body : alignedBodies(model, task, q)) {
    if (stands && tilt(body) > kLevel) continue;
    const double angle = coordinates(q).angularDistance(coordinates(body.q));
    if (body.misfit > least + kAlike || (body.misfit > least - kAlike && angle >= turn)) continue;
    least = std::min(least, body.misfit);
    turn = angle;
    best.segment<4>(3) = body.q.segment<4>(3);
  }
  return best;
}

}  // namespace

VectorX startPosture(const Model& model, const Task& task, const VectorX& start) {
  VectorX q = start.size() == model.positionSize() ? start : task.start;
  if (q.size() != model.positionSize()) {
    const bool stands = !isAfloat(task);
    q = facingTheTask(model, task, stands ? model.relaxedPosition() : model.neutralPosition());
    if (hangs(task))
      q = hangingPosture(model, task, q);
    else
      q.head<3>() += standingOffset(model, task, q);
  }
  for (int i = 1; i < model.linkCount(); ++i)
    q[positionIndex(i)] = std::clamp(q[positionIndex(i)], model.joints[i].lower, model.joints[i].upper);
  return q;
}

}  // namespace handhold
