// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/error.h"

namespace handhold {

InputError::InputError(const std::string& place, const std::string& problem, const std::string& remedy)
    : std::runtime_error(place + ": " + problem + "; " + remedy),
      place_(place),
      problem_(problem),
      remedy_(remedy) {}

}  // namespace handhold
