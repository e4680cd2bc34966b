// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "engine/math/types.h"

namespace handhold {

/// Number of frames of human55 that the figure hangs on (ids 0 to 53).
inline constexpr int kFigureFrames = 54;

/// Pose of every frame in world, indexed by the frame id of human55.
using FramePoses = std::vector<Pose>;

enum class SolidShape { ellipsoid, cone, loft };
enum class SolidOperation { unite, subtract };

/// One cross section of a loft: position t along the axis, then the channels
/// cu, cv (centre), ru+, ru-, rv+, rv- (half widths), n (exponent of the superellipse).
struct LoftStation {
  static constexpr int kChannels = 7;
  double t = 0.0;
  std::array<double, kChannels> channels{};
};

/// A primitive of the figure in the axes of its frame (m). Which members count depends on the shape.
struct FigureSolid {
  std::string name;
  std::string group;
  SolidShape shape = SolidShape::ellipsoid;
  SolidOperation operation = SolidOperation::unite;
  int frame = 0;
  double blend = 0.0;                  ///< width of the soft union with what came before
  Vector3 origin = Vector3::Zero();    ///< ellipsoid, loft
  Matrix3 axes = Matrix3::Identity();  ///< rows u, v, w; orthonormal, either handedness
  Vector3 radii = Vector3::Zero();     ///< ellipsoid
  Vector3 a = Vector3::Zero();         ///< cone: start and end of the axis
  Vector3 b = Vector3::Zero();
  double ra = 0.0;
  double rb = 0.0;
  std::vector<LoftStation> stations;  ///< loft
  std::array<double, 2> caps{};       ///< loft: length of the rounded end below, above
};

struct SolidGroup {
  std::string name;
  double blend = 0.0;  ///< crease rounding between two limbs
};

/// A sphere in which the reduced meshes keep more triangles.
struct DensitySphere {
  int frame = 0;
  Vector3 point = Vector3::Zero();
  double radius = 0.0;
  double gain = 1.0;
};

/// A matrix of the skin palette, see figure.md section 6.
struct PaletteEntry {
  enum class Kind { frame, swing, slerp, hinge };
  std::string name;
  Kind kind = Kind::frame;
  int frame = 0;                        ///< frame: what it follows; swing: the child
  int first = -1;                       ///< swing: parent; slerp: a (index of an earlier entry)
  int second = -1;                      ///< slerp: b (index of an earlier entry)
  double fraction = 0.0;                ///< slerp
  int centreFrame = 0;                  ///< swing, slerp: its origin is pinned
  Vector3 axis = Vector3::UnitX();      ///< swing: direction of the limb in `frame`
  Vector3 centre = Vector3::Zero();     ///< hinge: of the joint, in `frame`; it turns from `first`
  int hand = 0, finger = 0, joint = 0;  ///< hinge: right or left, thumb first, knuckle first
};

/// A finger of the right hand at rest, in the hand's axes (x to the fingers, y to what the palm holds; m).
struct Finger {
  std::string name;
  std::array<Vector3, 3> joints;
  Vector3 tip = Vector3::Zero();
  std::array<double, 3> radii{};  ///< of its segments
};

/// One factor of a joint's passage s: a soft plane, or the balance between a limb and the trunk.
struct SkinFactor {
  enum class Kind { plane, group };
  Kind kind = Kind::plane;
  int frame = 0;
  Vector3 point = Vector3::Zero();
  Vector3 normal = Vector3::UnitX();
  Vector3 extension = Vector3::UnitZ();  ///< towards the side that stretches
  std::array<double, 2> width{};         ///< front, stretching side
  std::array<double, 2> shift{};
  double reference = 1.0;
  std::array<double, 2> cone{1.0e9, 0.0};  ///< radius beyond which the plane tilts, slope
  std::string group;
  double soft = 1.0;
  double bias = 0.0;
};

struct SkinJoint {
  std::string name;
  std::vector<int> chain;  ///< palette indices from the proximal to the distal side
  std::vector<SkinFactor> factors;
  std::vector<std::string> loads;  ///< joints of human55 whose load this band shows
  bool coloured = false;
  bool seamed = false;
};

struct MaterialZone {
  std::string name;
  std::vector<std::string> segments;  ///< what the names of palette entries contain
  std::array<float, 3> colour{};      ///< linear RGB
};

/// A clickable body part: the palette names that belong to it and the frame that moves it.
struct FigurePart {
  std::string name;
  int frame = 0;
  std::vector<std::string> bones;
};

struct NamedPoint {
  int frame = 0;
  Vector3 local = Vector3::Zero();
};

struct SegmentScaling {
  int frame = 0;
  double girthShare = 0.0;
};

/// Where a girth is measured: a plane of a frame, and how far from its point the skin may be.
struct GirthPlane {
  std::string name;
  int frame = 0;
  Vector3 point = Vector3::Zero();
  Vector3 normal = Vector3::UnitY();
  double radius = 0.2;  ///< (m)
};

using PostureAngles = std::map<std::string, double>;  ///< joint of human55 -> angle (rad); missing is zero

/// figure.json as a value. Read it with readFigureData.
struct FigureData {
  std::uint64_t fingerprint = 0;  ///< of the file's text
  double cellSize = 0.0;
  double bonesCellSize = 0.0;
  std::vector<SolidGroup> groups;  ///< the first one is the trunk
  std::vector<FigureSolid> solids;
  std::vector<FigureSolid> women;  ///< of women in the place of those of the same name, or besides
  std::vector<std::string> boneGroups;
  std::vector<FigureSolid> boneSolids;
  std::vector<DensitySphere> density;
  std::vector<PaletteEntry> palette;
  int rootBone = 0;
  std::vector<SkinJoint> joints;
  std::vector<MaterialZone> zones;  ///< the last one is bone
  double seamFactor = 1.0;
  double seamHalfWidth = 0.0;
  std::vector<Finger> fingers;  ///< thumb first
  std::vector<FigurePart> parts;
  std::map<std::string, NamedPoint> points;
  std::array<int, 3> triangles{};
  std::array<int, 3> switchPixels{};
  PostureAngles rest;
  std::map<std::string, PostureAngles> poses;
  std::vector<SegmentScaling> scaling;
  std::vector<GirthPlane> girths;
  std::vector<Vector3> zeroPositions;  ///< origins of the frames the numbers were made for, all joints zero
};

/// Reads and checks the file. Throws InputError with primitive and field when something is wrong.
FigureData readFigureData(const std::filesystem::path& file);

/// The same from text; `name` is what errors call it.
FigureData parseFigureData(const std::string& text, const std::string& name);

}  // namespace handhold
