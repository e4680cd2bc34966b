// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/people/expected_person.h"

namespace handhold {

/// Any two strengths of one person are so far correlated: grip and extension of the knee are, by a
/// meta-analysis of 17 studies (Bohannon 2023: 0.64, 95 % interval 0.57 to 0.71).
inline constexpr double kStrengthCorrelation = 0.64;

/// Whom to draw.
struct PeopleRequest {
  int count = 200;
  std::uint64_t seed = 1;
  std::optional<Sex> sex = {};  ///< none: women and men in turn
};

/// People of the survey, the same for ever: stature and mass are drawn jointly, each other measure about its
/// regression on both (ANSUR II), strengths as one factor that all share and one of each group's own, so that
/// any two have kStrengthCorrelation; beyond their mass and stature, with which torques go, strengths do not
/// depend on measures.
std::vector<AskedPerson> drawPeople(const Survey& survey, const PeopleRequest& request);

}  // namespace handhold
