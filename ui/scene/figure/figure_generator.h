// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>

#include "ui/scene/figure/figure_mesh.h"
#include "ui/scene/figure/figure_scaling.h"

namespace handhold {

struct FigureOptions {
  double cell = 0.0;       ///< of the body's grid (m); 0: as the file says; .006 is a draft
  double bonesCell = 0.0;  ///< of the bones' grid (m); 0: as the file says
  int boneTriangles = 40000;
  FigureShape shape;  ///< of the person; as it stands: as the file says
  int threads = 0;    ///< 0: as many as the machine has
  std::stop_token stop;
  std::function<void(double)> progress;  ///< 0 to 1, called from the calling thread
};

/// Makes the figure of a person whose frames stand at `zero` with all joints at zero and at `rest` in the
/// posture data.rest. Lengths other than those of the file are followed (scaledFigure). Takes seconds.
/// Returns null when stopped. Deterministic, whatever the threads.
std::shared_ptr<const Figure> makeFigure(const FigureData& data, const FramePoses& zero,
                                         const FramePoses& rest, const FigureOptions& options);

/// The same from a file in `cacheFolder`; null where none fits.
std::shared_ptr<const Figure> storedFigure(const FigureData& data, const FramePoses& zero,
                                           const FramePoses& rest, const FigureOptions& options,
                                           const std::filesystem::path& cacheFolder);

/// The same from a file in `cacheFolder` when it fits, else made and stored there. A damaged or foreign file
/// is made anew; a folder that cannot be written to costs only the time.
std::shared_ptr<const Figure> loadOrMakeFigure(const FigureData& data, const FramePoses& zero,
                                               const FramePoses& rest, const FigureOptions& options,
                                               const std::filesystem::path& cacheFolder);

}  // namespace handhold
