// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/body/eye_view.h"

#include <algorithm>
#include <cmath>

#include "engine/contact/contact_kind.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/roles.h"
#include "engine/scores/sight.h"
#include "engine/task/weightless.h"

namespace handhold {

namespace {

constexpr double kArmsReach = 0.6;    // m, to where hands work
constexpr double kFieldReach = 0.75;  // m, to where the field of view is drawn
constexpr float kConeOpacity = 0.16f;
constexpr int kPieces = 72;  ///< of an outline

/// The directions that eyes turn to at most, or an even cone, as points at a distance; in axes of the sight.
struct Turn {
  double aside = 0.0, up = 0.0, down = 0.0;  ///< (rad)

  /// Ellipses of the angles, whose upper half is flatter.
  Vector3 at(double turn) const {
    const double across = aside * std::cos(turn), along = (std::sin(turn) > 0.0 ? up : down) * std::sin(turn);
    const double angle = std::hypot(across, along);
    return {std::sin(angle) * across / angle, std::sin(angle) * along / angle, std::cos(angle)};
  }
};

constexpr Turn kEasy{kEasySight, kEasySight, kEasySight}, kMost{kMostSight, kMostSightUp, kMostSight};

Polyline outlineOf(const Turn& turn, const Pose& X_WS, const Color& color, double dash) {
  Polyline line;
  for (int i = 0; i <= kPieces; ++i)
    line.points.push_back(X_WS * Vector3(kFieldReach * turn.at(2.0 * M_PI * i / kPieces)));
  line.colors = {color};
  line.dash = dash;
  return line;
}

Solid coneOf(const Pose& X_WS, const Color& color) {
  Solid cone;
  cone.form = Form::Cone;
  const double reach = kFieldReach * std::cos(kEasySight);
  cone.X_WS = poseAlong(X_WS * Vector3(0.0, 0.0, reach), X_WS.p);
  cone.size = Vector3(0.0, 0.5 * reach, 0.0);
  cone.radius = kFieldReach * std::sin(kEasySight);
  cone.color = withAlpha(color, kConeOpacity);
  cone.material = Material::Plain;
  cone.shade = Shade::None;
  return cone;
}

}  // namespace

std::optional<Pose> eyesOf(const Model& model, const Data& data) {
  const SiteIndex eyes = findSite(model, role::kEyes);
  return eyes.valid() ? std::optional(sitePose(model, data, eyes)) : std::nullopt;
}

std::optional<Pose> eyesOf(const Model& model, const VectorX& q) {
  if (q.size() != model.positionSize()) return std::nullopt;
  Data data(model);
  updateKinematics(model, q, data);
  return eyesOf(model, data);
}

Camera eyeCamera(const Pose& X_WE) {
  Camera camera;
  camera.distance = kArmsReach;
  camera.fieldOfView = kEyePicture;
  camera.target = X_WE * Vector3(0.0, 0.0, kArmsReach);
  Matrix3 R_EC = Matrix3::Identity();  // the camera's x is to the right, its z behind
  R_EC.diagonal() = Vector3(-1.0, 1.0, -1.0);
  camera.R_WC = Quaternion(Matrix3(X_WE.R * R_EC)).normalized();
  return camera;
}

Camera seenFromBehind(Camera eyes, const Camera& lens) {
  eyes.distance *= std::tan(0.5 * eyes.fieldOfView) / std::tan(0.5 * lens.fieldOfView);
  eyes.fieldOfView = lens.fieldOfView;
  eyes.lens = lens.lens;
  return eyes;
}

double sightBelow(const Task& task) {
  const bool sits = std::ranges::any_of(
      task.contacts, [](const Contact& contact) { return contact.end == ContactEnd::Seat; });
  return sightBelow(isWeightless(task), sits);
}

void addFieldOfView(Scene& scene, const Pose& X_WE, double below, FieldOfView from) {
  const Pose X_WS{X_WE.R * Eigen::AngleAxisd(below, Vector3::UnitX()).toRotationMatrix(), X_WE.p};
  const Color color = scene.theme.accent;
  Polyline easy = outlineOf(kEasy, X_WS, color, 0.0), most = outlineOf(kMost, X_WS, color, 6.0);
  for (Polyline* line : {&easy, &most})
    if (from == FieldOfView::FromEyes) line->depth = Depth::OverBodies;
  scene.labels.push_back({{}, easy.points[0], "Easy for the eyes: 15°"});
  scene.labels.push_back({{}, most.points[kPieces / 2], "Beyond it the head must turn"});
  if (from == FieldOfView::FromOutside) {
    scene.shells.push_back(coneOf(X_WS, color));
    for (const int side : {0, 1, 2, 3})
      scene.lines.push_back({{},
                             {X_WS.p, most.points[std::size_t(side * kPieces / 4)]},
                             {withAlpha(color, 0.0f), withAlpha(color, 0.6f)}});
  }
  scene.lines.push_back(std::move(easy));
  scene.lines.push_back(std::move(most));
}

}  // namespace handhold
