// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/muscle_tensions.h"

#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/core/spoken_name.h"
#include "engine/dynamics/kinematics.h"
#include "engine/motion/joint_forces.h"
#include "engine/muscles/force_curves.h"
#include "engine/muscles/path/moment_arms.h"

namespace handhold {

namespace {

constexpr double kLightest = 1e-6, kHeaviest = 1e6;  ///< of a relief's weight beside effort
constexpr int kHalvings = 40;
constexpr double kKeptBack = 1e-4;  ///< torque that a relief may take from what muscles give (N m)

/// Whether the link hangs on the joint, which carries a link of its own.
bool isBeyond(const Model& model, LinkIndex link, LinkIndex joint) {
  while (link > joint) link = model.joints[link].parent;
  return link == joint;
}

std::size_t jointToRelieve(const std::vector<ContactJoint>& joints, const std::string& name) {
  const auto found = std::ranges::find(joints, name, &ContactJoint::name);
  if (found != joints.end()) return static_cast<std::size_t>(found - joints.begin());
  std::vector<std::string> known;
  for (const ContactJoint& joint : joints)
    if (const std::string spoken = spokenName(joint.name); !std::ranges::count(known, spoken))
      known.push_back(spoken);
  throw InputError("relief", "'" + spokenName(name) + "' is no joint of the person", "use " + listed(known));
}

}  // namespace

MuscleTensions::MuscleTensions(const MuscledBody& body, const MuscleOptions& options)
    : body_(body),
      options_(options),
      data_(*body.model),
      joints_(handhold::contactJoints(*body.model)),
      lines_(body.muscles.size()),
      strengths_(static_cast<Eigen::Index>(body.muscles.size())),
      sharing_(options.criterion),
      relieving_(options.criterion) {
  if (options.relief) relieved_ = jointToRelieve(joints_, options.relief->joint);
  for (const std::vector<LinkIndex>& joints : body.joints)
    rows_.insert(rows_.end(), joints.begin(), joints.end());
  armCount_ = rows_.size();
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
  found.arms.resize(armCount_);
  std::size_t first = 0;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const Muscle& muscle = body_.muscles[i];
    const std::vector<LinkIndex>& joints = body_.joints[i];
    traceLine(muscle.path, poses, lines_[i]);
    const std::span<double> arms(found.arms.data() + first, joints.size());
    first += joints.size();
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
  for (std::size_t i = 0; i < options_.given.size(); ++i) {
    SharingColumn& column = program_.columns[i];
    for (std::size_t k = 0; k < column.rows.size(); ++k) {
      program_.torques[column.rows[k]] -= options_.given[i] * column.entries[k];
      column.entries[k] *= 1.0 - options_.given[i];
    }
  }
}

/// Of what a muscle is not given anyway the program finds a part.
VectorX MuscleTensions::withGiven(VectorX activations) const {
  for (std::size_t i = 0; i < options_.given.size(); ++i) {
    double& activation = activations[static_cast<Eigen::Index>(i)];
    activation = options_.given[i] + (1.0 - options_.given[i]) * activation;
  }
  return activations;
}

/// Bone bears what the joint takes in all, less what muscles pull beyond it.
std::vector<Vector3> MuscleTensions::contactsOf(const std::vector<Vector3>& whole,
                                                const VectorX& tensions) const {
  std::vector<Vector3> pulls(body_.model->joints.size(), Vector3::Zero());
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const double tension = tensions[static_cast<Eigen::Index>(i)];
    if (tension == 0.0) continue;
    for (const MuscleNode& node : lines_[i].nodes)
      pulls[static_cast<std::size_t>(node.bearer)] += tension * node.force;
  }
  sumOutward(*body_.model, pulls);
  std::vector<Vector3> contacts;
  for (const ContactJoint& joint : joints_) {
    const auto link = static_cast<std::size_t>(joint.link);
    contacts.emplace_back(whole[link] - pulls[link]);
  }
  return contacts;
}

/// What the joint bears is what it takes in all less the pulls beyond it: three rows, whose rest is the
/// force.
void MuscleTensions::addSoftRows(const Vector3& whole) {
  softened_ = program_;
  softened_.soft = 3;
  const Eigen::Index first = program_.torques.size();
  softened_.torques.conservativeResize(first + 3);
  softened_.torques.tail<3>() = whole;
  const LinkIndex joint = joints_[relieved_].link;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    Vector3 pull = Vector3::Zero();
    for (const MuscleNode& node : lines_[i].nodes)
      if (isBeyond(*body_.model, node.bearer, joint)) pull += node.force;
    if (pull.isZero(0.0)) continue;
    for (int axis = 0; axis < 3; ++axis) {
      softened_.columns[i].rows.push_back(static_cast<int>(first) + axis);
      softened_.columns[i].entries.push_back(strengths_[static_cast<Eigen::Index>(i)] * pull[axis]);
    }
  }
}

/// The lightest weight of the joint's force beside effort that keeps the relief and no torque back: with it
/// the force falls, and beyond some weight muscles give less than they are asked for.
void MuscleTensions::relieve(const std::vector<Vector3>& whole, SharedTensions& shared, MuscleFrame& found) {
  const auto borne = [&](const VectorX& activations) {
    return contactsOf(whole, withGiven(activations).cwiseProduct(strengths_))[relieved_].norm();
  };
  if (borne(shared.activations) <= options_.relief->most) return;
  addSoftRows(whole[static_cast<std::size_t>(joints_[relieved_].link)]);
  const VectorX before = shared.reserves;
  double light = std::log(kLightest), heavy = std::log(kHeaviest);
  found.isRelieved = false;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = 0.5 * (light + heavy);
    softened_.weight = std::exp(middle);
    SharedTensions tried = relieving_.solve(softened_);
    tried.reserves.conservativeResize(before.size());
    const bool isGiven = (tried.reserves - before).lpNorm<Eigen::Infinity>() < kKeptBack;
    const bool isEnough = isGiven && borne(tried.activations) <= options_.relief->most;
    isGiven&& !isEnough ? light = middle : heavy = middle;
    if (isEnough || (isGiven && !found.isRelieved)) shared = std::move(tried);
    found.isRelieved = found.isRelieved || isEnough;
  }
}

MuscleFrame MuscleTensions::at(const MotionFrame& frame, const Vector3& gravity) {
  MuscleFrame found;
  found.time = frame.time;
  trace(frame, found);
  fillProgram(frame, found);
  SharedTensions shared = sharing_.solve(program_);
  const std::vector<Vector3> whole = jointForces(*body_.model, data_, frame, gravity);
  if (options_.relief) relieve(whole, shared, found);
  found.isConverged = shared.isConverged;
  found.iterations = shared.iterations;
  found.activations = withGiven(shared.activations);
  found.tensions = found.activations.cwiseProduct(strengths_);
  found.torques = found.reserves = frame.tau.tail(body_.model->jointCount());
  for (std::size_t row = 0; row < rows_.size(); ++row)
    found.reserves[velocityIndex(rows_[row]) - 6] = shared.reserves[static_cast<Eigen::Index>(row)];
  found.contacts = contactsOf(whole, found.tensions);
  return found;
}

MuscleCourse muscleCourse(MuscleTensions& tensions, const Motion& motion, const Vector3& gravity,
                          const std::stop_token& stop, const ProgressSink& progress) {
  MuscleCourse course;
  course.joints = tensions.contactJoints();
  course.frames.reserve(motion.frames.size());
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
