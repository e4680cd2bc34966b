// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace handhold {

/// Who gives mechanical energy to a simulated body or takes it: the channel that has the work since the start
/// (J), and its words.
struct EnergyEntry {
  const char* channel;
  const char* words;
};

/// Their sum is what the channel "total" has changed by, but for the error of the steps.
inline constexpr std::array<EnergyEntry, 7> kEnergyEntries{{{"muscles", "muscles"},
                                                            {"damping", "joint damping"},
                                                            {"stops", "joint stops"},
                                                            {"contacts", "contacts"},
                                                            {"loads", "loads"},
                                                            {"water", "water"},
                                                            {"impacts", "impacts"}}};

}  // namespace handhold
