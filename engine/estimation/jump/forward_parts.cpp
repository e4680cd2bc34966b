// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jump/forward_figures.h"
#include "engine/estimation/jump/jump_parts.h"

namespace handhold {

void studyForward(JumpStudy& study, const JumpWork& work) {
  const JumpEstimate& estimate = work.estimates.front();
  const JumpFrames& frames = estimate.frames;
  const std::vector<ForwardRun> runs{forwardRun("iteration", frames, estimate.iterated.spPva),
                                     forwardRun("exact solver", frames, estimate.exact.spPva)};
  addOverlays(study, frames,
              {{"raw data", &estimate.iterated.ic},
               {"sp_pva", &estimate.iterated.spPva},
               {"forward", &runs[0].forward},
               {"sp_pva, exact", &estimate.exact.spPva},
               {"forward, exact", &runs[1].forward}},
              FigureSide::AlongX, "");
  tellDivergence(study, frames, runs, "9.15 d");
}

}  // namespace handhold
