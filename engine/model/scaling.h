// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

#include "engine/model/segments.h"

namespace handhold {

class JsonNode;

/// How a person's body differs from a model's: each segment by a factor of length in all directions.
struct BodyScale {
  std::array<double, kSegments.size()> segments;  ///< in the order of kSegments
  double mass = 0.0;                              ///< of the whole body (kg); 0: density as the model's

  BodyScale() { segments.fill(1.0); }
  double& of(BodySegment segment) { return segments[static_cast<std::size_t>(segment)]; }
  double of(BodySegment segment) const { return segments[static_cast<std::size_t>(segment)]; }
  bool operator==(const BodyScale&) const = default;
};

/// The body with other measures: joints, sites, capsules and centres of mass move with their segment, masses
/// keep their shares of the whole where it is told and grow with the volume where not, inertias follow mass
/// and length squared. Ranges and strength stay as they are.
Model scaled(const Model& model, const BodyScale& scale);

/// The text of a model file with the scale written into it ("scaled"), in place of one that it has. Throws
/// InputError.
std::string withScale(const std::string& modelFile, const BodyScale& scale, const std::string& place);

/// The field "scaled" of a model file: {"segments": {"thigh": 1.04}, "mass": 66.5}. Throws InputError.
BodyScale scaleAt(const JsonNode& node);

}  // namespace handhold
