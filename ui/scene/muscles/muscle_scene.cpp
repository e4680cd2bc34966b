// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/muscles/muscle_scene.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

#include "ui/scene/palette.h"

namespace handhold {

namespace {

constexpr double kTendonStress = 4e7;                         ///< (Pa)
constexpr double kThinnest = 0.0012, kThickest = 0.028;       ///< radii of tendons and bellies (m)
constexpr double kShortestBelly = 0.4, kLongestBelly = 0.92;  ///< in parts of the line
constexpr double kSlimmest = 0.11;         ///< radius of a belly in parts of its length, at the most
constexpr double kOutside = 0.5;           ///< of a tendon; the rest is spread among its fibres
constexpr double kBellyFromOrigin = 0.25;  ///< of the tendons' length
constexpr int kArcPieces = 6, kSmoothings = 2;

/// How finely a round body is drawn; tendons are too thin for their edges to be seen.
struct Fineness {
  int rings, around;
};
constexpr Fineness kBellies{15, 10}, kTendons{8, 6};

/// Over an arc's middle, as a parabola.
void addArc(const MuscleNode& leave, const MuscleNode& arrive, std::vector<Vector3>& line) {
  const Vector3 control = 2.0 * leave.middle - 0.5 * (leave.point + arrive.point);
  for (int i = 1; i < kArcPieces; ++i) {
    const double t = double(i) / kArcPieces;
    line.push_back((1.0 - t) * (1.0 - t) * leave.point + 2.0 * t * (1.0 - t) * control +
                   t * t * arrive.point);
  }
}

/// Corners are cut, as flesh would (Chaikin 1974); the ends stay.
std::vector<Vector3> smoothed(const std::vector<Vector3>& line) {
  if (line.size() < 3) return line;
  std::vector<Vector3> smooth{line.front()};
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    if (i > 0) smooth.push_back(0.75 * line[i] + 0.25 * line[i + 1]);
    if (i + 2 < line.size()) smooth.push_back(0.25 * line[i] + 0.75 * line[i + 1]);
  }
  smooth.push_back(line.back());
  return smooth;
}

std::vector<Vector3> drawnLine(const LineOfAction& action) {
  std::vector<Vector3> line;
  for (std::size_t i = 0; i < action.nodes.size(); ++i) {
    line.push_back(action.nodes[i].point);
    if (action.nodes[i].startsArc) addArc(action.nodes[i], action.nodes[i + 1], line);
  }
  for (int i = 0; i < kSmoothings; ++i) line = smoothed(line);
  return line;
}

/// The line by its length.
class Course {
 public:
  explicit Course(const std::vector<Vector3>& line) : line_(line), until_{0.0} {
    for (std::size_t i = 1; i < line.size(); ++i)
      until_.push_back(until_.back() + (line[i] - line[i - 1]).norm());
  }

  double length() const { return until_.back(); }

  /// Part 0 is the origin, 1 the insertion.
  Vector3 at(double part) const {
    const double along = part * length();
    const auto next = std::upper_bound(until_.begin() + 1, until_.end() - 1, along) - until_.begin();
    const auto i = static_cast<std::size_t>(next);
    const double piece = until_[i] - until_[i - 1];
    const double share = piece > 0.0 ? (along - until_[i - 1]) / piece : 0.0;
    return line_[i - 1] + share * (line_[i] - line_[i - 1]);
  }

 private:
  const std::vector<Vector3>& line_;
  std::vector<double> until_;
};

struct Ring {
  Vector3 middle;
  double radius = 0.0;
};

/// Rings joined by quads; its axes are carried along the line without turning about it.
void addTube(const std::vector<Ring>& rings, int sides, TriangleMesh& mesh) {
  const auto around = static_cast<std::uint32_t>(sides);
  const auto first = static_cast<std::uint32_t>(mesh.positions.size());
  Vector3 aside = (rings[1].middle - rings[0].middle).unitOrthogonal();
  const std::size_t last = rings.size() - 1;
  for (std::size_t i = 0; i <= last; ++i) {
    const Ring &before = rings[i > 0 ? i - 1 : 0], &after = rings[std::min(i + 1, last)];
    const Vector3 way = after.middle - before.middle;
    const Vector3 along = way.normalized();
    aside = (aside - along.dot(aside) * along).normalized();
    const Vector3 across = along.cross(aside);
    const double rise = (after.radius - before.radius) / std::max(way.norm(), 1e-6);
    for (int k = 0; k < sides; ++k) {
      const double angle = 2.0 * std::numbers::pi * k / sides;
      const Vector3 out = std::cos(angle) * aside + std::sin(angle) * across;
      mesh.positions.push_back((rings[i].middle + rings[i].radius * out).cast<float>());
      mesh.normals.push_back((out - rise * along).normalized().cast<float>());
    }
  }
  for (std::uint32_t ring = 0; ring < last; ++ring)
    for (std::uint32_t k = 0; k < around; ++k) {
      const std::uint32_t next = (k + 1) % around, a = first + ring * around, b = a + around;
      mesh.triangles.push_back({a + k, a + next, b + next});
      mesh.triangles.push_back({a + k, b + next, b + k});
    }
}

std::vector<Ring> ringsBetween(const Course& course, double from, double to, int count,
                               const std::function<double(double)>& radiusAt) {
  std::vector<Ring> rings;
  for (int i = 0; i < count; ++i) {
    const double share = double(i) / (count - 1);
    rings.push_back({course.at(from + share * (to - from)), radiusAt(share)});
  }
  return rings;
}

Solid bodyOf(TriangleMesh mesh, const Color& color) {
  Solid solid;
  solid.form = Form::Mesh;
  solid.mesh = std::make_shared<const TriangleMesh>(std::move(mesh));
  solid.color = color;
  return solid;
}

}  // namespace

/// Of the belly with the radius r (1 - u^2), u from -1 to 1, the volume is 8/15 pi r^2 length.
Spindle spindleOf(const Muscle& muscle, const LineOfAction& action) {
  Spindle spindle;
  spindle.line = drawnLine(action);
  const double belly = std::clamp(action.length - kOutside * muscle.tendon, kShortestBelly * action.length,
                                  kLongestBelly * action.length);
  const double tendons = action.length - belly;
  spindle.from = kBellyFromOrigin * tendons / action.length;
  spindle.to = spindle.from + belly / action.length;
  const double volume = physiologicalArea(muscle) * muscle.fibre;
  spindle.radius =
      std::min({std::sqrt(15.0 * volume / (8.0 * std::numbers::pi * belly)), kThickest, kSlimmest * belly});
  spindle.tendon = std::max(std::sqrt(muscle.strength / (kTendonStress * std::numbers::pi)), kThinnest);
  return spindle;
}

TriangleMesh spindleMesh(const Spindle& spindle) {
  TriangleMesh mesh;
  const Course course(spindle.line);
  addTube(ringsBetween(course, spindle.from, spindle.to, kBellies.rings,
                       [&](double share) {
                         const double u = 2.0 * share - 1.0;
                         return std::max(spindle.radius * (1.0 - u * u), spindle.tendon);
                       }),
          kBellies.around, mesh);
  return mesh;
}

TriangleMesh tendonMesh(std::span<const Spindle> spindles) {
  TriangleMesh mesh;
  for (const Spindle& spindle : spindles) {
    const Course course(spindle.line);
    const auto same = [&](double) { return 0.98 * spindle.tendon; };
    addTube(ringsBetween(course, 0.0, spindle.from, kTendons.rings, same), kTendons.around, mesh);
    addTube(ringsBetween(course, spindle.to, 1.0, kTendons.rings, same), kTendons.around, mesh);
  }
  return mesh;
}

void addMuscles(Scene& scene, const MuscledBody& body, std::span<const LineOfAction> lines,
                const VectorX& activations) {
  std::vector<Spindle> spindles;
  const bool isInSkin = std::ranges::any_of(
      scene.figures, [](const FigureInstance& figure) { return figure.figure != nullptr; });
  const auto draw = [&](Solid solid) {
    if (isInSkin) solid.shade = Shade::None;  // whose shadow has theirs in it
    scene.solids.push_back(std::move(solid));
  };
  for (std::size_t i = 0; i < lines.size(); ++i) {
    spindles.push_back(spindleOf(body.muscles[i], lines[i]));
    Solid belly =
        bodyOf(spindleMesh(spindles.back()), muscleColor(activations[static_cast<Eigen::Index>(i)]));
    belly.id = {ThingKind::Muscle, static_cast<int>(i)};
    draw(std::move(belly));
  }
  draw(bodyOf(tendonMesh(spindles), rgb(kTendon)));
  for (FigureInstance& figure : scene.figures)
    if (figure.id.kind == ThingKind::Body && figure.look == FigureLook::Suit) figure.look = FigureLook::Bone;
  scene.hasMuscleLegend = true;
}

}  // namespace handhold
