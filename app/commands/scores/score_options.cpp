// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scores/score_options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string>

#include "app/commands/option_checks.h"

namespace handhold {

void addScoreSettings(CLI::App& command, ScoreSettings& settings) {
  command.add_option("--held", settings.held, "how long the posture is kept without a break (s)")
      ->check(within({0.0, 86400.0}))
      ->capture_default_str();
  command.add_option("--per-minute", settings.perMinute, "how often the movement is repeated in a minute")
      ->check(within({0.0, 1000.0}))
      ->capture_default_str();
  command.add_flag("--shock", settings.isShock, "forces build up at once");
  command.add_flag("--hurried", settings.isHurried,
                   "rapid large changes of posture, or an unstable base (REBA)");
  command
      .add_option_function<std::string>(
          "--coupling",
          [&settings](const std::string& word) {
            const auto* at = std::find(kCouplingWords.begin(), kCouplingWords.end(), word);
            settings.coupling = static_cast<Coupling>(at - kCouplingWords.begin());
          },
          "how the hands hold: good, fair (as is taken), poor or unacceptable")
      ->check(CLI::IsMember(std::vector<std::string>(kCouplingWords.begin(), kCouplingWords.end())));
  command.add_option("--lifts-per-minute", settings.liftsPerMinute, "of NIOSH lifting")
      ->check(within({0.0, 1000.0}))
      ->capture_default_str();
  command.add_option("--hours", settings.hours, "of lifting without a longer rest")
      ->check(within({0.0, 24.0}))
      ->capture_default_str();
  command
      .add_option_function<double>(
          "--mass", [&settings](double mass) { settings.mass = mass; },
          "lifted by both hands, where the loads do not tell (kg)")
      ->check(within({0.0, 1000.0}));
}

}  // namespace handhold
