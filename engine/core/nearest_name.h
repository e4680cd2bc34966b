// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace handhold {

/// The known name that `name` was probably meant to be: a few letters away, whatever their case; empty when
/// none is near.
std::string nearestName(const std::string& name, const std::vector<std::string>& known);

/// A remedy for an unknown name: "did you mean 'grip'?" or "use a, b or c" when none is near.
std::string suggestion(const std::string& name, const std::vector<std::string>& known);

/// 'name'.
std::string quoted(const std::string& name);

/// "a, b or c", or with another word before the last.
std::string listed(const std::vector<std::string>& names, const std::string& word = "or");

}  // namespace handhold
