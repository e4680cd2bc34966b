// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "engine/model/model.h"
#include "engine/muscles/path/muscle_path.h"

namespace handhold {

/// A muscle, or a part of one that pulls along a line of its own.
struct Muscle {
  std::string name;        ///< with its side: "r_soleus"
  std::string title;       ///< what people call it, with its side: "right soleus"
  std::string group;       ///< "plantarflexors": strengths are set group by group
  std::string source;      ///< of MuscleSet::sources
  double strength = 0.0;   ///< greatest force at rest at the best length (N)
  double fibre = 0.0;      ///< that length of its fibres (m)
  double tendon = 0.0;     ///< length at which its tendon becomes taut (m)
  double pennation = 0.0;  ///< of the fibres at their best length, to the tendon (rad)
  MusclePath path;
};

/// What fibres pull at full activation and their best length over their cross-section (Pa): 60 N/cm^2
/// (Rajagopal 2016), one for all muscles, as sets tell forces alone.
inline constexpr double kMuscleStress = 6e5;

/// Physiological cross-section of a muscle's fibres (m^2): the one that gives its strength at that stress.
inline double physiologicalArea(const Muscle& muscle) { return muscle.strength / kMuscleStress; }

/// A tension over that cross-section (Pa).
inline double muscleStress(const Muscle& muscle, double tension) {
  return muscle.strength > 0.0 ? tension / physiologicalArea(muscle) : 0.0;
}

/// Where the figures of some muscles come from.
struct MuscleSource {
  std::string name, licence, cite;
};

/// The muscles of a body, both sides.
struct MuscleSet {
  std::string strengthOf;  ///< whose torque limits go with the forces, a model's name; empty: the body's own
  std::vector<MuscleSource> sources;
  std::vector<Muscle> muscles;
};

/// A set for the model that its file names, e.g. resources/muscles/human55.json. The file has the right side;
/// the left one is its mirror image, where "sides" does not say that there is none. Throws InputError.
MuscleSet readMuscleSet(const std::filesystem::path& file, const Model& standard);

/// Muscles on the body of a person, with the joints that each spans.
struct MuscledBody {
  std::shared_ptr<const Model> model;
  std::vector<Muscle> muscles;
  std::vector<std::vector<LinkIndex>> joints;  ///< one list a muscle
};

/// The set on a body of other measures: paths grow with the links on which they lie, fibres and tendons with
/// their paths; forces stay (fitted_strength.h). Throws InputError where the person is not of the set's kind.
MuscledBody muscledBody(const MuscleSet& set, const Model& standard, std::shared_ptr<const Model> person);

}  // namespace handhold
