// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/studies/study_reach.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <memory>

#include "app/commands/option_checks.h"
#include "app/commands/studies/reach_table.h"
#include "app/commands/terminal_units.h"
#include "app/files/prop_solids.h"
#include "app/process/exit_code.h"
#include "app/process/file_ending.h"
#include "app/process/resources.h"
#include "app/process/terminal_progress.h"
#include "engine/core/atomic_file.h"
#include "engine/planning/reach/reach_map.h"

namespace handhold {

namespace {

struct ReachArguments {
  ToldPerson person;
  std::string task, end = "right hand", out;
  std::vector<double> force{0.0, 0.0, 0.0};
  double spacing = 0.1;
  int most = 2000;
  UnitChoice units;
};

void printExtent(const ReachMap& map, const UnitChoice& units) {
  Eigen::AlignedBox3d box;
  int easy = 0;
  for (const ReachPlace& place : map.places)
    if (place.isReached) box.extend(place.position), easy += place.load <= 0.5 ? 1 : 0;
  constexpr std::array<const char*, 3> kAxes{"from right to left", "up", "forward"};
  for (int axis = 0; axis < 3; ++axis)
    say(units, "%s from %.2f m to %.2f m\n", kAxes[static_cast<std::size_t>(axis)], box.min()[axis],
        box.max()[axis]);
  std::printf("%d places with no joint above half of its strength\n", easy);
}

int runReach(const ReachArguments& arguments) {
  if (!arguments.out.empty()) wantEnding("--out", arguments.out, {".csv"});
  const OpenedTask opened = openSolidTask(arguments.task, arguments.person);
  ReachQuestion question;
  askAbout(reachSite(arguments.end), opened.subject, question);
  question.task = opened.task;
  question.force = Vector3(arguments.force[0], arguments.force[1], arguments.force[2]);
  question.spacing = arguments.spacing;
  question.most = arguments.most;
  const auto begin = std::chrono::steady_clock::now();
  const TerminalProgress watch;
  const ReachMap map = reachOf(question, {}, watch.stop());
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  if (map.places.empty()) {
    std::fprintf(stderr, "handhold: %s: %s\n", arguments.task.c_str(), map.reason.c_str());
    return kNotSolvable;
  }
  std::printf("%s: %d of %zu places reached, %s%.3f cubic metres; %.2f s\n", arguments.end.c_str(),
              map.reachedCount(), map.places.size(), map.isWhole ? "" : "more than ", map.volume(), seconds);
  if (!map.isWhole) std::printf("not all of the region was looked at: raise --most or --spacing\n");
  if (map.reachedCount() > 0) printExtent(map, arguments.units);
  if (!arguments.out.empty()) writeFile(arguments.out, reachToCsv(map));
  return map.reachedCount() > 0 ? kSolved : kNotSolvable;
}

}  // namespace

void addStudyReach(CLI::App& study, int& exitCode) {
  const auto arguments = std::make_shared<ReachArguments>();
  CLI::App* command =
      study.add_subcommand("reach", "the region that a hand or foot reaches while all else of a task holds");
  command->add_option("task", arguments->task, "task file, or a folder of results")->required();
  command
      ->add_option("--end", arguments->end,
                   "right hand, left hand, right foot, left foot, a site of the model, or a point "
                   "beside one: \"r_wrist 0.02 0 0.05\" (m)")
      ->capture_default_str();
  command->add_option("--force", arguments->force, "on the body there, X,Y,Z (N)")
      ->delimiter(',')
      ->expected(3)
      ->check(within({-1e5, 1e5}));
  command->add_option("--spacing", arguments->spacing, "between places (m)")
      ->check(within({0.01, 10.0}))
      ->capture_default_str();
  command->add_option("--most", arguments->most, "places to look at")
      ->check(CLI::Range(1, 1000000))
      ->capture_default_str();
  command->add_option("--out", arguments->out, "table of the places (.csv)")->check(aName());
  addSubject(*command, arguments->person);
  addUnits(*command, arguments->units);
  command->callback([arguments, &exitCode] { exitCode = runReach(*arguments); });
}

}  // namespace handhold
