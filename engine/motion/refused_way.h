// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/core/error.h"

namespace handhold {

/// What a motion function refuses, which knows no units, told of the field that asks for it and with the unit
/// of its distance ("m", "rad").
inline InputError refusedWay(const InputError& refused, const std::string& place, const std::string& unit) {
  constexpr const char* kBehindDistance = " cannot be covered";
  std::string problem = refused.problem();
  const std::size_t at = problem.find(kBehindDistance);
  if (at != std::string::npos) problem = problem.insert(at, " " + unit) + " " + unit + "/s";
  return InputError(place, problem, refused.remedy());
}

}  // namespace handhold
