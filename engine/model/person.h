// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "engine/core/bounds.h"
#include "engine/core/unit_choice.h"

namespace handhold {

class JsonNode;

enum class Sex { Female, Male };

std::string toString(Sex sex);

/// Measures of a body by their word: "stature", "mass" and those of ANSUR II ("sittingheight"); in m and kg.
using Measures = std::map<std::string, double>;

/// Which ages strengths are known of.
inline constexpr Range kAge{18.0, 100.0, "years"};

/// Whose body a model has, in measures. A model file tells it under "person"; the body itself stands in the
/// file's frames, bodies and joints.
struct Person {
  std::string name;  ///< "f05"
  Sex sex = Sex::Female;
  bool isWeightless = false;       ///< the spine is longer, as after days without gravity
  Measures set;                    ///< what was asked for
  Measures measures;               ///< all, asked for or expected beside that, on Earth
  std::optional<double> age = {};  ///< (years), by which strength goes; none: a young adult
  /// Torque limits are the same at all angles and speeds: of legs those at the best angle, of all else those
  /// of the posture in which they were measured.
  bool hasConstantStrength = false;

  bool operator==(const Person&) const = default;
};

/// The field "person" of a model file. Throws InputError.
Person personAt(const JsonNode& node);

/// The same as a file has it.
nlohmann::ordered_json personJson(const Person& person);

/// Whose body the text of a model file has; nothing where it does not tell. Throws InputError, naming the
/// place.
std::optional<Person> personIn(const std::string& modelFile, const std::string& place);

struct Subject;

/// The name under which somebody is known; of a body that was made by measures "woman, 162.0 cm", after its
/// own name where it has one.
std::string whoIs(const Subject& subject, const UnitChoice& units = {});

}  // namespace handhold
