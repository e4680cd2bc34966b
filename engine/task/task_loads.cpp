// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/task_loads.h"

#include <algorithm>
#include <utility>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/task/water_body.h"
#include "engine/task/weightless.h"

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

FrameIndex frameOf(const Model& model, LinkIndex link) {
  const auto found = std::ranges::find(model.frames, link, &Frame::link);
  return FrameIndex(found == model.frames.end() ? -1 : static_cast<int>(found - model.frames.begin()));
}

ContactLoad loadAt(const Model& model, const Data& data, const LoadPlace& place) {
  ContactLoad result;
  result.kind = kLoadKind;
  result.link = place.link;
  result.frame = place.frame;
  result.localPoint = place.frame.valid() ? model.frames[place.frame].X_LF.inverse() * place.p_L : place.p_L;
  result.point = data.p_WL[place.link] + data.R_WL[place.link] * place.p_L;
  return result;
}

std::vector<ContactLoad> taskLoads(const Model& model, const Task& task, const Data& data, const VectorX& v,
                                   const VectorX& vdot) {
  std::vector<ContactLoad> loads;
  for (int i = 0; i < static_cast<int>(task.loads.size()); ++i) {
    const Load& load = task.loads[i];
    const Site& site = siteOf(model, task, i);
    const Body body = carriedBody(load, site);
    const bool isMass = load.kind == LoadKind::Mass;
    ContactLoad wrench = loadAt(model, data, {site.link, site.frame, isMass ? body.com : site.X_LS.p});
    wrench.name = load.name;
    if (isMass) {
      wrench.force = floats(task) ? Vector3::Zero() : Vector3(load.mass * task.gravity);
      addInertialWrench(model, data, body, {v, vdot}, wrench);
    } else {
      const LinkWrench acting = forceWrench(model, data, load);
      wrench.force = acting.force;
      wrench.moment = acting.moment;
    }
    loads.push_back(wrench);
  }
  if (task.water)
    for (ContactLoad& load : waterLoads(model, task, data, v)) loads.push_back(std::move(load));
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

LinkWrench forceWrench(const Model& model, const Data& data, const Load& load) {
  const SiteIndex index = model.findSite(load.site);
  const Pose X_WS = sitePose(model, data, index);
  const LinkIndex link = model.sites[index].link;
  if (!turnsWithSite(load)) return {link, X_WS.p, load.force, load.moment};
  return {link, X_WS.p, X_WS.R * load.force, X_WS.R * load.moment};
}

bool turnsWithSite(const Load& load) { return load.kind == LoadKind::Force && load.frame == LoadFrame::Site; }

Load mirroredInSite(const Model& model, const Load& load, const std::string& otherSite) {
  const Matrix3 mirror = Vector3(-1.0, 1.0, 1.0).asDiagonal();
  const Matrix3& R_LS = model.sites[model.findSite(load.site)].X_LS.R;
  const Matrix3& R_LO = model.sites[model.findSite(otherSite)].X_LS.R;
  Load image = load;
  image.site = otherSite;
  image.force = R_LO.transpose() * mirror * R_LS * load.force;
  image.moment = -(R_LO.transpose() * mirror * R_LS * load.moment);  // an axial vector
  return image;
}

bool pushes(const Load& load) {
  return load.kind == LoadKind::Force && (load.force.norm() > 0.0 || load.moment.norm() > 0.0);
}

LinkWrench toWrench(const ContactLoad& load) { return {load.link, load.point, load.force, load.moment}; }

}  // namespace handhold
