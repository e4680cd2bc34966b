// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/render/frame_block.h"

#include "ui/render/shader_values.h"

#include <algorithm>
#include <cmath>

namespace handhold {
namespace {

// The studio stands in the world: from the person's right front, above. Fill and rim go with the camera,
// so that the side seen is never dead.
const Vector3 kKeyDirection = Vector3(-0.50, 1.05, 0.62).normalized();

Eigen::Vector4f extended(const Vector3& v, double w) {
  return Eigen::Vector4f(float(v.x()), float(v.y()), float(v.z()), float(w));
}

float brightness(Color c) { return 0.2126f * c.r + 0.7152f * c.g + 0.0722f * c.b; }

/// A bright room sends more light back into the shadows.
void setAmbient(FrameBlock& frame, const Theme& theme) {
  const float room = brightness(theme.backgroundTop);
  frame.skyLight = Eigen::Vector4f(0.36f, 0.39f, 0.43f, 0.0f) * (0.82f + 0.36f * room);
  frame.groundLight = Eigen::Vector4f(0.150f, 0.145f, 0.140f, 0.0f) * (0.8f + 1.0f * room);
}

}  // namespace

Vector3 keyDirection() { return kKeyDirection; }

FrameBlock frameBlock(const Scene& scene, const Camera& camera, const ViewSize& size) {
  FrameBlock frame;
  frame.viewProjection = (projectionMatrix(camera, size) * viewMatrix(camera)).cast<float>();
  frame.lightViewProjection.setIdentity();
  frame.eye = extended(camera.position(), camera.lens == Lens::Perspective ? 1.0 : 0.0);
  frame.forward = extended(camera.forward(), 0.0);
  frame.key = extended(kKeyDirection, 1.0);
  const Vector3 fill = camera.right() - 0.55 * camera.forward() + 0.15 * camera.up();
  frame.fill = extended(fill.normalized(), 0.0);
  const Vector3 rim = camera.forward() + 0.75 * camera.up() + 0.55 * camera.right();
  frame.rim = extended(rim.normalized(), 0.0);
  const float scale = 0.5f * float(size.height) * frame.viewProjection.row(1).head<3>().norm();
  frame.screen = Eigen::Vector4f(float(size.width), float(size.height), float(size.pixelRatio), scale);
  frame.shadow.setZero();
  frame.gradient = Eigen::Vector4f(0.0f, 1.0f, 0.0f, 0.0f);
  frame.top = asDrawn(scene.theme.backgroundTop);
  frame.bottom = asDrawn(scene.theme.backgroundBottom);
  setAmbient(frame, scene.theme);
  setLamps(frame, {});
  return frame;
}

void setLamps(FrameBlock& frame, std::span<const Lamp> lamps) {
  for (auto* row : {&frame.lampPlaces, &frame.lampWays, &frame.lampFacings})
    row->fill(Eigen::Vector4f::Zero());
  for (std::size_t i = 0; i < std::min(lamps.size(), kMostLamps); ++i) {
    frame.lampPlaces[i] = extended(lamps[i].middle, 0.0);
    frame.lampWays[i] = extended(lamps[i].along, lamps[i].halfLength);
    frame.lampFacings[i] = extended(lamps[i].facing, 0.0);
  }
}

void aimKeyLight(FrameBlock& frame, const Eigen::AlignedBox3d& casters, int shadowMapSize) {
  const Vector3 back = kKeyDirection;
  const Vector3 right = Vector3::UnitY().cross(back).normalized();
  const Vector3 up = back.cross(right);
  Matrix3 R_LW;
  R_LW << right.transpose(), up.transpose(), back.transpose();
  Eigen::AlignedBox3d box;
  for (int corner = 0; corner < 8; ++corner) {
    box.extend(R_LW * casters.corner(Eigen::AlignedBox3d::CornerType(corner)));
  }
  // One scale for both axes and steps of a quarter metre: the shadow's grain does not crawl as bodies move.
  const Vector3 center = box.center();
  const double half = std::ceil((0.5 * std::max(box.sizes().x(), box.sizes().y()) + 0.1) * 4.0) / 4.0;
  const double depth = 0.5 * box.sizes().z() + 0.2;
  const double texel = 2.0 * half / shadowMapSize;
  const Vector3 snapped(std::round(center.x() / texel) * texel, std::round(center.y() / texel) * texel,
                        center.z());
  const Vector3 scale(1.0 / half, 1.0 / half, -1.0 / depth);
  Eigen::Matrix4d clip = Eigen::Matrix4d::Identity();
  clip.topLeftCorner<3, 3>() = scale.asDiagonal() * R_LW;
  clip.topRightCorner<3, 1>() = -scale.cwiseProduct(snapped);
  frame.lightViewProjection = clip.cast<float>();
  frame.shadow = Eigen::Vector4f(1.0f / float(shadowMapSize), float(texel), float(2.0 * depth), 0.0f);
}

}  // namespace handhold
