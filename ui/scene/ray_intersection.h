// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/scene/camera.h"

namespace handhold {

// Distance along the ray (m) to the first point of a body in front of the origin; nothing: missed.
// From inside a body the distance is 0: the ray starts on it.

std::optional<double> hitSphere(const Ray& ray, const Vector3& center, double radius);
std::optional<double> hitCapsule(const Ray& ray, const Vector3& a, const Vector3& b, double radius);
std::optional<double> hitBox(const Ray& ray, const Pose& X_WB, const Vector3& halfSize);
/// Flat disc around the pose's y axis.
std::optional<double> hitDisc(const Ray& ray, const Pose& X_WD, double radius);
/// Ring around the pose's y axis.
std::optional<double> hitRing(const Ray& ray, const Pose& X_WR, double ringRadius, double thickness);
/// Both sides count (Moeller and Trumbore 1997).
std::optional<double> hitTriangle(const Ray& ray, const Vector3& a, const Vector3& b, const Vector3& c);

/// Of the directions from a place those in which a triangle is seen (sr), below zero from behind (van
/// Oosterom and Strackee 1983). A closed skin takes all 4 pi of a place within it, and none of one without.
double solidAngle(const Vector3& p, const Vector3& a, const Vector3& b, const Vector3& c);

}  // namespace handhold
