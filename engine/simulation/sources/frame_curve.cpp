// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/sources/frame_curve.h"

#include <algorithm>
#include <numeric>

#include "engine/core/error.h"

namespace handhold {

namespace {

// With s the share of the way from frame a to frame b and T its time, Hermite's quintic of
// (q_a, T v_a, T^2 vdot_a, T^2 vdot_b, T v_b, q_b).
std::array<double, 6> hermite(double s) {
  const double s2 = s * s, s3 = s2 * s, s4 = s3 * s, s5 = s4 * s;
  return {1 - 10 * s3 + 15 * s4 - 6 * s5, s - 6 * s3 + 8 * s4 - 3 * s5, 0.5 * (s2 - 3 * s3 + 3 * s4 - s5),
          0.5 * (s3 - 2 * s4 + s5),       -4 * s3 + 7 * s4 - 3 * s5,    10 * s3 - 15 * s4 + 6 * s5};
}

std::array<double, 6> hermiteRate(double s) {
  const double s2 = s * s, s3 = s2 * s, s4 = s3 * s;
  return {-30 * s2 + 60 * s3 - 30 * s4,
          1 - 18 * s2 + 32 * s3 - 15 * s4,
          0.5 * (2 * s - 9 * s2 + 12 * s3 - 5 * s4),
          0.5 * (3 * s2 - 8 * s3 + 5 * s4),
          -12 * s2 + 28 * s3 - 15 * s4,
          30 * s2 - 60 * s3 + 30 * s4};
}

double product(const std::array<double, 6>& a, const std::array<double, 6>& b) {
  return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

}  // namespace

Vector3 momentOf(const std::vector<ContactLoad>& loads, const std::string& contact) {
  for (const ContactLoad& load : loads)
    if (load.name == contact) return load.moment;
  return Vector3::Zero();
}

FrameCurve::FrameCurve(std::shared_ptr<const Motion> motion) : motion_(std::move(motion)) {
  if (motion_->frames.empty()) throw InputError("motion", "has no frames", "give at least one");
  for (std::size_t i = 1; i < motion_->frames.size(); ++i)
    if (!(motion_->frames[i].time > motion_->frames[i - 1].time))
      throw InputError("motion, frame " + std::to_string(i + 1), "is not later than the one before",
                       "order the frames by time");
}

FrameCurve::Place FrameCurve::placeOf(double time) const {
  const auto& frames = motion_->frames;
  const int last = static_cast<int>(frames.size()) - 1;
  if (last == 0 || time <= frames.front().time) return {0, 0.0};
  if (time >= frames.back().time) return {last - 1, 1.0};
  const auto after = std::upper_bound(frames.begin(), frames.end(), time,
                                      [](double t, const MotionFrame& frame) { return t < frame.time; });
  const int frame = static_cast<int>(after - frames.begin()) - 1;
  return {frame, (time - frames[frame].time) / (frames[frame + 1].time - frames[frame].time)};
}

// Lagrange's polynomial through the frames around; fewer at the ends of a short motion.
void FrameCurve::torque(double time, VectorX& tau) const {
  const auto& frames = motion_->frames;
  const int count = static_cast<int>(frames.size());
  const Place place = placeOf(time);
  const double t = std::clamp(time, frames.front().time, frames.back().time);
  const int nodes = std::min(4, count);
  const int first = std::clamp(place.frame - 1, 0, count - nodes);
  tau.setZero(frames.front().tau.size());
  for (int a = first; a < first + nodes; ++a) {
    double weight = 1.0;
    for (int b = first; b < first + nodes; ++b)
      if (b != a) weight *= (t - frames[b].time) / (frames[a].time - frames[b].time);
    tau += weight * frames[a].tau;
  }
  tau.head<6>().setZero();
}

std::array<double, 6> FrameCurve::values(const Place& place, int velocityIndex, int positionIndex) const {
  const MotionFrame& a = motion_->frames[place.frame];
  const MotionFrame& b = motion_->frames[place.frame + 1];
  const double T = b.time - a.time;
  const int p = positionIndex, j = velocityIndex;
  return {a.q[p], T * a.v[j], T * T * a.vdot[j], T * T * b.vdot[j], T * b.v[j], b.q[p]};
}

void FrameCurve::joints(double time, VectorX& q, VectorX& v) const {
  const Place place = placeOf(time);
  q = motion_->frames[place.frame].q;
  v.setZero(motion_->frames[place.frame].v.size());
  if (motion_->frames.size() == 1) return;
  const bool moves = time >= motion_->frames.front().time && time <= motion_->frames.back().time;
  const std::array<double, 6> by = hermite(place.share), rates = hermiteRate(place.share);
  const double T = motion_->frames[place.frame + 1].time - motion_->frames[place.frame].time;
  for (int j = 6; j < static_cast<int>(v.size()); ++j) {
    const std::array<double, 6> around = values(place, j, j + 1);
    q[j + 1] = product(by, around);
    if (moves) v[j] = product(rates, around) / T;
  }
}

Vector3 FrameCurve::moment(double time, const std::string& contact) const {
  const Place place = placeOf(time);
  const Vector3 before = momentOf(motion_->frames[place.frame].loads, contact);
  if (motion_->frames.size() == 1) return before;
  return before + place.share * (momentOf(motion_->frames[place.frame + 1].loads, contact) - before);
}

Vector3 FrameCurve::basePosition(double time) const {
  const Place place = placeOf(time);
  if (motion_->frames.size() == 1) return motion_->frames[0].q.head<3>();
  const std::array<double, 6> by = hermite(place.share);
  Vector3 p;
  for (int k = 0; k < 3; ++k) p[k] = product(by, values(place, k, k));
  return p;
}

}  // namespace handhold
