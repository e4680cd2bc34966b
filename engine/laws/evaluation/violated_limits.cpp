// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/evaluation/violated_limits.h"

#include <algorithm>
#include <cmath>

#include "engine/model/utilisation.h"

namespace handhold {

namespace {

Dimension quantityOf(int component) { return component < 3 ? Dimension::Force : Dimension::Torque; }

/// What a component beyond its bound does, as a person would say it.
Deed deedOf(const ContactPoint& point, int component, double value) {
  const bool grip = point.axes == LoadAxes::Site;
  if (component > 2) return Deed::Twists;
  if (component != 1) return grip ? Deed::IsSheared : Deed::Shears;
  const bool pulls = grip ? value > 0.0 : value < 0.0;
  return pulls ? Deed::Pulls : Deed::Pushes;
}

/// The same of what is held, to the hand; what lies against a flat one has no fingers round it.
Deed heldDeed(const HeldLoads& held, int component, double value) {
  const bool isGripped = rowOf(held.grip.kind).isOnBar();
  if (component > 2) return Deed::TwistsWrist;
  if (component != 1) return isGripped ? Deed::SlidesThroughFingers : Deed::Shears;
  if (value < 0.0) return Deed::PressesPalm;
  return isGripped ? Deed::OpensFingers : Deed::Pulls;
}

/// What is one-sided bears the other way; a limit of nothing is a limit.
Violation overBound(const ContactPoint& point, int component, double value) {
  const double bound = value > 0.0 ? point.upper[component] : point.lower[component];
  const double other = value > 0.0 ? point.lower[component] : point.upper[component];
  return {bound == 0.0 && other != 0.0 ? Law::OneSidedContact : Law::ContactLimit,
          point.told,
          point.contact,
          quantityOf(component),
          std::abs(value - bound),
          std::abs(value),
          std::abs(bound),
          deedOf(point, component, value)};
}

/// Where hardly anything presses, how little friction holds says nothing.
constexpr double kPresses = 0.1;

Violation slip(const ContactPoint& point, double tangential, double normal) {
  const double held = point.friction * std::max(0.0, normal);
  const Law law = held < kPresses * tangential ? Law::FrictionShortage : Law::Slip;
  return {law, point.told, point.contact, Dimension::Force, tangential - held, tangential, held};
}

std::string nameOf(const Load& load) { return load.name.empty() ? std::string("the load") : load.name; }

/// Of a contact's point, in its axes (N, N m).
Vector6 loadComponents(const PostureEvaluation& posture, int point) {
  const PostureLayout& layout = posture.layout();
  Vector6 components = Vector6::Zero();
  for (size_t k = 0; k < layout.loads.size(); ++k)
    if (layout.loads[k].point == point)
      components[layout.loads[k].component] =
          layout.loads[k].scale * posture.x()[layout.loadIndex(static_cast<int>(k))];
  return components;
}

}  // namespace

Violation tipping(const std::string& name, int contact, double moment, double held) {
  return {Law::Tipping, name, contact, Dimension::Torque, moment - held, moment, held};
}

std::vector<Violation> violatedTorques(const Model& model, const VectorX& tau, const TorqueLimits& limits,
                                       double tolerance) {
  std::vector<Violation> list;
  const VectorX load = normalizedTorque(tau, limits);
  for (int i = 1; i < model.linkCount(); ++i) {
    const double share = load[i - 1];
    if (share <= 1.0 + tolerance) continue;
    const double tau_i = std::abs(tau[5 + i]);
    const double limit = tau[5 + i] > 0.0 ? limits.upper[i - 1] : -limits.lower[i - 1];
    list.push_back({Law::JointTorque, model.joints[i].name, i, Dimension::None, share - 1.0, tau_i, limit});
  }
  std::sort(list.begin(), list.end(),
            [](const Violation& a, const Violation& b) { return a.amount > b.amount; });
  return list;
}

std::vector<Violation> violatedLoads(const ContactPoint& point, const Vector6& components, double tolerance) {
  std::vector<Violation> list;
  for (int c = 0; c < 6; ++c) {
    const double least = c < 3 ? PostureLayout::kForceScale : PostureLayout::kMomentScale;
    const double bound = components[c] > 0.0 ? point.upper[c] : point.lower[c];
    const double excess = std::max(components[c] - point.upper[c], point.lower[c] - components[c]);
    if (excess > tolerance * std::max(std::abs(bound), least))
      list.push_back(overBound(point, c, components[c]));
  }
  const double tangential = std::hypot(components[0], components[2]);
  const double held = point.friction * std::max(0.0, components[1]);
  if (point.hasCone && tangential > held + tolerance * std::max(held, PostureLayout::kForceScale))
    list.push_back(slip(point, tangential, components[1]));
  const double moment = std::hypot(components[3], components[5]),
               broad = point.patch * std::max(0.0, components[1]);
  if (point.patch > 0.0 && moment > broad + tolerance * std::max(broad, PostureLayout::kMomentScale))
    list.push_back(tipping(point.told, point.contact, moment, broad));
  return list;
}

std::vector<Violation> violatedLoads(const PostureEvaluation& posture, double tolerance) {
  std::vector<Violation> list;
  for (int p = 0; p < static_cast<int>(posture.points().size()); ++p)
    for (Violation& law : violatedLoads(posture.layout().points[p], loadComponents(posture, p), tolerance))
      list.push_back(std::move(law));
  return list;
}

std::optional<Violation> violatedHold(const HeldLoads& held, const Task& alone, const Vector6& wrench,
                                      double tolerance) {
  const ContactPoint& grip = held.grip;
  int worst = -1;
  double most = tolerance;
  for (int c = 0; c < 6; ++c) {
    const double limit = wrench[c] > 0.0 ? grip.upper[c] : -grip.lower[c];
    if (!grip.carries[c] || !std::isfinite(limit)) continue;
    const double over = std::abs(wrench[c]) / std::max(limit, 1.0) - 1.0;
    if (over > most) {
      most = over;
      worst = c;
    }
  }
  if (worst < 0) return {};
  Violation violation = overBound(grip, worst, wrench[worst]);
  violation.law = Law::HandStrength;
  violation.deed = heldDeed(held, worst, wrench[worst]);
  violation.other = grip.name;
  violation.index = held.loads.front();
  violation.name = nameOf(alone.loads.front());
  for (std::size_t i = 1; i < alone.loads.size(); ++i) violation.further.push_back(nameOf(alone.loads[i]));
  return violation;
}

std::vector<Violation> violatedEquilibrium(const Model& model, const VectorX& tau, double tolerance) {
  Vector6 missing = tau.head<6>();
  for (int k = 0; k < 6; ++k)
    if (!model.baseFree[k]) missing[k] = 0.0;
  const double force = missing.head<3>().norm(), moment = missing.tail<3>().norm();
  std::vector<Violation> list;
  if (force > tolerance) list.push_back({Law::Balance, "equilibrium", -1, Dimension::Force, force});
  if (moment > tolerance) list.push_back({Law::Balance, "equilibrium", -1, Dimension::Torque, moment});
  return list;
}

}  // namespace handhold
