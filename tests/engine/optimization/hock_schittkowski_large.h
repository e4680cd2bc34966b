// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "tests/engine/optimization/hock_schittkowski.h"

namespace handhold::test {
namespace book {

inline Jet rosenSuzuki(J x) {
  return sqr(x[1]) + sqr(x[2]) + 2 * sqr(x[3]) + sqr(x[4]) - 5 * x[1] - 5 * x[2] - 21 * x[3] + 7 * x[4];
}

inline Jets problem113Rows(J x) {
  return {105 - 4 * x[1] - 5 * x[2] + 3 * x[7] - 9 * x[8],
          -10 * x[1] + 8 * x[2] + 17 * x[7] - 2 * x[8],
          8 * x[1] - 2 * x[2] - 5 * x[9] + 2 * x[10] + 12,
          -3 * sqr(x[1] - 2) - 4 * sqr(x[2] - 3) - 2 * sqr(x[3]) + 7 * x[4] + 120,
          -5 * sqr(x[1]) - 8 * x[2] - sqr(x[3] - 6) + 2 * x[4] + 40,
          -0.5 * sqr(x[1] - 8) - 2 * sqr(x[2] - 4) - 3 * sqr(x[5]) + x[6] + 30,
          -sqr(x[1]) - 2 * sqr(x[2] - 2) + 2 * x[1] * x[2] - 14 * x[5] + 6 * x[6],
          3 * x[1] - 6 * x[2] - 12 * sqr(x[9] - 8) + 7 * x[10]};
}

inline Jet problem113Objective(J x) {
  return sqr(x[1]) + sqr(x[2]) + x[1] * x[2] - 14 * x[1] - 16 * x[2] + sqr(x[3] - 10) + 4 * sqr(x[4] - 5) +
         sqr(x[5] - 3) + 2 * sqr(x[6] - 1) + 5 * sqr(x[7]) + 7 * sqr(x[8] - 11) + 2 * sqr(x[9] - 10) +
         sqr(x[10] - 7) + 45;
}

inline Jet problem100Objective(J x) {
  return sqr(x[1] - 10) + 5 * sqr(x[2] - 12) + pow(x[3], 4) + 3 * sqr(x[4] - 11) + 10 * pow(x[5], 6) +
         7 * sqr(x[6]) + pow(x[7], 4) - 4 * x[6] * x[7] - 10 * x[6] - 8 * x[7];
}

inline Jets problem100Rows(J x) {
  return {127 - 2 * sqr(x[1]) - 3 * pow(x[2], 4) - x[3] - 4 * sqr(x[4]) - 5 * x[5],
          282 - 7 * x[1] - 3 * x[2] - 10 * sqr(x[3]) - x[4] + x[5],
          196 - 23 * x[1] - sqr(x[2]) - 6 * sqr(x[6]) + 8 * x[7],
          -4 * sqr(x[1]) - sqr(x[2]) + 3 * x[1] * x[2] - 2 * sqr(x[3]) - 5 * x[6] + 11 * x[7]};
}

inline Jets sphereRows80(J x) {
  return {sqr(x[1]) + sqr(x[2]) + sqr(x[3]) + sqr(x[4]) + sqr(x[5]) - 10, x[2] * x[3] - 5 * x[4] * x[5],
          pow(x[1], 3) + pow(x[2], 3) + 1};
}

inline Jet problem76Objective(J x) {
  return sqr(x[1]) + 0.5 * sqr(x[2]) + sqr(x[3]) + 0.5 * sqr(x[4]) - x[1] * x[3] + x[3] * x[4] - x[1] -
         3 * x[2] + x[3] - x[4];
}

}  // namespace book

/// Numbers 39 to 43, four unknowns.
inline void addFourUnknowns(std::vector<BookProblem>& all) {
  using book::J;
  all.push_back(
      {39,
       FormulaProblem(4, {[](J x) { return -x[1]; },
                          [](J x) {
                            return Jets{x[2] - pow(x[1], 3) - sqr(x[3]), sqr(x[1]) - x[2] - sqr(x[4])};
                          },
                          {}}),
       vectorOf({2, 2, 2, 2}), -1.0});
  all.push_back(
      {40,
       FormulaProblem(4,
                      {[](J x) { return -(x[1] * x[2] * x[3] * x[4]); },
                       [](J x) {
                         return Jets{pow(x[1], 3) + sqr(x[2]) - 1, sqr(x[1]) * x[4] - x[3], sqr(x[4]) - x[2]};
                       },
                       {}}),
       vectorOf({0.8, 0.8, 0.8, 0.8}), -0.25});
  all.push_back(
      {43,
       FormulaProblem(4, {[](J x) { return book::rosenSuzuki(x); },
                          {},
                          [](J x) {
                            return Jets{
                                8 - sqr(x[1]) - sqr(x[2]) - sqr(x[3]) - sqr(x[4]) - x[1] + x[2] - x[3] + x[4],
                                10 - sqr(x[1]) - 2 * sqr(x[2]) - sqr(x[3]) - 2 * sqr(x[4]) + x[1] + x[4],
                                5 - 2 * sqr(x[1]) - sqr(x[2]) - sqr(x[3]) - 2 * x[1] + x[2] + x[4]};
                          }}),
       vectorOf({0, 0, 0, 0}), -44.0});
}

/// Numbers 48 to 76.
inline void addQuadratics(std::vector<BookProblem>& all) {
  using book::J;
  all.push_back(
      {48,
       FormulaProblem(5, {[](J x) { return sqr(x[1] - 1) + sqr(x[2] - x[3]) + sqr(x[4] - x[5]); },
                          [](J x) {
                            return Jets{x[1] + x[2] + x[3] + x[4] + x[5] - 5, x[3] - 2 * (x[4] + x[5]) + 3};
                          },
                          {}}),
       vectorOf({3, 5, -3, 2, -2}), 0.0});
  all.push_back(
      {49,
       FormulaProblem(
           5, {[](J x) { return sqr(x[1] - x[2]) + sqr(x[3] - 1) + pow(x[4] - 1, 4) + pow(x[5] - 1, 6); },
               [](J x) {
                 return Jets{x[1] + x[2] + x[3] + 4 * x[4] - 7, x[3] + 5 * x[5] - 6};
               },
               {}}),
       vectorOf({10, 7, 2, -3, 0.8}), 0.0});
  all.push_back({50,
                 FormulaProblem(5, {[](J x) {
                                      return sqr(x[1] - x[2]) + sqr(x[2] - x[3]) + pow(x[3] - x[4], 4) +
                                             sqr(x[4] - x[5]);
                                    },
                                    [](J x) {
                                      return Jets{x[1] + 2 * x[2] + 3 * x[3] - 6,
                                                  x[2] + 2 * x[3] + 3 * x[4] - 6,
                                                  x[3] + 2 * x[4] + 3 * x[5] - 6};
                                    },
                                    {}}),
                 vectorOf({35, -31, 11, 5, -5}), 0.0});
  all.push_back(
      {51,
       FormulaProblem(
           5, {[](J x) { return sqr(x[1] - x[2]) + sqr(x[2] + x[3] - 2) + sqr(x[4] - 1) + sqr(x[5] - 1); },
               [](J x) {
                 return Jets{x[1] + 3 * x[2] - 4, x[3] + x[4] - 2 * x[5], x[2] - x[5]};
               },
               {}}),
       vectorOf({2.5, 0.5, 2, -1, 0.5}), 0.0});
  all.push_back({52,
                 FormulaProblem(5, {[](J x) {
                                      return sqr(4 * x[1] - x[2]) + sqr(x[2] + x[3] - 2) + sqr(x[4] - 1) +
                                             sqr(x[5] - 1);
                                    },
                                    [](J x) {
                                      return Jets{x[1] + 3 * x[2], x[3] + x[4] - 2 * x[5], x[2] - x[5]};
                                    },
                                    {}}),
                 vectorOf({2, 2, 2, 2, 2}), 1859.0 / 349.0});
  all.push_back(
      {71,
       FormulaProblem(4, {[](J x) { return x[1] * x[4] * (x[1] + x[2] + x[3]) + x[3]; },
                          [](J x) { return Jets{sqr(x[1]) + sqr(x[2]) + sqr(x[3]) + sqr(x[4]) - 40}; },
                          [](J x) { return Jets{x[1] * x[2] * x[3] * x[4] - 25}; }})
           .boundAll(1, 5),
       vectorOf({1, 5, 5, 1}), 17.0140173});
  all.push_back({76,
                 FormulaProblem(4, {[](J x) { return book::problem76Objective(x); },
                                    {},
                                    [](J x) {
                                      return Jets{5 - x[1] - 2 * x[2] - x[3] - x[4],
                                                  4 - 3 * x[1] - x[2] - 2 * x[3] + x[4],
                                                  x[2] + 4 * x[3] - 1.5};
                                    }})
                     .boundAll(0, kFree),
                 vectorOf({0.5, 0.5, 0.5, 0.5}), -4.681818181});
}

/// Numbers 77 to 113.
inline void addCurved(std::vector<BookProblem>& all) {
  using book::J;
  const double root2 = std::sqrt(2.0);
  all.push_back({77,
                 FormulaProblem(5, {[](J x) {
                                      return sqr(x[1] - 1) + sqr(x[1] - x[2]) + sqr(x[3] - 1) +
                                             pow(x[4] - 1, 4) + pow(x[5] - 1, 6);
                                    },
                                    [root2](J x) {
                                      return Jets{sqr(x[1]) * x[4] + sin(x[4] - x[5]) - 2 * root2,
                                                  x[2] + pow(x[3], 4) * sqr(x[4]) - 8 - root2};
                                    },
                                    {}}),
                 vectorOf({2, 2, 2, 2, 2}), 0.24150513});
  all.push_back({78,
                 FormulaProblem(5, {[](J x) { return x[1] * x[2] * x[3] * x[4] * x[5]; },
                                    [](J x) { return book::sphereRows80(x); },
                                    {}}),
                 vectorOf({-2, 1.5, 2, -1, -1}), -2.91970041});
  all.push_back({79,
                 FormulaProblem(5, {[](J x) {
                                      return sqr(x[1] - 1) + sqr(x[1] - x[2]) + sqr(x[2] - x[3]) +
                                             pow(x[3] - x[4], 4) + pow(x[4] - x[5], 4);
                                    },
                                    [root2](J x) {
                                      return Jets{x[1] + sqr(x[2]) + pow(x[3], 3) - 2 - 3 * root2,
                                                  x[2] - sqr(x[3]) + x[4] + 2 - 2 * root2, x[1] * x[5] - 2};
                                    },
                                    {}}),
                 vectorOf({2, 2, 2, 2, 2}), 0.0787768209});
  all.push_back({80,
                 FormulaProblem(5, {[](J x) { return exp(x[1] * x[2] * x[3] * x[4] * x[5]); },
                                    [](J x) { return book::sphereRows80(x); },
                                    {}})
                     .boundAll(-3.2, 3.2)
                     .bound(1, -2.3, 2.3)
                     .bound(2, -2.3, 2.3),
                 vectorOf({-2, 2, 2, -1, -1}), 0.0539498478});
  all.push_back({81,
                 FormulaProblem(5, {[](J x) {
                                      return exp(x[1] * x[2] * x[3] * x[4] * x[5]) -
                                             0.5 * sqr(pow(x[1], 3) + pow(x[2], 3) + 1);
                                    },
                                    [](J x) { return book::sphereRows80(x); },
                                    {}})
                     .boundAll(-3.2, 3.2)
                     .bound(1, -2.3, 2.3)
                     .bound(2, -2.3, 2.3),
                 vectorOf({-2, 2, 2, -1, -1}), 0.0539498478});
  all.push_back({100,
                 FormulaProblem(7, {[](J x) { return book::problem100Objective(x); },
                                    {},
                                    [](J x) { return book::problem100Rows(x); }}),
                 vectorOf({1, 2, 0, 4, 0, 1, 1}), 680.6300573});
  all.push_back({113,
                 FormulaProblem(10, {[](J x) { return book::problem113Objective(x); },
                                     {},
                                     [](J x) { return book::problem113Rows(x); }}),
                 vectorOf({2, 3, 5, 5, 1, 2, 7, 3, 6, 10}), 24.3062091});
}

/// Four and more unknowns.
inline std::vector<BookProblem> largeBookProblems() {
  std::vector<BookProblem> all;
  addFourUnknowns(all);
  addQuadratics(all);
  addCurved(all);
  return all;
}

}  // namespace handhold::test
