// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/trial_source.h"

#include <filesystem>
#include <system_error>

#include "app/files/prop_solids.h"
#include "app/process/resources.h"
#include "app/process/terminal_note.h"
#include "engine/planning/solve.h"

namespace handhold {

OpenedTrial trialOf(const std::string& from, const ToldPerson& person) {
  std::error_code error;
  if (!person.isTold() && std::filesystem::is_directory(from, error)) {
    OpenedTrial read = readTrial(from, modelFolder());
    noteOnTerminal(from, read.doubt);
    return read;
  }
  OpenedTrial made;
  made.opened = openSolidTask(from, person);
  made.trial = solve(made.opened.subject, made.opened.task);
  if (made.trial.task) made.opened.task = *made.trial.task;
  return made;
}

}  // namespace handhold
