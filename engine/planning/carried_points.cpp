// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/carried_points.h"

#include "engine/model/added_site.h"
#include "engine/model/link_extent.h"
#include "engine/model/own_point.h"
#include "engine/planning/asked_of.h"
#include "engine/task/file/own_points.h"

namespace handhold {

namespace {

/// A point of one's own is told in metres from a part that the other person has as well.
Subject withOwnPoints(const Model& before, Subject person) {
  for (const Site& site : before.sites)
    if (!spokenPoint(site.name).empty()) person = withPoint(person, site.name);
  return person;
}

}  // namespace

Subject withPointsOf(const Model& before, const Task& task, const Subject& person, const std::string& text) {
  Subject carrying = person;
  if (!hasSameJoints(*person.model, before)) return carrying;
  std::string file = text;
  for (const std::string& name : sitesOf(task)) {
    const SiteIndex site = before.findSite(name);
    if (!site.valid() || !spokenPoint(name).empty() || carrying.model->findSite(name).valid()) continue;
    const LinkIndex link = before.sites[site].link;
    const Vector3 p_L = linkRatio(*person.model, before, link) * before.sites[site].X_LS.p;
    carrying = withSite(file, *carrying.model, {name, link, p_L});
    file = carrying.file;
  }
  return withOwnPoints(before, carrying);
}

}  // namespace handhold
