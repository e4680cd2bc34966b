// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/people/person_bodies.h"

#include <algorithm>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/math/rotation.h"
#include "engine/model/segments.h"

namespace handhold {

namespace {

/// Length of the abdomen, of L5/S1 to C7/T1 (mean man and woman of Dumas).
constexpr double kAbdomenShare[] = {0.28, 0.31};
/// Metatarsal heads are a quarter of the ankle's height above the sole.
constexpr double kMetatarsalHeight = 0.25;

/// Columns x forward, y up and z to the right of a segment, in world at the zero posture.
Matrix3 axesOf(const Vector3& x, const Vector3& y) {
  Matrix3 R;
  R << x, y, x.cross(y);
  return R;
}
const Vector3 kX = Vector3::UnitX(), kY = Vector3::UnitY(), kZ = Vector3::UnitZ();

Matrix3 mirroredTensor(const Matrix3& I) {
  const Vector3 mirror(-1.0, 1.0, 1.0);
  return mirror.asDiagonal() * I * mirror.asDiagonal();
}

class BodyMaker {
 public:
  BodyMaker(const Model& model, const SegmentShares& shares, Sex sex, double mass)
      : model_(model), data_(model), shares_(shares), sex_(sex), mass_(mass) {
    updateKinematics(model, model.zeroPosition(), data_);
  }

  std::vector<Body> make() {
    addTrunk();
    for (const BodySide side : kBodySides) {
      addArm(side);
      addLeg(side);
    }
    return std::move(bodies_);
  }

 private:
  /// Where a segment of the right side is, in world at the zero posture.
  struct Place {
    Vector3 origin;  ///< its upper joint
    double length;
    Matrix3 axes;
  };

  Vector3 site(const Role& role, BodySide side) const {
    return sitePose(model_, data_, wantSite(model_, role, side)).p;
  }
  Vector3 right(const Role& role) const { return site(role, BodySide::Right); }
  Vector3 origin(LinkIndex link) const { return data_.p_WL[static_cast<std::size_t>(link)]; }

  /// The first link of a segment, by whose joint it hangs on the others.
  LinkIndex firstLink(BodySegment segment) const {
    const std::vector<BodySegment> all = segmentsOf(model_);
    const auto found = std::ranges::find(all, segment);
    return LinkIndex(static_cast<int>(found - all.begin()));
  }

  /// A segment in world at the zero posture, on its link.
  Body bodyAt(const char* name, LinkIndex link, InertialSegment segment, const Place& place) const {
    const SegmentShare& share = shares_.of(sex_, segment);
    Body body;
    body.name = name;
    body.link = link;
    body.mass = mass_ * share.mass;
    body.com = place.origin + place.length * (place.axes * share.centre);
    body.inertia =
        body.mass * place.length * place.length * place.axes * share.inertia * place.axes.transpose();
    return body;
  }

  /// Takes a body of the world, given on the right, onto its link; links are parallel to the world.
  void add(Body body, std::optional<BodySide> side = {}) {
    if (side) body.name = prefixOf(*side) + body.name;
    if (side == BodySide::Left) {
      body.com.x() = -body.com.x();
      body.inertia = mirroredTensor(body.inertia);
    }
    body.com -= origin(body.link);
    bodies_.push_back(std::move(body));
  }

  void addTrunk() {
    const Matrix3 upright = axesOf(kZ, kY);
    const LinkIndex head = segmentLink(model_, BodySegment::Head, {});
    const Vector3 lumbar = origin(firstLink(BodySegment::Trunk)), neck = origin(firstLink(BodySegment::Head));
    const Vector3 hips = Vector3(0.0, origin(firstLink(BodySegment::Thigh)).y(), lumbar.z());
    const double spine = (neck - lumbar).norm(),
                 abdomen = kAbdomenShare[static_cast<std::size_t>(sex_)] * spine;
    const Vector3 top = sitePose(model_, data_, findSite(model_, role::kHeadTop)).p;
    add(bodyAt("pelvis", LinkIndex(0), InertialSegment::Pelvis, {lumbar, (lumbar - hips).norm(), upright}));
    Body belly =
        bodyAt("abdomen", LinkIndex(0), InertialSegment::Abdomen, {lumbar + abdomen * kY, abdomen, upright});
    belly.link = spineLinkBelow(belly.com.y());
    add(belly);
    add(bodyAt("thorax", segmentLink(model_, BodySegment::Trunk, {}), InertialSegment::Thorax,
               {neck, spine - abdomen, upright}));
    add(bodyAt("head", head, InertialSegment::Head, {neck, top.y() - neck.y(), upright}));
  }

  /// The last link between pelvis and chest whose joint is not above the height.
  LinkIndex spineLinkBelow(double height) const {
    LinkIndex link = segmentLink(model_, BodySegment::Trunk, {});
    while (model_.joints[static_cast<std::size_t>(link)].parent > 0 && origin(link).y() > height)
      link = model_.joints[static_cast<std::size_t>(link)].parent;
    return link;
  }

  void addArm(BodySide side) {
    const Matrix3 turnedOut = axesOf(kY, kX), thumbUp = axesOf(kZ, kX);
    const Vector3 shoulder = right(role::kShoulder), elbow = right(role::kElbow), wrist = right(role::kWrist);
    const double knuckles = std::abs(right(role::kGrip).x() - wrist.x());
    add(bodyAt("upper_arm", segmentLink(model_, BodySegment::UpperArm, side), InertialSegment::UpperArm,
               {shoulder, (elbow - shoulder).norm(), turnedOut}),
        side);
    add(bodyAt("forearm", segmentLink(model_, BodySegment::Forearm, side), InertialSegment::Forearm,
               {elbow, (wrist - elbow).norm(), thumbUp}),
        side);
    add(bodyAt("hand", segmentLink(model_, BodySegment::Hand, side), InertialSegment::Hand,
               {wrist, knuckles, thumbUp}),
        side);
  }

  void addLeg(BodySide side) {
    const Matrix3 upright = axesOf(kZ, kY);
    const Vector3 hip = origin(firstLink(BodySegment::Thigh)), knee = right(role::kKnee),
                  ankle = right(role::kAnkle);
    add(bodyAt("thigh", segmentLink(model_, BodySegment::Thigh, side), InertialSegment::Thigh,
               {hip, (knee - hip).norm(), upright}),
        side);
    add(bodyAt("shank", segmentLink(model_, BodySegment::Shank, side), InertialSegment::Shank,
               {knee, (ankle - knee).norm(), upright}),
        side);
    const Body foot = bodyAt("foot", segmentLink(model_, BodySegment::Foot, side), InertialSegment::Foot,
                             {ankle, (metatarsals() - ankle).norm(), upright});
    const Body toes = toesOf(foot);
    add(without(foot, toes), side);
    Body own = toes;
    own.link = segmentLink(model_, BodySegment::Toes, side);
    add(own, side);
  }

  Vector3 metatarsals() const {
    const Vector3 ball = right(role::kBall);
    return ball + kMetatarsalHeight * (right(role::kAnkle).y() - ball.y()) * kY;
  }

  const Body* bodyOn(LinkIndex link) const {
    const auto found = std::ranges::find(model_.bodies, link, &Body::link);
    if (found == model_.bodies.end())
      throw InputError(model_.name, "has no mass at the right foot or its toes", "use the shipped human55");
    return &*found;
  }

  /// The model's own, with its share of the foot, of the right side in world.
  Body toesOf(const Body& foot) const {
    const LinkIndex link = segmentLink(model_, BodySegment::Toes, BodySide::Right);
    Body toes = *bodyOn(link);
    const double rest = bodyOn(segmentLink(model_, BodySegment::Foot, BodySide::Right))->mass;
    const double heavier = foot.mass / (toes.mass + rest);
    toes.name = "toe";
    toes.com += origin(link);
    toes.com.y() = metatarsals().y();  // the model's joint stands higher, at the ankle's height
    toes.mass *= heavier;
    toes.inertia *= heavier;
    return toes;
  }

  /// What is left of a body: the two together are as before.
  static Body without(const Body& whole, const Body& part) {
    Body rest = whole;
    rest.mass = whole.mass - part.mass;
    rest.com = (whole.mass * whole.com - part.mass * part.com) / rest.mass;
    const auto about = [&](const Body& body) {
      const Matrix3 arm = skew(body.com - whole.com);
      return Matrix3(-body.mass * arm * arm);
    };
    rest.inertia = whole.inertia - part.inertia - about(part) - about(rest);
    return rest;
  }

  const Model& model_;
  Data data_;
  const SegmentShares& shares_;
  Sex sex_;
  double mass_;
  std::vector<Body> bodies_;
};

}  // namespace

std::vector<Body> personBodies(const Model& model, const SegmentShares& shares, Sex sex, double mass) {
  return BodyMaker(model, shares, sex, mass).make();
}

}  // namespace handhold
