// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/osim/osim_model.h"

namespace handhold {

namespace {

template <class Item>
int indexOf(const std::vector<Item>& items, const std::string& name) {
  for (std::size_t i = 0; i < items.size(); ++i)
    if (items[i].name == name) return static_cast<int>(i);
  return -1;
}

}  // namespace

double OsimModel::totalMass() const {
  double sum = 0.0;
  for (const OsimBody& body : bodies) sum += body.mass;
  return sum;
}

int OsimModel::bodyNamed(const std::string& wanted) const { return indexOf(bodies, wanted); }

int OsimModel::coordinateNamed(const std::string& wanted) const { return indexOf(coordinates, wanted); }

}  // namespace handhold
