// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/weighing/weighing.h"

#include <algorithm>
#include <cmath>

#include "engine/core/spoken_amount.h"
#include "engine/dynamics/inverse_dynamics.h"
#include "engine/estimation/low_pass.h"
#include "engine/estimation/plate_gaps.h"
#include "engine/estimation/weighing/shared_holds.h"
#include "engine/motion/loaded_torques.h"
#include "engine/recording/recording.h"
#include "engine/task/task_loads.h"

namespace handhold {

namespace {

/// What was not measured counts as nothing borne.
std::vector<ForcePlate> lowPassed(const Recording& recording, double cutOff) {
  std::vector<ForcePlate> plates = recording.plates;
  if (!(cutOff > 0.0) || !(2.0 * cutOff < meanRate(recording.samples))) return plates;
  for (ForcePlate& plate : plates)
    for (std::size_t i = 0; i < plate.forces.size(); ++i) {
      if (isMeasured(plate, i)) continue;
      plate.forces[i].setZero();
      if (i < plate.moments.size()) plate.moments[i].setZero();
    }
  smoothPlates(cutOff, recording.samples, plates);
  return plates;
}

void doubtUnmeasured(const Recording& recording, Doubts& doubts) {
  for (const ForcePlate& plate : recording.plates) {
    std::size_t lost = 0;
    for (std::size_t i = 0; i < plate.forces.size(); ++i) lost += isMeasured(plate, i) ? 0 : 1;
    if (lost > 0)
      doubts.push_back(
          {DoubtKind::Plate, plate.name,
           std::to_string(lost) + " of " + std::to_string(plate.forces.size()) + " samples were not measured",
           "taken as nothing borne"});
  }
}

/// The sample nearest to a time.
int sampleAt(const TimeBase& samples, double time) {
  const auto later = std::lower_bound(samples.times.begin(), samples.times.end(), time);
  auto index = std::min<std::ptrdiff_t>(later - samples.times.begin(), samples.count() - 1);
  if (index > 0 && time - samples.times[static_cast<std::size_t>(index) - 1] <
                       samples.times[static_cast<std::size_t>(index)] - time)
    --index;
  return static_cast<int>(index);
}

/// The load of a stance as the trial keeps it, without what changes from frame to frame.
ContactLoad entryOf(const Model& model, const ForcePlate& plate, const PlateStance& stance) {
  ContactLoad load;
  load.name = footOnPlate(stance.side == BodySide::Left ? "left" : "right", plate);
  load.kind = "load";
  load.link = model.sites[findSite(model, role::kHeel, stance.side)].link;
  load.frame = frameOf(model, load.link);
  load.normal = -platePose(plate.corners).R.col(2);
  return load;
}

/// The plate's load at its centre of pressure; nothing where it is too small to have one.
bool setWrench(const ForcePlate& plate, int sample, ContactLoad& load) {
  const PlateLoad measured = plateLoad(plate, sample);
  if (!measured.centreOfPressure.allFinite()) return false;
  load.point = measured.centreOfPressure;
  load.force = measured.force;
  load.moment = measured.freeMoment * platePose(plate.corners).R.col(2);
  return true;
}

void addLoads(const Model& model, const Recording& recording, const std::vector<PlateStance>& stances,
              double cutOff, Motion& motion) {
  const std::vector<ForcePlate> plates = lowPassed(recording, cutOff);
  for (const PlateStance& stance : stances) {
    const ForcePlate& plate = plates[static_cast<std::size_t>(stance.plate)];
    ContactLoad load = entryOf(model, plate, stance);
    for (MotionFrame& frame : motion.frames)
      if (frame.time >= stance.from && frame.time <= stance.to &&
          setWrench(plate, sampleAt(recording.samples, frame.time), load))
        frame.loads.push_back(load);
  }
}

void addTorques(const Model& model, const Vector3& gravity, Motion& motion) {
  addLoadedTorques(model, gravity, motion);
  for (MotionFrame& frame : motion.frames) addPassive(model, frame.q, frame.v, frame.tau);
}

double rootMeanSquare(double squares, int count) { return count > 0 ? std::sqrt(squares / count) : 0.0; }

/// A frame is known where the ground is measured; with holds the user says that all is.
Residual residualOf(const Motion& motion, const std::vector<bool>& isKnown, double weight) {
  double force = 0.0, moment = 0.0, forceKnown = 0.0, momentKnown = 0.0;
  int count = 0, known = 0;
  for (std::size_t k = 0; k < motion.frames.size(); ++k) {
    const VectorX& tau = motion.frames[k].tau;
    const double f = tau.head<3>().squaredNorm(), m = tau.segment<3>(3).squaredNorm();
    force += f, moment += m, ++count;
    if (!isKnown[k]) continue;
    forceKnown += f, momentKnown += m, ++known;
  }
  return {rootMeanSquare(force, count),
          rootMeanSquare(moment, count),
          rootMeanSquare(forceKnown, known),
          rootMeanSquare(momentKnown, known),
          count > 0 ? known / static_cast<double>(count) : 0.0,
          weight};
}

void addChannels(Trial& trial) {
  constexpr const char* names[] = {"fx", "fy", "fz", "mx", "my", "mz"};
  for (Eigen::Index row = 0; row < 6; ++row) {
    Channel channel{std::string("pelvis residual ") + names[row], row < 3 ? "N" : "N m", {}};
    for (const MotionFrame& frame : trial.motion.frames) channel.values.push_back(frame.tau[row]);
    trial.channels.push_back(std::move(channel));
  }
}

void addFigures(const Residual& residual, Figures& figures) {
  figures.emplace_back("residual_force_rms_N", residual.force);
  figures.emplace_back("residual_moment_rms_Nm", residual.moment);
  figures.emplace_back("share_of_frames_measured", residual.shareOfFrames);
  if (residual.shareOfFrames == 0.0) return;
  figures.emplace_back("residual_force_measured_rms_N", residual.forceMeasured);
  figures.emplace_back("residual_moment_measured_rms_Nm", residual.momentMeasured);
  if (residual.weight > 0.0)
    figures.emplace_back("residual_force_measured_share_of_weight", residual.forceMeasured / residual.weight);
}

/// A hold that no frame has bears nothing: somebody mistyped its times.
void doubtUnusedHolds(const std::vector<DeclaredHold>& holds, const Motion& motion, Doubts& doubts) {
  const double begin = motion.frames.front().time, end = motion.frames.back().time;
  const auto seconds = [](double time) { return spokenSize(time, Dimension::None) + "s"; };
  for (const DeclaredHold& hold : holds)
    if (hold.from > end || hold.to < begin)
      doubts.push_back({DoubtKind::Times, "hold of the " + titleOf(hold.segment, hold.side),
                        "from " + seconds(hold.from) + " to " + seconds(hold.to) +
                            " is no time of the recording, which lasts from " + seconds(begin) + " to " +
                            seconds(end),
                        "it bears nothing", DoubtAbout::Hold});
}

}  // namespace

std::string footOnPlate(const char* side, const ForcePlate& plate) {
  return std::string(side) + " foot on " + plate.name;
}

Residual weigh(const Weighing& weighing, Trial& trial, Doubts& doubts) {
  const Model& model = *trial.subject.model;
  const Recorded& recorded = *trial.from<Recorded>();
  for (MotionFrame& frame : trial.motion.frames) frame.loads.clear();
  const std::vector<PlateStance> stances = plateStances(model, trial.motion, *recorded.recording, doubts);
  std::vector<bool> isKnown =
      whereGroundIsMeasured(model, trial.motion, stances, recorded.recording->plates, weighing.gravity);
  addLoads(model, *recorded.recording, stances, weighing.cutOff, trial.motion);
  addTorques(model, weighing.gravity, trial.motion);
  for (std::size_t k = 0; k < trial.motion.frames.size(); ++k)
    if (shareAmongHolds(model, weighing.holds, trial.motion.frames[k])) isKnown[k] = true;
  doubtUnmeasured(*recorded.recording, doubts);
  doubtUnusedHolds(weighing.holds, trial.motion, doubts);
  doubtPullingFeet(trial.motion, doubts);
  trial.peak = peakOf(model, trial.motion);
  const Residual residual = residualOf(trial.motion, isKnown, model.totalMass * weighing.gravity.norm());
  addChannels(trial);
  addFigures(residual, trial.figures);
  return residual;
}

}  // namespace handhold
