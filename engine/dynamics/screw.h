// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <vector>

#include "engine/math/vec3.h"

namespace handhold {

/// A motion (angular, linear at the base origin) or a load (moment about the base origin, force).
template <class S>
struct Screw {
  Vec3<S> angular, linear;

  Screw& operator+=(const Screw& b) {
    angular += b.angular, linear += b.linear;
    return *this;
  }
};

template <class A, class B>
auto dot(const Screw<A>& a, const Screw<B>& b) {
  return dot(a.angular, b.angular) + dot(a.linear, b.linear);
}

/// v x s for motions.
template <class S>
Screw<S> crossMotion(const Screw<S>& v, const Screw<S>& s) {
  return {cross(v.angular, s.angular), cross(v.angular, s.linear) + cross(v.linear, s.angular)};
}

/// v x* f for a motion and a load.
template <class S>
Screw<S> crossLoad(const Screw<S>& v, const Screw<S>& f) {
  return {cross(v.angular, f.angular) + cross(v.linear, f.linear), cross(v.angular, f.linear)};
}

template <class S>
Screw<S> operator*(const S& a, const Screw<S>& s) {
  return {a * s.angular, a * s.linear};
}

/// A Vec3 for each velocity coordinate, stored by component so that neighbours share a vector register.
template <class S>
struct Vec3Row {
  explicit Vec3Row(std::size_t size) : c{std::vector<S>(size), std::vector<S>(size), std::vector<S>(size)} {}

  void set(int j, const Vec3<S>& a) { c[0][j] = a[0], c[1][j] = a[1], c[2][j] = a[2]; }
  /// Of coordinate j, or of j and its neighbours where T is wider than S.
  template <class T>
  Vec3<T> at(int j) const {
    return {wide<T>(0, j), wide<T>(1, j), wide<T>(2, j)};
  }

 private:
  template <class T>
  T wide(int k, int j) const {
    T value;
    std::memcpy(&value, c[k].data() + j, sizeof(T));
    return value;
  }
  std::array<std::vector<S>, 3> c;
};

template <class S>
struct ScrewRow {
  explicit ScrewRow(std::size_t size) : angular(size), linear(size) {}
  void set(int j, const Screw<S>& s) { angular.set(j, s.angular), linear.set(j, s.linear); }
  template <class T>
  Screw<T> at(int j) const {
    return {angular.template at<T>(j), linear.template at<T>(j)};
  }
  Vec3Row<S> angular, linear;
};

}  // namespace handhold
