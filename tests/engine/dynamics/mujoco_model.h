// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mujoco/mujoco.h>

#include <iomanip>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/engine/dynamics/random_state.h"

namespace handhold {

/// The same tree in MuJoCo. Link frames are parallel to the base at zero, so offsets and inertias go over as
/// they are; dummy links become further joints of the first massive body beyond them.
class MujocoTwin {
 public:
  explicit MujocoTwin(const Model& model) : model_(model) {
    text_ << std::setprecision(17) << "<mujoco><compiler angle='radian'/><option gravity='"
          << kEarthGravity.transpose() << "'/><worldbody>";
    writeBody(0, {});
    text_ << "</worldbody></mujoco>";
    load();
    for (int i = 1; i < model.linkCount(); ++i) {
      const int joint = mj_name2id(m_.get(), mjOBJ_JOINT, model.joints[i].name.c_str());
      positionAt_.push_back(m_->jnt_qposadr[joint]);
      velocityAt_.push_back(m_->jnt_dofadr[joint]);
    }
  }

  mjModel* m() const { return m_.get(); }
  mjData* d() const { return d_.get(); }

  /// MuJoCo's free joint has its angular rates in body axes, its linear ones in world axes.
  void setState(const State& s) {
    for (int k = 0; k < 7; ++k) d_->qpos[k] = s.q[k];
    const Matrix3 R_BW = baseRotation(s.q).transpose();
    put(s.v, R_BW, d_->qvel);
    put(s.vdot, R_BW, d_->qacc);
    for (int i = 1; i < model_.linkCount(); ++i) d_->qpos[positionAt_[i - 1]] = s.q[6 + i];
  }

  double jointAngle(LinkIndex joint) const { return d_->qpos[positionAt_[joint - 1]]; }

  /// A generalized force of MuJoCo in this house's order and axes.
  VectorX fromMujoco(const double* force, const VectorX& q) const {
    VectorX tau(model_.velocitySize());
    for (int k = 0; k < 3; ++k) tau[k] = force[k];
    tau.segment<3>(3) = baseRotation(q) * Vector3(force[3], force[4], force[5]);
    for (int i = 1; i < model_.linkCount(); ++i) tau[5 + i] = force[velocityAt_[i - 1]];
    return tau;
  }

 private:
  static Matrix3 baseRotation(const VectorX& q) {
    return Quaternion(q[3], q[4], q[5], q[6]).toRotationMatrix();
  }

  void put(const VectorX& rates, const Matrix3& R_BW, double* to) const {
    const Vector3 angular = R_BW * rates.segment<3>(3);
    for (int k = 0; k < 3; ++k) to[k] = rates[k], to[3 + k] = angular[k];
    for (int i = 1; i < model_.linkCount(); ++i) to[velocityAt_[i - 1]] = rates[5 + i];
  }

  std::vector<int> childrenOf(int link) const {
    std::vector<int> children;
    for (int i = 1; i < model_.linkCount(); ++i)
      if (model_.joints[i].parent == link) children.push_back(i);
    return children;
  }

  /// `joints` ends with the joint of `link`; a dummy with one child hands its joints on.
  void writeBody(int link, std::vector<int> joints) {
    if (link > 0) joints.push_back(link);
    const LinkInertia& inertia = model_.links[link];
    const std::vector<int> children = childrenOf(link);
    if (inertia.mass == 0.0 && children.size() == 1 && link > 0) return writeBody(children[0], joints);
    Vector3 offset = Vector3::Zero();
    for (const int joint : joints) offset += model_.joints[joint].offset;
    text_ << "<body pos='" << offset.transpose() << "'>";
    if (link == 0) text_ << "<freejoint/>";
    Vector3 place = -offset;
    for (const int joint : joints) {
      place += model_.joints[joint].offset;
      text_ << "<joint name='" << model_.joints[joint].name << "' type='hinge' pos='" << place.transpose()
            << "' axis='" << model_.joints[joint].axis.transpose() << "'/>";
    }
    writeInertia(inertia);
    for (const int child : children) writeBody(child, {});
    text_ << "</body>";
  }

  void writeInertia(const LinkInertia& inertia) {
    const Vector3 c = inertia.firstMoment / inertia.mass;
    const Matrix3 J =
        inertia.rotational - inertia.mass * (c.squaredNorm() * Matrix3::Identity() - c * c.transpose());
    text_ << "<inertial pos='" << c.transpose() << "' mass='" << inertia.mass << "' fullinertia='" << J(0, 0)
          << ' ' << J(1, 1) << ' ' << J(2, 2) << ' ' << J(0, 1) << ' ' << J(0, 2) << ' ' << J(1, 2) << "'/>";
  }

  void load() {
    const auto files = std::make_unique<mjVFS>();
    mj_defaultVFS(files.get());
    const std::string text = text_.str();
    mj_makeEmptyFileVFS(files.get(), "twin.xml", static_cast<int>(text.size()));
    std::copy(text.begin(), text.end(),
              static_cast<char*>(files->filedata[mj_findFileVFS(files.get(), "twin.xml")]));
    char error[1000] = "";
    m_.reset(mj_loadXML("twin.xml", files.get(), error, sizeof(error)));
    mj_deleteVFS(files.get());
    if (!m_) throw std::runtime_error(error);
    d_.reset(mj_makeData(m_.get()));
  }

  struct Free {
    void operator()(mjModel* m) const { mj_deleteModel(m); }
    void operator()(mjData* d) const { mj_deleteData(d); }
  };

  const Model& model_;
  std::stringstream text_;
  std::unique_ptr<mjModel, Free> m_;
  std::unique_ptr<mjData, Free> d_;
  std::vector<int> positionAt_, velocityAt_;
};

}  // namespace handhold
