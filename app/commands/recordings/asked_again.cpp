// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/recordings/asked_again.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>

#include "engine/core/bounds.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/planning/solve.h"

namespace handhold {

namespace {

constexpr Range kGoalWeight{0.0, 1e6, ""};

/// A law that may be switched off, as task files call it.
struct LawWord {
  const char* word;
  bool Laws::*law;
};
constexpr LawWord kLawWords[] = {{"joint_limits", &Laws::jointLimits},
                                 {"torque_limits", &Laws::torqueLimits},
                                 {"contact_limits", &Laws::contactLimits},
                                 {"friction", &Laws::friction}};

/// A number and nothing else, with a point in any locale.
std::optional<double> weightOf(const std::string& text) {
  double weight = 0.0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), weight);
  const bool isNumber = error == std::errc() && end == text.data() + text.size();
  return isNumber && kGoalWeight.holds(weight) ? std::optional(weight) : std::nullopt;
}

}  // namespace

Trial askedAgain(const Subject& person, const RecordedTask& made, FirstGuess guess, const Watch& watch) {
  SolveOptions how;
  how.wanted = Wanted::Motion;
  how.posture.advising = PostureOptions::Advising::No;
  how.posture.progress = watch.progress;
  how.posture.stop = watch.stop;
  if (guess == FirstGuess::Recorded) {
    const auto last = std::make_shared<Trial>();
    last->subject = person;
    last->motion = made.motion;
    how.last = last;
  }
  return solve(person, made.task, how);
}

void addLawsOff(CLI::App& command, std::vector<std::string>& lawsOff) {
  std::vector<std::string> words;
  for (const LawWord& law : kLawWords) words.emplace_back(law.word);
  command.add_option("--without", lawsOff, "laws that are not to bind: " + listed(words))
      ->check(CLI::IsMember(words))
      ->delimiter(',');
}

Laws lawsWithout(const std::vector<std::string>& lawsOff) {
  Laws laws;
  for (const LawWord& law : kLawWords)
    if (std::ranges::find(lawsOff, law.word) != lawsOff.end()) laws.*law.law = false;
  return laws;
}

GoalMix goalMixOf(const std::string& text, const char* option) {
  GoalMix mix;
  std::vector<std::string> words;
  for (const auto goals : {bodyGoals(), motionGoals()})
    for (const GoalRow& goal : goals) words.emplace_back(goal.word);
  for (const std::string& part : CLI::detail::split(text, ',')) {
    const std::string word = part.substr(0, part.find('='));
    const std::optional<double> weight =
        word.size() == part.size() ? 1.0 : weightOf(part.substr(word.size() + 1));
    const GoalRow* named = nullptr;
    for (const auto goals : {bodyGoals(), motionGoals()})
      for (const GoalRow& goal : goals)
        if (word == goal.word) named = &goal;
    if (!named) throw InputError(option, quoted(word) + " is no goal", suggestion(word, words));
    if (!weight) throw InputError(option, quoted(part) + " has no weight", "write " + inWords(kGoalWeight));
    mix.emplace_back(named, *weight);
  }
  return mix;
}

}  // namespace handhold
