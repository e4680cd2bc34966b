// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/types.h"

namespace handhold {

/// The size of a picture in physical pixels; the ratio makes lines and handles look the same on any screen.
struct ViewSize {
  int width = 1;
  int height = 1;
  double pixelRatio = 1.0;

  double aspect() const { return double(width) / double(height); }
};

struct Ray {
  Vector3 origin = Vector3::Zero();
  Vector3 direction = -Vector3::UnitZ();  ///< unit length

  Vector3 at(double t) const { return origin + t * direction; }
};

enum class Lens { Perspective, Orthographic };
enum class UpMode { Upright, Free };  ///< Free: weightless scenes have no up
enum class ViewAxis { PlusX, MinusX, PlusY, MinusY, PlusZ, MinusZ };

/// An orbit camera as a value. The camera frame C looks along its -z, y is up in the picture.
/// Pixels are physical, from the upper left corner.
struct Camera {
  Vector3 target{0.0, 0.9, 0.0};
  double distance = 4.2;
  Quaternion R_WC = Quaternion::Identity();
  double fieldOfView = 0.56;  ///< of the height (rad)
  Lens lens = Lens::Perspective;
  UpMode upMode = UpMode::Upright;

  Vector3 position() const { return target + R_WC * Vector3(0.0, 0.0, distance); }
  Vector3 forward() const { return -(R_WC * Vector3::UnitZ()); }
  Vector3 right() const { return R_WC * Vector3::UnitX(); }
  Vector3 up() const { return R_WC * Vector3::UnitY(); }
};

/// From in front and a little to the person's left, looking slightly down.
Camera defaultCamera();

/// Yaw about the world's up and pitch about the picture's right, from -pi/2 to pi/2.
Quaternion orientationFrom(double yaw, double pitch);
double yawOf(const Camera& camera);
double pitchOf(const Camera& camera);

Eigen::Matrix4d viewMatrix(const Camera& camera);
Eigen::Matrix4d projectionMatrix(const Camera& camera, const ViewSize& size);

/// World metres that one physical pixel covers at the point.
double metresPerPixel(const Camera& camera, const ViewSize& size, const Vector3& p_W);

/// Half a turn for a drag across the picture's height. Upright: about the world's up and the picture's right,
/// not over the poles. Free: about the axis across the drag, wherever up is.
Camera orbited(Camera camera, const Vector2& drag_px, const ViewSize& size);
/// About the line of sight, so that what is under the cursor goes round the picture's middle with it.
Camera rolled(Camera camera, const Vector2& from_px, const Vector2& to_px, const ViewSize& size);
/// In the same direction with the world's up upwards; straight up or down the picture's right stays level.
Camera levelled(Camera camera);
/// What lay under the cursor at the target's depth stays under it.
Camera panned(Camera camera, const Vector2& drag_px, const ViewSize& size);
/// factor < 1 comes nearer; the point at the cursor stays where it is.
Camera zoomedAt(Camera camera, double factor, const Vector3& p_W);
Camera zoomedToCursor(Camera camera, double factor, const Vector2& cursor_px, const ViewSize& size);
/// Seen from that side; in orthographic views the picture's scale stays.
Camera lookingFrom(Camera camera, ViewAxis side);
Camera framed(Camera camera, const Eigen::AlignedBox3d& box, const ViewSize& size);
Camera withLens(Camera camera, Lens lens);

/// From a (share 0) to b (share 1), turning the short way, distances growing geometrically.
Camera interpolated(const Camera& a, const Camera& b, double share);
/// 1 - (1 - x)^3, the course of every movement in the window.
double easeOut(double share);

Ray rayThrough(const Camera& camera, const Vector2& pixel, const ViewSize& size);
/// x, y in pixels, z the depth from 0 (near) to 1 (far); w of clip space <= 0 gives z = -1.
Vector3 project(const Camera& camera, const ViewSize& size, const Vector3& p_W);
/// Where the pixel's ray meets the plane through the point that is parallel to the picture.
Vector3 onPicturePlane(const Camera& camera, const ViewSize& size, const Vector2& pixel, const Vector3& p_W);

}  // namespace handhold
