// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contact/task_loads.h"

#include "engine/core/error.h"

namespace handhold {

namespace {

/// Rotation rates of a link and the acceleration of its origin, all in world axes.
struct LinkMotion {
  Vector3 omega = Vector3::Zero();
  Vector3 alpha = Vector3::Zero();
  Vector3 acceleration = Vector3::Zero();
};

struct Rates {
  const VectorX& v;
  const VectorX& vdot;
};

//   omega_i = omega_p + e_i qd_i
//   alpha_i = alpha_p + e_i qdd_i + omega_p x e_i qd_i
//   a_i     = a_p + alpha_p x r + omega_p x (omega_p x r),  r from the parent's origin to the joint
LinkMotion linkMotion(const Model& model, const Data& data, const Rates& rates, LinkIndex link) {
  if (link == 0) return {rates.v.segment<3>(3), rates.vdot.segment<3>(3), rates.vdot.head<3>()};
  const LinkIndex parent = model.joints[link].parent;
  const LinkMotion p = linkMotion(model, data, rates, parent);
  const Vector3 r = data.p_WL[link] - data.p_WL[parent];
  const Vector3 spin = data.axis_W[link] * rates.v[velocityIndex(link)];
  LinkMotion m;
  m.omega = p.omega + spin;
  m.alpha = p.alpha + data.axis_W[link] * rates.vdot[velocityIndex(link)] + p.omega.cross(spin);
  m.acceleration = p.acceleration + p.alpha.cross(r) + p.omega.cross(p.omega.cross(r));
  return m;
}

const Site& siteOf(const Model& model, const Task& task, int index) {
  const SiteIndex found = model.findSite(task.loads[index].site);
  if (found.valid()) return model.sites[found];
  throw InputError("loads[" + std::to_string(index) + "].site",
                   "model " + model.name + " has no site " + task.loads[index].site, "name one of its sites");
}

Body carriedBody(const Load& load, const Site& site) {
  Body body;
  body.name = load.name;
  body.link = site.link;
  body.mass = load.mass;
  body.com = site.X_LS * load.com;
  body.inertia = site.X_LS.R * load.inertia.asDiagonal() * site.X_LS.R.transpose();
  return body;
}

ContactLoad loadAt(const Model& model, const Data& data, const Site& site, const Vector3& p_L) {
  ContactLoad result;
  result.kind = "load";
  result.link = site.link;
  result.frame = site.frame;
  result.localPoint = site.frame.valid() ? model.frames[site.frame].X_LF.inverse() * p_L : p_L;
  result.point = data.p_WL[site.link] + data.R_WL[site.link] * p_L;
  return result;
}

void addInertialWrench(const Body& body, const Matrix3& R_WL, const LinkMotion& motion, ContactLoad& load) {
  const Vector3 r = R_WL * body.com;
  const Matrix3 I = R_WL * body.inertia * R_WL.transpose();
  const Vector3 a_c = motion.acceleration + motion.alpha.cross(r) + motion.omega.cross(motion.omega.cross(r));
  load.force -= body.mass * a_c;
  load.moment -= I * motion.alpha + motion.omega.cross(I * motion.omega);
}

}  // namespace

std::vector<ContactLoad> taskLoads(const Model& model, const Task& task, const Data& data, const VectorX& v,
                                   const VectorX& vdot) {
  std::vector<ContactLoad> loads;
  for (int i = 0; i < static_cast<int>(task.loads.size()); ++i) {
    const Load& load = task.loads[i];
    const Site& site = siteOf(model, task, i);
    const Body body = carriedBody(load, site);
    const bool isMass = load.kind == LoadKind::Mass;
    ContactLoad wrench = loadAt(model, data, site, isMass ? body.com : site.X_LS.p);
    wrench.name = load.name;
    if (isMass) {
      wrench.force = load.mass * task.gravity;
      addInertialWrench(body, data.R_WL[site.link], linkMotion(model, data, {v, vdot}, site.link), wrench);
    } else {
      wrench.force = load.force;
      wrench.moment = load.moment;
    }
    loads.push_back(wrench);
  }
  return loads;
}

Model withTaskMasses(const Model& model, const Task& task) {
  Model result = model;
  for (int i = 0; i < static_cast<int>(task.loads.size()); ++i)
    if (task.loads[i].kind == LoadKind::Mass)
      result.bodies.push_back(carriedBody(task.loads[i], siteOf(model, task, i)));
  gatherInertia(result);
  return result;
}

void subtractLoad(const Model& model, const Data& data, const ContactLoad& load, VectorX& tau) {
  for (LinkIndex i = load.link; i > 0; i = model.joints[i].parent)
    tau[velocityIndex(i)] -= data.axis_W[i].dot(load.moment + (load.point - data.p_WL[i]).cross(load.force));
  tau.head<3>() -= load.force;
  tau.segment<3>(3) -= load.moment + (load.point - data.p_WL[0]).cross(load.force);
}

}  // namespace handhold
