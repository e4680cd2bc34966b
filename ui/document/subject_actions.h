// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

namespace handhold {

/// The project with its task asked of somebody else: contacts and targets stay where they are, the posture is
/// that of the same angles with hands and feet at the contacts, torques unknown. Results that were found keep
/// their own person.
Project withSubject(const Project& project, const Subject& subject);

/// The same as a step; it joins with the one before where both have that key.
void changeSubject(Document& document, const Subject& subject, const QString& title,
                   const QString& mergeKey = {});

}  // namespace handhold
