// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/words/limits_off.h"

namespace handhold {

std::vector<std::string> limitsOff(const Laws& laws) {
  std::vector<std::string> off;
  if (!laws.jointLimits) off.emplace_back("joint limits");
  if (!laws.torqueLimits) off.emplace_back("torque limits");
  if (!laws.contactLimits) off.emplace_back("contact limits");
  if (!laws.friction) off.emplace_back("friction");
  return off;
}

std::string limitsOffWords(const Laws& laws) {
  const std::vector<std::string> off = limitsOff(laws);
  std::string words;
  for (std::size_t i = 0; i < off.size(); ++i)
    words.append(i == 0 ? "" : i + 1 == off.size() ? " and " : ", ").append(off[i]);
  return words.empty() ? words : words + " off";
}

std::string strengthOffWords(const Laws& laws) {
  Laws obeyed;
  obeyed.torqueLimits = laws.torqueLimits;
  return limitsOffWords(obeyed);
}

std::string motionKeepsLaws(const Laws& laws) {
  return limitsOff(laws).empty() ? "The motion keeps all laws" : "The motion keeps the laws that are on";
}

}  // namespace handhold
