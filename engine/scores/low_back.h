// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/data.h"
#include "engine/motion/motion.h"
#include "engine/scores/verdict.h"

namespace handhold {

inline constexpr double kExtensorArm = 0.06;        ///< of the single extensor muscle about L5/S1 (m)
inline constexpr double kDesignCompression = 3400;  ///< NIOSH 1981 (N)
inline constexpr double kUpperCompression = 6400;   ///< (N)

/// Loads of the lowest joint of the spine, taken for L5/S1.
struct LowBackLoad {
  double bending = 0.0;  ///< moment across the spine (N m)
  double muscle = 0.0;   ///< of the single muscle: bending / 0.06 m (N)
  double along = 0.0;    ///< of what is above, hands' loads and inertia included, along the spine (N)
  double shear = 0.0;    ///< across it (N)
  double compression() const { return muscle + along; }
};

/// Where the spine begins: links that turn about the lowest point between pelvis and chest. Empty where a
/// model has no such joint.
std::vector<LinkIndex> lowestSpine(const Model& model);

/// Fc = M / 0.06 m + force along the spine (scores of single-muscle models). The frame has torques; after
/// updateKinematics. `spine` from lowestSpine.
LowBackLoad lowBackLoad(const Model& model, const Data& data, const MotionFrame& frame,
                        const Vector3& gravity, const std::vector<LinkIndex>& spine);

InstantScore lowBackInstant(const LowBackLoad& load);

}  // namespace handhold
