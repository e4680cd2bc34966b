// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>
#include <algorithm>
#include <vector>

namespace handhold {

/// Equal, or both gaps.
template <class Number>
bool sameValue(const Number& a, const Number& b) {
  return a == b || (a != a && b != b);
}

inline bool sameValue(const Eigen::Vector3f& a, const Eigen::Vector3f& b) {
  return sameValue(a.x(), b.x()) && sameValue(a.y(), b.y()) && sameValue(a.z(), b.z());
}

template <class Value>
bool sameValues(const std::vector<Value>& a, const std::vector<Value>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Value& x, const Value& y) { return sameValue(x, y); });
}

}  // namespace handhold
