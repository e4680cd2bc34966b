// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/estimation/weighing/weighing.h"

namespace handhold {

/// How much may change.
struct ReductionSizes {
  double place = 0.003;    ///< of the body (m): what markers leave open
  double turn = 0.005;     ///< of the body about its centre of mass (rad)
  double residual = 0.02;  ///< of the weight: what nobody would wonder at; moments in metres of it, likewise
  double greatestMass = 0.0;  ///< share of the mass that may change: of one that was told none
  double firstMass = 0.0;  ///< kg, of which that is a share: of a trial that was reduced before; 0: its own
  double explained = 0.1;  ///< of the weight: where more is left, a plate does not bear all
};

/// What is left on the pelvis, RMS.
struct LeftOver {
  double force = 0.0, moment = 0.0;  ///< N, N m
};

/// What was changed.
struct ReducedResidual {
  double massBefore = 0.0, mass = 0.0;  ///< kg
  Vector3 moved = Vector3::Zero();      ///< RMS over the frames, along x, y and z (m)
  Vector3 turned = Vector3::Zero();     ///< RMS about them (rad)
  std::vector<bool> judged;             ///< frames that were counted; empty: there are none
  LeftOver before;                      ///< in these
};

/// Over the frames that are marked, of a motion with torques.
LeftOver leftOver(const Motion& motion, const std::vector<bool>& marked);

/// The mass that the plates bear (kg): of a weighed trial's frames in which all that bears the body is known,
/// the median of F . (a - g) / |a - g|^2, both summed for 1 s about each; nothing where these are too few.
std::optional<double> massOnPlates(const Trial& trial);

/// The same body of another mass; as it was where its file is not known.
Subject ofMass(const Subject& subject, double mass);

/// The mass that may change by its share, of a body that has that one now (kg): however often a trial is
/// reduced, the one of before the first time.
double firstMass(const ReductionSizes& sizes, double mass);

/// Takes small changes of a weighed trial so that less is left on the pelvis while all that bears the body is
/// known. First the mass, where it may change: the plates' forces F and the accelerations of the centre of
/// mass tell it,
///   F_k = m (a_k - g),  as massOnPlates has it. Those in which much is left then are no longer counted.
/// Then the whole body is moved by x_k and turned about its centre of mass by t_k, so smoothly that
///   sum |m x''_k + r_k|^2 / R^2 + |x_k|^2 / X^2  and  sum |I t''_k + n_k|^2 / N^2 + |t_k|^2 / T^2
/// are least, r and n the force and the moment about the centre of mass that are left, sizes as in
/// `ReductionSizes`. Loads and torques are those of before: weigh again. Nothing changes where no frame is
/// measured.
ReducedResidual reduceResidual(const Weighing& weighing, const ReductionSizes& sizes, Trial& trial);

}  // namespace handhold
