// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/site_check.h"

#include <algorithm>

#include "engine/core/nearest_name.h"
#include "engine/core/spoken_name.h"
#include "engine/model/planar.h"
#include "engine/model/roles.h"

namespace handhold {

namespace {

/// A name that nobody has is told where it stands.
bool isOfSpace(const std::string& site, const Model& model) {
  if (model.findSite(site).valid()) return false;
  return std::ranges::any_of(kRoles, [&](const Role& role) {
    return role.isSided ? site == siteWord(role, BodySide::Right) || site == siteWord(role, BodySide::Left)
                        : site == role.word;
  });
}

}  // namespace

TaskProblem missingSite(const std::string& site, const Model& model, const std::string& path) {
  std::vector<std::string> names;
  for (const Site& known : model.sites) names.push_back(known.name);
  return {path, "the model " + model.name + " has no site '" + site + "'", suggestion(site, names)};
}

std::optional<TaskProblem> spaceProblem(const Task& task, const Model& model) {
  if (!isPlanar(model)) return std::nullopt;
  std::vector<std::string> sites;
  for (const Contact& contact : task.contacts) sites.push_back(contactSite(contact));
  for (const Target& target : task.targets) sites.push_back(target.site);
  for (const TimedTarget& timed : task.motion.targets) sites.push_back(timed.target.site);
  for (const Load& load : task.loads) sites.push_back(load.site);
  const auto missing = std::ranges::find_if(sites, [&](const auto& site) { return isOfSpace(site, model); });
  if (missing == sites.end()) return std::nullopt;
  return TaskProblem{"model",
                     model.name + " is a body in a plane without a " + spokenName(*missing) +
                         ", and this task is for people in space",
                     "take human55 or another person, or a task that was made for " + model.name};
}

std::optional<TaskProblem> siteProblem(const Contact& contact, const Model& model, const std::string& path) {
  const std::string name = contactSite(contact);
  const SiteIndex site = model.findSite(name);
  if (contact.site.empty()) {
    if (site.valid()) return std::nullopt;
    return TaskProblem{path + ".kind",
                       "needs the " + spokenName(name) + ", and the body " + model.name + " is without",
                       "take another body, or the contact out"};
  }
  if (!site.valid()) return missingSite(name, model, path + ".site");
  if (contact.eitherSide && !model.findSite(otherSide(name)).valid())
    return TaskProblem{path + ".either_side", "needs '" + name + "' on the other side, too, which has none",
                       "leave one of them out"};
  if (model.joints[model.sites[site].link].limb == limbOf(contact.end)) return std::nullopt;
  return TaskProblem{path + ".site", "'" + name + "' is not of the " + toString(contact.end),
                     "leave the site out, or write one of that limb"};
}

}  // namespace handhold
