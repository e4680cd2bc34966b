// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace handhold {

/// A mean of squares as it grows.
class MeanSquare {
 public:
  void add(double square) {
    sum_ += square;
    count_ += 1.0;
  }
  double root() const { return count_ > 0.0 ? std::sqrt(sum_ / count_) : 0.0; }

 private:
  double sum_ = 0.0, count_ = 0.0;
};

}  // namespace handhold
