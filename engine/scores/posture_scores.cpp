// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/posture_scores.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

/// The digit of a table at a place counted from 1.
int digitAt(const char* row, int place) { return row[place - 1] - '0'; }

int within(int code, int most) { return std::clamp(code, 1, most); }

// RULA. Row: upper arm; in it lower arm, wrist, twist.
constexpr std::array<const char*, 6> kRulaA{"122223332222333323333344", "233334443333344434444455",
                                            "334444553444445544444555", "444445554444455544455566",
                                            "555556675666677766677778", "777778898888899999999999"};
// Row: neck; in it trunk, legs.
constexpr std::array<const char*, 6> kRulaB{"132334556677", "232345556777", "333445566777",
                                            "555667777788", "777778888888", "888888899999"};
// Row: A with muscle use and force; column: B with those.
constexpr std::array<const char*, 8> kRulaC{"1233455", "2234455", "3334456", "3334566",
                                            "4445677", "4456677", "5566777", "5567777"};

// REBA. Row: trunk; in it neck, legs.
constexpr std::array<const char*, 5> kRebaA{"123412343356", "234534564567", "245645675678", "356756786789",
                                            "467867897899"};
// Row: upper arm; in it lower arm, wrist.
constexpr std::array<const char*, 6> kRebaB{"122123", "123234", "345455", "455567", "678788", "788899"};
// Row: A with load; column: B with coupling.
constexpr std::array<std::array<int, 12>, 12> kRebaC{{{1, 1, 1, 2, 3, 3, 4, 5, 6, 7, 7, 7},
                                                      {1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 7, 8},
                                                      {2, 3, 3, 3, 4, 5, 6, 7, 7, 8, 8, 8},
                                                      {3, 4, 4, 4, 5, 6, 7, 8, 8, 9, 9, 9},
                                                      {4, 4, 4, 5, 6, 7, 8, 8, 9, 9, 9, 9},
                                                      {6, 6, 6, 7, 8, 8, 9, 9, 10, 10, 10, 10},
                                                      {7, 7, 7, 8, 9, 9, 9, 10, 10, 11, 11, 11},
                                                      {8, 8, 8, 9, 10, 10, 10, 10, 10, 11, 11, 11},
                                                      {9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 12},
                                                      {10, 10, 10, 11, 11, 11, 11, 12, 12, 12, 12, 12},
                                                      {11, 11, 11, 11, 12, 12, 12, 12, 12, 12, 12, 12},
                                                      {12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12}}};

// OWAS. Row: back, arms; in it legs, load.
constexpr std::array<const char*, 12> kOwas{
    "111111111222222111111", "111111111222222111111", "111111111223223111112", "223223223333333222233",
    "223223233344344334234", "334223333344444444234", "111111112333444111111", "223111112444444333111",
    "223111233444444444111", "233223223444444444234", "334234334444444444234", "444234334444444444234"};

/// The category at 10, 20, ... 100 % of the time.
int byShare(const char* row, double share) {
  return digitAt(row, within(static_cast<int>(std::ceil(share * 10.0 - 1e-9)), 10));
}

}  // namespace

RulaScore rulaScore(const RulaCodes& codes) {
  const int arm =
      (within(codes.lowerArm, 3) - 1) * 8 + (within(codes.wrist, 4) - 1) * 2 + within(codes.twist, 2);
  RulaScore score;
  score.a = digitAt(kRulaA[static_cast<std::size_t>(within(codes.upperArm, 6) - 1)], arm);
  score.b = digitAt(kRulaB[static_cast<std::size_t>(within(codes.neck, 6) - 1)],
                    (within(codes.trunk, 6) - 1) * 2 + within(codes.legs, 2));
  score.grand = digitAt(kRulaC[static_cast<std::size_t>(within(score.a + codes.useA, 8) - 1)],
                        within(score.b + codes.useB, 7));
  return score;
}

RebaScore rebaScore(const RebaCodes& codes) {
  RebaScore score;
  score.a = codes.load + digitAt(kRebaA[static_cast<std::size_t>(within(codes.trunk, 5) - 1)],
                                 (within(codes.neck, 3) - 1) * 4 + within(codes.legs, 4));
  score.b = codes.coupling + digitAt(kRebaB[static_cast<std::size_t>(within(codes.upperArm, 6) - 1)],
                                     (within(codes.lowerArm, 2) - 1) * 3 + within(codes.wrist, 3));
  score.final = codes.activity + kRebaC[static_cast<std::size_t>(within(score.a, 12) - 1)]
                                       [static_cast<std::size_t>(within(score.b, 12) - 1)];
  return score;
}

int owasCategory(const OwasCodes& codes) {
  const int row = (within(codes.back, 4) - 1) * 3 + within(codes.arms, 3) - 1;
  return digitAt(kOwas[static_cast<std::size_t>(row)],
                 (within(codes.legs, 7) - 1) * 3 + within(codes.load, 3));
}

int owasBackCategory(int back, double share) {
  constexpr std::array<const char*, 4> kRows{"1111111111", "1112222233", "1122233333", "1223333444"};
  return byShare(kRows[static_cast<std::size_t>(within(back, 4) - 1)], share);
}

int owasArmsCategory(int arms, double share) {
  constexpr std::array<const char*, 3> kRows{"1111111111", "1112222233", "1122222333"};
  return byShare(kRows[static_cast<std::size_t>(within(arms, 3) - 1)], share);
}

int owasLegsCategory(int legs, double share) {
  constexpr std::array<const char*, 7> kRows{"1111111112", "1111111122", "1112222233", "1223333444",
                                             "1223333444", "1122233333", "1111111122"};
  return byShare(kRows[static_cast<std::size_t>(within(legs, 7) - 1)], share);
}

}  // namespace handhold
