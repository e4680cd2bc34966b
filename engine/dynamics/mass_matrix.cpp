// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dynamics/mass_matrix.h"

#include <algorithm>

#include "engine/dynamics/kinematics.h"
#include "engine/math/rotation.h"

namespace handhold {

namespace {

void baseBlock(const Composite& all, MatrixX& M) {
  M.topLeftCorner<3, 3>() = all.mass * Matrix3::Identity();
  M.block<3, 3>(3, 0) = skew(all.firstMoment);
  M.block<3, 3>(0, 3) = -skew(all.firstMoment);
  M.block<3, 3>(3, 3) = all.inertia;
}

/// S_i and F_i of every joint.
[[gnu::flatten]] void fillScrews(const Model& model, Data& data) {
  const ScrewView<double> axis = data.derivative.axis.view(), momentum = data.derivative.momentum.view();
  for (int i = 1; i < model.linkCount(); ++i) {
    const Vec3<double> z = vec3(data.axis_W[i]), r = vec3(data.p_WL[i] - data.p_WL[0]);
    const Composite& c = data.composite[i];
    const Vec3<double> h = vec3(c.firstMoment), u = cross(r, z);
    axis.set(5 + i, Screw<double>{z, u});
    momentum.set(5 + i, Screw<double>{symmetric3(c.inertia) * z + cross(h, u), c.mass * u - cross(h, z)});
  }
}

/// Column of joint j: the rows of all that it carries by neighbours at once, and the same numbers as its row.
[[gnu::flatten]] void fillJoint(const std::vector<IndexRange>& below, int j, Data& data, MatrixX& M) {
  const ScrewView<double> momentum = data.derivative.momentum.view();
  const Screw<double> s = data.derivative.axis.view().at<double>(j);
  double* const column = &M(0, j);
  for (const IndexRange& range : below)
    sweep<double>(
        range, [&](int i) { column[i] = M(j, i) = dot(momentum.at<double>(i), s); },
        [&](int i) {
          const Pack entries = dot(momentum.at<Pack>(i), s);
          storeAt(column + i, 0, entries);
          for (int lane = 0; lane < kLanes; ++lane) M(j, i + lane) = entries[lane];
        });
}

/// The base's rows and columns of the joints.
void fillBase(Data& data, MatrixX& M) {
  const ScrewView<double> momentum = data.derivative.momentum.view();
  const int joints = static_cast<int>(M.cols()) - 6;
  for (int k = 0; k < 6; ++k) {
    const double* const part = momentum.place((k + 3) % 6, 6);
    std::copy_n(part, joints, &M(0, k) + 6);
    for (int i = 0; i < joints; ++i) M(k, 6 + i) = part[i];
  }
}

}  // namespace

// Composite rigid bodies (Featherstone, Rigid Body Dynamics Algorithms, section 6.2) in world axes about the
// base origin: with F_i = Ic_i S_i the momentum of the subtree of i for a unit rate of joint i,
//   M_ij = M_ji = S_j^T F_i for every joint j on the way from i to the base.
void massMatrix(const Model& model, const VectorX& q, Data& data, MatrixX& M) {
  updateKinematics(model, q, data);
  updateComposite(model, data);
  fillScrews(model, data);
  M.setZero(model.velocitySize(), model.velocitySize());
  baseBlock(data.composite[0], M);
  if (model.jointCount() == 0) return;
  fillBase(data, M);
  for (int i = 1; i < model.linkCount(); ++i) fillJoint(data.tree.below[i], 5 + i, data, M);
}

}  // namespace handhold
