// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/storage/storage_columns.h"

#include <algorithm>

#include "engine/io/input/text_lines.h"

namespace handhold {

namespace {

bool has(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

/// "_vx", "_vy", "_vz" for "_v".
bool endsWithAxis(const std::string& label, const std::string& stem) {
  if (label.size() < stem.size() + 1) return false;
  const char axis = label.back();
  return axis >= 'x' && axis <= 'z' && label.compare(label.size() - stem.size() - 1, stem.size(), stem) == 0;
}

/// Of a quaternion: "pelvis_qw".
bool isAttitude(const std::string& label) { return label.ends_with("_qw") || endsWithAxis(label, "_q"); }

bool isMove(const std::string& label) {
  return endsWithAxis(label, "_t") || endsWithAxis(label, ".t") || label.ends_with("xposition") ||
         label.ends_with("yposition") || label.ends_with("zposition");
}

/// Loads of the ground and of joints; nothing for other columns.
Measured loadMeasure(const std::string& label) {
  if (label.ends_with("_moment") || has(label, "torque")) return Measured::Moment;
  if (label.ends_with("_force")) return Measured::Force;
  if (!has(label, "force") && !has(label, "grf")) return Measured::Unknown;
  if (endsWithAxis(label, "_p")) return Measured::Length;
  if (endsWithAxis(label, "_m")) return Measured::Moment;
  return endsWithAxis(label, "_v") || endsWithAxis(label, "_f") ? Measured::Force : Measured::Unknown;
}

constexpr const char* kMuscleWords[] = {"/forceset/", "activation", "fiber", "excitation", "tendon", "emg"};
constexpr const char* kAngleWords[] = {"/jointset/", "flexion",   "adduction", "abduction",
                                       "rotation",   "_tilt",     "_list",     "_angle",
                                       "pronation",  "deviation", "bending",   "extension"};

/// Among coordinates, as "tib_tx_r" and "block_height".
constexpr const char* kLengthWords[] = {"_tx_",     "_ty_",        "_tz_",         "height",
                                        "distance", "translation", "displacement", "_length"};

bool hasOneOf(const std::string& label, const auto& words) {
  return std::any_of(std::begin(words), std::end(words), [&](const char* word) { return has(label, word); });
}

}  // namespace

Measured columnMeasure(const std::string& label, bool isAmongCoordinates) {
  std::string low = lowered(label);
  if (hasOneOf(low, kMuscleWords)) return Measured::Unknown;
  const bool isSpeed = low.ends_with("/speed") || low.ends_with("_u");
  if (low.ends_with("/value") || low.ends_with("/speed")) low.resize(low.size() - 6);
  if (low.ends_with("_u")) low.resize(low.size() - 2);
  if (isMove(low)) return isSpeed ? Measured::Speed : Measured::Length;
  if (const Measured load = loadMeasure(low); load != Measured::Unknown) return load;
  if (!isAmongCoordinates || isAttitude(low)) return Measured::Unknown;
  if (hasOneOf(low, kLengthWords)) return isSpeed ? Measured::Speed : Measured::Length;
  return isSpeed ? Measured::AngularSpeed : Measured::Angle;
}

bool sayCoordinates(std::string_view lines) {
  return lowered(lines).find("coordinates") != std::string::npos;
}

bool nameCoordinates(const std::vector<std::string>& labels) {
  if (std::ranges::find(labels, kTorqueColumn) != labels.end()) return false;
  return std::any_of(labels.begin(), labels.end(), [](const std::string& label) {
    const std::string low = lowered(label);
    return hasOneOf(low, kAngleWords) && !hasOneOf(low, kMuscleWords) &&
           loadMeasure(low) == Measured::Unknown;
  });
}

}  // namespace handhold
