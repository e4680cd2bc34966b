// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/motion/motion_comparison.h"
#include "ui/document/comparison.h"

namespace handhold {

/// How far two compared motions agree while both last, as they are aligned; empty where not two motions are
/// compared, or nothing is common to them. Joints that agree least come first.
std::optional<MotionComparison> agreementOf(const Project& project, const Comparison& compared);

}  // namespace handhold
