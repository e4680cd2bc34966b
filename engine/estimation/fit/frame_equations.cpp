// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/fit/frame_equations.h"

#include <cmath>

#include "engine/dynamics/kinematics.h"

namespace handhold {

namespace {

Matrix3 cross(const Vector3& v) {
  Matrix3 m;
  m << 0.0, -v.z(), v.y(), v.z(), 0.0, -v.x(), -v.y(), v.x(), 0.0;
  return m;
}

/// How far a value is out of its range, with the sign; 0 within.
double beyond(double value, double lower, double upper) {
  return value > upper ? value - upper : value < lower ? value - lower : 0.0;
}

/// Huber's function of an error, half its square up to `stray`, and the weight with which its square has the
/// same slope (Huber: Robust estimation of a location parameter, 1964).
struct Robust {
  double cost = 0.0, weight = 1.0;
};

Robust robust(double error, double stray) {
  if (error <= stray) return {0.5 * error * error, 1.0};
  return {stray * (error - 0.5 * stray), stray / error};
}

}  // namespace

double FrameEquations::rms() const { return seen > 0 ? std::sqrt(markerSquares / seen) : 0.0; }

FrameAssembler::FrameAssembler(const Model& model, const FitProblem& problem)
    : model_(model),
      problem_(problem),
      relaxed_(model.relaxedPosition()),
      data_(model),
      Y_(static_cast<std::size_t>(model.linkCount())),
      f_(Y_.size()),
      S_(Y_.size()) {}

template <class Take>
void FrameAssembler::forSeen(int frame, const Take& take) const {
  for (std::size_t i = 0; i < problem_.markers.size(); ++i) {
    const FitMarker& marker = problem_.markers[i];
    const Vector3f& seen = problem_.position(i, frame);
    if (marker.weight <= 0.0 || !isSeen(seen)) continue;
    const auto link = static_cast<std::size_t>(marker.link);
    const Vector3 place = data_.p_WL[link] + data_.R_WL[link] * marker.point;
    const Vector3 error = place - seen.cast<double>();
    take(marker, place, error, robust(error.norm(), problem_.weights.stray));
  }
}

template <class Take>
void FrameAssembler::forFlat(int frame, const Take& take) const {
  for (const FlatFoot& foot : problem_.flatFeet) {
    if (!foot.isFlat[static_cast<std::size_t>(frame)]) continue;
    const Vector3 up = data_.R_WL[static_cast<std::size_t>(foot.link)] * foot.up;
    for (const Vector3& level : {Vector3(Vector3::UnitX()), Vector3(Vector3::UnitZ())})
      take(foot, Vector3(up.cross(level)), level.dot(up));
  }
}

void FrameAssembler::addMarkers(int frame, FrameEquations& equations) {
  for (std::size_t i = 0; i < Y_.size(); ++i) {
    Y_[i].setZero();
    f_[i].setZero();
  }
  const Vector3& origin = data_.p_WL[0];
  forSeen(frame,
          [&](const FitMarker& marker, const Vector3& place, const Vector3& error, const Robust& size) {
            const auto link = static_cast<std::size_t>(marker.link);
            const double full = marker.weight / squared(problem_.weights.marker), w = full * size.weight;
            const Matrix3 px = cross(place - origin);
            Y_[link].topLeftCorner<3, 3>() -= w * px * px;
            Y_[link].topRightCorner<3, 3>() += w * px;
            Y_[link].bottomLeftCorner<3, 3>() -= w * px;
            Y_[link].bottomRightCorner<3, 3>().diagonal().array() += w;
            f_[link].head<3>() += w * (place - origin).cross(error);
            f_[link].tail<3>() += w * error;
            equations.cost += full * size.cost;
            equations.markerSquares += error.squaredNorm();
            ++equations.seen;
          });
}

/// A direction u of a link goes with w x u: of its component along e the rate is (u x e) . w.
void FrameAssembler::addFlatFeet(int frame, FrameEquations& equations) {
  const double w = 1.0 / squared(problem_.weights.flat);
  forFlat(frame, [&](const FlatFoot& foot, const Vector3& byTurn, double error) {
    const auto link = static_cast<std::size_t>(foot.link);
    Y_[link].topLeftCorner<3, 3>() += w * byTurn * byTurn.transpose();
    f_[link].head<3>() += w * error * byTurn;
    equations.cost += 0.5 * w * squared(error);
  });
}

void FrameAssembler::addTree(FrameEquations& equations) {
  const Vector3& origin = data_.p_WL[0];
  for (int j = model_.linkCount() - 1; j > 0; --j) {
    const auto link = static_cast<std::size_t>(j);
    const Vector3& axis = data_.axis_W[link];
    S_[link] << axis, (data_.p_WL[link] - origin).cross(axis);
    const Vector6 F = Y_[link] * S_[link];
    const int row = velocityIndex(j);
    equations.g[row] += S_[link].dot(f_[link]);
    equations.H(row, row) += S_[link].dot(F);
    equations.H.row(row).segment<3>(0) += F.tail<3>().transpose();  // of the base: velocity before turning
    equations.H.row(row).segment<3>(3) += F.head<3>().transpose();
    for (LinkIndex i = model_.joints[link].parent; i > 0; i = model_.joints[i].parent) {
      const auto above = static_cast<std::size_t>(i);
      const Vector6 S_above =
          (Vector6() << data_.axis_W[above], (data_.p_WL[above] - origin).cross(data_.axis_W[above]))
              .finished();
      equations.H(row, velocityIndex(i)) += S_above.dot(F);
    }
    const auto parent = static_cast<std::size_t>(model_.joints[link].parent);
    Y_[parent] += Y_[link];
    f_[parent] += f_[link];
  }
  equations.g.head<3>() += f_[0].tail<3>();
  equations.g.segment<3>(3) += f_[0].head<3>();
  equations.H.block<3, 3>(0, 0) += Y_[0].bottomRightCorner<3, 3>();
  equations.H.block<3, 3>(3, 0) += Y_[0].topRightCorner<3, 3>();
  equations.H.block<3, 3>(3, 3) += Y_[0].topLeftCorner<3, 3>();
}

void FrameAssembler::addPosture(const VectorX& q, FrameEquations& equations) const {
  const double limit = 1.0 / squared(problem_.weights.limit);
  const double posture = 1.0 / squared(problem_.weights.posture);
  for (int i = 1; i < model_.linkCount(); ++i) {
    const Joint& joint = model_.joints[static_cast<std::size_t>(i)];
    const double angle = q[positionIndex(i)], from = angle - relaxed_[positionIndex(i)];
    const double out = beyond(angle, joint.lower, joint.upper);
    const int row = velocityIndex(i);
    equations.cost += 0.5 * (limit * out * out + posture * from * from);
    equations.g[row] += limit * out + posture * from;
    equations.H(row, row) += posture + (out != 0.0 ? limit : 0.0);
  }
}

void FrameAssembler::assemble(const VectorX& q, int frame, FrameEquations& equations) {
  const int size = model_.velocitySize();
  equations.H.setZero(size, size);
  equations.g.setZero(size);
  equations.cost = equations.markerSquares = 0.0;
  equations.seen = 0;
  updateKinematics(model_, q, data_);
  addMarkers(frame, equations);
  addFlatFeet(frame, equations);
  addTree(equations);
  addPosture(q, equations);
}

double FrameAssembler::cost(const VectorX& q, int frame) {
  updateKinematics(model_, q, data_);
  double cost = 0.0;
  forSeen(frame, [&](const FitMarker& marker, const Vector3&, const Vector3&, const Robust& size) {
    cost += marker.weight / squared(problem_.weights.marker) * size.cost;
  });
  forFlat(frame, [&](const FlatFoot&, const Vector3&, double error) {
    cost += 0.5 * squared(error / problem_.weights.flat);
  });
  for (int i = 1; i < model_.linkCount(); ++i) {
    const Joint& joint = model_.joints[static_cast<std::size_t>(i)];
    const double angle = q[positionIndex(i)];
    const double out = beyond(angle, joint.lower, joint.upper);
    cost += 0.5 * squared(out / problem_.weights.limit) +
            0.5 * squared((angle - relaxed_[positionIndex(i)]) / problem_.weights.posture);
  }
  return cost;
}

}  // namespace handhold
