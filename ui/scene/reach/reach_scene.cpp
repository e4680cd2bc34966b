// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/reach/reach_scene.h"

#include <array>
#include <cmath>

namespace handhold {

namespace {

using ReachNode = ReachField::Node;
using ReachTriangle = std::vector<ReachNode>;  ///< or what a plane has left of it: a convex polygon

constexpr float kOuterShell = 0.30f, kInnerShell = 0.45f, kSlice = 0.88f;  ///< how opaque
constexpr double kSurface = 0.5;                                           ///< of the field
constexpr int kSliceParts = 4;                                             ///< of the slice to a cell's edge
constexpr double kAboveSlice = 1e-4;                                       ///< towards the eye (m)

/// Six tetrahedra around the diagonal of a cell; corners are bits x, y, z.
constexpr std::array<std::array<int, 4>, 6> kTetrahedra{
    {{0, 1, 3, 7}, {0, 3, 2, 7}, {0, 2, 6, 7}, {0, 6, 4, 7}, {0, 4, 5, 7}, {0, 5, 1, 7}}};

ReachNode between(const ReachNode& a, const ReachNode& b, double share) {
  return {a.p_W + share * (b.p_W - a.p_W), a.reached + share * (b.reached - a.reached),
          a.load + share * (b.load - a.load)};
}

/// What of a convex polygon has a measure of zero or more (Sutherland and Hodgman 1974).
template <class Measure>
ReachTriangle clipped(const ReachTriangle& polygon, const Measure& measure) {
  ReachTriangle kept;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const ReachNode &now = polygon[i], &next = polygon[(i + 1) % polygon.size()];
    const double own = measure(now), its = measure(next);
    if (own >= 0.0) kept.push_back(now);
    if ((own >= 0.0) != (its >= 0.0)) kept.push_back(between(now, next, own / (own - its)));
  }
  return kept;
}

Eigen::Vector3f lightOf(double load) {
  const Color color = toLinear(loadColor(load));
  return {color.r, color.g, color.b};
}

/// Collects triangles.
class ShellMaker {
 public:
  ShellMaker(const ReachField& field, const std::optional<ReachCut>& cut, const std::stop_token& stop)
      : field_(field), cut_(cut), stop_(stop) {}

  std::shared_ptr<const TriangleMesh> shell() {
    const auto& count = field_.count();
    for (int z = 0; z + 1 < count[2] && !stop_.stop_requested(); ++z)
      for (int y = 0; y + 1 < count[1]; ++y)
        for (int x = 0; x + 1 < count[0]; ++x) addCell(x, y, z);
    return finished();
  }

  std::shared_ptr<const TriangleMesh> slice() {
    const Eigen::AlignedBox3d box = field_.box();
    const int across = (cut_->axis + 1) % 3, up = (cut_->axis + 2) % 3;
    const double step = field_.spacing() / kSliceParts;
    facing_ = Vector3::Unit(cut_->axis);
    const auto nodeAt = [&](int i, int j) {
      Vector3 p_W = box.min();
      p_W[cut_->axis] = cut_->place;
      p_W[across] += i * step;
      p_W[up] += j * step;
      const Vector3 inside = p_W - kAboveSlice * *facing_;
      return ReachNode{p_W, field_.reached(inside), field_.load(inside)};
    };
    const auto rows = [&](int axis) { return static_cast<int>(std::lround(box.sizes()[axis] / step)); };
    const auto isIn = [](const ReachNode& node) { return node.reached - kSurface; };
    for (int i = 0; i < rows(across) && !stop_.stop_requested(); ++i)
      for (int j = 0; j < rows(up); ++j) {
        const ReachNode a = nodeAt(i, j), b = nodeAt(i + 1, j), c = nodeAt(i + 1, j + 1),
                        d = nodeAt(i, j + 1);
        add(clipped({a, b, c}, isIn));
        add(clipped({a, c, d}, isIn));
      }
    return finished();
  }

 private:
  void addCell(int x, int y, int z) {
    std::array<ReachNode, 8> corners;
    int inside = 0;
    for (int i = 0; i < 8; ++i) {
      corners[static_cast<std::size_t>(i)] = field_.node(x + (i & 1), y + (i >> 1 & 1), z + (i >> 2 & 1));
      inside += corners[static_cast<std::size_t>(i)].reached > kSurface ? 1 : 0;
    }
    if (inside == 0 || inside == 8) return;
    for (const auto& four : kTetrahedra) {
      ReachTriangle in, out;
      for (const int corner : four) {
        const ReachNode& node = corners[static_cast<std::size_t>(corner)];
        (node.reached > kSurface ? in : out).push_back(node);
      }
      addTetrahedron(in, out);
    }
  }

  /// The surface crosses each edge from a corner within to one without: three edges or four.
  void addTetrahedron(const ReachTriangle& in, const ReachTriangle& out) {
    if (in.empty() || out.empty()) return;
    const auto crossing = [](const ReachNode& a, const ReachNode& b) {
      return between(a, b, (kSurface - a.reached) / (b.reached - a.reached));
    };
    ReachTriangle polygon;
    if (in.size() == 1)
      for (const ReachNode& node : out) polygon.push_back(crossing(in[0], node));
    else if (out.size() == 1)
      for (const ReachNode& node : in) polygon.push_back(crossing(node, out[0]));
    else
      polygon = {crossing(in[0], out[0]), crossing(in[0], out[1]), crossing(in[1], out[1]),
                 crossing(in[1], out[0])};
    const Vector3 outwards = out[0].p_W - in[0].p_W;
    const Vector3 normal = (polygon[1].p_W - polygon[0].p_W).cross(polygon[2].p_W - polygon[0].p_W);
    if (normal.dot(outwards) < 0.0) std::reverse(polygon.begin(), polygon.end());
    if (cut_)
      polygon = clipped(polygon, [&](const ReachNode& node) { return cut_->place - node.p_W[cut_->axis]; });
    add(polygon);
  }

  /// Against the slope of the field; on a slice across it.
  Eigen::Vector3f normalAt(const Vector3& p_W) const {
    if (facing_) return facing_->cast<float>();
    Vector3 slope;
    const double step = 0.5 * field_.spacing();
    for (int axis = 0; axis < 3; ++axis)
      slope[axis] =
          field_.reached(p_W - step * Vector3::Unit(axis)) - field_.reached(p_W + step * Vector3::Unit(axis));
    return slope.normalized().cast<float>();
  }

  void add(const ReachTriangle& polygon) {
    if (polygon.size() < 3) return;
    const auto first = static_cast<std::uint32_t>(mesh_.positions.size());
    for (const ReachNode& node : polygon) {
      mesh_.positions.push_back(node.p_W.cast<float>());
      mesh_.normals.push_back(normalAt(node.p_W));
      mesh_.colors.push_back(lightOf(node.load));
    }
    for (std::uint32_t i = 2; i < polygon.size(); ++i)
      mesh_.triangles.push_back({first, first + i - 1, first + i});
  }

  std::shared_ptr<const TriangleMesh> finished() {
    return std::make_shared<const TriangleMesh>(std::move(mesh_));
  }

  const ReachField& field_;
  std::optional<ReachCut> cut_;
  const std::stop_token& stop_;
  std::optional<Vector3> facing_;  ///< of a slice
  TriangleMesh mesh_;
};

Solid shellSolid(std::shared_ptr<const TriangleMesh> mesh, float opacity, Material material) {
  Solid solid;
  solid.form = Form::Mesh;
  solid.material = material;
  solid.color = {1.0f, 1.0f, 1.0f, opacity};
  solid.shade = Shade::None;
  solid.mesh = std::move(mesh);
  return solid;
}

}  // namespace

ReachShells reachShells(const ReachMap& map, const std::optional<ReachCut>& cut,
                        const std::stop_token& stop) {
  ReachShells shells;
  const ReachField all(map, kAnyLoad), easy(map, kEasyReach);
  if (all.isEmpty()) return shells;
  const auto add = [&](std::shared_ptr<const TriangleMesh> mesh, float opacity, Material material) {
    if (!mesh->triangles.empty()) shells.solids.push_back(shellSolid(std::move(mesh), opacity, material));
  };
  if (cut) add(ShellMaker(all, cut, stop).slice(), kSlice, Material::Plain);
  if (!easy.isEmpty()) add(ShellMaker(easy, cut, stop).shell(), kInnerShell, Material::Matte);
  add(ShellMaker(all, cut, stop).shell(), kOuterShell, Material::Matte);
  for (const Solid& solid : shells.solids) shells.box.extend(boundsOf(solid));
  return shells;
}

void addReach(Scene& scene, const ReachShells& shells) {
  scene.shells.insert(scene.shells.end(), shells.solids.begin(), shells.solids.end());
  scene.hasReachLegend = !shells.solids.empty();
  if (!shells.box.isEmpty())
    for (int i = 0; i < 8; ++i) scene.reach.push_back(shells.box.corner(Eigen::AlignedBox3d::CornerType(i)));
}

}  // namespace handhold
