// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// Numbers as files have them; of a quaternion w, x, y, z.
inline nlohmann::ordered_json list(const Vector3& v) {
  return nlohmann::ordered_json::array({v.x(), v.y(), v.z()});
}

inline nlohmann::ordered_json list(const Quaternion& q) {
  return nlohmann::ordered_json::array({q.w(), q.x(), q.y(), q.z()});
}

inline nlohmann::ordered_json list(const VectorX& v) {
  return nlohmann::ordered_json(std::vector<double>(v.begin(), v.end()));
}

}  // namespace handhold
