// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/people/person_shape.h"

#include <algorithm>

#include "ui/scene/figure/figure_girths.h"

namespace handhold {

namespace {

/// A plane of the figure and the survey's measure of the tape around it.
struct MeasuredGirth {
  const char* plane;
  const char* measure;
};
constexpr std::array kGirths{MeasuredGirth{"head", "headcircumference"},
                             MeasuredGirth{"chest", "chestcircumference"},
                             MeasuredGirth{"waist", "waistcircumference"},
                             MeasuredGirth{"hip", "buttockcircumference"},
                             MeasuredGirth{"thigh", "thighcircumference"},
                             MeasuredGirth{"lower_thigh", "lowerthighcircumference"},
                             MeasuredGirth{"calf", "calfcircumference"},
                             MeasuredGirth{"ankle", "anklecircumference"},
                             MeasuredGirth{"biceps", "bicepscircumferenceflexed"},
                             MeasuredGirth{"forearm", "forearmcircumferenceflexed"},
                             MeasuredGirth{"wrist", "wristcircumference"}};

// Of the stored figure (m), measured on its surface.
constexpr double kHandLength = 0.170, kFootLength = 0.256, kFootBreadth = 0.096, kSole = 0.068,
                 kHeadHeight = 0.167;
/// The neck of the stored figure is about the median man's, its plane cuts the shoulders.
constexpr double kNeck = 0.395;
constexpr int kSteps = 4;
constexpr double kNear = 5e-4;  // m
constexpr double kLeast = 0.5, kMost = 2.5;
constexpr int kHeadFrame = 35;

double headHeight(const Person& person, const FramePoses& zero) {
  // soles are level: what the joints reach, with the sole below the ankle and the head above its joint
  constexpr int kAnkle = 42;
  const double joints =
      zero[kHeadFrame].p.y() - zero[kAnkle].p.y() + person.measures.at("lateralmalleolusheight");
  const double longer = person.isWeightless ? 0.06 * person.measures.at("sittingheight") : 0.0;
  return person.measures.at("stature") + longer - joints;
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
  shape.girths["neck"] = measure("neckcircumference") / kNeck;
  for (const MeasuredGirth& girth : kGirths) shape.girths[girth.plane] = 1.0;
  for (int step = 0; step < kSteps; ++step) {
    const FigureData now = scaledFigure(data, zero, shape);
    const ImplicitField field = ImplicitField::body(now, rest);
    double worst = 0.0;
    for (const MeasuredGirth& girth : kGirths) {
      const auto plane = std::ranges::find(now.girths, std::string(girth.plane), &GirthPlane::name);
      if (plane == now.girths.end()) continue;
      const double wanted = measure(girth.measure);
      GirthPlane placed = placedAt(*plane, rest);
      placed.radius = std::max(placed.radius, 0.3 * wanted);
      const double is = girthAt(field, placed);
      if (!(is > 0.0)) continue;
      worst = std::max(worst, std::abs(is - wanted));
      double& factor = shape.girths[girth.plane];
      factor = std::clamp(factor * wanted / is, kLeast, kMost);
    }
    if (worst < kNear) break;
  }
  shape.isWoman = person.sex == Sex::Female;  // the tape does not go around her hair
  return shape;
}

}  // namespace handhold
