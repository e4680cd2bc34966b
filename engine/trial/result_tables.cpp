// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trial/result_tables.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/trial/csv.h"
#include "engine/trial/state_tables.h"

namespace handhold {

namespace {

constexpr double kSameTime = 1e-9;  // s; both tables have the times to the last digit

std::vector<int> columnsOf(const CsvTable& table, const std::vector<std::string>& names) {
  std::vector<int> columns;
  for (const std::string& name : names) columns.push_back(table.column(name));
  return columns;
}

Vector3 vectorAt(const CsvTable& table, int row, int first, const std::vector<int>& columns) {
  return {table.number(row, columns[first], kTabled), table.number(row, columns[first + 1], kTabled),
          table.number(row, columns[first + 2], kTabled)};
}

FrameIndex frameAt(const CsvTable& table, int row, int column, const Model& model) {
  const FrameIndex frame = model.findFrame(table.text(row, column));
  if (!frame.valid())
    table.fail(row, column, "model " + model.name + " has no frame " + quoted(table.text(row, column)),
               "take contacts of this model");
  return frame;
}

const ContactLoad& entryAt(const CsvTable& table, int row, int column,
                           const std::vector<ContactLoad>& entries) {
  return entries[static_cast<std::size_t>(
      table.number(row, column, {0.0, static_cast<double>(entries.size()) - 1.0}))];
}

}  // namespace

void addTorquesFromCsv(const std::string& text, const std::string& place, const Model& model,
                       Motion& motion) {
  const CsvTable table(text, place);
  const int time = table.column("time");
  const std::vector<int> columns = columnsOf(table, forceColumns(model));
  if (table.rowCount() != static_cast<int>(motion.frames.size()))
    throw InputError(place,
                     "has " + std::to_string(table.rowCount()) + " rows for " +
                         std::to_string(motion.frames.size()) + " states",
                     "take the tables of one result");
  for (int row = 0; row < table.rowCount(); ++row) {
    MotionFrame& frame = motion.frames[row];
    if (std::abs(table.number(row, time, kTabled) - frame.time) > kSameTime)
      table.fail(row, time, "is not the time of the state in that row", "take the tables of one result");
    frame.tau.resize(model.velocitySize());
    for (int k = 0; k < frame.tau.size(); ++k) frame.tau[k] = table.number(row, columns[k], kTabled);
  }
}

void addContactsFromCsv(const std::string& text, const std::string& place, const Model& model,
                        const std::vector<ContactLoad>& entries, Motion& motion) {
  const CsvTable table(text, place);
  const int time = table.column("time"), name = table.column("contact"), frameName = table.column("frame");
  const std::vector<int> columns = columnsOf(table, {"px", "py", "pz", "fx", "fy", "fz", "mx", "my", "mz"});
  const int entry = entries.empty() ? -1 : table.find("entry");
  auto frame = motion.frames.begin();
  for (int row = 0; row < table.rowCount(); ++row) {
    const double at = table.number(row, time, kTabled);
    while (frame != motion.frames.end() && frame->time < at - kSameTime) ++frame;
    if (frame == motion.frames.end() || frame->time > at + kSameTime)
      table.fail(row, time, "is not the time of a state, or out of order", "take the tables of one result");
    ContactLoad load;
    if (entry >= 0) load = entryAt(table, row, entry, entries);
    load.name = table.text(row, name);
    load.frame = frameAt(table, row, frameName, model);
    load.link = model.frames[load.frame].link;
    load.point = vectorAt(table, row, 0, columns);
    load.force = vectorAt(table, row, 3, columns);
    load.moment = vectorAt(table, row, 6, columns);
    frame->loads.push_back(load);
  }
}

Motion readResult(const std::filesystem::path& folder, const Model& model,
                  const std::vector<ContactLoad>& entries) {
  Motion motion = readStates(folder / "states.csv", model);
  const std::filesystem::path torques = folder / "torques.csv", contacts = folder / "contacts.csv";
  if (std::filesystem::exists(torques)) addTorquesFromCsv(readFile(torques), torques.string(), model, motion);
  if (std::filesystem::exists(contacts))
    addContactsFromCsv(readFile(contacts), contacts.string(), model, entries, motion);
  return motion;
}

}  // namespace handhold
