// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/osim/coordinate_curves.h"

#include <Eigen/SparseCore>
#include <Eigen/SparseLU>
#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/core/spoken_amount.h"
#include "engine/osim/open_sim_low_pass.h"

namespace handhold {

namespace {

constexpr int kDegree = 5;

/// One row a coordinate of the model, one column an instant.
MatrixX rowsOf(const OsimModel& model, const Recording& table, const std::string& place) {
  const int count = table.steps.count();
  MatrixX rows(static_cast<int>(model.coordinates.size()), count);
  for (int k = 0; k < rows.rows(); ++k)
    rows.row(k).setConstant(model.coordinates[static_cast<std::size_t>(k)].usual);
  int found = 0;
  for (const RecordedCoordinate& column : table.coordinates) {
    const int k = coordinateOfColumn(model, column.name);
    if (k < 0) continue;
    ++found;
    for (int i = 0; i < count; ++i) rows(k, i) = column.values[static_cast<std::size_t>(i)];
    if (!rows.row(k).allFinite())
      throw InputError(place, "has gaps in " + quoted(column.name), "fill them before");
  }
  if (found == 0)
    throw InputError(place, "has no coordinate of the model " + quoted(model.name),
                     "choose a motion of this model");
  return rows;
}

void smooth(MatrixX& rows, const TimeBase& steps, double cutOff, const std::string& place) {
  constexpr double kEven = 0.1;  // of a step
  if (steps.rate <= 0.0 || !isEven(steps, kEven / steps.rate))
    throw InputError(place, "has unevenly spaced times, which cannot be smoothed", "leave the cut-off out");
  if (!(cutOff < 0.5 * steps.rate))
    throw InputError("cut-off",
                     "is not below half the rate of " + spokenSize(steps.rate, Dimension::None) + "Hz",
                     "lower it");
  for (int k = 0; k < rows.rows(); ++k) {
    VectorX row = rows.row(k).transpose();
    lowPassAsOpenSim({row.data(), static_cast<std::size_t>(row.size())}, cutOff, steps.rate);
    rows.row(k) = row.transpose();
  }
}

/// Knots between the samples such that one curve goes through all (Piegl and Tiller 1995, equation 9.8).
BsplineBasis basisThrough(const std::vector<double>& times) {
  const auto n = times.size();
  std::vector<double> knots(kDegree + 1, times.front());
  for (std::size_t j = 1; j + kDegree < n; ++j) {
    double sum = 0.0;
    for (std::size_t i = j; i < j + kDegree; ++i) sum += times[i];
    knots.push_back(sum / kDegree);
  }
  knots.insert(knots.end(), kDegree + 1, times.back());
  return BsplineBasis(kDegree, std::move(knots));
}

BsplineCurve curveThrough(const std::vector<double>& times, const MatrixX& rows) {
  BsplineBasis basis = basisThrough(times);
  std::vector<Eigen::Triplet<double>> entries;
  for (std::size_t i = 0; i < times.size(); ++i) {
    const BsplineBasis::Active active = basis.at(times[i], 0);
    for (int j = 0; j <= kDegree; ++j)
      entries.emplace_back(static_cast<int>(i), active.first + j, active.values(0, j));
  }
  Eigen::SparseMatrix<double> weights(static_cast<int>(times.size()), basis.count());
  weights.setFromTriplets(entries.begin(), entries.end());
  Eigen::SparseLU<Eigen::SparseMatrix<double>> solver(weights);
  const MatrixX controls = solver.solve(MatrixX(rows.transpose()));
  return {std::move(basis), controls.transpose()};
}

BsplineCurve curveOf(const OsimModel& model, const Recording& table, double cutOff,
                     const std::string& place) {
  const std::vector<double>& times = table.steps.times;
  if (times.size() <= kDegree)
    throw InputError(place, "has " + std::to_string(times.size()) + " rows",
                     "choose a motion of six or more");
  if (!std::is_sorted(times.begin(), times.end(), std::less_equal<>()))
    throw InputError(place, "has times that do not grow", "sort its rows");
  MatrixX rows = rowsOf(model, table, place);
  if (cutOff > 0.0) smooth(rows, table.steps, cutOff, place);
  return curveThrough(times, rows);
}

}  // namespace

int coordinateOfColumn(const OsimModel& model, std::string column) {
  if (column.ends_with("/value")) column.resize(column.size() - 6);
  return model.coordinateNamed(column.substr(column.find_last_of('/') + 1));
}

MeasureOfName measuresOf(const OsimModel& model) {
  return [&model](const std::string& column) -> std::optional<Measured> {
    const int k = coordinateOfColumn(model, column);
    if (k < 0) return std::nullopt;
    return model.coordinates[static_cast<std::size_t>(k)].isTurn ? Measured::Angle : Measured::Length;
  };
}

CoordinateCurves::CoordinateCurves(const OsimModel& model, const Recording& table, double cutOff,
                                   const std::string& place)
    : model_(&model), times_(table.steps.times), curve_(curveOf(model, table, cutOff, place)) {}

OsimInstant CoordinateCurves::at(double time) const {
  OsimInstant instant{curve_.at(time, 0), curve_.at(time, 1), curve_.at(time, 2)};
  couple(*model_, instant);
  return instant;
}

}  // namespace handhold
