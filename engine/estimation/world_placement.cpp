// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/world_placement.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "engine/core/error.h"
#include "engine/estimation/bones/body_shape.h"
#include "engine/recording/plausibility.h"

namespace handhold {

namespace {

/// A crowd of markers that goes less has no direction, nor have toes that are shorter (m).
constexpr double kLeastWay = 0.5, kLeastToes = 0.02;
/// Frames that are looked at for a guess.
constexpr int kGlances = 50;

Vector3 along(const LaboratoryAxis& axis) { return axis.sign * Vector3::Unit(axis.axis); }

/// The axis that is nearest to a direction.
LaboratoryAxis nearestAxis(const Vector3& direction) {
  LaboratoryAxis nearest;
  direction.cwiseAbs().maxCoeff(&nearest.axis);
  nearest.sign = direction[nearest.axis] < 0.0 ? -1 : 1;
  return nearest;
}

/// Of everything, with the laboratory's origin at `p_WoLo` in the world.
struct WorldTurn {
  Matrix3 R = Matrix3::Identity();
  double scale = 1.0;
  Vector3 shift = Vector3::Zero();

  Vector3 place(const Vector3& p_L) const { return scale * (R * p_L) + shift; }
};

void turn(const WorldTurn& X, std::vector<Vector3f>& places) {
  for (Vector3f& place : places)
    if (isSeen(place)) place = X.place(place.cast<double>()).cast<float>();
}

void turnFree(const Matrix3& R, std::vector<Vector3f>& vectors) {
  const Eigen::Matrix3f R_f = R.cast<float>();
  for (Vector3f& vector : vectors) vector = R_f * vector;
}

/// Whether its channels tell moments, or where forces act, in units of their own: what the file says of its
/// lengths is no matter of theirs.
bool hasOwnUnits(const ForcePlate& plate, const Recording& recording) {
  using enum Measured;
  const std::array<Measured, 3> wanted =
      plate.type == 1 ? std::array{Length, Length, Moment} : std::array{Moment, Moment, Moment};
  if (plate.type == 0 || plate.type == 3 || plate.channels.size() < 6) return false;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const auto channel = static_cast<std::size_t>(plate.channels[3 + i]);
    if (channel >= recording.analog.size() || recording.analog[channel].measure != wanted[i]) return false;
  }
  return true;
}

/// Moments are of lengths: those of channels without units of their own all of them, others as far as they
/// were moved from the sensor to the surface.
void scaleMoments(double scale, const Recording& recording, ForcePlate& plate) {
  const bool isOwn = hasOwnUnits(plate, recording);
  const Vector3 p_OS = plate.type == 1 ? Vector3(Vector3::Zero()) : platePose(plate.corners).R * plate.origin;
  for (std::size_t i = 0; i < std::min(plate.forces.size(), plate.moments.size()); ++i) {
    const Vector3 moment = plate.moments[i].cast<double>();
    const Vector3 moved = isOwn ? Vector3(-p_OS.cross(plate.forces[i].cast<double>())) : moment;
    plate.moments[i] = (moment + (scale - 1.0) * moved).cast<float>();
  }
}

void turn(const WorldTurn& X, const Recording& recording, ForcePlate& plate) {
  if (X.scale != 1.0) scaleMoments(X.scale, recording, plate);
  for (Vector3& corner : plate.corners) corner = X.place(corner);
  plate.origin *= X.scale;
  turnFree(X.R, plate.forces);
  turnFree(X.R, plate.moments);
}

/// A turn about an axis that the world calls otherwise is the same turn about that axis, against it where
/// they point apart: R Rot(a, angle) R^T = Rot(R a, angle).
class SkeletonTurn {
 public:
  SkeletonTurn(const WorldTurn& X, Recording& recording) : X_(X), recording_(recording) {}

  void apply() {
    for (SkeletonJoint& joint : recording_.skeleton->joints) turnJoint(joint);
  }

 private:
  void turnJoint(SkeletonJoint& joint) {
    const Vector3 shift = joint.parent < 0 ? X_.shift : Vector3(Vector3::Zero());
    for (JointFreedom& freedom : joint.freedoms) turnFreedom(shift, freedom);
    joint.offset = X_.scale * (X_.R * joint.offset) + shift;
    joint.axes = X_.R * joint.axes * X_.R.transpose();
    if (joint.end) joint.end = X_.scale * (X_.R * *joint.end);
  }

  void turnFreedom(const Vector3& shift, JointFreedom& freedom) {
    const LaboratoryAxis to = nearestAxis(X_.R.col(freedom.axis));
    freedom.axis = to.axis;
    freedom.sign *= to.sign;
    if (freedom.kind == JointFreedom::Kind::Turn) return;
    if (freedom.channel < 0 || !placed_.insert(freedom.channel).second) return;
    for (double& value : recording_.coordinates[static_cast<std::size_t>(freedom.channel)].values)
      value = X_.scale * value + freedom.sign * shift[to.axis];
  }

  const WorldTurn& X_;
  Recording& recording_;
  std::set<int> placed_;  ///< channels
};

/// The middle of what is seen in a frame; nothing where nobody is.
std::optional<Vector3> middleAt(const Recording& recording, int frame) {
  Vector3 sum = Vector3::Zero();
  int seen = 0;
  for (const Marker& marker : recording.markers) {
    const Vector3f& p = marker.positions[static_cast<std::size_t>(frame)];
    if (!isSeen(p)) continue;
    sum += p.cast<double>();
    ++seen;
  }
  if (seen == 0) return std::nullopt;
  return Vector3(sum / seen);
}

/// How far each axis is gone through by those of one frame, and the least of it anywhere.
struct Extent {
  Vector3 size = Vector3::Zero(), least = Vector3::Zero();
};

Extent extentOf(const Recording& recording) {
  Extent extent;
  int frames = 0;
  const int count = recording.frames.count(), step = std::max(1, count / kGlances);
  for (int frame = 0; frame < count; frame += step) {
    Eigen::AlignedBox3d box;
    for (const Marker& marker : recording.markers) {
      const Vector3f& p = marker.positions[static_cast<std::size_t>(frame)];
      if (isSeen(p)) box.extend(p.cast<double>());
    }
    if (box.isEmpty()) continue;
    extent.least = frames == 0 ? Vector3(box.min()) : Vector3(extent.least.cwiseMin(box.min()));
    extent.size += box.sizes();
    ++frames;
  }
  return extent;
}

/// A person is longer than wide, and above the floor.
LaboratoryAxis upOfMarkers(const Recording& recording) {
  const Extent extent = extentOf(recording);
  LaboratoryAxis up;
  if (extent.size.maxCoeff(&up.axis) <= 0.0) return {};
  constexpr double kUnderFloor = -0.5;  // m: of those who stand on a floor at zero nobody is as deep
  up.sign = extent.least[up.axis] < kUnderFloor ? -1 : 1;
  return up;
}

/// The first that lies somewhere; null: there is none.
const ForcePlate* placedPlate(const Recording& recording) {
  for (const ForcePlate& plate : recording.plates)
    if (spanArea(plate.corners)) return &plate;
  return nullptr;
}

/// How far the markers of one frame go along the axis on which they stand, over another.
constexpr double kStanding = 1.5;

LaboratoryAxis suggestedUp(const Recording& recording) {
  if (recording.up) return *recording.up;
  if (const ForcePlate* plate = placedPlate(recording)) {
    LaboratoryAxis up = nearestAxis(platePose(plate->corners).R.col(2));
    up.sign = 1;
    return up;
  }
  return recording.markers.empty() ? LaboratoryAxis{} : upOfMarkers(recording);
}

/// Where the toes of a skeleton point at rest, or its feet whatever they are called; zero where it has none.
Vector3 toesOf(const Recording& recording) {
  Vector3 toes = Vector3::Zero();
  if (!recording.skeleton) return toes;
  for (const SkeletonJoint& joint : recording.skeleton->joints)
    if (joint.name.find("Toe") != std::string::npos || joint.name.find("toe") != std::string::npos)
      toes += joint.offset;
  if (toes.norm() >= kLeastToes) return toes;
  const std::optional<SkeletonShape> shape = bodyShape(recording);
  return shape && shape->ahead ? *shape->ahead : toes;
}

/// Where the middle of the markers goes, or the toes of a skeleton point; else the axis that follows up by
/// the right hand.
LaboratoryAxis suggestedForward(const Recording& recording, const LaboratoryAxis& up) {
  const int count = recording.frames.count();
  std::optional<Vector3> first, last;
  for (int frame = 0; frame < count && !first; ++frame) first = middleAt(recording, frame);
  for (int frame = count; first && !last && frame-- > 0;) last = middleAt(recording, frame);
  Vector3 way = first ? Vector3(*last - *first) : toesOf(recording);
  way[up.axis] = 0.0;
  return way.norm() < (first ? kLeastWay : kLeastToes) ? LaboratoryAxis{(up.axis + 1) % 3, 1}
                                                       : nearestAxis(way);
}

}  // namespace

Matrix3 turnIntoWorld(const LaboratoryAxis& up, const LaboratoryAxis& forward) {
  if (up.axis == forward.axis)
    throw InputError("axes", "up and forward are the same axis", "choose another for one of them");
  Matrix3 R_WL;
  R_WL.row(1) = along(up);
  R_WL.row(2) = along(forward);
  R_WL.row(0) = along(up).cross(along(forward));
  return R_WL;
}

void placeInWorld(const WorldPlacement& placement, Recording& recording) {
  WorldTurn X{turnIntoWorld(placement.up, placement.forward), placement.scale};
  X.shift = -(X.R * placement.origin);
  for (Marker& marker : recording.markers) {
    turn(X, marker.positions);
    for (float& residual : marker.residuals) residual *= static_cast<float>(X.scale);
  }
  for (RecordedVectors& vectors : recording.vectors)
    if (vectors.measure == Measured::Length) turn(X, vectors.values);
  for (ForcePlate& plate : recording.plates) turn(X, recording, plate);
  if (recording.skeleton) SkeletonTurn(X, recording).apply();
  recording.up = LaboratoryAxis{1, 1};
}

void takeUnit(double metres, double readAs, Recording& recording) {
  std::erase_if(recording.doubts, [](const Doubt& doubt) { return doubt.about == DoubtAbout::LengthUnit; });
  const std::optional<LaboratoryAxis> up = recording.up;
  WorldPlacement asItStands;
  asItStands.scale = metres / readAs;
  placeInWorld(asItStands, recording);
  recording.up = up;
  noteImplausible(recording);
}

void noteTurnedPlates(Recording& recording) {
  const ForcePlate* plate = placedPlate(recording);
  if (!plate) return;
  const Vector3 size = extentOf(recording).size;
  const int bear = nearestAxis(platePose(plate->corners).R.col(2)).axis;
  int stand = bear;
  if (!(size.maxCoeff(&stand) > kStanding * size[bear])) return;
  const auto letter = [](int axis) { return std::string(1, "xyz"[axis]); };
  recording.doubts.push_back({DoubtKind::Plate, "ground forces",
                              "bear along " + letter(bear) + ", and the markers stand along " + letter(stand),
                              "taken as they are: turn one of both files, or tell which axis points up"});
}

UpFrom upFrom(const Recording& recording) {
  const bool isDoubtful = hasDoubt(recording.doubts, DoubtKind::UpAxis), isPlaced = placedPlate(recording);
  if (recording.up && !isDoubtful) return UpFrom::File;
  if (isPlaced) return UpFrom::Plates;
  if (recording.up && recording.skeleton)  // bones/standing_up.h
    return *recording.up == LaboratoryAxis{} ? UpFrom::Usual : UpFrom::Points;
  if (recording.up) return UpFrom::File;
  return recording.markers.empty() ? UpFrom::Nothing : UpFrom::Points;
}

WorldPlacement suggestedPlacement(const Recording& recording) {
  WorldPlacement placement;
  placement.up = suggestedUp(recording);
  placement.forward = suggestedForward(recording, placement.up);
  return placement;
}

}  // namespace handhold
