// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/storage/ground_forces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>

#include "engine/core/error.h"

namespace handhold {

namespace {

constexpr double kAround = 0.3;  // m: a plate reaches so far beyond where it was trodden
constexpr double kDigit = 1e-4;  // s, of times in such tables

constexpr std::string_view kForce = "force";

using Columns = std::array<const RecordedCoordinate*, 3>;

const RecordedCoordinate* columnNamed(const Recording& table, const std::string& name) {
  const auto found = std::ranges::find(table.coordinates, name, &RecordedCoordinate::name);
  return found == table.coordinates.end() ? nullptr : &*found;
}

/// Null where one of them is missing.
Columns columnsOf(const Recording& table, const std::string& stem) {
  return {columnNamed(table, stem + "x"), columnNamed(table, stem + "y"), columnNamed(table, stem + "z")};
}

bool isWhole(const Columns& columns) {
  return std::ranges::none_of(columns, [](const RecordedCoordinate* column) { return column == nullptr; });
}

Vector3 at(const Columns& columns, std::size_t row) {
  Vector3 v = Vector3::Zero();
  for (int i = 0; i < 3; ++i)
    if (columns[static_cast<std::size_t>(i)]) v[i] = columns[static_cast<std::size_t>(i)]->values[row];
  return v;
}

/// The columns of one foot or plate.
struct Group {
  std::string name;
  Columns force, point, torque;
};

/// "ground_torque_x" beside "ground_force_vx", or "ground_force_1_mx" as newer tables have it.
Columns torqueOf(const Recording& table, const std::string& stem, std::size_t kind) {
  const Columns torque = columnsOf(table, std::string(stem).replace(kind, kForce.size(), "torque"));
  return isWhole(torque) ? torque : columnsOf(table, stem + "m");
}

std::vector<Group> groupsOf(const Recording& table) {
  constexpr std::string_view kEnd = "vx";
  std::vector<Group> groups;
  for (const RecordedCoordinate& column : table.coordinates) {
    const std::size_t kind = column.name.find(kForce);
    if (!column.name.ends_with(kEnd) || kind == std::string::npos) continue;
    const std::string stem = column.name.substr(0, column.name.size() - kEnd.size());
    Group group{stem, columnsOf(table, stem + "v"), columnsOf(table, stem + "p"),
                torqueOf(table, stem, kind)};
    while (group.name.ends_with('_')) group.name.pop_back();
    if (isWhole(group.force) && isWhole(group.point)) groups.push_back(std::move(group));
  }
  return groups;
}

/// Along which the feet bear: y, as OpenSim has it, but where the forces point along another for the most
/// part.
int upAxisOf(const std::vector<Group>& groups, std::size_t rows) {
  constexpr int kUsual = 1;
  constexpr double kMuchMore = 2.0;
  Vector3 sum = Vector3::Zero();
  for (const Group& group : groups)
    for (std::size_t row = 0; row < rows; ++row)
      if (const Vector3 force = at(group.force, row); force.allFinite()) sum += force.cwiseAbs();
  int most = kUsual;
  sum.maxCoeff(&most);
  return sum[most] > kMuchMore * sum[kUsual] ? most : kUsual;
}

/// Level, around all points at which it bears and that are there: with y up x to x, y along z, so that its z
/// axis points down.
Corners cornersOf(const Group& group, std::size_t rows, int up) {
  Vector3 least = Vector3::Constant(1e9), most = -least;
  for (std::size_t row = 0; row < rows; ++row) {
    const Vector3 point = at(group.point, row);
    if (!(at(group.force, row).norm() > kLeastPlateForce) || !point.allFinite()) continue;
    least = least.cwiseMin(point);
    most = most.cwiseMax(point);
  }
  if (!(most.x() >= least.x())) least = most = Vector3::Zero();
  const Vector3 middle = 0.5 * (least + most);
  const Vector3 half = 0.5 * (most - least) + Vector3::Constant(kAround);
  const int first = (up + 2) % 3, second = (up + 1) % 3;
  const Vector3 x = half[first] * Vector3::Unit(first), z = half[second] * Vector3::Unit(second);
  return {middle + x + z, middle - x + z, middle - x - z, middle + x - z};
}

ForcePlate plateOf(const Group& group, std::size_t rows, int up) {
  ForcePlate plate;
  plate.name = group.name;
  plate.corners = cornersOf(group, rows, up);
  const Vector3 middle = platePose(plate.corners).p;
  for (std::size_t row = 0; row < rows; ++row) {
    const Vector3 force = at(group.force, row);
    // where nothing bears tables have any point
    const bool bears = force.norm() > kLeastPlateForce;
    const Vector3 moment = bears
                               ? Vector3((at(group.point, row) - middle).cross(force) + at(group.torque, row))
                               : Vector3::Zero();
    plate.forces.push_back(force.cast<float>());
    plate.moments.push_back(moment.cast<float>());
  }
  return plate;
}

/// A force acts at the point and turns the body by the torque besides.
struct Borne {
  Vector3 force, point, torque;
};

Borne borneAt(const ForcePlate& plate, std::size_t sample) {
  const Pose X_WP = platePose(plate.corners);
  const PlateLoad load = plateLoad(plate, static_cast<int>(sample));
  if (load.centreOfPressure.allFinite())
    return {load.force, load.centreOfPressure, load.freeMoment * X_WP.R.col(2)};
  return {load.force, X_WP.p, plate.moments[sample].cast<double>()};
}

void addColumns(const ForcePlate& plate, const std::string& number, Recording& table) {
  const std::size_t first = table.coordinates.size();
  for (const auto& [stem, measure] : {std::pair("_ground_force_v", Measured::Force),
                                      {"_ground_force_p", Measured::Length},
                                      {"_ground_torque_", Measured::Moment}})
    for (const char axis : {'x', 'y', 'z'}) table.coordinates.push_back({number + stem + axis, measure, {}});
  for (std::size_t sample = 0; sample < plate.forces.size(); ++sample) {
    const Borne borne = borneAt(plate, sample);
    std::size_t column = first;
    for (const Vector3& three : {borne.force, borne.point, borne.torque})
      for (const double value : three) table.coordinates[column++].values.push_back(value);
  }
}

/// What the table's own reader doubted, but for what only places and postures ask for.
void addDoubts(const Recording& table, const std::string& file, Recording& recording) {
  for (Doubt doubt : table.doubts) {
    if (doubt.kind == DoubtKind::UpAxis || doubt.kind == DoubtKind::Scale) continue;
    doubt.place = std::filesystem::path(file).filename().string() + ", " + doubt.place;
    recording.doubts.push_back(std::move(doubt));
  }
}

}  // namespace

void addGroundForces(const Recording& table, const std::string& file, Recording& recording) {
  if (!recording.plates.empty() || !recording.analog.empty())
    throw InputError(file, "is not needed: the recording has plates or channels of its own", "leave it out");
  const std::vector<Group> groups = groupsOf(table);
  if (groups.empty() || table.steps.times.size() < 2)
    throw InputError(file, "holds no ground forces",
                     "name a table with ground_force_vx, ground_force_px, ground_torque_x and so on");
  addDoubts(table, file, recording);
  recording.samples = table.steps;
  if (!(recording.samples.rate > 0.0))
    recording.samples.rate = rateOf(table.steps.times, kDigit).value_or(0.0);
  if (!(recording.samples.rate > 0.0))
    throw InputError(file, "has times that no rate explains", "write it with even times");
  const std::size_t rows = table.steps.times.size();
  const int up = upAxisOf(groups, rows);
  for (const Group& group : groups) {
    recording.plates.push_back(plateOf(group, rows, up));
    if (!isWhole(group.torque))
      recording.doubts.push_back(
          {DoubtKind::Plate, group.name, "no moment of the force about its point is told", "taken as none"});
  }
}

Recording withGroundForces(const Recording& recording) {
  Recording table = recording;
  table.plates.clear();
  table.steps = recording.samples;
  for (std::size_t i = 0; i < recording.plates.size(); ++i)
    addColumns(recording.plates[i], std::to_string(i + 1), table);
  return table;
}

}  // namespace handhold
