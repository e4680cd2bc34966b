// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scores/score_words.h"

#include <cstdio>

#include "engine/core/spoken_amount.h"
#include "engine/scores/endurance.h"

namespace handhold {

namespace {

std::string printed(const char* format, double value) {
  char text[48];
  std::snprintf(text, sizeof text, format, value);
  return text;
}

std::string enduranceWords(double seconds) {
  if (seconds >= kLongestEndurance) return "8 h or more";
  if (seconds < 120.0) return printed("%.0f s", seconds);
  return printed(seconds < 600.0 ? "%.1f min" : "%.0f min", seconds / 60.0);
}

}  // namespace

std::string valueWords(Rule rule, double value, const UnitChoice& units) {
  if (rule == Rule::Endurance) return enduranceWords(value);
  const RuleRow& row = rowOf(rule);
  if (row.quantity != Dimension::None) return spokenAmount(value, row.quantity, units);
  if (rule == Rule::Capable) return printed("%.0f %% of women", 100.0 * value);
  if (row.isShare) return printed("%.0f %%", 100.0 * value);
  const bool isWhole = value == static_cast<double>(static_cast<int>(value));
  return printed(rule != Rule::Lifting && isWhole ? "%.0f" : "%.2f", value);
}

std::string nameOf(const ScorePart& part) {
  if (!part.side || part.name.find("right") != std::string::npos ||
      part.name.find("left") != std::string::npos)
    return part.name;
  return (*part.side == BodySide::Right ? "right " : "left ") + part.name;
}

std::string causeOf(const ScorePart& part, const UnitChoice& units) {
  std::string text;
  if (part.amount && part.quantity != Dimension::None)
    text = spokenAmount(*part.amount, part.quantity, units);
  if (!part.remark.empty()) text += (text.empty() ? "" : ", ") + part.remark;
  return text;
}

std::string driverWords(const InstantScore& score, const UnitChoice& units) {
  if (score.driver < 0) return {};
  const ScorePart& part = score.parts[static_cast<std::size_t>(score.driver)];
  const std::string cause = causeOf(part, units);
  return nameOf(part) + (cause.empty() ? "" : " (" + cause + ")");
}

std::string inOneLine(const RuleVerdict& verdict, const UnitChoice& units) {
  if (!verdict.applies()) return "does not apply: " + verdict.reason;
  const InstantScore& worst = verdict.worstInstant();
  std::string text = valueWords(verdict.rule, worst.value, units);
  if (verdict.curve.size() > 1) text += printed(" at %.2f s", worst.time);
  text += ": " + meaningOf(verdict.rule, worst.value, worst.level);
  const std::string driver = driverWords(worst, units);
  return driver.empty() ? text : text + "; " + driver;
}

}  // namespace handhold
