// SPDX-License-Identifier: GPL-3.0-or-later
#include <numbers>

#include "engine/estimation/jump/jump_study.h"

namespace handhold {

namespace {

using Row = ConditionRow<JumpConditions>;

constexpr Range kMass{20.0, 200.0, "kg"}, kWideError{0.0, 0.15, "m"}, kError{0.0, 0.05, "m"};
constexpr Range kSeed{0.0, 4294967295.0}, kSelf{1.0, 1000.0}, kWeighting{1.0, 15.0}, kEither{0.0, 1.0};
constexpr Range kBias{0.0, 5.0, "m/s^2"}, kTurn{0.0, 30.0, "deg"};
constexpr double kDegreesPerRadian = 180.0 / std::numbers::pi;
constexpr Range kRatio{1.0, 10.0};  ///< x^k of 15 weights stays far within what can be inverted

std::vector<Row> recordingRows() {
  return {
      conditionRow<JumpConditions>(
          {"--subject-mass", "mass_kg", "Subject", "Mass",
           "of the subject, which the document does not print", kMass},
          [](auto& c) -> auto& { return c.mass; }),
      conditionRow<JumpConditions>(
          {"--shoulder-hip-error", "shoulder_hip_error_m", "Subject", "Shoulder, hip",
           "how far their centres are from where the lateral markers put them", kWideError,
           Dimension::Length},
          [](auto& c) -> auto& { return c.shoulderHipError; }),
      conditionRow<JumpConditions>(
          {"--joint-error", "joint_error_m", "Subject", "Other joints", "likewise of all other joints",
           kError, Dimension::Length},
          [](auto& c) -> auto& { return c.otherJointError; }),
      conditionRow<JumpConditions>(
          {"--noise", "noise_m", "Markers", "Noise", "standard deviation of each coordinate of a marker",
           kError, Dimension::Length},
          [](auto& c) -> auto& { return c.noise; }),
      conditionRow<JumpConditions>(
          {"--offset", "offset_m", "Markers", "Slip", "how far each marker slipped since the standing trial",
           kError, Dimension::Length},
          [](auto& c) -> auto& { return c.offset; }),
      conditionRow<JumpConditions>(
          {"--gaps", "gaps", "Markers", "Gaps",
           "1: seven cameras, three markers a segment at both ends of the flight alone; 0: all are seen",
           kEither, Dimension::None, 1.0, true},
          [](auto& c) -> auto& { return c.hasGaps; }),
      conditionRow<JumpConditions>(
          {"--seed", "seed", "Markers", "Draw", "seed of noise and slips", kSeed, Dimension::None, 1.0, true},
          [](auto& c) -> auto& { return c.seed; })};
}

std::vector<Row> sensorRows() {
  return {
      conditionRow<JumpConditions>(
          {"--sensor-bias", "sensor_bias_m_s2", "Inertial sensors", "Bias",
           "constant error of accelerometers, for the flight by sensors alone", kBias},
          [](auto& c) -> auto& { return c.sensorBias; }),
      conditionRow<JumpConditions>(
          {"--sensor-turn", "sensor_turn_deg", "Inertial sensors", "Attitude",
           "standard deviation of their attitudes, each axis", kTurn, Dimension::Angle, kDegreesPerRadian},
          [](auto& c) -> auto& { return c.sensorTurn; })};
}

/// One of the weights' growths.
template <std::size_t Count>
Row ratioRow(const StudyCondition& told, std::array<double, Count> JumpConditions::*ratios,
             std::size_t index) {
  return conditionRow<JumpConditions>(
      told, [ ratios, index ](auto& c) -> auto& { return (c.*ratios)[index]; });
}

struct RatioWords {
  const char *option, *key, *title, *words;
};

constexpr const char* kPoses = "Weights of poses";
constexpr RatioWords kPoseRatios[] = {
    {"--W1", "W1_ratio", "W1", "growth of the weight of joints that close by turning"},
    {"--W2", "W2_ratio", "W2", "growth of the weight of the centre of mass of all"},
    {"--W3", "W3_ratio", "W3", "growth of the weight of joints that close by the centres"}};
constexpr const char* kVelocities = "Weights of velocities";
constexpr RatioWords kVelocityRatios[] = {
    {"--V1", "V1_ratio", "V1", "growth of the weight of momentum by turning"},
    {"--V2", "V2_ratio", "V2", "growth of the weight of joints by turning"},
    {"--V3", "V3_ratio", "V3", "growth of the weight of the centre of mass of all"},
    {"--V4", "V4_ratio", "V4", "growth of the weight of momentum by the centres"},
    {"--V5", "V5_ratio", "V5", "growth of the weight of joints by the centres"}};
constexpr const char* kAccelerations = "Weights of accelerations";
constexpr RatioWords kAccelerationRatios[] = {
    {"--S1", "S1_ratio", "S1", "growth of the weight of momentum by turning"},
    {"--S2", "S2_ratio", "S2", "growth of the weight of joints by turning"},
    {"--S3", "S3_ratio", "S3", "growth of the weight of the centre of mass of all"},
    {"--S4", "S4_ratio", "S4", "growth of the weight of momentum by the centres"},
    {"--S5", "S5_ratio", "S5", "growth of the weight of joints by the centres"}};

template <std::size_t Count>
void addRatios(const char* group, const RatioWords (&words)[Count],
               std::array<double, Count> JumpConditions::*ratios, std::vector<Row>& rows) {
  for (std::size_t i = 0; i < Count; ++i)
    rows.push_back(
        ratioRow({words[i].option, words[i].key, group, words[i].title, words[i].words, kRatio}, ratios, i));
}

void addIterations(std::vector<Row>& rows) {
  rows.push_back(conditionRow<JumpConditions>(
      {"--self", "self_iterations", "Iterations", "Steps", "steps with each weight (j_n)", kSelf,
       Dimension::None, 1.0, true},
      [](auto& c) -> auto& { return c.iterations.self; }));
  rows.push_back(conditionRow<JumpConditions>(
      {"--weights", "weighting_iterations", "Iterations", "Growths", "how often the weights grow (k_n)",
       kWeighting, Dimension::None, 1.0, true},
      [](auto& c) -> auto& { return c.iterations.weighting; }));
  rows.push_back(conditionRow<JumpConditions>(
      {"--exact", "shows_exact", "Iterations", "Exact",
       "figures show 1: the exact solver's sets, 0: the "
       "iteration's; both are compared",
       kEither, Dimension::None, 1.0, true},
      [](auto& c) -> auto& { return c.showsExact; }));
}

std::vector<Row> jumpRows() {
  std::vector<Row> rows = recordingRows();
  for (const Row& row : sensorRows()) rows.push_back(row);
  addRatios(kPoses, kPoseRatios, &JumpConditions::poseRatios, rows);
  addRatios(kVelocities, kVelocityRatios, &JumpConditions::velocityRatios, rows);
  addRatios(kAccelerations, kAccelerationRatios, &JumpConditions::accelerationRatios, rows);
  addIterations(rows);
  return rows;
}

}  // namespace

JumpConditions jumpConditions(const StudyValues& values) { return conditionsOf(jumpRows(), values); }

StudyKind jumpKind() {
  StudyKind kind{
      "jump",
      "Jump of 14 segments",
      "the jump of document 003 (chapter 9): its printed results beside ours, by its way and exactly",
      {"The document's own recording is not published, nor is its subject's mass: here a jump with the "
       "printed "
       "centre of mass and angular momentum is simulated and recorded.",
       "The rows of the hands are missing in tables F.1 and F.2 (masses sum to 98.78 %); they are de Leva's. "
       "Of the foot the print has two radii of gyration exchanged.",
       threeAnglesNote()},
      {},
      {},
      [](const StudyValues& values, const ProgressSink& progress, const std::stop_token& stop) {
        return PrintedStudy(jumpStudy(jumpConditions(values), progress, stop));
      }};
  describe(kind, jumpRows());
  return kind;
}

}  // namespace handhold
