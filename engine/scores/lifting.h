// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scores/verdict.h"

namespace handhold {

struct Model;
struct Trial;

/// A lift as the revised NIOSH equation sees it (SI, rad).
struct Lift {
  double horizontal = 0.25;  ///< from the middle between the ankles to the middle between the hands (m)
  double height = 0.75;      ///< of the hands over the floor (m)
  double travel = 0.25;      ///< of the hands, upward or downward (m)
  double asymmetry = 0.0;    ///< of that line against straight ahead (rad)
  double perMinute = 0.2;
  double hours = 1.0;
  Coupling coupling = Coupling::Good;
};

/// Its multipliers, each at most 1.
struct LiftMultipliers {
  double horizontal = 1.0, vertical = 1.0, distance = 1.0, asymmetry = 1.0, frequency = 1.0, coupling = 1.0;
  double product() const { return horizontal * vertical * distance * asymmetry * frequency * coupling; }
};

inline constexpr double kLoadConstant = 23.0;  ///< (kg)

/// HM = 0.25 m / H, VM = 1 - 0.3 |V - 0.75 m| / m, DM = 0.82 + 0.045 m / D, AM = 1 - 0.0032 A / degree, FM
/// and CM from their tables, FM between its rows evenly; zero beyond the limits (H 63 cm, V and D 175 cm, A
/// 135 degrees, 15 lifts a minute, 8 hours). The recommended weight is 23 kg times all of them.
LiftMultipliers liftMultipliers(const Lift& lift);

/// Frequency multiplier of F lifts a minute over so many hours, of hands below or above 75 cm.
double frequencyMultiplier(double perMinute, double hours, double height);

/// Of what both hands lift between the first and the last frame, or hold in a posture: origin and
/// destination. Loads count by their weight under that gravity (m/s^2, not zero) against what the
/// recommended mass weighs on Earth.
RuleVerdict liftingVerdict(const Trial& trial, const Vector3& gravity, const ScoreSettings& settings);

}  // namespace handhold
