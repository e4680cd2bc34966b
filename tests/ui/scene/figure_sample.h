// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "tests/ui/scene/human55_frames.h"
#include "ui/scene/figure/figure_generator.h"

namespace handhold::testing {

/// What the tests of the figure start from: the shipped numbers and a coarse, quick mesh of them.
struct FigureSample {
  FigureData data = readFigureData(std::string(HANDHOLD_SOURCE_DIR) + "/resources/meshes/figure.json");
  Human55Frames frames{std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json"};
  FramePoses zero = frames.at({});
  FramePoses rest = frames.at(data.rest);

  static FigureOptions coarse() {
    FigureOptions options;
    options.cell = 0.006;
    options.bonesCell = 0.008;
    return options;
  }
  std::shared_ptr<const Figure> make(const FigureOptions& options = coarse()) const {
    return makeFigure(data, zero, rest, options);
  }
};

}  // namespace handhold::testing
