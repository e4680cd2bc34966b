// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/osim/osim_path_reader.h"

#include "engine/core/nearest_name.h"
#include "engine/osim/osim_joint_reader.h"

namespace handhold {

namespace {

/// "femur_r" of "/bodyset/femur_r".
std::string lastWord(const std::string& path) { return path.substr(path.find_last_of('/') + 1); }

/// Of a child under the name that schema 4 gives it, or the one before.
XmlNode either(const XmlNode& node, const std::string& socket, const std::string& plain) {
  const XmlNode now = node.find(socket);
  return now ? now : node.at(plain);
}

int coordinateAt(const XmlNode& named, const OsimModel& model) {
  const std::string name = lastWord(named.text());
  const int index = model.coordinateNamed(name);
  if (index < 0) named.fail("names " + quoted(name) + ", which is no coordinate", "correct it");
  return index;
}

int bodyAt(const XmlNode& named, const OsimModel& model) {
  const std::string name = lastWord(named.text());
  const int body = model.bodyNamed(name);
  if (body < 0 && name != "ground") named.fail("names " + quoted(name) + ", which is no body", "correct it");
  return body;
}

/// Where a point is along one axis of its body.
OsimAxis courseAt(const XmlNode& node, int axis, const OsimModel& model) {
  const std::string letter(1, "xyz"[axis]);
  OsimAxis course;
  course.axis = Vector3::Unit(axis);
  const std::vector<XmlNode> functions = node.at(letter + "_location").children();
  if (functions.empty()) node.at(letter + "_location").fail("has no function", "add one");
  course.function = readOsimFunction(functions.front());
  if (course.function.arguments() == 0) return course;
  if (course.function.arguments() > 1)
    functions.front().fail("is of several coordinates", "write one of a single coordinate");
  course.coordinates.push_back(
      coordinateAt(either(node, "socket_" + letter + "_coordinate", letter + "_coordinate"), model));
  return course;
}

OsimPathPoint readPoint(const XmlNode& node, const OsimModel& model) {
  OsimPathPoint point;
  point.body = bodyAt(either(node, "socket_parent_frame", "body"), model);
  if (node.tag() == "MovingPathPoint") {
    for (int axis = 0; axis < 3; ++axis) point.course.push_back(courseAt(node, axis, model));
    return point;
  }
  point.position = node.at("location").vector();
  if (node.tag() != "ConditionalPathPoint") return point;
  point.condition = coordinateAt(either(node, "socket_coordinate", "coordinate"), model);
  const XmlNode range = node.at("range");
  const std::vector<double> ends = range.numbers();
  if (ends.size() != 2) range.fail("has " + std::to_string(ends.size()) + " numbers", "write two");
  point.least = ends[0];
  point.most = ends[1];
  return point;
}

}  // namespace

void readOsimPaths(const XmlNode& root, OsimModel& model) {
  for (const XmlNode& force : root.find("ForceSet/objects").children()) {
    const XmlNode geometry = force.find("GeometryPath");
    if (!geometry) continue;
    OsimPath path;
    path.name = force.name();
    for (const XmlNode& point : geometry.find("PathPointSet/objects").children())
      path.points.push_back(readPoint(point, model));
    path.wraps = !geometry.find("PathWrapSet/objects").children().empty();
    if (path.points.size() > 1) model.paths.push_back(std::move(path));
  }
}

}  // namespace handhold
