// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "ui/scene/color.h"
#include "ui/scene/theme.h"

namespace handhold {

/// What the person wears; None: the plain figure of the theme, without a face. The pressure suit is a picture
/// alone: what a suit weighs and how its joints resist is told by a file of suits (resources/suits). Work
/// gloves go with shirt and trousers.
enum class Clothes { None, ShirtAndTrousers, FlightSuit, PressureSuit, WorkGloves };

/// The cloth or skin of a zone of the figure (figure.json, material_zones).
Color clothColor(std::string_view zone, Clothes clothes, const Theme& theme);

/// Of the shoes.
Color soleColor(Clothes clothes);

/// Whether a garment ends with a hem where its zone borders on another.
bool hasHem(std::string_view zone, std::string_view beyond, Clothes clothes);

/// By how much the surface stands off the skin there (m).
double paddingOf(std::string_view zone, Clothes clothes);

/// Of the face's features, wherever somebody is dressed.
inline constexpr Color kHair = rgb(0x3A2F28), kIris = rgb(0x43352A), kLips = rgb(0xA9695C);

}  // namespace handhold
