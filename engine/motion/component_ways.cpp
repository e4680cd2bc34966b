// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/component_ways.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/core/error.h"
#include "engine/motion/refused_way.h"

namespace handhold {

namespace {

struct PelvisPart {
  const char* name;
  int first, count;
};
constexpr std::array<PelvisPart, 4> kPelvisParts{
    {{"pelvis_x", 0, 1}, {"pelvis_y", 1, 1}, {"pelvis_z", 2, 1}, {"pelvis_turn", 3, 3}}};

/// Of what the base goes along, and of all turns.
const char* unitOfRow(int row) { return row < 3 ? "m" : "rad"; }

}  // namespace

FastestRow fastestOf(const VectorX& rates, const std::vector<int>& rows) {
  std::array<double, 2> base{};  // squares
  FastestRow fastest;
  for (const int row : rows) {
    double speed = std::abs(rates[row]);
    if (row < 6) {
      double& square = base[row / 3];
      square += speed * speed;
      speed = std::sqrt(square);
    }
    if (speed > fastest.speed) fastest = {row < 6 ? row / 3 * 3 : row, speed};
  }
  return fastest;
}

std::vector<std::string> componentNames(const Model& model) {
  std::vector<std::string> names;
  for (const PelvisPart& part : kPelvisParts) names.emplace_back(part.name);
  for (int joint = 1; joint < model.linkCount(); ++joint)
    names.push_back(model.joints[std::size_t(joint)].name);
  return names;
}

std::vector<int> componentRows(const Model& model, const std::string& name) {
  for (const PelvisPart& part : kPelvisParts) {
    if (name != part.name) continue;
    std::vector<int> rows;
    for (int k = 0; k < part.count; ++k) rows.push_back(part.first + k);
    return rows;
  }
  const LinkIndex joint = model.findJoint(name);
  if (!joint.valid()) return {};
  return {velocityIndex(joint)};
}

ComponentWays::ComponentWays(const Model& model, const ComponentTimes& times, const VectorX& way)
    : duration_(times.duration), lawOf_(std::size_t(way.size()), 0) {
  std::vector<int> common;
  std::vector<std::vector<int>> own;
  for (const ComponentTime& component : times.own) {
    own.push_back(componentRows(model, component.name));
    for (const int row : own.back()) lawOf_[std::size_t(row)] = int(own.size());
  }
  for (int row = 0; row < way.size(); ++row)
    if (lawOf_[std::size_t(row)] == 0) common.push_back(row);
  if (times.maxSpeed) bounds_.push_back({common, *times.maxSpeed});
  const FastestRow fastest = fastestOf(way, common);
  try {
    laws_.push_back({KinematicMotionFunction(fastest.speed, duration_, times.maxSpeed), 0.0});
  } catch (const InputError& error) {
    throw refusedWay(error, "motion.max_speed", unitOfRow(fastest.row));
  }
  for (std::size_t i = 0; i < own.size(); ++i) {
    const ComponentTime& component = times.own[i];
    const double time = component.duration.value_or(duration_ - component.from);
    if (component.maxSpeed) bounds_.push_back({own[i], *component.maxSpeed});
    const FastestRow itsFastest = fastestOf(way, own[i]);
    try {
      laws_.push_back({KinematicMotionFunction(itsFastest.speed, time, component.maxSpeed), component.from});
    } catch (const InputError& error) {
      throw refusedWay(error, "motion.components: " + component.name, unitOfRow(itsFastest.row));
    }
    sharpest_ = std::max(sharpest_, duration_ * duration_ / (time * time));
  }
}

VectorX ComponentWays::parts(double time, double MotionSample::*of) const {
  VectorX parts(Eigen::Index(lawOf_.size()));
  for (std::size_t row = 0; row < lawOf_.size(); ++row) {
    const Own& own = laws_[std::size_t(lawOf_[row])];
    const double way = own.law.distance();
    parts[Eigen::Index(row)] = way > 0.0 ? own.law.at(time - own.from).*of / way : 0.0;
  }
  return parts;
}

VectorX ComponentWays::shares(double time) const { return parts(time, &MotionSample::position); }

VectorX ComponentWays::rates(double time) const { return parts(time, &MotionSample::velocity); }

}  // namespace handhold
