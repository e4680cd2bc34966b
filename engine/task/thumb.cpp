// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/thumb.h"

#include "engine/dynamics/kinematics.h"

namespace handhold {

std::string wayWords(const Vector3& way) {
  constexpr const char* kWays[3][2] = {
      {"to the right", "to the left"}, {"downwards", "upwards"}, {"backwards", "forwards"}};
  int axis = 0;
  way.cwiseAbs().maxCoeff(&axis);
  return kWays[axis][way[axis] > 0.0 ? 1 : 0];
}

std::vector<std::string> thumbWords(const Model& model, const Data& data, const Task& task) {
  std::vector<std::string> words;
  if (!model.baseFree[2]) return words;
  for (const Contact& contact : task.contacts) {
    const SiteIndex site = model.findSite(contactSite(contact));
    if (!contact.pinned || !rowOf(contact).isOnBar() || !site.valid()) continue;
    const Vector3 thumb = thumbAlongGrip(contact.end) * sitePose(model, data, site).R.col(2);
    words.push_back(contact.name + ": thumb " + wayWords(thumb) + " (" +
                    (thumb.dot(contact.axis) > 0.0 ? "along" : "against") + " the bar's axis)");
  }
  return words;
}

}  // namespace handhold
