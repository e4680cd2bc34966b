// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/model.h"

namespace handhold {

/// A person's limbs beside those of human55, for whom the numbers of flights were found: lengths of the same
/// person's are these times as long.
struct FlightSize {
  double legs = 1.0;  ///< from the hips to the tips of the toes, standing at rest
  double arms = 1.0;  ///< from the shoulder by elbow and wrist to the grip
};

/// Throws InputError when the model lacks the sites.
FlightSize flightSize(const Model& model);

}  // namespace handhold
