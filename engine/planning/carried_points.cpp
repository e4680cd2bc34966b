// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/carried_points.h"

#include <set>

#include "engine/model/added_site.h"
#include "engine/model/link_extent.h"
#include "engine/planning/asked_of.h"

namespace handhold {

namespace {

std::set<std::string> sitesOf(const Task& task) {
  std::set<std::string> sites;
  for (const Contact& contact : task.contacts) sites.insert(contact.site);
  for (const Target& target : task.targets) sites.insert(target.site);
  for (const TimedTarget& timed : task.motion.targets) sites.insert(timed.target.site);
  for (const Load& load : task.loads) sites.insert(load.site);
  for (const Stage& stage : task.motion.stages)
    for (const StageVelocity* end : {&stage.start, &stage.end})
      for (const GivenVelocity& given : end->given) sites.insert(given.site);
  return sites;
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
    const Vector3 p_L = linkRatio(*person.model, before, link) * before.sites[site].X_LS.p;
    carrying = withSite(file, *carrying.model, {name, link, p_L});
    file = carrying.file;
  }
  return carrying;
}

}  // namespace handhold
