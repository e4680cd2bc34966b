// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/simulation/simulation_words.h"

#include <cmath>
#include <cstdio>

#include "engine/core/spoken_name.h"
#include "engine/simulation/simulated_trial.h"
#include "engine/task/weightless.h"
#include "engine/task/words/limits_off.h"
#include "engine/trial/energy_book.h"

namespace handhold {

namespace {

std::string text(const char* format, double a, double b = 0.0) {
  char buffer[160];
  std::snprintf(buffer, sizeof buffer, format, a, b);
  return buffer;
}

/// A motion farther away than this is not the one that was replayed.
constexpr double kLostJoint = 0.1, kLostPelvis = 0.02;  // rad, m

/// Why a motion cannot be followed, the likeliest first.
std::string lossWords(const Trial& trial, double gain) {
  if (lacksSupport(*trial.task) || trial.message.ends_with(kBorneByOthers))
    return "the motion was lost: not all that bore it is simulated";
  if (gain > 0.0)
    return "the motion was lost: so soft a correction yields to the weight, whatever the step; a greater "
           "--track may follow";
  return isAfloat(*trial.task) ? "the motion was lost: torques alone drift; --track may follow"
                               : "the motion was lost: torques alone keep no balance; --track may follow";
}

std::string driftWords(const Trial& trial, const ReplayDrift& drift, double gain) {
  std::string words = text("; off the motion by %.2g rad", drift.joint);
  if (!drift.worstJoint.empty()) words += " (" + spokenName(drift.worstJoint) + ")";
  words += text(" and %.2g m of the pelvis at most", drift.pelvis);
  if (drift.joint <= kLostJoint && drift.pelvis <= kLostPelvis) return words;
  return words + ": " + lossWords(trial, gain);
}

/// " (muscles 40.1 J, joint damping -2.0 J, ...)": what is hardly any is left out.
std::string bookOf(const Trial& trial) {
  constexpr double kWorthTelling = 0.05;  // J
  std::string words;
  for (const EnergyEntry& entry : kEnergyEntries) {
    const double work = findChannel(trial, entry.channel)->values.back();  // none at the start
    if (std::abs(work) < kWorthTelling) continue;
    words += (words.empty() ? " (" : ", ") + std::string(entry.words) + text(" %.1f J", work);
  }
  return words.empty() ? words : words + ")";
}

}  // namespace

std::string lineOf(const Trial& trial, const Simulated& run) {
  const std::vector<double>& energy = findChannel(trial, "total")->values;
  const std::string off = trial.task ? strengthOffWords(trial.task->laws) : std::string();
  std::string line = run.status + text(": %.2f s in %.0f steps", trial.motion.duration(), run.steps) +
                     text("; energy %.1f to %.1f J", energy.front(), energy.back()) + bookOf(trial) +
                     text("; contacts kept to %.1e, %.0f let go", run.contactDrift, run.released) +
                     text(run.impacts == 1 ? ", %.0f gripped, %.0f impact" : ", %.0f gripped, %.0f impacts",
                          run.gripped, run.impacts) +
                     text("; controller %.2g of all torque", run.controllerShare) +
                     (off.empty() ? off : "; " + off);
  return run.drift ? line + driftWords(trial, *run.drift, run.trackGain) : line;
}

}  // namespace handhold
