// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/people/person_shape.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "ui/scene/figure/figure_girths.h"

namespace handhold {

namespace {

/// A plane of the figure and the survey's measures of the section there: the tape around it and, of the
/// trunk, the calipers on it.
struct MeasuredSection {
  const char* plane;
  const char* girth;
  const char* breadth = nullptr;
  const char* depth = nullptr;
};
// The survey's calipers at the chest stand on the ribs, its tape goes around the latissimus as well: a
// rectangle of the median man's chest breadth and depth is 1.08 m around, the tape says 1.05 m. So the chest
// has its girth and depth, and the breadth is what these leave.
constexpr std::array kSections{MeasuredSection{"head", "headcircumference"},
                               MeasuredSection{"chest", "chestcircumference", nullptr, "chestdepth"},
                               MeasuredSection{"waist", "waistcircumference", "waistbreadth", "waistdepth"},
                               MeasuredSection{"hip", "buttockcircumference", "hipbreadth", "buttockdepth"},
                               MeasuredSection{"thigh", "thighcircumference"},
                               MeasuredSection{"lower_thigh", "lowerthighcircumference"},
                               MeasuredSection{"calf", "calfcircumference"},
                               MeasuredSection{"ankle", "anklecircumference"},
                               MeasuredSection{"biceps", "bicepscircumferenceflexed"},
                               MeasuredSection{"forearm", "forearmcircumferenceflexed"},
                               MeasuredSection{"wrist", "wristcircumference"}};

// Of the stored figure (m), measured on its surface.
constexpr double kHandLength = 0.170, kFootLength = 0.256, kFootBreadth = 0.096, kSole = 0.068,
                 kHeadHeight = 0.167;
/// The neck of the stored figure is about the median man's, its plane cuts the shoulders.
constexpr double kNeck = 0.395;
constexpr int kSteps = 12;
constexpr double kNear = 5e-4;  // m
constexpr double kLeast = 0.5, kMost = 2.5;
/// More than half of a tape's length lies along the breadth.
constexpr double kBreadthOfGirth = 1.6;
/// What a superellipse's perimeter lacks to the rectangle's around it goes about as 1 / n; other solids take
/// part in the section, so more is needed.
constexpr double kCornersOfLack = 2.0;
constexpr double kLeastLack = 0.05;
constexpr double kLeastCorners = 0.8, kMostCorners = 2.5;
constexpr int kHeadFrame = 35;

double headHeight(const Person& person, const FramePoses& zero) {
  // soles are level: what the joints reach, with the sole below the ankle and the head above its joint
  constexpr int kAnkle = 42;
  const double joints =
      zero[kHeadFrame].p.y() - zero[kAnkle].p.y() + person.measures.at("lateralmalleolusheight");
  const double longer = person.isWeightless ? 0.06 * person.measures.at("sittingheight") : 0.0;
  return person.measures.at("stature") + longer - joints;
}

/// A tape around the trunk goes under the arms, where they touch it as well.
FigureData withoutArms(FigureData data) {
  std::erase_if(data.solids, [](const FigureSolid& solid) { return solid.group.starts_with("arm"); });
  return data;
}

/// Of a person at a section; nothing is not measured.
struct WantedSize {
  double girth;
  std::optional<double> breadth, depth;
};

WantedSize wantedOf(const Person& person, const MeasuredSection& section) {
  const auto caliper = [&](const char* word) {
    return word ? std::optional(person.measures.at(word)) : std::nullopt;
  };
  return {person.measures.at(section.girth), caliper(section.breadth), caliper(section.depth)};
}

double missOf(const WantedSize& wanted, const SectionSize& is) {
  return std::max({std::abs(is.girth - wanted.girth),
                   std::abs(is.breadth - wanted.breadth.value_or(is.breadth)),
                   std::abs(is.depth - wanted.depth.value_or(is.depth))});
}

/// One step from the section that is towards the wanted one.
SectionFactors towards(const SectionFactors& now, const WantedSize& wanted, const SectionSize& is) {
  const double girth = wanted.girth / is.girth;
  SectionFactors next = now;
  if (!wanted.depth) {
    next.depth *= girth;
    next.breadth *= girth;
  } else {
    next.depth *= *wanted.depth / is.depth;
    next.breadth *= wanted.breadth ? *wanted.breadth / is.breadth : std::pow(girth, kBreadthOfGirth);
  }
  if (wanted.breadth && wanted.depth) {
    const double lack = 1.0 - 0.5 * is.girth / (is.breadth + is.depth);
    const double wantedLack = 1.0 - 0.5 * wanted.girth / (*wanted.breadth + *wanted.depth);
    next.corners *= std::pow(lack / std::max(wantedLack, kLeastLack), kCornersOfLack);
  }
  next.depth = std::clamp(next.depth, kLeast, kMost);
  next.breadth = std::clamp(next.breadth, kLeast, kMost);
  next.corners = std::clamp(next.corners, kLeastCorners, kMostCorners);
  return next;
}

}  // namespace

FigureShape shapeOf(const Person& person, const FigureData& data, const FramePoses& zero,
                    const FramePoses& rest) {
  const auto measure = [&](const char* word) { return person.measures.at(word); };
  FigureShape shape;
  shape.head = headHeight(person, zero) / kHeadHeight;
  shape.hand = measure("handlength") / kHandLength;
  shape.foot = measure("footlength") / kFootLength;
  shape.sole = measure("lateralmalleolusheight") / kSole;
  shape.footBreadth = measure("footbreadthhorizontal") / kFootBreadth;
  shape.sections["neck"] = measure("neckcircumference") / kNeck;
  for (const MeasuredSection& section : kSections) shape.sections[section.plane] = 1.0;
  for (int step = 0; step < kSteps; ++step) {
    const FigureData now = scaledFigure(data, zero, shape);
    const ImplicitField whole = ImplicitField::body(now, rest),
                        armless = ImplicitField::body(withoutArms(now), rest);
    double worst = 0.0;
    for (const MeasuredSection& section : kSections) {
      const auto plane = std::ranges::find(now.girths, std::string(section.plane), &GirthPlane::name);
      if (plane == now.girths.end()) continue;
      const WantedSize wanted = wantedOf(person, section);
      GirthPlane placed = placedAt(*plane, rest);
      placed.radius = std::max(placed.radius, 0.3 * wanted.girth);
      const SectionSize is = sectionAt(section.depth ? armless : whole, placed);
      if (!(is.girth > 0.0)) continue;
      worst = std::max(worst, missOf(wanted, is));
      SectionFactors& factors = shape.sections[section.plane];
      factors = towards(factors, wanted, is);
    }
    if (worst < kNear) break;
  }
  shape.isWoman = person.sex == Sex::Female;  // the tape does not go around her hair
  return shape;
}

}  // namespace handhold
