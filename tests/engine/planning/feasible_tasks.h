// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "engine/dynamics/kinematics.h"
#include "engine/laws/sharing/load_sharing.h"
#include "engine/math/rotation.h"
#include "engine/task/task.h"

namespace handhold {

/// How the witness of a task holds its body.
enum class Bearing { Standing, Striding, Squatting, BentOver, Sitting, Kneeling, Hanging, Floating };

inline const char* nameOf(Bearing bearing) {
  static const char* const names[] = {"standing", "striding", "squatting", "bent over",
                                      "sitting",  "kneeling", "hanging",   "weightless"};
  return names[static_cast<int>(bearing)];
}

/// A task and a posture that keeps all its laws.
struct FeasibleTask {
  std::string name;
  Bearing bearing = Bearing::Standing;
  double heading = 0.0;  ///< of the witness about the vertical, from +z (rad)
  Task task;
  VectorX witness;
};

/// Tasks that have an answer by construction: a random posture within all joint limits, contacts where its
/// hands and feet are, targets where its sites are, kept when loads can be shared among the contacts within
/// all limits. Any heading, surfaces and bars tilted as the limbs have them. The same seed, the same tasks.
class FeasibleTasks {
 public:
  FeasibleTasks(std::shared_ptr<const Model> person, unsigned seed)
      : person_(std::move(person)), data_(*person_), random_(seed), seed_(seed) {}

  FeasibleTask next() {
    const auto bearing = static_cast<Bearing>(count_ % 8);
    for (;;) {
      FeasibleTask made;
      made.bearing = bearing;
      made.heading = number(-M_PI, M_PI);
      made.witness = witness(bearing, made.heading);
      updateKinematics(*person_, made.witness, data_);
      made.task = task(bearing);
      if (!holds(made)) continue;
      made.name = "task " + std::to_string(seed_) + "." + std::to_string(count_++) + " " + nameOf(bearing);
      made.task.name = made.name;
      return made;
    }
  }

 private:
  static constexpr double kShaken = 0.15;      ///< of a joint's range, the deviation from the bearing's angle
  static constexpr double kMostTorque = 0.95;  ///< of the limit, so that an answer lies within a margin
  static constexpr double kBalanced = 1e-3;    ///< N and N m

  double number(double low, double high) {
    return std::uniform_real_distribution<double>(low, high)(random_);
  }
  bool chance(double part) { return number(0.0, 1.0) < part; }

  void setBoth(VectorX& q, const std::string& joint, double angle) const {
    const LinkIndex right = person_->findJoint("r_" + joint);
    q[positionIndex(right)] = angle;
    q[positionIndex(person_->joints[right].mirror)] = person_->joints[right].mirrorSign * angle;
  }

  /// Hip and knee flexed, soles level under a trunk that leans forward (rad).
  void bendLegs(VectorX& q, double hip, double knee, double lean) const {
    setBoth(q, "hip_flexion", -hip);
    setBoth(q, "knee_flexion", knee);
    setBoth(q, "ankle_plantarflexion", hip - knee - lean);
  }

  void reach(VectorX& q, double lowest, double highest) {
    for (const char* side : {"r_", "l_"}) {
      const auto set = [&](const char* joint, double low, double high) {
        q[positionIndex(person_->findJoint(side + std::string(joint)))] = number(low, high);
      };
      set("shoulder_adduction", lowest, highest);
      set("shoulder_horizontal_flexion", 0.2, 1.5);
      set("elbow_flexion", -1.8, -0.4);
      set("forearm_pronation", -0.8, 0.8);
    }
  }

  void shake(VectorX& q) {
    std::normal_distribution<double> normal;
    for (int i = 1; i < person_->linkCount(); ++i) {
      const Joint& joint = person_->joints[i];
      const double shaken = q[6 + i] + kShaken * normal(random_) * (joint.upper - joint.lower);
      q[6 + i] = std::clamp(shaken, joint.lower, joint.upper);
    }
  }

  VectorX witness(Bearing bearing, double heading) {
    VectorX q = person_->relaxedPosition();
    double lean = 0.0;
    reach(q, -0.3, 1.4);
    switch (bearing) {
      case Bearing::Standing:
        break;
      case Bearing::Striding:
        bendLegs(q, 0.3, 0.3, 0.0);
        q[positionIndex(person_->findJoint("r_hip_flexion"))] = -number(0.4, 1.0);
        break;
      case Bearing::Squatting:
        lean = number(0.2, 0.5);
        bendLegs(q, number(1.0, 1.6), number(1.0, 1.8), lean);
        break;
      case Bearing::BentOver:
        lean = number(0.7, 1.3);
        bendLegs(q, lean + 0.1, 0.2, lean);
        break;
      case Bearing::Sitting:
        lean = number(-0.3, 0.2);
        bendLegs(q, number(1.2, 1.7), number(1.2, 1.7), lean);
        break;
      case Bearing::Kneeling:
        bendLegs(q, number(0.2, 0.6), number(1.6, 2.2), lean);
        break;
      case Bearing::Hanging:
        reach(q, -0.5, 0.2);
        lean = number(-0.5, 0.5);
        bendLegs(q, number(0.0, 1.0), number(0.0, 1.2), 0.0);
        break;
      case Bearing::Floating:
        bendLegs(q, number(0.0, 1.5), number(0.0, 1.5), 0.0);
        lean = number(-M_PI, M_PI);
    }
    shake(q);
    const double aside = bearing == Bearing::Floating ? number(-1.0, 1.0) : number(-0.1, 0.1);
    const Quaternion turn = Eigen::AngleAxisd(heading, Vector3::UnitY()) *
                            Eigen::AngleAxisd(lean, Vector3::UnitX()) *
                            Eigen::AngleAxisd(aside, Vector3::UnitZ());
    q.segment<4>(3) << turn.w(), turn.x(), turn.y(), turn.z();
    q.head<3>() = Vector3(number(-2.0, 2.0), number(0.6, 1.2), number(-2.0, 2.0));
    return q;
  }

  Contact contact(ContactKind kind, ContactEnd end) {
    Contact contact;
    contact.kind = kind;
    contact.end = end;
    contact.name = toString(end);
    contact.limits = usualLimits(kind);
    contact.friction = number(0.5, 0.9);
    const Matrix3 R = place(contact).R;
    contact.position = place(contact).p;
    const bool grips = kind == ContactKind::Grip || kind == ContactKind::FixedGrip;
    const bool foot = end == ContactEnd::RightFoot || end == ContactEnd::LeftFoot;
    contact.axis = grips ? R.col(2) : R.col(1);
    if (kind == ContactKind::Palm || (grips && chance(0.5))) contact.axis = -contact.axis;
    const bool clamped = kind == ContactKind::FixedGrip || kind == ContactKind::Restraint;
    if (clamped || (!grips && chance(0.7))) contact.heading = R.col(foot ? 2 : 0);
    return contact;
  }

  Pose place(const Contact& contact) const {
    return sitePose(*person_, data_, person_->findSite(contactSite(contact)));
  }

  Target target(const std::string& site) const {
    Target target;
    target.name = site;
    target.site = site;
    target.position = sitePose(*person_, data_, person_->findSite(site)).p;
    return target;
  }

  void addFeet(Bearing bearing, Task& task) {
    for (ContactEnd end : {ContactEnd::RightFoot, ContactEnd::LeftFoot}) {
      if (bearing == Bearing::Hanging && chance(0.6)) continue;
      if (bearing == Bearing::Floating) {
        if (chance(0.7)) task.contacts.push_back(contact(ContactKind::Restraint, end));
        continue;
      }
      const bool onBall = bearing == Bearing::Kneeling || chance(0.25);
      task.contacts.push_back(contact(onBall ? ContactKind::Foot : ContactKind::FlatFoot, end));
    }
  }

  void addHands(Bearing bearing, Task& task) {
    const bool must = bearing == Bearing::Hanging || bearing == Bearing::Floating;
    for (ContactEnd end : {ContactEnd::RightHand, ContactEnd::LeftHand}) {
      const double pick = number(0.0, 1.0);
      const std::string grip = end == ContactEnd::RightHand ? "r_grip" : "l_grip";
      if (must || pick < 0.45)
        task.contacts.push_back(contact(chance(0.3) ? ContactKind::FixedGrip : ContactKind::Grip, end));
      else if (pick < 0.6)
        task.contacts.push_back(contact(ContactKind::Palm, end));
      else if (pick < 0.8)
        task.targets.push_back(target(grip));
      if (chance(0.2)) addMass(task, grip, number(0.3, 6.0));
    }
  }

  static void addMass(Task& task, const std::string& site, double mass) {
    Load load;
    load.name = site + " load";
    load.kind = LoadKind::Mass;
    load.site = site;
    load.mass = mass;
    load.inertia = Vector3::Constant(0.01 * mass);
    task.loads.push_back(load);
  }

  Task task(Bearing bearing) {
    Task task;
    if (bearing == Bearing::Floating) task.gravity.setZero();
    if (bearing != Bearing::Floating && chance(0.1)) task.gravity = Vector3(0.0, -1.62, 0.0);
    addHands(bearing, task);
    addFeet(bearing, task);
    if (chance(0.35)) task.targets.push_back(target("hip_centre"));
    if (chance(0.25)) addMass(task, "chest", number(1.0, 20.0));
    return task;
  }

  bool holds(const FeasibleTask& made) const {
    if (made.task.contacts.empty()) return false;
    LoadSharing sharing(*person_, made.task);
    const VectorX still = VectorX::Zero(person_->velocitySize());
    const SharedLoads shared = sharing.share(made.witness, still, still);
    return shared.violations.empty() && shared.tau.head<6>().norm() < kBalanced &&
           shared.peakLoad <= kMostTorque;
  }

  std::shared_ptr<const Model> person_;
  Data data_;
  std::mt19937 random_;
  unsigned seed_;
  int count_ = 0;
};

/// Greatest angle between where a contact's fingers or toes should point and where they do, in the surface
/// (rad); 0 without headings.
inline double headingError(const Model& model, const Task& task, const VectorX& q) {
  Data data(model);
  updateKinematics(model, q, data);
  double worst = 0.0;
  for (const Contact& contact : task.contacts) {
    if (!contact.heading || contact.kind == ContactKind::Grip) continue;
    const bool hand = contact.end == ContactEnd::RightHand || contact.end == ContactEnd::LeftHand;
    const Vector3 n = contact.axis.normalized();
    const auto flat = [&](const Vector3& way) { return Vector3(way - n * n.dot(way)).normalized(); };
    const Matrix3 R = sitePose(model, data, model.findSite(contactSite(contact))).R;
    const double cosine = flat(R.col(hand ? 0 : 2)).dot(flat(*contact.heading));
    worst = std::max(worst, std::acos(std::clamp(cosine, -1.0, 1.0)));
  }
  return worst;
}

/// Sectors of heading for tables: from +z, whichever side.
inline int headingSector(double heading) {
  const double degrees = std::abs(heading) * 180.0 / M_PI;
  return degrees < 30.0 ? 0 : degrees < 60.0 ? 1 : degrees < 120.0 ? 2 : degrees < 150.0 ? 3 : 4;
}
inline const char* sectorName(int sector) {
  static const char* const names[] = {"0-30", "30-60", "60-120", "120-150", "150-180"};
  return names[sector];
}
constexpr int kSectors = 5;

}  // namespace handhold
