// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/violation_words.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>

#include "engine/core/respoken.h"
#include "engine/core/spoken_amount.h"
#include "engine/core/spoken_apart.h"
#include "engine/core/spoken_length.h"
#include "engine/core/spoken_name.h"
#include "engine/trial/law_table.h"

namespace handhold {

namespace {

/// Limits of less are told with what lies behind the point: "1.1 N" (N).
constexpr double kFewNewtons = 10.0;

/// Fills the places of a law's sentence.
class Speaker {
 public:
  Speaker(const Violation& violation, const UnitChoice& units)
      : violation_(violation), units_(unitsFor(greatestLength(violation), units)) {}

  std::string sentence() const;

 private:
  std::string filled(std::string_view place) const;
  std::string compared(double number, double other) const;

  const Violation& violation_;
  const UnitChoice units_;
};

/// A value beside its limit, or the limit beside the value. Shares are of torques.
std::string Speaker::compared(double number, double other) const {
  const bool isShare = violation_.quantity == Dimension::None;
  const double size = std::abs(number), otherSize = std::abs(other);
  if (violation_.quantity == Dimension::Force && size < kFewNewtons) {
    const std::string few = spokenSize(size, Dimension::Force, units_);
    if (few != spokenSize(otherSize, Dimension::Force, units_)) return few;
  }
  return spokenApart(size, otherSize, isShare ? Dimension::Torque : violation_.quantity, units_);
}

std::string Speaker::filled(std::string_view place) const {
  if (place == "name") return thingOf(violation_);
  if (place == "joint") return spokenName(violation_.name);
  if (place == "other") return violation_.other;
  if (place == "deed") return std::string(rowOf(violation_.deed).phrase);
  if (place == "value") return compared(violation_.value, violation_.limit);
  if (place == "limit") return compared(violation_.limit, violation_.value);
  return spokenAmount(std::abs(violation_.amount), violation_.quantity, units_);
}

std::string Speaker::sentence() const {
  std::string words;
  std::string_view rest = rowOf(violation_.law).sentence;
  for (std::size_t open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
    const std::size_t close = rest.find('}', open);
    words.append(rest.substr(0, open)).append(filled(rest.substr(open + 1, close - open - 1)));
    rest.remove_prefix(close + 1);
  }
  return words.append(rest);
}

}  // namespace

double greatestLength(const Violation& violation) {
  if (violation.quantity != Dimension::Length) return 0.0;
  return std::max({std::abs(violation.amount), std::abs(violation.value), std::abs(violation.limit)});
}

UnitChoice unitsFor(double greatest, const UnitChoice& units) {
  UnitChoice choice = units;
  if (units.system == UnitSystem::Metric && greatest >= kLongLength) choice.length = LengthUnit::Metre;
  return choice;
}

std::string told(const Violation& violation, const UnitChoice& units) {
  if (violation.told) return violation.told->sentence;
  std::string words = Speaker(violation, units).sentence();
  if (!violation.time) return words;
  char when[32];
  std::snprintf(when, sizeof when, " at %.2f s", *violation.time);
  return words + when;
}

std::string remedyOf(const Violation& violation) {
  return violation.told ? violation.told->remedy : std::string(rowOf(violation.law).remedy);
}

std::string thingOf(const Violation& violation) {
  std::string words = violation.name;
  for (const std::string& name : violation.further) words.append(" and ").append(name);
  return words;
}

std::string finding(const std::string& message, const std::vector<Violation>& violations,
                    const UnitChoice& units) {
  if (!message.empty() || violations.empty()) return respoken(message, units);
  std::string words = told(violations.front(), units);
  if (violations.size() > 1) words += ", and " + std::to_string(violations.size() - 1) + " more";
  if (!words.empty()) words[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(words[0])));
  return words;
}

std::string ownMessage(std::string message, const std::vector<Violation>& violations) {
  if (!violations.empty() &&
      (message == told(violations.front()) || message == finding({}, {violations.front()}) ||
       message == finding({}, violations)))
    return {};
  if (message.ends_with('.')) message.pop_back();
  return message;
}

}  // namespace handhold
