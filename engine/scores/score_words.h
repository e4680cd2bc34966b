// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/core/unit_choice.h"
#include "engine/scores/verdict.h"

namespace handhold {

/// A value as its rule counts: "5", "1.24", "3120 N", "84 %".
std::string valueWords(Rule rule, double value, const UnitChoice& units = {});

/// "right upper arm".
std::string nameOf(const ScorePart& part);

/// From what the part's score follows: "62 degrees, abducted"; empty where there is nothing to say.
std::string causeOf(const ScorePart& part, const UnitChoice& units = {});

/// The part that drives an instant, with its cause: "right upper arm (62 degrees, abducted)"; empty: none.
std::string driverWords(const InstantScore& score, const UnitChoice& units = {});

/// "5 at 0.42 s: investigate and change soon; right upper arm (62 degrees, abducted)", or why the rule does
/// not apply.
std::string inOneLine(const RuleVerdict& verdict, const UnitChoice& units = {});

}  // namespace handhold
