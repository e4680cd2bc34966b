// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/number_field.h"

namespace handhold {

/// The kind whose zero is no number but means something: "free", "none".
inline NumberKind zeroMeans(const QString& word, NumberKind kind) {
  kind.atZero = word;
  return kind;
}

}  // namespace handhold
