// SPDX-License-Identifier: GPL-3.0-or-later
// Posture prediction on tasks that have an answer by construction, facing every way: how many are solved,
// refused or solved with a heading reversed, how near the best known they come, and at what cost.
// `feasible_tasks_benchmark [SEED] [TASKS] [STARTS] [REFERENCE]`; the best known of each task is the best of
// this many starts and of the witness, kept in the file REFERENCE for the next run.
#include <time.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>

#include "engine/model/model_file.h"
#include "engine/planning/posture/posture.h"
#include "tests/engine/planning/feasible_tasks.h"

using namespace handhold;

namespace {

constexpr double kAlike = 0.01, kReversed = 0.1;
/// The starts of the reference shake the witness by this part of each joint's range.
constexpr double kSpread = 0.2;

/// Processor time of the whole process, threads included.
double milliseconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

double quantile(std::vector<double> values, double part) {
  if (values.empty()) return 0.0;
  std::sort(values.begin(), values.end());
  return values[static_cast<size_t>(part * static_cast<double>(values.size() - 1) + 0.5)];
}

VectorX shaken(const Model& model, const VectorX& q, std::mt19937& random) {
  std::normal_distribution<double> normal;
  VectorX result = q;
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[i];
    const double angle = q[6 + i] + kSpread * normal(random) * (joint.upper - joint.lower);
    result[6 + i] = std::clamp(angle, joint.lower, joint.upper);
  }
  return result;
}

/// The best of the witness, of starts around it and of the program's own many starts; infinite: none held.
double bestKnown(const Model& model, const FeasibleTask& made, int starts) {
  PostureOptions brief;
  brief.effort = PostureOptions::Effort::Brief;
  double best = std::numeric_limits<double>::infinity();
  const auto look = [&](const PostureResult& result) {
    if (result.solved() && headingError(model, made.task, result.q) < kReversed)
      best = std::min(best, result.objective);
  };
  std::mt19937 random(7);
  for (int k = 0; k < starts / 2; ++k)
    look(solvePosture(model, made.task, k == 0 ? made.witness : shaken(model, made.witness, random), brief));
  PostureOptions many;
  many.advising = PostureOptions::Advising::No;
  many.starts = starts - starts / 2;
  look(solvePosture(model, made.task, {}, many));
  return best;
}

struct Count {
  int tasks = 0, solved = 0, reversed = 0, alike = 0;
  std::vector<double> ms, times;
};

void print(const std::string& title, const Count& count) {
  std::printf(
      "%-12s %4d tasks  %4d solved  %3d refused  %3d reversed  %4d within 1 %%  ms %6.1f median %6.1f "
      "p95 %7.1f worst   over the best: %.3f median of the others, %.2f worst\n",
      title.c_str(), count.tasks, count.solved, count.tasks - count.solved, count.reversed, count.alike,
      quantile(count.ms, 0.5), quantile(count.ms, 0.95), quantile(count.ms, 1.0), quantile(count.times, 0.5),
      quantile(count.times, 1.0));
}

}  // namespace

int main(int count, char** words) {
  const auto model = loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  const unsigned seed = count > 1 ? static_cast<unsigned>(std::atoi(words[1])) : 4711;
  const int tasks = count > 2 ? std::atoi(words[2]) : 300;
  const int starts = count > 3 ? std::atoi(words[3]) : 50;
  std::map<std::string, double> known;
  const std::string file = count > 4 ? words[4] : "";
  std::string line;
  for (std::ifstream in(file); std::getline(in, line);)
    known[line.substr(0, line.rfind(' '))] = std::atof(line.c_str() + line.rfind(' '));
  FeasibleTasks generator(model, seed);
  std::map<std::string, Count> rows;
  for (int k = 0; k < tasks; ++k) {
    const FeasibleTask made = generator.next();
    PostureOptions options;
    options.advising = PostureOptions::Advising::No;
    const double began = milliseconds();
    const PostureResult result = solvePosture(*model, made.task, {}, options);
    const double ms = milliseconds() - began;
    if (starts > 0 && !known.contains(made.name)) known[made.name] = bestKnown(*model, made, starts);
    const bool reversed = result.solved() && headingError(*model, made.task, result.q) > kReversed;
    double& best = known[made.name];
    if (result.solved() && !reversed) best = std::min(best, result.objective);
    const bool alike = result.solved() && result.objective <= (1.0 + kAlike) * best;
    for (const std::string& title : {std::string(sectorName(headingSector(made.heading))),
                                     std::string(nameOf(made.bearing)), std::string("zzz all")}) {
      Count& row = rows[title];
      ++row.tasks;
      row.solved += result.solved();
      row.reversed += reversed;
      row.alike += alike;
      row.ms.push_back(ms);
      if (result.solved() && !alike) row.times.push_back(result.objective / best);
    }
    if (!alike || reversed)
      std::printf("    %s: %s, %.4f, best known %.4f, %d iterations, %.0f ms%s\n", made.name.c_str(),
                  result.solved() ? "solved" : "refused", result.objective, best, result.iterations, ms,
                  reversed ? ", REVERSED" : "");
    std::fflush(stdout);
  }
  for (const auto& [title, row] : rows) print(title, row);
  if (file.empty()) return 0;
  std::ofstream out(file);
  out.precision(9);
  for (const auto& [name, value] : known) out << name << ' ' << value << '\n';
  return 0;
}
