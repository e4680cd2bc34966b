// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/figure/figure_data.h"

namespace handhold {

/// How a section of the body grows from side to side and from back to front, and by how much fuller its
/// corners are: a factor of the superellipse's exponent.
struct SectionFactors {
  SectionFactors(double girth = 1.0) : breadth(girth), depth(girth) {}
  double breadth, depth;
  double corners = 1.0;
};

/// What a person's figure is like besides its joints, as factors of the stored one.
struct FigureShape {
  double girth = 1.0;  ///< of the whole, less at hands, feet and head; unused where there are girths
  /// Of the sections at the planes of FigureData::girths, by their names; between two planes the factors go
  /// over evenly. Empty: none is told. The thighs begin in the hips' section and grow with it there.
  std::map<std::string, SectionFactors> sections = {};
  double head = 1.0, hand = 1.0, foot = 1.0;  ///< lengths beyond the last joints: head's height, hand, foot
  double sole = 1.0, footBreadth = 1.0;       ///< depth of the sole below the ankle
  bool isWoman = false;                       ///< has FigureData::women
};

/// The numbers of the figure for a person with other lengths and another shape.
/// `zero`: where that person's frames stand with all joints at zero. Lengths follow the skeleton. Bones
/// follow the lengths only.
FigureData scaledFigure(const FigureData& data, const FramePoses& zero, const FigureShape& shape);

/// Girth for a body mass (kg): grows with the root of mass over that of the stored figure brought to this
/// stature, damped, from .85 to 1.25 (figure.md section 8; the damping is taste).
double girthOfMass(const FigureData& data, const FramePoses& zero, double mass);

}  // namespace handhold
