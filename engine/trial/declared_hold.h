// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/bounds.h"
#include "engine/model/segments.h"

namespace handhold {

/// A hand or foot that somebody says bore the body where nothing measured it.
struct DeclaredHold {
  BodySegment segment = BodySegment::Hand;  ///< or Foot
  BodySide side = BodySide::Right;
  double from = 0.0, to = kNoEnd;  ///< s

  static constexpr double kNoEnd = 1e9;  ///< to the last frame
  bool operator==(const DeclaredHold&) const = default;
};

/// Whose hold it is, in words and files: "left hand".
std::string partOf(const DeclaredHold& hold);

/// A hold of that part at any time; nothing where the words name none that can hold.
std::optional<DeclaredHold> holdOf(const std::string& part);

/// Throws InputError at `field` for a hold that begins or ends outside of its recording's times (s). One
/// without an end has to begin before the last.
void refuseOutside(const std::vector<DeclaredHold>& holds, const Range& times, const std::string& field);

}  // namespace handhold
