// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace handhold {

/// Who does a task in the stead of whom it names, and what they wear, as the command line tells it.
struct ToldPerson {
  std::string subject;  ///< a shipped model's name, or a file; empty: whom the task names
  std::string suit;     ///< a file; empty: what that person wears anyway

  bool isTold() const { return !subject.empty() || !suit.empty(); }
};

}  // namespace handhold
