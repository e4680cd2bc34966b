// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/simulation/torque_source.h"

namespace handhold {

/// No muscle acts; the joints' passive springs and limits remain.
class Limp : public TorqueSource {
 public:
  void at(const BodyState&, TorqueLaw&) const override {}
};

}  // namespace handhold
