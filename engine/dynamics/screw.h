// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

template <class S>
Screw<S> operator+(const Screw<S>& a, const Screw<S>& b) {
  return {a.angular + b.angular, a.linear + b.linear};
}

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

template <class A, class S>
Screw<S> operator*(const A& a, const Screw<S>& s) {
  return {a * s.angular, a * s.linear};
}

/// Where the parts of a row's entries are: of doubles those of one part beside each other, so that neighbours
/// share a vector register; of packs, which fill one, those of one entry. To be held by value in a loop: the
/// compiler then knows that nothing it stores can move it.
template <class S, int kParts>
struct RowView {
  /// Part k at coordinate j, or at j and its neighbours where T is wider than S.
  template <class T>
  T part(int k, int j) const {
    T value;
    std::memcpy(&value, place(k, j), sizeof(T));
    return value;
  }
  template <class T>
  void setPart(int k, int j, const T& value) const {
    std::memcpy(place(k, j), &value, sizeof(T));
  }
  S* place(int k, int j) const {
    return sizeof(S) == sizeof(double) ? first + (k * stride + j) : first + (j * kParts + k);
  }

  S* first;
  std::ptrdiff_t stride;
};

/// A Vec3 for each velocity coordinate.
template <class S>
struct Vec3View : RowView<S, 3> {
  template <class T>
  Vec3<T> at(int j) const {
    return {this->template part<T>(0, j), this->template part<T>(1, j), this->template part<T>(2, j)};
  }
  template <class T>
  void set(int j, const Vec3<T>& a) const {
    this->setPart(0, j, a[0]), this->setPart(1, j, a[1]), this->setPart(2, j, a[2]);
  }
};

/// A Screw for each velocity coordinate.
template <class S>
struct ScrewView : RowView<S, 6> {
  template <class T>
  Screw<T> at(int j) const {
    return {{this->template part<T>(0, j), this->template part<T>(1, j), this->template part<T>(2, j)},
            {this->template part<T>(3, j), this->template part<T>(4, j), this->template part<T>(5, j)}};
  }
  template <class T>
  void set(int j, const Screw<T>& s) const {
    this->setPart(0, j, s.angular[0]), this->setPart(1, j, s.angular[1]), this->setPart(2, j, s.angular[2]);
    this->setPart(3, j, s.linear[0]), this->setPart(4, j, s.linear[1]), this->setPart(5, j, s.linear[2]);
  }
};

/// The room for one.
template <class S, template <class> class View, int kParts>
class Row {
 public:
  explicit Row(std::size_t size) : values_(kParts * size) {}
  View<S> view() { return {{values_.data(), stride()}}; }
  View<const S> view() const { return {{values_.data(), stride()}}; }

 private:
  std::ptrdiff_t stride() const { return static_cast<std::ptrdiff_t>(values_.size() / kParts); }

  std::vector<S> values_;
};

template <class S>
using Vec3Row = Row<S, Vec3View, 3>;
template <class S>
using ScrewRow = Row<S, ScrewView, 6>;

}  // namespace handhold
