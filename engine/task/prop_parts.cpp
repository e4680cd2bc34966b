// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/prop_parts.h"

#include <algorithm>
#include <limits>

#include "engine/task/cabin.h"
#include "engine/task/prop_kind.h"

namespace handhold {

namespace {

/// The two axes of the prop that lie in a face with that normal, the upright one last: x and z, x and y, or
/// z and y.
std::array<int, 2> axesAcross(const Vector3& normal) {
  int axis = 0;
  normal.cwiseAbs().maxCoeff(&axis);
  return axis == 1 ? std::array{0, 2} : axis == 2 ? std::array{0, 1} : std::array{2, 1};
}

/// A face in its prop's axes.
struct Facing {
  Vector3 middle, normal;
  Vector3 half;  ///< of the prop's edges (m); that along the normal does not count
};

/// Puts parts that are told in a prop's axes into world.
class PartWriter {
 public:
  explicit PartWriter(const Prop& prop) : prop_(prop), R_WP_(prop.orientation.normalized()) {}

  /// However the prop is tilted; where its x points is where places count from.
  void level();
  /// `zero`: where angles about the rod are counted from, across it.
  void rod(PropPart part, const Vector3& middle, const Vector3& along, const Vector3& zero);
  void size(double length, double diameter);
  void face(PropPart part, int number, const Facing& facing);

  std::vector<PartShape> take() { return std::move(shapes_); }

 private:
  int countOf(PropPart part) const {
    return static_cast<int>(std::count_if(shapes_.begin(), shapes_.end(),
                                          [part](const PartShape& shape) { return shape.part == part; }));
  }
  PartShape& add(PropPart part, int number, const Vector3& middle) {
    PartShape& shape = shapes_.emplace_back();
    shape.part = part;
    shape.number = number;
    shape.middle = prop_.position + R_WP_ * middle;
    return shape;
  }

  const Prop& prop_;
  Quaternion R_WP_;
  std::vector<PartShape> shapes_;
};

void PartWriter::level() {
  const Vector3 along = R_WP_ * Vector3::UnitX();
  R_WP_ = Eigen::AngleAxisd(std::atan2(-along.z(), along.x()), Vector3::UnitY());
}

void PartWriter::rod(PropPart part, const Vector3& middle, const Vector3& along, const Vector3& zero) {
  PartShape& shape = add(part, countOf(part) + 1, middle);
  shape.R << R_WP_ * along, R_WP_ * zero, R_WP_ * along.cross(zero);
}

void PartWriter::size(double length, double diameter) {
  shapes_.back().length = length;
  shapes_.back().radius = 0.5 * diameter;
}

void PartWriter::face(PropPart part, int number, const Facing& facing) {
  PartShape& shape = add(part, number, facing.middle);
  const std::array<int, 2> axes = axesAcross(facing.normal);
  shape.R << R_WP_ * Vector3::Unit(axes[0]), R_WP_ * Vector3::Unit(axes[1]), R_WP_ * facing.normal;
  shape.half = Vector2(facing.half[axes[0]], facing.half[axes[1]]);
}

void addBar(const Prop& bar, PartWriter& parts) {
  parts.rod(PropPart::Bar, Vector3::Zero(), Vector3::UnitX(), Vector3::UnitY());
  parts.size(bar.size.x(), bar.size.y());
}

void addLadder(const Prop& ladder, PartWriter& parts) {
  const double half = 0.5 * ladder.size.y();
  for (double y = -half + 0.5 * ladder.spacing; y < half; y += ladder.spacing) {
    parts.rod(PropPart::Rung, {0.0, y, 0.0}, Vector3::UnitX(), Vector3::UnitY());
    parts.size(ladder.size.x(), ladder.diameter);
  }
  for (const double side : {-0.5, 0.5}) {
    parts.rod(PropPart::SideRail, {side * ladder.size.x(), 0.0, 0.0}, Vector3::UnitY(), Vector3::UnitZ());
    parts.size(ladder.size.y(), kRailPerRung * ladder.diameter);
  }
}

void addBox(const Prop& box, PartWriter& parts) {
  for (int number = 1; number <= 6; ++number) {
    const int axis = (number - 1) / 2;
    const Vector3 normal = (number % 2 == 1 ? 1.0 : -1.0) * Vector3::Unit(axis);
    parts.face(PropPart::Face, number, {0.5 * box.size[axis] * normal, normal, 0.5 * box.size});
  }
}

void addCabin(const Prop& cabin, PartWriter& parts) {
  const CabinLayout layout = cabinLayout(cabin.size);
  for (const CabinRail& rail : layout.rails) {
    parts.rod(PropPart::Handrail, rail.middle(), (rail.to - rail.from).normalized(), inwards(rail.wall));
    parts.size(rail.length(), kRailThick);
  }
  for (std::size_t i = 0; i < layout.footPlates.size(); ++i) {
    parts.face(PropPart::Restraint, static_cast<int>(i) + 1,
               {layout.footPlates[i], Vector3::UnitY(), 0.5 * kFootPlate});
  }
  for (int wall = 0; wall < 6; ++wall) {
    const Vector3 normal = inwards(static_cast<CabinWall>(wall));
    parts.face(PropPart::Wall, wall + 1, {-normal.cwiseProduct(layout.half), normal, layout.half});
  }
}

void addGround(const Prop&, PartWriter& parts) {
  parts.level();
  const Vector3 endless = Vector3::Constant(std::numeric_limits<double>::infinity());
  parts.face(PropPart::Ground, 1, {Vector3::Zero(), Vector3::UnitY(), endless});
}

void addNone(const Prop&, PartWriter&) {}

/// In the order of PropKind.
constexpr std::array<void (*)(const Prop&, PartWriter&), kPropKindRows.size()> kPartsOf{
    addGround, addBar, addLadder, addBox, addNone, addCabin};

}  // namespace

std::string partName(PropPart part, int number) {
  const PropPartRow& row = rowOf(part);
  const std::string word = row.word;
  if (word.empty()) return {};
  if (!row.isNamed()) return word + " " + std::to_string(number);
  const auto index = static_cast<std::size_t>(number - 1);
  return (index < row.names.size() && row.names[index] ? row.names[index] + std::string(" ") : "") + word;
}

std::string placeName(const std::string& prop, const PropPlace& place) {
  const std::string part = partName(place.part, place.number);
  return part.empty() ? prop : part + " of " + prop;
}

std::vector<PartShape> partShapes(const Prop& prop) {
  PartWriter parts(prop);
  kPartsOf[static_cast<std::size_t>(prop.kind)](prop, parts);
  return parts.take();
}

std::optional<PartShape> partShape(const Prop& prop, PropPart part, int number) {
  for (const PartShape& shape : partShapes(prop))
    if (shape.part == part && shape.number == number) return shape;
  return std::nullopt;
}

}  // namespace handhold
