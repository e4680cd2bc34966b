// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/people/survey.h"

namespace handhold {

/// A measure of the survey as the person's panel shows it.
struct ShownMeasure {
  const char* word;
  const char* title;
  const char* tooltip;
};

inline constexpr std::array kPersonSizes{ShownMeasure{kStature, "Stature", "Height without shoes, on Earth"},
                                         ShownMeasure{kBodyMass, "Mass", "Of the whole body"}};

inline constexpr std::array kPersonLengths{
    ShownMeasure{"sittingheight", "Sitting height",
                 "From the seat to the top of the head; the legs have the rest"},
    ShownMeasure{"acromialheight", "Shoulder height", "Of the acromion, standing"},
    ShownMeasure{"lateralfemoralepicondyleheight", "Knee height",
                 "Of the outer end of the thigh bone, standing"},
    ShownMeasure{"biacromialbreadth", "Shoulder breadth", "From acromion to acromion"},
    ShownMeasure{"bicristalbreadth", "Pelvis breadth", "From iliac crest to iliac crest"},
    ShownMeasure{"acromionradialelength", "Upper arm", "From the acromion to the head of the radius"},
    ShownMeasure{"radialestylionlength", "Forearm", "From the head of the radius to the wrist"},
    ShownMeasure{"handlength", "Hand", "From the wrist's crease to the tip of the middle finger"},
    ShownMeasure{"footlength", "Foot", "From the heel to the longest toe"}};

inline constexpr std::array kPersonGirths{
    ShownMeasure{"headcircumference", "Head", "Above the brows"},
    ShownMeasure{"chestcircumference", "Chest", "At its fullest"},
    ShownMeasure{"waistcircumference", "Waist", "At the navel"},
    ShownMeasure{"buttockcircumference", "Hips", "Around the buttocks"},
    ShownMeasure{"thighcircumference", "Thigh", "Below the buttocks"},
    ShownMeasure{"calfcircumference", "Calf", "At its fullest"},
    ShownMeasure{"bicepscircumferenceflexed", "Upper arm", "Of a bent arm"},
    ShownMeasure{"forearmcircumferenceflexed", "Forearm", "Of a bent arm"}};

}  // namespace handhold
