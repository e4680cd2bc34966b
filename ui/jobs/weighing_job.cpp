// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/weighing_job.h"

#include "engine/core/error.h"
#include "ui/document/actions/plate_feet.h"
#include "ui/document/recordings/recorded.h"

namespace handhold {

void weighAgain(Document& document, JobRunner& runner, const std::vector<PlateFoot>& feet) {
  const KeptTrial* shown = shownResult(document.project());
  const bool isSeen = shown && shownTrial(document.shown()) == shown->trial;  // not behind an import
  const Recording* recording = isSeen ? recordingOf(*shown->trial) : nullptr;
  if (!recording || shown->trial->motion.frames.empty() || recording->plates.size() != feet.size())
    throw InputError("weighing", "no fitted recording with these plates is shown",
                     "show a result that was fitted");
  runner.start(QObject::tr("Weigh again"),
               [&document, before = shown->trial, feet](const JobContext&) -> JobEnd {
                 const std::shared_ptr<const Trial> after = weighedAgain(*before, feet);
                 return [&document, before, after] { keepWeighed(document, before, after); };
               });
}

}  // namespace handhold
