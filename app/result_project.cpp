// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/result_project.h"

#include <memory>

#include "app/resources.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/json_document.h"
#include "engine/io/result_tables.h"

namespace handhold {

namespace {

/// A task in which nothing stands around, as summary.json tells it.
OpenedTask bareTask(const std::filesystem::path& folder) {
  const std::filesystem::path file = folder / "summary.json";
  const JsonDocument document(readFile(file), file.string());
  const JsonNode root(document);
  OpenedTask opened;
  std::string model = "human55";
  root.read("model", model);
  root.read("task", opened.task.name);
  const std::vector<double> gravity = root.at("gravity").numbers(3);
  opened.task.gravity = Vector3(gravity[0], gravity[1], gravity[2]);
  opened.model = openModel(model);
  opened.task.model = model;
  return opened;
}

}  // namespace

Project resultProject(const std::filesystem::path& folder) {
  const std::filesystem::path task = folder / "task.json";
  const OpenedTask opened = std::filesystem::exists(task) ? openTask(task) : bareTask(folder);
  auto outcome = std::make_shared<MotionOutcome>();
  outcome->status = PostureStatus::Feasible;
  outcome->motion = readResult(folder, *opened.model);
  if (outcome->motion.frames.empty()) throw InputError(folder.string(), "holds no states", "plan or solve again");
  const MotionFrame& last = outcome->motion.frames.back();
  PostureResult end;
  end.status = PostureStatus::Feasible;
  end.q = last.q;
  end.tau = last.tau;
  end.loads = last.loads;
  Project project = withTask(newProject(opened.model), opened.task);
  project = withSolved(project, std::make_shared<const PostureResult>(end));
  project.motion = outcome;
  return project;
}

}  // namespace handhold
