// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/actions/replaced_trial.h"

namespace handhold {

Project replaced(Project project, const KeptTrial& result, const std::shared_ptr<const Trial>& after) {
  const std::shared_ptr<const Trial> before = result.trial;
  for (KeptTrial& kept : project.results)
    if (kept.id == result.id) kept.trial = after;
  for (std::shared_ptr<const Trial>* shown : {&project.motion, &project.posture, &project.recording})
    if (*shown == before) *shown = after;
  return project;
}

}  // namespace handhold
