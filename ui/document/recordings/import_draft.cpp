// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/recordings/import_draft.h"

#include <QFileInfo>
#include <algorithm>

#include "engine/core/error.h"
#include "engine/estimation/bones/known_bones.h"
#include "engine/estimation/bones/standing_up.h"
#include "engine/estimation/cropping.h"
#include "engine/estimation/fit/rates.h"
#include "engine/estimation/gap_filling.h"
#include "engine/estimation/marker_sets/joint_markers.h"
#include "engine/estimation/marker_sets/marker_segments.h"
#include "engine/estimation/recorded_trial/body_gaps.h"
#include "engine/estimation/recorded_trial/told_postures.h"
#include "engine/estimation/world_placement.h"
#include "engine/io/storage/ground_forces.h"
#include "ui/document/recordings/draft_clock.h"
#include "ui/document/recordings/draft_smoothing.h"
#include "ui/document/recordings/fit_facts.h"

namespace handhold {

namespace {

const MarkerSet* setNamed(const std::string& name, const std::vector<MarkerSet>& sets) {
  const auto found =
      std::find_if(sets.begin(), sets.end(), [&](const MarkerSet& set) { return set.name == name; });
  return found == sets.end() ? nullptr : &*found;
}

/// In the same laboratory, gaps filled alike; all of its time, and its own rate.
Recording preparedStill(const ImportDraft& draft, const std::optional<MarkerSet>& set) {
  Preparation preparation;
  preparation.placement = draft.preparation.placement;
  preparation.gaps = draft.preparation.gaps;
  if (!preparation.gaps.segments.empty())
    preparation.gaps.segments = usualGapFilling(*draft.still, set).segments;
  return prepared(*draft.still, preparation);
}

/// Enough to tell the names of what a skeleton has.
Recording firstStep(const Recording& recording) {
  Recording first;
  first.skeleton = recording.skeleton;
  for (const RecordedCoordinate& coordinate : recording.coordinates)
    first.coordinates.push_back({coordinate.name, coordinate.measure, {}});
  return first;
}

/// What is left out of its own accord, on the clock of the time line.
std::optional<TimeSpan> suggestedPart(const Recording& recording, const std::optional<TimeSpan>& crop) {
  if (!crop) return std::nullopt;
  const double begin = spanOf(recording)->from;
  return TimeSpan{crop->from - begin, crop->to - begin};
}

std::optional<TimeSpan> suggestedPart(const Recording& recording) {
  return suggestedPart(recording, suggestedPreparation(recording).crop);
}

std::string recognisedName(const std::vector<std::string>& labels, const std::vector<MarkerSet>& sets) {
  const int set = recognisedSet(labels, sets);
  return set < 0 ? std::string() : sets[static_cast<std::size_t>(set)].name;
}

/// With what a skeleton lets find out beside what its file tells; told once.
std::shared_ptr<const Recording> withStance(const std::shared_ptr<const Recording>& recording,
                                            const Doubts& found) {
  if (!recording->skeleton) return recording;
  auto told = std::make_shared<Recording>(*recording);
  settleUpByStance(*told);
  standStillRoot(*told);
  for (const Doubt& doubt : found)
    if (std::ranges::find(told->doubts, doubt) == told->doubts.end()) told->doubts.push_back(doubt);
  return told;
}

/// Some readers take the axis that most files of their kind have, and say that they do.
UpSource upSourceOf(const Recording& recording) {
  return recording.up && !hasDoubt(recording.doubts, DoubtKind::UpAxis) ? UpSource::File : UpSource::Guess;
}

/// Of joint angles that are the body's own; of markers alone nobody moves.
Motion toldMotion(const Recording& recording, const Subject& subject, double cutOff) {
  const std::optional<ToldPostures> told = toldPostures(recording, *subject.model);
  return told ? motionOf(*subject.model, told->postures, told->times, cutOff) : Motion();
}

}  // namespace

std::vector<std::pair<std::string, std::string>> neighbouringSegments() {
  using enum BodySegment;
  constexpr std::pair<BodySegment, BodySegment> kNeighbours[] = {
      {Pelvis, Trunk},     {Trunk, Head},   {Trunk, ShoulderGirdle}, {ShoulderGirdle, UpperArm},
      {UpperArm, Forearm}, {Forearm, Hand}, {Pelvis, Thigh},         {Thigh, Shank},
      {Shank, Foot},       {Foot, Toes}};
  std::vector<std::pair<std::string, std::string>> names;
  for (const auto& [one, other] : kNeighbours)
    for (const BodySide side : kBodySides)
      names.emplace_back(segmentName(one, side), segmentName(other, side));
  return names;
}

FootMarkers feetOf(const Recording& recording, const MarkerSet& set) {
  FootMarkers feet;
  forEachKnown(recording, set, [&](const std::string& label, const MarkerPlace& place) {
    const bool isOfFoot = place.segment == BodySegment::Foot || place.segment == BodySegment::Toes;
    if (!isOfFoot || !place.side) return;
    (*place.side == BodySide::Left ? feet.left : feet.right).push_back(label);
  });
  return feet;
}

ImportDraft draftOf(const QString& file, std::shared_ptr<const Recording> recording,
                    const std::vector<MarkerSet>& sets) {
  ImportDraft draft;
  draft.file = file;
  const KnownBones known = knownBones(*recording, sets);
  draft.read = withStance(recording, known.doubts);
  draft.preparation = suggestedPreparation(*draft.read);
  draft.kept = suggestedPart(*draft.read, std::exchange(draft.preparation.crop, std::nullopt));
  draft.upSource = upSourceOf(*draft.read);
  draft.person = draft.read->person;
  draft.labels =
      labelsOf(draft.read->markers.empty() ? withJointMarkers(firstStep(*draft.read)) : *draft.read);
  draft.ownPlaces = known.places;
  return withMarkerSet(draft, known.set < 0 ? "" : sets[static_cast<std::size_t>(known.set)].name, sets);
}

bool isOfBones(const ImportDraft& draft) {
  if (!draft.read->skeleton) return false;
  return std::ranges::all_of(draft.read->skeleton->joints, [&](const SkeletonJoint& joint) {
    return std::ranges::find(draft.labels, joint.name) != draft.labels.end();
  });
}

ImportDraft draftAgain(const std::string& name, const Trial& trial, const std::vector<MarkerSet>& sets) {
  std::optional<Trial> opened;
  const bool isFilled = hasFilledGaps(trial);
  if (isFilled) openFilledGaps(opened.emplace(trial));  // places of the body are no sightings
  const Recorded& result = *(opened ? *opened : trial).from<Recorded>();
  ImportDraft draft = draftOf(QString::fromStdString(result.file), result.recording, sets);
  if (setNamed(result.markerSet, sets)) draft = withMarkerSet(draft, result.markerSet, sets);
  if (isFilled) draft.gaps = BodyGaps::Filled;
  if (isReduced(trial)) draft.reduction.emplace();
  draft.result = QString::fromStdString(name);
  draft.preparation = {};
  draft.preparation.gaps.longestSpline = 0.0;
  draft.kept.reset();
  draft.cutOff = result.cutOff;
  draft.holds = result.holds;
  const double begin =
      spanOf(*draft.read).value_or(TimeSpan()).from;  // a fit keeps the clock it was asked on
  for (DeclaredHold& hold : draft.holds) hold.from -= begin, hold.to -= begin;
  draft.upSource = UpSource::Import;
  return draft;
}

ImportDraft withReading(const ImportDraft& draft, std::shared_ptr<const Recording> recording,
                        const TableDraft& table, const std::vector<MarkerSet>& sets) {
  const ImportDraft guessed = draftOf(draft.file, std::move(recording), sets);
  ImportDraft told = draft;
  told.table = table;
  told.read = guessed.read;
  told.labels = guessed.labels;
  told.unforced.reset();
  told.forcesFile.clear();
  if (draft.unforced && told.read->plates.empty() && told.read->analog.empty()) {
    auto together = std::make_shared<Recording>(*told.read);
    together->samples = draft.read->samples;
    together->plates = draft.read->plates;
    told.unforced = std::exchange(told.read, std::move(together));
    told.forcesFile = draft.forcesFile;
  }
  if (draft.upSource != UpSource::Person) {
    told.preparation.placement.up = guessed.preparation.placement.up;
    told.preparation.placement.forward = guessed.preparation.placement.forward;
    told.upSource = guessed.upSource;
  }
  const TimeBase before = clockOf(draft), after = clockOf(told);
  if (before.count() == after.count()) moveInstants(before, after, told);
  if (draft.kept == suggestedPart(*draft.read)) told.kept = guessed.kept;
  const bool follows = !draft.preparation.gaps.segments.empty() || !setOf(draft, sets);
  const bool isRecognised = draft.markerSet == recognisedName(draft.labels, sets);
  told = withMarkerSet(std::move(told), isRecognised ? guessed.markerSet : draft.markerSet, sets);
  if (!follows) told.preparation.gaps.segments.clear();
  return told;
}

ImportDraft withRate(ImportDraft draft, double rate) {
  const TimeBase before = clockOf(draft);
  draft.preparation.rate = rate;
  moveInstants(before, clockOf(draft), draft);
  return draft;
}

ImportDraft withForces(ImportDraft draft, const QString& file, const Recording& forces) {
  const std::shared_ptr<const Recording> alone = draft.unforced ? draft.unforced : draft.read;
  auto together = std::make_shared<Recording>(*alone);
  addGroundForces(forces, file.toStdString(), *together);
  noteTurnedPlates(*together);
  const TimeBase before = clockOf(draft);
  draft.read = std::move(together);
  draft.unforced = alone;
  draft.forcesFile = file;
  moveInstants(before, clockOf(draft), draft);  // forces that begin first begin the time line
  return draft;
}

std::optional<MarkerSet> setOf(const ImportDraft& draft, const std::vector<MarkerSet>& sets) {
  const MarkerSet* chosen = setNamed(draft.markerSet, sets);
  if (!chosen && draft.ownPlaces.empty()) return std::nullopt;
  MarkerSet set = withOwnPlaces(chosen ? std::optional(*chosen) : std::nullopt, draft.ownPlaces);
  for (const auto& [label, weight] : draft.weights) setWeight(label, weight, set);
  return set;
}

namespace {

/// Markers follow others of the segments that the set tells.
ImportDraft withItsSegments(ImportDraft draft, const std::vector<MarkerSet>& sets) {
  draft.preparation.gaps.segments = usualGapFilling(*draft.read, setOf(draft, sets)).segments;
  return draft;
}

/// What lies in front of a bone's joint goes with it.
void dropPlaces(std::vector<MarkerPlace>& places, const std::string& label) {
  std::erase_if(places, [&](const MarkerPlace& place) {
    return place.labels.front() == bareLabel(label) || place.labels.front() == frontLabel(bareLabel(label));
  });
}

}  // namespace

ImportDraft withMarkerSet(ImportDraft draft, const std::string& name, const std::vector<MarkerSet>& sets) {
  draft.markerSet = setNamed(name, sets) ? name : std::string();
  return withItsSegments(std::move(draft), sets);
}

ImportDraft withOwnPlaces(ImportDraft draft, const std::vector<MarkerPlace>& places,
                          const std::vector<MarkerSet>& sets) {
  for (const MarkerPlace& place : places) {
    dropPlaces(draft.ownPlaces, place.labels.front());
    draft.ownPlaces.push_back(place);
  }
  return withItsSegments(std::move(draft), sets);
}

ImportDraft withoutOwnPlaces(ImportDraft draft, const std::vector<std::string>& labels,
                             const std::vector<MarkerSet>& sets) {
  for (const std::string& label : labels) dropPlaces(draft.ownPlaces, label);
  return withItsSegments(std::move(draft), sets);
}

std::shared_ptr<const Trial> unfittedTrial(const ImportDraft& draft, const std::vector<MarkerSet>& sets,
                                           const Subject& subject) {
  Recording recording = preparedAll(draft);
  recording.person = draft.person;
  tellSmoothing(draft.preparation.smoothing, recording);
  const std::optional<MarkerSet> set = setOf(draft, sets);
  if (draft.ownEvents) {
    recording.events = *draft.ownEvents;
  } else if (draft.events == FootEvents::FoundToo) {
    for (RecordedEvent& event : foundFootEvents(recording, set ? feetOf(recording, *set) : FootMarkers()))
      recording.events.push_back(std::move(event));
    std::ranges::stable_sort(recording.events, {}, &RecordedEvent::time);
  }
  auto trial = std::make_shared<Trial>();
  trial->motion = toldMotion(recording, subject, speedCutOff(draft));
  trial->subject = subject;
  trial->status = PostureStatus::Feasible;
  Recorded origin;
  origin.file = draft.file.toStdString();
  origin.recording = std::make_shared<const Recording>(std::move(recording));
  origin.markerSet = draft.markerSet;
  origin.holds = draft.holds;
  origin.cutOff = weighingCutOff(draft);
  trial->origin = std::move(origin);
  return trial;
}

std::shared_ptr<const Trial> keptTrial(const ImportDraft& draft,
                                       const std::shared_ptr<const Trial>& unfitted) {
  if (!draft.kept) return unfitted;
  auto trial = std::make_shared<Trial>(*unfitted);
  Recorded& origin = std::get<Recorded>(trial->origin);
  auto part = std::make_shared<Recording>(*origin.recording);
  crop(*draft.kept, *part);
  startAtZero(*part);
  trial->motion = toldMotion(*part, trial->subject, speedCutOff(draft));
  origin.recording = std::move(part);
  origin.holds = keptHolds(draft);
  return trial;
}

RecordedTrialRequest fitRequest(const ImportDraft& draft, const std::vector<MarkerSet>& sets,
                                const Trial& kept, const std::string& modelFile) {
  const std::optional<MarkerSet> set = setOf(draft, sets);
  if (!set && kept.motion.frames.empty())
    throw InputError("fit", "no marker set tells where the markers sit on the body", "choose a marker set");
  RecordedTrialRequest request;
  request.file = draft.file.toStdString();
  request.recording = kept.from<Recorded>()->recording;
  if (draft.still) request.still = std::make_shared<const Recording>(preparedStill(draft, set));
  request.stillFile = draft.stillFile.toStdString();
  if (set) request.markerSet = *set;
  request.subject = kept.subject;
  request.modelFile = modelFile;
  request.mass = draft.person.mass;
  request.stature = draft.person.stature;
  request.sex = draft.sex;
  request.weighing.cutOff = weighingCutOff(draft);
  request.weighing.holds = keptHolds(draft);
  request.gaps = draft.gaps;
  request.reduction = draft.reduction;
  return request;
}

std::vector<DeclaredHold> keptHolds(const ImportDraft& draft) {
  const double begin = draft.kept ? draft.kept->from : 0.0;
  std::vector<DeclaredHold> holds = draft.holds;
  for (DeclaredHold& hold : holds) hold.from -= begin, hold.to -= begin;
  return holds;
}

std::string recordingName(const ImportDraft& draft) {
  if (!draft.result.isEmpty()) return draft.result.toStdString();
  return QFileInfo(draft.file).completeBaseName().toStdString();
}

}  // namespace handhold
