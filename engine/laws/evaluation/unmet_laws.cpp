// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/evaluation/unmet_laws.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "engine/core/spoken_name.h"
#include "engine/model/utilisation.h"

namespace handhold {

namespace {

std::string number(const char* format, double value) {
  char text[64];
  std::snprintf(text, sizeof text, format, value);
  return text;
}

std::string newtons(double value) { return number("%.0f N", value); }
std::string newtonMetres(double value) { return number("%.1f N m", value); }

std::string amountOf(int component, double value) {
  return component < 3 ? newtons(std::abs(value)) : newtonMetres(std::abs(value));
}

/// The verb for a component beyond its bound, as a person would say it.
std::string deed(const ContactPoint& point, int component, double value) {
  const bool grip = point.axes == LoadAxes::Site;
  if (component > 2) return " twists with ";
  if (component != 1) return grip ? " is sheared by " : " shears with ";
  const bool pulls = grip ? value > 0.0 : value < 0.0;
  return pulls ? " pulls with " : " pushes with ";
}

Unmet overBound(const ContactPoint& point, int component, double value) {
  const double bound = value > 0.0 ? point.upper[component] : point.lower[component];
  Unmet unmet;
  unmet.kind = UnmetKind::ContactForce;
  unmet.name = point.name;
  unmet.amount = std::abs(value - bound);
  unmet.unit = component < 3 ? "N" : "N m";
  unmet.index = point.contact;
  unmet.sentence = point.name + deed(point, component, value) + amountOf(component, value);
  unmet.sentence += bound == 0.0 ? ", which it cannot" : ", its limit is ";
  if (bound != 0.0) unmet.sentence += amountOf(component, bound);
  unmet.remedy = "add a handhold or a foothold, or move the body over the feet";
  return unmet;
}

/// What is held does this to the hand.
std::string heldDeed(int component, double value) {
  if (component > 2) return " twists the wrist with ";
  if (component != 1) return " slides through the fingers with ";
  return value > 0.0 ? " pulls the fingers open with " : " presses into the palm with ";
}

/// "block and lamp"
std::string namesOf(const std::vector<Load>& loads) {
  std::string text;
  for (const Load& load : loads) {
    if (!text.empty()) text += " and ";
    text += load.name.empty() ? std::string("the load") : load.name;
  }
  return text;
}

Unmet slip(const ContactPoint& point, double tangential, double normal) {
  const double held = point.friction * std::max(0.0, normal);
  std::string sentence = point.name;
  sentence.append(" slips: ").append(newtons(tangential)).append(" along the surface, friction holds ");
  sentence.append(newtons(held));
  return {UnmetKind::Friction, point.name, sentence,
          tangential - held,   "N",        "choose a rougher surface or add a handhold",
          point.contact};
}

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

std::vector<Unmet> unmetTorques(const Model& model, const VectorX& tau, double tolerance) {
  std::vector<Unmet> list;
  const VectorX load = normalizedTorque(model, tau);
  for (int i = 1; i < model.linkCount(); ++i) {
    const double share = load[i - 1];
    if (share <= 1.0 + tolerance) continue;
    const std::string name = model.joints[i].name;
    const double limit = tau[5 + i] > 0.0 ? model.joints[i].torqueUpper : -model.joints[i].torqueLower;
    std::string sentence = spokenName(name);
    sentence.append(" would need ").append(newtonMetres(std::abs(tau[5 + i])));
    sentence.append(", its limit is ").append(newtonMetres(limit));
    list.push_back({UnmetKind::JointTorque, name, sentence, share - 1.0, "1",
                    "lighten the load or give the body another support", i});
  }
  std::sort(list.begin(), list.end(), [](const Unmet& a, const Unmet& b) { return a.amount > b.amount; });
  return list;
}

std::vector<Unmet> unmetLoads(const ContactPoint& point, const Vector6& components, double tolerance) {
  std::vector<Unmet> list;
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
  return list;
}

std::vector<Unmet> unmetLoads(const PostureEvaluation& posture, double tolerance) {
  std::vector<Unmet> list;
  for (int p = 0; p < static_cast<int>(posture.points().size()); ++p)
    for (Unmet& law : unmetLoads(posture.layout().points[p], loadComponents(posture, p), tolerance))
      list.push_back(std::move(law));
  return list;
}

std::optional<Unmet> unmetHold(const HeldLoads& held, const Task& alone, const Vector6& wrench,
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
  Unmet unmet = overBound(grip, worst, wrench[worst]);
  unmet.kind = UnmetKind::HeldLoad;
  unmet.name = namesOf(alone.loads);
  unmet.index = held.loads.front();
  unmet.sentence = unmet.name;
  unmet.sentence.append(" is too much for the ").append(grip.name).append(": it");
  unmet.sentence.append(heldDeed(worst, wrench[worst])).append(amountOf(worst, wrench[worst]));
  unmet.sentence.append(", the limit is ");
  unmet.sentence.append(amountOf(worst, wrench[worst] > 0.0 ? grip.upper[worst] : grip.lower[worst]));
  unmet.remedy = "lighten it, or share it with the other hand";
  return unmet;
}

std::vector<Unmet> unmetEquilibrium(const Model& model, const VectorX& tau, double tolerance) {
  Vector6 missing = tau.head<6>();
  for (int k = 0; k < 6; ++k)
    if (!model.baseFree[k]) missing[k] = 0.0;
  const double force = missing.head<3>().norm(), moment = missing.tail<3>().norm();
  std::vector<Unmet> list;
  const std::string remedy = "add a contact or release none";
  if (force > tolerance)
    list.push_back({UnmetKind::Equilibrium, "equilibrium",
                    "no contact can give the missing " + newtons(force), force, "N", remedy, -1});
  if (moment > tolerance)
    list.push_back({UnmetKind::Equilibrium, "equilibrium",
                    "no contact can give the missing " + newtonMetres(moment), moment, "N m", remedy, -1});
  return list;
}

}  // namespace handhold
