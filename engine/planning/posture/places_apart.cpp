// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/places_apart.h"

#include <algorithm>
#include <vector>

#include "engine/contact/contact.h"
#include "engine/contact/held_name.h"

namespace handhold {

namespace {

/// Contacts touch near their sites, not always at them (m).
constexpr double kNearSite = 0.1;

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

}  // namespace

std::optional<PlacesApart> placesApart(const Model& model, const Task& task) {
  std::optional<PlacesApart> worst;
  const auto siteOf = [&](const Contact& contact) -> const Site& {
    return model.sites[model.findSite(contactSite(contact))];
  };
  for (size_t a = 0; a < task.contacts.size(); ++a)
    for (size_t b = a + 1; b < task.contacts.size(); ++b) {
      const Contact &first = task.contacts[a], &second = task.contacts[b];
      if (!first.pinned || !second.pinned) continue;
      if ((first.place && first.place->isFree()) || (second.place && second.place->isFree())) continue;
      const PlacesApart apart{static_cast<int>(a), static_cast<int>(b),
                              (first.position - second.position).norm(),
                              spanBetween(model, siteOf(first), siteOf(second))};
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

}  // namespace handhold
