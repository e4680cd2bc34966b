// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/trial/violation.h"

namespace handhold {

/// The worst of each kind of law, thing and quantity along a motion, with its time.
class WorstViolations {
 public:
  void add(Violation violation, double time);
  /// By their kinds, the worst of each first.
  std::vector<Violation> list() const;

 private:
  std::map<std::pair<ViolationKind, std::string>, Violation> worst_;
};

}  // namespace handhold
