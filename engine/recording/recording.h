// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "engine/recording/doubt.h"
#include "engine/recording/force_plate.h"
#include "engine/recording/measured.h"
#include "engine/recording/skeleton.h"
#include "engine/recording/time_base.h"

namespace handhold {

/// A point that cameras followed. Single precision: 0.1 micrometre within a laboratory.
struct Marker {
  std::string name;
  std::string description;
  std::vector<Vector3f> positions;  ///< W (m), one a frame; NaN where nobody saw it
  std::vector<float> residuals;     ///< m, one a frame, NaN where unseen; empty: the file tells none
};

/// Three numbers a frame that are no place: angles, moments, powers that another program computed.
struct RecordedVectors {
  std::string name;
  std::string description;
  Measured measure = Measured::Unknown;
  std::vector<Vector3f> values;  ///< SI
};

/// A voltage, a force: one number a sample of the analog time base.
struct AnalogChannel {
  std::string name;
  std::string description;
  Measured measure = Measured::Unknown;
  std::vector<float> values;  ///< SI
};

/// A joint coordinate, or any other column of a table of motion.
struct RecordedCoordinate {
  std::string name;
  Measured measure = Measured::Unknown;
  std::vector<double> values;  ///< SI
};

struct RecordedEvent {
  std::string label;    ///< "Foot Strike"
  std::string context;  ///< "Left", "Right", "General"; empty: not told
  std::string subject;
  double time = 0.0;  ///< s, on the recording's clock

  bool operator==(const RecordedEvent&) const = default;
};

/// Who was recorded, as far as the file says.
struct RecordedPerson {
  std::string name;
  double mass = 0.0;     ///< kg; 0: not told
  double stature = 0.0;  ///< m; 0: not told

  bool operator==(const RecordedPerson&) const = default;
};

/// An axis of the laboratory with its sense.
struct LaboratoryAxis {
  int axis = 1;  ///< 0 x, 1 y, 2 z
  int sign = 1;

  bool operator==(const LaboratoryAxis&) const = default;
};

/// A line through points that moved: what a model draws as a bone or a muscle.
struct RecordedPath {
  enum class Kind { Bone, Muscle };
  Kind kind = Kind::Bone;
  std::string name;
  std::vector<int>
      points;  ///< among the vectors, lengths, in order; where one is a gap the line passes it by

  bool operator==(const RecordedPath&) const = default;
};

/// What was recorded, in the laboratory's axes W, SI units and radians: what all readers make and all writers
/// take. Markers and vectors share one time base, analog channels and plates another, coordinates a third;
/// all clocks are one.
struct Recording {
  std::string title;   ///< as the file names itself; may be empty
  int firstFrame = 1;  ///< number of the first frame in the capture
  TimeBase frames;
  std::vector<Marker> markers;
  std::vector<RecordedVectors> vectors;
  std::vector<RecordedPath> paths;
  TimeBase samples;
  std::vector<AnalogChannel> analog;
  std::vector<ForcePlate> plates;
  TimeBase steps;
  std::vector<RecordedCoordinate> coordinates;
  std::optional<Skeleton> skeleton;  ///< that the coordinates move
  std::vector<RecordedEvent> events;
  RecordedPerson person;
  std::optional<LaboratoryAxis> up;
  Doubts doubts;
};

bool operator==(const Marker& a, const Marker& b);
bool operator==(const RecordedVectors& a, const RecordedVectors& b);
bool operator==(const AnalogChannel& a, const AnalogChannel& b);
bool operator==(const RecordedCoordinate& a, const RecordedCoordinate& b);
bool operator==(const Recording& a, const Recording& b);

inline constexpr float kGap = std::numeric_limits<float>::quiet_NaN();
inline Vector3f unseen() { return Vector3f::Constant(kGap); }
inline bool isSeen(const Vector3f& position) { return position.allFinite(); }

/// An SI number of a file; a gap where it is none, or larger than anything that is measured.
float oneOf(double number);
/// Three; a gap where one of them is.
Vector3f threeOf(double x, double y, double z);

/// Of all frames, 0 to 1; 1 of none.
double seenShare(const Marker& marker);

/// -1 when there is none of that name.
int markerNamed(const Recording& recording, const std::string& name);

/// All that the coordinates say in a frame, for jointPoses.
std::vector<double> coordinatesAt(const Recording& recording, int step);

/// Gives nameless things "`stem` 3" and those that share a name "name 2": one doubt tells of them.
void makeNamesUnique(std::vector<std::string>& names, const std::string& stem, const std::string& place,
                     Doubts& doubts);

/// Whether the coordinates jump from the first step to the second as nobody moves: many files begin with a
/// pose that is not of the motion.
bool beginsApart(const Recording& recording);

/// Places of exactly 0, 0, 0 are how many programs write what nobody saw: they become gaps, and one doubt
/// tells of them.
void hideZeros(Recording& recording);

/// What every format may leave open, told once: gaps, the up axis, and a unit that makes giants or ants.
void noteCommonDoubts(Recording& recording);

}  // namespace handhold
