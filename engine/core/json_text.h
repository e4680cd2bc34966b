// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace handhold {

/// JSON on one line. Names come from people: a character that is broken is replaced by U+FFFD, never a reason
/// to lose the file.
std::string compactJson(const nlohmann::ordered_json& value);

}  // namespace handhold
