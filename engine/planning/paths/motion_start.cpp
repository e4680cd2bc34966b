// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/planning/paths/pinned_path.h"
#include "engine/planning/paths/posture_motion.h"
#include "engine/planning/posture/placed_posture.h"
#include "engine/planning/posture/start_guesses.h"

namespace handhold {

namespace {

/// Whether the pinned contacts are where they are in the other posture.
bool holdsWhere(const Model& model, const Task& task, const VectorX& q, const VectorX& other) {
  ContactManifold contacts(model, task, q);
  VectorX here, there;
  contacts.evaluate(q, here);
  contacts.evaluate(other, there);
  for (const ContactManifold::Difference& gap : contacts.differences(here, there))
    if (gap.position > kSamePosition) return false;
  return true;
}

bool holdsByFeetAlone(const Task& task) {
  return std::ranges::all_of(task.contacts, [](const Contact& contact) {
    return !contact.pinned || rowOf(contact.end).part == BodyPart::Foot;
  });
}

/// Who has feet alone to hold stands at ease with them where they are. Where the posture at ease does not get
/// to the contacts, as one that stands does not get to a seat: a shape that does, else the posture at the
/// end.
VectorX easyStart(const Model& model, const Task& task, const PostureResult& end) {
  const VectorX easy = startPosture(model, task, task.start);
  if (task.start.size() > 0 || holdsWhere(model, task, easy, end.q)) return easy;
  const auto holdsAsAtTheEnd = [&](const VectorX& placed) {
    return holdsWhere(model, task, placed, end.q) && holdsAlike(model, task, placed, end.q);
  };
  if (holdsByFeetAlone(task)) {
    const VectorX standing = placedPosture(model, task, easy);
    if (holdsAsAtTheEnd(standing)) return standing;
  }
  for (const StartGuess& guess : startGuesses(model, task)) {
    const VectorX placed = placedPosture(model, task, guess.q);
    if (holdsAsAtTheEnd(placed)) return placed;
  }
  return end.q;
}

}  // namespace

VectorX motionStart(const Model& model, const Task& task, const PostureResult& end,
                    const PostureOptions& options) {
  if (task.targets.empty()) return easyStart(model, task, end);
  Task holding = task;
  holding.targets.clear();
  PostureOptions plain = options;
  plain.advising = PostureOptions::Advising::No;
  return followingPosture(model, holding, task.start.size() > 0 ? task.start : end.q, plain).q;
}

}  // namespace handhold
