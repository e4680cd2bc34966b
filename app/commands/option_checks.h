// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <filesystem>
#include <string>

#include "app/process/told_person.h"
#include "engine/core/bounds.h"
#include "engine/core/error.h"

namespace handhold {

/// A number of the range, which "nan" is not in as it is in CLI::Range.
inline CLI::Validator within(const Range& range) {
  return CLI::Validator(
      [range](std::string& text) -> std::string {
        double value = 0.0;
        if (!CLI::detail::lexical_cast(text, value))
          return "'" + text + "' is no number; write " + inWords(range);
        return range.holds(value) ? std::string() : outOfRange(value) + "; write " + inWords(range);
      },
      inWords(range));
}

/// The name of a file or folder.
inline CLI::Validator aName() {
  return CLI::Validator(
      [](std::string& text) { return text.empty() ? std::string("is empty; name a place") : std::string(); },
      std::string());
}

/// What is read is not replaced by what is written. Throws InputError.
inline void keepInput(const std::string& in, const char* what, const std::string& out) {
  std::error_code missing;
  if (std::filesystem::equivalent(in, out, missing))
    throw InputError(out, std::string("is the ") + what + " itself", "name another file");
}

/// Who does a task in the stead of whom it names, and what they wear.
inline void addSubject(CLI::App& command, ToldPerson& person) {
  command.add_option(
      "--subject", person.subject,
      "who does it instead of whom the task names: f05, f50, m50, m95 or another shipped model, or a "
      "file, as handhold subject writes it");
  command.add_option("--suit", person.suit,
                     "a file of what the person wears: torques of a suit's joints by angle, and its masses");
}

}  // namespace handhold
