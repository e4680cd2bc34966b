// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/link_extent.h"

#include <algorithm>

namespace handhold {

namespace {

/// Distances from the link's origin, summed (m).
double extentOf(const Model& model, const Model& other, LinkIndex link) {
  double sum = 0.0;
  for (const Joint& joint : model.joints)
    if (joint.parent == link) sum += joint.offset.norm();
  for (const Site& site : model.sites)
    if (site.link == link && other.findSite(site.name).valid()) sum += site.X_LS.p.norm();
  for (const Frame& frame : model.frames)
    if (frame.link == link && std::ranges::count(other.frames, frame.name, &Frame::name) > 0)
      sum += frame.X_LF.p.norm();
  return sum;
}

}  // namespace

double linkRatio(const Model& model, const Model& than, LinkIndex link) {
  const double before = extentOf(than, model, link);
  return before > 0.0 ? extentOf(model, than, link) / before : 1.0;
}

}  // namespace handhold
