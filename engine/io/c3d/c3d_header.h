// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/io/c3d/c3d_coding.h"
#include "engine/io/input/byte_source.h"

namespace handhold {

/// An event of the header: seconds from the first stored frame.
struct C3dHeaderEvent {
  std::string label;
  double time = 0.0;
};

/// The first block, as it stands there.
struct C3dHeader {
  C3dProcessor processor = C3dProcessor::Intel;
  int parameterBlock = 0;  ///< from 1
  int points = 0;
  int analogPerFrame = 0;  ///< values of all channels
  int firstFrame = 0;
  int lastFrame = 0;   ///< stops at 65,535
  double scale = 0.0;  ///< below zero: reals
  int dataBlock = 0;   ///< from 1; 0: not told
  int samplesPerFrame = 0;
  double rate = 0.0;
  std::vector<C3dHeaderEvent> events;
};

/// Whether a file that begins so is a C3D.
bool isC3d(std::string_view begin);

/// Throws InputError with the byte.
C3dHeader readC3dHeader(const ByteSource& source);

/// "file, byte 1027" for complaints.
std::string atByte(const ByteSource& source, std::uint64_t byte);

}  // namespace handhold
