// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>

#include "ui/document/document.h"

namespace handhold {

/// A posture that somebody kept under a name, for any task: joint angles by the joints' names (rad). Where
/// the person stands is no part of it.
struct OwnPosture {
  QString name;
  QMap<QString, double> angles;
};

/// Those of this computer's user, by name; none where they cannot be read.
QList<OwnPosture> ownPostures();

/// The posture shown; one of the same name is replaced. Throws InputError for an empty name, and where those
/// that are there cannot be read or all of them not be written.
void keepOwnPosture(const Document& document, const QString& name);
void forgetOwnPosture(const QString& name);

/// Joints that this person does not have are left out, angles cut to the limits.
VectorX angles(const Model& model, const OwnPosture& posture);

}  // namespace handhold
