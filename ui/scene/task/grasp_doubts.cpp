// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/task/grasp_doubts.h"

#include <cmath>
#include <cstdio>
#include <optional>

#include "engine/core/spoken_length.h"
#include "engine/task/contact_points.h"
#include "engine/task/prop_places.h"
#include "engine/task/spoken_place.h"
#include "ui/scene/task/hand_holds.h"
#include "ui/scene/task/mesh_grasp.h"

namespace handhold {
namespace {

constexpr double kSunk = 0.005;  ///< of skin and of rounding (m)

std::string inNumbers(const char* format, double value) {
  char words[48];
  std::snprintf(words, sizeof words, format, value);
  return words;
}

/// In which a place counts that is told in the prop's own units.
Vector3 unitsOf(const Prop& prop) { return prop.kind == PropKind::Mesh ? prop.size : Vector3::Ones(); }

/// As a file tells a place, in the prop's own units.
std::string inFile(const Vector3& p, const Vector3& units) {
  const auto tidy = [](double part) { return std::round(1e9 * part) / 1e9 + 0.0; };
  const Vector3 place = p.cwiseQuotient(units).unaryExpr(tidy);
  char words[96];
  std::snprintf(words, sizeof words, "[%.4g, %.4g, %.4g]", place.x(), place.y(), place.z());
  return words;
}

/// The grip that a hand would have round what lies under the skin nearest to a place.
std::optional<MeshGrasp> graspNear(const MeshCorners& corners, const Vector3& p) {
  constexpr double kJustOff = 1e-3;  // m
  const Vector3 skin = nearestOnMesh(corners, p);
  Vector3 outward = normalAt(corners, skin, skin + Vector3::UnitY());
  const Vector3 beside = skin + kJustOff * outward;
  if (HeldField(corners, beside).distance(beside) < 0.0) outward = -outward;
  return graspUnder(corners, skin, outward);
}

std::string handWithin(const Model& model, const Task& task, const Contact& contact,
                       const MeshCorners& corners) {
  const Prop& prop = *propOf(task, contact);
  const Vector3 units = unitsOf(prop);
  const MeshGrasp grip{contact.place->point.cwiseProduct(units), contact.place->axis.cwiseProduct(units)};
  if (!goesRound(corners, grip))
    return contact.name + " grips " + prop.name +
           " where no hand goes round it; make it a palm, or put it where " + prop.name + " is at most " +
           spokenLength(kThickestHeld) + " thick";
  Contact thick = contact;
  thick.place->off = palmRadius(corners, grip);
  const double missing = (heldOff(model, task, thick) - heldOff(model, task, contact)).y();
  if (missing < kSunk) return {};
  if (const auto round = graspNear(corners, grip.middle);
      round && (round->middle - grip.middle).norm() > kSunk && round->radius < thick.place->off - kSunk)
    return "the point of " + contact.name + " is not in the middle of " + prop.name +
           " there; write \"point\": " + inFile(round->middle, units) +
           ", \"off\": " + inNumbers("%.3g", round->radius);
  return "the hand of " + contact.name + " stands " + spokenLength(missing) + " deep in " + prop.name +
         "; write \"off\": " + inNumbers("%.3g", thick.place->off) + " beside its point";
}

/// Where something lies on it, in the prop's axes.
std::string belowSkin(const Contact& contact, const Vector3& p, const Vector3& skin, const Vector3& units) {
  const double depth = (skin - p).norm();
  if (depth < kSunk) return {};
  return contact.name + " lies " + spokenLength(depth) + " within " + contact.prop +
         ", whose surface there is at " + inFile(skin, units);
}

Vector3 nearestOnBox(const Vector3& half, const Vector3& p) {
  Eigen::Index side = 0;
  (half - p.cwiseAbs()).minCoeff(&side);
  Vector3 skin = p;
  skin[side] = std::copysign(half[side], p[side]);
  return skin;
}

std::string doubtOf(const Model& model, const Task& task, const Contact& contact, const PropMeshes& meshes) {
  if (const std::string open = openHandWords(model, task, contact); !open.empty()) return open;
  const Prop* prop = propOf(task, contact);
  if (!prop || !contact.place || contact.place->part != PropPart::Frame) return {};
  const Vector3 units = unitsOf(*prop), p = contact.place->point.cwiseProduct(units);
  if (prop->kind == PropKind::Box && !rowOf(contact).isOnBar() &&
      (p.cwiseAbs() - 0.5 * prop->size).maxCoeff() < 0.0)
    return belowSkin(contact, p, nearestOnBox(0.5 * prop->size, p), units);
  const auto mesh = meshes.of(*prop);
  if (!mesh) return {};
  const MeshCorners corners = cornersOf(*prop, *mesh);
  const double away = HeldField(corners, p).distance(p);
  if (rowOf(contact).isOnBar()) return away <= kUsualBar ? handWithin(model, task, contact, corners) : "";
  return away < 0.0 ? belowSkin(contact, p, nearestOnMesh(corners, p), units) : "";
}

}  // namespace

std::vector<std::string> graspDoubts(const Model& model, const Task& task, const PropMeshes& meshes) {
  std::vector<std::string> doubts;
  for (const Contact& contact : task.contacts)
    if (const std::string doubt = doubtOf(model, task, contact, meshes); !doubt.empty())
      doubts.push_back(doubt);
  return doubts;
}

}  // namespace handhold
