// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/model/segments.h"

namespace handhold {

inline constexpr double kGreatestMarkerWeight = 1000.0;

/// Where a marker of a set is put on a body.
struct MarkerPlace {
  std::vector<std::string> labels;  ///< the usual one first
  BodySegment segment = BodySegment::Pelvis;
  std::optional<BodySide> side;
  std::string near;                  ///< word of a role, "knee"; empty: the joint that carries the segment
  Vector3 offset = Vector3::Zero();  ///< from there at the zero posture: x outward (left in the middle), y
                                     ///< up, z forward (m)
  double spread = kMarkerSpread;     ///< how far from there it may well sit (m)
  double weight = 1.0;               ///< of the square of its error in the fit; 0: it is left out

  static constexpr double kMarkerSpread = 0.03;
  bool operator==(const MarkerPlace&) const = default;
};

/// A way to put markers on people that laboratories call by a name.
struct MarkerSet {
  std::string name;   ///< "plug_in_gait", of files and the command line
  std::string title;  ///< "Plug-in Gait"
  std::string note;
  std::vector<MarkerPlace> markers;

  bool operator==(const MarkerSet&) const = default;
};

/// Reads and checks a file of the schema "handhold-marker-set-1". Throws InputError with file, line and
/// field.
MarkerSet loadMarkerSet(const std::filesystem::path& file);
MarkerSet markerSetFromJson(const std::string& text, const std::string& place);
std::string markerSetToJson(const MarkerSet& set);

/// All sets of a folder, by name. Throws InputError.
std::vector<MarkerSet> loadMarkerSets(const std::filesystem::path& folder);

/// A place of the body: the link and where on it.
struct BodyPlace {
  LinkIndex link;                   ///< -1: this model has no such segment
  Vector3 point = Vector3::Zero();  ///< in link axes from the link's origin (m)
};

/// Where a place of a set is on a model.
BodyPlace placeOn(const Model& model, const MarkerPlace& place);

}  // namespace handhold
