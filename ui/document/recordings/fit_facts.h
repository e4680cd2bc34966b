// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "engine/trial/trial.h"

namespace handhold {

// What is told of a fitted recording, on its page and on those to hand on, in the window's units.

/// "left on the pelvis 95 N, 24 N m (RMS of all frames); while all that bears ...": the latter where nothing
/// was reduced. Empty: it was not weighed.
QString leftOnPelvisWords(const Trial& trial);

/// Whether a fit was changed so that less is left on the pelvis.
bool isReduced(const Trial& trial);

/// What that changed, and what it gained: "reduced in the 80 % of the frames that plates explained
/// from 60 N, 20 N m to ...", when it was reduced; empty: nothing.
QString reductionWords(const Trial& trial);

/// "LKNE 25.1 mm, 61 mm at most".
QString markerWords(const Recorded& recorded, int marker);

/// What was taken as it is although it is not sure: of the fit and the weighing, then of the file.
QStringList doubtWords(const Recorded& recorded);

}  // namespace handhold
