// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/progress.h"

#include <algorithm>

namespace handhold {

void tellStage(const ProgressSink& sink, const char* stage, double fraction) {
  if (!sink) return;
  Progress progress;
  progress.stage = stage;
  progress.fraction = fraction;
  sink(progress);
}

ProgressSink asStage(const ProgressSink& sink, const char* stage, double from, double to) {
  if (!sink) return {};
  return [sink, stage, from, to](const Progress& part) {
    Progress whole = part;
    whole.stage = stage;
    whole.fraction = from + (to - from) * std::clamp(part.fraction, 0.0, 1.0);
    sink(whole);
  };
}

void Watch::tell(double fraction) const {
  if (stop.stop_requested()) throw Stopped();
  tellStage(progress, "", fraction);
}

}  // namespace handhold
