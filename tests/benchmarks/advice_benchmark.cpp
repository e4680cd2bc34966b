// SPDX-License-Identifier: GPL-3.0-or-later
// Samples that one known thing makes impossible: what is told of each, at what cost, and whether the change
// that is advised holds when the task is solved with it. `advice_benchmark [WORDS] [PERSON] [DEGREES]
// [METRES]`: only causes with these words in them, by another person, all of the task turned about the
// vertical and moved along x.
#include <time.h>

#include <cstdio>
#include <cstdlib>

#include "engine/planning/posture/posture.h"
#include "engine/trial/change_words.h"
#include "engine/trial/violation_words.h"
#include "tests/engine/planning/caused_tasks.h"
#include "tests/engine/planning/turned_task.h"

using namespace handhold;

namespace {

/// Processor time of the whole process, threads included.
double processorSeconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

std::string holdsWhenTried(const CausedTask& made, const PostureResult& result) {
  if (result.solved()) return "solved";
  if (!result.advice.isGiven()) return "no advice";
  Model model = *made.model;
  Task task = made.task;
  apply(result.advice.change, model, task);
  PostureOptions plain;
  plain.advising = PostureOptions::Advising::No;
  const PostureResult again = solvePosture(model, task, {}, plain);
  if (again.solved()) return "holds";
  return "left: " + (again.violations.empty() ? std::string("?") : told(again.violations.front()));
}

void measure(const CausedTask& made) {
  PostureOptions options;
  double reason = 0.0;
  const double began = processorSeconds();
  options.progress = [&](const Progress& progress) {
    if (reason == 0.0 && progress.stage.find("looking for a change") != std::string::npos)
      reason = processorSeconds() - began;
  };
  const PostureResult result = solvePosture(*made.model, made.task, {}, options);
  const double whole = processorSeconds() - began;
  const bool isRight = !result.violations.empty() && made.reasons.contains(result.violations.front().kind());
  const bool isMeant = result.advice.isGiven() && made.remedies.contains(result.advice.change.kind);
  std::printf("%-34s reason %5.2f s %s  advice %5.2f s %s  %s\n    %s\n    %s\n", made.cause.c_str(), reason,
              isRight ? "right" : "WRONG", whole, isMeant ? "meant" : "OTHER",
              holdsWhenTried(made, result).c_str(), finding({}, result.violations).c_str(),
              told(result.advice, *made.model, made.task).c_str());
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const std::string words = argc > 1 ? argv[1] : "", person = argc > 2 ? argv[2] : "human55";
  const double angle = argc > 3 ? std::atof(argv[3]) * M_PI / 180.0 : 0.0;
  const double moved = argc > 4 ? std::atof(argv[4]) : 0.0;
  for (const Cause& cause : causes()) {
    if (cause.words.find(words) == std::string::npos) continue;
    CausedTask made = causedTask(cause, person);
    made.task = movedAlongX(turnedAboutVertical(made.task, angle), moved);
    measure(made);
  }
  return 0;
}
