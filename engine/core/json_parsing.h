// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/core/progress.h"

namespace handhold {

/// A field of the whole that is left out, and those after which it may end the reading.
struct LeftOut {
  std::string field;
  std::vector<std::string> wanted;
};

/// The values of a text. Throws InputError with line and column when it is not JSON or an object names a
/// field twice; Stopped, when the watch says so.
nlohmann::ordered_json parsedJson(const std::string& text, const std::string& place, const LeftOut& leftOut,
                                  const Watch& watch);

}  // namespace handhold
