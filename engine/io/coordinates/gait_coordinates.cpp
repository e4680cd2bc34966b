// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/coordinates/gait_coordinates.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>

#include "engine/io/input/text_lines.h"
#include "engine/recording/joint_angles.h"

namespace handhold {

namespace {

using Kind = JointFreedom::Kind;

/// A column as several programs name it, without its side.
struct KnownColumn {
  Kind kind = Kind::Turn;
  int axis = 2;
  std::array<const char*, 3> names{};
};

/// A joint as OpenSim's gait models turn it: x forward, y up, z to the right; flexion about z, then adduction
/// about x and rotation about y. Names are those of skeletons that marker sets know.
struct KnownJoint {
  const char* name = "";
  const char* parent = nullptr;
  std::array<double, 3> offset{};  ///< of an adult of 1.75 m, from OpenSim's models (m)
  bool isOfSide = false;
  std::vector<KnownColumn> columns = {};
};

const std::vector<KnownJoint>& knownJoints() {
  static const std::vector<KnownJoint> joints = {
      {"Hips",
       nullptr,
       {0.0, 0.95, 0.0},
       false,
       {{Kind::Move, 0, {"pelvis_tx"}},
        {Kind::Move, 1, {"pelvis_ty"}},
        {Kind::Move, 2, {"pelvis_tz"}},
        {Kind::Turn, 2, {"pelvis_tilt"}},
        {Kind::Turn, 0, {"pelvis_list", "pelvis_obliquity"}},
        {Kind::Turn, 1, {"pelvis_rotation"}}}},
      {"LowerBack",
       "Hips",
       {-0.10, 0.08, 0.0},
       false,
       {{Kind::Turn, 2, {"lumbar_extension", "trunk_extension"}},
        {Kind::Turn, 0, {"lumbar_bending", "trunk_bending"}},
        {Kind::Turn, 1, {"lumbar_rotation", "trunk_rotation"}}}},
      {"Neck", "LowerBack", {-0.01, 0.43, 0.0}},
      {"Arm",
       "LowerBack",
       {0.004, 0.37, 0.18},
       true,
       {{Kind::Turn, 2, {"arm_flex", "shoulder_flexion", "arm_flexion"}},
        {Kind::Turn, 0, {"arm_add", "shoulder_adduction", "arm_adduction"}},
        {Kind::Turn, 1, {"arm_rot", "shoulder_rotation", "arm_rotation"}}}},
      {"ForeArm",
       "Arm",
       {0.013, -0.29, -0.01},
       true,
       {{Kind::Turn, 2, {"elbow_flex", "elbow_flexion", "elbow_angle"}},
        {Kind::Turn, 1, {"pro_sup", "forearm_pronation", "pronation"}}}},
      {"Hand", "ForeArm", {-0.016, -0.25, 0.035}, true},
      {"UpLeg",
       "Hips",
       {-0.07, -0.07, 0.084},
       true,
       {{Kind::Turn, 2, {"hip_flexion"}},
        {Kind::Turn, 0, {"hip_adduction"}},
        {Kind::Turn, 1, {"hip_rotation", "hip_internal_rotation"}}}},
      {"Leg", "UpLeg", {-0.005, -0.40, 0.0}, true, {{Kind::Turn, 2, {"knee_angle", "knee_flexion", "knee"}}}},
      {"Foot",
       "Leg",
       {-0.01, -0.43, 0.0},
       true,
       {{Kind::Turn, 2, {"ankle_angle", "ankle_dorsiflexion", "ankle_flexion"}}}},
      {"ToeBase", "Foot", {0.13, -0.044, 0.009}, true}};
  return joints;
}

constexpr const char* kKnee = "Leg";
constexpr const char* kOwnState = "pelvis_qw";  // of the states that this program writes
constexpr int kFewest = 3;                      // columns of angles that make a body
constexpr double kMostMetres = 20.0;

/// "/jointset/hip_r/hip_flexion_r/value" and "Right Hip Flexion" -> "hip_flexion" and "r".
struct ColumnName {
  std::string name;
  char side = 0;  ///< 'r', 'l'; 0: none
};

ColumnName columnName(std::string label) {
  label = lowered(label);
  if (label.ends_with("/value")) label.resize(label.size() - 6);
  label = label.substr(label.rfind('/') + 1);
  for (char& c : label)
    if (std::string_view(" .:-").find(c) != std::string_view::npos) c = '_';
  ColumnName column;
  for (std::size_t begin = 0; begin <= label.size();) {
    const std::size_t end = std::min(label.find('_', begin), label.size());
    const std::string word = label.substr(begin, end - begin);
    begin = end + 1;
    // a letter in front is how our own models name joints, which count some angles the other way
    const bool isLetter = (word == "r" || word == "l") && !column.name.empty();
    if (isLetter || word == "right" || word == "left")
      column.side = word.front();
    else if (!word.empty())
      column.name += (column.name.empty() ? "" : "_") + word;
  }
  return column;
}

class GaitSkeleton {
 public:
  explicit GaitSkeleton(Recording& recording) : recording_(recording) {
    for (std::size_t i = 0; i < recording.coordinates.size(); ++i) {
      const ColumnName name = columnName(recording.coordinates[i].name);
      columns_.emplace(std::pair(name.name, name.side), static_cast<int>(i));
    }
    for (const KnownJoint& joint : knownJoints()) {
      if (!joint.isOfSide) add(joint, 0);
      if (joint.isOfSide)
        for (const char side : {'r', 'l'}) add(joint, side);
    }
  }

  int turns() const { return turns_; }
  int columns() const { return used_; }
  void apply() {
    guessUnits();
    leaveOutWild();
    for (SkeletonJoint& joint : skeleton_.joints) bendKnee(joint);
    recording_.skeleton = std::move(skeleton_);
    if (!recording_.up) recording_.up = LaboratoryAxis{1, 1};
  }

 private:
  static std::string fullName(const char* name, char side) {
    return (side == 'r' ? "Right" : side == 'l' ? "Left" : "") + std::string(name);
  }

  int columnOf(const KnownColumn& known, char side) const {
    for (const char* name : known.names)
      if (name)
        if (const auto found = columns_.find({name, side}); found != columns_.end()) return found->second;
    return -1;
  }

  int indexOf(const char* parent, char side) const {
    for (const std::string& name : {fullName(parent, side), std::string(parent)})
      for (std::size_t i = 0; i < skeleton_.joints.size(); ++i)
        if (skeleton_.joints[i].name == name) return static_cast<int>(i);
    return -1;
  }

  /// A joint that no column moves is the end of what one moves, and nothing hangs on it.
  void add(const KnownJoint& known, char side) {
    SkeletonJoint joint;
    joint.name = fullName(known.name, side);
    joint.parent = known.parent ? indexOf(known.parent, side) : -1;
    if (known.parent &&
        (joint.parent < 0 || (joint.parent > 0 && !moves_[static_cast<std::size_t>(joint.parent)])))
      return;
    joint.offset =
        Vector3(known.offset[0], known.offset[1], side == 'l' ? -known.offset[2] : known.offset[2]);
    // what turns a right limb about x and y turns a left one the other way
    if (side == 'l') joint.axes = Vector3(-1.0, -1.0, 1.0).asDiagonal();
    bool moves = false;
    for (const KnownColumn& column : known.columns) {
      const int channel = columnOf(column, side);
      if (channel < 0) continue;
      joint.freedoms.push_back({column.kind, column.axis, channel});
      moves = true;
      ++used_;
      if (column.kind == Kind::Turn) ++turns_;
    }
    skeleton_.joints.push_back(joint);
    moves_.push_back(moves);
  }

  double greatestOf(Kind kind) const {
    double greatest = 0.0;
    forEachUntold(kind, [&](const RecordedCoordinate& column) {
      greatest = std::max(greatest, usualGreatest(column.values));
    });
    return greatest;
  }

  template <class Use>
  void forEachUntold(Kind kind, const Use& use) const {
    for (const SkeletonJoint& joint : skeleton_.joints)
      for (const JointFreedom& freedom : joint.freedoms) {
        RecordedCoordinate& column = recording_.coordinates[static_cast<std::size_t>(freedom.channel)];
        if (freedom.kind == kind && column.measure == Measured::Unknown) use(column);
      }
  }

  void giveUnit(Kind kind, const FileUnit& unit) {
    forEachUntold(kind, [&](RecordedCoordinate& column) {
      column.measure = unit.measure;
      for (double& value : column.values) value *= unit.factor;
    });
  }

  void guessUnits() {
    const double angle = greatestOf(Kind::Turn), place = greatestOf(Kind::Move);
    const bool isRadian = angle <= kMostRadians, isMetre = place <= kMostMetres;
    if (angle > 0.0)
      recording_.doubts.push_back(
          {DoubtKind::Units, "joint angles", "no unit is told of them",
           isRadian ? "read as radians, by their size" : "read as degrees, by their size"});
    giveUnit(Kind::Turn, {Measured::Angle, isRadian ? 1.0 : std::numbers::pi / 180.0, true});
    giveUnit(Kind::Move, {Measured::Length, isMetre ? 1.0 : 1e-3, true});
  }

  void leaveOutWild() {
    for (const SkeletonJoint& joint : skeleton_.joints)
      for (const JointFreedom& freedom : joint.freedoms)
        leaveOutBeyond(freedom.kind == Kind::Turn ? bound::kJointLimit : bound::kPosition, recording_.steps,
                       recording_.coordinates[static_cast<std::size_t>(freedom.channel)], recording_.doubts);
  }

  /// Some count flexion up, some down: knees bend backwards.
  void bendKnee(SkeletonJoint& joint) const {
    if (!joint.name.ends_with(kKnee) || joint.name.ends_with("UpLeg") || joint.freedoms.empty()) return;
    double sum = 0.0;
    for (const double value :
         recording_.coordinates[static_cast<std::size_t>(joint.freedoms[0].channel)].values)
      if (std::isfinite(value)) sum += value;
    if (sum > 0.0) joint.axes = Vector3(-1.0, 1.0, -1.0).asDiagonal();
  }

  Recording& recording_;
  std::map<std::pair<std::string, char>, int> columns_;
  Skeleton skeleton_;
  std::vector<bool> moves_;  ///< joint by joint: whether a column does
  int turns_ = 0, used_ = 0;
};

bool isOwn(const Recording& recording) {
  return std::ranges::any_of(recording.coordinates,
                             [](const RecordedCoordinate& column) { return column.name == kOwnState; });
}

}  // namespace

void nameGaitCoordinates(Recording& recording) {
  if (!recording.markers.empty() || recording.skeleton || isOwn(recording)) return;
  GaitSkeleton skeleton(recording);
  if (skeleton.turns() < kFewest) return;
  skeleton.apply();
  recording.doubts.push_back({DoubtKind::Skeleton, "joint angles", "the file holds no body",
                              "shown on one of usual measures, which " + std::to_string(skeleton.columns()) +
                                  " of " + std::to_string(recording.coordinates.size()) + " columns move"});
}

}  // namespace handhold
