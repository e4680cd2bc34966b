// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jump/whole_course.h"

#include <Eigen/QR>

namespace handhold {

namespace {

/// The centre of mass from rest at the origin on.
std::vector<WholeMotion> drivenCentre(const ExternalCourse& course) {
  std::vector<WholeMotion> whole(course.times.size());
  for (std::size_t i = 0; i < whole.size(); ++i) {
    whole[i].acceleration = course.gravity;
    if (!course.wrenches.empty()) whole[i].acceleration += course.wrenches[i].force / course.mass;
    if (i == 0) continue;
    const WholeMotion& before = whole[i - 1];
    const double step = course.times[i] - course.times[i - 1];
    const Vector3 change = whole[i].acceleration - before.acceleration;
    whole[i].velocity = before.velocity + step * (before.acceleration + 0.5 * change);
    whole[i].centre =
        before.centre + step * before.velocity + step * step * (0.5 * before.acceleration + change / 6.0);
  }
  return whole;
}

/// Least squares of a straight line through what is left of the places.
void addLine(std::span<const WholeMotion> seen, const std::vector<double>& times,
             std::vector<WholeMotion>& whole) {
  const auto count = static_cast<Eigen::Index>(whole.size());
  MatrixX A(count, 2), b(count, 3);
  for (Eigen::Index i = 0; i < count; ++i) {
    const auto k = static_cast<std::size_t>(i);
    A.row(i) << 1.0, times[k] - times[0];
    b.row(i) = (seen[k].centre - whole[k].centre).transpose();
  }
  const MatrixX line = A.colPivHouseholderQr().solve(b);
  for (std::size_t k = 0; k < whole.size(); ++k) {
    whole[k].centre += line.row(0).transpose() + (times[k] - times[0]) * line.row(1).transpose();
    whole[k].velocity += line.row(1).transpose();
  }
}

/// The moment about the centre of mass, its integral, and the mean of what is left.
void addMomentum(std::span<const WholeMotion> seen, const ExternalCourse& course,
                 std::vector<WholeMotion>& whole) {
  Vector3 left = Vector3::Zero();
  for (std::size_t i = 0; i < whole.size(); ++i) {
    if (!course.wrenches.empty())
      whole[i].moment = course.wrenches[i].moment - whole[i].centre.cross(course.wrenches[i].force);
    if (i > 0)
      whole[i].momentum = whole[i - 1].momentum + 0.5 * (course.times[i] - course.times[i - 1]) *
                                                      (whole[i].moment + whole[i - 1].moment);
    left += (seen[i].momentum - whole[i].momentum) / static_cast<double>(whole.size());
  }
  for (WholeMotion& one : whole) one.momentum += left;
}

}  // namespace

std::vector<WholeMotion> wholeCourse(std::span<const WholeMotion> seen, const ExternalCourse& course) {
  std::vector<WholeMotion> whole = drivenCentre(course);
  addLine(seen, course.times, whole);
  addMomentum(seen, course, whole);
  return whole;
}

}  // namespace handhold
