// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/import/weighing_form.h"

namespace handhold {

void addWeighing(BoundForm& form, ImportSession& session) {
  form.addSwitch(
      {"Leave less on the pelvis", "import.reduction",
       "With Fit the human: moves and turns the body within what markers leave open, and changes a "
       "mass that nobody told by 30 % at most, so that what bears the body explains its motion; "
       "Results tells what was changed"},
      {[&session] { return session.draft().reduction.has_value(); },
       [&session](bool reduces) {
         session.edit([reduces](ImportDraft& draft) {
           draft.reduction = reduces ? std::optional(ReductionSizes()) : std::nullopt;
         });
       }});
}

}  // namespace handhold
