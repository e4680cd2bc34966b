// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/task_mirror.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "engine/dynamics/kinematics.h"
#include "engine/math/rotation.h"
#include "engine/model/base_orientation.h"
#include "engine/model/varying_limit.h"
#include "engine/task/task_loads.h"

namespace handhold {

namespace {

/// Places and directions that differ by less are the same (m, parts of a unit vector).
constexpr double kSame = 1e-6;
/// Limits of joints and numbers of loads, as parts of them.
constexpr double kMirrored = 1e-9;
/// The printed person's sides differ by hundredths of a millimetre.
constexpr double kPrintedSides = 1e-4;

bool near(const Vector3& a, const Vector3& b) { return (a - b).norm() < kSame; }
bool alike(double a, double b) { return std::abs(a - b) <= kMirrored * (1.0 + std::abs(a)); }

/// Where the person stands straight; points of one's own lie where somebody put them.
bool haveImagePlaces(const Model& model, SiteIndex site, SiteIndex other) {
  Data data(model);
  updateKinematics(model, model.zeroPosition(), data);
  const Vector3 p = sitePose(model, data, site).p;
  return (Vector3(-p.x(), p.y(), p.z()) - sitePose(model, data, other).p).norm() < kPrintedSides;
}

/// Whether what one does is the image of what the other does: both sides of the body, or one in the middle.
bool areImages(const Model& model, const std::string& site, const std::string& other) {
  const SiteIndex here = model.findSite(site), there = model.findSite(other);
  return otherSide(site) == other && here.valid() && there.valid() && haveImagePlaces(model, here, there);
}

/// In world, where the person stands straight.
struct MassOf {
  MassOf(const Model& model, const Load& load) {
    Data data(model);
    updateKinematics(model, model.zeroPosition(), data);
    const Pose site = sitePose(model, data, model.findSite(load.site));
    com = site.p + site.R * load.com;
    inertia = site.R * load.inertia.asDiagonal() * site.R.transpose();
  }
  Vector3 com;
  Matrix3 inertia;
};

/// Where they are and what they weigh: an even motion of other bodies would not balance.
bool hasEvenBodies(const Model& model) {
  Data data(model);
  updateKinematics(model, model.zeroPosition(), data);
  const auto massesOn = [&](LinkIndex link) {  // mass, first and second moments in world
    Eigen::Matrix<double, 10, 1> sums = Eigen::Matrix<double, 10, 1>::Zero();
    for (const Body& body : model.bodies) {
      if (body.link != link) continue;
      const Matrix3& R = data.R_WL[static_cast<std::size_t>(link)];
      const Vector3 c = data.p_WL[static_cast<std::size_t>(link)] + R * body.com;
      const Matrix3 I = R * body.inertia * R.transpose() - body.mass * skew(c) * skew(c);
      sums[0] += body.mass;
      sums.segment<3>(1) += body.mass * c;
      sums.tail<6>() += (Eigen::Matrix<double, 6, 1>() << I.diagonal(), I(0, 1), I(0, 2), I(1, 2)).finished();
    }
    return sums;
  };
  Eigen::Matrix<double, 10, 1> mirror = Eigen::Matrix<double, 10, 1>::Ones();
  mirror[1] = mirror[7] = mirror[8] = -1.0;
  for (int i = 0; i < model.linkCount(); ++i) {
    const LinkIndex other = i > 0 ? model.joints[i].mirror : LinkIndex(0);
    const auto gap = (massesOn(LinkIndex(i)) - mirror.cwiseProduct(massesOn(other))).eval();
    if (gap.lpNorm<Eigen::Infinity>() > kSame * model.totalMass) return false;
  }
  return true;
}

/// Strength goes with angle and speed as at the joint of the other side.
bool haveEvenCurves(const Model& model, int i) {
  const Joint &joint = model.joints[i], &other = model.joints[joint.mirror];
  for (const TorqueEnd end : {TorqueEnd::Lower, TorqueEnd::Upper}) {
    const bool same = joint.mirrorSign > 0.0;
    const StrengthCurve *own = curveAt(joint, end),
                        *across = curveAt(other, same                      ? end
                                                 : end == TorqueEnd::Lower ? TorqueEnd::Upper
                                                                           : TorqueEnd::Lower);
    if ((own == nullptr) != (across == nullptr)) return false;
    if (own != nullptr && mirrored(model, *across, joint.mirrorSign) != *own) return false;
  }
  return true;
}

/// Two arms and legs that are each other's mirror image.
bool isEvenPerson(const Model& model) {
  bool hasSides = false;
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint &joint = model.joints[i], &other = model.joints[joint.mirror];
    hasSides = hasSides || joint.mirror != i;
    const bool same = joint.mirrorSign > 0.0;
    const double lower = same ? other.lower : -other.upper, upper = same ? other.upper : -other.lower;
    const double weak = same ? other.torqueLower : -other.torqueUpper,
                 strong = same ? other.torqueUpper : -other.torqueLower;
    if (!alike(joint.lower, lower) || !alike(joint.upper, upper) || !alike(joint.torqueLower, weak) ||
        !alike(joint.torqueUpper, strong) || !alike(joint.stiffness, other.stiffness) ||
        !alike(joint.neutral, joint.mirrorSign * other.neutral) || !alike(joint.friction, other.friction) ||
        !haveEvenCurves(model, i))
      return false;
  }
  return hasSides &&
         std::all_of(model.baseFree.begin(), model.baseFree.end(), [](bool free) { return free; }) &&
         hasEvenBodies(model);
}

bool alike(const ContactLimits& a, const ContactLimits& b) {
  return alike(a.pull.value_or(0.0), b.pull.value_or(0.0)) && alike(a.push, b.push) &&
         alike(a.shear.value_or(0.0), b.shear.value_or(0.0)) && alike(a.moment, b.moment) &&
         alike(a.turn, b.turn);
}

/// In the order of their unknowns the entries that hold for a contact, by its name.
std::vector<std::pair<double, double>> holdsOf(const Task& task, const Contact& contact) {
  std::vector<std::pair<double, double>> list;
  for (const HoldInterval& hold : task.motion.holds)
    if (hold.contact == contact.name) list.emplace_back(hold.from, hold.to);
  std::sort(list.begin(), list.end());
  return list;
}

/// Speeds and states that are told count as uneven.
bool hasGivenSpeeds(const MotionSettings& motion) {
  if (motion.begin || motion.end) return true;
  const auto isGiven = [](const StageVelocity& velocity) {
    return velocity.kind == StageVelocity::Kind::Given;
  };
  return std::ranges::any_of(motion.stages,
                             [&](const Stage& stage) { return isGiven(stage.start) || isGiven(stage.end); });
}

}  // namespace

/// Half way between a right and a left contact of the same kind, across their distance.
bool TaskMirror::place(const Task& task) {
  for (const Contact& right : task.contacts) {
    if (sideOf(right.end) != BodySide::Right) continue;
    const auto left = std::find_if(task.contacts.begin(), task.contacts.end(), [&](const Contact& c) {
      return c.end == otherSide(right.end) && c.kind == right.kind &&
             holdsOf(task, c) == holdsOf(task, right);
    });
    if (left == task.contacts.end() || near(left->position, right.position)) continue;
    point_ = 0.5 * (left->position + right.position);
    normal_ = (left->position - right.position).normalized();
    return std::abs(normal_.dot(task.gravity)) < kSame * (1.0 + task.gravity.norm());
  }
  return false;
}

bool TaskMirror::isImage(const Contact& a, const Contact& b) const {
  if (a.end != otherSide(b.end) || a.kind != b.kind || a.pinned != b.pinned) return false;
  if (a.site != otherSide(b.site) || a.hinge || b.hinge) return false;
  if (!alike(a.friction, b.friction) || !alike(a.breadth, b.breadth)) return false;
  const Vector3 axis = mirroredVector(a.axis.normalized()), other = b.axis.normalized();
  if (!near(axis, other) && !(rowOf(a).isOnBar() && near(axis, -other))) return false;
  const auto sideA = askedSide(a), sideB = askedSide(b);
  if (sideA.has_value() != sideB.has_value() || a.fingers != b.fingers) return false;
  // thumbs point along z of a right hand's site, against that of a left one's
  if (sideA && !near(*sideA * thumbAlongGrip(a.end) * axis, *sideB * thumbAlongGrip(b.end) * other))
    return false;
  if (a.heading.has_value() != b.heading.has_value()) return false;
  if ((a.place && a.place->isFree()) || (b.place && b.place->isFree())) return false;
  // one that carries no moment about its bar has an unknown less
  if ((a.limits.turn > 0.0) != (b.limits.turn > 0.0)) return false;
  if (a.heading && !near(mirroredVector(a.heading->normalized()), b.heading->normalized())) return false;
  return near(mirroredPoint(a.position), b.position);
}

bool TaskMirror::pairContacts(const Model& model, const Task& task) {
  for (const Contact& contact : task.contacts) {
    const auto partner = std::find_if(task.contacts.begin(), task.contacts.end(), [&](const Contact& other) {
      return isImage(contact, other) &&
             (contact.site.empty() || areImages(model, contact.site, other.site)) &&
             holdsOf(task, contact) == holdsOf(task, other);
    });
    if (partner == task.contacts.end()) return false;
    partners_.push_back(static_cast<int>(partner - task.contacts.begin()));
  }
  return true;
}

/// Of a site on one side the other side has an image; those of the middle lie in the plane.
bool TaskMirror::isImage(const Model& model, const Target& a, const Target& b) const {
  if (!areImages(model, a.site, b.site) || a.kind != b.kind || a.mustHold != b.mustHold ||
      !alike(a.weight, b.weight))
    return false;
  const Vector3 offset = mirroredPoint(a.position) - b.position, way = b.direction.normalized(),
                turned = mirroredVector(a.direction.normalized());
  const bool keepsAxis = near(turned, way) || near(turned, -way);
  switch (a.kind) {
    case TargetKind::Point:
    case TargetKind::Gaze:
      return offset.norm() < kSame;
    case TargetKind::Line:
      return keepsAxis && (offset - way * way.dot(offset)).norm() < kSame;
    case TargetKind::Plane:
      return keepsAxis && std::abs(way.dot(offset)) < kSame;
    case TargetKind::Circle:
      return keepsAxis && offset.norm() < kSame && alike(a.radius, b.radius);
    default:
      return false;
  }
}

bool TaskMirror::isImage(const Model& model, const TimedTarget& a, const TimedTarget& b) const {
  return a.from == b.from && a.to == b.to && isImage(model, a.target, b.target);
}

/// A mass hangs on its site: both are looked at where the person stands straight, x to the left.
bool TaskMirror::isImage(const Model& model, const Load& a, const Load& b) const {
  if (!areImages(model, a.site, b.site) || a.kind != b.kind || a.frame != b.frame) return false;
  if (turnsWithSite(a)) {  // links of a mirrored posture are mirrored about their own x
    const Load image = mirroredInSite(model, a, b.site);
    return near(image.force, b.force) && near(image.moment, b.moment);
  }
  if (a.kind == LoadKind::Force)
    return near(mirroredVector(a.force), b.force) && near(-mirroredVector(a.moment), b.moment);
  const MassOf right(model, a), left(model, b);
  const Vector3 sides(-1.0, 1.0, 1.0);
  return alike(a.mass, b.mass) && (sides.asDiagonal() * right.com - left.com).norm() < kPrintedSides &&
         (sides.asDiagonal() * right.inertia * sides.asDiagonal() - left.inertia).norm() <
             kSame * (1.0 + left.inertia.norm());
}

template <class Part>
bool TaskMirror::arePaired(const Model& model, const std::vector<Part>& parts) const {
  return std::ranges::all_of(parts, [&](const Part& part) {
    return std::ranges::any_of(parts, [&](const Part& other) { return isImage(model, part, other); });
  });
}

/// The mirrored corners of a mesh lie on another's skin.
bool TaskMirror::lieOn(const MeshBody& mesh, const MeshBody& skin) const {
  const Pose X_SW = skin.X_WB.inverse();
  return std::ranges::all_of(mesh.solid->corners(), [&](const Vector3& corner) {
    return skin.solid->nearest(X_SW * mirroredPoint(mesh.X_WB * corner), kSame).has_value();
  });
}

/// Of things in the world; a level floor is its own. Boxes lie alike where their edges do.
bool TaskMirror::isImage(const Obstacle& a, const Obstacle& b) const {
  if (a.index() != b.index()) return false;
  if (const auto* rod = std::get_if<Rod>(&a)) {
    const Rod& other = std::get<Rod>(b);
    const Vector3 from = mirroredPoint(rod->axis.from), to = mirroredPoint(rod->axis.to);
    const bool same = near(from, other.axis.from) && near(to, other.axis.to);
    return alike(rod->radius, other.radius) &&
           (same || (near(from, other.axis.to) && near(to, other.axis.from)));
  }
  if (const auto* mesh = std::get_if<MeshBody>(&a)) {
    const MeshBody& other = std::get<MeshBody>(b);
    return lieOn(*mesh, other) && lieOn(other, *mesh);
  }
  if (const auto* block = std::get_if<Block>(&a)) {
    const Block& other = std::get<Block>(b);
    if (!near(mirroredPoint(block->X_WB.p), other.X_WB.p)) return false;
    for (int i = 0; i < 3; ++i) {
      const Vector3 edge = mirroredVector(block->X_WB.R.col(i));
      bool isFound = false;
      for (int k = 0; k < 3 && !isFound; ++k)
        isFound = std::abs(block->half[i] - other.half[k]) < kSame &&
                  edge.cross(other.X_WB.R.col(k)).norm() < kSame;
      if (!isFound) return false;
    }
  }
  return true;
}

/// From things in the world; its own parts are an even person's. Meshes stand in many pairs and take long.
bool TaskMirror::keepsClearAlike(const Model& model, const Task& task) const {
  if (!task.laws.clearance) return true;
  std::vector<std::tuple<MeshBody, MeshBody, bool>> known;
  const auto isSame = [](const MeshBody& a, const MeshBody& b) {
    return a.solid == b.solid && a.X_WB.R == b.X_WB.R && a.X_WB.p == b.X_WB.p;
  };
  const auto areAlike = [&](const Obstacle& a, const Obstacle& b) {
    const auto *mesh = std::get_if<MeshBody>(&a), *image = std::get_if<MeshBody>(&b);
    if (!mesh || !image) return isImage(a, b);
    for (const auto& [one, other, same] : known)
      if (isSame(one, *mesh) && isSame(other, *image)) return same;
    return std::get<bool>(known.emplace_back(*mesh, *image, isImage(a, b)));
  };
  const std::vector<Capsule> capsules = clearanceCapsules(model, task);
  const std::vector<ClearancePair> pairs = clearancePairs(model, task);
  return std::ranges::all_of(pairs, [&](const ClearancePair& pair) {
    if (std::holds_alternative<BodyCapsule>(pair.obstacle)) return true;
    return std::ranges::any_of(pairs, [&](const ClearancePair& other) {
      return capsules[other.capsule].name == otherSide(capsules[pair.capsule].name) &&
             alike(pair.margin, other.margin) && areAlike(pair.obstacle, other.obstacle);
    });
  });
}

std::optional<TaskMirror> TaskMirror::of(const Model& model, const Task& task) {
  TaskMirror mirror;
  if (hasGivenSpeeds(task.motion) || !isEvenPerson(model) || !mirror.place(task) ||
      !mirror.pairContacts(model, task) || !mirror.arePaired(model, task.targets) ||
      !mirror.arePaired(model, task.motion.targets) || !mirror.arePaired(model, task.loads) ||
      !mirror.keepsClearAlike(model, task))
    return {};
  return mirror;
}

VectorX TaskMirror::image(const Model& model, const VectorX& q) const {
  VectorX m = mirrored(model, q);
  const Quaternion turn = baseOrientation(q);
  const Matrix3 across = Matrix3::Identity() - 2.0 * normal_ * normal_.transpose();
  const Matrix3 sides = Vector3(-1.0, 1.0, 1.0).asDiagonal();
  const Quaternion turned(Matrix3(across * turn.toRotationMatrix() * sides));
  m.head<3>() = mirroredPoint(q.head<3>());
  m.segment<4>(3) << turned.w(), turned.x(), turned.y(), turned.z();
  return m;
}

VectorX TaskMirror::symmetric(const Model& model, const VectorX& q) const {
  const VectorX half = 0.5 * difference(model, q, image(model, q));
  return moved(model, q, half);
}

Task TaskMirror::evened(const Model& model, const Task& task) const {
  Task even = task;
  for (size_t c = 0; c < even.contacts.size(); ++c)
    even.contacts[c].limits =
        tighter(limitsOn(model, task.contacts[c]), limitsOn(model, task.contacts[partners_[c]]));
  return even;
}

bool TaskMirror::tellsLimitsApart(const Model& model, const Task& task) const {
  for (size_t c = 0; c < task.contacts.size(); ++c)
    if (!alike(limitsOn(model, task.contacts[c]), limitsOn(model, task.contacts[partners_[c]]))) return true;
  return false;
}

}  // namespace handhold
