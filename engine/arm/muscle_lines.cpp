// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arm/muscle_lines.h"

namespace handhold {

namespace {

constexpr double kNoLength = 1e-12;  // m

Vector3 placeOfEnd(const SegmentTree& tree, const TreeMotion& motion, const MuscleEnd& end) {
  return placeOf(motion, end.segment, tree[end.segment].at(1.0 - end.ratio) + end.beside);
}

}  // namespace

MuscleLine lineOf(const SegmentTree& tree, const TreeMotion& motion, const ArmMuscle& muscle) {
  MuscleLine line{placeOfEnd(tree, motion, muscle.distal), placeOfEnd(tree, motion, muscle.proximal)};
  const Vector3 way = line.proximal - line.distal;
  line.length = way.norm();
  if (line.length > kNoLength) line.pull = way / line.length;
  return line;
}

JointWrench pullOver(const SegmentTree& tree, const TreeMotion& motion, const ArmMuscle& muscle, int joint) {
  const MuscleLine line = lineOf(tree, motion, muscle);
  const Vector3& centre = motion.proximal[std::size_t(joint)];
  const bool holdsOutside = hangsOn(tree, muscle.distal.segment, joint),
             holdsInside = hangsOn(tree, muscle.proximal.segment, joint);
  JointWrench wrench;
  if (holdsOutside == holdsInside) return wrench;
  if (holdsOutside) wrench += movedBy(line.distal - centre, {line.pull, Vector3::Zero()});
  if (holdsInside) wrench += movedBy(line.proximal - centre, {-line.pull, Vector3::Zero()});
  return wrench;
}

double momentArm(const SegmentTree& tree, const TreeMotion& motion, const ArmMuscle& muscle, int joint,
                 const Vector3& axis) {
  return axis.dot(pullOver(tree, motion, muscle, joint).moment);
}

std::vector<JointWrench> jointContact(const SegmentTree& tree, const TreeMotion& motion,
                                      const std::vector<ArmMuscle>& muscles, const VectorX& tension,
                                      std::vector<JointWrench> net) {
  for (int joint = 0; joint < tree.count(); ++joint)
    for (std::size_t k = 0; k < muscles.size(); ++k) {
      const JointWrench pull = pullOver(tree, motion, muscles[k], joint);
      const double mu = tension[static_cast<Eigen::Index>(k)];
      net[std::size_t(joint)] -= {mu * pull.force, mu * pull.moment};
    }
  return net;
}

}  // namespace handhold
