// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/framing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "ui/scene/figure_picking.h"
#include "ui/scene/ray_intersection.h"

namespace handhold {
namespace {

constexpr int kFramingLevel = 2;
constexpr float kThrough = 0.22f;         ///< opacity of what is looked through
constexpr double kMuchHidden = 0.2;       ///< share of the person that may be behind a prop
constexpr std::size_t kLookedAt = 40;     ///< points of the person that are tried
constexpr double kFurniture = 3.0;        ///< floors, walls and cabins are larger across (m)
constexpr double kHeadAndFootRoom = 0.1;  ///< around limbs of a person without skin (m)

bool isShownFor(const ThingId& id) {
  return id.kind == ThingKind::Contact || id.kind == ThingKind::Target || id.kind == ThingKind::TimedTarget ||
         id.kind == ThingKind::Load;
}

void addCorners(const Eigen::AlignedBox3d& box, std::vector<Vector3>& points) {
  if (box.isEmpty()) return;
  for (int i = 0; i < 8; ++i) points.push_back(box.corner(Eigen::AlignedBox3d::CornerType(i)));
}

void addPerson(const FigureInstance& figure, std::vector<Vector3>& points) {
  for (const auto& vertex : posedVertices(figure, kFramingLevel)) points.push_back(vertex.cast<double>());
  for (const StickLimb& limb : figure.limbs) {
    for (const Vector3& end : {limb.a, limb.b})
      addCorners({end - Vector3::Constant(limb.radius), end + Vector3::Constant(limb.radius)}, points);
  }
}

/// The greatest of y + slope z and of -y + slope z over all points, in the camera's axes.
struct Fit {
  double low = -1e300;
  double high = -1e300;
  double slope = 1.0;

  void take(double y, double z) {
    high = std::max(high, y + slope * z);
    low = std::max(low, -y + slope * z);
  }
  double middle() const { return 0.5 * (high - low); }
  double eyeDepth() const { return 0.5 * (high + low) / slope; }
  double halfExtent() const { return 0.5 * (high + low); }  ///< for slope 0
};

}  // namespace

std::vector<Vector3> personPoints(const Scene& scene) {
  std::vector<Vector3> points;
  for (const FigureInstance& figure : scene.figures) {
    if (figure.opacity == 1.0f) addPerson(figure, points);
  }
  return points;
}

namespace {

/// Some points of the person, evenly chosen.
std::vector<Vector3> lookedAt(const Scene& scene) {
  const std::vector<Vector3> all = personPoints(scene);
  std::vector<Vector3> some;
  const std::size_t step = std::max<std::size_t>(1, all.size() / kLookedAt);
  for (std::size_t i = 0; i < all.size(); i += step) some.push_back(all[i]);
  return some;
}

bool canHide(const Solid& solid) {
  return solid.id.kind == ThingKind::Prop && (solid.form == Form::Box || solid.form == Form::Mesh) &&
         solid.color.a == 1.0f && solid.depth == Depth::Hidden;
}

/// A mesh hides as its box does: this is asked for every move of the camera.
bool hides(const Solid& solid, const Vector3& eye, const Vector3& point) {
  const double away = (point - eye).norm();
  const Ray ray{eye, (point - eye) / away};
  const bool isBox = solid.form == Form::Box;
  const Eigen::AlignedBox3d box = isBox ? Eigen::AlignedBox3d() : boundsOf(solid);
  const auto hit = isBox ? hitBox(ray, solid.X_WS, solid.size)
                         : hitBox(ray, {Matrix3::Identity(), box.center()}, 0.5 * box.sizes());
  constexpr double kTouching = 0.02;  // a hand that leans on a wall is not behind it
  return hit && *hit < away - kTouching;
}

Vector3 eyeFor(const Camera& camera, const Vector3& point) {
  if (camera.lens == Lens::Perspective) return camera.position();
  constexpr double kFar = 30.0;
  return point - kFar * camera.forward();
}

double hiddenShare(const Solid& solid, const Camera& camera, const std::vector<Vector3>& person) {
  const auto hidden = std::count_if(person.begin(), person.end(), [&](const Vector3& point) {
    return hides(solid, eyeFor(camera, point), point);
  });
  return person.empty() ? 0.0 : double(hidden) / double(person.size());
}

double hiddenShare(const Scene& scene, const Camera& camera, const std::vector<Vector3>& person) {
  double share = 0.0;
  for (const Solid& solid : scene.solids) {
    if (canHide(solid)) share += hiddenShare(solid, camera, person);
  }
  return share;
}

}  // namespace

std::vector<Vector3> framingPoints(const Scene& scene) {
  std::vector<Vector3> points = personPoints(scene);
  for (const Solid& solid : scene.solids) {
    if (isShownFor(solid.id)) addCorners(boundsOf(solid), points);
  }
  for (const TargetDisc& target : scene.targets) {
    const Vector3 reach = Vector3::Constant(std::min(target.radius, kHeadAndFootRoom));
    addCorners({target.X_WT.p - reach, target.X_WT.p + reach}, points);
  }
  if (points.empty()) addCorners(bounds(scene), points);
  points.insert(points.end(), scene.reach.begin(), scene.reach.end());
  return points;
}

std::vector<Vector3> homePoints(const Scene& scene) {
  std::vector<Vector3> points = framingPoints(scene);
  for (const Solid& solid : scene.solids) {
    if (solid.id.kind != ThingKind::Prop) continue;
    const Eigen::AlignedBox3d box = boundsOf(solid);
    if (!box.isEmpty() && box.diagonal().norm() < kFurniture) addCorners(box, points);
  }
  return points;
}

/// A point (y, z) in the camera's axes is in the picture of an eye at (c, d) when |y - c| <= t (d - z), so
/// t d + c >= max(y + t z) and t d - c >= max(-y + t z): both are met exactly by c and d of Fit.
double personInSight(const Scene& scene, const Camera& camera, const ViewSize& size) {
  const std::vector<Vector3> points = personPoints(scene);
  const auto isIn = [&](const Vector3& point) {
    const Vector3 p = project(camera, size, point);
    return p.x() >= 0.0 && p.x() <= size.width && p.y() >= 0.0 && p.y() <= size.height && p.z() >= 0.0 &&
           p.z() <= 1.0;
  };
  if (points.empty()) return 1.0;
  return static_cast<double>(std::count_if(points.begin(), points.end(), isIn)) / double(points.size());
}

Camera framed(Camera camera, const std::vector<Vector3>& points, const ViewSize& size) {
  if (points.empty()) return camera;
  const bool parallel = camera.lens == Lens::Orthographic;
  const double tangent = std::tan(0.5 * camera.fieldOfView);
  const double t = kFramedShare * tangent;
  Fit across{.slope = parallel ? 0.0 : t * size.aspect()};
  Fit along{.slope = parallel ? 0.0 : t};
  double nearest = -1e300, farthest = 1e300;
  for (const Vector3& p_W : points) {
    const Vector3 p = camera.R_WC.conjugate() * p_W;
    across.take(p.x(), p.z());
    along.take(p.y(), p.z());
    nearest = std::max(nearest, p.z());
    farthest = std::min(farthest, p.z());
  }
  const double depth = 0.5 * (nearest + farthest);
  camera.target = camera.R_WC * Vector3(across.middle(), along.middle(), depth);
  const double distance = parallel ? std::max(across.halfExtent() / size.aspect(), along.halfExtent()) / t
                                   : std::max(across.eyeDepth(), along.eyeDepth()) - depth;
  camera.distance = std::clamp(distance, 0.25, 60.0);
  return camera;
}

Eigen::AlignedBox3d withAir(const Eigen::AlignedBox3d& thing) {
  constexpr double kAir = 0.15;    // of its size, to each side
  constexpr double kLeast = 0.25;  // m from its middle: a hand and what it holds
  const Vector3 half = ((0.5 + kAir) * thing.sizes()).cwiseMax(kLeast);
  return {thing.center() - half, thing.center() + half};
}

Camera firstView(const Scene& scene, const ViewSize& size) {
  constexpr double kPi = std::numbers::pi;
  constexpr std::array kYaws{0.55,        -0.55,      0.9,         -0.9,     0.45 * kPi,
                             -0.45 * kPi, 0.65 * kPi, -0.65 * kPi, 0.8 * kPi};
  const std::vector<Vector3> points = framingPoints(scene);
  const std::vector<Vector3> person = lookedAt(scene);
  Camera best;
  double least = 1e300;
  for (const double yaw : kYaws) {
    Camera camera = defaultCamera();
    camera.R_WC = orientationFrom(yaw, pitchOf(camera));
    camera = framed(camera, points, size);
    const double share = hiddenShare(scene, camera, person);
    constexpr double kBetter = 0.02;
    if (share >= least - kBetter) continue;
    least = share;
    best = camera;
  }
  return best;
}

std::vector<std::size_t> hidingSolids(const Scene& scene, const Camera& camera) {
  std::vector<std::size_t> hiding;
  // a table hides their own legs from the eyes of whoever sits at it
  if (std::ranges::find(scene.figures, HeadShown::LeftOut, &FigureInstance::head) != scene.figures.end())
    return hiding;
  if (std::none_of(scene.solids.begin(), scene.solids.end(), canHide)) return hiding;
  const std::vector<Vector3> person = lookedAt(scene);
  for (std::size_t i = 0; i < scene.solids.size(); ++i) {
    if (canHide(scene.solids[i]) && hiddenShare(scene.solids[i], camera, person) > kMuchHidden)
      hiding.push_back(i);
  }
  return hiding;
}

Scene lookedThrough(Scene scene, const std::vector<std::size_t>& hiding) {
  for (const std::size_t i : hiding) scene.solids[i].color.a = kThrough;
  return scene;
}

}  // namespace handhold
