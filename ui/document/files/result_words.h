// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <utility>

#include "ui/document/kept_result.h"

namespace handhold {

/// How files call the kinds of what results hold; writer and reader share them.
template <class Kind, std::size_t count>
using Words = std::array<std::pair<const char*, Kind>, count>;

inline constexpr Words<LoadsFrom, 4> kLoadsWords = {{{"unknown", LoadsFrom::Unknown},
                                                     {"held posture", LoadsFrom::HeldPosture},
                                                     {"solver", LoadsFrom::Solver},
                                                     {"simulation", LoadsFrom::Simulation}}};

inline constexpr Words<TaskChange::Kind, 10> kChangeWords = {{{"contact", TaskChange::Kind::Contact},
                                                              {"prop", TaskChange::Kind::Prop},
                                                              {"target", TaskChange::Kind::Target},
                                                              {"timed target", TaskChange::Kind::TimedTarget},
                                                              {"load", TaskChange::Kind::Load},
                                                              {"friction", TaskChange::Kind::Friction},
                                                              {"grip", TaskChange::Kind::Grip},
                                                              {"duration", TaskChange::Kind::Duration},
                                                              {"strength", TaskChange::Kind::Strength},
                                                              {"range", TaskChange::Kind::Range}}};

template <class Kind, std::size_t count>
const char* wordOf(const Words<Kind, count>& words, Kind kind) {
  for (const auto& [word, known] : words)
    if (known == kind) return word;
  return words.front().first;
}

}  // namespace handhold
