// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace handhold {

/// What a recorded number is. Recordings hold SI units, whatever the file had.
enum class Measured {
  Unknown,  ///< the file's own unit
  Length,
  Angle,
  Speed,
  AngularSpeed,
  Acceleration,
  Force,
  Moment,
  Power,
  Voltage,
  Frequency,
  Time,
  Count  ///< of a converter, without a unit
};

/// The SI unit: "m", "rad", "N m"; empty for what has none.
const char* unitOf(Measured measure);

/// "length", "moment".
const char* wordOf(Measured measure);

/// What something of a name is, where that is known from elsewhere, as of a model's coordinates; nothing
/// where it is not.
using MeasureOfName = std::function<std::optional<Measured>(const std::string& name)>;

/// A unit as files write it.
struct FileUnit {
  Measured measure = Measured::Unknown;
  double factor = 1.0;     ///< of the file's numbers, to SI
  bool isComplete = true;  ///< false for a word that was cut off ("mete")

  bool operator==(const FileUnit&) const = default;
};

/// Takes "mm", "Newtons", "ntmm", "N*m", "d.u.", "mete" ... whatever the case, where it matters not; nothing
/// for words that are not known.
std::optional<FileUnit> fileUnit(const std::string& word);

}  // namespace handhold
