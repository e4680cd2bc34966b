// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/muscles/muscle_set.h"
#include "engine/muscles/path/moment_arms.h"

namespace handhold {

namespace {

/// What lies on a link, by which its measure is told: origins of the joints on it, and its sites.
double extentOf(const Model& model, LinkIndex link) {
  double sum = 0.0;
  for (const Joint& joint : model.joints)
    if (joint.parent == link) sum += joint.offset.norm();
  for (const Site& site : model.sites)
    if (site.link == link) sum += site.X_LS.p.norm();
  for (const Frame& frame : model.frames)
    if (frame.link == link) sum += frame.X_LF.p.norm();
  return sum;
}

/// How much longer each link is than that of the standard model.
std::vector<double> linkFactors(const Model& standard, const Model& person) {
  std::vector<double> factors;
  for (int i = 0; i < standard.linkCount(); ++i) {
    const double before = extentOf(standard, LinkIndex(i));
    factors.push_back(before > 0.0 ? extentOf(person, LinkIndex(i)) / before : 1.0);
  }
  return factors;
}

bool isSameTree(const Model& standard, const Model& person) {
  if (standard.linkCount() != person.linkCount()) return false;
  for (std::size_t i = 0; i < standard.joints.size(); ++i)
    if (standard.joints[i].name != person.joints[i].name ||
        standard.joints[i].parent != person.joints[i].parent)
      return false;
  return true;
}

void grow(const std::vector<double>& factors, MusclePath& path) {
  const auto of = [&](LinkIndex link) { return factors[static_cast<std::size_t>(link)]; };
  for (MusclePoint& point : path.points) {
    point.place *= of(point.link);
    point.scale *= of(point.link);
  }
  for (MuscleWrap& wrap : path.wraps) {
    wrap.X_LO.p *= of(wrap.link);
    wrap.surface.radii *= of(wrap.link);
    wrap.surface.length *= of(wrap.link);
  }
}

double lengthAtNeutral(const Model& model, const MusclePath& path) {
  Data data(model);
  const VectorX q = model.neutralPosition();
  updateKinematics(model, q, data);
  LineOfAction line;
  traceLine(path, linkPoses(data, q), line);
  return line.length;
}

}  // namespace

MuscledBody muscledBody(const MuscleSet& set, const Model& standard, std::shared_ptr<const Model> person) {
  if (!isSameTree(standard, *person))
    throw InputError(person->name, "has no muscles",
                     "choose a person with the joints of " + standard.name + ", whose muscles are known");
  MuscledBody body{person, set.muscles, {}};
  const std::vector<double> factors = linkFactors(standard, *person);
  for (Muscle& muscle : body.muscles) {
    const double before = lengthAtNeutral(standard, muscle.path);
    grow(factors, muscle.path);
    const double longer = lengthAtNeutral(*person, muscle.path) / before;
    muscle.fibre *= longer;
    muscle.tendon *= longer;
    body.joints.push_back(spannedJoints(*person, muscle.path));
  }
  return body;
}

}  // namespace handhold
