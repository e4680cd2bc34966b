// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/body/pressure_suit.h"

#include <algorithm>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "ui/scene/body/eye_view.h"
#include "ui/scene/body/trunk.h"

namespace handhold {

namespace {

constexpr double kHelmet = 0.168, kHeadBehindEyes = 0.088, kHeadBelowEyes = 0.012;  // m
constexpr double kVisorEnds = 1.25, kNeckRing = 0.125, kNeckTube = 0.016;           // rad; m
constexpr double kPackBehind = 0.235, kPackBelow = 0.16;  // m from the shoulders' middle
const Vector3 kPackHalf(0.20, 0.30, 0.085);
constexpr Color kHull = rgb(0xDDDCD7), kVisor = rgb(0xB9C9DA), kMetal = rgb(0xA3A7AB),
                kControls = rgb(0x8B8E92);
constexpr float kVisorOpacity = 0.22f;

/// The part of a unit sphere between two angles from z.
std::shared_ptr<const TriangleMesh> sphereBetween(double from, double to) {
  constexpr int kAround = 40, kRows = 14;
  TriangleMesh mesh;
  mesh.isOpen = true;
  for (int row = 0; row <= kRows; ++row)
    for (int i = 0; i <= kAround; ++i) {
      const double polar = from + (to - from) * row / kRows, turn = 2.0 * M_PI * i / kAround;
      const Vector3 out(std::sin(polar) * std::cos(turn), std::sin(polar) * std::sin(turn), std::cos(polar));
      mesh.positions.push_back(out.cast<float>());
      mesh.normals.push_back(out.cast<float>());
    }
  for (int row = 0; row < kRows; ++row)
    for (int i = 0; i < kAround; ++i) {
      const auto a = std::uint32_t(row * (kAround + 1) + i), below = a + kAround + 1;
      mesh.triangles.push_back({a, below, below + 1});
      mesh.triangles.push_back({a, below + 1, a + 1});
    }
  return std::make_shared<const TriangleMesh>(std::move(mesh));
}

class SuitWriter {
 public:
  SuitWriter(Scene& scene, const ThingId& id) : scene_(scene), id_(id) {}

  void helmet(const Pose& X_WE, const Trunk& trunk) {
    static const auto visor = sphereBetween(0.0, kVisorEnds), hull = sphereBetween(kVisorEnds, M_PI);
    const Pose X_WH{X_WE.R, X_WE * Vector3(0.0, -kHeadBelowEyes, -kHeadBehindEyes)};
    addMesh(visor, X_WH, withAlpha(kVisor, kVisorOpacity));
    addMesh(hull, X_WH, kHull);
    Solid rim;
    rim.form = Form::Ring;
    rim.X_WS = poseAlong(X_WH.p, X_WH * Vector3(0.0, 0.0, 2.0 * kHelmet * std::cos(kVisorEnds)));
    rim.size = Vector3::Constant(kHelmet * std::sin(kVisorEnds));
    rim.radius = 0.006;
    rim.color = kMetal;
    add(rim);
    const Vector3 down = (trunk.shoulders - X_WH.p).normalized();
    Solid neck = rim;
    const double low = std::sqrt(kHelmet * kHelmet - kNeckRing * kNeckRing);
    neck.X_WS = poseAlong(X_WH.p + (low - 0.01) * down, X_WH.p + (low + 0.01) * down);
    neck.size = Vector3::Constant(kNeckRing);
    neck.radius = kNeckTube;
    add(neck);
  }

  void pack(const Trunk& trunk) {
    Pose X_WP;
    X_WP.R.col(0) = trunk.left;
    X_WP.R.col(1) = trunk.up;
    X_WP.R.col(2) = trunk.ahead;
    X_WP.p = trunk.shoulders - kPackBehind * trunk.ahead - kPackBelow * trunk.up;
    Solid body = boxSolid(X_WP, kPackHalf, kHull);
    body.radius = 0.06;
    add(body);
    const auto box = [&](const Vector3& middle, const Vector3& half, Color color) {
      Solid part = boxSolid({X_WP.R, X_WP * middle}, half, color);
      part.radius = 0.4 * half.minCoeff();
      add(part);
    };
    box({0.0, -0.02, -kPackHalf.z()}, {0.13, 0.20, 0.012}, kControls);
    box({0.0, -0.06, kPackBehind + 0.145}, {0.095, 0.06, 0.03}, kControls);
  }

 private:
  void add(Solid solid) {
    solid.id = id_;
    scene_.solids.push_back(std::move(solid));
  }
  void addMesh(const std::shared_ptr<const TriangleMesh>& mesh, const Pose& X_WS, Color color) {
    Solid solid;
    solid.form = Form::Mesh;
    solid.mesh = mesh;
    solid.X_WS = X_WS;
    solid.size = Vector3::Constant(kHelmet);
    solid.color = color;
    add(std::move(solid));
  }

  Scene& scene_;
  ThingId id_;
};

/// Something is carried there.
bool isBackFree(const Task& task, const Model& model) {
  return std::ranges::none_of(task.loads, [&](const Load& load) {
    const SiteIndex site = model.findSite(load.site);
    return load.kind == LoadKind::Mass && site.valid() &&
           model.joints[std::size_t(model.sites[site].link)].limb == Limb::Spine;
  });
}

}  // namespace

ClothesChoice inOwnSuit(ClothesChoice choice, const Model& model) {
  const bool isSuited = choice == ClothesChoice::ByGravity && !model.suit.empty();
  return isSuited ? ClothesChoice::PressureSuit : choice;
}

void addSuitParts(Scene& scene, const Task& task, const Model& model, const Data& data) {
  const FigureInstance& figure = scene.figures.front();
  const std::optional<Trunk> trunk = trunkOf(model, data);
  if (figure.clothes != Clothes::PressureSuit || figure.look != FigureLook::Suit || !trunk) return;
  SuitWriter writer(scene, figure.id.whole());
  const auto eyes = eyesOf(model, data);
  if (eyes && figure.head == HeadShown::Drawn) writer.helmet(*eyes, *trunk);
  if (isBackFree(task, model)) writer.pack(*trunk);
}

}  // namespace handhold
