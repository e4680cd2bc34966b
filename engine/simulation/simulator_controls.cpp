// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/simulation/simulator.h"

namespace handhold {

namespace {

constexpr double kReach = 0.08;  // m

}  // namespace

void Simulator::setSource(std::shared_ptr<const TorqueSource> source) {
  source_ = std::move(source);
  isEvaluated_ = false;
}

void Simulator::setGravity(const Vector3& gravity) {
  body_.setGravity(gravity);
  task_.gravity = gravity;
  isEvaluated_ = false;
}

void Simulator::setDrag(const std::optional<DragSpring>& drag) {
  body_.setDrag(drag);
  isEvaluated_ = false;
}

bool Simulator::holds(int contact) const {
  return std::any_of(body_.supports().begin(), body_.supports().end(), [&](const Support& support) {
    return support.point.contact == contact && support.state == SupportState::Closed;
  });
}

void Simulator::release(int contact) {
  isEvaluated_ = false;
  for (int i = 0; i < static_cast<int>(body_.supports().size()); ++i) {
    if (body_.supports()[i].point.contact != contact || body_.supports()[i].state == SupportState::Off)
      continue;
    events_.released += body_.supports()[i].state == SupportState::Closed;
    body_.setState(i, SupportState::Off);
    // the floor below still carries
    for (int k = 0; k < static_cast<int>(body_.supports().size()); ++k)
      if (body_.supports()[k].twin == i) body_.support(k).armed = true;
  }
  updateKinematics(body_.model(), state_.q, body_.data());
  settle();
}

bool Simulator::grip(int contact) {
  updateKinematics(body_.model(), state_.q, body_.data());
  bool near = false;
  for (int i = 0; i < static_cast<int>(body_.supports().size()); ++i) {
    Support& support = body_.support(i);
    if (support.point.contact != contact || support.state == SupportState::Closed) continue;
    if (!support.oneSided && (worldPoint(support.point, body_.data()) - support.point.target).norm() > kReach)
      continue;
    near = true;
    if (!support.oneSided) {
      support.anchor = worldPoint(support.point, body_.data());
      support.R_WS = body_.data().R_WL[support.point.link] * support.point.R_LS;
      ++events_.gripped;
    }
    body_.setState(i, support.oneSided ? SupportState::Open : SupportState::Closed);
  }
  isEvaluated_ = false;
  settle();
  return near;
}

}  // namespace handhold
