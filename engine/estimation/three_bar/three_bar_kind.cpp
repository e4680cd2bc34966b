// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/three_bar/three_bar_study.h"

namespace handhold {

namespace {

using Row = ConditionRow<ThreeBarConditions>;

/// As `--as-printed` has it, and either way for whoever looks farther.
constexpr Range kFirstRate{-360.0, 360.0, "deg/s"};
constexpr Range kShift{0.0, 0.3, "m"}, kTurn{0.0, 45.0, "deg"};
constexpr Range kOffset{-0.1, 0.1, "m"}, kSigma{1e-9, 0.1, "m"}, kMoment{-100.0, 100.0, "N m"};
constexpr Range kSeed{0.0, 4294967295.0}, kSelf{1.0, 1000.0}, kWeighting{1.0, 15.0};
constexpr Range kRatio{1.0, 10.0};  ///< x^k of 15 weights stays far within what can be inverted

std::vector<Row> errorRows() {
  return {conditionRow<ThreeBarConditions>(
              {"--first-rate", "first_rate_deg_s", "Motion", "First bar",
               "how fast the first bar turns at the start: 25 deg/s made the document's figures, its text "
               "(8.1) prints 20",
               kFirstRate, Dimension::AngularSpeed, 1.0 / kPerDegree},
              [](auto& c) -> auto& { return c.firstRate; }),
          conditionRow<ThreeBarConditions>(
              {"--shift", "shift_m", "Errors without noise", "Displacement",
               "greatest displacement of the first and the last bar (8.3, 8.19)", kShift, Dimension::Length},
              [](auto& c) -> auto& { return c.shift; }),
          conditionRow<ThreeBarConditions>(
              {"--turn", "turn_deg", "Errors without noise", "Turn", "greatest turn of both (8.3, 8.19)",
               kTurn, Dimension::Angle, 1.0 / kPerDegree},
              [](auto& c) -> auto& { return c.turn; })};
}

std::vector<Row> noiseRows() {
  return {
      conditionRow<ThreeBarConditions>(
          {"--offset", "offset_m", "Noise", "Mean error", "mean error of the markers, each way", kOffset,
           Dimension::Length},
          [](auto& c) -> auto& { return c.offset; }),
      conditionRow<ThreeBarConditions>(
          {"--sigma", "sigma_m", "Noise", "Deviation", "its standard deviation", kSigma, Dimension::Length},
          [](auto& c) -> auto& { return c.sigma; }),
      conditionRow<ThreeBarConditions>(
          {"--moment", "moment_Nm", "Noise", "Moments", "in J1 and J2", kMoment, Dimension::Torque},
          [](auto& c) -> auto& { return c.moment; }),
      conditionRow<ThreeBarConditions>(
          {"--seed", "seed", "Noise", "Draw", "seed of the noise", kSeed, Dimension::None, 1.0, true},
          [](auto& c) -> auto& { return c.seed; })};
}

Row poseRatio(const char* option, const char* key, const char* title, const char* words, std::size_t index) {
  return conditionRow<ThreeBarConditions>(
      {option, key, "Weights of poses (noise)", title, words, kRatio}, [index](auto& c) -> auto& {
        return c.poseRatios[index];
      });
}

Row rateRatio(const char* option, const char* key, const char* title, const char* words, std::size_t index) {
  return conditionRow<ThreeBarConditions>(
      {option, key, "Weights of rates (noise)", title, words, kRatio}, [index](auto& c) -> auto& {
        return c.rateRatios[index];
      });
}

std::vector<Row> weightRows() {
  return {poseRatio("--W1", "W1_ratio", "W1", "growth of the weight of joints that close by turning", 0),
          poseRatio("--W2", "W2_ratio", "W2", "growth of the weight of the centre of mass of all", 1),
          poseRatio("--W3", "W3_ratio", "W3", "growth of the weight of joints that close by the centres", 2),
          rateRatio("--V1", "V1_ratio", "V1, S1", "growth of the weight of momentum by turning", 0),
          rateRatio("--V2", "V2_ratio", "V2, S2", "growth of the weight of joints by turning", 1),
          rateRatio("--V3", "V3_ratio", "V3, S3", "growth of the weight of the centre of mass of all", 2),
          rateRatio("--V4", "V4_ratio", "V4, S4", "growth of the weight of momentum by the centres", 3),
          rateRatio("--V5", "V5_ratio", "V5, S5", "growth of the weight of joints by the centres", 4)};
}

std::vector<Row> iterationRows() {
  return {conditionRow<ThreeBarConditions>(
              {"--self", "self_iterations", "Iterations", "Steps", "steps with each weight (j_n)", kSelf,
               Dimension::None, 1.0, true},
              [](auto& c) -> auto& { return c.iterations.self; }),
          conditionRow<ThreeBarConditions>(
              {"--weights", "weighting_iterations", "Iterations", "Growths",
               "how often the weights grow (k_n)", kWeighting, Dimension::None, 1.0, true},
              [](auto& c) -> auto& { return c.iterations.weighting; })};
}

std::vector<Row> rows() {
  std::vector<Row> all;
  for (const auto& part : {errorRows(), noiseRows(), weightRows(), iterationRows()})
    all.insert(all.end(), part.begin(), part.end());
  return all;
}

}  // namespace

StudyKind threeBarKind() {
  StudyKind kind{
      "three-bar",
      "Linkage of three bars",
      "the linkage of document 003 (chapter 8): its printed results beside ours, by its way and exactly",
      {"The document's figures come from 25 deg/s of the first bar, not from the 20 deg/s that its text "
       "(8.1) "
       "prints: with 25 the joints and the centre of mass stand at 0.2 s where figures 8.21 and 8.23 have "
       "them.",
       threeAnglesNote()},
      {},
      {},
      [](const StudyValues& values, const ProgressSink& progress, const std::stop_token& stop) {
        return PrintedStudy(threeBarStudy(conditionsOf(rows(), values), progress, stop));
      }};
  describe(kind, rows());
  return kind;
}

}  // namespace handhold
