// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/resources.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <vector>

#include "app/process/file_ending.h"
#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/io/recording_formats.h"
#include "engine/model/model_file.h"
#include "engine/model/suit.h"
#include "engine/planning/asked_of.h"
#include "engine/planning/carried_points.h"
#include "engine/task/file/own_points.h"
#include "engine/task/file/task_file.h"
#include "engine/task/task_check.h"
#include "engine/trial/result_set.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

}  // namespace

fs::path resourceFolder() {
  if (const char* wanted = std::getenv("HANDHOLD_RESOURCES")) {
    std::error_code error;
    if (fs::is_directory(wanted, error)) return wanted;
    throw InputError("HANDHOLD_RESOURCES", std::string("'") + wanted + "' is not a folder",
                     "set it to the folder that holds models/, or unset it");
  }
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error).parent_path();
  const fs::path candidates[] = {program / "../share/handhold",
#ifdef HANDHOLD_SOURCE_DIR  // a program that is not installed
                                 fs::path(HANDHOLD_SOURCE_DIR) / "resources",
#endif
                                 program / "../resources"};
  for (const fs::path& candidate : candidates)
    if (fs::is_directory(candidate / "models", error)) return candidate.lexically_normal();
  throw InputError(program.string(), "the resources folder is not there",
                   "set HANDHOLD_RESOURCES to the folder that holds models/");
}

fs::path modelFolder() { return resourceFolder() / "models"; }

const std::string& standardPerson() {
  static const std::string name = standardPerson(modelFolder());
  return name;
}

std::string modelText(const Subject& subject) {
  return subject.file.empty() ? readFile(modelFolder() / (subject.name + ".json")) : subject.file;
}

bool hasSkin(const Model& model) { return model.name == standardPerson(); }

Subject openSubject(const std::string& nameOrPath) {
  if (nameOrPath.empty()) return openSubject(standardPerson());
  const std::vector<std::string> names = modelNames(modelFolder());
  std::error_code error;
  if (!isShipped(nameOrPath, modelFolder()) && !fs::exists(nameOrPath, error))
    throw InputError("--model or --subject", "there is no model '" + nameOrPath + "'",
                     "use " + (names.empty() ? "" : listed(names) + " or ") + "the path of a model file");
  return openSubject(nameOrPath, {}, modelFolder());
}

Subject subjectOfTask(const std::string& task, const std::filesystem::path& folder) {
  const JsonDocument document(task, folder.string());
  const nlohmann::ordered_json& json = document.root();
  if (!json.contains("model")) return withPointsIn(openSubject({}), document);
  if (!json["model"].is_string()) return withPointsIn(carriedSubject(document), document);
  return withPointsIn(openSubject(json["model"].get<std::string>(), folder, modelFolder()), document);
}

namespace {

/// A folder of results stands for the task in it.
fs::path taskFileAt(const fs::path& path) {
  std::error_code error;
  if (!fs::is_directory(path, error)) return path;
  const fs::path task = resultTaskFile(path);
  if (!task.empty()) return task;
  throw InputError(path.string(), "is a folder without a result of Handhold",
                   "give a task file, or a folder that solve, plan or simulate wrote");
}

/// By its ending; a table (.csv) or text may be anything.
bool isRecordingFile(const fs::path& file) {
  std::error_code error;
  if (!fs::is_regular_file(file, error)) return false;
  std::string ending = file.extension().string();
  std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return std::tolower(c); });
  if (ending == ".csv" || ending == ".txt") return false;
  return std::ranges::any_of(recordingFormats(), [&](const RecordingFormat& format) {
    return std::ranges::count(format.endings, ending) > 0;
  });
}

}  // namespace

OpenedTask openTask(const fs::path& path, ModelPlace place) {
  const fs::path file = taskFileAt(path);
  if (isMeshFile(file))
    throw InputError(file.string(), "is a mesh and no task",
                     "open a task in the window and add it there: Add, Mesh from a file");
  if (isRecordingFile(file))
    throw InputError(file.string(), "is a recording and no task",
                     "fit the human to it first (handhold import " + file.filename().string() +
                         " --out DIR) and give DIR, or look at it in the window (handhold " +
                         file.filename().string() + ")");
  if (place == ModelPlace::InItsFolder && isModelOutside(file, modelFolder()))
    throw InputError(file.string() + ": model",
                     quoted(taskModelFile(file, modelFolder()).string()) + " lies outside the task's folder",
                     "copy it beside the task and name that file");
  return openTask(file, modelFolder());
}

Subject suited(const Subject& subject, const fs::path& suit) {
  const std::string place = byName(subject).name;
  Subject worn({}, nullptr);
  worn.file = withSuit(modelText(subject), place, readFile(suit), suit.string());
  worn.model = modelFromJson(worn.file, place);
  return worn;
}

OpenedTask openTaskOf(const fs::path& path, const ToldPerson& person) {
  OpenedTask opened = openTask(path);
  if (!person.isTold()) return opened;
  const Subject before = opened.subject;
  if (!person.subject.empty()) opened.subject = openSubject(person.subject);
  if (!person.suit.empty()) opened.subject = suited(opened.subject, person.suit);
  opened.subject = withPointsOf(*before.model, opened.task, opened.subject, modelText(opened.subject));
  opened.task = askedOf(*opened.subject.model, *before.model, opened.task);
  checkTask(opened.task, *opened.subject.model, path.string());
  return opened;
}

}  // namespace handhold
