// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "engine/core/atomic_file.h"
#include "engine/muscles/path/line_of_action.h"
#include "engine/osim/osim_kinematics.h"
#include "engine/trial/csv.h"

namespace handhold {

inline const std::filesystem::path kMuscleTables =
    std::filesystem::path(HANDHOLD_SOURCE_DIR).parent_path() / "shared/reference";

inline CsvTable muscleTable(const char* name) { return {readFile(kMuscleTables / name), name}; }

inline std::vector<std::string> piecesOf(const std::string& text, char separator) {
  std::vector<std::string> pieces;
  std::istringstream stream(text);
  for (std::string piece; std::getline(stream, piece, separator);) {
    while (!piece.empty() && piece.front() == ' ') piece.erase(0, 1);
    if (!piece.empty()) pieces.push_back(piece);
  }
  return pieces;
}

inline std::vector<double> numbersOf(const std::string& text) {
  std::vector<double> numbers;
  std::istringstream stream(text);
  for (double number = 0.0; stream >> number;) numbers.push_back(number);
  return numbers;
}

/// "linear 1 0", "poly ...", "spline x .. | y ..", "piecewise ..", "const c", "scale k of (f)".
inline OsimFunction functionOf(const std::string& text) {
  const std::string word = text.substr(0, text.find(' ')), rest = text.substr(text.find(' ') + 1);
  if (word == "scale") {
    const std::size_t inner = rest.find('(');
    return functionOf(rest.substr(inner + 1, rest.rfind(')') - inner - 1)).times(std::stod(rest));
  }
  if (word == "const") return OsimFunction::constant(std::stod(rest));
  if (word == "linear") return OsimFunction::linear(numbersOf(rest));
  if (word == "poly") return OsimFunction::polynomial(numbersOf(rest));
  const std::vector<std::string> halves = piecesOf(rest, '|');
  const std::vector<double> x = numbersOf(halves.at(0)), y = numbersOf(halves.at(1));
  return word == "spline" ? OsimFunction::spline(x, y, OsimFunction::Ends::Simm) : OsimFunction::pieces(x, y);
}

inline Matrix3 bodyFixed(double x, double y, double z) {
  using Eigen::AngleAxisd;
  return (AngleAxisd(x, Vector3::UnitX()) * AngleAxisd(y, Vector3::UnitY()) * AngleAxisd(z, Vector3::UnitZ()))
      .toRotationMatrix();
}

inline Pose poseOf(const std::string& place, const std::string& turn) {
  Pose pose;
  const std::vector<double> p = numbersOf(place), r = numbersOf(turn);
  if (p.size() == 3) pose.p = Vector3(p[0], p[1], p[2]);
  if (r.size() == 3) pose.R = bodyFixed(r[0], r[1], r[2]);
  return pose;
}

/// The tables of published muscles beside the checkout, for checks alone.
class SourceMuscles {
 public:
  SourceMuscles() : paths_(muscleTable("muscle_paths.csv")), surfaces_(muscleTable("muscle_wraps.csv")) {
    readBodies(muscleTable("muscle_bodies.csv"));
    for (int row = 0; row < paths_.rowCount(); ++row)
      points_[paths_.text(row, paths_.column("muscle"))].push_back(row);
    for (int row = 0; row < surfaces_.rowCount(); ++row)
      wraps_[surfaces_.text(row, surfaces_.column("muscle"))].push_back(row);
  }

  /// Not on a torus, which we have not.
  bool isTraced(const std::string& muscle) const {
    const auto found = wraps_.find(muscle);
    if (found == wraps_.end()) return true;
    for (const int row : found->second)
      if (surfaces_.text(row, surfaces_.column("kind")) == "torus") return false;
    return true;
  }

  /// Length of a muscle in a source's model with these coordinates (m, rad); others are 0, or follow them.
  double length(const std::string& source, const std::string& muscle,
                const std::map<std::string, double>& coordinates) const {
    const OsimModel& model = models_.at(source);
    const auto n = static_cast<Eigen::Index>(model.coordinates.size());
    OsimInstant instant{VectorX::Zero(n), VectorX::Zero(n), VectorX::Zero(n)};
    const auto set = [&] {
      for (const auto& [name, value] : coordinates) instant.q[model.coordinateNamed(name)] = value;
    };
    set();
    couple(model, instant);
    set();
    std::vector<Matrix3> R_WL;
    std::vector<Vector3> p_WL;
    for (const OsimBodyState& body : stateOf(model, instant).bodies) {
      R_WL.push_back(body.X_GB.R);
      p_WL.push_back(body.X_GB.p);
    }
    LineOfAction line;
    traceLine(pathOf(muscle, model), {R_WL, p_WL, {instant.q.data(), static_cast<std::size_t>(n)}}, line);
    return line.length;
  }

 private:
  void readBodies(const CsvTable& bodies) {
    for (int row = 0; row < bodies.rowCount(); ++row) {
      OsimModel& model = models_[bodies.text(row, bodies.column("source"))];
      const auto cell = [&](const char* column) { return bodies.text(row, bodies.column(column)); };
      if (cell("joint_type").rfind("coupler: ", 0) == 0)
        readCoupling(cell("joint_type"), cell("transform").empty() ? cell("coordinates") : cell("transform"),
                     model);
      else
        readJoint(cell, model);
    }
  }

  template <class Cell>
  static void readJoint(const Cell& cell, OsimModel& model) {
    OsimJoint joint;
    joint.name = cell("joint");
    joint.parent = model.bodyNamed(cell("parent"));
    joint.child = static_cast<int>(model.bodies.size());
    joint.X_PF = poseOf(cell("loc_in_parent"), cell("rot_in_parent"));
    joint.X_BM = poseOf(cell("loc_in_child"), cell("rot_in_child"));
    OsimBody body;
    body.name = cell("body");
    model.bodies.push_back(body);
    for (const std::string& told : piecesOf(cell("coordinates"), ';')) {
      OsimCoordinate coordinate;
      coordinate.name = told.substr(0, told.find(' '));
      joint.coordinates.push_back(static_cast<int>(model.coordinates.size()));
      model.coordinates.push_back(coordinate);
    }
    const std::string transform = cell("transform");
    if (transform.empty() && !joint.coordinates.empty())
      joint.turns[2] = {Vector3::UnitZ(), {joint.coordinates.front()}, OsimFunction::linear({1.0, 0.0})};
    for (const std::string& told : piecesOf(transform, ';')) readAxis(told, model, joint);
    model.joints.push_back(joint);
  }

  /// "rotation1 axis 0 0 1 of hip_flexion_r: linear 1 0".
  static void readAxis(const std::string& told, const OsimModel& model, OsimJoint& joint) {
    const std::size_t axisAt = told.find(" axis "), ofAt = told.find(" of "), colon = told.find(": ");
    const std::vector<double> u = numbersOf(told.substr(axisAt + 6, ofAt - axisAt - 6));
    OsimAxis axis;
    axis.axis = Vector3(u.at(0), u.at(1), u.at(2)).normalized();
    axis.function = functionOf(told.substr(colon + 2));
    const int coordinate = model.coordinateNamed(told.substr(ofAt + 4, colon - ofAt - 4));
    if (coordinate >= 0) axis.coordinates = {coordinate};
    const auto which = static_cast<std::size_t>(told[axisAt - 1] - '1');
    (told.rfind("rotation", 0) == 0 ? joint.turns : joint.shifts)[which] = axis;
  }

  /// "coupler: b = f(a)".
  static void readCoupling(const std::string& told, const std::string& function, OsimModel& model) {
    const std::size_t equals = told.find(" = f(");
    OsimCoupling coupling;
    coupling.dependent = model.coordinateNamed(told.substr(9, equals - 9));
    coupling.independent = {model.coordinateNamed(told.substr(equals + 5, told.rfind(')') - equals - 5))};
    if (coupling.dependent < 0 || coupling.independent.front() < 0) return;
    coupling.function = functionOf(function);
    model.couplings.push_back(coupling);
  }

  MusclePath pathOf(const std::string& muscle, const OsimModel& model) const {
    MusclePath path;
    for (const int row : points_.at(muscle)) path.points.push_back(pointOf(row, model));
    const auto found = wraps_.find(muscle);
    if (found == wraps_.end()) return path;
    for (const int row : found->second) path.wraps.push_back(wrapOf(row, model));
    return path;
  }

  MusclePoint pointOf(int row, const OsimModel& model) const {
    const auto cell = [&](const char* column) { return paths_.text(row, paths_.column(column)); };
    MusclePoint point;
    point.link = LinkIndex(model.bodyNamed(cell("body")));
    point.place = Vector3(std::stod(cell("x")), std::stod(cell("y")), std::stod(cell("z")));
    if (cell("kind") == "conditional") {
      point.joint = LinkIndex(model.coordinateNamed(cell("coordinate")));
      point.active = {std::stod(cell("range_lo")), std::stod(cell("range_hi"))};
    } else if (cell("kind") == "moving") {
      auto course = std::make_shared<std::array<OsimFunction, 3>>();
      const std::array<std::string, 3> told{cell("x_of"), cell("y_of"), cell("z_of")};
      for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t colon = told[i].find(": ");
        (*course)[i] = told[i].empty() ? OsimFunction::constant(point.place[static_cast<int>(i)])
                                       : functionOf(told[i].substr(colon + 2));
        if (colon != std::string::npos)
          point.joint = LinkIndex(model.coordinateNamed(told[i].substr(0, colon)));
      }
      point.course = course;
    }
    return point;
  }

  MuscleWrap wrapOf(int row, const OsimModel& model) const {
    const auto cell = [&](const char* column) { return surfaces_.text(row, surfaces_.column(column)); };
    const auto number = [&](const char* column) { return std::stod(cell(column)); };
    MuscleWrap wrap;
    wrap.name = cell("wrap");
    wrap.link = LinkIndex(model.bodyNamed(cell("body")));
    wrap.X_LO.p = Vector3(number("tx"), number("ty"), number("tz"));
    wrap.X_LO.R = bodyFixed(number("rx"), number("ry"), number("rz"));
    const std::string kind = cell("kind"), side = cell("quadrant");
    wrap.surface.kind = kind == "cylinder" ? WrapKind::Cylinder
                        : kind == "sphere" ? WrapKind::Sphere
                                           : WrapKind::Ellipsoid;
    if (wrap.surface.kind == WrapKind::Ellipsoid)
      wrap.surface.radii = Vector3(number("a"), number("b"), number("c"));
    else
      wrap.surface.radii.setConstant(number("radius"));
    if (wrap.surface.kind == WrapKind::Cylinder) wrap.surface.length = number("length");
    if (side != "all") wrap.surface.side = WrapSide{side.back() - 'x', side.front() == '-' ? -1.0 : 1.0};
    wrap.first = std::stoi(cell("first_point")) < 0 ? -1 : std::stoi(cell("first_point")) - 1;
    wrap.last = std::stoi(cell("last_point")) < 0 ? -1 : std::stoi(cell("last_point")) - 1;
    return wrap;
  }

  std::map<std::string, OsimModel> models_;
  std::map<std::string, std::vector<int>> points_, wraps_;  ///< rows of each muscle
  CsvTable paths_, surfaces_;
};

}  // namespace handhold
