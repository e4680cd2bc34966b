// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/momentum.h"

#include "engine/math/rotation.h"

namespace handhold {

Vector3 centreOfMass(const Model& model, const Data& data) {
  Vector3 sum = Vector3::Zero();
  for (int i = 0; i < model.linkCount(); ++i)
    if (data.tree.links[i].hasMass)
      sum += model.links[i].mass * data.p_WL[i] + data.R_WL[i] * model.links[i].firstMoment;
  return sum / model.totalMass;
}

void centreOfMassJacobian(const Model& model, Data& data, Eigen::Ref<Matrix3X> J) {
  updateComposite(model, data);
  J.leftCols<3>().setIdentity();
  J.middleCols<3>(3) = -skew(data.composite[0].firstMoment / model.totalMass);
  for (int i = 1; i < model.linkCount(); ++i) {
    const Composite& c = data.composite[i];
    const Vector3 r = data.p_WL[i] - data.p_WL[0];
    J.col(5 + i) = data.axis_W[i].cross(c.firstMoment - c.mass * r) / model.totalMass;
  }
}

// Every joint moves its composite as one body: column i is Ic_i S_i, moved from the base origin to the centre
// of mass c by  L_c = L_O - c x P  (Orin, Goswami, Lee, Centroidal dynamics of a humanoid robot, 2013).
void centroidalMomentumMatrix(const Model& model, Data& data, Eigen::Ref<Matrix6X> A) {
  updateComposite(model, data);
  const Composite& all = data.composite[0];
  const Vector3 com = all.firstMoment / model.totalMass;
  const auto put = [&](int column, const Momentum& m) {
    A.col(column) << m.angular - com.cross(m.linear), m.linear;
  };
  for (int k = 0; k < 3; ++k) {
    put(k, momentumOf(all, Vector3::Zero(), Vector3::Unit(k)));
    put(3 + k, momentumOf(all, Vector3::Unit(k), Vector3::Zero()));
  }
  for (int i = 1; i < model.linkCount(); ++i) {
    const Vector3& z = data.axis_W[i];
    put(5 + i, momentumOf(data.composite[i], z, (data.p_WL[i] - data.p_WL[0]).cross(z)));
  }
}

Momentum momentum(const Model& model, const VectorX& v, Data& data) {
  updateComposite(model, data);
  const Composite& all = data.composite[0];
  Momentum sum = momentumOf(all, v.segment<3>(3), v.head<3>());
  for (int i = 1; i < model.linkCount(); ++i) {
    const Vector3 w = data.axis_W[i] * v[5 + i];
    const Momentum m = momentumOf(data.composite[i], w, (data.p_WL[i] - data.p_WL[0]).cross(w));
    sum.linear += m.linear;
    sum.angular += m.angular;
  }
  sum.angular -= (all.firstMoment / model.totalMass).cross(sum.linear);
  return sum;
}

}  // namespace handhold
