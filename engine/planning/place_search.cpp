// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/place_search.h"

#include <algorithm>

#include "engine/contact/held_name.h"
#include "engine/planning/posture/chosen_places.h"
#include "engine/task/prop_parts.h"
#include "engine/trial/trial_words.h"

namespace handhold {

namespace {

/// "right grip on upper rail, grip (left hand) on rung 3 of ladder"
std::string chosenWords(const Task& task) {
  std::string words;
  for (const Contact& contact : task.contacts) {
    if (placeCount(contact) * sideCount(contact) == 1) continue;
    words += (words.empty() ? "" : ", ") + heldName(contact);
    if (placeCount(contact) > 1) words += " on " + placeName(contact.prop, *contact.place);
  }
  return words;
}

/// " ways to choose places", sides or both.
std::string waysWords(const Task& task) {
  const bool places = std::ranges::any_of(task.contacts, [](const Contact& c) { return placeCount(c) > 1; });
  const bool sides = std::ranges::any_of(task.contacts, [](const Contact& c) { return sideCount(c) > 1; });
  return std::string(" ways to choose ") + (places && sides ? "places and sides"
                                            : sides         ? "sides"
                                                            : "places");
}

bool isCheaper(const Trial& trial, const std::optional<Trial>& best) {
  return trial.solved() && trial.objective && (!best || *trial.objective < *best->objective);
}

/// A warm start is one of the places where the contacts stand.
SolveOptions optionsFor(const SolveOptions& options, bool isAsItStands) {
  SolveOptions each = options;
  each.posture.advising = PostureOptions::Advising::No;
  if (!isAsItStands) each.last = nullptr;
  return each;
}

}  // namespace

Trial cheapestOfPlaces(const Task& task, const SolveOptions& options, const AnswerTask& answer) {
  const std::vector<HoldChoice> choices = holdChoices(task);
  std::optional<Trial> best, halted;  // what a stop left of the way on which it came
  int holding = 0, iterations = 0;
  double seconds = 0.0;
  std::size_t tried = 0;
  for (; tried < choices.size() && !options.posture.stop.stop_requested(); ++tried) {
    Trial trial = answer(withChoice(task, choices[tried]), optionsFor(options, tried == 0));
    iterations += trial.iterations;
    seconds += trial.seconds;
    if (trial.solved()) ++holding;
    const bool isHalted = options.posture.stop.stop_requested() && !trial.motion.frames.empty();
    if (isCheaper(trial, best))
      best = std::move(trial);
    else if (isHalted)
      halted = std::move(trial);
  }
  if (!best && halted) return *std::move(halted);
  const std::string ways = std::to_string(choices.size()) + waysWords(task);
  if (!best) {
    Trial none = answer(task, options);
    if (!options.posture.stop.stop_requested())
      none.message = "None of " + ways + " holds; as they stand" +
                     (none.message.empty() ? std::string() : ": " + none.message);
    return none;
  }
  const std::string asked =
      tried < choices.size() ? "the first " + std::to_string(tried) + " of " + ways : ways;
  best->message = "The cheapest of " + asked + ", " + std::to_string(holding) +
                  (holding == 1 ? " holds: " : " hold: ") + chosenWords(*best->task) +
                  (best->message.empty() ? std::string() : "; " + best->message);
  best->iterations = iterations;
  best->seconds = seconds;
  return *std::move(best);
}

}  // namespace handhold
