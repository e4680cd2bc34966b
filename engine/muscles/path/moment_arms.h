// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dynamics/data.h"
#include "engine/muscles/path/line_of_action.h"

namespace handhold {

/// Which joints a path spans: those between its links. A tension does nothing about any other.
std::vector<LinkIndex> spannedJoints(const Model& model, const MusclePath& path);

/// Moment arms about the joints that the path spans, by virtual work: the generalized forces of a tension of
/// 1 N, r = J^T f = -dL/dq (m). `arms` has room for each of `joints`. Reads the poses in data.
void momentArms(const Model& model, const Data& data, const LineOfAction& line,
                std::span<const LinkIndex> joints, std::span<double> arms);

/// The poses that updateKinematics left in data, with the angles in q.
LinkPoses linkPoses(const Data& data, const VectorX& q);

}  // namespace handhold
