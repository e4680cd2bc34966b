// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/roles.h"

#include "engine/core/error.h"

namespace handhold {

std::string siteWord(const Role& role, BodySide side) { return std::string(prefixOf(side)) + role.word; }

SiteIndex findSite(const Model& model, const Role& role) { return model.findSite(role.word); }

SiteIndex findSite(const Model& model, const Role& role, BodySide side) {
  return model.findSite(siteWord(role, side));
}

SiteIndex wantSite(const Model& model, const Role& role, BodySide side) {
  const SiteIndex site = findSite(model, role, side);
  if (site.valid()) return site;
  const std::string word = siteWord(role, side);
  throw InputError(
      model.name, std::string("has no ") + (side == BodySide::Right ? "right " : "left ") + role.title,
      "add the site " + word + " to its file, or name one of its sites as \"" + word + "\" under roles");
}

}  // namespace handhold
