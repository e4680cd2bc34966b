// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/point_motion.h"

#include <limits>
#include <sstream>

#include "engine/core/bounds.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/core/spoken_name.h"
#include "engine/dynamics/jacobian.h"
#include "engine/dynamics/kinematics.h"

namespace handhold {

namespace {

/// The three numbers behind a site's name, and what is left before them.
bool takeVector(std::string& words, Vector3& p) {
  std::vector<std::string> parts;
  std::istringstream stream(words);
  for (std::string part; stream >> part;) parts.push_back(part);
  if (parts.size() < 4) return false;
  for (std::size_t k = 0; k < 3; ++k) {
    std::istringstream number(parts[parts.size() - 3 + k]);
    if (!(number >> p[Eigen::Index(k)]) || !number.eof() || !bound::kBodyLength.holds(p[Eigen::Index(k)]))
      return false;
  }
  words = parts.front();
  for (std::size_t i = 1; i + 3 < parts.size(); ++i) words += " " + parts[i];
  return true;
}

}  // namespace

SiteIndex siteCalled(const Model& model, const std::string& name) {
  if (const SiteIndex site = model.findSite(name); site.valid()) return site;
  for (const Site& site : model.sites)
    if (spokenName(site.name) == name) return model.findSite(site.name);
  for (const auto& [word, site] : model.roles)
    if (spokenName(word) == name) return site;
  return {};
}

BodyPoint bodyPoint(const std::string& words, const Model& model) {
  BodyPoint point{words, siteCalled(model, words), Vector3::Zero()};
  std::string name = words;
  if (!point.site.valid() && takeVector(name, point.p_S)) point.site = siteCalled(model, name);
  if (point.site.valid()) return point;
  std::vector<std::string> known;
  for (const Site& site : model.sites) known.push_back(site.name);
  throw InputError(words, "is no site of " + model.name,
                   suggestion(name, known) + ", alone or with a vector in its axes behind it (m): \"" +
                       known.front() + " 0.1 0 0.05\"");
}

PointMotion pointMotion(const Model& model, const MotionFrame& frame, const BodyPoint& point, Data& data) {
  const Vector3 unknown = Vector3::Constant(std::numeric_limits<double>::quiet_NaN());
  updateKinematics(model, frame.q, data);
  PointMotion motion{sitePose(model, data, point.site) * point.p_S, unknown, unknown};
  const LinkIndex link = model.sites[point.site].link;
  if (frame.v.size() != model.velocitySize()) return motion;
  motion.velocity = pointVelocity(model, data, frame.v, link, motion.place).tail<3>();
  if (frame.vdot.size() != model.velocitySize()) return motion;
  motion.acceleration = (pointVelocity(model, data, frame.vdot, link, motion.place) +
                         pointBiasAcceleration(model, data, frame.v, link, motion.place))
                            .tail<3>();
  return motion;
}

std::vector<PointMotion> pointMotions(const Model& model, const Motion& motion, const BodyPoint& point) {
  Data data(model);
  std::vector<PointMotion> motions;
  for (const MotionFrame& frame : motion.frames) motions.push_back(pointMotion(model, frame, point, data));
  return motions;
}

}  // namespace handhold
