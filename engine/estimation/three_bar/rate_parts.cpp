// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <numbers>
#include <random>

#include "engine/estimation/three_bar/study_parts.h"

namespace handhold {

namespace {

constexpr double kTime = 1.0, kStep = 0.01;  // s

/// dx x^k of 8.3: 0 leaves it out.
RatePenalties ratePenalties(const std::array<double, 5>& ratios) {
  const auto sequence = [](double ratio) {
    return ratio > 0.0 ? std::optional(PenaltySequence{0.01, ratio}) : std::nullopt;
  };
  return {sequence(ratios[0]), sequence(ratios[1]), sequence(ratios[2]), sequence(ratios[3]),
          sequence(ratios[4])};
}

/// The values of one half of the iteration as the others leave it, step by step.
FigureCurve tracedRates(const ThreeBarStudy& study, const std::array<double, 5>& ratios,
                        const std::function<double(const JointedMotion&)>& value) {
  const JointedBodies tree = threeBars();
  JointedMotion motion = linkageMotion({study.conditions.firstRate, 0.0, 0.2, kStep}).back();
  const WholeMotion whole = wholeMotion(tree, motion);
  // so much that the figures' starts are met: H off by 0.6 kg m^2/s, the joints by 0.01 m/s
  motion.omega[0].z() += 0.02;
  for (Vector3& omega : motion.omega)
    omega.z() += (0.6 - 0.02 * tree.bodies[0].inertia(2, 2)) / (3.0 * tree.bodies[0].inertia(2, 2));
  FigureCurve curve{{}, {0.0}, {value(motion)}};
  RateFitSettings settings{ratePenalties(ratios), study.conditions.iterations, [&](const JointedMotion& now) {
                             curve.x.push_back(static_cast<double>(curve.x.size()));
                             curve.y.push_back(value(now));
                           }};
  iterateRates({tree, whole, Rate::Velocity}, settings, motion);
  return curve;
}

struct Seen {
  CascadeProblem problem;
  JointedFrames truth;
};

/// A coordinate's error in the plane.
class PlaneNoise {
 public:
  explicit PlaneNoise(const ThreeBarConditions& conditions)
      : random_(conditions.seed), error_(conditions.offset, conditions.sigma) {}
  Vector3 next() {
    const double x = error_(random_), y = error_(random_);
    return {x, y, 0.0};
  }

 private:
  std::mt19937 random_;
  std::normal_distribution<double> error_;
};

Seen seenLinkage(const ThreeBarConditions& conditions) {
  Seen seen{{threeBars(), kStep, {}, {}, {}},
            linkageMotion({conditions.firstRate, conditions.moment, kTime, kStep})};
  PlaneNoise noise(conditions);
  for (const JointedMotion& frame : seen.truth) {
    seen.problem.frames.push_back(linkageMarkers(frame.pose));
    for (auto& markers : seen.problem.frames.back())
      for (BodyMarker& marker : markers) marker.seen += noise.next();
    seen.problem.whole.push_back(wholeMotion(seen.problem.tree, frame));
  }
  return seen;
}

/// Velocities and accelerations of the markers, with the errors' numbers in m/s and m/s^2: the document does
/// not say how much it gave them.
void addMeasured(Seen& seen, const ThreeBarConditions& conditions) {
  PlaneNoise noise(conditions);
  for (std::size_t i = 0; i < seen.truth.size(); ++i) {
    const JointedMotion& frame = seen.truth[i];
    auto& rates = seen.problem.rates.emplace_back();
    for (std::size_t body = 0; body < frame.pose.q.size(); ++body) {
      MovingMarkers markers{seen.problem.frames[i][body], {}, {}};
      for (const BodyMarker& marker : markers.places) {
        const Vector3 arm = frame.pose.q[body] * marker.onBody, &omega = frame.omega[body];
        markers.velocities.push_back(frame.velocity[body] + omega.cross(arm) + noise.next());
        markers.accelerations.push_back(frame.acceleration[body] + frame.alpha[body].cross(arm) +
                                        omega.cross(omega.cross(arm)) + noise.next());
      }
      const Quaternion q = markerAttitude(markers.places, frame.pose.q[body]).q;
      rates.push_back(markerRates(markers, q));
    }
  }
}

CascadeSets solved(const Seen& seen, const ThreeBarConditions& conditions, CascadeSolver solver) {
  CascadeSettings settings;
  settings.solver = solver;
  const auto& [W1, W2, W3] = conditions.poseRatios;
  settings.pose = {{PenaltySequence{0.01, W1}, PenaltySequence{0.01, W2}, PenaltySequence{0.01, W3}},
                   conditions.iterations,
                   {},
                   {}};
  settings.velocity =
      settings.acceleration = {ratePenalties(conditions.rateRatios), conditions.iterations, {}};
  return cascade(seen.problem, settings);
}

using FrameValue = std::function<double(const JointedMotion& ours, const JointedMotion& truth)>;

FigureCurve overTime(const char* name, const JointedFrames& frames, const Seen& seen,
                     const FrameValue& value) {
  FigureCurve curve{name, {}, {}};
  for (std::size_t i = 0; i < frames.size(); ++i) {
    curve.x.push_back(static_cast<double>(i) * kStep);
    curve.y.push_back(value(frames[i], seen.truth[i]));
  }
  return curve;
}

double greatest(const JointedFrames& frames, const Seen& seen, const FrameValue& value) {
  return std::ranges::max(overTime("", frames, seen, value).y);
}

/// A figure of the five sets.
void addSets(ThreeBarStudy& study, const StudyFigure& titles, const Seen& seen, const CascadeSets& sets,
             const FrameValue& value) {
  StudyFigure figure = titles;
  figure.xTitle = "time (s)";
  figure.curves = {overTime("ic", sets.ic, seen, value), overTime("sp_p", sets.spP, seen, value),
                   overTime("sp_v", sets.spV, seen, value), overTime("sp_a", sets.spA, seen, value),
                   overTime("sp_pva", sets.spPva, seen, value)};
  study.figures.push_back(std::move(figure));
}

double angleError(const JointedMotion& ours, const JointedMotion& truth) {
  const auto turn = [](double angle) { return std::abs(std::remainder(angle, 2.0 * std::numbers::pi)); };
  return (linkageAngles(ours.pose) - linkageAngles(truth.pose)).unaryExpr(turn).maxCoeff();
}

/// Of q1', q2', q3'.
double angleRateError(const JointedMotion& ours, const JointedMotion& truth) {
  double most = 0.0, before = 0.0;
  for (std::size_t i = 0; i < ours.omega.size(); ++i) {
    const double error = ours.omega[i].z() - truth.omega[i].z();
    most = std::max(most, std::abs(error - before));
    before = error;
  }
  return most;
}

FrameValue gapOf(int joint) {
  return [joint](const JointedMotion& ours, const JointedMotion&) {
    return jointGap(threeBars(), ours.pose, joint).norm();
  };
}

FrameValue gapRateOf(int joint, Rate rate) {
  return [joint, rate](const JointedMotion& ours, const JointedMotion&) {
    return jointRateGap(threeBars(), ours, joint, rate).norm();
  };
}

FrameValue wholeOf(Vector3 WholeMotion::*which) {
  return [which](const JointedMotion& ours, const JointedMotion& truth) {
    const JointedBodies tree = threeBars();
    return (wholeMotion(tree, ours).*which - wholeMotion(tree, truth).*which).norm();
  };
}

FrameValue loadOf(double LinkageLoads::*which, double moment) {
  return [which, moment](const JointedMotion& ours, const JointedMotion&) {
    return std::abs(linkageLoads(ours).*which - moment);
  };
}

FrameValue forceOf(int axis) {
  return [axis](const JointedMotion& ours, const JointedMotion&) {
    return std::abs(linkageLoads(ours).force[axis]);
  };
}

/// A number of sp_pva that a figure shows, as the greatest over the second.
struct Shown {
  Printed printed;
  FrameValue value;
};

constexpr const char* kNoise = "another draw of the noise, and markers whose places are not printed";

std::vector<Shown> shownOfFit() {
  const auto most = PrintedClaim::AtMost;
  return {
      {{"8.31", "angles' error", "rad", 0.04, most, 0.0, kNoise}, angleError},
      {{"8.34", "gap of J1", "m", 3e-4, most, 0.0, kNoise}, gapOf(0)},
      {{"8.35", "gap of J2", "m", 4e-4, most, 0.0, kNoise}, gapOf(1)},
      {{"8.34", "velocity between the bodies of J1", "m/s", 0.04, most, 0.0, kNoise},
       gapRateOf(0, Rate::Velocity)},
      {{"8.35", "velocity between the bodies of J2", "m/s", 0.04, most, 0.0, kNoise},
       gapRateOf(1, Rate::Velocity)},
      {{"8.34", "acceleration between the bodies of J1", "m/s^2", 4.0, most, 0.0, kNoise},
       gapRateOf(0, Rate::Acceleration)},
      {{"8.35", "acceleration between the bodies of J2", "m/s^2", 15.0, most, 0.0, kNoise},
       gapRateOf(1, Rate::Acceleration)},
      {{"8.36", "centre of mass", "m", 1e-10, most, 0.0, kNoise}, wholeOf(&WholeMotion::centre)},
      {{"8.36", "its velocity", "m/s", 2e-8, most, 0.0, kNoise}, wholeOf(&WholeMotion::velocity)},
      {{"8.36", "its acceleration", "m/s^2", 1e-6, most, 0.0, kNoise}, wholeOf(&WholeMotion::acceleration)},
      {{"8.37", "angular momentum", "kg m^2/s", 0.5, most, 0.0, kNoise}, wholeOf(&WholeMotion::momentum)},
      {{"8.37", "its rate", "N m", 6.0, most, 0.0, kNoise}, wholeOf(&WholeMotion::moment)},
      {{"8.38", "tau1", "N m", 1e-4, most, 0.0,
        "what ten weights leave of the momentum's rate, of which 8.37 itself shows up to 6 N m"},
       loadOf(&LinkageLoads::tau1, 0.0)},
      {{"8.41", "Fx", "N", 1e-4, most, 0.0, kNoise}, forceOf(0)},
      {{"8.42", "Fy", "N", 1e-5, most, 0.0, kNoise}, forceOf(1)}};
}

/// What noise leaves of the rates and loads, of which only the size is to be read.
std::vector<Shown> shownOfNoise(double moment) {
  const auto about = PrintedClaim::Equals;
  return {
      {{"8.31", "angles' rates' error", "rad/s", 4.0, about, 3.0, kNoise}, angleRateError},
      {{"8.39", "tau2's error", "N m", 1000.0, about, 700.0, kNoise}, loadOf(&LinkageLoads::tau2, moment)},
      {{"8.40", "tau3's error", "N m", 400.0, about, 300.0, kNoise}, loadOf(&LinkageLoads::tau3, moment)}};
}

std::vector<Shown> shownOfMeasured(double moment) {
  const char* why = "how much error the rates of the markers had is not printed";
  const auto most = PrintedClaim::AtMost;
  return {{{"8.43", "tau2's error, measured rates", "N m", 3.0, most, 0.0, why},
           loadOf(&LinkageLoads::tau2, moment)},
          {{"8.44", "tau3's error, measured rates", "N m", 3.0, most, 0.0, why},
           loadOf(&LinkageLoads::tau3, moment)}};
}

void addMotion(ThreeBarStudy& study, const char* title, const Seen& seen, const CascadeSets& sets) {
  const JointedBodies& tree = seen.problem.tree;
  study.motions.push_back({title, "time (s)", frameTimes(seen.truth.size(), seen.problem.step),
                           fiveSets(tree, sets, stickSet(tree, "simulated", seen.truth))});
}

/// A printed number, that of the document's way beside it, and a figure of the five sets.
void addShown(ThreeBarStudy& study, const Shown& shown, const Seen& seen, const CascadeSets& sets) {
  const Printed& printed = shown.printed;
  compare(study, printed, greatest(sets.spPva, seen, shown.value));
  addSets(study,
          {printed.figure,
           printed.quantity,
           {},
           printed.quantity + " (" + printed.unit + ")",
           {},
           {{printed.value, printed.claim}}},
          seen, sets, shown.value);
}

}  // namespace

void studyRatePenalties(ThreeBarStudy& study) {
  const JointedBodies tree = threeBars();
  const WholeMotion whole =
      wholeMotion(tree, linkageMotion({study.conditions.firstRate, 0.0, 0.2, kStep}).back());
  const auto momentum = [&](const JointedMotion& motion) {
    return (wholeMotion(tree, motion).momentum - whole.momentum).norm();
  };
  const char* numbers[] = {"8.26", "8.28 V2", "8.27", "8.28 V5"};
  const char* figures[] = {"8.26", "8.28", "8.27", "8.28"};
  const std::size_t places[] = {0, 1, 3, 4};
  for (std::size_t which = 0; which < 4; ++which) {
    const bool isMomentum = which % 2 == 0;
    StudyFigure figure{numbers[which],
                       isMomentum ? "angular momentum" : "velocity between the bodies of J1",
                       "iteration steps",
                       isMomentum ? "H (kg m^2/s)" : "gap velocity (m/s)",
                       {},
                       {{isMomentum ? 0.6 : 0.01, PrintedClaim::Equals}}};
    for (const double ratio : {2.0, 5.0, 10.0}) {
      std::array<double, 5> ratios{};
      ratios[places[which]] = ratio;
      const auto gap = [&](const JointedMotion& motion) {
        return jointRateGap(tree, motion, 0, Rate::Velocity).norm();
      };
      figure.curves.push_back(isMomentum ? tracedRates(study, ratios, momentum)
                                         : tracedRates(study, ratios, gap));
      figure.curves.back().name =
          "V" + std::to_string(places[which] + 1) + " " + std::to_string(int(ratio)) + "^k";
    }
    const double part = figure.curves[1].y.back() / figure.curves[1].y.front();
    compare(study,
            {figures[which],
             (isMomentum ? "part of H's error that V" : "part of J1's speed that V") +
                 std::to_string(places[which] + 1) + " 5^k leaves",
             "1", 0.01, PrintedClaim::AtMost, 0.0, "the error of the guess is not printed"},
            part);
    study.figures.push_back(std::move(figure));
  }
}

void studyNoise(ThreeBarStudy& study) {
  const Seen seen = seenLinkage(study.conditions);
  const CascadeSets sets = solved(seen, study.conditions, CascadeSolver::Iteration);
  const CascadeSets exact = solved(seen, study.conditions, CascadeSolver::Exact);
  for (const Shown& shown : shownOfFit()) {
    addShown(study, shown, seen, sets);
    Printed better = shown.printed;
    better.quantity += ", exact solver";
    compare(study, better, greatest(exact.spPva, seen, shown.value));
  }
  for (const Shown& shown : shownOfNoise(study.conditions.moment)) addShown(study, shown, seen, sets);
  addMotion(study, "Five sets, iterated (8.31)", seen, sets);
  addMotion(study, "Five sets, exact (8.31)", seen, exact);
}

void studyMeasuredRates(ThreeBarStudy& study) {
  Seen seen = seenLinkage(study.conditions);
  addMeasured(seen, study.conditions);
  const CascadeSets sets = solved(seen, study.conditions, CascadeSolver::Iteration);
  const CascadeSets exact = solved(seen, study.conditions, CascadeSolver::Exact);
  for (const Shown& shown : shownOfMeasured(study.conditions.moment)) addShown(study, shown, seen, sets);
  for (Shown& shown : shownOfMeasured(study.conditions.moment)) {
    shown.printed.quantity += ", exact solver";
    compare(study, shown.printed, greatest(exact.spPva, seen, shown.value));
  }
}

}  // namespace handhold
