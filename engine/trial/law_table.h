// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/trial/violation.h"

namespace handhold {

/// In the order in which remedies list them.
inline constexpr std::array kViolationKinds{
    ViolationKind::ContactPosition, ViolationKind::ContactDirection, ViolationKind::Target,
    ViolationKind::JointTorque,     ViolationKind::ContactForce,     ViolationKind::HeldLoad,
    ViolationKind::Friction,        ViolationKind::Equilibrium,      ViolationKind::Collision};

/// The words of files and tables: "contact position", "joint torque".
std::string toString(ViolationKind kind);

/// A law in one row.
struct LawRow {
  Law law;
  ViolationKind kind;
  std::string_view word;      ///< of files
  std::string_view sentence;  ///< with places for {name}, {joint} (the name as spoken), {other}, {deed},
                              ///< {amount}, {value} and {limit}
  std::string_view remedy;    ///< one thing to try
};

/// All laws, in the order of the enumeration.
std::span<const LawRow> lawTable();
const LawRow& rowOf(Law law);

/// Its word in files, "contact reach"; and the law of a word, none where there is none of it.
std::string toString(Law law);
std::optional<Law> lawCalled(std::string_view word);

struct DeedRow {
  Deed deed;
  std::string_view word;    ///< of files
  std::string_view phrase;  ///< as in "right grip pulls with 900 N"
};

const DeedRow& rowOf(Deed deed);
std::optional<Deed> deedCalled(std::string_view word);

}  // namespace handhold
