// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

namespace handhold {

/// Laws that may yield together, when it is asked which of them stands in the way.
enum class LawGroup : unsigned {
  Equilibrium = 1,
  Feet = 2,      ///< footholds stay in their places
  Hands = 4,     ///< handholds likewise
  Targets = 8,   ///< those that must hold
  Torque = 16,   ///< of the joints
  Holding = 32,  ///< strength of hands and contacts
  Friction = 64,
  Clearance = 128
};

class LawSet {
 public:
  constexpr LawSet() = default;
  constexpr LawSet(std::initializer_list<LawGroup> groups) {
    for (LawGroup group : groups) bits_ |= static_cast<unsigned>(group);
  }
  constexpr bool has(LawGroup group) const { return (bits_ & static_cast<unsigned>(group)) != 0; }
  constexpr LawSet operator|(const LawSet& other) const {
    LawSet both = *this;
    both.bits_ |= other.bits_;
    return both;
  }
  constexpr bool operator==(const LawSet&) const = default;

 private:
  unsigned bits_ = 0;
};

}  // namespace handhold
