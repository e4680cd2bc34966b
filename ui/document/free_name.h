// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/task/task.h"

namespace handhold {

template <class Item>
auto& nameOf(Item& item) {
  return item.name;
}

inline std::string& nameOf(TimedTarget& timed) { return timed.target.name; }
inline const std::string& nameOf(const TimedTarget& timed) { return timed.target.name; }

/// Whether another item than that at `except` (-1: any) has the name.
template <class Item>
bool hasName(const std::vector<Item>& items, const std::string& name, int except) {
  for (int i = 0; i < static_cast<int>(items.size()); ++i)
    if (i != except && nameOf(items[i]) == name) return true;
  return false;
}

/// "bar" without its number: of "bar 2" and of "bar".
inline std::string withoutNumber(const std::string& name) {
  const std::size_t end = name.find_last_not_of("0123456789");
  const bool hasNumber = end != std::string::npos && end > 0 && end + 1 < name.size() && name[end] == ' ';
  return hasNumber ? name.substr(0, end) : name;
}

/// "bar", or "bar 2" where there is one already, "bar 3" where there is that.
template <class Item>
std::string freeName(const std::vector<Item>& items, const std::string& wanted) {
  if (!hasName(items, wanted, -1)) return wanted;
  for (int number = 2;; ++number) {
    const std::string name = withoutNumber(wanted) + " " + std::to_string(number);
    if (!hasName(items, name, -1)) return name;
  }
}

}  // namespace handhold
