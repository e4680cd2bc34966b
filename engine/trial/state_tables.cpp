// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/state_tables.h"

#include <algorithm>
#include <cmath>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/trial/csv.h"
#include "engine/trial/load_entries.h"

namespace handhold {

namespace {

using Names = std::vector<std::string>;

/// A quaternion of a file may miss length one by its digits, not by more.
constexpr double kQuaternionLength = 1e-2;
/// Lengths nearer to one than this are kept to the last bit.
constexpr double kUnitLength = 1e-14;
constexpr int kBaseColumns = 7;  ///< of a position: place and attitude of the base

Names withJoints(Names base, const Model& model, const std::string& suffix) {
  for (int i = 1; i < model.linkCount(); ++i) base.push_back(model.joints[i].name + suffix);
  return base;
}

Names operator+(Names a, const Names& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

/// Column of each name, -1 where the table has none.
std::vector<int> findColumns(const CsvTable& table, const Names& names) {
  std::vector<int> columns;
  for (const std::string& name : names) columns.push_back(table.find(name));
  return columns;
}

std::vector<int> wantColumns(const CsvTable& table, const Names& names) {
  std::vector<int> columns;
  for (const std::string& name : names) columns.push_back(table.column(name));
  return columns;
}

void refuseMisspelt(const CsvTable& table, const Names& known, const std::string& place) {
  for (const std::string& column : table.columns()) {
    if (std::find(known.begin(), known.end(), column) != known.end()) continue;
    const std::string near = nearestName(column, known);
    if (!near.empty())
      throw InputError(place, "the column '" + column + "' is not known", "did you mean '" + near + "'?");
  }
}

/// Tables of states and of torques name their joints alike: what else is in them tells them apart.
void refuseStates(const CsvTable& table, const Model& model, const std::string& place) {
  const Names base = positionColumns(model);
  for (const std::string& name :
       Names(base.begin(), base.begin() + kBaseColumns) + velocityColumns(model) + accelerationColumns(model))
    if (table.find(name) >= 0)
      throw InputError(place, "is a table of states, with a column '" + name + "'",
                       "give a table of torques, as torques.csv");
}

VectorX numbers(const CsvTable& table, int row, const std::vector<int>& columns) {
  VectorX values = VectorX::Zero(static_cast<Eigen::Index>(columns.size()));
  for (std::size_t i = 0; i < columns.size(); ++i)
    if (columns[i] >= 0) values[static_cast<Eigen::Index>(i)] = table.number(row, columns[i], kTabled);
  return values;
}

void makeUnit(VectorX& q, const CsvTable& table, int row, int column) {
  const double length = q.segment<4>(3).norm();
  if (std::abs(length - 1.0) > kQuaternionLength)
    table.fail(row, column, "the quaternion has length " + csvNumber(length), "make its length one");
  if (std::abs(length - 1.0) > kUnitLength) q.segment<4>(3) /= length;
}

void addAll(CsvText& csv, const VectorX& values) {
  for (const double value : values) csv.add(value);
}

void addAll(CsvText& csv, const Vector3& values) {
  for (const double value : values) csv.add(value);
}

/// A posture has neither velocity nor acceleration: absent is zero.
VectorX orZero(const VectorX& values, int size) {
  return values.size() == size ? values : VectorX(VectorX::Zero(size));
}

/// A table without rows is one that was cut off.
void wantRows(const CsvTable& table, const std::string& place) {
  if (table.rowCount() == 0) throw InputError(place, "has a header and no rows", "write one row a frame");
}

/// Rates of values that differ by steps between frames, at each frame by the parabola through it and its
/// neighbours; n x frames, by steps of n x (frames - 1).
MatrixX rates(const MatrixX& steps, const Motion& motion) {
  const Eigen::Index last = steps.cols();
  VectorX spans(last);
  for (Eigen::Index k = 0; k < last; ++k) spans[k] = motion.frames[k + 1].time - motion.frames[k].time;
  const MatrixX slopes = steps * spans.cwiseInverse().asDiagonal();
  MatrixX result(steps.rows(), last + 1);
  for (Eigen::Index k = 0; k <= last; ++k) {
    // an end goes on with the curve of its two steps, one step is even
    const Eigen::Index b = std::clamp<Eigen::Index>(k, 1, std::max<Eigen::Index>(1, last - 1)), a = b - 1;
    if (last == 1) {
      result.col(k) = slopes.col(0);
      continue;
    }
    const double at = motion.frames[k].time - motion.frames[b].time;
    const VectorX bend = (slopes.col(b) - slopes.col(a)) / (spans[a] + spans[b]);
    result.col(k) = slopes.col(a) + bend * (2.0 * at + spans[a]);
  }
  return result;
}

/// What a table of several rows does not say follows from what it does.
void differentiate(const Model& model, bool hasVelocities, bool hasAccelerations, Motion& motion) {
  const auto count = static_cast<Eigen::Index>(motion.frames.size());
  if (count < 2) return;
  MatrixX steps(model.velocitySize(), count - 1);
  if (!hasVelocities) {
    for (Eigen::Index k = 0; k + 1 < count; ++k)
      steps.col(k) = difference(model, motion.frames[k].q, motion.frames[k + 1].q);
    const MatrixX v = rates(steps, motion);
    for (Eigen::Index k = 0; k < count; ++k) motion.frames[k].v = v.col(k);
  }
  if (hasAccelerations) return;
  for (Eigen::Index k = 0; k + 1 < count; ++k) steps.col(k) = motion.frames[k + 1].v - motion.frames[k].v;
  const MatrixX vdot = rates(steps, motion);
  for (Eigen::Index k = 0; k < count; ++k) motion.frames[k].vdot = vdot.col(k);
}

bool hasAny(const std::vector<int>& columns) {
  return std::any_of(columns.begin(), columns.end(), [](int column) { return column >= 0; });
}

/// The time of a row, behind all before it.
double timeOf(const CsvTable& table, int row, int column, const Motion& before) {
  const double time = table.number(row, column, kTabled);
  if (!before.frames.empty() && time <= before.frames.back().time)
    table.fail(row, column, "does not come after " + csvNumber(before.frames.back().time),
               "put the rows in the order of time, each time once");
  return time;
}

}  // namespace

Names positionColumns(const Model& model) {
  return withJoints(
      {"pelvis_tx", "pelvis_ty", "pelvis_tz", "pelvis_qw", "pelvis_qx", "pelvis_qy", "pelvis_qz"}, model, "");
}

Names velocityColumns(const Model& model) {
  return withJoints({"pelvis_vx", "pelvis_vy", "pelvis_vz", "pelvis_wx", "pelvis_wy", "pelvis_wz"}, model,
                    "_vel");
}

Names accelerationColumns(const Model& model) {
  return withJoints(
      {"pelvis_ax", "pelvis_ay", "pelvis_az", "pelvis_alphax", "pelvis_alphay", "pelvis_alphaz"}, model,
      "_acc");
}

Names forceColumns(const Model& model) {
  return withJoints({"pelvis_fx", "pelvis_fy", "pelvis_fz", "pelvis_mx", "pelvis_my", "pelvis_mz"}, model,
                    "");
}

Motion statesFromCsv(const std::string& text, const std::string& place, const Model& model) {
  const CsvTable table(text, place);
  wantRows(table, place);
  const int time = table.column("time");
  const std::vector<int> q = wantColumns(table, positionColumns(model));
  const std::vector<int> v = findColumns(table, velocityColumns(model));
  const std::vector<int> vdot = findColumns(table, accelerationColumns(model));
  refuseMisspelt(table,
                 Names{"time"} + positionColumns(model) + velocityColumns(model) + accelerationColumns(model),
                 place);
  Motion motion;
  for (int row = 0; row < table.rowCount(); ++row) {
    MotionFrame frame;
    frame.time = timeOf(table, row, time, motion);
    frame.q = numbers(table, row, q);
    makeUnit(frame.q, table, row, q[3]);
    frame.v = numbers(table, row, v);
    frame.vdot = numbers(table, row, vdot);
    motion.frames.push_back(std::move(frame));
  }
  differentiate(model, hasAny(v), hasAny(vdot), motion);
  return motion;
}

Motion readStates(const std::filesystem::path& file, const Model& model) {
  return statesFromCsv(readFile(file), file.string(), model);
}

Motion torquesFromCsv(const std::string& text, const std::string& place, const Model& model) {
  const CsvTable table(text, place);
  refuseStates(table, model, place);
  wantRows(table, place);
  const int time = table.column("time");
  const std::vector<int> joints = wantColumns(table, withJoints({}, model, ""));
  Motion motion;
  for (int row = 0; row < table.rowCount(); ++row) {
    MotionFrame frame;
    frame.time = timeOf(table, row, time, motion);
    frame.tau = VectorX::Zero(model.velocitySize());
    frame.tau.tail(model.jointCount()) = numbers(table, row, joints);
    motion.frames.push_back(std::move(frame));
  }
  return motion;
}

Motion readTorques(const std::filesystem::path& file, const Model& model) {
  return torquesFromCsv(readFile(file), file.string(), model);
}

std::string statesToCsv(const Motion& motion, const Model& model) {
  CsvText csv(Names{"time"} + positionColumns(model) + velocityColumns(model) + accelerationColumns(model));
  for (const MotionFrame& frame : motion.frames) {
    csv.add(frame.time);
    addAll(csv, frame.q);
    addAll(csv, orZero(frame.v, model.velocitySize()));
    addAll(csv, orZero(frame.vdot, model.velocitySize()));
    csv.endRow();
  }
  return csv.text();
}

std::string torquesToCsv(const Motion& motion, const Model& model) {
  CsvText csv(Names{"time"} + forceColumns(model));
  for (const MotionFrame& frame : motion.frames) {
    csv.add(frame.time);
    addAll(csv, orZero(frame.tau, model.velocitySize()));
    csv.endRow();
  }
  return csv.text();
}

std::string contactsToCsv(const Motion& motion, const Model& model) {
  CsvText csv({"time", "contact", "frame", "px", "py", "pz", "fx", "fy", "fz", "mx", "my", "mz", "entry"});
  LoadEntries entries;
  for (const MotionFrame& frame : motion.frames) {
    for (const ContactLoad& load : frame.loads) {
      csv.add(frame.time);
      csv.add(load.name);
      csv.add(model.frames[load.frame].name);
      addAll(csv, load.point);
      addAll(csv, load.force);
      addAll(csv, load.moment);
      csv.add(static_cast<double>(entries.indexOf(load)));
      csv.endRow();
    }
  }
  return csv.text();
}

}  // namespace handhold
