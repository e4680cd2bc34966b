// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/point_channels.h"

#include "engine/model/roles.h"
#include "ui/document/element_names.h"

namespace handhold {

namespace {

/// Of a trial, counted once for each site that is plotted.
struct PointCourse {
  std::shared_ptr<const Model> model;
  std::shared_ptr<const Trial> trial;
  TimeBase times;
  mutable std::vector<std::vector<PointMotion>> known;  ///< by site; of the thread that plots

  const std::vector<PointMotion>& of(int site) const {
    std::vector<PointMotion>& motions = known[std::size_t(site)];
    const Site& place = model->sites[SiteIndex(site)];
    if (motions.empty())
      motions = pointMotions(*model, trial->motion, {place.name, place.link, place.X_LS.p});
    return motions;
  }
};

using SharedPointCourse = std::shared_ptr<const PointCourse>;
constexpr double kSmallPlace = 0.1;  // m: what is less reads in millimetres
constexpr int kSizeOf = 3;           // after x, y and z
constexpr const char* kParts[] = {"x", "y", "z", ""};

constexpr PointQuantity kPointQuantities[] = {
    {"velocity", "Velocity of points", &PointMotion::velocity},
    {"acceleration", "Acceleration of points", &PointMotion::acceleration},
    {"place", "Place of points", &PointMotion::place}};

ChannelGroup pointGroup(const PointQuantity& quantity, const SharedPointCourse& course) {
  const ShownUnit unit = shownUnit(quantity);
  const auto part = quantity.part;
  ChannelGroup group{QString::fromUtf8(quantity.title), unit.name.trimmed(), unit.word, unit.perSi, {}, {}};
  const Model& model = *course->model;
  const int parts =
      part == &PointMotion::place ? kSizeOf : kSizeOf + 1;  // how far from the origin is no news
  for (int site = 0; site < static_cast<int>(model.sites.size()); ++site)
    for (int k = 0; k < parts; ++k)
      group.channels.push_back({(siteWords(model.sites[std::size_t(site)].name) + ' ' + kParts[k]).trimmed(),
                                &course->times, [course, site, part, k](std::size_t i) {
                                  const Vector3 vector = course->of(site)[i].*part;
                                  return k == kSizeOf ? vector.norm() : vector[k];
                                }});
  // hips move where hands hold
  for (const SiteIndex site :
       {findSite(model, role::kGrip, BodySide::Right), findSite(model, role::kGrip, BodySide::Left),
        findSite(model, role::kHipCentre)})
    if (site.valid()) group.first.push_back(parts * site + (parts > kSizeOf ? kSizeOf : 1));
  return group;
}

}  // namespace

std::vector<ChannelGroup> pointChannels(std::shared_ptr<const Model> model,
                                        std::shared_ptr<const Trial> trial) {
  auto made = std::make_shared<PointCourse>();
  made->model = std::move(model);
  made->trial = std::move(trial);
  made->known.resize(made->model->sites.size());
  for (const MotionFrame& frame : made->trial->motion.frames) made->times.times.push_back(frame.time);
  const SharedPointCourse course = std::move(made);
  std::vector<ChannelGroup> groups;
  for (const PointQuantity& quantity : pointQuantities()) groups.push_back(pointGroup(quantity, course));
  return groups;
}

std::span<const PointQuantity> pointQuantities() { return kPointQuantities; }

/// Accelerations go with speeds: m/s² or ft/s².
ShownUnit shownUnit(const PointQuantity& quantity, double greatest) {
  if (quantity.part == &PointMotion::place) {
    const bool isMetric = Units::shared().choice().system == UnitSystem::Metric;
    if (isMetric && greatest >= kSmallPlace) return {"m", "m", 1.0, 4, 0.01};
    return shownUnit(Dimension::Length);
  }
  ShownUnit unit = shownUnit(Dimension::Speed);
  if (quantity.part == &PointMotion::acceleration)
    for (QString* word : {&unit.name, &unit.word}) word->append(QStringLiteral("²"));
  return unit;
}

}  // namespace handhold
