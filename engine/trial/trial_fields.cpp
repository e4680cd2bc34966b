// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/trial_fields.h"

#include <vector>

namespace handhold {

int indexAt(const JsonNode& node, const char* field, double most) {
  return static_cast<int>(node.at(field).number({-1.0, most}));
}

VectorX vectorAt(const JsonNode& node, const char* field, int size) {
  const JsonNode list = node.at(field);
  const std::size_t length = list.items().empty() ? 0 : static_cast<std::size_t>(size);
  const std::vector<double> numbers = list.numbers(length);
  return Eigen::Map<const VectorX>(numbers.data(), static_cast<Eigen::Index>(numbers.size()));
}

}  // namespace handhold
