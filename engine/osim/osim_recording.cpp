// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/osim/osim_recording.h"

#include <algorithm>

#include "engine/osim/osim_inverse_dynamics.h"

namespace handhold {

namespace {

constexpr double kUnknownRate = 100.0;  // Hz: of a single instant nobody asks

/// Writes one instant after the other.
class OsimRecorder {
 public:
  explicit OsimRecorder(const OsimPlay& play);

  void add(double time, const OsimInstant& instant);
  Recording take();

 private:
  void addPath(RecordedPath::Kind kind, const std::string& name, std::size_t points);
  void addBones();
  void addCoordinates();
  void put(const Vector3& point) { recording_.vectors[at_++].values.push_back(point.cast<float>()); }

  const OsimPlay& play_;
  const OsimModel& model_;
  Recording recording_;
  /// Of each bone the joint at which it begins, and the one at which it ends; -1: at its centre of mass.
  std::vector<std::pair<int, int>> bones_;
  std::size_t at_ = 0;  ///< the vector that is written next
};

OsimRecorder::OsimRecorder(const OsimPlay& play) : play_(play), model_(play.model) {
  recording_.title = model_.name;
  recording_.up = LaboratoryAxis();
  recording_.doubts = model_.doubts;
  recording_.person.mass = model_.totalMass();
  for (const OsimMarker& marker : model_.markers) recording_.markers.push_back({marker.name, {}, {}, {}});
  addBones();
  for (const OsimPath& path : model_.paths)
    addPath(RecordedPath::Kind::Muscle, path.name, path.points.size());
  addCoordinates();
}

void OsimRecorder::addPath(RecordedPath::Kind kind, const std::string& name, std::size_t points) {
  RecordedPath& path = recording_.paths.emplace_back();
  path.kind = kind;
  path.name = name;
  for (std::size_t i = 0; i < points; ++i) {
    path.points.push_back(static_cast<int>(recording_.vectors.size()));
    recording_.vectors.push_back(
        {std::string(name).append(" ").append(std::to_string(i + 1)), {}, Measured::Length, {}});
  }
}

/// From the joint that carries a body to each that it carries; a last one ends at its centre of mass.
void OsimRecorder::addBones() {
  const int count = static_cast<int>(model_.joints.size());
  for (int j = 0; j < count; ++j) {
    const int body = model_.joints[static_cast<std::size_t>(j)].child;
    const std::size_t before = bones_.size();
    for (int k = 0; k < count; ++k)
      if (model_.joints[static_cast<std::size_t>(k)].parent == body) bones_.emplace_back(j, k);
    if (bones_.size() == before) bones_.emplace_back(j, -1);
    for (std::size_t i = before; i < bones_.size(); ++i)
      addPath(RecordedPath::Kind::Bone, model_.bodies[static_cast<std::size_t>(body)].name, 2);
  }
}

void OsimRecorder::addCoordinates() {
  if (!play_.motion) return;
  for (const OsimCoordinate& coordinate : model_.coordinates)
    recording_.coordinates.push_back(
        {coordinate.name, coordinate.isTurn ? Measured::Angle : Measured::Length, {}});
  for (const OsimCoordinate& coordinate : model_.coordinates)
    recording_.coordinates.push_back({coordinate.name + (coordinate.isTurn ? "_moment" : "_force"),
                                      coordinate.isTurn ? Measured::Moment : Measured::Force,
                                      {}});
}

void OsimRecorder::add(double time, const OsimInstant& instant) {
  const OsimState state = stateOf(model_, instant);
  recording_.frames.times.push_back(time);
  const std::vector<Vector3> places = markerPositions(model_, state);
  for (std::size_t m = 0; m < places.size(); ++m)
    recording_.markers[m].positions.push_back(places[m].cast<float>());
  at_ = 0;
  for (const auto& [from, to] : bones_) {
    const auto body = static_cast<std::size_t>(model_.joints[static_cast<std::size_t>(from)].child);
    put(state.origins[static_cast<std::size_t>(from)]);
    put(to < 0 ? state.bodies[body].X_GB * model_.bodies[body].com
               : state.origins[static_cast<std::size_t>(to)]);
  }
  for (const OsimPath& path : model_.paths)
    for (const Vector3& point : pathPositions(path, instant, state)) put(point);
  if (!play_.motion) return;
  const std::vector<AppliedLoad> loads =
      play_.loads ? play_.loads->at(time, state) : std::vector<AppliedLoad>();
  const VectorX tau = osimInverseDynamics(model_, state, loads);
  const auto count = static_cast<std::size_t>(tau.size());
  for (std::size_t k = 0; k < count; ++k) {
    const auto row = static_cast<Eigen::Index>(k);
    recording_.coordinates[k].values.push_back(instant.q[row]);
    recording_.coordinates[count + k].values.push_back(tau[row]);
  }
}

Recording OsimRecorder::take() {
  TimeBase& frames = recording_.frames;
  frames.rate =
      frames.count() > 1 ? (frames.count() - 1) / (frames.times.back() - frames.times.front()) : kUnknownRate;
  if (play_.motion) recording_.steps = recording_.frames;
  if (std::ranges::any_of(model_.paths, &OsimPath::wraps))
    recording_.doubts.push_back({DoubtKind::Skeleton, "muscles", "some lie around surfaces of bones",
                                 "drawn straight from point to point"});
  return std::move(recording_);
}

}  // namespace

Recording recordingOf(const OsimPlay& play) {
  OsimRecorder recorder(play);
  if (!play.motion) {
    const auto count = static_cast<Eigen::Index>(play.model.coordinates.size());
    OsimInstant usual{VectorX::Zero(count), VectorX::Zero(count), VectorX::Zero(count)};
    for (Eigen::Index k = 0; k < count; ++k)
      usual.q[k] = play.model.coordinates[static_cast<std::size_t>(k)].usual;
    couple(play.model, usual);
    recorder.add(0.0, usual);
    return recorder.take();
  }
  const std::vector<double>& times = play.motion->times();
  for (std::size_t i = 0; i < times.size() && !play.stop.stop_requested(); ++i) {
    tellStage(play.progress, "Reading", static_cast<double>(i) / static_cast<double>(times.size()));
    recorder.add(times[i], play.motion->at(times[i]));
  }
  return recorder.take();
}

}  // namespace handhold
