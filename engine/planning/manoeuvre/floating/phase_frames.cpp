// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/floating/phase_frames.h"

#include <algorithm>
#include <cmath>

#include "engine/laws/sharing/load_sharing.h"
#include "engine/motion/workload/workload.h"

namespace handhold {

namespace {

// What the splines of a phase leave at its ends, where loads vanish (N); joints and moments have no such
// room.
constexpr double kNoForce = 0.4;
constexpr int kFewest = 25, kMost = 241;  // samples of a stretch
// Where a joint's load has a peak among the looks and so much of its limit, there is a closer look, in so
// many parts of the step on either side: peaks of some hundredths of a second pass between looks.
constexpr double kNearLimit = 0.6;
constexpr int kCloser = 4;

bool goesOn(const ContactStretch& stretch, double share) { return !stretch.goOn || stretch.goOn(share); }

void addBroken(const SharedLoads& shared, double time, WorstViolations& worst) {
  for (const Violation& violation : shared.violations)
    if (violation.quantity != Dimension::Force || violation.amount > kNoForce) worst.add(violation, time);
}

void raiseLoad(double load, const std::string& name, std::vector<Effort>& efforts) {
  for (Effort& effort : efforts)
    if (effort.name == name) effort.peakLoad = std::max(effort.peakLoad, load);
}

/// Of the time: inverse kinematics takes about a third of what loads take, which are looked at twice.
constexpr double kCurveShare = 0.15, kLookedShare = 0.6;

/// Empty where it was ended.
std::vector<VectorX> samplesOf(const ContactStretch& stretch, const PostureAt& postureAt) {
  const double span = stretch.end - stretch.begin;
  const int count = phaseSamples(span, stretch.density.samples);
  std::vector<VectorX> postures;
  for (int i = 0; i < count; ++i) {
    if (!goesOn(stretch, kCurveShare * i / count)) return {};
    postures.push_back(postureAt(stretch.begin + span * i / (count - 1)));
  }
  return postures;
}

/// Postures, torques and loads along the curve of a stretch.
class StretchLoads {
 public:
  StretchLoads(const Model& model, const ContactStretch& stretch, const std::vector<VectorX>& samples)
      : begin_(stretch.begin),
        span_(stretch.end - stretch.begin),
        curve_(model, samples),
        sharing_(model, stretch.task) {}

  SharedLoads at(double time, MotionFrame& frame);

 private:
  const double begin_, span_;
  const PostureCurve curve_;
  LoadSharing sharing_;
};

// With u = (t - begin) / span:  v = Q' / span,  vdot = Q'' / span^2
SharedLoads StretchLoads::at(double time, MotionFrame& frame) {
  const CurveState state = curve_.at((time - begin_) / span_);
  frame.time = time;
  frame.q = state.q;
  frame.v = state.first / span_;
  frame.vdot = state.second / (span_ * span_);
  return sharing_.share(frame.q, frame.v, frame.vdot);
}

/// At equal steps, and between them where joints come near their limits. False where it was ended.
bool lookAlong(const ContactStretch& stretch, StretchLoads& loads, PhaseVerdict& verdict) {
  const double span = stretch.end - stretch.begin;
  const std::vector<double> times = frameTimes(span, stretch.density.looks);
  MotionFrame frame;
  const auto loadAt = [&](double time) {
    const SharedLoads shared = loads.at(stretch.begin + time, frame);
    verdict.look(shared, stretch.begin + time);
    return shared.peakLoad;
  };
  std::vector<double> peaks;
  for (const double time : times) {
    if (!goesOn(stretch, kCurveShare + (kLookedShare - kCurveShare) * time / span)) return false;
    peaks.push_back(loadAt(time));
  }
  for (std::size_t i = 0; i < peaks.size(); ++i) {
    const std::size_t before = i > 0 ? i - 1 : i, after = std::min(i + 1, peaks.size() - 1);
    if (peaks[i] < kNearLimit || peaks[i] < peaks[before] || peaks[i] < peaks[after]) continue;
    for (int part = 1; part < kCloser; ++part) {
      const double share = static_cast<double>(part) / kCloser;
      if (before < i) loadAt(std::lerp(times[before], times[i], share));
      if (after > i) loadAt(std::lerp(times[i], times[after], share));
    }
  }
  return true;
}

}  // namespace

int phaseSamples(double duration, double samplesPerSecond) {
  return std::clamp(static_cast<int>(std::lround(samplesPerSecond * duration)), kFewest, kMost);
}

void PhaseVerdict::look(const SharedLoads& shared, double time) {
  addBroken(shared, time, worst_);
  for (const ContactLoad& load : shared.loads)
    if (load.contact >= 0) greatestForce_ = std::max(greatestForce_, load.force.norm());
}

void PhaseVerdict::lookAtFrame(const SharedLoads& shared, double time) { addBroken(shared, time, atFrames_); }

std::vector<Violation> PhaseVerdict::list() const {
  WorstViolations worst = worst_;
  if (worst.list().empty()) return {};
  for (const Violation& violation : atFrames_.list()) worst.add(violation, *violation.time);
  return worst.list();
}

void raisePeaks(const Model& model, const std::vector<Violation>& violations, Workload& workload) {
  WorkloadTotals& totals = workload.totals;
  for (const Violation& violation : violations) {
    if (violation.law != Law::JointTorque) continue;
    const double load = violation.value / violation.limit;
    raiseLoad(load, violation.name, workload.joints);
    raiseLoad(load, limbWords(model.joints[violation.index].limb), workload.limbs);
    if (load <= totals.peakLoad) continue;
    totals.peakLoad = load;
    totals.peakJoint = violation.name;
    totals.peakTime = violation.time.value_or(totals.peakTime);
  }
}

std::vector<MotionFrame> phaseFrames(const Model& model, const ContactStretch& stretch,
                                     const PostureAt& postureAt, const std::vector<double>& times,
                                     PhaseVerdict& verdict) {
  const std::vector<VectorX> samples = samplesOf(stretch, postureAt);
  if (samples.empty()) return {};
  StretchLoads loads(model, stretch, samples);
  const double span = stretch.end - stretch.begin;
  if (!lookAlong(stretch, loads, verdict)) return {};
  MotionFrame frame;
  std::vector<MotionFrame> frames;
  for (const double time : times) {
    if (!goesOn(stretch, kLookedShare + (1.0 - kLookedShare) * (time - stretch.begin) / span)) break;
    SharedLoads shared = loads.at(time, frame);
    verdict.lookAtFrame(shared, time);
    frame.tau = std::move(shared.tau);
    frame.loads = std::move(shared.loads);
    frames.push_back(frame);
  }
  return frames;
}

std::vector<double> frameTimes(double duration, double framesPerSecond, int parts) {
  const int steps = parts * std::max(1, static_cast<int>(std::lround(duration * framesPerSecond)));
  std::vector<double> times;
  for (int i = 0; i <= steps; ++i) times.push_back(duration * i / steps);
  return times;
}

}  // namespace handhold
