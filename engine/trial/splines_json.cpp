// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/splines_json.h"

#include "engine/core/error.h"
#include "engine/task/file/json_list.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

constexpr Range kDegree{1.0, 9.0};
constexpr Range kPoint{0.0, 100.0};

Json basisJson(const SplineFamily& family) { return {{"degree", family.degree}, {"knots", family.knots}}; }

Json rowJson(const SplineFamily& family, std::size_t row) {
  return list(VectorX(family.points.row(static_cast<Eigen::Index>(row))));
}

std::vector<double> numbersIn(const JsonNode& node) {
  std::vector<double> numbers;
  for (const JsonNode& item : node.items()) numbers.push_back(item.number());
  return numbers;
}

/// The knots, and room for the control points of so many curves.
void readBasis(const JsonNode& node, std::size_t rows, SplineFamily& family) {
  family.degree = static_cast<int>(node.at("degree").number(kDegree));
  family.knots = numbersIn(node.at("knots"));
  const auto count = static_cast<Eigen::Index>(family.knots.size()) - family.degree - 1;
  if (count < 1) node.at("knots").fail("are too few for the degree", "solve the motion again");
  family.points.resize(static_cast<Eigen::Index>(rows), count);
}

void readRow(const JsonNode& node, std::size_t row, SplineFamily& family) {
  const std::vector<double> values = node.numbers(static_cast<std::size_t>(family.points.cols()));
  for (Eigen::Index i = 0; i < family.points.cols(); ++i)
    family.points(static_cast<Eigen::Index>(row), i) = values[static_cast<std::size_t>(i)];
}

SplineFamily readReference(const JsonNode& node) {
  SplineFamily family;
  readBasis(node, 4, family);
  const std::vector<JsonNode> points = node.at("control_points").items();
  if (static_cast<Eigen::Index>(points.size()) != family.points.cols())
    node.at("control_points").fail("do not fit the knots", "solve the motion again");
  for (std::size_t i = 0; i < points.size(); ++i) {
    const std::vector<double> wxyz = points[i].numbers(4);
    family.points.col(static_cast<Eigen::Index>(i)) = Eigen::Map<const Eigen::Vector4d>(wxyz.data());
  }
  return family;
}

LoadSplines readLoads(const JsonNode& node) {
  LoadSplines family;
  const std::vector<JsonNode> curves = node.at("control_points").items();
  readBasis(node, curves.size(), family);
  for (std::size_t i = 0; i < curves.size(); ++i) {
    family.curves.push_back({curves[i].at("contact").text(),
                             static_cast<int>(curves[i].at("point").number(kPoint)),
                             curves[i].at("component").text()});
    readRow(curves[i].at("values"), i, family);
  }
  return family;
}

}  // namespace

Json splinesJson(const MotionSplines& splines) {
  Json json{{"duration", splines.duration}};
  Json& reference = json["base_reference"] = basisJson(splines.reference);
  reference["control_points"] = Json::array();
  for (Eigen::Index i = 0; i < splines.reference.points.cols(); ++i)
    reference["control_points"].push_back(list(VectorX(splines.reference.points.col(i))));
  Json& body = json["coordinates"] = basisJson(splines.body);
  body["control_points"] = Json::object();
  for (std::size_t i = 0; i < splines.coordinates.size(); ++i)
    body["control_points"][splines.coordinates[i]] = rowJson(splines.body, i);
  json["loads"] = Json::array();
  for (const LoadSplines& family : splines.loads) {
    Json loads = basisJson(family);
    loads["control_points"] = Json::array();
    for (std::size_t i = 0; i < family.curves.size(); ++i)
      loads["control_points"].push_back({{"contact", family.curves[i].contact},
                                         {"point", family.curves[i].point},
                                         {"component", family.curves[i].component},
                                         {"values", rowJson(family, i)}});
    json["loads"].push_back(std::move(loads));
  }
  return json;
}

std::string splinesToJson(const MotionSplines& splines, const std::string& model) {
  Json json{{"schema", "handhold-spline-1"}, {"model", model}};
  json.update(splinesJson(splines));
  return prettyJson(json);
}

MotionSplines splinesFromJson(const JsonNode& node) {
  MotionSplines splines;
  node.read("duration", splines.duration);
  splines.reference = readReference(node.at("base_reference"));
  const JsonNode body = node.at("coordinates"), points = body.at("control_points");
  splines.coordinates = points.fields();
  readBasis(body, splines.coordinates.size(), splines.body);
  for (std::size_t i = 0; i < splines.coordinates.size(); ++i)
    readRow(points.at(splines.coordinates[i]), i, splines.body);
  for (const JsonNode& loads : node.at("loads").items()) splines.loads.push_back(readLoads(loads));
  return splines;
}

}  // namespace handhold
