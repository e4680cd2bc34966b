// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/cabin/cabin_scene.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/task/cabin.h"
#include "ui/scene/strap.h"

namespace handhold {

namespace {

constexpr double kHeldReach = 0.05;   // m from a rail's middle line to a hand that holds it
constexpr double kPlateReach = 0.35;  // m from a foot plate's middle to a foot on it

class FittingWriter {
 public:
  FittingWriter(Cabin& cabin, std::span<const Contact> contacts, const Theme& theme)
      : cabin_(cabin), contacts_(contacts), theme_(theme) {}

  void rail(const CabinRail& rail);
  void footPlate(const Vector3& top);

 private:
  using Use = CabinFitting::Use;

  Use useNear(const Vector3& from, const Vector3& to, double reach) const;
  void add(Solid solid, const Vector3& inwards_C, Use use);
  void strap(const Vector3& middle, Use use);

  Cabin& cabin_;
  std::span<const Contact> contacts_;
  const Theme& theme_;
  int part_ = 0;
};

FittingWriter::Use FittingWriter::useNear(const Vector3& from, const Vector3& to, double reach) const {
  const Vector3 along = to - from;
  const auto isNear = [&](const Contact& contact) {
    const Vector3 p = cabin_.X_WC.inverse() * contact.position - from;
    const double share =
        along.squaredNorm() > 0.0 ? std::clamp(p.dot(along) / along.squaredNorm(), 0.0, 1.0) : 0.0;
    return (p - share * along).norm() < reach;
  };
  return std::any_of(contacts_.begin(), contacts_.end(), isNear) ? Use::Held : Use::Free;
}

void FittingWriter::add(Solid solid, const Vector3& inwards_C, Use use) {
  solid.X_WS = cabin_.X_WC * solid.X_WS;
  solid.id = cabin_.id;
  solid.id.part = part_;
  solid.shade = use == Use::Held ? Shade::Cast : Shade::None;
  cabin_.fittings.push_back({std::move(solid), cabin_.X_WC.R * inwards_C, use});
}

/// An oval bar, wide along the wall, on two posts.
void FittingWriter::rail(const CabinRail& rail) {
  constexpr double kPostRadius = 0.009, kFromEnd = 0.05;  // m
  const Vector3 out = inwards(rail.wall);
  const Vector3 along = (rail.to - rail.from).normalized();
  const Use use = useNear(rail.from, rail.to, kHeldReach);
  Solid bar = boxSolid({}, {0.5 * kRailWide, 0.5 * kRailThick, 0.5 * rail.length()}, theme_.metal);
  bar.radius = 0.5 * kRailThick;
  bar.material = Material::Metal;
  bar.X_WS.R.col(0) = out.cross(along);
  bar.X_WS.R.col(1) = out;
  bar.X_WS.R.col(2) = along;
  bar.X_WS.p = rail.middle();
  add(bar, out, use);
  for (const double side : {-1.0, 1.0}) {
    const Vector3 top = rail.middle() + side * (0.5 * rail.length() - kFromEnd) * along;
    Solid post = barBetween(top - (kRailOff + 0.5 * kRailThick) * out, top, kPostRadius, theme_);
    post.form = Form::Cylinder;
    add(post, out, use);
  }
  ++part_;
}

/// Half an ellipse over the foot, which stands across the module.
Solid footStrap() {
  constexpr double kHalfWidth = 0.058, kHeight = 0.085, kHalfBand = 0.022;  // m
  constexpr int kPieces = 20;
  StrapEdge a, b;
  for (int i = 0; i <= kPieces; ++i) {
    const double turn = M_PI * i / kPieces;
    const Vector3 p(0.0, kHeight * std::sin(turn), kHalfWidth * std::cos(turn));
    const Vector3 out = Vector3(0.0, std::sin(turn) / kHeight, std::cos(turn) / kHalfWidth).normalized();
    a.points.push_back(p - kHalfBand * Vector3::UnitX());
    b.points.push_back(p + kHalfBand * Vector3::UnitX());
    a.out.push_back(out);
    b.out.push_back(out);
  }
  return strapBetween(a, b, {});
}

void FittingWriter::strap(const Vector3& middle, Use use) {
  static const Solid shared = footStrap();  // so that its mesh is uploaded once
  Solid band = shared;
  band.color = theme_.accent;
  band.X_WS.p = middle;
  add(std::move(band), Vector3::UnitY(), use);
}

void FittingWriter::footPlate(const Vector3& top) {
  const Use use = useNear(top, top, kPlateReach);
  const Pose X_CP{Matrix3::Identity(), top - Vector3(0.0, 0.5 * kFootPlate.y(), 0.0)};
  add(boxSolid(X_CP, 0.5 * kFootPlate, theme_.matte), Vector3::UnitY(), use);
  for (const double side : {-0.11, 0.11}) strap(top + Vector3(0.0, 0.0, side), use);
  ++part_;
}

bool isSeen(const CabinFitting& fitting, const Camera& camera) {
  if (fitting.use == CabinFitting::Use::Held) return true;
  if (camera.lens == Lens::Orthographic) return camera.forward().dot(fitting.inwards) < 0.0;
  return fitting.inwards.dot(camera.position() - fitting.solid.X_WS.p) > 0.0;
}

}  // namespace

Cabin cabinOf(const Prop& prop, const ThingId& id, std::span<const Contact> contacts, const Theme& theme) {
  Cabin cabin;
  cabin.id = id;
  cabin.X_WC = {prop.orientation.toRotationMatrix(), prop.position};
  cabin.halfSize = 0.5 * prop.size;
  FittingWriter writer(cabin, contacts, theme);
  const CabinLayout layout = cabinLayout(prop.size);
  for (const CabinRail& rail : layout.rails) writer.rail(rail);
  for (const Vector3& plate : layout.footPlates) writer.footPlate(plate);
  return cabin;
}

Scene furnished(Scene scene, const Camera& camera) {
  for (const Cabin& cabin : scene.cabins)
    for (const CabinFitting& fitting : cabin.fittings)
      if (isSeen(fitting, camera)) scene.solids.push_back(fitting.solid);
  return scene;
}

std::optional<CabinSpot> cabinSpot(const Ray& ray, const Prop& cabin) {
  const Pose X_WC{cabin.orientation.toRotationMatrix(), cabin.position};
  const Vector3 origin = X_WC.inverse() * ray.origin, direction = X_WC.R.transpose() * ray.direction;
  double enter = 0.0, leave = std::numeric_limits<double>::infinity();
  int wall = 0;
  for (int axis = 0; axis < 3; ++axis) {
    const double half = 0.5 * cabin.size[axis];
    const double way = std::abs(direction[axis]) < 1e-12 ? 1e-12 : direction[axis];
    const double a = (-half - origin[axis]) / way, b = (half - origin[axis]) / way;
    enter = std::max(enter, std::min(a, b));
    if (std::max(a, b) >= leave) continue;
    leave = std::max(a, b);
    wall = axis;
  }
  if (enter >= leave) return std::nullopt;
  Vector3 out = Vector3::Zero();
  out[wall] = direction[wall] > 0.0 ? -1.0 : 1.0;
  return CabinSpot{ray.at(leave), X_WC.R * out};
}

}  // namespace handhold
