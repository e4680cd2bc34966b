// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/estimation/fit/fit_problem.h"

namespace handhold {

/// A marker that is seen where the body cannot have it: another thing, or another marker's name.
struct Stray {
  std::size_t marker = 0;  ///< among the problem's
  int frame = 0;
  double distance = 0.0;  ///< from the body's place (m)
};

/// Sightings farther than the weights' `stray` from where the motion has the marker.
std::vector<Stray> straysOf(const Model& model, const FitProblem& problem,
                            const std::vector<VectorX>& motion);

/// A problem that sees all but the strays.
struct CleanedProblem {
  CleanedProblem(const FitProblem& problem, const std::vector<Stray>& strays);
  CleanedProblem(const CleanedProblem&) = delete;
  CleanedProblem& operator=(const CleanedProblem&) = delete;

  FitProblem problem;

 private:
  std::vector<std::vector<Vector3f>> seen_;
};

/// Names the markers, how far off they are and how often; one doubt a marker.
Doubts doubtsOf(const std::vector<Stray>& strays, const FitProblem& problem, const Recording& recording);

}  // namespace handhold
