// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <cstdio>

#include "engine/estimation/jointed_fit/nearest_pose.h"
#include "engine/estimation/three_bar/study_parts.h"
#include "engine/math/rotation.h"

namespace handhold {

namespace {

/// What counts as closed in a figure whose scale is 0.1 m.
constexpr double kClosed = 1e-3;

/// Fig. 8.3 and 8.19: the first and the last bar are displaced, along y one up and one down, so that the
/// centre of mass stays, along x both alike; and turned, both clockwise, by which the gaps of 8.14 and 8.22
/// begin where theirs do.
struct Errors {
  double dx = 0.0, dy = 0.0, turn = 0.0;  ///< m, m, rad
};

struct Sequences {
  double W1 = 0.0, W2 = 0.0, W3 = 0.0;  ///< ratios; 0: left out
};

JointedMotion nominal(const ThreeBarStudy& study) {
  return linkageMotion({study.conditions.firstRate, 0.0, 0.2, 0.01}).back();
}

JointedPose disturbed(JointedPose pose, const Errors& errors) {
  for (const double side : {-1.0, 1.0}) {
    const std::size_t bar = side < 0.0 ? 0 : 2;
    pose.centre[bar] += Vector3(errors.dx, side * errors.dy, 0.0);
    pose.q[bar] = expQuaternion(-errors.turn * Vector3::UnitZ()) * pose.q[bar];
  }
  return pose;
}

std::optional<PenaltySequence> sequence(double ratio) {
  if (ratio == 0.0) return std::nullopt;
  return PenaltySequence{0.01, ratio};
}

PoseProblem problemOf(const ThreeBarStudy& study, const Errors& errors) {
  const JointedMotion motion = nominal(study);
  const JointedPose pose = disturbed(motion.pose, errors);
  return {threeBars(), linkageMarkers(pose), wholeMotion(threeBars(), motion).centre, pose, {}};
}

/// Gaps of J1 and J2 and the pose at each step, and where it ends.
struct Trace {
  FigureCurve gaps[2];
  std::vector<std::vector<Vector3>> sticks;
  JointedPose end;
  double gap(int joint) const { return gaps[joint].y.back(); }
};

Trace traced(const ThreeBarStudy& study, const Errors& errors, const Sequences& sequences) {
  const PoseProblem problem = problemOf(study, errors);
  Trace trace;
  PoseFitSettings settings{{sequence(sequences.W1), sequence(sequences.W2), sequence(sequences.W3)},
                           study.conditions.iterations,
                           {},
                           {}};
  settings.watch = [&trace, tree = threeBars()](const JointedPose& pose) {
    trace.sticks.push_back(sticksOf(tree, pose));
    for (int joint = 0; joint < 2; ++joint) {
      FigureCurve& curve = trace.gaps[joint];
      curve.x.push_back(static_cast<double>(curve.x.size()));
      curve.y.push_back(jointGap(tree, pose, joint).norm());
    }
  };
  const JointedPose start = markerPose(problem);
  settings.watch(start);
  trace.end = iteratedPose(problem, start, settings);
  return trace;
}

std::string nameOf(const Sequences& sequences) {
  std::string name;
  const auto add = [&name](const char* weight, double ratio) {
    if (ratio > 0.0)
      name += (name.empty() ? "" : ", ") + std::string(weight) + " " + std::to_string(int(ratio)) + "^k";
  };
  add("W1", sequences.W1);
  add("W2", sequences.W2);
  add("W3", sequences.W3);
  return name;
}

using Traces = std::vector<std::pair<std::string, Trace>>;

std::string shortNumber(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.4g", value);
  return text;
}

/// "dy = 0.1 m", "10 deg" of the study's greatest errors.
std::string shiftWords(const ThreeBarStudy& study) {
  return "dy = " + shortNumber(study.conditions.shift) + " m";
}

std::string turnWords(const ThreeBarStudy& study) {
  return shortNumber(study.conditions.turn / kPerDegree) + " deg";
}

/// The linkage at each step, over the nominal one.
StickMotion stickMotionOf(const ThreeBarStudy& study, const std::string& title, const Traces& traces) {
  const std::size_t steps = traces.front().second.sticks.size();
  const std::vector<Vector3> truth = sticksOf(threeBars(), nominal(study).pose);
  StickMotion motion{title, "iteration steps", frameTimes(steps, 1.0), {{"nominal", {steps, truth}}}};
  for (const auto& [name, trace] : traces) motion.sets.push_back({name, trace.sticks});
  return motion;
}

/// A figure of both gaps for some errors or sequences, with what the document prints of each.
void addFigure(ThreeBarStudy& study, const char* number, const std::string& title, const Traces& traces,
               const std::vector<PrintedLevel>& printed = {}) {
  for (int joint = 0; joint < 2; ++joint) {
    StudyFigure figure{std::string(number) + (joint == 0 ? " a" : " b"),   title, "iteration steps",
                       joint == 0 ? "joint gap 1 (m)" : "joint gap 2 (m)", {},    printed};
    for (const auto& [name, trace] : traces) {
      figure.curves.push_back(trace.gaps[joint]);
      figure.curves.back().name = name;
    }
    study.figures.push_back(std::move(figure));
  }
  study.motions.push_back(stickMotionOf(study, std::string(number) + " " + title, traces));
}

/// The document's errors of 2, 5 and 10 cm or degrees are parts of the greatest.
constexpr double kParts[] = {0.2, 0.5, 1.0};

Traces ofShifts(const ThreeBarStudy& study, const Sequences& sequences) {
  Traces traces;
  for (const double part : kParts) {
    const double dy = part * study.conditions.shift;
    traces.emplace_back("dy " + shortNumber(100.0 * dy) + " cm", traced(study, {0.0, dy, 0.0}, sequences));
  }
  return traces;
}

Traces ofTurns(const ThreeBarStudy& study, const Sequences& sequences) {
  Traces traces;
  for (const double part : kParts) {
    const double turn = part * study.conditions.turn;
    traces.emplace_back(shortNumber(turn / kPerDegree) + " deg", traced(study, {0.0, 0.0, turn}, sequences));
  }
  return traces;
}

Traces ofRatios(const ThreeBarStudy& study, const Errors& errors, double Sequences::*which) {
  Traces traces;
  for (const double ratio : {2.0, 5.0, 10.0}) {
    Sequences sequences;
    sequences.*which = ratio;
    traces.emplace_back(nameOf(sequences), traced(study, errors, sequences));
  }
  return traces;
}

/// 8.4 to 8.6
void studyShifts(ThreeBarStudy& study) {
  const Traces shifted = ofRatios(study, {0.0, study.conditions.shift, 0.0}, &Sequences::W1);
  const std::string error = shiftWords(study);
  addFigure(study, "8.4", "W1 alone, " + error, shifted, {{0.1, PrintedClaim::Equals}});
  compare(study, {"8.4", "gap of J1 at the start, " + error, "m", 0.1, PrintedClaim::Equals, 1e-6},
          shifted[0].second.gaps[0].y.front());
  for (const auto& [name, trace] : shifted)
    compare(study,
            {"8.4", "greater gap that " + name + " alone leaves of " + error, "m", 0.01,
             PrintedClaim::AtLeast, 0.0, "the gaps close by turning with the markers we chose"},
            std::max(trace.gap(0), trace.gap(1)));
  addFigure(study, "8.6", "W1 2^k, translation errors", ofShifts(study, {2.0}));
}

/// 8.7 to 8.9
void studyTurns(ThreeBarStudy& study) {
  const Traces turned = ofRatios(study, {0.0, 0.0, study.conditions.turn}, &Sequences::W1);
  const std::string error = turnWords(study);
  addFigure(study, "8.7", "W1 alone, " + error, turned, {{0.08, PrintedClaim::Equals}});
  compare(study, {"8.7", "gap of J1 at the start, " + error, "m", 0.08, PrintedClaim::Equals, 0.01},
          turned[0].second.gaps[0].y.front());
  const char* why = "the marker places of the document are not printed";
  for (const std::size_t closes : {std::size_t(1), std::size_t(2)})
    compare(study,
            {"8.7", "gap of J1 that " + turned[closes].first + " leaves of " + error, "m", kClosed,
             PrintedClaim::AtMost, 0.0, why},
            turned[closes].second.gap(0));
  compare(study,
          {"8.7", "gap of J1 that W1 2^k leaves of " + error, "m", kClosed, PrintedClaim::AtLeast, 0.0,
           "the marker places of the document are not printed, and by them turns the weight that closes it"},
          turned[0].second.gap(0));
  addFigure(study, "8.9", "W1 5^k, turning errors", ofTurns(study, {5.0}));
}

/// 8.10 to 8.13
void studyCentres(ThreeBarStudy& study) {
  const Errors errors{0.0, study.conditions.shift, 0.0};
  const std::string words = shiftWords(study);
  const Traces held = ofRatios(study, errors, &Sequences::W2);
  addFigure(study, "8.10", "W2 alone, " + words, held, {{0.1, PrintedClaim::Equals}});
  compare(study, {"8.10", "gap of J1 that W2 alone leaves of " + words, "m", 0.1, PrintedClaim::Equals, 1e-9},
          held[2].second.gap(0));
  const Traces moved = ofRatios(study, errors, &Sequences::W3);
  addFigure(study, "8.11", "W3 alone, " + words, moved);
  for (const auto& [name, trace] : moved)
    compare(
        study,
        {"8.11", "gap of J1 that " + name + " alone leaves of " + words, "m", kClosed, PrintedClaim::AtMost},
        trace.gap(0));
  addFigure(study, "8.13", "W3 5^k, translation errors", ofShifts(study, {0.0, 0.0, 5.0}));
}

/// How far an iteration turned the first bar from where the markers have it (rad).
double turnMade(const ThreeBarStudy& study, const Errors& errors, const JointedPose& pose) {
  return pose.q[0].angularDistance(problemOf(study, errors).near.q[0]);
}

/// The root mean square of how far P, joints and end are from the nominal ones (m).
double shapeError(const ThreeBarStudy& study, const JointedPose& pose) {
  const std::vector<Vector3> ours = linkagePlaces(pose), truth = linkagePlaces(nominal(study).pose);
  double sum = 0.0;
  for (std::size_t i = 0; i < ours.size(); ++i) sum += (ours[i] - truth[i]).squaredNorm();
  return std::sqrt(sum / static_cast<double>(ours.size()));
}

Vector3 middle(const JointedPose& pose) { return (pose.centre[0] + pose.centre[1] + pose.centre[2]) / 3.0; }

/// 8.14 to 8.18
void studyTurningWithCentres(ThreeBarStudy& study) {
  const Errors errors{0.0, study.conditions.shift, study.conditions.turn};
  Traces traces;
  for (const Sequences& sequences : {Sequences{2.0, 0.0, 2.0}, Sequences{5.0, 0.0, 5.0},
                                     Sequences{5.0, 0.0, 2.0}, Sequences{10.0, 0.0, 2.0}})
    traces.emplace_back(nameOf(sequences), traced(study, errors, sequences));
  addFigure(study, "8.14", "W1 and W3, " + shiftWords(study) + " and " + turnWords(study), traces,
            {{0.18, PrintedClaim::Equals}});
  for (const int joint : {0, 1})
    compare(study,
            {"8.14", "gap of J" + std::to_string(joint + 1) + " at the start", "m", 0.18,
             PrintedClaim::Equals, 0.02},
            traces[0].second.gaps[joint].y.front());
  if (errors.turn == 0.0) return;  // nothing turns
  compare(study,
          {"8.18", "turn of the first bar by W1 = W3 = 2^k to that by W1 5^k, W3 2^k", "1", 1.0,
           PrintedClaim::AtMost, 0.0, "with our markers equal sequences turn as far"},
          turnMade(study, errors, traces[0].second.end) / turnMade(study, errors, traces[2].second.end));
}

/// 8.19 to 8.24
void studyAllThree(ThreeBarStudy& study) {
  const Errors errors{study.conditions.shift, 0.0, study.conditions.turn};
  Traces traces;
  std::vector<double> shapes;
  for (const double W1 : {2.0, 5.0, 10.0})
    for (const double W3 : {2.0, 5.0, 10.0}) {
      traces.emplace_back(nameOf({W1, 2.0, W3}), traced(study, errors, {W1, 2.0, W3}));
      shapes.push_back(shapeError(study, traces.back().second.end));
    }
  addFigure(study, "8.22",
            "W1, W2 and W3, dx = " + shortNumber(study.conditions.shift) + " m and " + turnWords(study),
            traces);
  compare(study, {"8.22", "gap of J2 at the start", "m", 0.1, PrintedClaim::Equals, 0.01},
          traces[0].second.gaps[1].y.front());
  const bool isOff = errors.dx != 0.0 || errors.turn != 0.0;  // else every set has the truth
  if (isOff)
    compare(
        study,
        {"8.21", "shape's error with [5, 2, 2] to the least of the nine sets", "1", 1.0, PrintedClaim::Equals,
         0.01, "which set is best turns on the markers, whose places are not printed"},
        shapes[3] / *std::ranges::min_element(shapes));
  const Vector3 centre = middle(traces[0].second.end);
  double spread = 0.0;
  for (const double W2 : {5.0, 10.0})
    spread = std::max(spread, (middle(traced(study, errors, {2.0, W2, 2.0}).end) - centre).norm());
  compare(study,
          {"8.23", "how far W2 moves the centre of mass", "m", 1e-6, PrintedClaim::AtMost, 0.0,
           "with 2^k the centre has not come all the way in ten weights"},
          spread);
  const NearestPose exact = nearestPose(problemOf(study, errors), nominal(study).pose);
  if (isOff)
    compare(study,
            {"8.21", "shape's error of the exact fit to the best of the nine sets (ours, not printed)", "1",
             1.0, PrintedClaim::AtMost, 0.0,
             "the errors are no noise: what is nearest to all markers is not the truth"},
            shapeError(study, exact.pose) / *std::ranges::min_element(shapes));
}

}  // namespace

void studyMotion(ThreeBarStudy& study) {
  const JointedMotion motion = nominal(study);
  const std::vector<Vector3> places = linkagePlaces(motion.pose);
  const char* why = "8.1 prints 20 deg/s for q1'; the figures were made with 25 deg/s";
  const double half = 5e-5;  // of the last digit read
  compare(study, {"8.23", "y of the centre of mass at 0.2 s", "m", 1.7769, PrintedClaim::Equals, half, why},
          middle(motion.pose).y());
  compare(study, {"8.21", "x of J1 at 0.2 s", "m", 1.0342, PrintedClaim::Equals, half, why}, places[1].x());
  compare(study, {"8.21", "y of J1 at 0.2 s", "m", 1.3848, PrintedClaim::Equals, half, why}, places[1].y());
  compare(study, {"8.21", "x of J2 at 0.2 s", "m", 0.5421, PrintedClaim::Equals, half, why}, places[2].x());
  compare(study, {"8.21", "y of J2 at 0.2 s", "m", 2.2553, PrintedClaim::Equals, half, why}, places[2].y());
}

void studyPenalties(ThreeBarStudy& study) {
  studyShifts(study);
  studyTurns(study);
  studyCentres(study);
}

void studyCombinations(ThreeBarStudy& study) {
  studyTurningWithCentres(study);
  studyAllThree(study);
}

}  // namespace handhold
