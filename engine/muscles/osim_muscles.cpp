// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/osim_muscles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>

#include "engine/core/error.h"
#include "engine/muscles/osim_placement.h"
#include "engine/muscles/path/moment_arms.h"
#include "engine/osim/osim_muscle_reader.h"
#include "engine/osim/osim_reader.h"

namespace handhold {

namespace {

constexpr int kCourse = 25;                       ///< points of a way along the knee's angle
constexpr double kStretched = -0.2, kBent = 2.4;  ///< ends of that way (rad)
constexpr double kProbe = 0.1;                    ///< to see which way a knee bends (rad)

/// Where a point that moves along a link is told by the angle of a joint.
struct AngleWay {
  LinkIndex joint, link;
  double from = 0.0, to = 0.0;  ///< of the joint (rad)
};

MusclePoint alongAngle(const AngleWay& way, const std::function<Vector3(double angle)>& place) {
  std::array<std::vector<double>, 3> places;
  std::vector<double> angles;
  for (int i = 0; i < kCourse; ++i) {
    angles.push_back(way.from + (way.to - way.from) * i / (kCourse - 1));
    const Vector3 local = place(angles.back());
    for (std::size_t axis = 0; axis < 3; ++axis) places[axis].push_back(local[Eigen::Index(axis)]);
  }
  const auto curve = [&](std::size_t axis) {
    return OsimFunction::spline(angles, places[axis], OsimFunction::Ends::Simm);
  };
  MusclePoint point;
  point.link = way.link;
  point.joint = way.joint;
  point.course =
      std::make_shared<const std::array<OsimFunction, 3>>(std::array{curve(0), curve(1), curve(2)});
  return point;
}

/// A coordinate of theirs that turns a joint of ours, by what its name begins with.
struct TurnRow {
  const char *stem, *joint;
  double sign;  ///< ours over theirs
};
constexpr TurnRow kTurns[] = {{"elbow_flex", "elbow_flexion", -1.0},
                              {"pro_sup", "forearm_pronation", -1.0},
                              {"hip_flexion", "hip_flexion", -1.0}};

/// One muscle of theirs on the person.
class PlacedMuscle {
 public:
  PlacedMuscle(const OsimModel& theirs, const OsimPlacement& at, const OsimMuscle& told);

  /// Empty where there is no place for what it lies on, nor for what moves with that.
  std::optional<Muscle> muscle(std::string& why) const;

 private:
  /// Which joint of ours a coordinate of theirs turns, and which way.
  struct Turned {
    LinkIndex joint;
    double sign = 1.0;
  };
  std::optional<Turned> turnedBy(int coordinate) const;
  std::optional<MusclePoint> pointOf(const OsimPathPoint& told, std::string& why) const;
  std::optional<MusclePoint> standing(const OsimPathPoint& told, std::string& why) const;
  std::optional<MusclePoint> moving(const OsimPathPoint& told, std::string& why) const;
  std::optional<MusclePoint> alongKnee(const OsimPathPoint& told, char side) const;
  std::optional<MusclePoint> alongTurn(const OsimPathPoint& told) const;
  std::optional<MuscleWrap> wrapOf(const OsimWrap& told) const;
  double bendingSign(char side) const;
  std::string nameOf(int body) const {
    return body < 0 ? "ground" : theirs_.bodies[static_cast<std::size_t>(body)].name;
  }
  OsimBodyName partsOf(int body) const { return osimBodyName(nameOf(body)); }
  Pose poseOf(int body) const {
    return body < 0 ? Pose() : at_.standing().bodies[static_cast<std::size_t>(body)].X_GB;
  }
  bool slidesWithKnee(const OsimPathPoint& point) const;

  const OsimModel& theirs_;
  const OsimPlacement& at_;
  const OsimMuscle& told_;
  OsimPlacement::Region region_ = OsimPlacement::Region::Limb;
};

PlacedMuscle::PlacedMuscle(const OsimModel& theirs, const OsimPlacement& at, const OsimMuscle& told)
    : theirs_(theirs), at_(at), told_(told) {
  const auto isOfSpine = [&](const OsimPathPoint& point) { return at.isOfSpine(point.body); };
  if (std::ranges::any_of(told.path.points, isOfSpine)) region_ = OsimPlacement::Region::Trunk;
}

/// 1: their knee's angle grows as it bends, as ours.
double PlacedMuscle::bendingSign(char side) const {
  const int talus = at_.bodyOf("talus", side);
  if (talus < 0) return 1.0;
  const OsimState bent = stateOf(theirs_, at_.instantAt(at_.coordinateOf("knee_angle", side), kProbe));
  const double forward = bent.bodies[static_cast<std::size_t>(talus)].X_GB.p.x();
  return forward < poseOf(talus).p.x() ? 1.0 : -1.0;
}

std::optional<PlacedMuscle::Turned> PlacedMuscle::turnedBy(int coordinate) const {
  const OsimBodyName name = osimBodyName(theirs_.coordinates[static_cast<std::size_t>(coordinate)].name);
  const char side = name.side == ' ' ? at_.loneSide() : name.side;
  if (name.stem == "knee_angle")
    return Turned{at_.ourJoint(withSide(side, "knee_flexion")), bendingSign(side)};
  for (const TurnRow& row : kTurns)
    if (name.stem.starts_with(row.stem)) return Turned{at_.ourJoint(withSide(side, row.joint)), row.sign};
  return std::nullopt;
}

/// Beside the thigh, by the knee's angle: our knee neither slides nor has a patella.
std::optional<MusclePoint> PlacedMuscle::alongKnee(const OsimPathPoint& told, char side) const {
  const int femur = at_.bodyOf("femur", side), knee = at_.coordinateOf("knee_angle", side);
  const std::optional<OsimPlace> thigh = femur < 0 ? std::nullopt : at_.of(femur);
  if (!thigh || knee < 0) return std::nullopt;
  const auto coordinate = [&](int index) {
    return theirs_.coordinates[static_cast<std::size_t>(index)].name;
  };
  for (const OsimAxis& axis : told.course)
    for (const int by : axis.coordinates)
      if (!coordinate(by).starts_with(coordinate(knee))) return std::nullopt;
  const double sign = bendingSign(side);
  OsimPath single;
  single.points = {told};
  return alongAngle(
      {at_.ourJoint(withSide(side, "knee_flexion")), thigh->link, kStretched, kBent}, [&](double angle) {
        const OsimInstant instant = at_.instantAt(knee, sign * angle);
        return at_.placed(*thigh, pathPositions(single, instant, stateOf(theirs_, instant)).front());
      });
}

/// On its own body, by the one angle that moves it there.
std::optional<MusclePoint> PlacedMuscle::alongTurn(const OsimPathPoint& told) const {
  const std::optional<OsimPlace> place = at_.of(told.body, region_);
  int by = -1;
  for (const OsimAxis& axis : told.course)
    for (const int coordinate : axis.coordinates) {
      if (by >= 0 && coordinate != by) return std::nullopt;
      by = coordinate;
    }
  const std::optional<Turned> turned = by < 0 ? std::nullopt : turnedBy(by);
  if (!place || !turned) return std::nullopt;
  const OsimCoordinate& coordinate = theirs_.coordinates[static_cast<std::size_t>(by)];
  if (!(coordinate.most > coordinate.least)) return std::nullopt;
  const double one = turned->sign * coordinate.least, other = turned->sign * coordinate.most;
  OsimPathPoint local = told;
  local.body = -1;  // in the axes of its body, which stands
  OsimPath single;
  single.points = {local};
  return alongAngle({turned->joint, place->link, std::min(one, other), std::max(one, other)},
                    [&](double angle) {
                      const OsimInstant instant = at_.instantAt(by, turned->sign * angle);
                      const Vector3 p_B = pathPositions(single, instant, at_.standing()).front();
                      return at_.placed(*place, poseOf(told.body) * p_B);
                    });
}

std::optional<MusclePoint> PlacedMuscle::moving(const OsimPathPoint& told, std::string& why) const {
  const OsimBodyName body = partsOf(told.body);
  std::optional<MusclePoint> point = alongKnee(told, body.side);
  if (!point && !body.stem.starts_with("patella")) point = alongTurn(told);
  if (!point)
    why = "moves along " + nameOf(told.body) +
          " by something other than a knee, an elbow or the forearm's turn";
  return point;
}

std::optional<MusclePoint> PlacedMuscle::standing(const OsimPathPoint& told, std::string& why) const {
  const std::optional<OsimPlace> place = at_.of(told.body, region_);
  if (!place) {
    why = "lies on " + nameOf(told.body) + ", for which the person has no place";
    return std::nullopt;
  }
  const Vector3 p_G = poseOf(told.body) * told.position;
  MusclePoint point;
  OsimPlace there = *place;
  if (partsOf(told.body).stem.starts_with("head")) there.link = at_.linkOfHead(there, p_G);
  point.link = there.link;
  point.place = at_.placed(there, p_G);
  if (told.condition < 0) return point;
  const std::optional<Turned> turned = turnedBy(told.condition);
  if (!turned) {
    why = "has a point that comes and goes with " + theirs_.coordinates[std::size_t(told.condition)].name;
    return std::nullopt;
  }
  point.joint = turned->joint;
  point.active = turned->sign > 0.0 ? Range{told.least, told.most} : Range{-told.most, -told.least};
  return point;
}

/// Their shank slides along the thigh as the knee bends: what crosses it keeps its arms by going along.
bool PlacedMuscle::slidesWithKnee(const OsimPathPoint& point) const {
  const auto isAbove = [&](const OsimPathPoint& each) {
    const std::string stem = partsOf(each.body).stem;
    return stem == "femur" || stem == "pelvis";
  };
  return partsOf(point.body).stem == "tibia" && point.condition < 0 && point.course.empty() &&
         std::ranges::any_of(told_.path.points, isAbove);
}

std::optional<MusclePoint> PlacedMuscle::pointOf(const OsimPathPoint& told, std::string& why) const {
  if (slidesWithKnee(told))
    if (const auto point = alongKnee(told, partsOf(told.body).side)) return point;
  if (!told.course.empty() || partsOf(told.body).stem == "patella") return moving(told, why);
  return standing(told, why);
}

std::optional<MuscleWrap> PlacedMuscle::wrapOf(const OsimWrap& told) const {
  const std::optional<OsimPlace> place = at_.of(told.body, region_);
  if (!place || told.kind == OsimWrap::Kind::Other) return std::nullopt;
  const Pose X_GO = poseOf(told.body) * told.X_BO;
  MuscleWrap wrap;
  wrap.name = told.name;
  wrap.link = place->link;
  wrap.first = told.first;
  wrap.last = told.last;
  wrap.X_LO = {at_.turned(*place, X_GO.R), at_.placed(*place, X_GO.p)};
  wrap.surface.kind = told.kind == OsimWrap::Kind::Cylinder ? WrapKind::Cylinder
                      : told.kind == OsimWrap::Kind::Sphere ? WrapKind::Sphere
                                                            : WrapKind::Ellipsoid;
  wrap.surface.radii = place->scale * told.radii;
  wrap.surface.length = place->scale * told.length;
  if (told.side.empty() || told.side == "all") return wrap;
  const char axis = told.side.back();
  if (axis < 'x' || axis > 'z') return std::nullopt;
  wrap.surface.side = WrapSide{axis - 'x', told.side.front() == '-' ? -1.0 : 1.0};
  return wrap;
}

/// Fibres and tendons grow as the bodies do on which the line lies.
std::optional<Muscle> PlacedMuscle::muscle(std::string& why) const {
  Muscle muscle;
  muscle.name = muscle.title = told_.path.name;
  muscle.group = muscle.source = "opensim";
  muscle.strength = told_.force;
  muscle.pennation = told_.pennation;
  double scales = 0.0;
  int counted = 0;
  for (const OsimPathPoint& point : told_.path.points) {
    const std::optional<MusclePoint> placed = pointOf(point, why);
    if (!placed) return std::nullopt;
    muscle.path.points.push_back(*placed);
    const std::optional<OsimPlace> place = at_.of(point.body, region_);
    if (!place) continue;
    scales += place->scale;
    ++counted;
  }
  const double longer = counted > 0 ? scales / counted : 1.0;
  muscle.fibre = longer * told_.fibre;
  muscle.tendon = longer * told_.tendon;
  for (const OsimWrap& wrap : told_.wraps) {
    const std::optional<MuscleWrap> placed = wrapOf(wrap);
    if (!placed) {
      why = "wraps around " + wrap.name + ", which is no cylinder, ball or ellipsoid on a body with a place";
      return std::nullopt;
    }
    muscle.path.wraps.push_back(*placed);
  }
  return muscle;
}

}  // namespace

OsimMuscles osimMuscles(const std::filesystem::path& file, std::shared_ptr<const Model> person) {
  const OsimModel theirs = readOsim(file);
  const std::vector<OsimMuscle> told = readOsimMuscles(file, theirs);
  const OsimPlacement placement(theirs, *person);
  OsimMuscles found;
  found.body.model = person;
  for (const OsimMuscle& muscle : told) {
    std::string why;
    std::optional<Muscle> placed = PlacedMuscle(theirs, placement, muscle).muscle(why);
    if (!placed) {
      found.leftOut.push_back(muscle.path.name + " " + why);
      continue;
    }
    found.body.joints.push_back(spannedJoints(*person, placed->path));
    found.body.muscles.push_back(std::move(*placed));
  }
  if (found.body.muscles.empty())
    throw InputError(
        file.string(), "has no muscle that finds a place: " + found.leftOut.front(),
        "name bodies as OpenSim's models do: pelvis, femur_r, tibia_r, torso, thorax, scapula, humerus, "
        "lumbar5 ...");
  return found;
}

}  // namespace handhold
