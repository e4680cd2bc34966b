// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/recording/doubt.h"

namespace handhold {

// Sentences about recordings stand beside fields and tables: their lengths are in the unit of these.

/// "31 mm": three figures, from metres.
QString lengthWords(double metres);

/// What was taken as it is although it is not sure, in the window's language. Metric lengths from 3 m on are
/// in metres.
QString doubtSentence(const Doubt& doubt);

}  // namespace handhold
