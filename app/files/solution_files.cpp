// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/solution_files.h"

#include <algorithm>
#include <cstdio>

#include "app/files/spline_file.h"
#include "engine/core/json_document.h"
#include "engine/core/spoken_name.h"
#include "engine/io/state_tables.h"
#include "engine/task/limits_off.h"
#include "engine/task/task_file.h"
#include "engine/trial/posture_words.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

Json list(const Vector3& v) { return Json::array({v.x(), v.y(), v.z()}); }

/// Numbered frames are numbers in files, as in the tables of the source.
Json frameName(const std::string& name) {
  const bool isNumber = !name.empty() && name.size() < 9 &&
                        std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; });
  if (isNumber) return std::stoi(name);
  return name;
}

Json contactJson(const ContactLoad& load, const Model& model) {
  Json json{{"name", load.name}, {"kind", load.kind}};
  if (load.frame.valid()) json["frame"] = frameName(model.frames[load.frame].name);
  json["local_point"] = list(load.localPoint);
  if (load.hasTarget) json["target"] = list(load.target);
  json["normal"] = list(load.normal);
  json["friction"] = load.friction;
  return json;
}

Json unmetJson(const Solution& solution) {
  Json json = Json::array();
  for (std::size_t i = 0; i < solution.unmet.size(); ++i) {
    const Unmet& unmet = solution.unmet[i];
    json.push_back({{"kind", toString(unmet.kind)},
                    {"name", unmet.name},
                    {"sentence", unmet.sentence},
                    {"amount", unmet.amount},
                    {"unit", unmet.unit},
                    {"remedy", unmet.remedy},
                    {"index", unmet.index}});
    if (i < solution.unmetTimes.size()) json.back()["time"] = solution.unmetTimes[i];
  }
  return json;
}

Json objectiveJson(const Solution& solution) {
  Json terms = Json::object();
  for (const auto& [name, value] : solution.terms) terms[name] = value;
  return {{"value", solution.objective}, {"terms", terms}};
}

Json peakJson(const Solution& solution, const Model& model) {
  Json json{{"normalized_torque", solution.peakLoad}};
  if (solution.peakJoint.valid()) json["joint"] = model.joints[solution.peakJoint].name;
  json["time"] = solution.peakTime;
  return json;
}

Json checkJson(const Solution& solution) {
  const MotionCheck& check = *solution.check;
  return {{"residual_force", check.force},
          {"residual_moment", check.moment},
          {"closed_force", check.closure.force},
          {"closed_moment", check.closure.moment},
          {"contact_gap", check.contactGap},
          {"target_gap", check.targetGap},
          {"refinements", solution.refinements},
          {"peak_normalized_torque", check.peakLoad},
          {"peak_normalized_torque_at_instants", solution.peakAtInstants}};
}

/// An optimum is one among its neighbours only, and a message that limits were off goes with every answer.
std::string messageOf(const Solution& solution, const Laws& laws) {
  std::string message = solution.message;
  if (solution.status == PostureStatus::Optimal && message.find("local optimum") == std::string::npos)
    message += message.empty() ? "a local optimum" : "; a local optimum";
  if (const std::string off = limitsOffWords(laws); !off.empty()) message += "; " + off;
  return message;
}

/// Where a mesh lies as seen from a folder, or its whole path where there is no way between the two.
std::filesystem::path meshFrom(const std::filesystem::path& folder, const std::filesystem::path& mesh) {
  std::error_code error;
  const std::filesystem::path way = std::filesystem::relative(mesh, folder, error);
  return error || way.empty() ? std::filesystem::absolute(mesh, error) : way;
}

/// Every load of a motion once; a contact that moves has no target to stay at.
std::vector<ContactLoad> allLoads(const Motion& motion) {
  std::vector<ContactLoad> all;
  for (const MotionFrame& frame : motion.frames)
    for (const ContactLoad& load : frame.loads) {
      const auto known = std::find_if(all.begin(), all.end(),
                                      [&](const ContactLoad& other) { return other.name == load.name; });
      if (known == all.end())
        all.push_back(load);
      else if ((known->target - load.target).norm() > 1e-9)
        known->hasTarget = false;
    }
  return all;
}

}  // namespace

Solution toSolution(const Model& model, const PostureResult& posture) {
  Solution solution;
  solution.status = posture.status;
  solution.message = posture.message;
  MotionFrame frame;
  frame.q = posture.q;
  frame.v = frame.vdot = VectorX::Zero(model.velocitySize());
  frame.tau = posture.tau;
  frame.loads = posture.loads;
  if (posture.q.size() == model.positionSize()) solution.motion.frames.push_back(frame);
  solution.objective = posture.objective;
  solution.terms = posture.terms;
  solution.unmet = posture.unmet;
  solution.advice = posture.advice;
  solution.peakLoad = posture.peakLoad;
  solution.peakJoint = posture.peakJoint;
  solution.iterations = posture.iterations;
  solution.seconds = posture.seconds;
  return solution;
}

Solution toSolution(const MotionOutcome& motion, const PostureResult& end) {
  Solution solution(motion);
  if (!motion.advice.isGiven()) solution.advice = end.advice;
  solution.iterations = end.iterations;
  solution.seconds += end.seconds;
  return solution;
}

Solution toSolution(const Model& model, const MotionPrediction& prediction) {
  Solution solution(prediction.outcome);
  solution.objective = prediction.objective;
  solution.terms = prediction.terms;
  solution.iterations = prediction.iterations;
  solution.check = prediction.check;
  solution.peakAtInstants = prediction.peakAtInstants;
  solution.refinements = prediction.refinements;
  // a prediction that was read from a file has no curves
  if (!solution.motion.frames.empty() && !prediction.curves.controls.empty())
    solution.spline = splineToJson(prediction, model);
  return solution;
}

std::string summaryToJson(const Solution& solution, const Task& task, const Model& model) {
  Json json{{"schema", "handhold-summary-1"},
            {"task", task.name},
            {"model", model.name},
            {"gravity", list(task.gravity)},
            {"status", toString(solution.status)},
            {"message", messageOf(solution, task.laws)},
            {"solver", solution.solver}};
  json["limits_off"] = limitsOff(task.laws);
  json["objective"] = objectiveJson(solution);
  json["iterations"] = solution.iterations;
  json["seconds"] = solution.seconds;
  json["frames"] = solution.motion.frames.size();
  json["peak"] = peakJson(solution, model);
  if (solution.check) json["between_instants"] = checkJson(solution);
  if (!solution.figures.empty()) {
    json["plan"] = Json::object();
    for (const auto& [name, value] : solution.figures) json["plan"][name] = value;
  }
  json["contacts"] = Json::array();
  for (const ContactLoad& load : allLoads(solution.motion))
    json["contacts"].push_back(contactJson(load, model));
  json["unmet"] = unmetJson(solution);
  if (solution.advice.isGiven()) json["advice"] = solution.advice.sentence;
  return prettyJson(json);
}

std::string solutionLine(const Solution& solution, const Task& task, const Model& model) {
  std::string line = spoken(solution.status);
  if (const std::string off = limitsOffWords(task.laws); !off.empty()) line += ", " + off;
  char numbers[96];
  std::snprintf(numbers, sizeof numbers, "; objective %.4g; peak %.1f %% of strength", solution.objective,
                100.0 * solution.peakLoad);
  line += numbers;
  if (solution.peakJoint.valid()) line += ", " + spokenName(model.joints[solution.peakJoint].name);
  return line;
}

std::vector<ResultFile> taskFiles(const OpenedTask& opened, const std::filesystem::path& folder) {
  Task task = opened.task;
  std::vector<ResultFile> files;
  if (!opened.ownModel.empty()) {
    task.model = nameInResult(folder, "model.json");
    files.push_back({task.model, opened.ownModel});
  }
  for (Prop& prop : task.props)
    if (!prop.file.empty()) prop.file = meshFrom(folder, opened.folder / prop.file).string();
  files.insert(files.begin(), {nameInResult(folder, "task.json"), taskToJson(task, *opened.model)});
  return files;
}

void writeSolution(const Solution& solution, const OpenedTask& opened, const std::filesystem::path& folder,
                   const std::vector<ResultFile>& besides) {
  const Model& model = *opened.model;
  std::vector<ResultFile> files = taskFiles(opened, folder);
  const std::string task = files.front().name;
  files.push_back({"summary.json", summaryToJson(solution, opened.task, model)});
  files.push_back({"states.csv", statesToCsv(solution.motion, model)});
  files.push_back({"torques.csv", torquesToCsv(solution.motion, model)});
  files.push_back({"contacts.csv", contactsToCsv(solution.motion, model)});
  if (!solution.spline.empty()) files.push_back({"spline.json", solution.spline});
  files.insert(files.end(), besides.begin(), besides.end());
  replaceResult(folder, files, task);
}

}  // namespace handhold
