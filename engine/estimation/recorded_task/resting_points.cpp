// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_task/resting_points.h"

#include <Eigen/SVD>
#include <algorithm>

#include "engine/dynamics/kinematics.h"

namespace handhold {

SiteWay wayOf(const Model& model, const Motion& motion, const Role& role, BodySide side) {
  SiteWay way;
  const SiteIndex site = findSite(model, role, side);
  if (!site.valid()) return way;
  way.link = model.sites[site].link;
  Data data(model);
  for (const MotionFrame& frame : motion.frames) {
    updateKinematics(model, frame.q, data);
    way.poses.push_back(sitePose(model, data, site));
  }
  const std::size_t count = way.poses.size();
  for (std::size_t k = 0; k < count; ++k) {
    const std::size_t last = k > 0 ? k - 1 : 0, next = std::min(k + 1, count - 1);
    const double time = motion.frames[next].time - motion.frames[last].time;
    way.speeds.push_back(time > 0.0 ? (way.poses[next].p - way.poses[last].p).norm() / time : 0.0);
  }
  return way;
}

namespace {

std::vector<FrameRun> plainRuns(const std::vector<bool>& marked, bool wanted) {
  std::vector<FrameRun> runs;
  for (int k = 0; k < static_cast<int>(marked.size()); ++k) {
    if (marked[static_cast<std::size_t>(k)] != wanted) continue;
    if (runs.empty() || runs.back().last != k - 1) runs.push_back({k, k});
    runs.back().last = k;
  }
  return runs;
}

}  // namespace

std::vector<FrameRun> runsOf(std::vector<bool> marked, const RunLengths& lengths) {
  const int last = static_cast<int>(marked.size()) - 1;
  for (const FrameRun& pause : plainRuns(marked, false))
    if (pause.first > 0 && pause.last < last && pause.last - pause.first + 1 <= lengths.longestPause)
      std::fill(marked.begin() + pause.first, marked.begin() + pause.last + 1, true);
  std::vector<FrameRun> runs = plainRuns(marked, true);
  std::erase_if(runs, [&](const FrameRun& run) { return run.last - run.first + 1 < lengths.shortest; });
  return runs;
}

namespace {

std::vector<FrameRun> staysOf(const SiteWay& way, const std::vector<bool>& rests, double apart) {
  std::vector<FrameRun> stays;
  Vector3 sum = Vector3::Zero();
  int count = 0;
  const auto placeAt = [&](int k) { return way.poses[static_cast<std::size_t>(k)].p; };
  for (const FrameRun& run : plainRuns(rests, true)) {
    bool isSame = !stays.empty();
    for (int k = isSame ? stays.back().last + 1 : run.first; isSame && k <= run.last; ++k)
      isSame = (placeAt(k) - sum / count).norm() < apart;
    if (isSame) {
      stays.back().last = run.last;
    } else {
      stays.push_back(run);
      sum.setZero();
      count = 0;
    }
    for (int k = run.first; k <= run.last; ++k, ++count) sum += placeAt(k);
  }
  return stays;
}

}  // namespace

std::vector<FrameRun> restsInPlace(const SiteWay& way, const std::vector<bool>& rests,
                                   const RunLengths& lengths, const StayLimits& limits) {
  std::vector<FrameRun> stays = staysOf(way, rests, limits.apart);
  std::erase_if(stays, [&](const FrameRun& stay) { return stay.last - stay.first + 1 < limits.shortest; });
  std::vector<FrameRun> found = stays;
  for (const FrameRun& run : runsOf(rests, lengths))
    if (std::ranges::none_of(
            stays, [&](const FrameRun& stay) { return run.first <= stay.last && stay.first <= run.last; }))
      found.push_back(run);
  std::ranges::sort(found, {}, &FrameRun::first);
  return found;
}

RestingPlace placeIn(const SiteWay& way, const FrameRun& run) {
  RestingPlace place;
  for (int k = run.first; k <= run.last; ++k) place.mean += way.poses[static_cast<std::size_t>(k)].p;
  place.mean /= run.last - run.first + 1;
  for (int k = run.first; k <= run.last; ++k)
    place.spread = std::max(place.spread, (way.poses[static_cast<std::size_t>(k)].p - place.mean).norm());
  return place;
}

double passedIn(const Motion& motion, const FrameRun& run) {
  const auto placeAt = [&](int k) -> Vector3 {
    return motion.frames[static_cast<std::size_t>(k)].q.head<3>();
  };
  double passed = 0.0;
  for (int k = run.first; k <= run.last; ++k)
    passed = std::max(passed, (placeAt(k) - placeAt(run.first)).norm());
  return passed;
}

Pose meanPose(const std::vector<Pose>& poses, const std::vector<bool>& counts, const FrameRun& run) {
  Vector3 place = Vector3::Zero();
  Matrix3 turns = Matrix3::Zero();
  int count = 0;
  const bool any =
      std::any_of(counts.begin() + run.first, counts.begin() + run.last + 1, [](bool is) { return is; });
  for (int k = run.first; k <= run.last; ++k) {
    if (any && !counts[static_cast<std::size_t>(k)]) continue;
    place += poses[static_cast<std::size_t>(k)].p;
    turns += poses[static_cast<std::size_t>(k)].R;
    ++count;
  }
  const Eigen::JacobiSVD<Matrix3> parts(turns, Eigen::ComputeFullU | Eigen::ComputeFullV);
  Matrix3 sides = Matrix3::Identity();
  sides(2, 2) = (parts.matrixU() * parts.matrixV().transpose()).determinant();
  return {parts.matrixU() * sides * parts.matrixV().transpose(), place / count};
}

}  // namespace handhold
