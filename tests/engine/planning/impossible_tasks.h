// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <random>

#include "engine/laws/problem/posture_solving.h"
#include "engine/laws/sharing/load_sharing.h"
#include "tests/engine/planning/test_tasks.h"

namespace handhold {

/// Why a task has no answer, by construction.
enum class Fault { TargetTooFar, HoldTooFar, TooHeavy, Slippery, OutOfBalance, WeakGrip, WeakJoint };
constexpr int kFaults = 7;

inline const char* nameOf(Fault fault) {
  static const char* const names[] = {"target too far", "hold too far", "too heavy", "slippery",
                                      "out of balance", "weak grip",    "weak joint"};
  return names[static_cast<int>(fault)];
}

struct ImpossibleTask {
  Fault fault = Fault::TargetTooFar;
  std::string name;
  std::shared_ptr<const Model> model;
  Task task;
  VectorX near;                  ///< a posture from which all but the fault holds, or nearly
  std::optional<double> amount;  ///< known in closed form: N of friction, N m of a joint
  int joint = -1;                ///< the weak one
};

/// Standing and hanging people of different strength, facing every way, each with one thing that cannot be.
/// The same seed, the same tasks.
class ImpossibleTasks {
 public:
  ImpossibleTasks(std::shared_ptr<const Model> person, unsigned seed)
      : person_(std::move(person)), random_(seed), seed_(seed) {}

  ImpossibleTask next() {
    ImpossibleTask made;
    made.fault = static_cast<Fault>(count_ % kFaults);
    made.name = "task " + std::to_string(seed_) + "." + std::to_string(count_++) + " " + nameOf(made.fault);
    made.model = strengthened(number(0.8, 1.3));
    make(made);
    made.task.name = made.name;
    return made;
  }

 private:
  static constexpr double kGravity = 9.80665;

  double number(double low, double high) {
    return std::uniform_real_distribution<double>(low, high)(random_);
  }

  std::shared_ptr<const Model> strengthened(double factor) const {
    auto model = std::make_shared<Model>(*person_);
    for (int i = 1; i < model->linkCount(); ++i) {
      model->joints[i].torqueLower *= factor;
      model->joints[i].torqueUpper *= factor;
    }
    return model;
  }

  void make(ImpossibleTask& made) {
    switch (made.fault) {
      case Fault::TargetTooFar:
        return makeTargetTooFar(made);
      case Fault::HoldTooFar:
        return makeHoldTooFar(made);
      case Fault::TooHeavy:
        return makeTooHeavy(made);
      case Fault::Slippery:
        return makeSlippery(made);
      case Fault::OutOfBalance:
        return makeOutOfBalance(made);
      case Fault::WeakGrip:
        return makeWeakGrip(made);
      case Fault::WeakJoint:
        return makeWeakJoint(made);
    }
  }

  void face(VectorX& q, double pitch) {
    const Quaternion turn =
        Eigen::AngleAxisd(number(-M_PI, M_PI), Vector3::UnitY()) * Eigen::AngleAxisd(pitch, Vector3::UnitX());
    q.segment<4>(3) << turn.w(), turn.x(), turn.y(), turn.z();
    q.head<3>() += Vector3(number(-2.0, 2.0), number(-0.5, 0.5), number(-2.0, 2.0));
  }

  void reach(VectorX& q, double lowest, double highest) {
    for (const char* side : {"r_", "l_"}) {
      const auto set = [&](const char* joint, double low, double high) {
        setJoint(*person_, q, side + std::string(joint), number(low, high));
      };
      set("shoulder_adduction", lowest, highest);
      set("shoulder_horizontal_flexion", 0.2, 1.5);
      set("elbow_flexion", -1.8, -0.4);
      set("forearm_pronation", -0.8, 0.8);
    }
  }

  /// Soles and bars as the posture has them, toes and fingers included.
  Contact contactAt(const VectorX& q, ContactKind kind, ContactEnd end) const {
    Contact contact;
    contact.kind = kind;
    contact.end = end;
    contact.name = toString(end);
    contact.limits = usualLimits(kind);
    const Pose X = siteAt(*person_, q, contactSite(contact));
    contact.position = X.p;
    contact.axis = kind == ContactKind::Grip ? X.R.col(2) : X.R.col(1);
    if (kind != ContactKind::Grip) contact.heading = X.R.col(2);
    return contact;
  }

  Target targetAt(const VectorX& q, const std::string& site) const {
    Target target;
    target.name = site;
    target.site = site;
    target.position = siteAt(*person_, q, site).p;
    return target;
  }

  Task onFeet(const VectorX& q) const {
    Task task;
    for (ContactEnd end : {ContactEnd::RightFoot, ContactEnd::LeftFoot})
      task.contacts.push_back(contactAt(q, ContactKind::FlatFoot, end));
    return task;
  }

  /// Standing, arms anywhere in front.
  void stand(ImpossibleTask& made) {
    made.near = crouching(*person_, number(0.0, 0.3));
    reach(made.near, 0.2, 1.4);
    face(made.near, 0.0);
    made.task = onFeet(made.near);
  }

  /// Away from the shoulder, by more than arm and trunk can give.
  Vector3 farFrom(const VectorX& q, const std::string& shoulder) {
    const Vector3 way = Vector3(number(-1.0, 1.0), number(-0.1, 1.0), number(-1.0, 1.0)).normalized();
    const Vector3 aside(way.x(), 0.0, way.z());
    return siteAt(*person_, q, shoulder).p + (1.0 + 0.5 * aside.norm() + number(0.0, 0.8)) * way;
  }

  void makeTargetTooFar(ImpossibleTask& made) {
    stand(made);
    if (number(0.0, 1.0) < 0.5)
      made.task.contacts.push_back(contactAt(made.near, ContactKind::Grip, ContactEnd::LeftHand));
    made.task.targets.push_back(targetAt(made.near, "r_grip"));
    made.task.targets.back().position = farFrom(made.near, "r_shoulder");
  }

  void makeHoldTooFar(ImpossibleTask& made) {
    stand(made);
    made.task.contacts.push_back(contactAt(made.near, ContactKind::Grip, ContactEnd::LeftHand));
    made.task.contacts.back().position = farFrom(made.near, "l_shoulder");
  }

  /// More than any hand bears, whichever way it is turned.
  void makeTooHeavy(ImpossibleTask& made) {
    stand(made);
    if (number(0.0, 1.0) < 0.5)
      made.task.contacts.push_back(contactAt(made.near, ContactKind::Grip, ContactEnd::LeftHand));
    made.task.targets.push_back(targetAt(made.near, "r_grip"));
    const double most = std::hypot(ContactLimits().push, person_->grip.right * std::sqrt(2.0));
    Load load;
    load.name = "block";
    load.kind = LoadKind::Mass;
    load.site = "r_grip";
    load.mass = number(1.05, 2.0) * most / kGravity;
    load.inertia.setOnes();
    made.task.loads.push_back(load);
  }

  /// Both soles in one slope: whatever the body does, W sin a runs along it and friction holds mu W cos a.
  void makeSlippery(ImpossibleTask& made) {
    const double slope = number(0.1, 0.3);
    made.near = standing(*person_);
    setBoth(*person_, made.near, "ankle_plantarflexion", number(0.0, 1.0) < 0.5 ? slope : -slope);
    face(made.near, 0.0);
    made.task = onFeet(made.near);
    const double friction = number(0.2, 0.7) * std::tan(slope);
    for (Contact& contact : made.task.contacts) contact.friction = friction;
    made.amount = person_->totalMass * kGravity * (std::sin(slope) - friction * std::cos(slope));
  }

  /// Straight as a board about the ankles, hips, hands and eyes held there: the weight acts beside the soles.
  void makeOutOfBalance(ImpossibleTask& made) {
    const double back = number(0.3, 0.5);
    made.near = standing(*person_);
    setBoth(*person_, made.near, "ankle_plantarflexion", back);
    face(made.near, -back);
    made.task = onFeet(made.near);
    for (const char* site : {"hip_centre", "r_grip", "l_grip", "eyes"})
      made.task.targets.push_back(targetAt(made.near, site));
  }

  /// Hands alone; together they bear a part of the weight in the best of all directions.
  void makeWeakGrip(ImpossibleTask& made) {
    made.near = standing(*person_);
    reach(made.near, -0.4, 0.0);
    face(made.near, 0.0);
    const double most = number(0.3, 0.9) * person_->totalMass * kGravity / (2.0 * std::sqrt(3.0));
    for (ContactEnd end : {ContactEnd::RightHand, ContactEnd::LeftHand}) {
      made.task.contacts.push_back(contactAt(made.near, ContactKind::Grip, end));
      ContactLimits& limits = made.task.contacts.back().limits;
      limits.push = most;
      limits.pull = limits.shear = most;
    }
  }

  /// Shoulder, elbow, wrist and grip held in place leave the elbow one moment to hold a weight, in closed
  /// form that of the static torques; the joint has half of it.
  void makeWeakJoint(ImpossibleTask& made) {
    double needed = 0.0;
    const LinkIndex elbow = person_->findJoint("r_elbow_flexion");
    while (std::abs(needed) < 8.0) {
      stand(made);
      for (const char* site : {"r_shoulder", "r_elbow", "r_wrist", "r_grip"})
        made.task.targets.push_back(targetAt(made.near, site));
      Load load;
      load.name = "block";
      load.kind = LoadKind::Mass;
      load.site = "r_grip";
      load.mass = number(3.0, 6.0);
      load.inertia.setConstant(0.01);
      made.task.loads = {load};
      needed = shareLoads(*person_, made.task, made.near).tau[5 + elbow];
    }
    auto model = std::make_shared<Model>(*made.model);
    const double limit = number(0.3, 0.8) * std::abs(needed);
    model->joints[elbow].torqueUpper = limit;
    model->joints[elbow].torqueLower = -limit;
    made.model = model;
    made.joint = elbow;
    made.amount = std::abs(needed);
  }

  std::shared_ptr<const Model> person_;
  std::mt19937 random_;
  unsigned seed_;
  int count_ = 0;
};

}  // namespace handhold
