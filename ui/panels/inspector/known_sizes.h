// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>

#include "engine/task/prop_parts.h"

namespace handhold {

/// How certain a number of somebody else's is.
enum class Certainty {
  Told,   ///< a public source tells it, or tells what another told
  Verify  ///< from memory: to be verified before somebody rests on it
};

/// Sizes of a thing that exists, as far as they are known; zero: it says nothing of that.
struct KnownSize {
  PropKind kind = PropKind::Box;
  const char* title = "";
  const char* source = "";  ///< where from, and what it leaves open
  Certainty certainty = Certainty::Told;
  double x = 0.0, y = 0.0, z = 0.0;  ///< of Prop::size (m), of a ladder x clear between its rails
  double spacing = 0.0;              ///< of a ladder's rungs (m)
};

/// What hardware is made to bear, for contacts that somebody holds on by.
struct KnownLimit {
  BodyPart part = BodyPart::Hand;
  const char* title = "";
  const char* source = "";
  double force = 0.0;   ///< in any direction (N); zero: what the hand of whoever does the task holds
  double moment = 0.0;  ///< about any axis (N m); zero: it says nothing of that
};

inline constexpr double kSameSize = 1e-6;  // m, N, N m

inline constexpr const char* kModuleSource =
    "Length of the whole module outside, end cones and rings with it, as public pages tell: the room between "
    "the hatches is shorter (six racks in a row, as in Destiny, take about 6.4 m). Width and height stay";
inline constexpr const char* kRememberedSource =
    "From memory: verify its length, which is that outside. Width and height stay";

/// Of all kinds, in the order in which they are offered.
inline constexpr std::array kKnownSizes{
    KnownSize{PropKind::Cabin, "Destiny, 8.5 m outside", kModuleSource, Certainty::Told, 0.0, 0.0, 8.5},
    KnownSize{PropKind::Cabin, "Harmony, 7.2 m outside", kModuleSource, Certainty::Told, 0.0, 0.0, 7.2},
    KnownSize{PropKind::Cabin, "Tranquility, 6.7 m outside", kModuleSource, Certainty::Told, 0.0, 0.0, 6.706},
    KnownSize{PropKind::Cabin, "Columbus, 6.9 m outside", kModuleSource, Certainty::Told, 0.0, 0.0, 6.87},
    KnownSize{PropKind::Cabin, "Kibo, pressurized, 11.2 m outside", kModuleSource, Certainty::Told, 0.0, 0.0,
              11.2},
    KnownSize{PropKind::Cabin, "Kibo, logistics, 3.9 m outside", kModuleSource, Certainty::Told, 0.0, 0.0,
              3.9},
    KnownSize{PropKind::Cabin, "Nauka, 13.0 m outside", kModuleSource, Certainty::Told, 0.0, 0.0, 13.0},
    KnownSize{PropKind::Cabin, "Unity, 5.5 m outside (verify)", kRememberedSource, Certainty::Verify, 0.0,
              0.0, 5.5},
    KnownSize{PropKind::Cabin, "Zvezda, 13.1 m outside (verify)", kRememberedSource, Certainty::Verify, 0.0,
              0.0, 13.1},
    KnownSize{PropKind::Ladder, "ANSI A14.3, fixed",
              "Rungs at most 305 mm apart, 406 mm clear between the rails, as the standard is quoted",
              Certainty::Told, 0.406, 0.0, 0.0, 0.305},
    KnownSize{PropKind::Ladder, "ISO 14122-4 (verify)",
              "From memory: rungs 225 to 300 mm apart, 400 to 600 mm clear; verify", Certainty::Verify, 0.4,
              0.0, 0.0, 0.3},
    KnownSize{
        PropKind::Bar, "EVA handrail (verify)",
        "From memory of NASA-STD-3000: 33 by 19 mm, rounded, as a round bar of the same girth; 57 mm clear "
        "behind it; verify",
        Certainty::Verify, 0.0, 0.028},
    KnownSize{PropKind::Box, "Station rack",
              "1.85 m tall and 1.07 m wide, about 545 kg, as public pages tell; its depth stays",
              Certainty::Told, 1.07, 1.85},
};

inline constexpr std::array kKnownLimits{
    KnownLimit{BodyPart::Foot, "Foot restraint socket",
               "SSP 30256:001 F, table 3.1.3-1, as a page of it is reproduced: 274 lbf with 4200 in-lbf, any "
               "direction and axis; here for each component, which together may pass it",
               1219.0, 475.0},
    KnownLimit{BodyPart::Hand, "EVA handling load",
               "SSP 30256:001 F, table 3.1.3-1, as a page of it is reproduced: 45 lbf by the crew in foot "
               "restraints on any hardware, on a radius of 1.25 in; here for each component",
               200.0},
    KnownLimit{
        BodyPart::Hand, "The person's grip",
        "By sex, age and percentile (Mathiowetz 1985), on whoever does the task; 540 N right and 490 N "
        "left of the source's skeleton"},
};

inline bool isSameSize(double told, double is) { return told == 0.0 || std::abs(told - is) < kSameSize; }

/// Prop::size goes to the middles of a ladder's rails.
inline double widthOf(const KnownSize& known, const Prop& prop) {
  return known.x > 0.0 && known.kind == PropKind::Ladder ? known.x + kRailPerRung * prop.diameter : known.x;
}

/// The prop with what is known of its size.
inline Prop sizedAs(const KnownSize& known, Prop prop) {
  const auto take = [](double told, double& size) {
    if (told > 0.0) size = told;
  };
  take(widthOf(known, prop), prop.size.x());
  take(known.y, prop.size.y());
  take(known.z, prop.size.z());
  take(known.spacing, prop.spacing);
  return prop;
}

inline bool hasSize(const KnownSize& known, const Prop& prop) {
  return known.kind == prop.kind && isSameSize(widthOf(known, prop), prop.size.x()) &&
         isSameSize(known.y, prop.size.y()) && isSameSize(known.z, prop.size.z()) &&
         isSameSize(known.spacing, prop.spacing);
}

/// The contact with pull, push and shear within the force, and its moments within the moment.
inline Contact limitedAs(const KnownLimit& known, Contact contact) {
  if (known.force == 0.0) {
    const double turn = contact.limits.turn;  // no hardware tells it
    contact.limits = usualLimits(contact.kind);
    contact.limits.turn = turn;
    return contact;
  }
  contact.limits.push = known.force;
  contact.limits.pull = contact.limits.shear = known.force;
  if (known.moment > 0.0) contact.limits.moment = known.moment;
  return contact;
}

inline bool hasLimit(const KnownLimit& known, const Contact& contact) {
  const ContactLimits& limits = contact.limits;
  if (rowOf(contact).part != known.part) return false;
  if (known.force == 0.0) return rowOf(contact).isOnBar() && !limits.pull && !limits.shear;
  return limits.pull && limits.shear && isSameSize(known.force, *limits.pull) &&
         isSameSize(known.force, limits.push) && isSameSize(known.force, *limits.shear) &&
         isSameSize(known.moment, contact.limits.moment);
}

}  // namespace handhold
