// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/trial/violation.h"

namespace handhold {

/// How much a law must yield, in one measure for all: 10 cm, 20 degrees, 20 % of a strength, 100 N and 10 N m
/// count alike.
double gravityOf(const Violation& violation);

/// The worst of each kind of law, thing and quantity along a motion, with its time.
class WorstViolations {
 public:
  void add(Violation violation, double time);
  /// First those that must yield most, in one measure for all.
  std::vector<Violation> list() const;

 private:
  std::map<std::pair<ViolationKind, std::string>, Violation> worst_;
};

}  // namespace handhold
