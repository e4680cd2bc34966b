// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/laws/problem/law_group.h"
#include "engine/laws/problem/posture_options.h"
#include "engine/task/task.h"

namespace handhold {

/// What is in the way of all other places: whose law it is, and a posture at the others.
struct BlamedPlace {
  LawGroup group = LawGroup::Targets;
  VectorX q;
};

/// Where not all places can be had at once, any of several may yield: a target of the hips mends a foot that
/// stands far aside. The cause is the one without which the others are had with clearly more ease than
/// without any other. Empty where no one is. From q.
std::optional<BlamedPlace> blamedPlace(const Model& model, const Task& task, const VectorX& q,
                                       const PostureOptions& options);

}  // namespace handhold
