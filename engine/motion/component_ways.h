// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/model/model.h"
#include "engine/motion/kinematic_motion_function.h"

namespace handhold {

/// A component that moves in its own way: a joint by its name, or "pelvis_x", "pelvis_y", "pelvis_z",
/// "pelvis_turn". In a kinematic motion it has a time of its own, in a predicted one a coarser curve (001,
/// sections 3 and 6).
struct ComponentTime {
  std::string name;
  double from = 0.0;                                ///< when it begins to move (s)
  std::optional<double> duration;                   ///< how long it moves (s); empty: to the end
  std::optional<double> maxSpeed;                   ///< (m/s or rad/s); empty: no bound
  std::optional<int> controlPoints = std::nullopt;  ///< of its curve; empty: as many as all

  bool operator==(const ComponentTime&) const = default;
};

/// The time that is common to all, and those of components.
struct ComponentTimes {
  double duration = 0.0;           ///< (s)
  std::optional<double> maxSpeed;  ///< of the fastest coordinate without a time of its own
  std::vector<ComponentTime> own;
};

/// Coordinates that a speed bound holds for, each joint and the base's shift and turn by itself.
struct BoundedRows {
  std::vector<int> rows;
  double maxSpeed = 0.0;  ///< (m/s or rad/s)
};

/// The fastest of some coordinates, the base's shift and turn as one each (their first rows stand for them).
struct FastestRow {
  int row = 0;
  double speed = 0.0;
};
FastestRow fastestOf(const VectorX& rates, const std::vector<int>& rows);

/// The kinematic motion function with parameters of its own for each component (001 section 3: "the three
/// components have different parameters"): how far each coordinate is on its straight way at a time. Those
/// without an own time go together, by the time and speed bound of the motion.
class ComponentWays {
 public:
  /// way: what `difference` of both postures says (m, rad). Throws InputError where a bound forbids a time.
  ComponentWays(const Model& model, const ComponentTimes& times, const VectorX& way);

  double duration() const { return duration_; }  ///< (s)
  /// Parts of the way from 0 to 1, and how fast they change (1/s), by coordinate.
  VectorX shares(double time) const;
  VectorX rates(double time) const;
  /// How much sharper than an even motion the shortest own time makes the way: (duration / time)^2.
  double sharpest() const { return sharpest_; }
  const std::vector<BoundedRows>& bounds() const { return bounds_; }

 private:
  /// Starts at its own time; of a coordinate that does not move any.
  struct Own {
    KinematicMotionFunction law;
    double from = 0.0;
  };

  VectorX parts(double time, double MotionSample::*of) const;

  double duration_, sharpest_ = 1.0;
  std::vector<Own> laws_;   ///< the first is that of all without one
  std::vector<int> lawOf_;  ///< by coordinate
  std::vector<BoundedRows> bounds_;
};

/// What has a time of its own: a joint, or "pelvis_x", "pelvis_y", "pelvis_z", "pelvis_turn".
std::vector<int> componentRows(const Model& model, const std::string& name);
std::vector<std::string> componentNames(const Model& model);

}  // namespace handhold
