// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/rule.h"

#include <sstream>

#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/scores/endurance.h"

namespace handhold {

namespace {

constexpr std::array<const char*, kActionLevels> kRulaSays{
    "acceptable if not held or repeated for long", "investigate, changes may be needed",
    "investigate and change soon", "investigate and change at once"};
constexpr std::array<const char*, kActionLevels> kOwasSays{
    "no action", "corrective action in the near future", "corrective action as soon as possible",
    "corrective action at once"};

const char* rebaSays(double score) {
  if (score < 1.5) return "negligible risk";
  if (score < 3.5) return "low risk, action may be needed";
  if (score < 7.5) return "medium risk, action needed";
  return score < 10.5 ? "high risk, action needed soon" : "very high risk, action needed now";
}

/// Where enough women can it is the men's limit that is broken.
const char* capableSays(double women, bool isWorst) {
  if (isWorst)
    return women < kUpperWomen ? "over the upper limit: fewer than 1 % of women can"
                               : "over the upper limit: fewer than 25 % of men can";
  return women < kDesignWomen ? "over the design limit: fewer than 75 % of women can"
                              : "over the design limit: enough women, but fewer than 99 % of men can";
}

const char* limitSays(Rule rule, double value, ActionLevel level) {
  const bool isWorst = level == ActionLevel::ChangeNow;
  switch (rule) {
    case Rule::Lifting:
      return isWorst ? "over three times the recommended weight: strongly raised risk"
                     : "over the recommended weight: raised risk";
    case Rule::LowBack:
      return isWorst ? "over the upper limit of 6400 N" : "over the design limit of 3400 N";
    case Rule::Capable:
      return capableSays(value, isWorst);
    case Rule::CrewLoad:
      return isWorst ? "more than the hardware is made for" : "near what the hardware is made for";
    case Rule::Endurance:
      return "the first joint tires before the time that is wanted";
    default:
      return isWorst ? "out of reach or beyond strength"
                     : "beyond easy sight or with little strength to spare";
  }
}

const char* goodSays(Rule rule) {
  switch (rule) {
    case Rule::Lifting:
      return "within the recommended weight";
    case Rule::LowBack:
      return "within the design limit of 3400 N";
    case Rule::Capable:
      return "at least 99 % of men and 75 % of women can";
    case Rule::CrewLoad:
      return "within what the hardware is made for";
    case Rule::Endurance:
      return "the first joint tires after so long";
    default:
      return "within reach and in sight, with strength to spare";
  }
}

}  // namespace

std::string meaningOf(Rule rule, double value, ActionLevel level) {
  if (rule == Rule::Rula) return kRulaSays[static_cast<std::size_t>(level)];
  if (rule == Rule::Owas) return kOwasSays[static_cast<std::size_t>(level)];
  if (rule == Rule::Reba) return rebaSays(value);
  if (rule == Rule::Endurance && value >= kLongestEndurance) return "no joint tires within a shift";
  return level == ActionLevel::Acceptable ? goodSays(rule) : limitSays(rule, value, level);
}

const char* wordOf(ActionLevel level) {
  constexpr std::array<const char*, kActionLevels> kWords{"acceptable", "investigate", "change soon",
                                                          "change now"};
  return kWords[static_cast<std::size_t>(level)];
}

std::vector<Rule> rulesOf(const std::string& words) {
  std::vector<Rule> rules;
  std::vector<std::string> known;
  for (const RuleRow& row : kRuleRows) known.emplace_back(row.word);
  std::istringstream stream(words);
  for (std::string word; std::getline(stream, word, ',');) {
    const auto* found = kRuleRows.begin();
    while (found != kRuleRows.end() && word != found->word) ++found;
    if (found == kRuleRows.end())
      throw InputError(handhold::quoted(word), "is none of the rules", suggestion(word, known));
    rules.push_back(found->rule);
  }
  if (rules.empty())
    for (const RuleRow& row : kRuleRows) rules.push_back(row.rule);
  return rules;
}

}  // namespace handhold
