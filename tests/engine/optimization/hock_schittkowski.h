// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "tests/engine/planning/second_order.h"

namespace handhold::test {

/// A problem of Hock and Schittkowski, "Test Examples for Nonlinear Programming Codes" (Springer LNEMS 187,
/// 1981), by its number there, with the start and the optimum that they print.
struct BookProblem {
  int number = 0;
  FormulaProblem problem;
  VectorX start;
  double optimum = 0.0;
};

inline VectorX vectorOf(std::initializer_list<double> values) {
  VectorX v(static_cast<int>(values.size()));
  int i = 0;
  for (double value : values) v[i++] = value;
  return v;
}

namespace book {

using J = const Jets&;

}  // namespace book

/// Two and three unknowns.
inline std::vector<BookProblem> smallBookProblems() {
  using book::J;
  std::vector<BookProblem> all;
  all.push_back({1,
                 FormulaProblem(2, {[](J x) { return 100 * sqr(x[2] - sqr(x[1])) + sqr(1 - x[1]); }, {}, {}})
                     .bound(2, -1.5, kFree),
                 vectorOf({-2, 1}), 0.0});
  all.push_back(
      {6,
       FormulaProblem(
           2, {[](J x) { return sqr(1 - x[1]); }, [](J x) { return Jets{10 * (x[2] - sqr(x[1]))}; }, {}}),
       vectorOf({-1.2, 1}), 0.0});
  all.push_back({7,
                 FormulaProblem(2, {[](J x) { return log(1 + sqr(x[1])) - x[2]; },
                                    [](J x) { return Jets{sqr(1 + sqr(x[1])) + sqr(x[2]) - 4}; },
                                    {}}),
                 vectorOf({2, 2}), -std::sqrt(3.0)});
  all.push_back(
      {10,
       FormulaProblem(2, {[](J x) { return x[1] - x[2]; },
                          {},
                          [](J x) { return Jets{-3 * sqr(x[1]) + 2 * x[1] * x[2] - sqr(x[2]) + 1}; }}),
       vectorOf({-10, 10}), -1.0});
  all.push_back({11,
                 FormulaProblem(2, {[](J x) { return sqr(x[1] - 5) + sqr(x[2]) - 25; },
                                    {},
                                    [](J x) { return Jets{x[2] - sqr(x[1])}; }}),
                 vectorOf({4.9, 0.1}), -8.498464223});
  all.push_back(
      {12,
       FormulaProblem(2, {[](J x) { return 0.5 * sqr(x[1]) + sqr(x[2]) - x[1] * x[2] - 7 * x[1] - 7 * x[2]; },
                          {},
                          [](J x) { return Jets{25 - 4 * sqr(x[1]) - sqr(x[2])}; }}),
       vectorOf({0, 0}), -30.0});
  all.push_back({14,
                 FormulaProblem(2, {[](J x) { return sqr(x[1] - 2) + sqr(x[2] - 1); },
                                    [](J x) { return Jets{x[1] - 2 * x[2] + 1}; },
                                    [](J x) { return Jets{-0.25 * sqr(x[1]) - sqr(x[2]) + 1}; }}),
                 vectorOf({2, 2}), 9.0 - 2.875 * std::sqrt(7.0)});
  all.push_back({22,
                 FormulaProblem(2, {[](J x) { return sqr(x[1] - 2) + sqr(x[2] - 1); },
                                    {},
                                    [](J x) {
                                      return Jets{-x[1] - x[2] + 2, x[2] - sqr(x[1])};
                                    }}),
                 vectorOf({2, 2}), 1.0});
  all.push_back({26,
                 FormulaProblem(3, {[](J x) { return sqr(x[1] - x[2]) + pow(x[2] - x[3], 4); },
                                    [](J x) { return Jets{(1 + sqr(x[2])) * x[1] + pow(x[3], 4) - 3}; },
                                    {}}),
                 vectorOf({-2.6, 2, 2}), 0.0});
  all.push_back({27,
                 FormulaProblem(3, {[](J x) { return 0.01 * sqr(x[1] - 1) + sqr(x[2] - sqr(x[1])); },
                                    [](J x) { return Jets{x[1] + sqr(x[3]) + 1}; },
                                    {}}),
                 vectorOf({2, 2, 2}), 0.04});
  all.push_back({28,
                 FormulaProblem(3, {[](J x) { return sqr(x[1] + x[2]) + sqr(x[2] + x[3]); },
                                    [](J x) { return Jets{x[1] + 2 * x[2] + 3 * x[3] - 1}; },
                                    {}}),
                 vectorOf({-4, 1, 1}), 0.0});
  all.push_back({35,
                 FormulaProblem(3, {[](J x) {
                                      return 9 - 8 * x[1] - 6 * x[2] - 4 * x[3] + 2 * sqr(x[1]) +
                                             2 * sqr(x[2]) + sqr(x[3]) + 2 * x[1] * x[2] + 2 * x[1] * x[3];
                                    },
                                    {},
                                    [](J x) { return Jets{3 - x[1] - x[2] - 2 * x[3]}; }})
                     .boundAll(0, kFree),
                 vectorOf({0.5, 0.5, 0.5}), 1.0 / 9.0});
  all.push_back(
      {65,
       FormulaProblem(3, {[](J x) { return sqr(x[1] - x[2]) + sqr(x[1] + x[2] - 10) / 9 + sqr(x[3] - 5); },
                          {},
                          [](J x) { return Jets{48 - sqr(x[1]) - sqr(x[2]) - sqr(x[3])}; }})
           .bound(1, -4.5, 4.5)
           .bound(2, -4.5, 4.5)
           .bound(3, -5, 5),
       vectorOf({-5, 5, 0}), 0.9535288567});
  return all;
}

}  // namespace handhold::test
