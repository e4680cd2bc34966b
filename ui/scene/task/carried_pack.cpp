// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/task/carried_pack.h"

#include <algorithm>
#include <cmath>

#include "ui/scene/body/trunk.h"
#include "ui/scene/task/taut_strap.h"

namespace handhold {

namespace {

constexpr double kBehind = 0.05;                     // m behind the shoulders: there a box is on the back
constexpr double kStrapAside = 0.52;                 ///< of half the shoulders' distance
constexpr double kRound = 0.05;                      // m, of a pack's edges
constexpr double kBeltLow = 0.02, kBeltHigh = 0.06;  // m above the hips' centre
constexpr double kNozzle = 0.03;                     // m, radius and half length
constexpr Color kCanvas = rgb(0x6B7160), kLid = rgb(0x575C4F), kPocket = rgb(0x7A806E),
                kWebbing = rgb(0x33363B), kShell = rgb(0xD3D5D6), kPanel = rgb(0x8E9499),
                kBell = rgb(0x4A4D52);

/// The box's axis that is most like a direction, pointing its way; not the one that is taken already.
int axisLike(const Matrix3& R, const Vector3& direction, int taken) {
  const Vector3 share = (R.transpose() * direction).cwiseAbs();
  int best = taken == 0 ? 1 : 0;
  for (int axis = 0; axis < 3; ++axis)
    if (axis != taken && share[axis] > share[best]) best = axis;
  return best;
}

Vector3 facing(const Vector3& axis, const Vector3& direction) {
  return axis.dot(direction) < 0.0 ? Vector3(-axis) : axis;
}

/// The box in axes of who carries it: across, up, to the body.
struct PlacedPack {
  Pose X_WP;
  Vector3 half;

  PlacedPack(const CarriedPack& pack, const Trunk& trunk) {
    const Matrix3& R = pack.X_WB.R;
    const int inner = axisLike(R, trunk.ahead, -1), top = axisLike(R, trunk.up, inner);
    X_WP.p = pack.X_WB.p;
    X_WP.R.col(2) = facing(R.col(inner), trunk.ahead);
    X_WP.R.col(1) = facing(R.col(top), trunk.up);
    X_WP.R.col(0) = X_WP.R.col(1).cross(X_WP.R.col(2));
    half = Vector3(pack.half[3 - inner - top], pack.half[top], pack.half[inner]);
  }

  /// In parts of the half edges.
  Vector3 at(const Vector3& share) const { return X_WP * Vector3(half.cwiseProduct(share)); }
  Solid part(const Vector3& middle, const Vector3& size, Color color) const {
    Solid solid = boxSolid({X_WP.R, at(middle)}, half.cwiseProduct(size), color);
    solid.radius = std::min(kRound, 0.6 * solid.size.minCoeff());
    return solid;
  }
};

void addBag(const PlacedPack& pack, std::vector<Solid>& solids) {
  solids.push_back(pack.part({0.0, -0.12, 0.22}, {1.0, 0.88, 0.78}, kCanvas));
  solids.push_back(pack.part({0.0, 0.80, 0.16}, {0.97, 0.20, 0.84}, kLid));
  solids.push_back(pack.part({0.0, -0.40, -0.70}, {0.74, 0.46, 0.30}, kPocket));
}

/// The nozzles open against the push, out of the face there.
void addThruster(const PlacedPack& pack, const Vector3& thrust, std::vector<Solid>& solids) {
  const int axis = axisLike(pack.X_WP.R, thrust, -1), u = (axis + 1) % 3, v = (axis + 2) % 3;
  const double side = pack.X_WP.R.col(axis).dot(thrust) > 0.0 ? -1.0 : 1.0;
  const double length = std::min(0.5, 2.0 * kNozzle / pack.half[axis]);  // in parts of the half edge
  Vector3 size = Vector3::Ones(), middle = Vector3::Zero();
  size[axis] -= 0.5 * length;
  middle[axis] = -side * 0.5 * length;
  solids.push_back(pack.part(middle, size, kShell));
  Vector3 panel = 0.55 * Vector3::Ones(), onFace = Vector3::Zero();
  panel[axis] = 0.25 * length;
  onFace[axis] = side * (1.0 - 0.9 * length);
  solids.push_back(pack.part(onFace, panel, kPanel));
  for (const double a : {-0.70, 0.70})
    for (const double b : {-0.70, 0.70}) {
      Vector3 mouth = Vector3::Zero(), neck = Vector3::Zero();
      mouth[axis] = side;
      neck[axis] = side * (1.0 - length);
      mouth[u] = neck[u] = a;
      mouth[v] = neck[v] = b;
      Solid bell;
      bell.form = Form::Cone;
      bell.X_WS = poseAlong(pack.at(mouth), pack.at(neck));
      bell.size = Vector3(0.0, 0.5 * length * pack.half[axis], 0.0);
      bell.radius = kNozzle;
      bell.color = kBell;
      solids.push_back(bell);
    }
}

void addHarness(const PlacedPack& pack, const Trunk& trunk, const TrunkSkin& skin,
                std::vector<Solid>& solids) {
  for (const double side : {-1.0, 1.0}) {
    StrapWay way;
    way.middle = trunk.shoulders + side * kStrapAside * trunk.halfBreadth * trunk.left;
    way.along = trunk.up;
    way.ahead = trunk.ahead;
    way.ends = {pack.at({0.0, -0.75, 0.4}), pack.at({0.0, 0.75, 0.4})};
    solids.push_back(tautStrap(skin, way, kWebbing));
  }
  const double low = trunk.up.dot(pack.at({0.0, -1.0, 0.0}) - trunk.hips);
  StrapWay belt;
  belt.middle = trunk.hips + std::clamp(low + 0.03, kBeltLow, kBeltHigh) * trunk.up;
  belt.along = trunk.left;
  belt.ahead = trunk.ahead;
  solids.push_back(tautStrap(skin, belt, kWebbing));
  Solid buckle = boxSolid(frontOf(skin, belt), {0.022, 0.018, 0.008}, kBell);
  solids.push_back(buckle);
}

}  // namespace

std::vector<Solid> carriedPack(const CarriedPack& pack, const FigureInstance& figure, const Model& model,
                               const Data& data) {
  const std::optional<Trunk> trunk = trunkOf(model, data);
  if (!trunk || trunk->ahead.dot(pack.X_WB.p - trunk->shoulders) > -kBehind) return {};
  const PlacedPack placed(pack, *trunk);
  std::vector<Solid> solids;
  pack.thrust ? addThruster(placed, *pack.thrust, solids) : addBag(placed, solids);
  const TrunkSkin skin(figure);
  if (!skin.isEmpty()) addHarness(placed, *trunk, skin, solids);
  return solids;
}

}  // namespace handhold
