// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/statics.h"

#include "engine/math/rotation.h"

namespace handhold {

ForceField::ForceField(const Model& model) : at_(model.joints.size()) {}

void ForceField::clear() {
  for (Sum& sum : at_) sum = Sum();
}

void ForceField::addForce(LinkIndex link, const Vector3& point_W, const Vector3& force_W) {
  Sum& sum = at_[link];
  sum.F += force_W;
  sum.N += point_W.cross(force_W);
  sum.D += point_W * force_W.transpose();
}

void ForceField::addWeight(LinkIndex link, double mass, const Vector3& moment_W, const Vector3& gravity) {
  Sum& sum = at_[link];
  sum.F += mass * gravity;
  sum.N += moment_W.cross(gravity);
  sum.D += moment_W * gravity.transpose();
}

void ForceField::addGravity(const Model& model, const Data& data, const Vector3& gravity) {
  for (int i = 0; i < model.linkCount(); ++i) {
    const LinkInertia& link = model.links[i];
    if (link.mass <= 0.0) continue;
    const Vector3 com = data.p_WL[i] + data.R_WL[i] * (link.firstMoment / link.mass);
    addForce(LinkIndex(i), com, link.mass * gravity);
  }
}

void ForceField::gather(const Model& model) {
  for (int i = model.linkCount() - 1; i > 0; --i) {
    Sum& parent = at_[model.joints[i].parent];
    parent.F += at_[i].F;
    parent.N += at_[i].N;
    parent.D += at_[i].D;
  }
}

// tau_i = -z_i . sum_{beyond i} ((p - o_i) x f + m)
void staticTorque(const Model& model, const Data& data, const ForceField& field, VectorX& tau) {
  tau.resize(model.velocitySize());
  tau.head<3>() = -field.force(LinkIndex(0));
  tau.segment<3>(3) = -field.momentAbout(LinkIndex(0), data.p_WL[0]);
  for (int i = 1; i < model.linkCount(); ++i)
    tau[5 + i] = -data.axis_W[i].dot(field.momentAbout(LinkIndex(i), data.p_WL[i]));
}

// a at or before d:  d tau_a / d q_d = -z_a . B_d z_d
//                    d tau_d / d q_a = -(z_a x z_d) . N_d - z_d . B_d z_a
void staticTorqueDerivative(const Model& model, const Data& data, const ForceField& field, MatrixX& dtau) {
  dtau.setZero(model.velocitySize(), model.velocitySize());
  dtau.block<3, 3>(3, 3) = -field.turning(LinkIndex(0), data.p_WL[0]);
  for (int d = 1; d < model.linkCount(); ++d) {
    const Vector3& z = data.axis_W[d];
    const Matrix3 B = field.turning(LinkIndex(d), data.p_WL[d]);
    const Vector3 column = -(B * z);
    const Vector3 row = -(z.cross(field.momentAbout(LinkIndex(d), data.p_WL[d])) + B.transpose() * z);
    for (int a = d; a > 0; a = model.joints[a].parent) {
      dtau(5 + a, 5 + d) = data.axis_W[a].dot(column);
      if (a != d) dtau(5 + d, 5 + a) = data.axis_W[a].dot(row);
    }
    dtau.block<3, 1>(3, 5 + d) = column;
    dtau.block<1, 3>(5 + d, 3) = row.transpose();
  }
}

// d2U / dq_a dq_d = -z_a . B_d z_d for a at or before d
void addPotentialHessian(const Model& model, const Data& data, const ForceField& field, MatrixX& H) {
  const Matrix3 B0 = field.turning(LinkIndex(0), data.p_WL[0]);
  H.block<3, 3>(3, 3) -= 0.5 * (B0 + B0.transpose());
  for (int d = 1; d < model.linkCount(); ++d) {
    const Vector3 column = -(field.turning(LinkIndex(d), data.p_WL[d]) * data.axis_W[d]);
    for (int a = d; a > 0; a = model.joints[a].parent) {
      const double h = data.axis_W[a].dot(column);
      H(5 + a, 5 + d) += h;
      if (a != d) H(5 + d, 5 + a) += h;
    }
    H.block<3, 1>(3, 5 + d) += column;
    H.block<1, 3>(5 + d, 3) += column.transpose();
  }
}

RateField::RateField(const Model& model)
    : w_(VectorX::Zero(model.velocitySize())),
      omega_(model.joints.size(), Vector3::Zero()),
      velocity_(model.joints.size(), Vector3::Zero()) {}

void RateField::set(const Model& model, const Data& data, const VectorX& w) {
  w_ = w;
  velocity_[0] = w.head<3>();
  omega_[0] = w.segment<3>(3);
  for (int i = 1; i < model.linkCount(); ++i) {
    const LinkIndex parent = model.joints[i].parent;
    omega_[i] = omega_[parent] + w[5 + i] * data.axis_W[i];
    velocity_[i] = pointVelocity(data, parent, data.p_WL[i]);
  }
}

// With U the potential, w . tau = X_w U along the field w; its Hessian is X_a X_d X_w U, the derivative of
// X_a X_d U along w, less the commutators [X_a, X_w] = X_{w x a} of the free rotation.
// NOLINTNEXTLINE(readability-function-size): as many quantities as the formula has
void addTorqueHessian(const Model& model, const Data& data, const RateField& rates, const ForceField& field,
                      const ForceField& moving, MatrixX& H) {
  const Vector3 w0 = rates.angular(LinkIndex(0));
  const auto turningRate = [&](int d) {
    Matrix3 B = moving.turning(LinkIndex(d), Vector3::Zero());
    const Matrix3 shift = rates.originVelocity(LinkIndex(d)) * field.force(LinkIndex(d)).transpose();
    B -= shift;
    B.diagonal().array() += shift.trace();
    return B;
  };
  const Matrix3 B0 = field.turning(LinkIndex(0), data.p_WL[0]);
  const Matrix3 H0 = -turningRate(0) - B0 * skew(w0) + skew(w0) * B0;
  H.block<3, 3>(3, 3) += 0.5 * (H0 + H0.transpose());
  for (int d = 1; d < model.linkCount(); ++d) {
    const Vector3& z = data.axis_W[d];
    const Matrix3 B = field.turning(LinkIndex(d), data.p_WL[d]);
    const Vector3 Bz = B * z;
    const Vector3 dBz = turningRate(d) * z + B * rates.angular(LinkIndex(d)).cross(z);
    for (int a = d; a > 0; a = model.joints[a].parent) {
      const Vector3& za = data.axis_W[a];
      const double h = -za.dot(dBz) - rates.angular(LinkIndex(a)).cross(za).dot(Bz);
      H(5 + a, 5 + d) += h;
      if (a != d) H(5 + d, 5 + a) += h;
    }
    const Vector3 h0 = -dBz + w0.cross(Bz);
    H.block<3, 1>(3, 5 + d) += h0;
    H.block<1, 3>(5 + d, 3) += h0.transpose();
  }
}

// -d2 (Omega . M) / dq_a dq_b = -(z_a x (z_b x Omega_beyond_b)) . M for a at or before b
// NOLINTNEXTLINE(readability-function-size): as many quantities as the formula has
void addMomentHessian(const Model& model, const Data& data, const RateField& rates, LinkIndex link,
                      const Vector3& moment_W, MatrixX& H) {
  const Vector3& total = rates.angular(link);
  for (int b = link; b > 0; b = model.joints[b].parent) {
    const Vector3 inner = data.axis_W[b].cross(total - rates.angular(LinkIndex(b)));
    const Vector3 column = -inner.cross(moment_W);  // -(z_a x inner) . M = -z_a . (inner x M)
    for (int a = b; a > 0; a = model.joints[a].parent) {
      const double h = data.axis_W[a].dot(column);
      H(5 + a, 5 + b) += h;
      if (a != b) H(5 + b, 5 + a) += h;
    }
    H.block<3, 1>(3, 5 + b) += column;
    H.block<1, 3>(5 + b, 3) += column.transpose();
  }
  // base with base: -(a x (b x Omega)) . M = -(a . Omega)(b . M) + (a . b)(Omega . M), made symmetric
  const Vector3 joints = total - rates.angular(LinkIndex(0));
  H.block<3, 3>(3, 3) -= 0.5 * (joints * moment_W.transpose() + moment_W * joints.transpose());
  H.block<3, 3>(3, 3).diagonal().array() += joints.dot(moment_W);
}

// NOLINTNEXTLINE(readability-function-size): as many quantities as the formula has
void pointVelocityDerivative(const Model& model, const Data& data, const RateField& rates, LinkIndex link,
                             const Vector3& point_W, Matrix3X& dv) {
  dv.setZero(3, model.velocitySize());
  const Vector3 velocity = rates.pointVelocity(data, link, point_W);
  const auto column = [&](const Vector3& z, LinkIndex at) -> Vector3 {
    const Vector3 arm = point_W - data.p_WL[at];
    const Vector3 beyond = velocity - rates.pointVelocity(data, at, point_W);
    return rates.angular(at).cross(z.cross(arm)) + z.cross(beyond);
  };
  for (int a = link; a > 0; a = model.joints[a].parent) dv.col(5 + a) = column(data.axis_W[a], LinkIndex(a));
  for (int k = 0; k < 3; ++k) dv.col(3 + k) = column(Vector3::Unit(k), LinkIndex(0));
}

void angularVelocityDerivative(const Model& model, const Data& data, const RateField& rates, LinkIndex link,
                               Matrix3X& dw) {
  dw.setZero(3, model.velocitySize());
  const Vector3& total = rates.angular(link);
  for (int a = link; a > 0; a = model.joints[a].parent)
    dw.col(5 + a) = data.axis_W[a].cross(total - rates.angular(LinkIndex(a)));
  dw.middleCols<3>(3) = -skew(total - rates.angular(LinkIndex(0)));
}

}  // namespace handhold
