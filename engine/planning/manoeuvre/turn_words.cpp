// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/turn_words.h"

#include <array>
#include <cmath>

#include "engine/planning/manoeuvre/floating/request_bounds.h"

namespace handhold {

std::string turnWords(const Vector3& turn) {
  constexpr std::array kAxes{"left", "up", "forward"};
  constexpr double kAlong = 0.98, kDegree = M_PI / 180.0, kNone = 0.5 * kDegree;
  if (turn.norm() < kNone) return ", without a turn from rest to rest,";
  Eigen::Index axis = 0;
  if (turn.cwiseAbs().maxCoeff(&axis) < kAlong * turn.norm())
    return worded(", turning by %.0f° from rest to rest", turn.norm() / kDegree);
  return worded(", turning by %.0f° about ", turn[axis] / kDegree) + kAxes[std::size_t(axis)] +
         " from rest to rest";
}

}  // namespace handhold
