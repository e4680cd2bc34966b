// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/trial_source.h"

#include <filesystem>
#include <system_error>

#include "app/process/resources.h"
#include "app/process/terminal_note.h"
#include "engine/core/error.h"
#include "engine/model/person.h"

namespace handhold {

namespace {

bool isFolder(const std::string& from) {
  std::error_code error;
  return std::filesystem::is_directory(from, error);
}

std::string wearer(const Subject& subject) {
  return whoIs(subject) + (subject.model->suit.empty() ? " without a suit" : " in " + subject.model->suit);
}

/// What no solver found cannot be found again for somebody else.
void wantFound(const std::string& from, const Trial& result, const std::string& who) {
  const bool isRecorded = result.from<Recorded>();
  if (!isRecorded && !result.from<Simulated>() && !result.from<Held>()) return;
  const std::string how = isRecorded                 ? "was recorded of "
                          : result.from<Simulated>() ? "was simulated with "
                                                     : "was set by hand for ";
  const std::string remedy = isRecorded                 ? "import the recording for that person"
                             : result.from<Simulated>() ? "simulate its task with them"
                                                        : "solve its task for them";
  throw InputError(from, how + wearer(result.subject) + ", and tells nothing of " + who,
                   "leave --subject and --suit out, or " + remedy + " into a folder of its own");
}

}  // namespace

std::optional<OpenedTrial> resultOf(const std::string& from, const ToldPerson& person) {
  if (!isFolder(from)) return std::nullopt;
  OpenedTrial read = readTrial(from, modelFolder());
  if (person.isTold()) {
    const Subject told = openTaskOf(from, person).subject;
    if (!isSamePerson(told, read.trial.subject)) {
      wantFound(from, read.trial, wearer(told));
      return std::nullopt;
    }
  }
  noteOnTerminal(from, read.doubt);
  return read;
}

OpenedTrial answerTo(const std::string& from, const ToldPerson& person, const AnswerWish& wish) {
  OpenedTrial made;
  made.opened = openSolidTask(from, person, wish.outside);
  SolveOptions how;
  how.wanted = made.opened.task.manoeuvre ? Wanted::Motion : wish.wanted;
  if (isFolder(from)) {
    const Trial result = readTrial(from, modelFolder()).trial;
    if (result.isMotion()) how.wanted = Wanted::Motion;
    noteOnTerminal(from, "solved anew for " + wearer(made.opened.subject) +
                             "; the folder's own result is of " + wearer(result.subject));
  }
  made.trial = solve(made.opened.subject, made.opened.task, how);
  if (made.trial.task) made.opened.task = *made.trial.task;  // with the places that were chosen
  return made;
}

OpenedTrial trialOf(const std::string& from, const ToldPerson& person) {
  std::optional<OpenedTrial> result = resultOf(from, person);
  return result ? std::move(*result) : answerTo(from, person);
}

}  // namespace handhold
