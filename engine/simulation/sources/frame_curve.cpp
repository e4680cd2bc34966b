// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/sources/frame_curve.h"

#include <algorithm>

#include "engine/core/error.h"

namespace handhold {

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

// With s the share of the way and T its time: Hermite's quintic, H0..H2 of the frame before, H3..H5 of the
// one after, and their derivatives.
void FrameCurve::joints(double time, VectorX& q, VectorX& v) const {
  const Place place = placeOf(time);
  const MotionFrame& a = motion_->frames[place.frame];
  q = a.q;
  v.setZero(a.v.size());
  if (motion_->frames.size() == 1) return;
  const MotionFrame& b = motion_->frames[place.frame + 1];
  const double T = b.time - a.time, s = place.share, s2 = s * s, s3 = s2 * s, s4 = s3 * s, s5 = s4 * s;
  const double h[] = {1 - 10 * s3 + 15 * s4 - 6 * s5,    s - 6 * s3 + 8 * s4 - 3 * s5,
                      0.5 * (s2 - 3 * s3 + 3 * s4 - s5), 0.5 * (s3 - 2 * s4 + s5),
                      -4 * s3 + 7 * s4 - 3 * s5,         10 * s3 - 15 * s4 + 6 * s5};
  const double d[] = {-30 * s2 + 60 * s3 - 30 * s4,
                      1 - 18 * s2 + 32 * s3 - 15 * s4,
                      0.5 * (2 * s - 9 * s2 + 12 * s3 - 5 * s4),
                      0.5 * (3 * s2 - 8 * s3 + 5 * s4),
                      -12 * s2 + 28 * s3 - 15 * s4,
                      30 * s2 - 60 * s3 + 30 * s4};
  for (Eigen::Index j = 6; j < v.size(); ++j) {
    const double values[] = {a.q[j + 1],        T * a.v[j], T * T * a.vdot[j],
                             T * T * b.vdot[j], T * b.v[j], b.q[j + 1]};
    q[j + 1] = v[j] = 0.0;
    for (int k = 0; k < 6; ++k) q[j + 1] += h[k] * values[k], v[j] += d[k] * values[k] / T;
  }
}

}  // namespace handhold
