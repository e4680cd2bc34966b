// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/actions/plate_feet.h"

#include <algorithm>

#include "engine/estimation/recorded_trial/fit_doubts.h"
#include "engine/estimation/recorded_trial/weighed_anew.h"
#include "ui/document/actions/replaced_trial.h"
#include "ui/document/language/said.h"
#include "ui/document/recordings/fit_facts.h"
#include "ui/document/recordings/recorded.h"
#include "ui/document/recordings/told_lengths.h"

namespace handhold {

std::vector<PlateFoot> plateFeetOf(const Recording& recording) {
  std::vector<PlateFoot> feet;
  for (const ForcePlate& plate : recording.plates) feet.push_back(plate.foot);
  return feet;
}

ImportDraft withPlateFoot(ImportDraft draft, int plate, PlateFoot foot) {
  auto told = std::make_shared<Recording>(*draft.read);
  told->plates[static_cast<std::size_t>(plate)].foot = foot;
  draft.read = std::move(told);
  return draft;
}

QString foundFeetWords(const Trial& trial, int plate) {
  const ForcePlate& asked = recordingOf(trial)->plates[static_cast<std::size_t>(plate)];
  if (asked.foot != PlateFoot::AsFound || trial.motion.frames.empty()) return {};
  QStringList found;
  for (const char* side : {"left", "right"}) {
    const std::string name = footOnPlate(side, asked);
    const auto isOnIt = [&](const ContactLoad& load) { return load.name == name; };
    if (std::ranges::any_of(trial.motion.frames, [&](const MotionFrame& frame) {
          return std::ranges::any_of(frame.loads, isOnIt);
        }))
      found << said(side);
  }
  return found.isEmpty() ? QObject::tr("nobody") : found.join(QStringLiteral(", "));
}

QString plateDoubtWords(const Recorded& recorded, int plate) {
  const std::string& name = recorded.recording->plates[static_cast<std::size_t>(plate)].name;
  QStringList words;
  for (const Doubt& doubt : recorded.doubts)
    if (doubt.kind == DoubtKind::Plate && doubt.place == name) words << doubtSentence(doubt);
  return words.join(QLatin1Char('\n'));
}

std::shared_ptr<const Trial> weighedAgain(const Trial& fitted, const std::vector<PlateFoot>& feet) {
  auto trial = std::make_shared<Trial>(fitted);
  tellPlateFeet(feet, *trial);
  const Recorded& recorded = *trial->from<Recorded>();
  Weighing weighing;
  if (trial->task) weighing.gravity = trial->task->gravity;
  weighing.cutOff = recorded.cutOff;
  weighing.holds = recorded.holds;
  Doubts doubts;
  weighAnew(weighing, std::nullopt, *trial, doubts);
  replaceDoubtsOfWeighing(doubts, *trial);
  return trial;
}

void keepWeighed(Document& document, const std::shared_ptr<const Trial>& before,
                 const std::shared_ptr<const Trial>& after) {
  const std::vector<KeptTrial>& results = document.project().results;
  const auto kept = std::ranges::find(results, before, &KeptTrial::trial);
  if (kept == results.end())
    return document.report(Severity::Attention,
                           QObject::tr("The result changed while it was weighed again. Weigh it once more"));
  document.commit(QObject::tr("Weigh again"), replaced(document.project(), *kept, after));
  document.report(Severity::Info, QObject::tr("Weighed again: %1. Before: %2")
                                      .arg(leftOnPelvisWords(*after), leftOnPelvisWords(*before)));
}

}  // namespace handhold
