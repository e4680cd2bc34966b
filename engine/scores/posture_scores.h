// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace handhold {

// RULA, REBA and OWAS by their printed tables (kRuleRows has the sources). Codes count from 1 as printed and
// are cut to what the tables have.

/// Of one side of the body.
struct RulaCodes {
  int upperArm = 1, lowerArm = 1, wrist = 1, twist = 1;  ///< at most 6, 3, 4, 2
  int neck = 1, trunk = 1, legs = 1;                     ///< at most 6, 6, 2
  int useA = 0, useB = 0;                                ///< muscle use and force added to each group
  bool operator==(const RulaCodes&) const = default;
};

struct RulaScore {
  int a = 0, b = 0;  ///< tables A and B, without muscle use and force
  int grand = 0;     ///< 1 to 7
};
RulaScore rulaScore(const RulaCodes& codes);

struct RebaCodes {
  int neck = 1, trunk = 1, legs = 1, load = 0;              ///< at most 3, 5, 4, 3
  int upperArm = 1, lowerArm = 1, wrist = 1, coupling = 0;  ///< at most 6, 2, 3, 3
  int activity = 0;                                         ///< at most 3
  bool operator==(const RebaCodes&) const = default;
};

struct RebaScore {
  int a = 0, b = 0;  ///< with load and coupling
  int final = 0;     ///< 1 to 15
};
RebaScore rebaScore(const RebaCodes& codes);

struct OwasCodes {
  int back = 1, arms = 1, legs = 2, load = 1;  ///< at most 4, 3, 7, 3
  bool operator==(const OwasCodes&) const = default;
};

/// Action category, 1 to 4.
int owasCategory(const OwasCodes& codes);

/// Which of the four parts are OWAS's own over a time: the category that a code gets by its share of the time
/// observed, from 0 to 1.
int owasBackCategory(int back, double share);
int owasArmsCategory(int arms, double share);
int owasLegsCategory(int legs, double share);

}  // namespace handhold
