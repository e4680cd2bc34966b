// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/core/bounds.h"
#include "engine/core/typed_index.h"
#include "engine/muscles/path/wrapping.h"
#include "engine/osim/osim_function.h"

namespace handhold {

/// A place through which a line of action runs.
struct MusclePoint {
  LinkIndex link;
  Vector3 place = Vector3::Zero();  ///< in link axes from the link origin (m)
  LinkIndex joint;                  ///< whose angle conditions and courses are told of; none: always there
  Range active{};                   ///< angles at which the line runs through it (rad)
  std::shared_ptr<const std::array<OsimFunction, 3>> course;  ///< x, y, z by the angle, instead of `place`
  double scale = 1.0;                                         ///< of what the course gives
};

/// A surface fixed to a link.
struct MuscleWrap {
  std::string name;
  LinkIndex link;
  Pose X_LO;
  WrapSurface surface;
  int first = -1, last = -1;  ///< points between which it may touch the line; -1: any
};

/// A line of action, origin first.
struct MusclePath {
  std::vector<MusclePoint> points;
  std::vector<MuscleWrap> wraps;
};

/// Where the links are, by link index, and at which angle the joint of each stands.
struct LinkPoses {
  std::span<const Matrix3> R_WL;
  std::span<const Vector3> p_WL;
  std::span<const double> angles;  ///< (rad)

  const Matrix3& turn(LinkIndex link) const { return R_WL[static_cast<std::size_t>(link)]; }
  Vector3 place(LinkIndex link, const Vector3& p_L) const {
    return turn(link) * p_L + p_WL[static_cast<std::size_t>(link)];
  }
  double angle(LinkIndex joint) const { return angles[static_cast<std::size_t>(joint)]; }
};

}  // namespace handhold
