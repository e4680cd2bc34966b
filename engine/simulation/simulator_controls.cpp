// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/simulation/simulator.h"

namespace handhold {

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

/// A heel that may turn about its ball has no place of its own but the surface.
bool Simulator::isInReach(const Support& support) {
  const double away = support.point.isTarget
                          ? (worldPoint(support.point, body_.data()) - support.point.target).norm()
                          : std::abs(gapOf(support, body_.data()));
  return away <= kGripReach;
}

bool Simulator::grip(int contact) {
  updateKinematics(body_.model(), state_.q, body_.data());
  const std::vector<Support>& supports = body_.supports();
  const auto hasPlaceInReach = [&](const Support& support) {
    return support.point.contact == contact && support.point.isTarget && isInReach(support);
  };
  if (std::ranges::none_of(supports, hasPlaceInReach)) return false;
  bool near = false;
  for (int i = 0; i < static_cast<int>(supports.size()); ++i) {
    Support& support = body_.support(i);
    if (support.point.contact != contact || support.state == SupportState::Closed) continue;
    // what is over a surface may come down on it, as the heel of a foot on tiptoe; what is in it is put out
    const bool isOver = support.oneSided && gapOf(support, body_.data()) > 0.0;
    if (!isOver && !isInReach(support)) continue;
    near = true;
    if (!support.oneSided) {
      support.anchor = worldPoint(support.point, body_.data());
      support.R_WS = body_.data().R_WL[support.point.link] * support.point.R_LS;
    }
    events_.gripped += !isOver;
    body_.setState(i, isOver ? SupportState::Open : SupportState::Closed);
  }
  isEvaluated_ = false;
  settle();
  return near;
}

}  // namespace handhold
