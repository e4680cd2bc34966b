// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/file_place.h"
#include "engine/core/json_document.h"
#include "engine/core/nearest_name.h"
#include "engine/task/file/contact_json.h"
#include "engine/task/file/manoeuvre_json.h"
#include "engine/task/file/stage_json.h"
#include "engine/task/file/state_json.h"
#include "engine/task/file/task_fields.h"
#include "engine/task/file/task_file.h"
#include "engine/task/prop_kind.h"
#include "engine/task/stages.h"
#include "engine/task/task_check.h"
#include "engine/task/words/task_words.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

Vector3 gravity(const JsonNode& node) {
  if (!node.isText()) return vector3(node);
  std::vector<std::string> words;
  for (const NamedGravity& g : kGravities) {
    words.push_back(g.word);
    if (node.text() == g.word) return Vector3(0.0, g.y, 0.0);
  }
  node.fail("'" + node.text() + "' is not a gravity", "use " + listed(words) + " or three numbers in m/s^2");
}

Prop readProp(const JsonNode& node) {
  node.allowOnly({"name", "kind", "position", "orientation", "size", "spacing", "diameter", "file"});
  Prop prop;
  prop.name = node.at("name").text();
  prop.kind = word(node.at("kind"), "a kind of prop", kindsOf(kPropKindRows));
  readVector(node, "position", prop.position);
  readQuaternion(node, "orientation", prop.orientation);
  readVector(node, "size", prop.size);
  node.read("spacing", prop.spacing);
  node.read("diameter", prop.diameter);
  node.read("file", prop.file);
  return prop;
}

const std::vector<std::string> kTargetFields = {"name",      "kind",   "site",        "position",
                                                "direction", "radius", "orientation", "must_hold",
                                                "weight",    "points", "pace"};

void readPath(const JsonNode& node, Target& target) {
  if (target.kind == TargetKind::Path || node.has("points"))
    for (const JsonNode& point : node.at("points").items()) target.path.push_back(vector3(point));
  readWord(node, "pace", kPathPaces, target.pace);
}

Target targetOf(const JsonNode& node) {
  Target target;
  target.name = node.at("name").text();
  target.kind = word(node.at("kind"), "a kind of target", kTargetKinds);
  readSite(node, target.site);
  if (target.kind == TargetKind::Orientation) {
    readVector(node, "position", target.position);
    target.orientation = quaternion(node.at("orientation"), node.at("orientation").numbers(4));
  } else {
    target.position = vector3(node.at("position"));
    readQuaternion(node, "orientation", target.orientation);
  }
  if (node.has("direction")) target.direction = direction(node.at("direction"));
  node.read("must_hold", target.mustHold);
  node.read("weight", target.weight);
  if (target.kind == TargetKind::Circle) target.radius = node.at("radius").number();
  node.read("radius", target.radius);
  readPath(node, target);
  return target;
}

Target readTarget(const JsonNode& node) {
  node.allowOnly(kTargetFields);
  return targetOf(node);
}

/// At one time, or from one to another.
TimedTarget readTimedTarget(const JsonNode& node) {
  std::vector<std::string> fields = kTargetFields;
  fields.insert(fields.end(), {"time", "from", "to"});
  node.allowOnly(fields);
  TimedTarget timed{targetOf(node), 0.0, 0.0};
  if (node.has("time")) {
    if (node.has("from") || node.has("to"))
      node.fail("has a time and an interval", "keep 'time', or 'from' and 'to'");
    timed.from = timed.to = node.at("time").number();
    return timed;
  }
  timed.from = node.at("from").number();
  timed.to = node.at("to").number();
  return timed;
}

HoldInterval readHold(const JsonNode& node) {
  node.allowOnly({"contact", "from", "to"});
  return {node.at("contact").text(), node.at("from").number(), node.at("to").number()};
}

Load readLoad(const JsonNode& node) {
  node.allowOnly({"name", "kind", "site", "frame", "force", "moment", "mass", "com", "inertia"});
  Load load;
  load.name = node.at("name").text();
  load.kind = word(node.at("kind"), "a kind of load", kLoadKinds);
  readSite(node, load.site);
  if (load.kind == LoadKind::Mass && node.has("frame"))
    node.at("frame").fail("is told of a mass, which has its site's axes anyway", "leave it out");
  readWord(node, "frame", kLoadFrames, load.frame);
  readVector(node, "force", load.force);
  readVector(node, "moment", load.moment);
  if (load.kind == LoadKind::Mass) load.mass = node.at("mass").number();
  node.read("mass", load.mass);
  readVector(node, "com", load.com);
  readVector(node, "inertia", load.inertia);
  if (load.kind == LoadKind::Force && !node.has("force") && !node.has("moment"))
    node.fail("has neither force nor moment", "add 'force': three numbers in N");
  return load;
}

/// {"kind": "water", "density": 1000, "densities": {"thigh": 1050}}; air does nothing.
std::optional<Water> readSurroundings(const JsonNode& node) {
  node.allowOnly({"kind", "density", "drag_coefficient", "trim", "densities"});
  const std::string kind = node.at("kind").text();
  if (kind != "water" && kind != "air")
    node.at("kind").fail("'" + kind + "' surrounds nobody here", "use water or air");
  Water water;
  node.read("density", water.density);
  node.read("drag_coefficient", water.dragCoefficient);
  readWord(node, "trim", kTrims, water.trim);
  if (const auto densities = node.find("densities")) {
    std::vector<std::string> parts;
    for (const SegmentRow& row : kSegments) parts.emplace_back(row.word);
    densities->allowOnly(parts);
    for (std::size_t i = 0; i < parts.size(); ++i) densities->read(parts[i], water.densities[i]);
  }
  if (kind == "air") return {};
  return water;
}

std::vector<std::string> wordsOf(std::span<const GoalRow> goals) {
  std::vector<std::string> words;
  for (const GoalRow& goal : goals) words.emplace_back(goal.word);
  return words;
}

Objective readObjective(const JsonNode& node) {
  node.allowOnly(wordsOf(bodyGoals()));
  Objective objective;
  for (const GoalRow& goal : bodyGoals()) node.read(goal.word, objective.*goal.weight);
  return objective;
}

MotionObjective readMotionObjective(const JsonNode& node) {
  std::vector<std::string> fields = wordsOf(bodyGoals());
  for (std::string& word : wordsOf(motionGoals())) fields.push_back(std::move(word));
  node.allowOnly(fields);
  MotionObjective objective;
  for (const auto goals : {bodyGoals(), motionGoals()})
    for (const GoalRow& goal : goals) node.read(goal.word, goal.of(objective));
  return objective;
}

Laws readLaws(const JsonNode& node) {
  node.allowOnly({"joint_limits", "torque_limits", "contact_limits", "friction", "clearance"});
  Laws laws;
  node.read("joint_limits", laws.jointLimits);
  node.read("torque_limits", laws.torqueLimits);
  node.read("contact_limits", laws.contactLimits);
  node.read("friction", laws.friction);
  node.read("clearance", laws.clearance);
  return laws;
}

template <class Item>
std::vector<Item> readList(const JsonNode& root, const std::string& field,
                           Item (*readItem)(const JsonNode&)) {
  std::vector<Item> list;
  if (root.has(field))
    for (const JsonNode& node : root.at(field).items()) list.push_back(readItem(node));
  return list;
}

ComponentTime readComponent(const JsonNode& node) {
  node.allowOnly({"name", "from", "duration", "max_speed", "control_points"});
  ComponentTime component;
  component.name = node.at("name").text();
  node.read("from", component.from);
  if (node.has("duration")) component.duration = node.at("duration").number();
  if (node.has("max_speed")) component.maxSpeed = node.at("max_speed").number();
  if (node.has("control_points")) component.controlPoints = readCount(node, "control_points", 0);
  return component;
}

MotionSettings readMotion(const JsonNode& node, const Model& model) {
  node.allowOnly({"method", "duration", "frames_per_second", "max_speed", "objective", "shortest", "longest",
                  "holds", "targets", "begin", "end", "stages", "control_points", "instants", "degree",
                  "components", "iterations", "tolerance", "settled"});
  MotionSettings motion;
  if (node.has("method")) motion.method = word(node.at("method"), "a method", kMotionMethods);
  node.read("duration", motion.duration);
  node.read("frames_per_second", motion.framesPerSecond);
  if (node.has("max_speed")) motion.maxSpeed = node.at("max_speed").number();
  if (node.has("objective")) motion.objective = readMotionObjective(node.at("objective"));
  if (node.has("shortest")) motion.shortest = node.at("shortest").number();
  if (node.has("longest")) motion.longest = node.at("longest").number();
  motion.components = readList(node, "components", readComponent);
  motion.iterations = readCount(node, "iterations", motion.iterations);
  node.read("tolerance", motion.tolerance);
  node.read("settled", motion.settled);
  motion.holds = readList(node, "holds", readHold);
  motion.targets = readList(node, "targets", readTimedTarget);
  if (node.has("begin")) motion.begin = readState(node.at("begin"), model);
  if (node.has("end")) motion.end = readState(node.at("end"), model);
  if (node.has("stages")) readStages(node.at("stages"), readTimedTarget, motion);
  if (!motion.stages.empty() && !node.has("duration")) motion.duration = stageBorders(motion).back().time;
  motion.controlPoints = readCount(node, "control_points", motion.controlPoints);
  motion.instants = readCount(node, "instants", motion.instants);
  motion.degree = readCount(node, "degree", motion.degree);
  return motion;
}

void checkSchema(const JsonNode& root) {
  const JsonNode schema = root.at("schema");
  if (schema.text() != kTaskSchema)
    schema.fail("'" + schema.text() + "' is not a schema that this program reads",
                std::string("use ") + kTaskSchema);
}

Task readTask(const JsonDocument& document, const Model& model, std::vector<PlaceNote>& notes) {
  const JsonNode root(document);
  checkSchema(root);
  // results are what the window found for the task and keeps with it; no law depends on them
  root.allowOnly({"schema", "name", "description", "model", "subject", "gravity", "props", "contacts",
                  "targets", "loads", "points", "objective", "laws", "start", "motion", "manoeuvre",
                  "surroundings", "results"});
  Task task;
  root.read("name", task.name);
  root.read("description", task.description);
  task.isForAnybody = isForAnybody(root);
  if (root.has("gravity")) task.gravity = gravity(root.at("gravity"));
  task.props = readList(root, "props", readProp);
  // a ladder of a million rungs would be searched for the one that is held
  if (const auto p = findPropProblem(task)) document.fail(p->path, p->problem, p->remedy);
  task.contacts = readList(root, "contacts", readContact);
  for (std::size_t i = 0; i < task.contacts.size(); ++i)
    settleContact(root.at("contacts").items()[i], task, task.contacts[i], notes);
  task.targets = readList(root, "targets", readTarget);
  task.loads = readList(root, "loads", readLoad);
  if (root.has("surroundings")) task.water = readSurroundings(root.at("surroundings"));
  if (root.has("objective")) task.objective = readObjective(root.at("objective"));
  if (root.has("laws")) task.laws = readLaws(root.at("laws"));
  if (root.has("start")) task.start = readPosture(root.at("start"), model);
  if (root.has("motion")) task.motion = readMotion(root.at("motion"), model);
  if (root.has("manoeuvre")) task.manoeuvre = readManoeuvre(root.at("manoeuvre"));
  return task;
}

}  // namespace

std::vector<std::string> modelNames(const fs::path& modelFolder) {
  std::vector<std::string> names;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(modelFolder, error))
    if (entry.path().extension() == ".json") names.push_back(entry.path().stem().string());
  std::sort(names.begin(), names.end());
  return names;
}

NotedTask notedTaskFromJson(const std::string& text, const std::string& place, const Model& model) {
  return notedTask(JsonDocument(text, place), model);
}

NotedTask notedTask(const JsonDocument& document, const Model& model) {
  NotedTask read;
  read.task = readTask(document, model, read.notes);
  if (const auto p = findProblem(read.task, model)) document.fail(p->path, p->problem, p->remedy);
  return read;
}

Task taskFromJson(const std::string& text, const std::string& place, const Model& model) {
  return notedTaskFromJson(text, place, model).task;
}

Task loadTask(const fs::path& file, const Model& model) {
  return taskFromJson(readFile(file), file.string(), model);
}

bool isShipped(const std::string& model, const fs::path& modelFolder) {
  std::error_code error;
  return !model.empty() && model.find('/') == std::string::npos &&
         fs::is_regular_file(modelFolder / (model + ".json"), error);
}

fs::path modelPath(const std::string& model, const fs::path& folder, const fs::path& modelFolder) {
  return isShipped(model, modelFolder) ? modelFolder / (model + ".json") : folder / model;
}

std::string standardPerson(const fs::path& modelFolder) {
  for (const std::string& name : modelNames(modelFolder)) {
    const fs::path file = modelFolder / (name + ".json");
    const JsonDocument document(readFile(file), file.string());
    bool isStandard = false;
    JsonNode(document).read("standard", isStandard);
    if (isStandard) return name;
  }
  throw InputError(modelFolder.string(), "no model there is the standard person",
                   "write \"standard\": true into one, or name a model in the task");
}

std::string taskModelName(const fs::path& taskFile, const fs::path& modelFolder) {
  return taskModelName(
      JsonDocument::without("results", {"schema", "model"}, readFile(taskFile), taskFile.string()),
      taskFile.parent_path(), modelFolder);
}

std::string taskModelName(const JsonDocument& document, const fs::path& folder, const fs::path& modelFolder) {
  const JsonNode root(document);
  checkSchema(root);
  if (root.has("model") && root.at("model").isObject()) return {};
  const std::string model = root.has("model") ? root.at("model").text() : standardPerson(modelFolder);
  std::error_code error;
  if (!model.empty() && fs::is_regular_file(modelPath(model, folder, modelFolder), error)) return model;
  if (isForAnybody(root)) return standardPerson(modelFolder);  // who did it last is not here
  const std::vector<std::string> names = modelNames(modelFolder);
  document.fail("model", "there is no model '" + model + "'",
                "use " + (names.empty() ? "" : listed(names) + " or ") + "a path relative to the task file");
}

fs::path taskModelFile(const fs::path& taskFile, const fs::path& modelFolder) {
  const std::string name = taskModelName(taskFile, modelFolder);
  return name.empty() ? taskFile : modelPath(name, taskFile.parent_path(), modelFolder);
}

bool isModelOutside(const fs::path& taskFile, const fs::path& modelFolder) {
  const fs::path model = taskModelFile(taskFile, modelFolder);
  const fs::path folder = fs::absolute(taskFile).parent_path();
  return !isWithin(model, modelFolder) && !isWithin(model, folder);
}

}  // namespace handhold
