// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/actions/own_clock.h"

namespace handhold {

double shiftOfShown(const Document& document) {
  const KeptTrial* shown = document.comparison() ? shownResult(document.project()) : nullptr;
  return shown ? shown->alignment.shift : 0.0;
}

double ownTime(const Document& document) { return document.playbackTime() - shiftOfShown(document); }

void setOwnTime(Document& document, double seconds) {
  document.setPlaybackTime(seconds + shiftOfShown(document));
}

}  // namespace handhold
