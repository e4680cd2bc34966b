// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/clothes.h"

#include <algorithm>
#include <iterator>

namespace handhold {

namespace {

/// Muted, so that load colours stand out on all of it; the darkest of the ramp is darker or bluer than each.
struct Cloth {
  std::string_view zone;
  Color shirt, flightSuit;
};

constexpr Color kSkin = rgb(0xC89F84), kShirt = rgb(0xC9C6BE), kTrousers = rgb(0x59616B);
constexpr Color kSuit = rgb(0x8A8D80), kSuitPanels = rgb(0x74776B), kShoes = rgb(0x34363A);

constexpr Cloth kCloths[] = {{"skin", kSkin, kSkin},
                             {"glove", kSkin, kSkin},
                             {"boot", kShoes, kShoes},
                             {"upper_suit", kShirt, kSuit},
                             {"waist", kTrousers, kSuitPanels},
                             {"lower_suit", kTrousers, kSuitPanels},
                             {"trouser_leg", kTrousers, kSuit},
                             {"sleeve", kShirt, kSuitPanels},
                             {"cuff", kShirt, kSuit}};

/// Neighbouring pieces of the plain figure differ a little, as cut from other cloth.
Color plainColor(std::string_view zone, const Theme& theme) {
  if (zone == "skin") return theme.skin;
  if (zone == "glove" || zone == "boot") return theme.suitDark;
  if (zone == "upper_suit") return theme.suit;
  const bool isCuff = zone == "cuff" || zone == "trouser_leg";
  return mix(theme.suit, theme.suitDark, isCuff ? 0.10f : 0.24f);
}

}  // namespace

Color clothColor(std::string_view zone, Clothes clothes, const Theme& theme) {
  if (zone == "bone") return theme.bone;
  const auto* const cloth = std::ranges::find(kCloths, zone, &Cloth::zone);
  if (clothes == Clothes::None || cloth == std::end(kCloths)) return plainColor(zone, theme);
  return clothes == Clothes::FlightSuit ? cloth->flightSuit : cloth->shirt;
}

}  // namespace handhold
