// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/trial/unmet.h"

namespace handhold {

/// The worst of each law that is broken somewhere along a motion, with its time.
class WorstUnmet {
 public:
  void add(const Unmet& unmet, double time);
  /// The worst of each kind first, each sentence with its time (s).
  void appendTo(std::vector<Unmet>& unmet, std::vector<double>& times) const;

 private:
  std::map<std::pair<UnmetKind, std::string>, std::pair<Unmet, double>> worst_;
};

}  // namespace handhold
