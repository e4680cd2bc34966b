// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/task/still_water.h"

#include <algorithm>
#include <cmath>

namespace handhold {

namespace {

constexpr double kRoom = 0.85, kOverhead = 0.22;   // m, around what is there and above it
constexpr double kTallest = 1.95, kDeepest = 0.6;  // m, of who stands on the floor; below where there is none
constexpr Color kWater = rgb(0x3F9AC2), kLine = rgb(0x8FCDE6);
constexpr float kOpacity = 0.17f;

/// Of what stays where it is, and of who stands or floats there.
Eigen::AlignedBox3d poolOf(const Scene& scene, const Task& task, double size) {
  Eigen::AlignedBox3d place;
  for (const Solid& solid : scene.solids) place.extend(boundsOf(solid));
  for (const Contact& contact : task.contacts) place.extend(contact.position);
  for (const Target& target : task.targets) place.extend(target.position);
  for (const auto& at : task.motion.targets) place.extend(at.target.position);
  if (place.isEmpty()) place.extend(Vector3::Zero());
  const Vector3 room(kRoom * size, kOverhead * size, kRoom * size);
  Vector3 low = place.min() - room, high = place.max() + room;
  low.y() = scene.floor ? scene.floor->height : low.y() - kDeepest * size;
  high.y() = std::max(high.y(), low.y() + (kTallest + kOverhead) * size);
  return {low, high};
}

/// Of the surface at a place of the unit block, from -1 to 1: three waves that never come together again.
double waveAt(double x, double z) {
  return (std::sin(7.1 * x + 1.8 * z) + std::sin(3.2 * x - 6.6 * z) + std::sin(11.0 * z + 4.3 * x)) / 3.0;
}

/// A block from -1 to 1 without its bottom; the top is rippled.
class BlockMesh {
 public:
  TriangleMesh made() && {
    mesh_.isOpen = true;
    top();
    const Vector3 corners[] = {{-1, 0, -1}, {1, 0, -1}, {1, 0, 1}, {-1, 0, 1}};
    for (std::size_t i = 0; i < 4; ++i) side(corners[i], corners[(i + 1) % 4]);
    return std::move(mesh_);
  }

 private:
  std::uint32_t add(const Vector3& p, const Vector3& n, double light) {
    mesh_.positions.push_back(p.cast<float>());
    mesh_.normals.push_back(n.cast<float>());
    mesh_.colors.push_back(Eigen::Vector3f::Constant(float(light)));
    return std::uint32_t(mesh_.positions.size() - 1);
  }
  void quad(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
    mesh_.triangles.push_back({a, b, c});
    mesh_.triangles.push_back({a, c, d});
  }
  /// Crests are lighter.
  void top() {
    for (int i = 0; i <= kPieces; ++i)
      for (int k = 0; k <= kPieces; ++k) {
        const double x = 2.0 * k / kPieces - 1.0, z = 2.0 * i / kPieces - 1.0, wave = waveAt(x, z);
        const bool isEdge = i % kPieces == 0 || k % kPieces == 0;
        add({x, 1.0 + (isEdge ? 0.0 : kRipple * wave), z}, Vector3::UnitY(), 1.25 + 0.55 * wave);
      }
    const auto at = [](int i, int k) { return std::uint32_t(i * (kPieces + 1) + k); };
    for (int i = 0; i < kPieces; ++i)
      for (int k = 0; k < kPieces; ++k) quad(at(i, k), at(i + 1, k), at(i + 1, k + 1), at(i, k + 1));
  }
  /// Light comes from above.
  void side(const Vector3& from, const Vector3& to) {
    constexpr double kAbove = 1.1, kBelow = 0.75;
    const Vector3 up = Vector3::UnitY(), outwards = 0.5 * (from + to);
    quad(add(from - up, outwards, kBelow), add(from + up, outwards, kAbove), add(to + up, outwards, kAbove),
         add(to - up, outwards, kBelow));
  }

  static constexpr int kPieces = 28;
  static constexpr double kRipple = 0.007;  // of half the depth

  TriangleMesh mesh_;
};

Polyline waterline(const Eigen::AlignedBox3d& pool) {
  const Vector3 &low = pool.min(), &high = pool.max();
  const double y = high.y();
  return {{},
          {{low.x(), y, low.z()},
           {high.x(), y, low.z()},
           {high.x(), y, high.z()},
           {low.x(), y, high.z()},
           {low.x(), y, low.z()}},
          {withAlpha(kLine, 0.7f)}};
}

}  // namespace

void addStillWater(Scene& scene, const Task& task, double size) {
  if (!task.water) return;
  const Eigen::AlignedBox3d pool = poolOf(scene, task, size);
  Solid water;
  water.form = Form::Mesh;
  static const auto block = std::make_shared<const TriangleMesh>(BlockMesh().made());
  water.mesh = block;
  water.X_WS.p = pool.center();
  water.size = 0.5 * pool.sizes();
  water.material = Material::Plain;
  water.shade = Shade::None;
  water.color = withAlpha(kWater, kOpacity);
  scene.shells.push_back(std::move(water));
  scene.lines.push_back(waterline(pool));
  scene.reach.push_back({pool.center().x(), pool.max().y(), pool.center().z()});
}

}  // namespace handhold
