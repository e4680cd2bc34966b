// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/task/file/own_points.h"
#include "engine/task/file/task_file.h"
#include "engine/trial/load_entries.h"
#include "engine/trial/recording_tables.h"
#include "engine/trial/splines_json.h"
#include "engine/trial/trial_fields.h"
#include "engine/trial/trial_json.h"

namespace handhold {

namespace {

/// Numbers in a list of the wanted length, or in an empty one where they are unknown.
MotionFrame frameFromJson(const JsonNode& node, const std::vector<ContactLoad>& entries, const Model& model) {
  MotionFrame frame;
  frame.time = node.at("time").number();
  frame.q = vectorAt(node, "q", model.positionSize());
  frame.v = vectorAt(node, "v", model.velocitySize());
  frame.vdot = vectorAt(node, "vdot", model.velocitySize());
  frame.tau = vectorAt(node, "tau", model.velocitySize());
  frame.loads = loadsFromJson(node.at("loads"), entries);
  if (frame.q.size() == 0) node.at("q").fail("is empty", "delete this result from the file");
  return frame;
}

}  // namespace

std::vector<ContactLoad> loadsFromJson(const JsonNode& list, const std::vector<ContactLoad>& entries) {
  std::vector<ContactLoad> loads;
  for (const JsonNode& item : list.items()) {
    const auto entry =
        static_cast<std::size_t>(item.at("entry").number({0.0, static_cast<double>(entries.size()) - 1.0}));
    ContactLoad& load = loads.emplace_back(entries[entry]);
    const std::vector<double> wrench = item.at("wrench").numbers(9);
    load.point = Vector3(wrench[0], wrench[1], wrench[2]);
    load.force = Vector3(wrench[3], wrench[4], wrench[5]);
    load.moment = Vector3(wrench[6], wrench[7], wrench[8]);
  }
  return loads;
}

Motion motionFromJson(const JsonNode& frames, const std::vector<ContactLoad>& entries, const Model& model,
                      const Watch& watch) {
  Motion motion;
  const std::vector<JsonNode> items = frames.items();
  motion.frames.reserve(items.size());
  for (const JsonNode& item : items) {
    watch.tell(shareOf(motion.frames.size(), items.size()));
    MotionFrame frame = frameFromJson(item, entries, model);
    if (!motion.frames.empty() && frame.time <= motion.frames.back().time)
      item.at("time").fail("does not come after the frame before", "delete this result from the file");
    motion.frames.push_back(std::move(frame));
  }
  return motion;
}

void countFromStart(Trial& trial) {
  if (trial.motion.frames.empty()) return;
  const double start = trial.motion.frames.front().time;
  if (start == 0.0) return;
  for (MotionFrame& frame : trial.motion.frames) frame.time -= start;
  trial.peak.time -= start;
  for (Violation& violation : trial.violations)
    if (violation.time) *violation.time -= start;
  if (trial.advice.left && trial.advice.left->time) *trial.advice.left->time -= start;
  for (auto& [name, value] : trial.figures)
    if (name == kWorstFrameTime) value -= start;
  auto* recorded = std::get_if<Recorded>(&trial.origin);
  if (!recorded) return;
  for (DeclaredHold& hold : recorded->holds) hold.from = std::max(0.0, hold.from - start), hold.to -= start;
  if (!recorded->recording) return;
  Recording recording = *recorded->recording;
  for (TimeBase* base : {&recording.frames, &recording.samples, &recording.steps})
    for (double& time : base->times) time -= start;
  for (RecordedEvent& event : recording.events) event.time -= start;
  recorded->recording = std::make_shared<const Recording>(std::move(recording));
}

Trial trialFromJson(const JsonNode& node, const Subject& subject, const Watch& watch) {
  std::optional<JsonDocument> task;
  if (const auto asked = node.find("task")) task.emplace(asked->json(), asked->path());
  const Subject person = task ? withPointsIn(subject, *task) : subject;
  const Model& model = *person.model;
  Trial trial = trialFromSummary(node, model);
  if (task) trial.task = std::make_shared<const Task>(notedTask(*task, model).task);
  trial.motion =
      motionFromJson(node.at("motion"), loadEntries(node.at("loads"), model, trial.task.get()), model, watch);
  if (const auto channels = node.find("channels"))
    for (const JsonNode& channel : channels->items()) {
      Channel& read = trial.channels.emplace_back();
      channel.read("name", read.name);
      channel.read("unit", read.unit);
      read.values = channel.at("values").numbers(trial.motion.frames.size());
    }
  completeRecording(
      [&](const char* file) -> std::optional<std::string> {
        const auto tables = node.find("tables");
        return tables && tables->has(file) ? std::optional(tables->at(file).text()) : std::nullopt;
      },
      node.path(), trial);
  const auto splines = node.find("splines");
  if (auto* predicted = std::get_if<Predicted>(&trial.origin); predicted && splines)
    predicted->splines = splinesFromJson(*splines);
  trial.subject = person;
  countFromStart(trial);
  return trial;
}

}  // namespace handhold
