// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/carried_points.h"

#include <set>

#include "engine/model/added_site.h"
#include "engine/planning/asked_of.h"

namespace handhold {

namespace {

std::set<std::string> sitesOf(const Task& task) {
  std::set<std::string> sites;
  for (const Contact& contact : task.contacts) sites.insert(contact.site);
  for (const Target& target : task.targets) sites.insert(target.site);
  for (const TimedTarget& timed : task.motion.targets) sites.insert(timed.target.site);
  for (const Load& load : task.loads) sites.insert(load.site);
  return sites;
}

/// Of a link: how much longer the person's is, by the points that both have on it and the joints behind it.
double lengthRatio(const Model& person, const Model& before, LinkIndex link) {
  double of = 0.0, than = 0.0;
  for (const Site& site : before.sites) {
    const SiteIndex same = person.findSite(site.name);
    if (site.link != link || !same.valid() || person.sites[same].link != link) continue;
    of += person.sites[same].X_LS.p.norm();
    than += site.X_LS.p.norm();
  }
  for (int i = 1; i < before.linkCount(); ++i) {
    if (before.joints[LinkIndex(i)].parent != link) continue;
    of += person.joints[LinkIndex(i)].offset.norm();
    than += before.joints[LinkIndex(i)].offset.norm();
  }
  return than > 0.0 ? of / than : 1.0;
}

}  // namespace

Subject withPointsOf(const Model& before, const Task& task, const Subject& person, const std::string& text) {
  Subject carrying = person;
  if (!hasSameJoints(*person.model, before)) return carrying;
  std::string file = text;
  for (const std::string& name : sitesOf(task)) {
    const SiteIndex site = before.findSite(name);
    if (!site.valid() || carrying.model->findSite(name).valid()) continue;
    const LinkIndex link = before.sites[site].link;
    const Vector3 p_L = lengthRatio(*person.model, before, link) * before.sites[site].X_LS.p;
    carrying = withSite(file, *carrying.model, {name, link, p_L});
    file = carrying.file;
  }
  return carrying;
}

}  // namespace handhold
