// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

namespace handhold {

/// The vertical plane between a person's right and left.
struct MirrorPlane {
  Vector3 point = Vector3::Zero();    ///< in it, in world (m)
  Vector3 normal = Vector3::UnitX();  ///< horizontal, of unit length, to the person's left
};

/// That of the person as shown. Who stands about upright in the middle of the world has the world's x = 0, so
/// that mirrored things have round numbers.
MirrorPlane mirrorPlane(const Project& project);

/// Adds the mirror images of things on the person's other side and selects them. A contact is held by the
/// other hand or foot: one that holds something already comes there instead. A prop takes along the contacts
/// of what holds nothing on the other side. Throws InputError where nothing has another side.
void mirrorThings(Document& document, const std::vector<Element>& things);

/// Adds so many copies of a prop, each further by the step (m, world); contacts stay where they are.
void repeatProp(Document& document, int prop, int copies, const Vector3& step);
inline constexpr int kMostCopies = 50;

}  // namespace handhold
