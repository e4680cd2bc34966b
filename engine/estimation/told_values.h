// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/motion/motion_comparison.h"
#include "engine/recording/measured.h"
#include "engine/trial/trial.h"

namespace handhold {

/// A quantity of a fitted motion that its file tells, too, as another program computed it.
struct ToldValue {
  std::string name;   ///< in the file: "RHipMoment x", "CentreOfMass z"
  std::string joint;  ///< ours that counts as it does; empty: a sum of several, or of the whole body
  Measured measure = Measured::Unknown;      ///< Angle, Moment, Power or Length (SI)
  double sense = 1.0;                        ///< -1 where the joint counts the other way round
  std::vector<double> times = {};            ///< of the frames that have both (s, on the motion's clock)
  std::vector<double> told = {}, ours = {};  ///< by the file's sense, of the whole body's mass
  CurveDifference difference = {};           ///< between both
  double offset = 0.0;                 ///< the mean of told minus ours: where other axes are called zero
  double least = 0.0, greatest = 0.0;  ///< of what the file tells
};

struct ToldValues {
  std::vector<ToldValue> values;  ///< empty: the file tells nothing that is known here
  double perMass = 0.0;  ///< moments and powers stood there for each kilogram of so many; 0: as they are
};

/// What Plug-in Gait writes beside markers: angles of hip, knee, ankle and elbow, their moments (internal,
/// extension above 0) and powers, the centre of mass. Its axes are those of markers, ours those of joints: a
/// constant offset of an angle tells nothing, how both move does. Its moments and powers stand for each
/// kilogram, although their units do not say so: seen by its ground reaction, in parts of the weight.
/// Empty where the trial is no fitted recording or has no such values.
ToldValues toldValues(const Trial& trial);

/// time and, of each value, what the file tells and what is ours; rows of all times, blank where one lacks.
std::string toCsv(const ToldValues& values);

}  // namespace handhold
