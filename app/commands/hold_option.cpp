// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/hold_option.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "app/process/number_text.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/recording/recording.h"

namespace handhold {

namespace {

/// "left hand", "right foot,1.5,3.2".
DeclaredHold readHold(const std::string& text) {
  const std::string part = text.substr(0, text.find(','));
  const std::optional<DeclaredHold> known = holdOf(part);
  DeclaredHold hold = known.value_or(DeclaredHold());
  Vector3 times(0.0, hold.from, hold.to);
  const bool isTime = part.size() == text.size() || readNumbers("0" + text.substr(part.size()), times);
  if (!known || !isTime)
    throw InputError(kHoldOption, quoted(text) + " is no hold",
                     "write \"left hand\" or \"right foot,1.5,3.2\"");
  if (times[2] <= times[1])
    throw InputError(kHoldOption, quoted(text) + " does not end after it begins",
                     "tell its begin first, then its end");
  hold.from = times[1];
  hold.to = times[2];
  return hold;
}

/// By its name, or by its number from 1.
std::size_t plateNamed(const std::string& name, const Recording& recording) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < recording.plates.size(); ++i) {
    names.push_back(recording.plates[i].name);
    if (name == names.back() || name == std::to_string(i + 1)) return i;
  }
  throw InputError("--plate", quoted(name) + " is no force plate of the recording",
                   names.empty() ? "leave it out: it has none" : "name " + listed(names, "or"));
}

PlateFoot plateFootNamed(const std::string& word) {
  const auto* found = std::ranges::find(kPlateFootWords, word);
  if (found == kPlateFootWords.end())
    throw InputError("--plate", quoted(word) + " is no foot", "write right, left, none or found");
  return static_cast<PlateFoot>(found - kPlateFootWords.begin());
}

}  // namespace

void addHoldOption(CLI::App& command, std::vector<std::string>& holds) {
  command.add_option(
      kHoldOption, holds,
      "hand or foot that bore the body where no plate did, with its times in s: \"left hand\" or "
      "\"right foot,1.5,3.2\"; may be given several times");
}

std::vector<DeclaredHold> declaredHolds(const std::vector<std::string>& texts) {
  std::vector<DeclaredHold> holds;
  for (const std::string& text : texts) holds.push_back(readHold(text));
  return holds;
}

void addPlateOption(CLI::App& command, std::vector<std::string>& plates) {
  command.add_option(
      "--plate", plates,
      "whose foot a force plate bore, where the feet leave it open: PLATE=right, left, none or "
      "found, by the plate's name or number; may be given several times");
}

std::vector<PlateFoot> toldPlateFeet(const std::vector<std::string>& texts, const Recording& recording) {
  std::vector<PlateFoot> feet;
  for (const ForcePlate& plate : recording.plates) feet.push_back(plate.foot);
  for (const std::string& text : texts) {
    const std::size_t sign = text.rfind('=');
    if (sign == std::string::npos)
      throw InputError("--plate", quoted(text) + " tells no foot", "write PLATE=left, as in 1=left");
    feet[plateNamed(text.substr(0, sign), recording)] = plateFootNamed(text.substr(sign + 1));
  }
  return feet;
}

}  // namespace handhold
