// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/told_mass.h"

#include <cmath>

#include "engine/estimation/recorded_trial/still_trial.h"
#include "engine/estimation/recorded_trial/weighed_anew.h"

namespace handhold {

namespace {

constexpr const char* kPerson = "person";
constexpr double kStrangeMass = 0.5;  // of the logarithm of a mass over the usual one: 1.65 times, 0.6 times
constexpr double kFarFromPlates = 0.3, kUntoldMass = 0.3;  // shares of a mass: doubted if told, free if not

/// Mass over stature squared, the middle of ANSUR II (2012): 66.8 kg at 1.626 m, 84.6 kg at 1.755 m.
double usualMass(double stature, std::optional<Sex> sex) {
  constexpr double female = 66.8 / (1.626 * 1.626), male = 84.6 / (1.755 * 1.755);
  const double usual = !sex ? 0.5 * (female + male) : *sex == Sex::Female ? female : male;
  return usual * stature * stature;
}

Doubt untoldMass(const std::string& assumed, const std::vector<DoubtAmount>& amounts) {
  return {DoubtKind::Units, kPerson, "nobody tells the mass", assumed, DoubtAbout::UntoldMass, amounts};
}

/// Empty: none tells.
struct PlateMass {
  std::optional<double> mass;
  const char* assumed = "";  ///< in the words of a doubt
};

PlateMass massOfPlates(const RecordedTrialRequest& request, const Recording* still, Trial& trial) {
  if (still)
    if (const std::optional<double> mass = massStandingStill(*still, request.weighing.gravity))
      return {mass, "taken as {1}, which the plates bear in the static trial"};
  if (request.recording->plates.empty()) return {};
  Doubts again;
  weighAnew(request.weighing, std::nullopt, trial, again);
  return {massOnPlates(trial), "taken as {1}, which the plates bear"};
}

}  // namespace

double statureOf(const RecordedTrialRequest& request) {
  return request.stature > 0.0 ? request.stature : request.recording->person.stature;
}

bool isMassTold(const RecordedTrialRequest& request) {
  return request.mass > 0.0 || request.recording->person.mass > 0.0;
}

bool isMassGuessed(const Doubts& doubts) { return hasDoubt(doubts, DoubtAbout::UntoldMass); }

double massOf(const RecordedTrialRequest& request, double measured, Doubts& doubts) {
  if (request.mass > 0.0) return request.mass;
  if (request.recording->person.mass > 0.0) return request.recording->person.mass;
  const double told = statureOf(request), stature = told > 0.0 ? told : measured;
  const double mass = usualMass(stature, request.sex);
  doubts.push_back(
      untoldMass("taken as {1}, usual at a stature of {2}", {{mass, Dimension::Mass}, {stature}}));
  return mass;
}

Doubt massOfSubject(const Model& model) {
  return untoldMass("taken as {1}, as the subject has", {{model.totalMass, Dimension::Mass}});
}

void takeMassOfPlates(const RecordedTrialRequest& request, const Recording* still, Trial& trial,
                      Doubts& doubts) {
  if (isMassTold(request)) return;
  const auto [mass, assumed] = massOfPlates(request, still, trial);
  const double usual = trial.subject.model->totalMass;
  if (!mass || std::abs(std::log(*mass / usual)) > kStrangeMass) return;
  trial.subject = ofMass(trial.subject, *mass);
  for (Doubt& doubt : doubts)
    if (doubt.about == DoubtAbout::UntoldMass) doubt = untoldMass(assumed, {{*mass, Dimension::Mass}});
}

void doubtToldMass(const RecordedTrialRequest& request, const Trial& trial, Doubts& doubts) {
  const Recorded* recorded = trial.from<Recorded>();
  if (!isMassTold(request) || !recorded || recorded->recording->plates.empty()) return;
  const double told = trial.subject.model->totalMass;
  const std::optional<double> borne = massOnPlates(trial);
  if (!borne || !(*borne > 0.0) || std::abs(told / *borne - 1.0) < kFarFromPlates) return;
  doubts.push_back({DoubtKind::Units,
                    kPerson,
                    "{1} are told, and the plates bear a body of {2}",
                    "taken as told",
                    DoubtAbout::Other,
                    {{told, Dimension::Mass}, {*borne, Dimension::Mass}}});
}

std::optional<ReductionSizes> reductionOf(const std::optional<ReductionSizes>& asked, const Doubts& doubts) {
  std::optional<ReductionSizes> sizes = asked;
  if (sizes && isMassGuessed(doubts)) sizes->greatestMass = kUntoldMass;
  return sizes;
}

}  // namespace handhold
