// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/osim/osim_path_reader.h"

#include "engine/core/nearest_name.h"
#include "engine/osim/fixed_frame.h"
#include "engine/osim/osim_joint_reader.h"

namespace handhold {

namespace {

/// Of a child under the name that schema 4 gives it, or the one before.
XmlNode either(const XmlNode& node, const std::string& socket, const std::string& plain) {
  const XmlNode now = node.find(socket);
  return now ? now : node.at(plain);
}

int coordinateAt(const XmlNode& named, const OsimModel& model) {
  const std::string name = lastPart(named.text());
  const int index = model.coordinateNamed(name);
  if (index < 0) named.fail("names " + quoted(name) + ", which is no coordinate", "correct it");
  return index;
}

/// Where a point is along one axis of the frame in which it is told.
OsimAxis courseAt(const XmlNode& node, int axis, const Matrix3& R_BF, const OsimModel& model) {
  const std::string letter(1, "xyz"[axis]);
  OsimAxis course;
  course.axis = R_BF.col(axis);
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

OsimPathPoint readPoint(const XmlNode& node, const XmlNode& root, const OsimModel& model) {
  OsimPathPoint point;
  const FixedFrame frame = fixedFrameAt(either(node, "socket_parent_frame", "body"), root, model);
  point.body = frame.body;
  if (node.tag() == "MovingPathPoint") {
    point.position = frame.X.p;
    for (int axis = 0; axis < 3; ++axis) point.course.push_back(courseAt(node, axis, frame.X.R, model));
    return point;
  }
  point.position = frame.X * node.at("location").vector();
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
      path.points.push_back(readPoint(point, root, model));
    path.wraps = !geometry.find("PathWrapSet/objects").children().empty();
    if (path.points.size() > 1) model.paths.push_back(std::move(path));
  }
}

}  // namespace handhold
