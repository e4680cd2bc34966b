// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <memory>
#include <sstream>

#include "engine/model/model_file.h"
#include "tests/engine/dynamics/random_state.h"

namespace handhold {

struct Weight {
  double mass;
  Vector3 com;
  Matrix3 inertia;  ///< about the centre of mass
};

/// Appends a link to the last one.
inline void addLink(Model& model, const Vector3& offset, const Vector3& axis, const Weight& weight) {
  Joint joint;
  joint.name = "joint" + std::to_string(model.linkCount());
  joint.parent = LinkIndex(model.linkCount() - 1);
  joint.offset = offset;
  joint.axis = axis;
  model.joints.push_back(joint);
  Body body;
  body.name = joint.name;
  body.link = LinkIndex(model.linkCount() - 1);
  body.mass = weight.mass;
  body.com = weight.com;
  body.inertia = weight.inertia;
  model.bodies.push_back(body);
  gatherInertia(model);
}

/// One body on a joint through the origin of a base that is held fast.
inline Model pendulum(const Vector3& axis, const Weight& weight) {
  Model model;
  model.name = "pendulum";
  model.joints.push_back(Joint());
  model.baseFree.fill(false);
  addLink(model, Vector3::Zero(), axis, weight);
  return model;
}

/// A tree with axes in all directions, offsets and bodies everywhere; with `parents` in any order that puts a
/// parent before its children.
inline Model skewTree(std::initializer_list<int> parents) {
  std::mt19937 generator(5);
  std::normal_distribution<double> normal(0.0, 1.0);
  const auto vector = [&] { return Vector3(normal(generator), normal(generator), normal(generator)); };
  const Vector3 point = Vector3(0.1, -0.2, 0.05);
  Model model = pendulum(vector().normalized(), {2.0, point, 0.1 * Matrix3::Identity()});
  model.baseFree.fill(true);
  model.bodies.push_back({"base", LinkIndex(0), 5.0, 0.1 * point, 0.2 * Matrix3::Identity()});
  for (const int parent : parents) {
    Matrix3 root;
    for (int k = 0; k < 3; ++k) root.col(k) = 0.2 * vector();
    const Matrix3 second = root * root.transpose();
    const Matrix3 solid = second.trace() * Matrix3::Identity() - second;
    addLink(model, 0.3 * vector(), vector().normalized(), {1.0, 0.1 * vector(), solid});
    model.joints.back().parent = LinkIndex(parent);
  }
  return model;
}

inline std::shared_ptr<const Model> modelNamed(const std::string& name) {
  if (name == "skew") return std::make_shared<const Model>(skewTree({1, 2, 1, 4, 5, 0, 7}));
  if (name == "breadth") return std::make_shared<const Model>(skewTree({0, 1, 2, 1, 3, 2, 4, 3}));
  return loadModel(std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/models" / (name + ".json"));
}

inline State jointState(const Model& model, std::initializer_list<double> q, std::initializer_list<double> v,
                        std::initializer_list<double> vdot) {
  State s{model.zeroPosition(), VectorX::Zero(model.velocitySize()), VectorX::Zero(model.velocitySize())};
  std::copy(q.begin(), q.end(), s.q.data() + 7);
  std::copy(v.begin(), v.end(), s.v.data() + 6);
  std::copy(vdot.begin(), vdot.end(), s.vdot.data() + 6);
  return s;
}

/// The numbers of a comma-separated file below its header.
inline std::vector<std::vector<double>> readRows(const std::filesystem::path& file) {
  std::vector<std::vector<double>> rows;
  std::ifstream stream(file);
  std::string line;
  std::getline(stream, line);
  while (std::getline(stream, line)) {
    std::vector<double> row;
    std::stringstream cells(line);
    for (std::string cell; std::getline(cells, cell, ',');) row.push_back(std::stod(cell));
    rows.push_back(row);
  }
  return rows;
}

}  // namespace handhold
