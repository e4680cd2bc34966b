// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/clothes.h"

#include <algorithm>
#include <iterator>

namespace handhold {

namespace {

/// Muted, so that load colours stand out on all of it; the darkest of the ramp is darker or bluer than each.
struct Cloth {
  std::string_view zone;
  Color shirt, flightSuit, pressureSuit;
  double padding = 0.0;  ///< of the pressure suit (m)
};

constexpr Color kSkin = rgb(0xC89F84), kShirt = rgb(0xC9C6BE), kTrousers = rgb(0x59616B);
constexpr Color kSuit = rgb(0x8A8D80), kSuitPanels = rgb(0x74776B), kShoes = rgb(0x34363A);

constexpr Color kSole = rgb(0xA9A69E), kRubber = rgb(0x1C1D20);
constexpr Color kLayers = rgb(0xDAD9D4), kLayersBelow = rgb(0xC9C8C3), kGloves = rgb(0x9B9DA0),
                kOverboots = rgb(0x85878B);
constexpr Color kLeather = rgb(0x8C7657);

/// Gloves and boots as thin as what they hold and stand on allows.
constexpr Cloth kCloths[] = {{"skin", kSkin, kSkin, kSkin},
                             {"glove", kSkin, kSkin, kGloves, 0.004},
                             {"boot", kShoes, kShoes, kOverboots, 0.005},
                             {"upper_suit", kShirt, kSuit, kLayers, 0.022},
                             {"waist", kTrousers, kSuitPanels, kLayersBelow, 0.024},
                             {"lower_suit", kTrousers, kSuitPanels, kLayers, 0.024},
                             {"trouser_leg", kTrousers, kSuit, kLayers, 0.026},
                             {"sleeve", kShirt, kSuitPanels, kLayers, 0.022},
                             {"cuff", kSkin, kSuit, kLayers, 0.022}};

/// Where one garment ends over another or over the skin.
struct GarmentEnd {
  std::string_view zone, beyond;
};
constexpr GarmentEnd kShirtAndTrouserEnds[] = {
    {"upper_suit", "skin"}, {"upper_suit", "waist"}, {"sleeve", "cuff"}, {"trouser_leg", "boot"}};
constexpr GarmentEnd kSuitEnds[] = {{"upper_suit", "skin"}, {"cuff", "glove"}, {"trouser_leg", "boot"}};
constexpr GarmentEnd kWorkGloveEnd{"glove", "cuff"};

const Cloth* clothOf(std::string_view zone) {
  const auto* const cloth = std::ranges::find(kCloths, zone, &Cloth::zone);
  return cloth == std::end(kCloths) ? nullptr : cloth;
}

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
  const Cloth* const cloth = clothOf(zone);
  if (clothes == Clothes::None || !cloth) return plainColor(zone, theme);
  if (clothes == Clothes::PressureSuit) return cloth->pressureSuit;
  if (clothes == Clothes::WorkGloves && zone == "glove") return kLeather;
  return clothes == Clothes::FlightSuit ? cloth->flightSuit : cloth->shirt;
}

bool hasHem(std::string_view zone, std::string_view beyond, Clothes clothes) {
  const auto isHere = [&](const GarmentEnd& end) { return end.zone == zone && end.beyond == beyond; };
  if (clothes == Clothes::None) return false;
  if (clothes == Clothes::WorkGloves && isHere(kWorkGloveEnd)) return true;
  const bool isSuit = clothes == Clothes::FlightSuit || clothes == Clothes::PressureSuit;
  return isSuit ? std::ranges::any_of(kSuitEnds, isHere) : std::ranges::any_of(kShirtAndTrouserEnds, isHere);
}

Color soleColor(Clothes clothes) { return clothes == Clothes::FlightSuit ? kRubber : kSole; }

double paddingOf(std::string_view zone, Clothes clothes) {
  const Cloth* const cloth = clothOf(zone);
  return cloth && clothes == Clothes::PressureSuit ? cloth->padding : 0.0;
}

}  // namespace handhold
