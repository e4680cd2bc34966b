// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_bodies/recorded_bodies.h"

#include <algorithm>
#include <map>
#include <optional>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/math/rotation.h"
#include "engine/model/limb_side.h"
#include "engine/trial/marker_residuals.h"

namespace handhold {

namespace {

constexpr std::size_t kFewestMarkers = 2;  // with the joint to the parent a plane
constexpr double kNearJoint = 0.08;        // m: a marker there hardly moves against either of its segments
constexpr double kLever =
    0.15;  // m: so far from the joint to the parent one alone tells where the segment points

/// Of the 14: what counts as one segment.
BodySegment lumped(BodySegment segment) {
  switch (segment) {
    case BodySegment::Pelvis:
    case BodySegment::ShoulderGirdle:
      return BodySegment::Trunk;
    case BodySegment::Toes:
      return BodySegment::Foot;
    default:
      return segment;
  }
}

using SegmentKey = std::pair<BodySegment, std::optional<BodySide>>;

SegmentKey keyOf(BodySegment segment, Limb limb) {
  const BodySegment one = lumped(segment);
  if (!rowOf(one).role.isSided) return {one, std::nullopt};
  return {one, limbSide(limb).value_or(BodySide::Left)};
}

/// Links by the segment that they belong to, numbered as they come from the base; the trunk is 0.
struct Lumps {
  std::vector<SegmentKey> keys;
  std::vector<int> parent;  ///< by lump; -1 of the trunk
  std::vector<int> ofLink;
  std::vector<int> firstLink;  ///< by lump: that joins it to its parent

  explicit Lumps(const Model& model) {
    const std::vector<BodySegment> segments = segmentsOf(model);
    std::map<SegmentKey, int> numbers;
    for (int link = 0; link < model.linkCount(); ++link) {
      const auto i = static_cast<std::size_t>(link);
      const SegmentKey key = keyOf(segments[i], model.joints[i].limb);
      const auto [found, isNew] = numbers.try_emplace(key, static_cast<int>(keys.size()));
      if (isNew) {
        keys.push_back(key);
        firstLink.push_back(link);
        parent.push_back(link > 0 ? ofLink[static_cast<std::size_t>(model.joints[i].parent)] : -1);
      }
      ofLink.push_back(found->second);
    }
  }

  std::size_t count() const { return keys.size(); }
};

/// The joints' angles on the mean, upright in the origin.
VectorX meanPosture(const Model& model, const Motion& motion) {
  VectorX mean = model.zeroPosition();
  for (const MotionFrame& frame : motion.frames)
    mean.tail(model.jointCount()) +=
        frame.q.tail(model.jointCount()) / static_cast<double>(motion.frames.size());
  return mean;
}

/// Sums of a body's links in a posture.
struct BodySum {
  double mass = 0.0;
  Vector3 first = Vector3::Zero();    ///< mass times place
  Matrix3 inertia = Matrix3::Zero();  ///< about the origin
};

BodySum sumOf(const LinkInertia& link, const Pose& X_WL) {
  const Vector3 arm = X_WL.R * link.firstMoment;  // about the link's origin, in world axes
  const Matrix3 about = X_WL.R * link.rotational * X_WL.R.transpose();
  const Matrix3 P = skew(X_WL.p), A = skew(arm);
  return {link.mass, link.mass * X_WL.p + arm, about - P * A - A * P - link.mass * P * P};
}

/// The model in the mean posture, cut into bodies.
class Cut {
 public:
  Cut(const Trial& trial, const Lumps& lumps)
      : model_(*trial.subject.model), recorded_(*trial.from<Recorded>()), lumps_(lumps), data_(model_) {
    updateKinematics(model_, meanPosture(model_, trial.motion), data_);
    markers_ = lumpMarkers();
    bodyOfLump_ = bodiesOfLumps();
  }

  RecordedBodies made() const {
    RecordedBodies bodies;
    const auto count = static_cast<std::size_t>(*std::ranges::max_element(bodyOfLump_)) + 1;
    std::vector<BodySum> sums(count);
    for (int link = 0; link < model_.linkCount(); ++link) {
      const BodySum one =
          sumOf(model_.links[static_cast<std::size_t>(link)], linkPose(data_, LinkIndex(link)));
      BodySum& sum = sums[bodyOf(link)];
      sum.mass += one.mass;
      sum.first += one.first;
      sum.inertia += one.inertia;
    }
    std::vector<Vector3> centres;
    for (const BodySum& sum : sums) {
      centres.emplace_back(sum.first / sum.mass);
      const Matrix3 C = skew(centres.back());
      bodies.tree.bodies.push_back({"", sum.mass, sum.inertia + sum.mass * C * C});
    }
    addJoints(centres, bodies);
    addMarkers(centres, bodies);
    placeLinks(centres, bodies);
    return bodies;
  }

 private:
  std::size_t bodyOf(int link) const {
    const int lump = lumps_.ofLink[static_cast<std::size_t>(link)];
    return static_cast<std::size_t>(bodyOfLump_[static_cast<std::size_t>(lump)]);
  }

  void addJoints(const std::vector<Vector3>& centres, RecordedBodies& bodies) const {
    for (std::size_t lump = 0; lump < lumps_.count(); ++lump) {
      const auto [segment, side] = lumps_.keys[lump];
      const auto body = static_cast<std::size_t>(bodyOfLump_[lump]);
      if (lumps_.parent[lump] < 0) {
        bodies.tree.bodies[body].name = titleOf(segment, side);
        continue;
      }
      const auto above = static_cast<std::size_t>(lumps_.parent[lump]);
      const auto parent = static_cast<std::size_t>(bodyOfLump_[above]);
      if (body == parent) {
        bodies.together.push_back(titleOf(segment, side) + " and " +
                                  titleOf(lumps_.keys[above].first, lumps_.keys[above].second));
        continue;
      }
      const Vector3 place = jointOf(lump);
      bodies.tree.bodies[body].name = titleOf(segment, side);
      bodies.tree.joints.push_back(
          {static_cast<int>(parent), static_cast<int>(body), place - centres[parent], place - centres[body]});
    }
  }

  /// Where a lump hangs on its parent.
  Vector3 jointOf(std::size_t lump) const { return linkPose(data_, LinkIndex(lumps_.firstLink[lump])).p; }

  bool isTold(std::size_t lump) const {
    const std::vector<std::size_t>& markers = markers_[lump];
    return markers.size() >= kFewestMarkers || std::ranges::any_of(markers, [&](std::size_t marker) {
             return (markerPlace(marker) - jointOf(lump)).norm() > kLever;
           });
  }

  /// Lumps with too few markers become their parent's.
  std::vector<int> bodiesOfLumps() const {
    std::vector<int> bodies(lumps_.count(), -1);
    int next = 0;
    for (std::size_t i = 0; i < lumps_.count(); ++i) {
      const bool isOwn = lumps_.parent[i] < 0 || isTold(i);
      bodies[i] = isOwn ? next++ : bodies[static_cast<std::size_t>(lumps_.parent[i])];
    }
    return bodies;
  }

  std::size_t lumpOf(std::size_t marker) const {
    return static_cast<std::size_t>(lumps_.ofLink[static_cast<std::size_t>(recorded_.markers[marker].link)]);
  }

  Vector3 markerPlace(std::size_t marker) const { return placeOf(recorded_.markers[marker], data_); }

  /// By lump its own markers; where they are too few those near its joints, too.
  std::vector<std::vector<std::size_t>> lumpMarkers() const {
    std::vector<std::vector<std::size_t>> own(lumps_.count());
    for (std::size_t i = 0; i < recorded_.markers.size(); ++i)
      if (recorded_.markers[i].weight > 0.0) own[lumpOf(i)].push_back(i);
    std::vector<std::vector<std::size_t>> all = own;
    for (std::size_t lump = 1; lump < lumps_.count(); ++lump) {
      const auto parent = static_cast<std::size_t>(lumps_.parent[lump]);
      const Vector3 joint = jointOf(lump);
      const auto borrow = [&](std::size_t to, std::size_t from) {
        for (const std::size_t marker : own[from])
          if (own[to].size() < kFewestMarkers && (markerPlace(marker) - joint).norm() < kNearJoint)
            all[to].push_back(marker);
      };
      borrow(lump, parent);
      borrow(parent, lump);
    }
    return all;
  }

  /// Borrowed ones count for both, but where both are one body.
  void addMarkers(const std::vector<Vector3>& centres, RecordedBodies& bodies) const {
    for (std::size_t lump = 0; lump < lumps_.count(); ++lump) {
      const auto body = static_cast<std::size_t>(bodyOfLump_[lump]);
      for (const std::size_t marker : markers_[lump]) {
        const bool isBorrowed = lumpOf(marker) != lump;
        if (isBorrowed && bodyOf(static_cast<int>(recorded_.markers[marker].link)) == body) continue;
        bodies.markers.push_back({marker, body, markerPlace(marker) - centres[body]});
      }
    }
  }

  /// That of its links on which most markers sit; without any the first.
  LinkIndex linkOf(std::size_t body) const {
    std::map<int, int> counts;
    for (const FittedMarker& marker : recorded_.markers)
      if (const int link = static_cast<int>(marker.link); bodyOf(link) == body) ++counts[link];
    for (int link = 0; counts.empty() && link < model_.linkCount(); ++link)
      if (bodyOf(link) == body) counts[link] = 1;
    return LinkIndex(
        std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; })->first);
  }

  void placeLinks(const std::vector<Vector3>& centres, RecordedBodies& bodies) const {
    for (std::size_t body = 0; body < centres.size(); ++body) {
      bodies.links.push_back(linkOf(body));
      bodies.placed.push_back(linkPose(data_, bodies.links.back()).inverse() *
                              Pose{Matrix3::Identity(), centres[body]});
    }
  }

  const Model& model_;
  const Recorded& recorded_;
  const Lumps& lumps_;
  Data data_;
  std::vector<std::vector<std::size_t>> markers_;  ///< by lump
  std::vector<int> bodyOfLump_;
};

/// How links turn, from the base on.
struct LinkTurns {
  std::vector<Vector3> omega, alpha, velocity, acceleration;  ///< of the links' origins
};

LinkTurns linkTurns(const Model& model, const MotionFrame& frame, const Data& data) {
  LinkTurns turns;
  turns.omega = {frame.v.segment<3>(3)};
  turns.alpha = {frame.vdot.segment<3>(3)};
  turns.velocity = {frame.v.head<3>()};
  turns.acceleration = {frame.vdot.head<3>()};
  for (int link = 1; link < model.linkCount(); ++link) {
    const auto i = static_cast<std::size_t>(link), p = static_cast<std::size_t>(model.joints[i].parent);
    const Vector3 rate = frame.v[velocityIndex(link)] * data.axis_W[i];
    const Vector3 arm = data.p_WL[i] - data.p_WL[p];
    turns.omega.emplace_back(turns.omega[p] + rate);
    turns.alpha.emplace_back(turns.alpha[p] + frame.vdot[velocityIndex(link)] * data.axis_W[i] +
                             turns.omega[p].cross(rate));
    turns.velocity.emplace_back(turns.velocity[p] + turns.omega[p].cross(arm));
    turns.acceleration.emplace_back(turns.acceleration[p] + turns.alpha[p].cross(arm) +
                                    turns.omega[p].cross(turns.omega[p].cross(arm)));
  }
  return turns;
}

}  // namespace

RecordedBodies recordedBodies(const Trial& trial) {
  const Lumps lumps(*trial.subject.model);
  if (lumps.count() < 2) throw InputError("model", "has no segments of a body", "choose the standard person");
  return Cut(trial, lumps).made();
}

JointedMotion bodiesIn(const RecordedBodies& bodies, const Model& model, const MotionFrame& frame) {
  Data data(model);
  updateKinematics(model, frame.q, data);
  const LinkTurns turns = linkTurns(model, frame, data);
  JointedMotion motion;
  for (std::size_t body = 0; body < bodies.links.size(); ++body) {
    const auto link = static_cast<std::size_t>(bodies.links[body]);
    const Pose X_WB = linkPose(data, bodies.links[body]) * bodies.placed[body];
    const Vector3 arm = X_WB.p - data.p_WL[link], &omega = turns.omega[link], &alpha = turns.alpha[link];
    motion.pose.q.emplace_back(X_WB.R);
    motion.pose.centre.push_back(X_WB.p);
    motion.omega.push_back(omega);
    motion.alpha.push_back(alpha);
    motion.velocity.emplace_back(turns.velocity[link] + omega.cross(arm));
    motion.acceleration.emplace_back(turns.acceleration[link] + alpha.cross(arm) +
                                     omega.cross(omega.cross(arm)));
  }
  return motion;
}

}  // namespace handhold
