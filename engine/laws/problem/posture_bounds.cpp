// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/problem/posture_bounds.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/contact/contact.h"
#include "engine/contact/held_name.h"
#include "engine/task/held_loads.h"

namespace handhold {

namespace {

/// Contacts touch near their sites, not always at them (m).
constexpr double kNearSite = 0.1;
/// What is over a bound by less is left to those who solve with a tolerance, and a newton always.
constexpr double kClearly = 1.01, kLeastForce = 1.0;

/// Links from one to the base, both included.
std::vector<LinkIndex> wayToBase(const Model& model, LinkIndex link) {
  std::vector<LinkIndex> way = {link};
  while (int(way.back()) > 0) way.push_back(model.joints[way.back()].parent);
  return way;
}

/// Joints turn but do not slide: what lies between two sites is as long as its offsets.
double spanBetween(const Model& model, const Site& a, const Site& b) {
  std::vector<LinkIndex> wayA = wayToBase(model, a.link), wayB = wayToBase(model, b.link);
  while (!wayA.empty() && !wayB.empty() && wayA.back() == wayB.back()) {
    wayA.pop_back();
    wayB.pop_back();
  }
  double span = a.X_LS.p.norm() + b.X_LS.p.norm();
  for (const auto& way : {wayA, wayB})
    for (const LinkIndex link : way) span += model.joints[link].offset.norm();
  return span;
}

const Site& siteOf(const Model& model, const std::string& name) { return model.sites[model.findSite(name)]; }

bool isFixed(const Contact& contact) { return contact.pinned && !(contact.place && contact.place->isFree()); }

/// Where a site has to be.
struct FixedPlace {
  const Site* site;
  Vector3 position;
};

/// A hinge turns on, and who has a choice may hold elsewhere.
std::vector<FixedPlace> fixedPlaces(const Model& model, const Task& task) {
  std::vector<FixedPlace> places;
  for (const Contact& contact : task.contacts)
    if (isFixed(contact) && !contact.hinge && contact.others.empty() && !contact.eitherSide)
      places.push_back({&siteOf(model, contactSite(contact)), contact.position});
  for (const Target& target : task.targets)
    if (target.mustHold && target.kind == TargetKind::Point)
      places.push_back({&siteOf(model, target.site), target.position});
  return places;
}

bool areTooFarApart(const Model& model, const std::vector<FixedPlace>& places) {
  for (std::size_t a = 0; a < places.size(); ++a)
    for (std::size_t b = a + 1; b < places.size(); ++b)
      if ((places[a].position - places[b].position).norm() >
          spanBetween(model, *places[a].site, *places[b].site) + kNearSite)
        return true;
  return false;
}

/// The greatest force that is within the bounds of a hand's three components, infinite where one has none
/// (N).
double greatestForce(const ContactPoint& grip) {
  double square = 0.0;
  for (int c = 0; c < 3; ++c) {
    if (!grip.carries[c]) return INFINITY;
    const double limit = std::max({grip.upper[c], -grip.lower[c], 0.0});
    square += limit * limit;
  }
  return std::sqrt(square);
}

/// Forces of the world and weights keep their direction, others turn with the hand: at best they are in line.
bool isTooMuch(const Task& task, const HeldLoads& held) {
  const Task alone = heldTask(task, held);
  Vector3 ofWorld = Vector3::Zero(), turning = Vector3::Zero();
  for (const Load& load : alone.loads) {
    if (load.kind == LoadKind::Mass)
      ofWorld += load.mass * alone.gravity;
    else
      (load.frame == LoadFrame::World ? ofWorld : turning) += load.force;
  }
  return std::abs(ofWorld.norm() - turning.norm()) >
         kClearly * std::max(greatestForce(held.grip), kLeastForce);
}

}  // namespace

std::optional<PlacesApart> placesApart(const Model& model, const Task& task) {
  std::optional<PlacesApart> worst;
  for (size_t a = 0; a < task.contacts.size(); ++a)
    for (size_t b = a + 1; b < task.contacts.size(); ++b) {
      const Contact &first = task.contacts[a], &second = task.contacts[b];
      if (!isFixed(first) || !isFixed(second)) continue;
      const PlacesApart apart{
          static_cast<int>(a), static_cast<int>(b), (first.position - second.position).norm(),
          spanBetween(model, siteOf(model, contactSite(first)), siteOf(model, contactSite(second)))};
      const double excess = apart.distance - apart.span;
      if (excess > kNearSite && (!worst || excess > worst->distance - worst->span)) worst = apart;
    }
  return worst;
}

Violation apartViolation(const Task& task, const PlacesApart& apart) {
  const Contact &first = task.contacts[apart.first], &second = task.contacts[apart.second];
  return {Law::ContactsApart, heldName(second), apart.second, Dimension::Length, apart.distance - apart.span,
          apart.distance,     apart.span,       Deed::None,   heldName(first)};
}

bool isBeyondBounds(const Model& model, const Task& task) {
  if (areTooFarApart(model, fixedPlaces(model, task))) return true;
  if (!task.laws.contactLimits) return false;
  const std::vector<HeldLoads> all = heldLoads(model, task);
  return std::ranges::any_of(all, [&](const HeldLoads& held) { return isTooMuch(task, held); });
}

}  // namespace handhold
