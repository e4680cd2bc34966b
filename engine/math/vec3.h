// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/types.h"

namespace handhold {

/// Three coordinates of any scalar: a double, a pack of doubles for several states at once, or a dual number
/// in a test. The recursions of engine/dynamics are written once on it; everyone else uses Vector3.
template <class S>
struct Vec3 {
  S c[3];

  S& operator[](int i) { return c[i]; }
  const S& operator[](int i) const { return c[i]; }

  Vec3& operator+=(const Vec3& b) {
    for (int i = 0; i < 3; ++i) c[i] += b[i];
    return *this;
  }
  Vec3& operator-=(const Vec3& b) {
    for (int i = 0; i < 3; ++i) c[i] -= b[i];
    return *this;
  }
};

template <class S>
Vec3<S> operator+(const Vec3<S>& a, const Vec3<S>& b) {
  return {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
}

template <class S>
Vec3<S> operator-(const Vec3<S>& a, const Vec3<S>& b) {
  return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}

template <class A, class B>
auto operator*(const A& a, const Vec3<B>& b) -> Vec3<decltype(a * b[0])> {
  return {a * b[0], a * b[1], a * b[2]};
}

template <class A, class B>
auto dot(const Vec3<A>& a, const Vec3<B>& b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

template <class A, class B>
auto cross(const Vec3<A>& a, const Vec3<B>& b) -> Vec3<decltype(a[0] * b[0])> {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

/// A symmetric matrix by its upper triangle.
template <class S>
struct Symmetric3 {
  S xx, yy, zz, xy, xz, yz;

  Symmetric3& operator+=(const Symmetric3& b) {
    xx += b.xx, yy += b.yy, zz += b.zz, xy += b.xy, xz += b.xz, yz += b.yz;
    return *this;
  }
};

template <class A, class B>
auto operator*(const Symmetric3<A>& m, const Vec3<B>& v) -> Vec3<decltype(m.xx * v[0])> {
  return {m.xx * v[0] + m.xy * v[1] + m.xz * v[2], m.xy * v[0] + m.yy * v[1] + m.yz * v[2],
          m.xz * v[0] + m.yz * v[1] + m.zz * v[2]};
}

/// Row i, column k of a Symmetric3, in either triangle.
template <int i, int k, class Matrix>
auto& entry(Matrix& m) {
  const decltype(&m.xx) entries[3][3] = {{&m.xx, &m.xy, &m.xz}, {&m.xy, &m.yy, &m.yz}, {&m.xz, &m.yz, &m.zz}};
  return *entries[i][k];
}

/// A general matrix by its columns.
template <class S>
struct Mat3 {
  Vec3<S> column[3];

  Vec3<S>& operator[](int k) { return column[k]; }
  const Vec3<S>& operator[](int k) const { return column[k]; }

  Mat3& operator+=(const Mat3& b) {
    for (int k = 0; k < 3; ++k) column[k] += b[k];
    return *this;
  }
  S trace() const { return column[0][0] + column[1][1] + column[2][2]; }
};

template <class A, class B>
auto operator*(const Mat3<A>& m, const Vec3<B>& v) -> Vec3<decltype(m[0][0] * v[0])> {
  return v[0] * m[0] + v[1] * m[1] + v[2] * m[2];
}

/// m^T v
template <class A, class B>
auto transposedTimes(const Mat3<A>& m, const Vec3<B>& v) -> Vec3<decltype(m[0][0] * v[0])> {
  return {dot(m[0], v), dot(m[1], v), dot(m[2], v)};
}

template <class S>
Mat3<S> transposed(const Mat3<S>& m) {
  return {{{m[0][0], m[1][0], m[2][0]}, {m[0][1], m[1][1], m[2][1]}, {m[0][2], m[1][2], m[2][2]}}};
}

/// Rotation of the unit quaternion w x y z.
template <class S>
Mat3<S> rotationOf(const S& w, const S& x, const S& y, const S& z) {
  Mat3<S> R;
  R[0] = {1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y + w * z), 2.0 * (x * z - w * y)};
  R[1] = {2.0 * (x * y - w * z), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z + w * x)};
  R[2] = {2.0 * (x * z + w * y), 2.0 * (y * z - w * x), 1.0 - 2.0 * (x * x + y * y)};
  return R;
}

inline Vec3<double> vec3(const Vector3& v) { return {v.x(), v.y(), v.z()}; }
inline Symmetric3<double> symmetric3(const Matrix3& m) {
  return {m(0, 0), m(1, 1), m(2, 2), m(0, 1), m(0, 2), m(1, 2)};
}

}  // namespace handhold
