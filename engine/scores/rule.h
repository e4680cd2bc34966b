// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/core/unit_choice.h"

namespace handhold {

/// Published rules by which a posture or motion is judged.
enum class Rule { Rula, Reba, Owas, Lifting, LowBack, Capable, CrewLoad, Reach, Endurance };

/// What a rule asks for, from nothing to everything at once.
enum class ActionLevel { Acceptable, Investigate, ChangeSoon, ChangeNow };
inline constexpr std::size_t kActionLevels = 4;

/// Which way a rule's value goes as things get worse.
enum class WorseIs { Greater, Less };

struct RuleRow {
  Rule rule = Rule::Rula;
  const char* word = "";     ///< in files and options: "rula"
  const char* title = "";    ///< for people: "RULA"
  const char* measure = "";  ///< what its value is: "score 1 to 7"
  const char* source = "";   ///< author, year, document
  WorseIs worse = WorseIs::Greater;
  Dimension quantity = Dimension::None;
  bool isShare = false;  ///< its value is a share of a limit, shown as percent
};

/// Every rule, in the order of Rule.
inline constexpr std::array<RuleRow, 9> kRuleRows{{
    {Rule::Rula, "rula", "RULA", "grand score, 1 to 7",
     "McAtamney and Corlett 1993, Applied Ergonomics 24(2):91-99"},
    {Rule::Reba, "reba", "REBA", "score, 1 to 15",
     "Hignett and McAtamney 2000, Applied Ergonomics 31:201-205"},
    {Rule::Owas, "owas", "OWAS", "action category, 1 to 4",
     "Karhu, Kansi and Kuorinka 1977, Applied Ergonomics 8:199-201"},
    {Rule::Lifting, "lifting", "NIOSH lifting", "lifting index, load over recommended weight",
     "Waters, Putz-Anderson and Garg 1994, DHHS (NIOSH) 94-110"},
    {Rule::LowBack, "low-back", "Low back", "compression at L5/S1",
     "NIOSH 1981 limits 3400 and 6400 N; single extensor muscle with an arm of 6 cm", WorseIs::Greater,
     Dimension::Force},
    {Rule::Capable, "capable", "Percent capable", "women who are strong enough, least of the joints",
     "NIOSH 1981 limits; Anderson, Madigan and Nussbaum 2007; Stobbe 1982", WorseIs::Less, Dimension::None,
     true},
    {Rule::CrewLoad, "crew-load", "Crew loads", "share of what the hardware is made for",
     "SSP 30256:001 rev F 1997, table 3.1.3-1", WorseIs::Greater, Dimension::None, true},
    {Rule::Reach, "reach", "Reach and sight", "strength used where the body holds",
     "NASA-STD-3000 sections 3.3.4.3, 9; MIL-STD-1472 (sight)", WorseIs::Greater, Dimension::None, true},
    {Rule::Endurance, "endurance", "Endurance",
     "time (s) until the first joint tires: of a posture that is held, of a motion that is repeated",
     "Xia and Frey-Law 2008; Frey-Law, Looft and Heitsman 2012; Looft et al. 2018", WorseIs::Less},
}};

constexpr const RuleRow& rowOf(Rule rule) { return kRuleRows[static_cast<std::size_t>(rule)]; }

/// NIOSH 1981: the shares of women and men who have to be strong enough at the design and the upper limit.
inline constexpr double kDesignWomen = 0.75, kDesignMen = 0.99, kUpperWomen = 0.01, kUpperMen = 0.25;

/// "investigate and change soon": what the rule's own text says to a value.
std::string meaningOf(Rule rule, double value, ActionLevel level);

/// "acceptable", "investigate", "change soon", "change now".
const char* wordOf(ActionLevel level);

/// The rules of words separated by commas; empty: all. Throws InputError with what there is.
std::vector<Rule> rulesOf(const std::string& words);

}  // namespace handhold
