// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/fit_doubts.h"

#include <algorithm>
#include <cmath>

#include "engine/core/spoken_amount.h"
#include "engine/trial/trial_json.h"

namespace handhold {

namespace {

constexpr double kStrangeStature = 0.12;  // of the stature that is told, from that of the measured body

}  // namespace

void doubtLowPass(double cutOff, const Recording& recording, Doubts& doubts) {
  const double most = 0.5 * meanRate(recording.frames);
  if (!(most > 0.0) || cutOff < most) return;
  doubts.push_back({DoubtKind::Rate, "low-pass",
                    spokenSize(cutOff, Dimension::None) +
                        "Hz are not below half of the rate of the frames, " +
                        spokenSize(most, Dimension::None) + "Hz",
                    "nothing is taken out of the motion"});
}

bool isStrangeStature(double told, double measured) {
  return told > 0.0 && measured > 0.0 && std::abs(measured / told - 1.0) >= kStrangeStature;
}

void doubtStature(double told, double measured, const char* taken, Doubts& doubts) {
  if (!isStrangeStature(told, measured)) return;
  doubts.push_back({DoubtKind::Scale,
                    "stature",
                    "{1} are told, and the markers show a body of {2}",
                    taken,
                    DoubtAbout::BodySize,
                    {{told}, {measured}}});
}

void replaceDoubtsOfWeighing(const Doubts& doubts, Trial& trial) {
  std::erase_if(std::get<Recorded>(trial.origin).doubts, [](const Doubt& doubt) {
    return doubt.about == DoubtAbout::JointLimits || doubt.about == DoubtAbout::Hold ||
           doubt.kind == DoubtKind::Plate;
  });
  keepDoubts(doubts, trial);
}

void keepDoubts(const Doubts& doubts, Trial& trial) {
  auto* recorded = std::get_if<Recorded>(&trial.origin);
  if (!recorded || !recorded->recording) return;
  const auto isIn = [](const Doubts& known, const Doubt& doubt) {
    return std::ranges::find(known, doubt) != known.end();
  };
  for (const Doubt& doubt : doubts)
    if (!isIn(recorded->recording->doubts, doubt) && !isIn(recorded->doubts, doubt))
      recorded->doubts.push_back(doubt);
}

}  // namespace handhold
