// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/muscle_tensions.h"

#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/motion/joint_forces.h"
#include "engine/muscles/force_curves.h"
#include "engine/muscles/path/moment_arms.h"

namespace handhold {

MuscleTensions::MuscleTensions(const MuscledBody& body, const MuscleOptions& options)
    : body_(body),
      options_(options),
      data_(*body.model),
      joints_(handhold::contactJoints(*body.model)),
      lines_(body.muscles.size()),
      strengths_(static_cast<Eigen::Index>(body.muscles.size())),
      sharing_(options.criterion) {
  for (const std::vector<LinkIndex>& joints : body.joints)
    rows_.insert(rows_.end(), joints.begin(), joints.end());
  std::sort(rows_.begin(), rows_.end());
  rows_.erase(std::unique(rows_.begin(), rows_.end()), rows_.end());
  program_.torques.resize(static_cast<Eigen::Index>(rows_.size()));
  for (const std::vector<LinkIndex>& joints : body.joints) {
    SharingColumn column;
    for (const LinkIndex joint : joints)
      column.rows.push_back(
          static_cast<int>(std::lower_bound(rows_.begin(), rows_.end(), joint) - rows_.begin()));
    column.entries.resize(joints.size());
    program_.columns.push_back(std::move(column));
  }
}

/// Lines of action, moment arms, and what each muscle can pull; lengths change by -arms . rates.
void MuscleTensions::trace(const MotionFrame& frame, MuscleFrame& found) {
  const Model& model = *body_.model;
  updateKinematics(model, frame.q, data_);
  const LinkPoses poses = linkPoses(data_, frame.q);
  found.lengths.resize(strengths_.size());
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const Muscle& muscle = body_.muscles[i];
    const std::vector<LinkIndex>& joints = body_.joints[i];
    traceLine(muscle.path, poses, lines_[i]);
    const std::size_t first = found.arms.size();
    found.arms.resize(first + joints.size());
    const std::span<double> arms(found.arms.data() + first, joints.size());
    momentArms(model, data_, lines_[i], joints, arms);
    double rate = 0.0;
    for (std::size_t k = 0; k < joints.size(); ++k) rate -= arms[k] * frame.v[velocityIndex(joints[k])];
    const auto at = static_cast<Eigen::Index>(i);
    found.lengths[at] = lines_[i].length;
    strengths_[at] =
        options_.hasCurves ? greatestTension(muscle, lines_[i].length, rate) : restingTension(muscle);
  }
}

void MuscleTensions::fillProgram(const MotionFrame& frame, const MuscleFrame& found) {
  std::size_t arm = 0;
  for (std::size_t i = 0; i < program_.columns.size(); ++i)
    for (double& entry : program_.columns[i].entries)
      entry = strengths_[static_cast<Eigen::Index>(i)] * found.arms[arm++];
  for (std::size_t row = 0; row < rows_.size(); ++row)
    program_.torques[static_cast<Eigen::Index>(row)] = frame.tau[velocityIndex(rows_[row])];
}

/// Bone bears what the joint takes in all, less what muscles pull beyond it.
void MuscleTensions::tellContacts(const MotionFrame& frame, const Vector3& gravity,
                                  MuscleFrame& found) const {
  std::vector<Vector3> pulls(body_.model->joints.size(), Vector3::Zero());
  for (std::size_t i = 0; i < lines_.size(); ++i)
    for (const MuscleNode& node : lines_[i].nodes)
      pulls[static_cast<std::size_t>(node.bearer)] +=
          found.tensions[static_cast<Eigen::Index>(i)] * node.force;
  sumOutward(*body_.model, pulls);
  const std::vector<Vector3> whole = jointForces(*body_.model, data_, frame, gravity);
  for (const ContactJoint& joint : joints_) {
    const auto link = static_cast<std::size_t>(joint.link);
    found.contacts.emplace_back(whole[link] - pulls[link]);
  }
}

MuscleFrame MuscleTensions::at(const MotionFrame& frame, const Vector3& gravity) {
  MuscleFrame found;
  found.time = frame.time;
  trace(frame, found);
  fillProgram(frame, found);
  const SharedTensions shared = sharing_.solve(program_);
  found.isConverged = shared.isConverged;
  found.iterations = shared.iterations;
  found.activations = shared.activations;
  found.tensions = shared.activations.cwiseProduct(strengths_);
  found.torques = found.reserves = frame.tau.tail(body_.model->jointCount());
  for (std::size_t row = 0; row < rows_.size(); ++row)
    found.reserves[velocityIndex(rows_[row]) - 6] = shared.reserves[static_cast<Eigen::Index>(row)];
  tellContacts(frame, gravity, found);
  return found;
}

MuscleCourse muscleCourse(MuscleTensions tensions, const Motion& motion, const Vector3& gravity,
                          const std::stop_token& stop, const ProgressSink& progress) {
  MuscleCourse course;
  course.joints = tensions.contactJoints();
  for (const MotionFrame& frame : motion.frames) {
    if (stop.stop_requested()) {
      course.isStopped = true;
      return course;
    }
    if (frame.tau.size() == 0) continue;
    course.frames.push_back(tensions.at(frame, gravity));
    tellStage(progress, "Sharing torques among muscles",
              static_cast<double>(course.frames.size()) / static_cast<double>(motion.frames.size()));
  }
  return course;
}

}  // namespace handhold
