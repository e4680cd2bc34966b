// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/told_postures.h"

#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/core/spoken_amount.h"
#include "engine/dynamics/kinematics.h"
#include "engine/estimation/recorded_trial/column_gaps.h"
#include "engine/estimation/recorded_trial/joint_columns.h"
#include "engine/model/roles.h"

namespace handhold {

namespace {

constexpr int kFewestJoints = 3;
constexpr double kSameScale = 1e-6;    // of a scale, from one
constexpr std::size_t kMostNamed = 3;  // of columns that are not known

int fewestJoints(const Model& model) { return std::min(kFewestJoints, model.jointCount()); }

bool isTableOfCoordinates(const Recording& recording) {
  return recording.markers.empty() && !recording.skeleton;
}

/// "'a', 'b' and 12 more".
std::string someOf(std::vector<std::string> names) {
  const std::size_t all = names.size();
  names.resize(std::min(all, kMostNamed));
  for (std::string& name : names) name = handhold::quoted(name);
  if (all > names.size()) names.push_back(std::to_string(all - names.size()) + " more");
  return listed(names, "and");
}

std::string noJoints(const std::vector<std::string>& names) {
  return someOf(names) + (names.size() == 1 ? " is no joint of the body" : " are no joints of the body");
}

class PostureTable {
 public:
  PostureTable(const Recording& recording, const Model& model)
      : model_(model), joints_(jointColumns(recording, model)) {
    table_.steps = recording.steps;
    table_.coordinates = recording.coordinates;
  }

  ToldPostures read() {
    nameJointAngles(joints_, table_);
    fillGaps();
    ToldPostures told;
    told.times = table_.steps;
    told.tellsHeight = joints_.columns[1] >= 0;
    told.doubts = table_.doubts;
    for (int step = 0; step < told.times.count(); ++step) told.postures.push_back(postureAt(step));
    if (!told.tellsHeight) standOnFloor(told);
    tellMissing(told.doubts);
    return told;
  }

 private:
  void fillGaps() {
    FilledColumnGaps filled;
    for (const int index : joints_.columns) {
      if (index < 0) continue;
      RecordedCoordinate& column = table_.coordinates[static_cast<std::size_t>(index)];
      fillColumn(table_.steps, column.values, filled);
      if (std::ranges::none_of(column.values, [](double value) { return std::isfinite(value); }))
        table_.doubts.push_back({DoubtKind::Gaps, "column " + handhold::quoted(column.name),
                                 "holds no number", "it stays at ease"});
    }
    tellFilled(filled, table_.doubts);
  }

  /// What a column without any number moves stays at ease.
  VectorX postureAt(int step) const {
    VectorX q = model_.relaxedPosition();
    for (std::size_t k = 0; k < joints_.columns.size(); ++k) {
      if (joints_.columns[k] < 0) continue;
      const auto& values = table_.coordinates[static_cast<std::size_t>(joints_.columns[k])].values;
      if (const double value = values[static_cast<std::size_t>(step)]; std::isfinite(value))
        q[static_cast<Eigen::Index>(k)] = value;
    }
    const double length = q.segment<4>(3).norm();
    if (length > 0.0)
      q.segment<4>(3) /= length;
    else
      q[3] = 1.0;
    return q;
  }

  /// Its lowest sole, in the first step.
  void standOnFloor(ToldPostures& told) const {
    if (told.postures.empty()) return;
    Data data(model_);
    updateKinematics(model_, told.postures.front(), data);
    double lowest = 0.0;
    for (const BodySide side : kBodySides)
      for (const Role& role : {role::kBall, role::kHeel})
        if (const SiteIndex site = findSite(model_, role, side); site.valid())
          lowest = std::min(lowest, sitePose(model_, data, site).p.y());
    for (VectorX& q : told.postures) q[1] -= lowest;
    told.doubts.push_back({DoubtKind::Skeleton, "pelvis", "the table does not tell where it is",
                           "it stays where the soles are on the floor at the beginning"});
  }

  void tellMissing(Doubts& doubts) const {
    const int missing = model_.jointCount() - joints_.joints();
    if (missing > 0)
      doubts.push_back(
          {DoubtKind::Skeleton, "joints",
           std::to_string(missing) + " of " + std::to_string(model_.jointCount()) + " have no column",
           "they stay at ease"});
    if (!joints_.unknown.empty())
      doubts.push_back({DoubtKind::Labels, "columns", noJoints(joints_.unknown), "left out"});
  }

  const Model& model_;
  JointColumns joints_;
  Recording table_;  ///< times, columns and what was made of them
};

}  // namespace

bool tellsPostures(const Recording& recording, const Model& model) {
  return isTableOfCoordinates(recording) && jointColumns(recording, model).joints() >= fewestJoints(model);
}

std::optional<ToldPostures> toldPostures(const Recording& recording, const Model& model) {
  if (!tellsPostures(recording, model)) return std::nullopt;
  return PostureTable(recording, model).read();
}

void scalePlaces(double told, double now, ToldPostures& postures) {
  if (!postures.tellsHeight || !(told > 0.0) || !(now > 0.0) || std::abs(now / told - 1.0) < kSameScale)
    return;
  for (VectorX& q : postures.postures) q.head<3>() *= now / told;
  postures.doubts.push_back({DoubtKind::Scale,
                             "pelvis",
                             "its place is told for a body of {1}",
                             "scaled with the body, by " + spokenSize(now / told, Dimension::None),
                             DoubtAbout::BodySize,
                             {{told}}});
}

void refuseTooFewJoints(const Recording& recording, const Model& model, const std::string& file) {
  if (!isTableOfCoordinates(recording)) return;
  const JointColumns joints = jointColumns(recording, model);
  const int count = joints.joints(), fewest = fewestJoints(model);
  if (count == 0 || count >= fewest) return;
  const std::string besides = joints.unknown.empty() ? "" : "; " + noJoints(joints.unknown);
  throw InputError(file,
                   "names " + std::to_string(count) + (count == 1 ? " joint" : " joints") +
                       " of the body, and a posture takes " + std::to_string(fewest) + " at least" + besides,
                   "add columns, named as 'handhold check TASK --joints' does");
}

}  // namespace handhold
