// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/reduction_words.h"

#include <algorithm>
#include <cstdio>

#include "engine/core/spoken_amount.h"
#include "engine/estimation/recorded_trial/told_mass.h"

namespace handhold {

double figureOf(const Trial& trial, const char* name) {
  for (const auto& [figure, value] : trial.figures)
    if (figure == name) return value;
  return 0.0;
}

std::string leftOnPelvisWords(const Trial& trial) {
  char words[256];
  std::snprintf(words, sizeof words, "left on the pelvis %.0f N, %.0f N m (RMS)",
                figureOf(trial, "residual_force_rms_N"), figureOf(trial, "residual_moment_rms_Nm"));
  std::string all = words;
  // without a plate or a hold nothing that bears the body is known
  const bool isBorne =
      std::ranges::any_of(trial.motion.frames, [](const MotionFrame& f) { return !f.loads.empty(); });
  if (!isBorne || !(figureOf(trial, "share_of_frames_measured") > 0.0)) return all;
  std::snprintf(words, sizeof words,
                "; in the %.0f %% of the frames in which all that bears the body is known %.0f N, %.0f %% of "
                "the weight",
                100.0 * figureOf(trial, "share_of_frames_measured"),
                figureOf(trial, "residual_force_measured_rms_N"),
                100.0 * figureOf(trial, "residual_force_measured_share_of_weight"));
  return all + words;
}

namespace {

/// "the mass of 70 kg as it was told,"
std::string massWords(const Trial& trial) {
  const auto kilograms = [](double mass) { return spokenSize(mass, Dimension::None) + "kg"; };
  const std::string before = kilograms(figureOf(trial, "mass_before_kg")),
                    now = kilograms(trial.subject.model->totalMass);
  const Recorded* recorded = trial.from<Recorded>();
  if (now == before)
    return recorded && isMassGuessed(recorded->doubts)
               ? "a mass of " + now + ", unchanged although nobody had told it,"
               : "the mass of " + now + " as it was told,";
  return "a mass of " + now + " instead of " + before + ", which nobody had told (at most 30 % may change)";
}

}  // namespace

void tellReduction(const Trial& trial) {
  const auto milli = [&](const char* name) { return 1e3 * figureOf(trial, name); };
  if (figureOf(trial, "mass_before_kg") == 0.0) {
    std::printf("nothing was reduced: in no frame all that bears the body is known\n");
    return;
  }
  std::printf(
      "reduced in the %.0f %% of the frames that plates explain: %.0f to %.0f N, %.1f to %.1f N m, by %s and "
      "the "
      "body moved by %.1f, %.1f, %.1f mm and turned by %.1f, %.1f, %.1f mrad (RMS)\n",
      100.0 * figureOf(trial, "share_of_frames_reduced"), figureOf(trial, "residual_force_before_rms_N"),
      figureOf(trial, "residual_force_reduced_rms_N"), figureOf(trial, "residual_moment_before_rms_Nm"),
      figureOf(trial, "residual_moment_reduced_rms_Nm"), massWords(trial).c_str(),
      milli("body_moved_x_rms_m"), milli("body_moved_y_rms_m"), milli("body_moved_z_rms_m"),
      milli("body_turned_x_rms_rad"), milli("body_turned_y_rms_rad"), milli("body_turned_z_rms_rad"));
}

}  // namespace handhold
