// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/inverse_dynamics_hessian.h"

namespace handhold {

// Second derivatives of rigid-body dynamics (Singh and Wensing, 2022, give the tensors), contracted with w
// before they are formed. Read w as a velocity: it moves each particle m at r by L(r), the field of the
// motion L_i of its link, and w . tau is the sum of m L . a over all particles with accelerations a. Notation
// and (1) to (10) are those of derivative_recursion.h; c is a particle's velocity. Turning by joint k, for
// all that it carries, adds to a rotation of everything
//   (12) dL = Ldot_k(r),  Ldot_k = L_k x S_k,   dc = Sdot_k(r),   da = Sddot_k(r) + 2 zdot_k x c,
// where zdot is the rotational part of Sdot, so that with f, P = sum m L as a load and Y = sum m c x L over
// what is carried
//   (13) d/dq_k = Ldot_k . f + Sddot_k . P + 2 zdot_k . Y
//   (14) d/dv_k = 2 Sdot_k . P + 2 z_k . Y,     d/dvdot_k = S_k . P
// with one Sdot_k for the base. The motions of k are known to nothing that it carries, so for j carried by k
// or equal to it only the sums change, with the columns of (4), (6) and (7) for f,
//   (15) dP/dq_j = u = S_j x* P_j + I_j Ldot_j
//   (16) 2 dY/dq_j = 2 z_j x Y_j + sum 2 m (Sdot_j(r) x L + c x Ldot_j(r)),  2 dY/dv_j = sum 2 m S_j(r) x L,
// the sums by (9), with L for c in those that have it on the right and then with the other sign.

InverseDynamicsHessian::InverseDynamicsHessian(const Model& model)
    : carriers_(model.velocitySize()), field_(model.joints.size()), virtual_(model.joints.size()) {}

void InverseDynamicsHessian::addTo(const Data& data, const VectorX& w, const StatePlaces& at, MatrixX& H) {
  field_[0] = {{w[3], w[4], w[5]}, {w[0], w[1], w[2]}};
  placeBase(data);
  placeJoints(data, w);
  gather(data);
  for (int link = 1; link < data.tree.count(); ++link) addJoint(data, link, at, H);
  addBase(data, at, H);
}

/// (10)
void InverseDynamicsHessian::placeBase(const Data& data) {
  const Vec3<double> omega = data.derivative.velocity.view().at<double>(5).angular;
  const auto [alpha, lift] = data.derivative.acceleration.view().at<double>(5);
  for (int k = 0; k < 3; ++k) {
    Vec3<double> e{};
    e[k] = 1.0;
    carriers_[k].s = {{}, e};
    Carrier& turn = carriers_[3 + k];
    turn.share = 1.0;
    turn.s = {e, {}};
    turn.dot = {cross(omega, e), {}};
    turn.dotDot = {cross(omega, turn.dot.angular) + cross(alpha, e), cross(lift, e)};
    turn.virtualDot = crossMotion(field_[0], turn.s);
  }
}

void InverseDynamicsHessian::placeJoints(const Data& data, const VectorX& w) {
  const auto axis = data.derivative.axis.view(), dot = data.derivative.axisDot.view(),
             dotDot = data.derivative.axisDotDot.view();
  for (int i = 1; i < data.tree.count(); ++i) {
    const int k = 5 + i;
    Carrier& joint = carriers_[k];
    joint.s = axis.at<double>(k);
    joint.dot = dot.at<double>(k);
    joint.dotDot = dotDot.at<double>(k);
    field_[i] = field_[data.tree.links[i].parent] + w[k] * joint.s;
    joint.virtualDot = crossMotion(field_[i], joint.s);
  }
}

void InverseDynamicsHessian::gather(const Data& data) {
  for (int i = 0; i < data.tree.count(); ++i) {
    const TreeLink& link = data.tree.links[i];
    VirtualMass& own = virtual_[i];
    own = VirtualMass();
    if (!link.hasMass) continue;
    const Mat3<double>& R = data.derivative.R[i];
    const Vec3<double>& r = data.derivative.origin[i];
    const Vec3<double> h = R * link.firstMoment;
    const Symmetric3<double> E = shifted(turned(R, link.secondMoment), link.mass, h, r);
    setMovingMass(link.mass, h + link.mass * r, E, {field_[i], {}}, own.sums);
    own.momentum = own.sums.inertiaTimes(field_[i]);
    own.moment = -0.5 * own.sums.twiceBRow(data.derivative.velocity.view().at<double>(5 + i));
  }
  for (int i = data.tree.count() - 1; i > 0; --i) {
    VirtualMass& parent = virtual_[data.tree.links[i].parent];
    parent.sums += virtual_[i].sums;
    parent.momentum += virtual_[i].momentum;
    parent.moment += virtual_[i].moment;
  }
}

/// (15), (16) and the columns of f.
InverseDynamicsHessian::Carried InverseDynamicsHessian::carried(const Data& data, int link,
                                                                const Carrier& own) const {
  const MovingMass<double>& mass = data.derivative.mass[link];
  const VirtualMass& moved = virtual_[link];
  Carried result{pullOf(mass, MovingAxis<double>{own.s, own.dot, own.dotDot}, own.share), {}, {}, {}};
  result.turned = crossLoad(own.s, moved.momentum) + mass.inertiaTimes(own.virtualDot);
  result.rate = -1.0 * moved.sums.twiceBRow(own.s);
  result.place = 2.0 * cross(own.s.angular, moved.moment) + mass.twiceBRow(own.virtualDot) -
                 moved.sums.twiceBRow(own.dot);
  return result;
}

namespace {

void addBoth(MatrixX& H, Eigen::Index row, Eigen::Index column, double value) {
  H(row, column) += value;
  if (row != column) H(column, row) += value;
}

}  // namespace

void InverseDynamicsHessian::addJoint(const Data& data, int link, const StatePlaces& at, MatrixX& H) const {
  const int j = 5 + link;
  const Carried own = carried(data, link, carriers_[j]);
  const auto addWith = [&](int k) {
    const Carrier& carrier = carriers_[k];
    const double positions = dot(carrier.virtualDot, own.pull.q) + dot(carrier.dotDot, own.turned) +
                             dot(carrier.dot.angular, own.place);
    addBoth(H, at.q + k, at.q + j, positions);
    addBoth(H, at.v + k, at.v + j, dot(carrier.s.angular, own.rate));
    addBoth(H, at.q + j, at.v + k,
            carrier.share * dot(carrier.dot, own.turned) + dot(carrier.s.angular, own.place));
    addBoth(H, at.q + j, at.vdot + k, dot(carrier.s, own.turned));
    if (k == j) return;
    addBoth(H, at.q + k, at.v + j, dot(carrier.virtualDot, own.pull.v) + dot(carrier.dot.angular, own.rate));
    addBoth(H, at.q + k, at.vdot + j, dot(carrier.virtualDot, own.pull.M));
  };
  for (int k = 0; k < 6; ++k) addWith(k);
  for (const IndexRange& range : data.tree.above[link])
    for (int k = range.begin; k < range.end; ++k) addWith(k);
}

/// The base carries itself. Half of what two turns give in either order.
void InverseDynamicsHessian::addBase(const Data& data, const StatePlaces& at, MatrixX& H) const {
  for (int j = 3; j < 6; ++j) {
    const Carried own = carried(data, 0, carriers_[j]);
    for (int k = 0; k < 6; ++k) {
      const Carrier& carrier = carriers_[k];
      const double positions = dot(carrier.virtualDot, own.pull.q) + dot(carrier.dotDot, own.turned) +
                               dot(carrier.dot.angular, own.place);
      const double rates = dot(carrier.s.angular, own.rate);
      H(at.q + k, at.q + j) += 0.5 * positions;
      H(at.q + j, at.q + k) += 0.5 * positions;
      H(at.v + k, at.v + j) += 0.5 * rates;
      H(at.v + j, at.v + k) += 0.5 * rates;
      addBoth(H, at.q + j, at.v + k, dot(carrier.dot, own.turned) + dot(carrier.s.angular, own.place));
      addBoth(H, at.q + j, at.vdot + k, dot(carrier.s, own.turned));
    }
  }
}

}  // namespace handhold
