// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/recorded_trial.h"

#include <algorithm>

#include "engine/core/error.h"
#include "engine/core/spoken_amount.h"
#include "engine/estimation/cropping.h"
#include "engine/estimation/fit/body_fit.h"
#include "engine/estimation/fit/frame_fit.h"
#include "engine/estimation/fit/motion_fit.h"
#include "engine/estimation/fit/rates.h"
#include "engine/estimation/fit/strays.h"
#include "engine/estimation/marker_sets/recognition.h"
#include "engine/estimation/recorded_bodies/doubtful_sightings.h"
#include "engine/estimation/recorded_trial/body_gaps.h"
#include "engine/estimation/recorded_trial/fit_doubts.h"
#include "engine/estimation/recorded_trial/left_out_markers.h"
#include "engine/estimation/recorded_trial/leg_stature.h"
#include "engine/estimation/recorded_trial/own_skeleton.h"
#include "engine/estimation/recorded_trial/shown_part.h"
#include "engine/estimation/recorded_trial/standing_height.h"
#include "engine/estimation/recorded_trial/still_trial.h"
#include "engine/estimation/recorded_trial/strange_size.h"
#include "engine/estimation/recorded_trial/told_mass.h"
#include "engine/estimation/recorded_trial/told_postures.h"
#include "engine/estimation/recorded_trial/useless_fit.h"
#include "engine/estimation/recorded_trial/weighed_anew.h"
#include "engine/model/model_file.h"

namespace handhold {

namespace {

constexpr const char* kModelFile = "model.json";
constexpr double kStatureSpread = 0.05;  // of segments' mean factor from that of the stature
/// Who stands still shows one posture, in which each marker errs alike however many frames there are: as many
/// as of the motion would bend the body to the errors of that one posture.
constexpr int kStillFrames = 4;
constexpr double kBodyShare = 0.3, kWayShare = 0.5, kFitShare = 0.8;  // of the whole work, as people see it

/// Which of a recording's markers is which of the set; -1 where it is not there.
std::vector<int> markersByPlace(const Recording& recording, const MarkerSet& set) {
  std::vector<int> markers(set.markers.size(), -1);
  const Recognition found = recognise(labelsOf(recording), set);
  for (std::size_t i = 0; i < found.places.size(); ++i) {
    const bool isUsed = found.places[i] >= 0 && seenShare(recording.markers[i]) > 0.0;
    if (isUsed) markers[static_cast<std::size_t>(found.places[i])] = static_cast<int>(i);
  }
  return markers;
}

/// The markers of the set that count and that any of the recordings shows, with the frames that measure the
/// body.
BodyMeasuring measuringOf(const Model& model, const MarkerSet& set,
                          const std::vector<const Recording*>& recordings) {
  BodyMeasuring measuring;
  std::vector<std::vector<int>> byPlace;
  for (const Recording* recording : recordings) {
    byPlace.push_back(markersByPlace(*recording, set));
    measuring.frames.push_back({recording, {}});
    if (measuring.frames.size() > 1) measuring.frames.back().most = kStillFrames;
  }
  for (std::size_t p = 0; p < set.markers.size(); ++p) {
    const BodyPlace place = placeOn(model, set.markers[p]);
    const bool isSeen = std::any_of(byPlace.begin(), byPlace.end(), [&](const auto& m) { return m[p] >= 0; });
    const double weight = set.markers[p].weight;
    if (!place.link.valid() || !isSeen || !(weight > 0.0)) continue;
    measuring.markers.push_back({byPlace[0][p], place.link, place.point, set.markers[p].spread, weight});
    for (std::size_t k = 0; k < recordings.size(); ++k) measuring.frames[k].markers.push_back(byPlace[k][p]);
  }
  return measuring;
}

void wantMarkers(const RecordedTrialRequest& request, const BodyMeasuring& measuring) {
  const auto count = std::count_if(measuring.markers.begin(), measuring.markers.end(),
                                   [](const FitMarker& marker) { return marker.marker >= 0; });
  if (count >= kLeastMatches) return;
  throw InputError(request.file,
                   "shows " + std::to_string(count) + " markers of the set " + request.markerSet.title,
                   "name the marker set that it has, or place its markers");
}

void expectStature(const Model& model, double stature, BodyMeasuring& measuring) {
  const double height = standingHeight(model);
  if (!(stature > 0.0) || !(height > 0.0)) return;
  measuring.factor = stature / height;
  measuring.factorSpread = kStatureSpread;
}

/// By the markers alone (m), without the pull of a stature that was told; nothing where it was stopped.
std::optional<double> shownStature(const Model& model, const BodyMeasuring& measuring,
                                   const std::stop_token& stop) {
  const BodyFit alone = fitBody(model, {measuring.markers, measuring.frames}, {}, stop);
  return alone.model ? std::optional(standingHeight(*alone.model)) : std::nullopt;
}

Subject measuredSubject(const RecordedTrialRequest& request, BodyScale scale, double mass) {
  scale.mass = mass;
  const std::string file = withScale(request.modelFile, scale, request.subject.name);
  Subject subject({}, modelFromJson(file, kModelFile));
  subject.file = file;
  return subject;
}

Task taskOf(const RecordedTrialRequest& request) {
  Task task;
  task.name = request.recording->title;
  task.gravity = request.weighing.gravity;
  return task;
}

Recorded originOf(const RecordedTrialRequest& request, std::shared_ptr<const Recording> recording,
                  const std::vector<FitMarker>& markers) {
  Recorded recorded{request.file, std::move(recording), request.markerSet.name, {}};
  for (const FitMarker& marker : markers)
    recorded.markers.push_back({marker.marker, marker.link, marker.point, marker.weight, 0.0, 0.0});
  return recorded;
}

Trial stopped(const RecordedTrialRequest& request) {
  Trial trial;
  trial.subject = request.subject;
  trial.status = PostureStatus::Stopped;
  trial.message = "stopped";
  return trial;
}

/// What is told of a skeleton of ours in place of what its markers leave open.
Doubts toldJoints() {
  return {{DoubtKind::Skeleton, "joints", "are those of the body itself", "their angles are taken as told"}};
}

/// The body and its motion.
struct Fitted {
  BodyFit body;
  std::vector<FitMarker> markers;  ///< those that the recording shows
  MotionFit motion;
  Doubts strays;            ///< markers that were left out where they are far from the body
  double strayShare = 0.0;  ///< of all sightings
  bool isTold = false;      ///< by the model's own joints: nothing had to be fitted
};

/// Of a skeleton with the model's own joints, as it tells them.
Fitted toldFit(OwnSkeleton own, const Model& model, const BodyMeasuring& measuring) {
  Fitted fitted;
  fitted.body.scale = own.scale;
  fitted.body.model = std::make_shared<const Model>(scaled(model, own.scale));
  const std::vector<BodySegment> segments = segmentsOf(model);
  fitted.markers = measuring.markers;
  std::erase_if(fitted.markers, [](const FitMarker& marker) { return marker.marker < 0; });
  for (FitMarker& marker : fitted.markers)
    marker.point *= own.scale.of(segments[static_cast<std::size_t>(marker.link)]);
  fitted.body.markers = fitted.markers;
  fitted.motion.q = std::move(own.postures);
  fitted.motion.isConverged = fitted.isTold = true;
  return fitted;
}

/// Nothing when it was stopped.
std::optional<Fitted> fittedTo(const Recording& recording, const Model& model, const BodyMeasuring& measuring,
                               const ProgressSink& progress, const std::stop_token& stop) {
  if (std::optional<OwnSkeleton> own = ownSkeleton(recording, model))
    return toldFit(std::move(*own), model, measuring);
  Fitted fitted;
  fitted.body = fitBody(model, measuring, asStage(progress, "Measuring the body", 0.0, kBodyShare), stop);
  if (!fitted.body.model) return std::nullopt;
  fitted.markers = fitted.body.markers;
  std::erase_if(fitted.markers, [](const FitMarker& marker) { return marker.marker < 0; });
  FitProblem problem = fitProblem(recording, fitted.markers);
  problem.flatFeet = flatFeet(*fitted.body.model, recording, fitted.markers);
  std::vector<VectorX> way = followedFrames(
      *fitted.body.model, problem, asStage(progress, "Following the markers", kBodyShare, kWayShare), stop);
  if (way.empty()) return std::nullopt;
  fitted.motion = fitMotion(*fitted.body.model, problem, std::move(way),
                            asStage(progress, "Fitting the motion", kWayShare, kFitShare), stop);
  if (fitted.motion.q.empty()) return std::nullopt;
  const std::vector<Stray> strays = straysOf(*fitted.body.model, problem, fitted.motion.q);
  if (strays.empty()) return fitted;
  fitted.strays = doubtsOf(strays, problem, recording);
  fitted.strayShare = shareOf(strays, problem);
  const CleanedProblem cleaned(problem, strays);
  fitted.motion = fitMotion(*fitted.body.model, cleaned.problem, std::move(fitted.motion.q),
                            asStage(progress, "Fitting without strays", kFitShare, 1.0), stop);
  if (fitted.motion.q.empty()) return std::nullopt;
  return fitted;
}

/// Not weighed yet.
Trial trialOf(const RecordedTrialRequest& request, const std::shared_ptr<const Recording>& recording,
              const Fitted& fitted, double mass) {
  Trial trial;
  trial.subject = measuredSubject(request, fitted.body.scale, mass);
  trial.task = std::make_shared<const Task>(taskOf(request));
  trial.status = fitted.motion.isConverged ? PostureStatus::Feasible : PostureStatus::Infeasible;
  if (!fitted.motion.isConverged) trial.message = "the fit had not settled when its steps were used up";
  trial.iterations = fitted.motion.iterations;
  trial.motion = motionOf(*trial.subject.model, fitted.motion.q, recording->frames, request.weighing.cutOff);
  trial.origin = originOf(request, recording, fitted.markers);
  return trial;
}

/// The body as it is, or of the mass and the stature that are told.
Subject toldSubject(const RecordedTrialRequest& request, Doubts& doubts) {
  const double stature = statureOf(request), height = standingHeight(*request.subject.model);
  if (!isMassTold(request) && !(stature > 0.0)) {
    doubts.push_back(massOfSubject(*request.subject.model));
    return request.subject;
  }
  BodyScale scale;
  if (stature > 0.0 && height > 0.0) scale.segments.fill(stature / height);
  return measuredSubject(request, scale, massOf(request, height, doubts));
}

/// What is asked of the motion, which counts from its first frame.
RecordedTrialRequest onOwnClock(RecordedTrialRequest request, double begin) {
  for (DeclaredHold& hold : request.weighing.holds) {
    hold.from -= begin;
    if (hold.to < DeclaredHold::kNoEnd) hold.to -= begin;
  }
  return request;
}

/// The trial of a motion that begins there on the recording's clock: told first of all.
RecordedTrial begunAt(double begin, Trial trial, const Doubts& doubts) {
  RecordedTrial made{std::move(trial), {}, begin};
  if (begin != 0.0)
    made.doubts.push_back({DoubtKind::Times, "clock",
                           "the motion begins at " + spokenSize(begin, Dimension::None) + "s of the file",
                           "all times are told from there"});
  made.doubts.insert(made.doubts.end(), doubts.begin(), doubts.end());
  return made;
}

/// Joint angles under the model's own names are its postures: nothing is fitted.
RecordedTrial toldTrial(const RecordedTrialRequest& asked) {
  const std::vector<double>& times = asked.recording->steps.times;
  wantGrowing(times, asked.file);
  const double begin = times.empty() ? 0.0 : times.front();
  RecordedTrialRequest request = onOwnClock(asked, begin);
  Recording moved = *asked.recording;
  moveClock(-begin, moved);
  request.recording = std::make_shared<const Recording>(std::move(moved));
  RecordedTrial made = begunAt(begin, {}, request.recording->doubts);
  Trial& trial = made.trial;
  trial.subject = toldSubject(request, made.doubts);
  ToldPostures told = *toldPostures(*request.recording, *trial.subject.model);
  scalePlaces(standingHeight(*request.subject.model), standingHeight(*trial.subject.model), told);
  made.doubts.insert(made.doubts.end(), told.doubts.begin(), told.doubts.end());
  trial.task = std::make_shared<const Task>(taskOf(request));
  trial.status = PostureStatus::Feasible;
  trial.motion = motionOf(*trial.subject.model, told.postures, told.times, request.weighing.cutOff);
  trial.origin = originOf(request, request.recording, {});
  weighAnew(request.weighing, reductionOf(request.reduction, made.doubts), trial, made.doubts);
  doubtToldMass(request, trial, made.doubts);
  return made;
}

RecordedTrial fittedTrial(const RecordedTrialRequest& asked, const ProgressSink& progress,
                          const std::stop_token& stop) {
  Recording shown = shownPart(*asked.recording, asked.markerSet, asked.file);
  const double begin = shown.frames.times.front();
  moveClock(-begin, shown);
  const RecordedTrialRequest request = onOwnClock(asked, begin);
  const auto recording = std::make_shared<const Recording>(std::move(shown));
  std::vector<const Recording*> all{recording.get()};
  Recording still;
  if (request.still)
    all.push_back(&(still = shownPart(*request.still, request.markerSet, request.stillFile)));
  BodyMeasuring measuring = measuringOf(*request.subject.model, request.markerSet, all);
  wantMarkers(request, measuring);
  const double told = statureOf(request), rough = roughStature(*request.subject.model, measuring);
  refuseStrangeSize(request, told, rough);
  Doubts stillDoubts;
  if (request.still) compareStill(request.markerSet, measuring, stillDoubts);
  const double byLegs = statureByLegs(request, measuring);
  expectStature(*request.subject.model, told > 0.0 ? told : byLegs, measuring);
  RecordedTrial made = begunAt(begin, stopped(request), recording->doubts);
  const std::optional<Fitted> fitted =
      fittedTo(*recording, *request.subject.model, measuring, progress, stop);
  if (!fitted) return made;
  const double measured = standingHeight(*fitted->body.model);
  refuseStrangeBody(request, told, rough, measured);
  made.trial =
      trialOf(request, recording, *fitted, massOf(request, byLegs > 0.0 ? byLegs : measured, made.doubts));
  addLeftOut(markersByPlace(*recording, request.markerSet), request.markerSet, made.trial, made.doubts);
  const bool isWeighed = measuring.frames.size() > 1 && standsOnPlates(*request.subject.model, measuring);
  takeMassOfPlates(request, isWeighed ? &still : nullptr, made.trial, made.doubts);
  weighAnew(request.weighing, reductionOf(request.reduction, made.doubts), made.trial, made.doubts);
  doubtToldMass(request, made.trial, made.doubts);
  refuseUselessFit(fitted->strayShare, made.trial);
  const Doubts doubtful = fitted->isTold ? toldJoints() : doubtsOf(doubtfulSightings(made.trial), made.trial);
  made.doubts.insert(made.doubts.end(), doubtful.begin(), doubtful.end());
  if (request.gaps == BodyGaps::Filled)
    made.trial.figures.emplace_back(kPlacesFilled, fillGapsFromBody(made.trial));
  doubtLowPass(request.weighing.cutOff, *recording, made.doubts);
  if (fitted->isTold)
    doubtStature(told, measured, kByBones, made.doubts);
  else if (isStrangeStature(told, measured))
    doubtStature(told, shownStature(*request.subject.model, measuring, stop).value_or(measured), kByBoth,
                 made.doubts);
  const std::vector<std::string> labels = labelsOf(*recording);
  made.doubts.insert(made.doubts.end(), fitted->strays.begin(), fitted->strays.end());
  made.doubts.insert(made.doubts.end(), stillDoubts.begin(), stillDoubts.end());
  const Doubts unknown = doubtsOf(recognise(labels, request.markerSet), labels, request.markerSet);
  made.doubts.insert(made.doubts.end(), unknown.begin(), unknown.end());
  return made;
}

}  // namespace

RecordedTrial recordedTrial(const RecordedTrialRequest& request, const ProgressSink& progress,
                            const std::stop_token& stop) {
  RecordedTrial made = tellsPostures(*request.recording, *request.subject.model)
                           ? toldTrial(request)
                           : fittedTrial(request, progress, stop);
  keepDoubts(made.doubts, made.trial);
  return made;
}

}  // namespace handhold
