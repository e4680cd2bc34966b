// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/laws/problem/posture_options.h"
#include "engine/trial/posture_result.h"

namespace handhold {

/// By so far or, where it lives on a prop, as far as it slides that way.
Vector3 slidBy(const Task& task, const Contact& contact, const Vector3& by);

/// Whether a law is about where hands, feet and targets are.
bool isPlace(ViolationKind kind);

/// Where places are out of reach: the one contact, target or prop that has to be moved least, to where the
/// body gets while all other laws hold. How far is read off the nearest posture where that misses one place,
/// and off postures in which targets, hands or feet alone may miss theirs; each is tried by solving. Empty
/// where none holds. Searches begin there and at `reference`.
std::optional<Advice> movedPlace(const Model& model, const Task& task, const VectorX& reference,
                                 const PostureResult& nearest, const PostureOptions& options);

/// Where no one place does, but two hands or two feet that are moved, each to where the body gets: the one of
/// them that has to be moved further, as a change that helps.
std::optional<Advice> firstOfTwo(const Model& model, const Task& task, const VectorX& reference,
                                 const PostureResult& nearest, const PostureOptions& options);

}  // namespace handhold
