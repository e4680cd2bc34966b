// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/math/bspline_curve.h"
#include "engine/osim/osim_kinematics.h"
#include "engine/recording/recording.h"

namespace handhold {

/// The coordinate that a column of a table is of, "hip_flexion_r" or, as OpenSim 4 writes it,
/// "/jointset/hip_r/hip_flexion_r/value"; -1: none.
int coordinateOfColumn(const OsimModel& model, std::string column);

/// Of such columns angles and lengths, for reading a table of this model: a table tells neither. The model
/// must outlive it.
MeasureOfName measuresOf(const OsimModel& model);

/// A motion of a model as smooth curves: splines of fifth degree through the rows of a table, perhaps
/// smoothed before.
class CoordinateCurves {
 public:
  /// Coordinates that the table lacks stay where they usually are; those that follow others do so. `cutOff`
  /// (Hz) of the low-pass; none for 0. Throws InputError (`place`) for a table without any of the model's
  /// coordinates, with gaps, with too few rows, or unevenly spaced ones that were to be smoothed.
  CoordinateCurves(const OsimModel& model, const Recording& table, double cutOff, const std::string& place);

  const std::vector<double>& times() const { return times_; }
  OsimInstant at(double time) const;

 private:
  const OsimModel* model_;
  std::vector<double> times_;
  BsplineCurve curve_;
};

}  // namespace handhold
