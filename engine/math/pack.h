// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace handhold {

// As many doubles as one vector register of the compiled-for processor holds.
#if defined(__AVX512F__)
constexpr int kLanes = 8;
#elif defined(__AVX__)
constexpr int kLanes = 4;
#else
constexpr int kLanes = 2;
#endif

/// kLanes doubles; arithmetic acts on each, a double beside a pack stands for kLanes equal ones.
using Pack = double __attribute__((vector_size(8 * kLanes)));
using PackBits = std::int64_t __attribute__((vector_size(8 * kLanes)));

/// A double or a pack at the k-th place of a row that holds one or kLanes states.
template <class S>
S loadAt(const double* row, int k) {
  S value;
  std::memcpy(&value, row + k * static_cast<int>(sizeof(S) / sizeof(double)), sizeof(S));
  return value;
}

template <class S>
void storeAt(double* row, int k, const S& value) {
  std::memcpy(row + k * static_cast<int>(sizeof(S) / sizeof(double)), &value, sizeof(S));
}

/// One lane of a struct of T only, as the same struct of S.
template <class S, class Many, class One>
void unpackLane(const Many& many, int lane, One& one) {
  constexpr std::size_t kParts = sizeof(One) / sizeof(S), kStep = sizeof(Many) / kParts;
  for (std::size_t k = 0; k < kParts; ++k)
    std::memcpy(reinterpret_cast<char*>(&one) + k * sizeof(S),
                reinterpret_cast<const char*>(&many) + k * kStep + lane * sizeof(S), sizeof(S));
}

/// The other way round.
template <class S, class One, class Many>
void packLane(const One& one, int lane, Many& many) {
  constexpr std::size_t kParts = sizeof(One) / sizeof(S), kStep = sizeof(Many) / kParts;
  for (std::size_t k = 0; k < kParts; ++k)
    std::memcpy(reinterpret_cast<char*>(&many) + k * kStep + lane * sizeof(S),
                reinterpret_cast<const char*>(&one) + k * sizeof(S), sizeof(S));
}

template <class S>
struct SineCosine {
  S sine, cosine;
};

inline SineCosine<double> sineCosine(double x) { return {std::sin(x), std::cos(x)}; }

/// Sine and cosine to 2e-16 of every lane; beyond a million radians lane by lane.
inline SineCosine<Pack> sineCosine(const Pack& x) {
  // x = n pi/2 + r with pi/2 in three parts (Cody and Waite); n appears in the low bits of a large sum
  constexpr double kLarge = 6755399441055744.0;
  const Pack sum = x * 0.63661977236758134308 + kLarge;
  const Pack n = sum - kLarge;
  const Pack r =
      ((x - n * 1.57079632673412561417) - n * 6.07710050630396597660e-11) - n * 2.02226624879595063154e-21;
  const Pack z = r * r;
  // the minimax polynomials of fdlibm's kernels on [-pi/4, pi/4]
  const Pack sinePoly =
      r + r * z *
              (-1.66666666666666324348e-01 +
               z * (8.33333333332248946124e-03 +
                    z * (-1.98412698298579493134e-04 +
                         z * (2.75573137070700676789e-06 +
                              z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)))));
  const Pack cosinePoly =
      1.0 - 0.5 * z +
      z * z *
          (4.16666666666666019037e-02 +
           z * (-1.38888888888741095749e-03 +
                z * (2.48015872894767294178e-05 +
                     z * (-2.75573143513906633035e-07 +
                          z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)))));
  PackBits quadrant;
  std::memcpy(&quadrant, &sum, sizeof(quadrant));
  const PackBits odd = (quadrant & 1) != 0;
  SineCosine<Pack> result;
  result.sine = odd ? cosinePoly : sinePoly;
  result.cosine = odd ? sinePoly : cosinePoly;
  result.sine = (quadrant & 2) != 0 ? -result.sine : result.sine;
  result.cosine = ((quadrant + 1) & 2) != 0 ? -result.cosine : result.cosine;
  for (int lane = 0; lane < kLanes; ++lane) {
    if (std::abs(x[lane]) < 1e6) continue;
    result.sine[lane] = std::sin(x[lane]);
    result.cosine[lane] = std::cos(x[lane]);
  }
  return result;
}

}  // namespace handhold
