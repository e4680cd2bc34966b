// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/grip/held_solid.h"

#include <algorithm>
#include <limits>

namespace handhold {

HeldSolid HeldSolid::bar(double radius, double length) {
  HeldSolid solid;
  solid.form = Form::Bar;
  solid.half = {radius, radius, 0.5 * length};
  return solid;
}

double HeldSolid::distance(const Vector3& p_G) const {
  if (form == Form::None) return std::numeric_limits<double>::infinity();
  Vector3 p = R_GS.transpose() * (p_G - p_GS);
  if (form == Form::Mesh) {
    if (isMirrored) p.z() = -p.z();
    return field->distance(p);
  }
  Vector3 beyond = p.cwiseAbs() - half;
  if (form == Form::Bar) {
    const Vector2 fromMiddle(std::max(std::abs(p.x()) - (half.x() - half.y()), 0.0), p.y());
    beyond.head<2>() = Vector2::Constant(fromMiddle.norm() - half.y());
  }
  const double inside = std::min(beyond.maxCoeff(), 0.0);
  // both coordinates of a bar tell how far its mantle is
  if (form == Form::Bar) beyond.x() = 0.0;
  return inside + beyond.cwiseMax(0.0).norm();
}

bool HeldSolid::operator==(const HeldSolid& other) const {
  return form == other.form && R_GS == other.R_GS && p_GS == other.p_GS && half == other.half &&
         field == other.field && isMirrored == other.isMirrored;
}

HeldSolid mirrored(const HeldSolid& solid) {
  const Matrix3 across = Vector3(1.0, 1.0, -1.0).asDiagonal();
  HeldSolid other = solid;
  other.R_GS = across * solid.R_GS * across;  // bars and boxes are their own mirror images
  other.p_GS = across * solid.p_GS;
  other.isMirrored = !solid.isMirrored;
  return other;
}

}  // namespace handhold
