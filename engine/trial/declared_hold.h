// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/model/segments.h"

namespace handhold {

/// A hand or foot that somebody says bore the body where nothing measured it.
struct DeclaredHold {
  BodySegment segment = BodySegment::Hand;  ///< or Foot
  BodySide side = BodySide::Right;
  double from = 0.0, to = 1e9;  ///< s
  bool operator==(const DeclaredHold&) const = default;
};

/// Whose hold it is, in words and files: "left hand".
std::string partOf(const DeclaredHold& hold);

/// A hold of that part at any time; nothing where the words name none that can hold.
std::optional<DeclaredHold> holdOf(const std::string& part);

}  // namespace handhold
