// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/recording/doubt.h"
#include "ui/document/language/said.h"

namespace handhold {

/// As inWords(), in the language of the window: each part by itself, so that no template takes two of them
/// for one sentence.
inline QString doubtWords(const Doubt& doubt) {
  return said(doubt.place) + QStringLiteral(": ") + said(doubt.found) + QStringLiteral("; ") +
         said(doubt.assumed);
}

}  // namespace handhold
