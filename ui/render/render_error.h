// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>

namespace handhold {

/// This machine cannot draw; what() says why and what to do.
class RenderError : public std::runtime_error {
 public:
  RenderError(const std::string& problem, const std::string& remedy)
      : std::runtime_error("picture: " + problem + "; " + remedy) {}
};

}  // namespace handhold
