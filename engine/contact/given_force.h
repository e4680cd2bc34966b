// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/contact/contact.h"

namespace handhold {

/// Of a contact that keeps its end in its place and bears nothing: what the hand exerts there is given, as a
/// load of the task. All are told as zero.
ContactLimits nothingBorne();

/// Whatever laws are switched off.
bool bearsNothing(const ContactLimits& limits);

}  // namespace handhold
