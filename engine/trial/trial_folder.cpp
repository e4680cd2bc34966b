// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/trial_folder.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/task/file/task_file.h"
#include "engine/task/file/whole_mesh.h"
#include "engine/trial/csv.h"
#include "engine/trial/energy_book.h"
#include "engine/trial/load_entries.h"
#include "engine/trial/recording_tables.h"
#include "engine/trial/result_set.h"
#include "engine/trial/result_tables.h"
#include "engine/trial/splines_json.h"
#include "engine/trial/state_tables.h"
#include "engine/trial/trial_json.h"
#include "engine/trial/trial_words.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

/// A file and its channels by name and unit.
struct ChannelTable {
  const char* file;
  std::vector<std::pair<std::string, std::string>> channels;
};

ChannelTable energyTable() {
  ChannelTable table{"energy.csv", {{"kinetic", "J"}, {"potential", "J"}, {"total", "J"}}};
  for (const EnergyEntry& entry : kEnergyEntries) table.channels.emplace_back(entry.channel, "J");
  return table;
}

ChannelTable momentumTable() {
  return {"momentum.csv",
          {{"px", "kg m/s"},
           {"py", "kg m/s"},
           {"pz", "kg m/s"},
           {"lx", "kg m^2/s"},
           {"ly", "kg m^2/s"},
           {"lz", "kg m^2/s"}}};
}

/// Of a recording the summary tells which channels there are.
std::vector<ChannelTable> channelTables(const Trial& trial, const std::vector<Channel>& recorded) {
  if (trial.from<Simulated>()) return {energyTable(), momentumTable()};
  if (!trial.from<Recorded>()) return {};
  ChannelTable table{"channels.csv", {}};
  for (const Channel& channel : recorded) table.channels.emplace_back(channel.name, channel.unit);
  return {table};
}

std::vector<Channel> channelsOf(const JsonNode& summary) {
  std::vector<Channel> channels;
  const auto list = summary.find("channels");
  if (!list) return channels;
  for (const JsonNode& node : list->items())
    channels.push_back({node.at("name").text(), node.at("unit").text(), {}});
  return channels;
}

/// The channels of the table that the trial has; empty where that is none.
std::string channelsToCsv(const Trial& trial, const ChannelTable& table) {
  std::vector<std::string> columns{"time"};
  std::vector<const Channel*> channels;
  for (const auto& [name, unit] : table.channels) {
    const Channel* channel = findChannel(trial, name);
    if (!channel) continue;
    columns.push_back(name);
    channels.push_back(channel);
  }
  if (channels.empty()) return {};
  CsvText csv(columns);
  for (std::size_t i = 0; i < trial.motion.frames.size(); ++i) {
    csv.add(trial.motion.frames[i].time);
    for (const Channel* channel : channels) csv.add(channel->values[i]);
    csv.endRow();
  }
  return csv.text();
}

void readChannels(const fs::path& folder, const ChannelTable& table, Trial& trial) {
  const fs::path file = folder / table.file;
  if (!fs::exists(file)) return;
  const CsvTable csv(readFile(file), file.string());
  if (csv.rowCount() != static_cast<int>(trial.motion.frames.size()))
    throw InputError(file.string(),
                     "has " + std::to_string(csv.rowCount()) + " rows for " +
                         std::to_string(trial.motion.frames.size()) + " states",
                     "take the tables of one result");
  for (const auto& [name, unit] : table.channels) {
    const int column = csv.find(name);
    if (column < 0) continue;  // of an earlier version
    Channel& channel = trial.channels.emplace_back(Channel{name, unit, {}});
    for (int row = 0; row < csv.rowCount(); ++row) channel.values.push_back(csv.number(row, column));
  }
}

/// Where a mesh lies as seen from a folder, or its whole path where there is no way between the two.
fs::path meshFrom(const fs::path& folder, const fs::path& mesh) {
  std::error_code error;
  const fs::path way = fs::relative(mesh, folder, error);
  return error || way.empty() ? fs::absolute(mesh, error) : way;
}

/// Meshes go along, each once; nothing else that a task may name is copied. One that cannot stand alone, or
/// lies in the folder as the user's own, is named from there.
class MeshFiles {
 public:
  explicit MeshFiles(const fs::path& folder) : folder_(folder), own_(resultFiles(folder)) {}

  std::string take(const fs::path& mesh) {
    const auto known = names_.find(mesh.lexically_normal());
    if (known != names_.end()) return known->second;
    const fs::path way = meshFrom(folder_, mesh);
    const bool isUsers =
        !way.is_absolute() && *way.begin() != ".." && std::ranges::count(own_, way.string()) == 0;
    const std::optional<std::string> whole = isUsers ? std::nullopt : wholeMesh(mesh);
    if (!whole) return way.string();
    std::string name = nameInResult(folder_, mesh.filename().string());
    while (std::ranges::find(files_, name, &ResultFile::name) != files_.end()) name.insert(0, "other-");
    files_.push_back({name, *whole});
    return names_[mesh.lexically_normal()] = name;
  }
  std::vector<ResultFile>& files() { return files_; }

 private:
  fs::path folder_;
  std::vector<std::string> own_;
  std::map<fs::path, std::string> names_;
  std::vector<ResultFile> files_;
};

/// With which the folder can be read again, wherever it is carried: the task, its meshes, and its model where
/// that is none of the shipped ones. The first is the task.
std::vector<ResultFile> taskFiles(const OpenedTask& opened, const fs::path& folder) {
  Task task = opened.task;
  Subject subject = opened.subject;
  MeshFiles meshes(folder);
  for (Prop& prop : task.props)
    if (!prop.file.empty()) prop.file = meshes.take(opened.folder / prop.file);
  std::vector<ResultFile> files = std::move(meshes.files());
  if (!subject.file.empty()) {
    subject.name = nameInResult(folder, "model.json");
    files.push_back({subject.name, subject.file});
  }
  files.insert(files.begin(), {nameInResult(folder, "task.json"), taskToJson(task, subject)});
  return files;
}

/// A task in which nothing stands around, as the summary of an earlier version tells it.
OpenedTask bareTask(const fs::path& folder, const JsonNode& summary, const fs::path& modelFolder) {
  Task task;
  summary.read("task", task.name);
  const std::string name = summary.has("model") ? summary.at("model").text() : standardPerson(modelFolder);
  const std::vector<double> gravity = summary.at("gravity").numbers(3, bound::kGravity);
  task.gravity = Vector3(gravity[0], gravity[1], gravity[2]);
  if (!isShipped(name, modelFolder))
    throw InputError(folder.string(), "does not hold its model '" + name + "'",
                     "solve the task again; results carry their model now");
  return {openSubject(name, folder, modelFolder), std::move(task), {}, {}};
}

/// "left foot heel" is a point of the contact "left foot", unless there is one of its whole name.
int contactOf(const Task& task, const std::string& load) {
  int found = -1;
  for (std::size_t i = 0; i < task.contacts.size(); ++i) {
    if (load == task.contacts[i].name) return static_cast<int>(i);
    if (found < 0 && load.starts_with(task.contacts[i].name + " ")) found = static_cast<int>(i);
  }
  return found;
}

/// What a table of contacts of an earlier version does not tell of its loads, from the list of contacts.
void completeLoads(const JsonNode& summary, const Task& task, Motion& motion) {
  if (!summary.has("contacts")) return;
  std::vector<ContactLoad> known;
  for (const JsonNode& node : summary.at("contacts").items()) known.push_back(contactAt(node));
  for (MotionFrame& frame : motion.frames)
    for (ContactLoad& load : frame.loads) {
      const auto told =
          std::find_if(known.begin(), known.end(), [&](const ContactLoad& k) { return k.name == load.name; });
      if (told == known.end()) continue;
      ContactLoad whole = withWrench(*told, load);
      whole.contact = contactOf(task, load.name);
      whole.link = load.link;
      whole.frame = load.frame;
      load = whole;
    }
}

Motion readMotion(const fs::path& folder, const JsonNode& summary, const OpenedTask& opened) {
  std::vector<ContactLoad> entries;
  if (const auto loads = summary.find("loads"))
    entries = loadEntries(*loads, *opened.subject.model, &opened.task);
  Motion motion = readResult(folder, *opened.subject.model, entries);
  if (motion.frames.empty()) throw InputError(folder.string(), "holds no states", "plan or solve again");
  if (entries.empty()) completeLoads(summary, opened.task, motion);
  return motion;
}

/// Nobody could read them again.
void wantFinite(const Trial& trial, const fs::path& folder) {
  for (const MotionFrame& frame : trial.motion.frames)
    if (!frame.q.allFinite() || !frame.v.allFinite() || !frame.vdot.allFinite() || !frame.tau.allFinite())
      throw InputError(folder.string(),
                       "the motion holds a number that is not finite, at " + csvNumber(frame.time) + " s",
                       "correct what it was made of");
  for (const auto& [name, value] : trial.figures)
    if (!std::isfinite(value))
      throw InputError(folder.string(), "the figure " + quoted(name) + " is not finite",
                       "correct what it was made of");
}

std::optional<std::string> textOf(const fs::path& file) {
  return fs::exists(file) ? std::optional(readFile(file)) : std::nullopt;
}

}  // namespace

void writeTrial(const Trial& trial, const OpenedTask& opened, const fs::path& folder,
                const std::vector<ResultFile>& besides) {
  wantFinite(trial, folder);
  const Model& model = *opened.subject.model;
  std::vector<ResultFile> files = taskFiles(opened, folder);
  const std::string task = files.front().name;
  files.push_back({"summary.json", summaryToJson(trial)});
  if (trial.motion.frames.empty()) return replaceResult(folder, files, task);
  files.push_back({"states.csv", statesToCsv(trial.motion, model)});
  files.push_back({"torques.csv", torquesToCsv(trial.motion, model)});
  files.push_back({"contacts.csv", contactsToCsv(trial.motion, model)});
  if (const auto* predicted = trial.from<Predicted>(); predicted && predicted->splines)
    files.push_back({"spline.json", splinesToJson(*predicted->splines, model.name)});
  for (const ChannelTable& table : channelTables(trial, trial.channels))
    if (std::string text = channelsToCsv(trial, table); !text.empty())
      files.push_back({table.file, std::move(text)});
  if (const auto* recorded = trial.from<Recorded>(); recorded && recorded->recording)
    for (RecordingTable& table : tablesOf(*recorded->recording))
      files.push_back({table.file, std::move(table.text)});
  files.insert(files.end(), besides.begin(), besides.end());
  replaceResult(folder, files, task);
}

OpenedTrial readTrial(const fs::path& folder, const fs::path& modelFolder) {
  const fs::path file = folder / "summary.json", task = resultTaskFile(folder);
  const JsonDocument document(readFile(file), file.string());
  const JsonNode root(document);
  OpenedTrial read;
  read.opened = task.empty() ? bareTask(folder, root, modelFolder) : openTask(task, modelFolder);
  Trial& trial = read.trial;
  trial = trialFromSummary(root, *read.opened.subject.model);
  trial.subject = read.opened.subject;
  trial.task = std::make_shared<const Task>(read.opened.task);
  if (!fs::exists(folder / "states.csv"))
    throw InputError(folder.string(), "holds no result: " + findingOf(trial), "solve again");
  trial.motion = readMotion(folder, root, read.opened);
  for (const ChannelTable& table : channelTables(trial, channelsOf(root))) readChannels(folder, table, trial);
  completeRecording([&](const char* table) { return textOf(folder / table); }, folder.string(), trial);
  const fs::path spline = folder / "spline.json";
  if (auto* predicted = std::get_if<Predicted>(&trial.origin); predicted && fs::exists(spline)) {
    const JsonDocument curves(readFile(spline), spline.string());
    predicted->splines = splinesFromJson(JsonNode(curves));
  }
  read.doubt = doubtOf(folder, trial.motion.frames.size());
  countFromStart(trial);
  return read;
}

std::string doubtOf(const fs::path& folder, std::size_t rows) {
  const std::vector<std::string> changed = filesNotAsWritten(folder);
  if (!changed.empty())
    return listed(changed, "and") + (changed.size() == 1 ? " is" : " are") +
           " not as the result was written: verdict, figures and curves may be of different runs";
  const fs::path file = folder / "summary.json";
  if (!fs::exists(file)) return {};
  const JsonDocument document(readFile(file), file.string());
  double told = static_cast<double>(rows);
  JsonNode(document).read("frames", told);
  if (told == static_cast<double>(rows)) return {};
  return "summary.json tells of " + std::to_string(std::lround(told)) + " frames and states.csv has " +
         std::to_string(rows) + ": they are of different runs";
}

Trial readRecorded(const fs::path& states, const Subject& subject) {
  Trial trial;
  trial.status = PostureStatus::Feasible;
  trial.motion = readStates(states, *subject.model);
  const fs::path torques = states.parent_path() / "torques.csv";
  if (states.filename() == "states.csv" && fs::exists(torques)) {
    trial.motion = readResult(states.parent_path(), *subject.model);
    trial.peak = peakOf(*subject.model, trial.motion);
  }
  countFromStart(trial);
  trial.origin = Recorded{states.string()};
  trial.subject = subject;
  return trial;
}

}  // namespace handhold
