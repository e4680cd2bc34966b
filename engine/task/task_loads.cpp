// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/task_loads.h"

#include "engine/core/error.h"

namespace handhold {

namespace {

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

struct Rates {
  const VectorX& v;
  const VectorX& vdot;
};

void addInertialWrench(const Model& model, const Data& data, const Body& body, const Rates& rates,
                       ContactLoad& load) {
  const Matrix3& R_WL = data.R_WL[body.link];
  const Matrix3 I = R_WL * body.inertia * R_WL.transpose();
  const Vector3 omega = pointVelocity(model, data, rates.v, body.link, load.point).head<3>();
  // J vdot + Jdot v: angular acceleration, then acceleration of the mass's centre
  const Vector6 acceleration = pointVelocity(model, data, rates.vdot, body.link, load.point) +
                               pointBiasAcceleration(model, data, rates.v, body.link, load.point);
  load.force -= body.mass * acceleration.tail<3>();
  load.moment -= I * acceleration.head<3>() + omega.cross(I * omega);
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
      addInertialWrench(model, data, body, {v, vdot}, wrench);
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

LinkWrench toWrench(const ContactLoad& load) { return {load.link, load.point, load.force, load.moment}; }

}  // namespace handhold
