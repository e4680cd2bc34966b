// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/simulation_files.h"

#include <algorithm>
#include <cstdio>

#include "app/files/solution_files.h"
#include "engine/core/json_document.h"
#include "engine/core/spoken_name.h"
#include "engine/io/csv.h"
#include "engine/io/state_tables.h"
#include "engine/simulation/sources/frame_curve.h"

namespace handhold {

namespace {

using Json = nlohmann::ordered_json;

Json list(const Vector3& v) { return Json::array({v.x(), v.y(), v.z()}); }

Json schemeJson(const SimulationSettings& settings) {
  if (settings.scheme == IntegrationScheme::RungeKutta4)
    return {{"name", "Runge-Kutta 4"}, {"step", settings.step}};
  return {{"name", "Dormand-Prince 5(4)"}, {"tolerance", settings.relativeTolerance}};
}

Json energyJson(const std::vector<SimulationFrame>& frames) {
  const auto total = [](const SimulationFrame& frame) { return frame.kineticEnergy + frame.potentialEnergy; };
  return {{"start", total(frames.front())}, {"end", total(frames.back())}};
}

Json driftJson(const ReplayDrift& drift, const Model& model) {
  Json json{{"joint", drift.joint}, {"pelvis", drift.pelvis}};
  if (drift.worst.valid()) json["worst_joint"] = model.joints[drift.worst].name;
  json["joint_at_end"] = drift.jointAtEnd;
  json["pelvis_at_end"] = drift.pelvisAtEnd;
  return json;
}

std::string text(const char* format, double a, double b = 0.0) {
  char buffer[160];
  std::snprintf(buffer, sizeof buffer, format, a, b);
  return buffer;
}

/// A motion farther away than this is not the one that was replayed.
constexpr double kLostJoint = 0.1, kLostPelvis = 0.02;  // rad, m

std::string driftWords(const ReplayDrift& drift, const Model& model) {
  std::string words = text("; off the motion by %.2g rad", drift.joint);
  if (drift.worst.valid()) words += " (" + spokenName(model.joints[drift.worst].name) + ")";
  words += text(" and %.2g m of the pelvis at most", drift.pelvis);
  if (drift.joint > kLostJoint || drift.pelvis > kLostPelvis)
    words += ": the motion was lost; --track, or more of it, may follow";
  return words;
}

double simulatedTime(const std::vector<SimulationFrame>& frames) {
  return frames.empty() ? 0.0 : frames.back().motion.time - frames.front().motion.time;
}

}  // namespace

ReplayDrift driftFrom(const Motion& motion, const std::vector<SimulationFrame>& frames, const Model& model) {
  const FrameCurve curve(std::make_shared<const Motion>(motion));
  ReplayDrift drift;
  VectorX q, v;
  for (const SimulationFrame& frame : frames) {
    curve.joints(frame.motion.time, q, v);
    const VectorX off = (frame.motion.q - q).tail(model.jointCount()).cwiseAbs();
    Eigen::Index worst = 0;
    drift.jointAtEnd = off.maxCoeff(&worst);
    drift.pelvisAtEnd = (frame.motion.q.head<3>() - curve.basePosition(frame.motion.time)).norm();
    if (drift.jointAtEnd > drift.joint) {
      drift.joint = drift.jointAtEnd;
      drift.worst = LinkIndex(static_cast<int>(worst) + 1);
    }
    drift.pelvis = std::max(drift.pelvis, drift.pelvisAtEnd);
  }
  return drift;
}

std::string summaryToJson(const SimulationReport& report, const Task& task, const Model& model) {
  const SimulationResult& result = report.result;
  const double simulated = simulatedTime(result.frames);
  Json json{{"schema", "handhold-simulation-1"},
            {"task", task.name},
            {"model", model.name},
            {"gravity", list(task.gravity)},
            {"status", toString(result.status)},
            {"message", result.message},
            {"drive", report.drive}};
  json["scheme"] = schemeJson(report.settings);
  json["duration"] = simulated;
  json["frames"] = result.frames.size();
  json["steps"] = result.steps;
  json["seconds"] = result.seconds;
  json["real_time_factor"] = result.seconds > 0.0 ? simulated / result.seconds : 0.0;
  json["contact_drift"] = result.drift;
  json["events"] = {{"released", result.events.released},
                    {"gripped", result.events.gripped},
                    {"impacts", result.events.impacts}};
  json["energy"] = energyJson(result.frames);
  json["controller_share"] = result.frames.back().controllerShare;
  if (report.drive == "motion") json["track"] = report.trackGain, json["joint_loss_share"] = report.lossShare;
  if (report.drift) json["drift_from_motion"] = driftJson(*report.drift, model);
  return prettyJson(json);
}

std::string simulationLine(const SimulationReport& report, const Model& model) {
  const SimulationResult& result = report.result;
  const auto energy = [](const SimulationFrame& frame) {
    return frame.kineticEnergy + frame.potentialEnergy;
  };
  const auto& events = result.events;
  std::string line =
      toString(result.status) + text(": %.2f s in %.0f steps", simulatedTime(result.frames), result.steps) +
      text("; energy %.1f to %.1f J", energy(result.frames.front()), energy(result.frames.back())) +
      text("; contacts kept to %.1e, %.0f let go", result.drift, events.released) +
      text(events.impacts == 1 ? ", %.0f gripped, %.0f impact" : ", %.0f gripped, %.0f impacts",
           events.gripped, events.impacts) +
      text("; controller %.2g of all torque", result.frames.back().controllerShare);
  return report.drift ? line + driftWords(*report.drift, model) : line;
}

std::string energyToCsv(const std::vector<SimulationFrame>& frames) {
  CsvText csv({"time", "kinetic", "potential", "total"});
  for (const SimulationFrame& frame : frames) {
    for (const double value : {frame.motion.time, frame.kineticEnergy, frame.potentialEnergy,
                               frame.kineticEnergy + frame.potentialEnergy})
      csv.add(value);
    csv.endRow();
  }
  return csv.text();
}

std::string momentumToCsv(const std::vector<SimulationFrame>& frames) {
  CsvText csv({"time", "px", "py", "pz", "lx", "ly", "lz"});
  for (const SimulationFrame& frame : frames) {
    csv.add(frame.motion.time);
    for (const Vector3& part : {frame.linearMomentum, frame.angularMomentum})
      for (const double value : part) csv.add(value);
    csv.endRow();
  }
  return csv.text();
}

void writeSimulation(const SimulationReport& report, const OpenedTask& opened,
                     const std::filesystem::path& folder) {
  const Model& model = *opened.model;
  const Motion motion = toMotion(report.result.frames);
  std::vector<ResultFile> files = taskFiles(opened, folder);
  const std::string task = files.front().name;
  files.push_back({"summary.json", summaryToJson(report, opened.task, model)});
  files.push_back({"states.csv", statesToCsv(motion, model)});
  files.push_back({"torques.csv", torquesToCsv(motion, model)});
  files.push_back({"contacts.csv", contactsToCsv(motion, model)});
  files.push_back({"energy.csv", energyToCsv(report.result.frames)});
  files.push_back({"momentum.csv", momentumToCsv(report.result.frames)});
  replaceResult(folder, files, task);
}

}  // namespace handhold
