// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include "engine/laws/problem/law_group.h"
#include "engine/laws/problem/posture_options.h"
#include "engine/trial/posture_result.h"

namespace handhold {

/// What counts as broken (scaled rows of order one: a millimetre, a thousandth of a limit and 0.1 N are
/// within it), and what does where a search under all laws found nothing and the usual names none.
inline constexpr double kUsuallyTold = 1e-3, kFinelyTold = 1e-5;

/// A posture that keeps all laws but those that may yield, and breaks these as little as it can.
struct RelaxedPosture {
  bool holds = false;                 ///< the laws that may not yield
  std::map<LawGroup, double> broken;  ///< greatest scaled violation of each group that may yield
  std::map<LawGroup, double> total;   ///< sum of its scaled violations
  double violation = 0.0;             ///< sum of all
  double told = kUsuallyTold;         ///< from where on a law is broken
  std::map<LawGroup, std::vector<Violation>> violations;  ///< the worst first
  PostureResult result;

  bool breaks(LawGroup group) const;
  bool breaksNothing() const;
};

/// What may yield, and what is asked besides.
struct Relaxation {
  enum class Demand { AllLaws, PlacesAlone };  ///< PlacesAlone: no loads, no equilibrium, only joint limits
  LawSet yielding;
  Demand demand = Demand::AllLaws;
  double told = kUsuallyTold;  ///< from where on a law is broken
};

/// From q, by squares of the violations first and then, reweighted by what was left, by their magnitudes: few
/// laws far over instead of many a little (elastic programming with an l1 penalty). Goals hardly count
/// beside a violation, whatever the task asks them to be.
RelaxedPosture relaxedPosture(const Model& model, const Task& task, const VectorX& q,
                              const Relaxation& relaxation, const PostureOptions& options);

}  // namespace handhold
