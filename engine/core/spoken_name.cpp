// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/spoken_name.h"

#include <algorithm>

namespace handhold {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return c >= 'a' && c <= 'z'; }

}  // namespace

std::string spokenName(const std::string& name) {
  const bool sided = name.starts_with("r_") || name.starts_with("l_");
  std::string spoken = !sided ? "" : name[0] == 'r' ? "right " : "left ";
  spoken.append(name, sided ? 2 : 0, std::string::npos);
  std::replace(spoken.begin(), spoken.end(), '_', ' ');
  for (std::size_t i = 1; i < spoken.size(); ++i)
    if (isDigit(spoken[i]) && isLetter(spoken[i - 1])) spoken.insert(i, 1, ' ');
  return spoken;
}

std::size_t controlAt(const std::string& text, std::size_t i) {
  const auto c = static_cast<unsigned char>(text[i]);
  if (c < 0x20 || c == 0x7F) return 1;
  if (c != 0xC2 || i + 1 == text.size()) return 0;
  const auto next = static_cast<unsigned char>(text[i + 1]);
  return next >= 0x80 && next < 0xA0 ? 2 : 0;
}

bool hasControl(const std::string& name) {
  for (std::size_t i = 0; i < name.size(); ++i)
    if (controlAt(name, i) > 0) return true;
  return false;
}

}  // namespace handhold
