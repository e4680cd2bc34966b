// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/commands.h"
#include "app/exit_code.h"
#include "app/picture.h"
#include "app/resources.h"
#include "app/workload_pdf.h"
#include "app/workload_plot.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/json_document.h"
#include "engine/dynamics/inverse_dynamics.h"
#include "engine/io/result_tables.h"
#include "engine/io/workload_page.h"
#include "engine/io/workload_tables.h"
#include "engine/motion/touches.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

/// What summary.json says about the motion beside it.
struct ResultHead {
  std::string task, model = "human55";
  Vector3 gravity = Vector3::Zero();
};

ResultHead readHead(const fs::path& folder) {
  const fs::path file = folder / "summary.json";
  const JsonDocument document(readFile(file), file.string());
  const JsonNode root(document);
  ResultHead head;
  root.read("task", head.task);
  root.read("model", head.model);
  const std::vector<double> gravity = root.at("gravity").numbers(3);
  head.gravity = Vector3(gravity[0], gravity[1], gravity[2]);
  return head;
}

/// A recorded motion has no torques yet: those without contacts, base rows and all.
void addMissingTorques(const Model& model, const Vector3& gravity, Motion& motion) {
  Data data(model);
  for (MotionFrame& frame : motion.frames) {
    if (frame.tau.size() == model.velocitySize()) continue;
    inverseDynamics(model, frame.q, frame.v, frame.vdot, gravity, data, frame.tau);
    addStiffness(model, frame.q, frame.tau);
  }
}

void printTotals(const WorkloadTotals& t) {
  std::printf("duration %.3f s\n", t.duration);
  std::printf("joint work %.3f J positive, %.3f J negative, %.3f J weighted\n", t.positiveWork,
              t.negativeWork, t.weightedWork);
  std::printf("weighted torque %.3f N m s, transferred %.3f J, energy change %.3f J (gap %.2e J)\n",
              t.weightedTorque, t.transferred, t.energyChange, t.energyGap);
  std::printf("greatest load %.1f %% of strength, %s at %.3f s\n", 100.0 * t.peakLoad, t.peakJoint.c_str(),
              t.peakTime);
}

struct Options {
  std::string folder, html, pdf, plot;
};

/// With a picture of the instant of the greatest load.
WorkloadPage pageOf(const fs::path& folder, const ResultHead& head, const Workload& workload) {
  RenderOptions size;
  size.width = 900;
  size.height = 675;
  WorkloadPage page;
  page.title = head.task.empty() ? folder.filename().string() : head.task;
  page.model = head.model;
  page.picture = pictureAddress(paintResult(folder.string(), workload.totals.peakTime, size));
  page.remark = "The picture shows the greatest load.";
  return page;
}

void run(const Options& options) {
  const fs::path folder = options.folder;
  if (!fs::is_directory(folder))
    throw InputError(folder.string(), "is not a folder", "give a folder that solve or plan has written");
  const ResultHead head = readHead(folder);
  const auto model = openModel(head.model);
  Motion motion = readResult(folder, *model);
  addMissingTorques(*model, head.gravity, motion);
  const Workload workload = workloadOf(*model, motion, head.gravity);
  FileSet files;
  files.add(folder / "workload.csv", workloadToCsv(workload));
  files.add(folder / "efforts.csv", effortsToCsv(workload));
  if (!options.html.empty() || !options.pdf.empty()) {
    WorkloadPage page = pageOf(folder, head, workload);
    for (const Touch& touch : touchesOf(motion)) page.touches.push_back(touch.time);
    if (!options.html.empty()) files.add(options.html, workloadToHtml(workload, page));
    if (!options.pdf.empty()) files.add(options.pdf, workloadToPdf(workload, page));
  }
  files.commit();
  if (!options.plot.empty()) writeWeightedSumPlot(*model, motion, options.plot);
  printTotals(workload.totals);
}

}  // namespace

void addWorkloadCommand(CLI::App& app, int& exitCode) {
  const auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("workload", "energy, power and loads of a result");
  command->add_option("folder", options->folder, "folder that solve or plan has written")->required();
  command->add_option("--html", options->html, "page with a picture to write");
  command->add_option("--pdf", options->pdf, "the same page as PDF");
  command->add_option(
      "--plot", options->plot,
      "weighted sum of torques over time with the instants of touch: .svg, .png, .pdf or .csv");
  command->callback([options, &exitCode] {
    run(*options);
    exitCode = kSolved;
  });
}

}  // namespace handhold
