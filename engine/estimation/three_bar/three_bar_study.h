// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/estimation/printed/study_kind.h"
#include "engine/estimation/three_bar/linkage.h"

namespace handhold {

struct ThreeBarConditions {
  double firstRate = figuresFirstRate();  ///< rad/s
  double shift = 0.1;                     ///< of the first and the last bar, one way each (m)
  double turn = 10.0 * kPerDegree;        ///< of both (rad)
  double offset = 0.01, sigma = 0.01;     ///< of the markers, each way in the plane (m)
  double moment = 5.0;                    ///< in J1 and J2 with noise (N m)
  unsigned seed = 1;
  std::array<double, 3> poseRatios{5, 2, 2};        ///< of W1 to W3 with noise
  std::array<double, 5> rateRatios{2, 2, 5, 5, 5};  ///< of V1 to V5 and S1 to S5 with noise
  Iterations iterations;
};

struct ThreeBarStudy : PrintedStudy {
  ThreeBarConditions conditions;
};

/// Chapter 8 of 003 with its conditions, each in turn. Reports its parts and may be stopped between them:
/// then what is there by then comes back.
ThreeBarStudy threeBarStudy(const ThreeBarConditions& conditions, const ProgressSink& progress = {},
                            const std::stop_token& stop = {});

/// With its conditions as they are told.
StudyKind threeBarKind();

}  // namespace handhold
