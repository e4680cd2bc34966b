// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/terminal_units.h"

#include <CLI/CLI.hpp>
#include <cstdarg>
#include <cstdio>
#include <string>

#include "engine/core/respoken.h"

namespace handhold {

void addUnits(CLI::App& command, UnitChoice& units) {
  command
      .add_option_function<std::string>(
          "--units",
          [&units](const std::string& system) {
            units.system = system == "us" ? UnitSystem::UsCustomary : UnitSystem::Metric;
          },
          "in which sentences are told: si or us; files and tables are SI")
      ->check(CLI::IsMember({"si", "us"}));
}

void say(const UnitChoice& units, const char* format, ...) {
  std::va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  std::string words(static_cast<std::size_t>(std::vsnprintf(nullptr, 0, format, arguments)), ' ');
  std::vsnprintf(words.data(), words.size() + 1, format, again);
  va_end(again);
  va_end(arguments);
  std::fputs(respoken(words, units).c_str(), stdout);
}

}  // namespace handhold
