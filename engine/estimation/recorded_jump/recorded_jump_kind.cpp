// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include "engine/estimation/jump/jump_study.h"
#include "engine/estimation/recorded_jump/recorded_jump.h"

namespace handhold {

namespace {

/// Of the simulated jump's conditions those that a real one has, too.
std::vector<std::size_t> conditionsOfEveryJump(const StudyKind& jump) {
  std::vector<std::size_t> kept;
  for (std::size_t i = 0; i < jump.conditions.size(); ++i)
    if (isOfEveryJump(jump.conditions[i])) kept.push_back(i);
  return kept;
}

}  // namespace

bool isOfEveryJump(const StudyCondition& condition) {
  const std::string group = condition.group;
  return group != "Subject" && group != "Markers";
}

StudyKind recordedJumpKind(const RecordedTrialRequest& recording) {
  const StudyKind jump = jumpKind();
  const std::vector<std::size_t> kept = conditionsOfEveryJump(jump);
  StudyKind kind{"recorded-jump",
                 "Recorded jump",
                 "the longest flight of " + std::filesystem::path(recording.file).filename().string() +
                     " by document 003's methods (chapter 9) beside the whole-body fit",
                 {"Nothing is printed of this jump: what the document claims of its own stands beside it.",
                  threeAnglesNote()},
                 {},
                 {},
                 {}};
  for (const std::size_t i : kept) {
    kind.conditions.push_back(jump.conditions[i]);
    kind.usual.push_back(jump.usual[i]);
  }
  kind.run = [recording, kept, all = jump.usual](const StudyValues& values, const ProgressSink& progress,
                                                 const std::stop_token& stop) {
    StudyValues whole = all;
    for (std::size_t k = 0; k < kept.size(); ++k) whole[kept[k]] = values[k];
    RecordedJumpRequest request{recording, jumpConditions(whole)};
    request.recording.weighing.cutOff = kJumpCutOff;
    RecordedJump jumped = recordedJump(request, progress, stop);
    for (const Doubt& doubt : jumped.doubts) jumped.remarks.push_back(inWords(doubt));
    return PrintedStudy(std::move(jumped));
  };
  return kind;
}

}  // namespace handhold
