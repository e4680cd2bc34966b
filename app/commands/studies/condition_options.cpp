// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/studies/condition_options.h"

#include <CLI/CLI.hpp>
#include <cmath>

#include "app/commands/option_checks.h"

namespace handhold {

namespace {

CLI::Validator aWholeNumber() {
  return CLI::Validator(
      [](std::string& text) -> std::string {
        double value = 0.0;
        const bool isNumber = CLI::detail::lexical_cast(text, value);
        return isNumber && value == std::floor(value) ? std::string() : "'" + text + "' is no whole number";
      },
      std::string());
}

}  // namespace

void addConditions(CLI::App& command, const StudyKind& kind, StudyValues& told) {
  told.clear();
  for (std::size_t i = 0; i < kind.usual.size(); ++i)
    told.push_back(kind.usual[i] * kind.conditions[i].perSi);
  for (std::size_t i = 0; i < told.size(); ++i) {
    const StudyCondition& condition = kind.conditions[i];
    CLI::Option* option = command.add_option(condition.option, told[i], condition.words);
    if (condition.isWhole) option->check(aWholeNumber());
    option->check(within(condition.range))->capture_default_str();
  }
}

/// Those that nobody has set stay what they are, to the last digit.
StudyValues inSi(const StudyKind& kind, StudyValues told) {
  for (std::size_t i = 0; i < told.size(); ++i) {
    const double perSi = kind.conditions[i].perSi;
    told[i] = told[i] == kind.usual[i] * perSi ? kind.usual[i] : told[i] / perSi;
  }
  return told;
}

}  // namespace handhold
