// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/core/json_document.h"
#include "engine/core/nearest_name.h"
#include "engine/math/types.h"

namespace handhold {

// Fields that more than one part of a task file has. All throw InputError with the place of the field; those
// that read into a target leave it as it is when the field is absent.

Vector3 vector3(const JsonNode& node);
void readVector(const JsonNode& object, const std::string& field, Vector3& target);

/// Not zero; becomes a unit vector.
Vector3 direction(const JsonNode& node);
void readDirection(const JsonNode& object, const std::string& field, Vector3& target);

/// w, x, y, z of any length but zero.
Quaternion quaternion(const JsonNode& node, const std::vector<double>& wxyz);
void readQuaternion(const JsonNode& object, const std::string& field, Quaternion& target);

/// A place on the body, a point of one's own under its one name (model/own_point.h).
void readSite(const JsonNode& object, std::string& site);

/// Whether a task file says that any subject may do it: "subject": "any".
bool isForAnybody(const JsonNode& task);

/// A whole number within a million.
int readCount(const JsonNode& node, const std::string& field, int usual);

/// Of every row of a table.
template <class Row, std::size_t count>
constexpr auto kindsOf(const std::array<Row, count>& rows) {
  std::array<decltype(Row::kind), count> kinds{};
  for (std::size_t i = 0; i < count; ++i) kinds[i] = rows[i].kind;
  return kinds;
}

/// The value whose word is there.
template <class Kinds>
auto word(const JsonNode& node, const std::string& what, const Kinds& kinds) {
  const std::string text = node.text();
  std::vector<std::string> words;
  for (const auto kind : kinds) {
    words.push_back(toString(kind));
    if (words.back() == text) return kind;
  }
  node.fail("'" + text + "' is not " + what, "use " + listed(words));
}

/// The same into a target.
template <class Kinds, class Kind>
void readWord(const JsonNode& object, const std::string& field, const Kinds& kinds, Kind& target) {
  if (object.has(field)) target = word(object.at(field), "known here", kinds);
}

}  // namespace handhold
