// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>

#include "tests/ui/scene/figure_sample.h"
#include "ui/render/offscreen.h"
#include "ui/scene/figure/skinning.h"

namespace handhold::testing {

inline const ViewSize kSize{320, 240, 1.0};
/// Of 255: half a step of noise, rounding and the root approximation of sRGB.
inline constexpr int kDither = 3;

struct Rgb {
  double r = 0, g = 0, b = 0;
  double brightness() const { return (r + g + b) / 3.0; }
};

inline Rgb at(const Image& image, int x, int y) {
  const std::uint8_t* p = image.pixel(x, y);
  return {double(p[0]), double(p[1]), double(p[2])};
}

inline bool isColor(const Rgb& seen, Color expected, double tolerance) {
  return std::abs(seen.r - 255.0 * double(expected.r)) <= tolerance &&
         std::abs(seen.g - 255.0 * double(expected.g)) <= tolerance &&
         std::abs(seen.b - 255.0 * double(expected.b)) <= tolerance;
}

/// Looking along -z at the origin from 4 m.
inline Camera front() {
  Camera camera = lookingFrom(defaultCamera(), ViewAxis::PlusZ);
  camera.target = Vector3::Zero();
  camera.distance = 4.0;
  return camera;
}

inline Scene emptyScene(ThemeName name = ThemeName::Dark) {
  Scene scene;
  scene.theme = theme(name);
  return scene;
}

inline Solid ball(double radius, Color color) { return sphereSolid(Vector3::Zero(), radius, color); }

/// A person who stands upright and looks ahead.
inline Scene standing(Clothes clothes) {
  static const FigureSample sample;
  static const std::shared_ptr<const Figure> figure = sample.make();
  FigureInstance person;
  person.figure = figure;
  person.id = {ThingKind::Body, 0};
  person.clothes = clothes;
  const FramePoses frames = sample.frames.at(sample.data.poses.at("stand"));
  skinPalette(*figure, frames, person.palette);
  person.facePoint = frames[37] * Vector3(0.057, 0.088, 0.0);
  Scene scene = emptyScene();
  scene.figures.push_back(person);
  return scene;
}

inline std::size_t differingPixels(const Image& a, const Image& b) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < a.rgba.size(); i += 4) {
    int most = 0;
    for (std::size_t c = 0; c < 3; ++c)
      most = std::max(most, std::abs(int(a.rgba[i + c]) - int(b.rgba[i + c])));
    if (most > 8) ++count;
  }
  return count;
}

}  // namespace handhold::testing
