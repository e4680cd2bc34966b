// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/c3d/c3d_header.h"
#include "engine/io/c3d/c3d_parameters.h"

namespace handhold {

/// Where the frames of a C3D file are and how they are stored, after header, parameters and the file's size
/// have been heard.
struct C3dLayout {
  C3dProcessor processor = C3dProcessor::Intel;
  bool isReal = true;
  int points = 0;
  int channels = 0;
  int samplesPerFrame = 0;
  int firstFrame = 1;
  int frames = 0;
  double rate = 0.0;
  double pointScale = 1.0;     ///< of integer coordinates, to the file's unit
  double residualScale = 1.0;  ///< of residuals, to the file's unit
  std::uint64_t data = 0;      ///< byte of the first frame

  std::size_t numberBytes() const { return isReal ? 4 : 2; }
  std::size_t frameBytes() const {
    return numberBytes() * (4 * static_cast<std::size_t>(points) +
                            static_cast<std::size_t>(channels) * static_cast<std::size_t>(samplesPerFrame));
  }
};

/// Throws InputError with the byte where no frame can be found.
C3dLayout c3dLayout(const ByteSource& source, const C3dHeader& header, const C3dParameters& parameters,
                    Doubts& doubts);

}  // namespace handhold
