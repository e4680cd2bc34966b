// SPDX-License-Identifier: GPL-3.0-or-later
// Tasks that have no answer by construction: how often the reason that is told is the right one, how far the
// amounts are from the truth, and at what cost. `impossible_tasks_benchmark [SEED] [TASKS] [ORACLE]
// [advice]`; ORACLE starts of Ipopt find how far a place really is, `advice` asks for it as the window does.
#include <time.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "engine/planning/posture/posture.h"
#include "engine/trial/violation_words.h"
#include "tests/engine/planning/told_reasons.h"

using namespace handhold;

namespace {

/// As near an amount has to come: a tenth of it, or a centimetre.
constexpr double kPart = 0.1, kCentimetre = 0.01;

/// Processor time of the whole process, threads included.
double milliseconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

struct Count {
  int tasks = 0, right = 0, known = 0, near = 0;
  std::vector<double> ms;
};

double quantile(std::vector<double> values, double part) {
  if (values.empty()) return 0.0;
  std::sort(values.begin(), values.end());
  return values[static_cast<size_t>(std::lround(part * static_cast<double>(values.size() - 1)))];
}

void print(const char* title, const Count& count) {
  std::printf(
      "%-15s %4d tasks  %4d right reason  %4d of %4d amounts  ms %6.1f median %6.1f p95 %7.1f worst\n", title,
      count.tasks, count.right, count.near, count.known, quantile(count.ms, 0.5), quantile(count.ms, 0.95),
      quantile(count.ms, 1.0));
}

/// A distance that is told is one that a posture comes to which keeps all other laws: the truth is not above.
std::optional<double> truthOf(const ImpossibleTask& made, double told, int starts) {
  const bool isFar = made.fault == Fault::TargetTooFar || made.fault == Fault::HoldTooFar;
  if (!isFar) return made.amount;
  return std::min(told, leastDistance(made, starts));
}

void measure(const ImpossibleTask& made, int starts, PostureOptions::Advising advising, Count& count) {
  PostureOptions options;
  options.advising = advising;
  const double began = milliseconds();
  const PostureResult result = solvePosture(*made.model, made.task, {}, options);
  count.ms.push_back(milliseconds() - began);
  ++count.tasks;
  const bool isRight = namesFault(made, result);
  count.right += isRight ? 1 : 0;
  const double told = toldAmount(made, result);
  const std::optional<double> truth = truthOf(made, told, starts);
  const bool isNear = truth && std::abs(told - *truth) <= std::max(kCentimetre, kPart * *truth);
  count.known += truth ? 1 : 0;
  count.near += isNear ? 1 : 0;
  if (isRight && (isNear || !truth)) return;
  std::printf("%s: told %.3g, true %.3g\n", made.name.c_str(), told, truth.value_or(0.0));
  for (const Violation& violation : result.violations)
    std::printf("    %s\n", handhold::told(violation).c_str());
}

}  // namespace

int main(int argc, char** argv) {
  const unsigned seed = argc > 1 ? static_cast<unsigned>(std::atoi(argv[1])) : 1;
  const int tasks = argc > 2 ? std::atoi(argv[2]) : 105;
  const int starts = argc > 3 ? std::atoi(argv[3]) : 30;
  const bool advises = argc > 4 && std::string(argv[4]) == "advice";
  const auto advising = advises ? PostureOptions::Advising::Yes : PostureOptions::Advising::No;
  ImpossibleTasks generator(human55(), seed);
  std::vector<Count> counts(kFaults);
  for (int k = 0; k < tasks; ++k) {
    const ImpossibleTask made = generator.next();
    measure(made, starts, advising, counts[static_cast<int>(made.fault)]);
  }
  Count all;
  for (int f = 0; f < kFaults; ++f) {
    print(nameOf(static_cast<Fault>(f)), counts[f]);
    all.tasks += counts[f].tasks;
    all.right += counts[f].right;
    all.known += counts[f].known;
    all.near += counts[f].near;
    all.ms.insert(all.ms.end(), counts[f].ms.begin(), counts[f].ms.end());
  }
  print("all", all);
  return 0;
}
