// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/actions/body_spot.h"

#include <limits>

#include "engine/dynamics/kinematics.h"
#include "engine/model/roles.h"
#include "ui/document/actions/in_sight.h"
#include "ui/document/element_names.h"
#include "ui/document/suggestions.h"

namespace handhold {

namespace {

/// The site of the limb that is nearest to the place; empty for a limb without sites.
std::string nearestSite(const Model& model, const VectorX& q, Limb limb, const Vector3& p_W) {
  Data data(model);
  updateKinematics(model, q, data);
  std::string nearest;
  double best = std::numeric_limits<double>::infinity();
  for (int i = 0; i < static_cast<int>(model.sites.size()); ++i) {
    const double away = (sitePose(model, data, SiteIndex(i)).p - p_W).norm();
    if (limbOf(model, SiteIndex(i)) != limb || away >= best) continue;
    best = away;
    nearest = model.sites[static_cast<std::size_t>(i)].name;
  }
  return nearest;
}

}  // namespace

BodySpot bodySpotAt(const Document& document, Element part, const Vector3& p_W) {
  const Model& model = shownModel(document);
  BodySpot spot;
  spot.p_W = p_W;
  if (part.kind == ElementKind::Joint) {
    spot.link = LinkIndex(part.index);
    spot.limb = model.joints[static_cast<std::size_t>(part.index)].limb;
  }
  spot.site = nearestSite(model, document.moment().q, spot.limb, p_W);
  return spot;
}

std::optional<BodySpot> bodySpotOf(const Document& document, Element thing) {
  const Model& model = document.model();
  SiteIndex site = model.findSite(suggestedSite(document.project(), {}, role::kHipCentre));
  if (thing.kind == ElementKind::Site) site = SiteIndex(thing.index);
  if (thing.kind == ElementKind::Limb)
    for (int i = 0; i < static_cast<int>(model.sites.size()); ++i)
      if (limbOf(model, SiteIndex(i)) == static_cast<Limb>(thing.index)) site = SiteIndex(i);
  const bool isOfBody =
      thing.kind == ElementKind::Site || thing.kind == ElementKind::Limb || thing.kind == ElementKind::Person;
  if (!isOfBody || !site.valid()) return std::nullopt;
  const Site& there = model.sites[static_cast<std::size_t>(static_cast<int>(site))];
  return BodySpot{limbOf(model, site), there.link, there.name, sitePlace(inSight(document), there.name).p};
}

}  // namespace handhold
