// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/motion/workload/workload.h"
#include "engine/scores/verdict.h"

namespace handhold {

/// What the page says besides the numbers.
struct WorkloadPage {
  std::string title;    ///< of the motion
  std::string model;    ///< its name
  std::string picture;  ///< "data:image/png;base64,..."; empty: none
  std::string remark;   ///< one sentence below the title; empty: none
  std::vector<double> touches =
      {};  ///< instants at which contacts take hold, marked in the plot of torques (s)
  std::vector<RuleVerdict> scores = {};  ///< what published rules say, as a table; empty: none
};

/// One page of HTML with everything inside: totals, curves as SVG, limbs, the most loaded joints, contacts.
/// Prints on one sheet of A4.
std::string workloadToHtml(const Workload& workload, const WorkloadPage& page);

}  // namespace handhold
