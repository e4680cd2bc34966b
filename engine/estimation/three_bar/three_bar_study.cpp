// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/three_bar/three_bar_study.h"

#include "engine/estimation/three_bar/study_parts.h"

namespace handhold {

ThreeBarStudy threeBarStudy(const ThreeBarConditions& conditions, const ProgressSink& progress,
                            const std::stop_token& stop) {
  struct Part {
    const char* name;
    void (*run)(ThreeBarStudy&);
  };
  const Part parts[] = {{"Motion", studyMotion},
                        {"Penalties", studyPenalties},
                        {"Combinations", studyCombinations},
                        {"Penalties of velocities", studyRatePenalties},
                        {"Noise", studyNoise},
                        {"Measured rates", studyMeasuredRates}};
  ThreeBarStudy study{{}, conditions};
  double done = 0.0;
  for (const Part& part : parts) {
    if (stop.stop_requested()) break;
    tellStage(progress, part.name, done / static_cast<double>(std::size(parts)));
    part.run(study);
    done += 1.0;
  }
  return study;
}

}  // namespace handhold
