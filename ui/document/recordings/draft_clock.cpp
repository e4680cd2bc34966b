// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/recordings/draft_clock.h"

#include "engine/estimation/cropping.h"
#include "ui/document/recordings/recorded.h"

namespace handhold {

namespace {

Recording atItsRate(const ImportDraft& draft, Recording recording) {
  if (!draft.preparation.rate) return recording;
  const TimeBase ofForces = recording.samples;
  setRate(*draft.preparation.rate, recording);
  if (draft.unforced) recording.samples = ofForces;
  return recording;
}

}  // namespace

TimeBase clockOf(const ImportDraft& draft) {
  Recording bare;
  bare.frames = draft.read->frames;
  bare.samples = draft.read->samples;
  bare.steps = draft.read->steps;
  bare = atItsRate(draft, std::move(bare));
  startAtZero(bare);
  return playedTimes(bare);
}

void moveInstants(const TimeBase& before, const TimeBase& after, ImportDraft& draft) {
  const auto move = [&](double& time) { time = timeOn(after, before, time); };
  if (draft.kept) move(draft.kept->from), move(draft.kept->to);
  for (DeclaredHold& hold : draft.holds) move(hold.from), move(hold.to);
  if (draft.ownEvents)
    for (RecordedEvent& event : *draft.ownEvents) move(event.time);
}

Recording preparedAll(const ImportDraft& draft) {
  if (!draft.unforced || !draft.preparation.rate) return prepared(*draft.read, draft.preparation);
  Preparation rest = draft.preparation;
  rest.rate.reset();
  return prepared(atItsRate(draft, *draft.read), rest);
}

}  // namespace handhold
