// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/weighing/residual_reduction.h"

#include <algorithm>
#include <cmath>

#include "engine/core/json_document.h"
#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/mass_matrix.h"
#include "engine/dynamics/momentum.h"
#include "engine/estimation/fit/rates.h"
#include "engine/math/rotation.h"
#include "engine/model/base_orientation.h"
#include "engine/model/model_file.h"
#include "engine/model/scaling.h"
#include "engine/optimization/bordered_band.h"
#include "engine/recording/recording.h"

namespace handhold {

namespace {

constexpr const char* kModelFile = "model.json";

constexpr double kUnmeasured =
    50.0;  // times the residual's size: accelerations that no plate judges stay small
constexpr std::size_t kFewestFrames = 5;
constexpr double kFalling = 2.0;  // m/s^2: less of a - g tells no mass
constexpr double kImpulse = 0.5;  // s before and after: a landing is over by then, whatever a low-pass did

/// What is left at one frame.
struct Left {
  bool isKnown = false;  ///< all that bears the body
  bool isHeld = false;   ///< by what somebody declared: a share of the body's own mass, which tells none
  Vector3 force = Vector3::Zero(),
          moment = Vector3::Zero();   ///< on the body, about its centre of mass (N, N m)
  Vector3 asked = Vector3::Zero();    ///< a - g (m/s^2)
  Vector3 borne = Vector3::Zero();    ///< by the plates (N)
  Vector3 centre = Vector3::Zero();   ///< of mass (m)
  Vector3 inertia = Vector3::Ones();  ///< about x, y and z through it (kg m^2)
};

Left leftAt(const Model& model, const MotionFrame& frame, Data& data) {
  Left left;
  MatrixX M;
  massMatrix(model, frame.q, data, M);
  left.centre = centreOfMass(model, data);
  const Vector3 arm = left.centre - frame.q.head<3>();
  for (int i = 0; i < 3; ++i)
    left.inertia[i] = M(3 + i, 3 + i) - model.totalMass * (arm.squaredNorm() - arm[i] * arm[i]);
  for (const ContactLoad& load : frame.loads) left.borne += load.force;
  left.force = frame.tau.head<3>();
  left.moment = frame.tau.segment<3>(3) - arm.cross(left.force);
  left.asked = (left.force + left.borne) / model.totalMass;
  return left;
}

bool isHeldAt(const std::vector<DeclaredHold>& holds, double time) {
  return std::ranges::any_of(holds,
                             [&](const DeclaredHold& hold) { return time >= hold.from && time <= hold.to; });
}

std::vector<Left> leftOf(const Trial& trial, const Vector3& gravity) {
  const Model& model = *trial.subject.model;
  const Recorded& recorded = *trial.from<Recorded>();
  const Recording& recording = *recorded.recording;
  Doubts told;
  const std::vector<bool> isKnown = whereGroundIsMeasured(
      model, trial.motion, plateStances(model, trial.motion, recording, told), recording.plates, gravity);
  Data data(model);
  std::vector<Left> left;
  for (const MotionFrame& frame : trial.motion.frames) {
    left.push_back(leftAt(model, frame, data));
    left.back().isHeld = isHeldAt(recorded.holds, frame.time);
    left.back().isKnown = isKnown[left.size() - 1] || left.back().isHeld;
  }
  return left;
}

bool tellsMass(const Left& left) { return left.isKnown && !left.isHeld; }

/// The frames about one that are known without a break, as far as an impulse is long: first and last.
std::pair<std::size_t, std::size_t> impulseAbout(const std::vector<Left>& left, std::size_t frame,
                                                 double rate) {
  const auto most = static_cast<std::size_t>(std::lround(kImpulse * rate));
  std::size_t first = frame, last = frame;
  while (first > 0 && frame - first < most && tellsMass(left[first - 1])) --first;
  while (last + 1 < left.size() && last - frame < most && tellsMass(left[last + 1])) ++last;
  return {first, last};
}

/// Forces and accelerations of a frame are smoothed unlike each other; their impulses are not. A foot that
/// stands beside its plate for a while spoils no median.
std::optional<double> medianMass(const std::vector<Left>& left, double rate) {
  std::vector<double> masses;
  for (std::size_t k = 0; k < left.size(); ++k) {
    if (!tellsMass(left[k])) continue;
    const auto [first, last] = impulseAbout(left, k, rate);
    Vector3 asked = Vector3::Zero(), borne = Vector3::Zero();
    for (std::size_t i = first; i <= last; ++i) {
      asked += left[i].asked;
      borne += left[i].borne;
    }
    if (asked.norm() > kFalling * static_cast<double>(last - first + 1))
      masses.push_back(borne.dot(asked) / asked.squaredNorm());
  }
  if (masses.size() < kFewestFrames) return std::nullopt;
  const auto middle = masses.begin() + static_cast<std::ptrdiff_t>(masses.size() / 2);
  std::nth_element(masses.begin(), middle, masses.end());
  return *middle;
}

double rateOf(const Motion& motion) {
  const double duration = motion.duration();
  return duration > 0.0 ? static_cast<double>(motion.frames.size() - 1) / duration : 0.0;
}

/// No farther from what was told than may be.
double massOf(const std::vector<Left>& left, double rate, double told, double share) {
  return std::clamp(medianMass(left, rate).value_or(told), (1.0 - share) * told, (1.0 + share) * told);
}

/// One of the six: what is left of it in each frame, how much of it an acceleration takes, and how far it may
/// go.
struct Course {
  std::vector<double> left, inertia;
  double residual = 1.0, way = 1.0;  ///< sizes
};

/// The x of which sum w_k (inertia_k x''_k + left_k)^2 + (x_k / way)^2 is least, w_k small where nothing is
/// known.
VectorX smoothest(const Course& course, const std::vector<Left>& frames, double rate) {
  const int n = static_cast<int>(course.left.size());
  BorderedBand band(n, 2, 0);
  MatrixX x = MatrixX::Zero(n, 1);
  for (int k = 0; k < n; ++k) band.block(k, k, 1, 1)(0, 0) += 1.0 / (course.way * course.way);
  constexpr double kSecond[] = {1.0, -2.0, 1.0};
  for (int k = 1; k + 1 < n; ++k) {
    const auto at = static_cast<std::size_t>(k);
    const double size = (frames[at].isKnown ? 1.0 : kUnmeasured) * course.residual;
    const double known = frames[at].isKnown ? course.left[at] : 0.0,
                 by = course.inertia[at] * rate * rate / size;
    for (int i = 0; i < 3; ++i) {
      for (int j = 0; j <= i; ++j)
        band.block(k - 1 + i, k - 1 + j, 1, 1)(0, 0) += by * by * kSecond[i] * kSecond[j];
      x(k - 1 + i, 0) -= by * kSecond[i] * known / size;
    }
  }
  if (!band.factorise()) return VectorX::Zero(n);
  band.solveInPlace(x);
  return x.col(0);
}

double rms(const VectorX& values) {
  return std::sqrt(values.squaredNorm() / static_cast<double>(values.size()));
}

/// Moves and turns the body of each frame by the six courses, x, y, z and about them.
std::vector<VectorX> moved(const Motion& motion, const std::vector<Left>& frames, const MatrixX& by) {
  std::vector<VectorX> postures;
  for (std::size_t k = 0; k < motion.frames.size(); ++k) {
    const auto row = static_cast<Eigen::Index>(k);
    const Quaternion turn = expQuaternion(by.row(row).tail<3>().transpose());
    VectorX q = motion.frames[k].q;
    q.head<3>() =
        frames[k].centre + turn * Vector3(q.head<3>() - frames[k].centre) + by.row(row).head<3>().transpose();
    const Quaternion R = turn * baseOrientation(q);
    q.segment<4>(3) << R.w(), R.x(), R.y(), R.z();
    postures.push_back(std::move(q));
  }
  return postures;
}

MatrixX coursesOf(const std::vector<Left>& frames, const ReductionSizes& sizes, double mass, double weight,
                  double rate) {
  MatrixX by(static_cast<Eigen::Index>(frames.size()), 6);
  for (int c = 0; c < 6; ++c) {
    Course course;
    course.way = c < 3 ? sizes.place : sizes.turn;
    course.residual = sizes.residual * weight;
    for (const Left& at : frames) {
      course.left.push_back(c < 3 ? at.force[c] : at.moment[c - 3]);
      course.inertia.push_back(c < 3 ? mass : at.inertia[c - 3]);
    }
    by.col(c) = smoothest(course, frames, rate);
  }
  return by;
}

}  // namespace

LeftOver leftOver(const Motion& motion, const std::vector<bool>& marked) {
  double force = 0.0, moment = 0.0;
  int count = 0;
  for (std::size_t k = 0; k < marked.size(); ++k) {
    if (!marked[k]) continue;
    force += motion.frames[k].tau.head<3>().squaredNorm();
    moment += motion.frames[k].tau.segment<3>(3).squaredNorm();
    ++count;
  }
  return count > 0 ? LeftOver{std::sqrt(force / count), std::sqrt(moment / count)} : LeftOver();
}

namespace {

/// The force that is left with a body of another mass; what is left too much of is not counted.
void takeMass(double grown, double mass, double explained, std::vector<Left>& frames) {
  for (Left& at : frames) {
    if (!at.isHeld) at.force = mass * at.asked - at.borne;
    at.inertia *= grown;
    at.isKnown = at.isKnown && at.force.norm() < explained;
  }
}

}  // namespace

double firstMass(const ReductionSizes& sizes, double mass) {
  return sizes.greatestMass > 0.0 && sizes.firstMass > 0.0 ? sizes.firstMass : mass;
}

Subject ofMass(const Subject& subject, double mass) {
  if (subject.file.empty()) return subject;
  const JsonDocument document(subject.file, kModelFile);
  const JsonNode root(document);
  BodyScale scale;
  if (root.has("scaled")) scale = scaleAt(root.at("scaled"));
  const auto scaledTo = [&](double bare) {
    scale.mass = bare;
    Subject other = subject;
    other.file = withScale(subject.file, scale, kModelFile);
    other.model = modelFromJson(other.file, kModelFile);
    return other;
  };
  const Subject other = scaledTo(mass);
  const double worn = other.model->totalMass - mass;  // a suit, which plates bear, too
  return std::abs(worn) < 1e-9 * mass ? other : scaledTo(mass - worn);
}

std::optional<double> massOnPlates(const Trial& trial) {
  const Vector3 gravity = trial.task ? trial.task->gravity : Weighing().gravity;
  return medianMass(leftOf(trial, gravity), rateOf(trial.motion));
}

ReducedResidual reduceResidual(const Weighing& weighing, const ReductionSizes& sizes, Trial& trial) {
  ReducedResidual reduced;
  reduced.massBefore = reduced.mass = trial.subject.model->totalMass;
  std::vector<Left> frames = leftOf(trial, weighing.gravity);
  if (frames.size() < kFewestFrames || std::ranges::none_of(frames, &Left::isKnown)) return reduced;
  const double rate = rateOf(trial.motion);
  const double told = firstMass(sizes, reduced.massBefore);
  trial.subject = ofMass(trial.subject, massOf(frames, rate, told, sizes.greatestMass));
  reduced.mass = trial.subject.model->totalMass;
  const double weight = reduced.mass * weighing.gravity.norm();
  takeMass(reduced.mass / reduced.massBefore, reduced.mass, sizes.explained * weight, frames);
  for (const Left& at : frames) reduced.judged.push_back(at.isKnown);
  reduced.before = leftOver(trial.motion, reduced.judged);
  const MatrixX by = coursesOf(frames, sizes, reduced.mass, weight, rate);
  TimeBase times;
  for (const MotionFrame& frame : trial.motion.frames) times.times.push_back(frame.time);
  trial.motion = motionOf(*trial.subject.model, moved(trial.motion, frames, by), times, weighing.cutOff);
  for (int c = 0; c < 3; ++c) {
    reduced.moved[c] = rms(by.col(c));
    reduced.turned[c] = rms(by.col(c + 3));
  }
  return reduced;
}

}  // namespace handhold
