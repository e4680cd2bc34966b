// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

namespace handhold {

/// Whether the load is what a hand exerts on what it holds: a force at its grip, palm or fingertip.
bool isByHand(const Model& model, const Load& load);

/// The directions in which people say that they push, in world axes.
struct PushDirection {
  const char* title = "";
  Vector3 direction = Vector3::Zero();
};
const std::vector<PushDirection>& pushDirections();

/// Which of them a force by the hand has; the number of them for any other.
int pushDirectionOf(const Vector3& force);

/// The hand of a contact holds on as before and exerts a given force there, in place of whatever comes: the
/// contact bears nothing any more. Adds the force (N, by the hand, in world) and selects it. Throws
/// InputError for what is no hand.
void exertForce(Document& document, int contact, const Vector3& force);

/// The way back: the contact bears what comes, within its usual limits, and forces by its hand there go.
void takeWhatComes(Document& document, int contact);

}  // namespace handhold
