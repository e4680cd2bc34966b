// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/math/types.h"
#include "engine/model/model.h"
#include "engine/recording/recording.h"

namespace handhold {

inline double squared(double x) { return x * x; }

/// A marker that the body is to meet.
struct FitMarker {
  int marker = -1;                  ///< among the recording's markers
  LinkIndex link;                   ///< that it moves with
  Vector3 point = Vector3::Zero();  ///< in link axes from the link's origin (m)
  double spread = 0.03;             ///< how far from there it may well sit (m)
  double weight = 1.0;
};

/// How much each kind of error counts: the size of one that nobody would wonder at.
struct FitWeights {
  double marker = 0.005;      ///< m: of a marker of weight 1 from its place on the body
  double stray = 0.15;        ///< m: errors beyond count by their size and no longer by its square (Huber)
  double limit = 0.05;        ///< rad beyond a joint's range
  double flat = 0.03;         ///< rad: of a sole that stands flat from the level
  double posture = 3.0;       ///< rad from the relaxed posture: decides where the markers say nothing
  double acceleration = 200;  ///< rad/s^2
  double baseAcceleration = 100;  ///< m/s^2 of the base, and rad/s^2
};

/// A foot that stands flat on the floor in some frames. Markers along a foot say little of how it is rolled.
struct FlatFoot {
  LinkIndex link;
  Vector3 up = Vector3::UnitY();  ///< out of the level sole, in link axes
  std::vector<bool> isFlat;       ///< one a frame
};

/// What a body is to be fitted to: markers in our world, one position a frame, NaN where unseen.
struct FitProblem {
  std::vector<FitMarker> markers;
  std::vector<const std::vector<Vector3f>*> seen;  ///< of each marker of the list; outlives the problem
  std::vector<FlatFoot> flatFeet;
  double rate = 100.0;  ///< frames a second
  int frames = 0;
  FitWeights weights;

  const Vector3f& position(std::size_t marker, int frame) const {
    return (*seen[marker])[static_cast<std::size_t>(frame)];
  }
  int seenIn(int frame) const;
};

/// Feet stand flat while a plate bears under them and none of their markers moves. None where the model does
/// not tell its soles, or a foot has fewer than two markers.
std::vector<FlatFoot> flatFeet(const Model& model, const Recording& recording,
                               const std::vector<FitMarker>& markers);

FitProblem fitProblem(const Recording& recording, const std::vector<FitMarker>& markers);

}  // namespace handhold
