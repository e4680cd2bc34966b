// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/weighed_anew.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "engine/estimation/recorded_trial/body_gaps.h"
#include "engine/estimation/weighing/passed_limits.h"
#include "engine/trial/marker_residuals.h"

namespace handhold {

namespace {

constexpr const char* kMassBefore = "mass_before_kg";

/// What the body tells of the fit.
void measureFit(Trial& trial) {
  Recorded& recorded = std::get<Recorded>(trial.origin);
  if (recorded.markers.empty()) return;
  const MarkerDistances distances = distancesOf(*trial.subject.model, trial.motion, recorded);
  measureMarkers(distances, recorded);
  trial.figures.emplace_back("marker_rms_m", distances.rms);
  trial.figures.emplace_back("marker_max_m", distances.max);
  if (!distances.worstFirst.empty())
    trial.figures.emplace_back(kWorstFrameTime,
                               trial.motion.frames[static_cast<std::size_t>(distances.worstFirst[0])].time);
}

/// A mass at the end of what may change is none that was found.
void doubtMass(const ReducedResidual& reduced, const ReductionSizes& sizes, Doubts& doubts) {
  constexpr double kAtItsEnd = 1e-6;
  const double first = firstMass(sizes, reduced.massBefore), greatest = sizes.greatestMass;
  if (!(greatest > 0.0) || std::abs(reduced.mass / first - 1.0) < greatest - kAtItsEnd) return;
  doubts.push_back({DoubtKind::Units,
                    "person",
                    "the plates ask for a mass beyond {1}, the most that may change",
                    "taken so; tell the mass, or see whether plates bear all of the body",
                    DoubtAbout::Other,
                    {{reduced.mass, Dimension::Mass}}});
}

/// What a reduction told of itself: true of the motion that it changed, however that is weighed.
Figures figuresOfReduction(const Figures& figures) {
  constexpr std::string_view kBeginnings[] = {"share_of_frames_reduced",
                                              "residual_force_before",
                                              "residual_force_reduced",
                                              "residual_moment_before",
                                              "residual_moment_reduced",
                                              kMassBefore,
                                              "body_moved",
                                              "body_turned"};
  Figures found;
  for (const Figures::value_type& figure : figures)
    if (std::ranges::any_of(kBeginnings, [&](std::string_view b) { return figure.first.starts_with(b); }))
      found.push_back(figure);
  return found;
}

/// Changes the motion and the mass a little and weighs again, and tells what was changed.
void reduce(const Weighing& weighing, const ReductionSizes& sizes, Trial& trial, Doubts& doubts) {
  const ReducedResidual reduced = reduceResidual(weighing, sizes, trial);
  if (reduced.judged.empty()) {
    doubts.push_back({DoubtKind::Plate, "what is left on the pelvis",
                      "in no frame all that bears the body is known", "nothing was reduced"});
    return;
  }
  doubtMass(reduced, sizes, doubts);
  Doubts again;
  weighAnew(weighing, std::nullopt, trial, again);
  const LeftOver after = leftOver(trial.motion, reduced.judged);
  trial.figures.emplace_back("share_of_frames_reduced",
                             static_cast<double>(std::ranges::count(reduced.judged, true)) /
                                 static_cast<double>(reduced.judged.size()));
  trial.figures.emplace_back("residual_force_before_rms_N", reduced.before.force);
  trial.figures.emplace_back("residual_force_reduced_rms_N", after.force);
  trial.figures.emplace_back("residual_moment_before_rms_Nm", reduced.before.moment);
  trial.figures.emplace_back("residual_moment_reduced_rms_Nm", after.moment);
  trial.figures.emplace_back(kMassBefore, firstMass(sizes, reduced.massBefore));
  constexpr const char* moved[] = {"body_moved_x_rms_m", "body_moved_y_rms_m", "body_moved_z_rms_m"};
  constexpr const char* turned[] = {"body_turned_x_rms_rad", "body_turned_y_rms_rad",
                                    "body_turned_z_rms_rad"};
  for (int i = 0; i < 3; ++i) {
    trial.figures.emplace_back(moved[i], reduced.moved[i]);
    trial.figures.emplace_back(turned[i], reduced.turned[i]);
  }
}

}  // namespace

void weighAnew(const Weighing& weighing, const std::optional<ReductionSizes>& reduction, Trial& trial,
               Doubts& doubts) {
  // places of the body tell nothing of the fit, and go along where it is moved
  const bool isFilled = hasFilledGaps(trial);
  if (isFilled) openFilledGaps(trial);
  const Figures reducedBefore = figuresOfReduction(trial.figures);
  trial.figures.clear();
  trial.channels.clear();
  Recorded& recorded = std::get<Recorded>(trial.origin);
  recorded.holds = weighing.holds;
  recorded.cutOff = weighing.cutOff;
  measureFit(trial);
  weigh(weighing, trial, doubts);
  if (reduction) {
    ReductionSizes sizes = *reduction;
    if (const auto first = std::ranges::find(reducedBefore, kMassBefore, &Figures::value_type::first);
        first != reducedBefore.end())
      sizes.firstMass = first->second;
    reduce(weighing, sizes, trial, doubts);
  }
  if (figuresOfReduction(trial.figures).empty())
    trial.figures.insert(trial.figures.end(), reducedBefore.begin(), reducedBefore.end());
  const Doubts passed = doubtsOfLimits(*trial.subject.model, weighing.gravity, trial.motion);
  doubts.insert(doubts.end(), passed.begin(), passed.end());
  if (isFilled) trial.figures.emplace_back(kPlacesFilled, fillGapsFromBody(trial));
}

void tellPlateFeet(const std::vector<PlateFoot>& feet, Trial& trial) {
  Recorded& recorded = std::get<Recorded>(trial.origin);
  auto told = std::make_shared<Recording>(*recorded.recording);
  for (std::size_t i = 0; i < told->plates.size(); ++i) told->plates[i].foot = feet.at(i);
  recorded.recording = std::move(told);
}

}  // namespace handhold
