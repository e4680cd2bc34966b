// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/hold_option.h"

#include <CLI/CLI.hpp>

#include "app/process/number_text.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"

namespace handhold {

namespace {

/// "left hand", "right foot,1.5,3.2".
DeclaredHold readHold(const std::string& text) {
  const std::string part = text.substr(0, text.find(','));
  const std::optional<DeclaredHold> known = holdOf(part);
  DeclaredHold hold = known.value_or(DeclaredHold());
  Vector3 times(0.0, hold.from, hold.to);
  const bool isTime = part.size() == text.size() || readNumbers("0" + text.substr(part.size()), times);
  if (!known || !isTime || !(times[1] < times[2]))
    throw InputError("--hold", quoted(text) + " is no hold", "write \"left hand\" or \"right foot,1.5,3.2\"");
  hold.from = times[1];
  hold.to = times[2];
  return hold;
}

}  // namespace

void addHoldOption(CLI::App& command, std::vector<std::string>& holds) {
  command.add_option(
      "--hold", holds,
      "hand or foot that bore the body where no plate did, with its times in s: \"left hand\" or "
      "\"right foot,1.5,3.2\"; may be given several times");
}

std::vector<DeclaredHold> declaredHolds(const std::vector<std::string>& texts) {
  std::vector<DeclaredHold> holds;
  for (const std::string& text : texts) holds.push_back(readHold(text));
  return holds;
}

}  // namespace handhold
