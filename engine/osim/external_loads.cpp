// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/osim/external_loads.h"

#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/osim/xml_node.h"

namespace handhold {

namespace {

int bodyNamedBy(const XmlNode& force, const char* field, const OsimModel& model) {
  const XmlNode node = force.find(field);
  const std::string path = node ? node.text() : "ground";
  const std::string name = path.substr(path.find_last_of('/') + 1);
  if (name == "ground" || name.empty()) return -1;
  const int body = model.bodyNamed(name);
  if (body < 0) node.fail("names " + quoted(name) + ", which the model has not", "correct it");
  return body;
}

std::string stemOf(const XmlNode& force, const char* field) {
  const XmlNode node = force.find(field);
  const std::string stem = node ? node.text() : "";
  return stem == "Unassigned" ? "" : stem;
}

/// Where the parts of a stem are; nothing for no stem.
std::optional<std::array<std::size_t, 3>> columnsOf(const std::string& stem, const Recording& table,
                                                    const std::string& place) {
  if (stem.empty()) return std::nullopt;
  std::array<std::size_t, 3> columns{};
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const std::string name = stem + "xyz"[axis];
    const auto found = std::ranges::find(table.coordinates, name, &RecordedCoordinate::name);
    if (found == table.coordinates.end())
      throw InputError(place, "has no column " + quoted(name),
                       "correct the loads' identifiers, or the table");
    columns[axis] = static_cast<std::size_t>(found - table.coordinates.begin());
  }
  return columns;
}

}  // namespace

ExternalLoadsFile readExternalLoads(const std::filesystem::path& file, const OsimModel& model) {
  const std::unique_ptr<XmlText> text = readXml(file);
  const XmlNode document(text->document.child("OpenSimDocument"), text.get());
  if (!document) XmlNode({}, text.get()).fail("is no OpenSim document", "choose the file of external loads");
  const XmlNode loads = document.at("ExternalLoads");
  ExternalLoadsFile read;
  for (const XmlNode& node : loads.at("objects").children("ExternalForce")) {
    if (isSwitchedOff(node)) continue;
    ExternalForce force;
    force.name = node.name();
    force.body = bodyNamedBy(node, "applied_to_body", model);
    if (force.body < 0) node.fail("acts on the ground", "name the body on which it acts");
    force.forceBody = bodyNamedBy(node, "force_expressed_in_body", model);
    force.pointBody = bodyNamedBy(node, "point_expressed_in_body", model);
    force.force = stemOf(node, "force_identifier");
    force.point = stemOf(node, "point_identifier");
    force.torque = stemOf(node, "torque_identifier");
    read.forces.push_back(std::move(force));
  }
  read.table = file.parent_path() / loads.at("datafile").text();
  return read;
}

ExternalLoads::ExternalLoads(const ExternalLoadsFile& file, const Recording& table)
    : times_(table.steps.times), columns_(table.coordinates) {
  if (!std::ranges::is_sorted(times_, std::ranges::less_equal()))  // each time once
    throw InputError(file.table.string(), "has times that do not grow", "sort its rows");
  const std::string place = file.table.string();
  for (const ExternalForce& force : file.forces)
    entries_.push_back({force, columnsOf(force.force, table, place), columnsOf(force.point, table, place),
                        columnsOf(force.torque, table, place)});
}

std::vector<AppliedLoad> ExternalLoads::at(double time, const OsimState& state) const {
  if (times_.empty() || time < times_.front() || time > times_.back()) return {};
  const auto later = static_cast<std::size_t>(std::ranges::upper_bound(times_, time) - times_.begin());
  const std::size_t to = std::min(later, times_.size() - 1), from = to == 0 ? 0 : to - 1;
  const double span = times_[to] - times_[from], part = span > 0.0 ? (time - times_[from]) / span : 0.0;
  const auto valueOf = [&](const Columns& columns) {
    Vector3 value = Vector3::Zero();
    for (int axis = 0; columns && axis < 3; ++axis) {
      const std::vector<double>& list = columns_[(*columns)[static_cast<std::size_t>(axis)]].values;
      value[axis] = (1.0 - part) * list[from] + part * list[to];
    }
    return Vector3(value.array().isFinite().select(value, 0.0));  // a plate without a load tells no place
  };
  const auto poseOf = [&](int body) {
    return body < 0 ? Pose() : state.bodies[static_cast<std::size_t>(body)].X_GB;
  };
  std::vector<AppliedLoad> loads;
  for (const Entry& entry : entries_) {
    const Pose X_GF = poseOf(entry.what.forceBody);
    AppliedLoad load{entry.what.body, X_GF.R * valueOf(entry.force), {}, X_GF.R * valueOf(entry.torque)};
    load.point = entry.point ? poseOf(entry.what.pointBody) * valueOf(entry.point)
                             : state.bodies[static_cast<std::size_t>(load.body)].X_GB.p;
    loads.push_back(load);
  }
  return loads;
}

}  // namespace handhold
