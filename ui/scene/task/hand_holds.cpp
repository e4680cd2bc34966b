// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/task/hand_holds.h"

#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/model/roles.h"
#include "engine/task/cabin.h"
#include "engine/task/contact_points.h"
#include "engine/task/prop_parts.h"
#include "engine/task/prop_places.h"

namespace handhold {

namespace {

constexpr double kWide = 2.0;   ///< of a surface that no prop tells (m)
constexpr double kAway = 0.05;  ///< farther from its place a hand does not hold yet (m)

GrippingHand& gripOf(HandGrips& grips, BodySide side) { return grips[side == BodySide::Right ? 0 : 1]; }

HandPose poseOf(const Contact& contact) {
  switch (contact.fingers) {
    case HandShape::Usual:
      return rowOf(contact).isOnBar() ? HandPose::Closed : HandPose::Flat;
    case HandShape::Power:
      return HandPose::Closed;
    case HandShape::Hook:
      return HandPose::Hook;
    case HandShape::Pinch:
      return HandPose::Pinch;
    case HandShape::Pointing:
      return HandPose::Pointing;
    case HandShape::Flat:
      return HandPose::Flat;
    case HandShape::Relaxed:
      break;
  }
  return HandPose::Relaxed;
}

Vector3 inProp(const Prop& prop, const Vector3& p_W) {
  return prop.orientation.conjugate() * (p_W - prop.position);
}

std::optional<PartShape> rodOf(const Prop* prop, const Contact& contact) {
  if (!prop || !contact.place) return std::nullopt;
  const std::optional<PartShape> part = partShape(*prop, contact.place->part, contact.place->number);
  return part && part->isRod() ? part : std::nullopt;
}

/// The contact's prop, where it is so near that the hand closes on itself and on no handle of it.
const Prop* surfaceHeld(const Task& task, const Contact& contact, PropMeshes& meshes) {
  const Prop* prop = propOf(task, contact);
  if (!prop) return nullptr;
  const Vector3 p = inProp(*prop, contact.position);
  if (prop->kind == PropKind::Box)
    return (p.cwiseAbs() - 0.5 * prop->size).maxCoeff() <= kUsualBar ? prop : nullptr;
  const auto field = meshes.about(*prop, p);
  return field && field->distance(p) <= kUsualBar ? prop : nullptr;
}

/// Puts what hands hold into the axes of a right hand's grip.
class HoldReader {
 public:
  HoldReader(const Task& task, const Model& model, const Data& data, PropMeshes& meshes)
      : task_(task), model_(model), data_(data), meshes_(meshes) {}

  /// Whether the hand is where the contact has it.
  bool isThere(const Contact& contact) const {
    const SiteIndex site = model_.findSite(contactSite(contact));
    const Vector3 off = heldOff(model_, task_, contact);
    return site.valid() && (sitePose(model_, data_, site) * off - contact.position).norm() < kAway;
  }

  HeldSolid read(const Contact& contact, BodySide side) const {
    const Pose X_WG = sitePose(model_, data_, findSite(model_, role::kGrip, side));
    const Pose X_WC = sitePose(model_, data_, model_.findSite(contactSite(contact)));
    const HeldSolid solid = rowOf(contact).isOnBar() ? bar(contact, X_WG) : surface(contact, X_WG, X_WC);
    return side == BodySide::Right ? solid : mirrored(solid);
  }

 private:
  /// A bar lies where the law of grips has it, wherever the hand is now.
  HeldSolid bar(const Contact& contact, const Pose& X_WG) const {
    const std::optional<PartShape> rod = rodOf(propOf(task_, contact), contact);
    if (!rod) {
      const Prop* prop = surfaceHeld(task_, contact, meshes_);
      if (prop) return skinOf(*prop, contact, X_WG, X_WG);
      HeldSolid handle = HeldSolid::bar(kUsualBar, kUsualLength);
      handle.p_GS = heldOff(model_, task_, contact);
      return handle;
    }
    HeldSolid solid = HeldSolid::bar(rod->radius, rod->length);
    solid.p_GS = heldOff(model_, task_, contact);
    const Vector3 toMiddle = rod->middle - contact.position;
    solid.p_GS.z() += X_WG.R.col(2).dot(toMiddle) > 0.0 ? toMiddle.norm() : -toMiddle.norm();
    if (rod->part == PropPart::Handrail) {
      solid.half.x() = 0.5 * kRailWide;
      const Vector3 out = X_WG.R.transpose() * rod->R.col(1);
      solid.R_GS.col(1) = Vector3(out.x(), out.y(), 0.0).normalized();
      solid.R_GS.col(0) = solid.R_GS.col(1).cross(Vector3::UnitZ());
    }
    return solid;
  }

  HeldSolid surface(const Contact& contact, const Pose& X_WG, const Pose& X_WC) const {
    const Prop* prop = propOf(task_, contact);
    if (prop && (prop->kind == PropKind::Box || meshes_.of(*prop))) return skinOf(*prop, contact, X_WG, X_WC);
    HeldSolid solid;
    solid.form = HeldSolid::Form::Box;
    solid.half = Vector3::Constant(kWide);
    solid.p_GS.y() = (X_WG.inverse() * X_WC.p).y() + kWide;
    return solid;
  }

  /// Of a box or a mesh, turned as it is to the hand, and in the place that it has when the hand is there.
  HeldSolid skinOf(const Prop& prop, const Contact& contact, const Pose& X_WG, const Pose& X_WC) const {
    HeldSolid solid;
    solid.form = prop.kind == PropKind::Box ? HeldSolid::Form::Box : HeldSolid::Form::Mesh;
    if (prop.kind == PropKind::Box)
      solid.half = 0.5 * prop.size;
    else
      solid.field = meshes_.about(prop, inProp(prop, contact.position));
    solid.R_GS = X_WG.R.transpose() * prop.orientation.toRotationMatrix();
    solid.p_GS = X_WG.inverse() * (X_WC * heldOff(model_, task_, contact) + prop.position - contact.position);
    return solid;
  }

  const Task& task_;
  const Model& model_;
  const Data& data_;
  PropMeshes& meshes_;
};

/// What holds a hand in a result, as a contact: on the rod that is there.
Contact contactOf(const Task& task, const ContactLoad& load, const ContactKindRow* row, BodySide side) {
  Contact contact;
  contact.kind = row ? row->kind : ContactKind::Grip;
  contact.end = handOf(side);
  contact.position = load.point;
  contact.axis = load.normal;
  const auto rod = rowOf(contact).isOnBar() ? gripNear(task, load.point, kOnRod) : std::nullopt;
  if (rod) {
    contact.prop = rod->prop;
    putOn(*propOf(task, contact), rod->found.place, contact);
  }
  return contact;
}

bool isSiteOf(const Model& model, const Role& place, BodySide side, const std::string& site) {
  const SiteIndex found = findSite(model, place, side);
  return found.valid() && found == model.findSite(site);
}

bool isHeldBy(const Model& model, BodySide side, const std::string& site) {
  return isSiteOf(model, role::kGrip, side, site) || isSiteOf(model, role::kPalm, side, site);
}

}  // namespace

GripOn heldThing(const Task& task, const Contact& contact, PropMeshes& meshes) {
  if (contact.place && rowOf(contact.place->part).isRod()) return GripOn::Rod;
  if (surfaceHeld(task, contact, meshes)) return GripOn::Surface;
  return gripNear(task, contact.position, kOnRod) ? GripOn::Rod : GripOn::Handle;
}

std::optional<Pose> handleGrip(const Task& task, const Model& model, const Load& load) {
  for (const BodySide side : kBodySides) {
    const SiteIndex grip = findSite(model, role::kGrip, side);
    const auto holds = [&](const Contact& contact) { return contact.pinned && contact.end == handOf(side); };
    if (!grip.valid() || !isHeldBy(model, side, load.site) || std::ranges::any_of(task.contacts, holds))
      continue;
    return model.sites[grip].X_LS.inverse() * model.sites[model.findSite(load.site)].X_LS;
  }
  return std::nullopt;
}

Fist fistOf(const Model& model, const Load& load, const Pose& X_WG) {
  const Limb limb = model.joints[model.sites[model.findSite(load.site)].link].limb;
  const BodySide side = limb == Limb::LeftArm ? BodySide::Left : BodySide::Right;
  return {X_WG, side, handleRadius(model, side)};
}

HandGrips handGrips(const Task& task, const Model& model, const Data& data, const HandsAbout& about) {
  HandGrips grips;
  const HoldReader reader(task, model, data, about.meshes);
  for (const BodySide side : kBodySides) {
    GrippingHand& grip = gripOf(grips, side);
    for (const Target& target : task.targets)
      if (target.mustHold && isSiteOf(model, role::kFingertip, side, target.site))
        grip.pose = HandPose::Pointing;
    for (const Load& load : task.loads)
      if (isHeldBy(model, side, load.site))
        grip = {HandPose::Closed, HeldSolid::bar(handleRadius(model, side), kUsualLength)};
    const SiteIndex hand = findSite(model, role::kGrip, side);
    if (!hand.valid()) continue;
    for (const ContactLoad& load : about.loads) {
      const ContactKindRow* row = findResultWord(load.kind);
      if (load.link != model.sites[hand].link || (row && !row->isOfHand())) continue;
      const Contact contact = contactOf(task, load, row, side);
      if ((row || contact.place) && reader.isThere(contact))
        grip = {poseOf(contact), reader.read(contact, side)};
    }
    for (const Contact& contact : task.contacts)
      if (contact.pinned && contact.end == handOf(side) && reader.isThere(contact))
        grip = {poseOf(contact), reader.read(contact, side)};
  }
  return grips;
}

}  // namespace handhold
