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

/// "bar", or "bar 2" where there is one already.
template <class Item>
std::string freeName(const std::vector<Item>& items, const std::string& wanted) {
  if (!hasName(items, wanted, -1)) return wanted;
  for (int number = 2;; ++number) {
    const std::string name = wanted + " " + std::to_string(number);
    if (!hasName(items, name, -1)) return name;
  }
}

}  // namespace handhold
