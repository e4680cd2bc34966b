// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unordered_map>
#include <vector>

#include "engine/core/json_document.h"
#include "engine/motion/motion.h"
#include "engine/task/task.h"

namespace handhold {

/// The loads of a motion, each once, without what changes from frame to frame: what a table of contacts does
/// not tell.
class LoadEntries {
 public:
  /// Where the load stands in the list; it is added where it is new.
  int indexOf(const ContactLoad& load);
  const std::vector<ContactLoad>& list() const { return list_; }

 private:
  std::vector<ContactLoad> list_;
  std::unordered_map<std::size_t, std::vector<int>> places_;  ///< in the list, by what the load hashes to
};

/// The entry with the wrench of a load.
ContactLoad withWrench(const ContactLoad& entry, const ContactLoad& load);

/// Such a list in a file, and its reader: of a trial that answers this task, or none. Throws InputError.
nlohmann::ordered_json entriesJson(const LoadEntries& entries, const Model& model);
std::vector<ContactLoad> loadEntries(const JsonNode& list, const Model& model, const Task* task);

/// A line of a summary's list of contacts, which are told once by name.
nlohmann::ordered_json contactJson(const ContactLoad& load, const Model& model);
ContactLoad contactAt(const JsonNode& node);

}  // namespace handhold
