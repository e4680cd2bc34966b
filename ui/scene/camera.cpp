// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/camera.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace handhold {
namespace {

constexpr double kPi = std::numbers::pi;
constexpr double kNearest = 0.05;   // m, distance to the target
constexpr double kFarthest = 60.0;  // m
constexpr double kSteepest = 0.5 * kPi;

double halfHeight(const Camera& camera) { return camera.distance * std::tan(0.5 * camera.fieldOfView); }

/// Near plane close enough for a face, far plane behind the fading floor.
std::pair<double, double> depthRange(const Camera& camera) {
  if (camera.lens == Lens::Orthographic) return {-60.0, 120.0};
  return {std::clamp(0.04 * camera.distance, 0.01, 0.2), camera.distance + 60.0};
}

}  // namespace

Camera defaultCamera() {
  Camera camera;
  camera.R_WC = orientationFrom(0.55, 0.16);
  return camera;
}

Quaternion orientationFrom(double yaw, double pitch) {
  return Quaternion(Eigen::AngleAxisd(yaw, Vector3::UnitY()) * Eigen::AngleAxisd(-pitch, Vector3::UnitX()));
}

double pitchOf(const Camera& camera) {
  return std::asin(std::clamp((camera.R_WC * Vector3::UnitZ()).y(), -1.0, 1.0));
}

double yawOf(const Camera& camera) {
  const Vector3 right = camera.right();
  return std::atan2(-right.z(), right.x());
}

Eigen::Matrix4d viewMatrix(const Camera& camera) {
  Eigen::Matrix4d view = Eigen::Matrix4d::Identity();
  const Matrix3 R_CW = camera.R_WC.toRotationMatrix().transpose();
  view.topLeftCorner<3, 3>() = R_CW;
  view.topRightCorner<3, 1>() = -(R_CW * camera.position());
  return view;
}

Eigen::Matrix4d projectionMatrix(const Camera& camera, const ViewSize& size) {
  const auto [nearest, farthest] = depthRange(camera);
  Eigen::Matrix4d p = Eigen::Matrix4d::Zero();
  if (camera.lens == Lens::Orthographic) {
    p(1, 1) = 1.0 / halfHeight(camera);
    p(2, 2) = -2.0 / (farthest - nearest);
    p(2, 3) = -(farthest + nearest) / (farthest - nearest);
    p(3, 3) = 1.0;
  } else {
    p(1, 1) = 1.0 / std::tan(0.5 * camera.fieldOfView);
    p(2, 2) = -(farthest + nearest) / (farthest - nearest);
    p(2, 3) = -2.0 * farthest * nearest / (farthest - nearest);
    p(3, 2) = -1.0;
  }
  p(0, 0) = p(1, 1) / size.aspect();
  return p;
}

double metresPerPixel(const Camera& camera, const ViewSize& size, const Vector3& p_W) {
  const double atTarget = 2.0 * halfHeight(camera) / size.height;
  if (camera.lens == Lens::Orthographic) return atTarget;
  const double depth = camera.forward().dot(p_W - camera.position());
  return atTarget * std::max(depth, 0.01) / camera.distance;
}

Camera orbited(Camera camera, const Vector2& drag_px, const ViewSize& size) {
  const Vector2 angle = drag_px * (kPi / size.height);
  if (camera.upMode == UpMode::Free) {
    if (angle.norm() == 0.0) return camera;
    const Vector3 axis = Vector3(-angle.y(), -angle.x(), 0.0).normalized();
    camera.R_WC = (camera.R_WC * Quaternion(Eigen::AngleAxisd(angle.norm(), axis))).normalized();
  } else {
    const double pitch = std::clamp(pitchOf(camera) + angle.y(), -kSteepest, kSteepest);
    camera.R_WC = orientationFrom(yawOf(camera) - angle.x(), pitch);
  }
  return camera;
}

Camera rolled(Camera camera, const Vector2& from_px, const Vector2& to_px, const ViewSize& size) {
  const Vector2 middle(0.5 * size.width, 0.5 * size.height);
  const Vector2 a = from_px - middle, b = to_px - middle;
  constexpr double kNoAngle = 8.0;  // px from the middle: there a move has no angle
  if (std::min(a.norm(), b.norm()) < kNoAngle * size.pixelRatio) return camera;
  // pixels grow downwards: a positive angle is clockwise in the picture, and the camera turns against it
  const double angle = std::atan2(a.x() * b.y() - a.y() * b.x(), a.dot(b));
  camera.R_WC = (camera.R_WC * Quaternion(Eigen::AngleAxisd(angle, Vector3::UnitZ()))).normalized();
  return camera;
}

Camera levelled(Camera camera) {
  constexpr double kStraight = 1e-3;
  const Vector3 back = camera.R_WC * Vector3::UnitZ();
  const bool isStraight = std::hypot(back.x(), back.z()) < kStraight;
  const double yaw = isStraight ? yawOf(camera) : std::atan2(back.x(), back.z());
  camera.R_WC = orientationFrom(yaw, pitchOf(camera));
  return camera;
}

Camera panned(Camera camera, const Vector2& drag_px, const ViewSize& size) {
  const double scale = metresPerPixel(camera, size, camera.target);
  camera.target += scale * (-drag_px.x() * camera.right() + drag_px.y() * camera.up());
  return camera;
}

Camera zoomedAt(Camera camera, double factor, const Vector3& p_W) {
  const double before = camera.distance;
  camera.distance = std::clamp(before * factor, kNearest, kFarthest);
  const double share = camera.distance / before;
  camera.target = p_W + share * (camera.target - p_W);
  return camera;
}

Camera zoomedToCursor(Camera camera, double factor, const Vector2& cursor_px, const ViewSize& size) {
  return zoomedAt(camera, factor, onPicturePlane(camera, size, cursor_px, camera.target));
}

Camera lookingFrom(Camera camera, ViewAxis side) {
  switch (side) {
    case ViewAxis::PlusX:
      camera.R_WC = orientationFrom(0.5 * kPi, 0.0);
      break;
    case ViewAxis::MinusX:
      camera.R_WC = orientationFrom(-0.5 * kPi, 0.0);
      break;
    case ViewAxis::PlusY:
      camera.R_WC = orientationFrom(0.0, kSteepest);
      break;
    case ViewAxis::MinusY:
      camera.R_WC = orientationFrom(0.0, -kSteepest);
      break;
    case ViewAxis::PlusZ:
      camera.R_WC = orientationFrom(0.0, 0.0);
      break;
    case ViewAxis::MinusZ:
      camera.R_WC = orientationFrom(kPi, 0.0);
      break;
  }
  return camera;
}

Camera framed(Camera camera, const Eigen::AlignedBox3d& box, const ViewSize& size) {
  if (box.isEmpty()) return camera;
  constexpr double kMargin = 1.12;
  const double tangent = std::tan(0.5 * camera.fieldOfView);
  camera.target = box.center();
  double distance = kNearest;
  for (int corner = 0; corner < 8; ++corner) {
    const Vector3 p_C =
        camera.R_WC.conjugate() * (box.corner(Eigen::AlignedBox3d::CornerType(corner)) - camera.target);
    const double reach = std::max(std::abs(p_C.y()), std::abs(p_C.x()) / size.aspect());
    const double depth = camera.lens == Lens::Perspective ? p_C.z() : 0.0;
    distance = std::max(distance, depth + kMargin * reach / tangent);
  }
  camera.distance = std::clamp(distance, 0.25, kFarthest);
  return camera;
}

Camera withLens(Camera camera, Lens lens) {
  camera.lens = lens;
  return camera;
}

Camera interpolated(const Camera& a, const Camera& b, double share) {
  Camera camera = share < 1.0 ? a : b;
  camera.lens = b.lens;
  camera.upMode = b.upMode;
  camera.target = a.target + share * (b.target - a.target);
  camera.distance = a.distance * std::pow(b.distance / a.distance, share);
  camera.R_WC = a.R_WC.slerp(share, b.R_WC).normalized();
  camera.fieldOfView = a.fieldOfView + share * (b.fieldOfView - a.fieldOfView);
  return camera;
}

double easeOut(double share) {
  const double rest = 1.0 - std::clamp(share, 0.0, 1.0);
  return 1.0 - rest * rest * rest;
}

Ray rayThrough(const Camera& camera, const Vector2& pixel, const ViewSize& size) {
  const double x = (2.0 * pixel.x() / size.width - 1.0) * size.aspect();
  const double y = 1.0 - 2.0 * pixel.y() / size.height;
  const double half = halfHeight(camera);
  const Vector3 onTargetPlane = camera.target + half * (x * camera.right() + y * camera.up());
  if (camera.lens == Lens::Orthographic) {
    constexpr double kBehind = 60.0;  // a parallel view sees what lies behind its eye, too
    return {onTargetPlane - kBehind * camera.forward(), camera.forward()};
  }
  return {camera.position(), (onTargetPlane - camera.position()).normalized()};
}

Vector3 project(const Camera& camera, const ViewSize& size, const Vector3& p_W) {
  const Eigen::Vector4d clip = projectionMatrix(camera, size) * (viewMatrix(camera) * p_W.homogeneous());
  if (clip.w() <= 0.0) return {0.0, 0.0, -1.0};
  const Vector3 ndc = clip.head<3>() / clip.w();
  return {(0.5 + 0.5 * ndc.x()) * size.width, (0.5 - 0.5 * ndc.y()) * size.height, 0.5 + 0.5 * ndc.z()};
}

Vector3 onPicturePlane(const Camera& camera, const ViewSize& size, const Vector2& pixel, const Vector3& p_W) {
  const Ray ray = rayThrough(camera, pixel, size);
  const Vector3 forward = camera.forward();
  return ray.at(forward.dot(p_W - ray.origin) / forward.dot(ray.direction));
}

}  // namespace handhold
