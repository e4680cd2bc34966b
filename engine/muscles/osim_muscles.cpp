// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/osim_muscles.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/muscles/path/moment_arms.h"
#include "engine/osim/osim_kinematics.h"
#include "engine/osim/osim_muscle_reader.h"
#include "engine/osim/osim_reader.h"

namespace handhold {

namespace {

constexpr int kCourse = 25;                       ///< points of a way along the knee's angle
constexpr double kStretched = -0.2, kBent = 2.4;  ///< ends of that way (rad)
constexpr double kProbe = 0.1;                    ///< to see which way a knee bends (rad)

/// (x, y, z) -> (-z, y, x): forward, up, right to left, up, forward.
Matrix3 turnedAxes() {
  Matrix3 R;
  R << 0, 0, -1, 0, 1, 0, 1, 0, 0;
  return R;
}

/// Of a side, without it: where bodies of a model of OpenSim lie in ours. Lengths go from one joint to the
/// next, told by the bodies that these carry.
struct BodyRow {
  const char *body, *link;
  const char* joint;            ///< the body whose origin is the centre
  const char *from, *to;        ///< bodies, theirs
  const char *ourFrom, *ourTo;  ///< links
};

constexpr BodyRow kBodies[] = {
    {"femur", "hip_rotation", "femur", "femur", "tibia", "hip_rotation", "knee_flexion"},
    {"tibia", "knee_flexion", "tibia", "tibia", "talus", "knee_flexion", "ankle_plantarflexion"},
    {"talus", "subtalar_inversion", "talus", "talus", "toes", "subtalar_inversion", "toe_flexion"},
    {"calcn", "subtalar_inversion", "talus", "talus", "toes", "subtalar_inversion", "toe_flexion"},
    {"toes", "toe_flexion", "toes", "talus", "toes", "subtalar_inversion", "toe_flexion"},
    {"humerus", "humerus_rotation", "humerus", "humerus", "ulna", "humerus_rotation", "elbow_flexion"},
    {"ulna", "elbow_flexion", "ulna", "ulna", "hand", "elbow_flexion", "wrist_flexion"},
    {"radius", "forearm_pronation", "ulna", "ulna", "hand", "elbow_flexion", "wrist_flexion"},
    {"hand", "wrist_flexion", "hand", "ulna", "hand", "elbow_flexion", "wrist_flexion"},
};

/// Where a body of theirs goes.
struct Placement {
  LinkIndex link;
  Vector3 theirs = Vector3::Zero(), ours = Vector3::Zero();  ///< the centre in both worlds (m)
  double scale = 1.0;
};

class OsimPlacing {
 public:
  OsimPlacing(const OsimModel& theirs, const Model& person);

  /// Empty where there is no place for the body, nor for what moves with it.
  std::optional<Muscle> muscleOf(const OsimMuscle& told, std::string& why) const;

 private:
  std::optional<Placement> placementOf(int body) const;
  std::optional<Placement> trunk(const std::string& body) const;
  OsimInstant instantAt(const std::string& coordinate, double value) const;
  std::optional<Vector3> origin(const std::string& body) const;
  LinkIndex ourJoint(const std::string& name) const;
  Vector3 ourOrigin(const std::string& link) const;
  Vector3 placed(const Placement& place, const Vector3& p_G) const;
  std::optional<MusclePoint> pointOf(const OsimPathPoint& told, std::string& why) const;
  std::optional<MusclePoint> alongKnee(const OsimPathPoint& told, char side) const;
  std::optional<MuscleWrap> wrapOf(const OsimWrap& told) const;
  bool setCondition(const OsimPathPoint& told, MusclePoint& point) const;
  double bendingSign(char side) const;

  const OsimModel& theirs_;
  const Model& person_;
  Data data_;
  OsimState state_;
};

char sideOf(const std::string& name) {
  return name.size() > 2 && name[name.size() - 2] == '_' ? name.back() : ' ';
}

std::string withSide(char side, const std::string& name) { return std::string(1, side) + "_" + name; }

OsimPlacing::OsimPlacing(const OsimModel& theirs, const Model& person)
    : theirs_(theirs), person_(person), data_(person), state_(stateOf(theirs, instantAt("", 0.0))) {
  VectorX q = person.zeroPosition();
  for (const char side : {'r', 'l'}) {
    for (const auto& [joint, angle] :
         {std::pair("shoulder_adduction", M_PI_2), std::pair("humerus_rotation", -M_PI_2)}) {
      q[positionIndex(ourJoint(withSide(side, joint)))] = angle;
    }
  }
  updateKinematics(person, q, data_);
}

/// All coordinates 0 but one, and what follows it.
OsimInstant OsimPlacing::instantAt(const std::string& coordinate, double value) const {
  const auto n = static_cast<Eigen::Index>(theirs_.coordinates.size());
  OsimInstant instant{VectorX::Zero(n), VectorX::Zero(n), VectorX::Zero(n)};
  if (const int index = theirs_.coordinateNamed(coordinate); index >= 0) instant.q[index] = value;
  couple(theirs_, instant);
  return instant;
}

std::optional<Vector3> OsimPlacing::origin(const std::string& body) const {
  const int index = theirs_.bodyNamed(body);
  if (index < 0) return std::nullopt;
  return state_.bodies[static_cast<std::size_t>(index)].X_GB.p;
}

LinkIndex OsimPlacing::ourJoint(const std::string& name) const {
  const LinkIndex found = person_.findJoint(name);
  if (!found.valid())
    throw InputError(person_.name, "has no joint " + name,
                     "choose a person of human55's kind: muscles of OpenSim are put on such alone");
  return found;
}

Vector3 OsimPlacing::ourOrigin(const std::string& link) const {
  return data_.p_WL[static_cast<std::size_t>(ourJoint(link))];
}

/// Pelvis about the middle of the hips, by their width; torso about the lowest joint of the spine, by the
/// height of the shoulders or, where there are none, as the pelvis.
std::optional<Placement> OsimPlacing::trunk(const std::string& body) const {
  const auto right = origin("femur_r"), left = origin("femur_l");
  if (!right || !left) return std::nullopt;
  const Vector3 ourRight = ourOrigin("r_hip_rotation"), ourLeft = ourOrigin("l_hip_rotation");
  Placement place;
  place.scale = (ourRight - ourLeft).norm() / (*right - *left).norm();
  place.link = LinkIndex(0);
  place.theirs = 0.5 * (*right + *left);
  place.ours = 0.5 * (ourRight + ourLeft);
  if (body == "pelvis") return place;
  const auto torso = origin("torso"), shoulder = origin("humerus_r");
  if (body != "torso" || !torso) return std::nullopt;
  place.link = ourJoint("spine4_rotation");
  place.theirs = *torso;
  place.ours = ourOrigin("spine1_rotation");
  if (shoulder) place.scale = (ourOrigin("r_humerus_rotation") - place.ours).y() / (*shoulder - *torso).y();
  return place;
}

std::optional<Placement> OsimPlacing::placementOf(int body) const {
  if (body < 0) return std::nullopt;
  const std::string name = theirs_.bodies[static_cast<std::size_t>(body)].name;
  const char side = sideOf(name);
  if (side != 'r' && side != 'l') return trunk(name);
  const std::string end = std::string("_") + side;
  for (const BodyRow& row : kBodies) {
    if (name != row.body + end) continue;
    const auto joint = origin(row.joint + end), from = origin(row.from + end), to = origin(row.to + end);
    if (!joint || !from || !to) return std::nullopt;
    const std::string link = withSide(side, row.link);
    const double ours =
        (ourOrigin(withSide(side, row.ourTo)) - ourOrigin(withSide(side, row.ourFrom))).norm();
    const bool isElbow = std::string(row.body) == "radius";
    return Placement{ourJoint(link), *joint,
                     isElbow ? ourOrigin(withSide(side, "elbow_flexion")) : ourOrigin(link),
                     ours / (*to - *from).norm()};
  }
  return std::nullopt;
}

Vector3 OsimPlacing::placed(const Placement& place, const Vector3& p_G) const {
  const auto link = static_cast<std::size_t>(place.link);
  const Vector3 p_W = place.ours + turnedAxes() * (place.scale * (p_G - place.theirs));
  return data_.R_WL[link].transpose() * (p_W - data_.p_WL[link]);
}

/// 1: their knee's angle grows as it bends, as ours.
double OsimPlacing::bendingSign(char side) const {
  const std::string end = std::string("_") + side;
  const std::optional<Vector3> foot = origin("talus" + end);
  if (!foot) return 1.0;
  const OsimState bent = stateOf(theirs_, instantAt("knee_angle" + end, kProbe));
  const auto talus = static_cast<std::size_t>(theirs_.bodyNamed("talus" + end));
  return bent.bodies[talus].X_GB.p.x() < foot->x() ? 1.0 : -1.0;
}

/// Beside the thigh, by the knee's angle: our knee neither slides nor has a patella.
std::optional<MusclePoint> OsimPlacing::alongKnee(const OsimPathPoint& told, char side) const {
  const std::string end = std::string("_") + side;
  const std::optional<Placement> thigh = placementOf(theirs_.bodyNamed("femur" + end));
  if (!thigh || theirs_.coordinateNamed("knee_angle" + end) < 0) return std::nullopt;
  for (const OsimAxis& axis : told.course)
    for (const int by : axis.coordinates)
      if (!theirs_.coordinates[static_cast<std::size_t>(by)].name.starts_with("knee_angle" + end))
        return std::nullopt;
  const double sign = bendingSign(side);
  std::array<std::vector<double>, 3> places;
  std::vector<double> angles;
  OsimPath single;
  single.points = {told};
  for (int i = 0; i < kCourse; ++i) {
    angles.push_back(kStretched + (kBent - kStretched) * i / (kCourse - 1));
    const OsimInstant instant = instantAt("knee_angle" + end, sign * angles.back());
    const Vector3 local = placed(*thigh, pathPositions(single, instant, stateOf(theirs_, instant)).front());
    for (std::size_t axis = 0; axis < 3; ++axis) places[axis].push_back(local[Eigen::Index(axis)]);
  }
  const auto curve = [&](std::size_t axis) {
    return OsimFunction::spline(angles, places[axis], OsimFunction::Ends::Simm);
  };
  MusclePoint point;
  point.link = thigh->link;
  point.joint = ourJoint(withSide(side, "knee_flexion"));
  point.course =
      std::make_shared<const std::array<OsimFunction, 3>>(std::array{curve(0), curve(1), curve(2)});
  return point;
}

/// Points that come and go with the hip's or the knee's angle.
bool OsimPlacing::setCondition(const OsimPathPoint& told, MusclePoint& point) const {
  const std::string name = theirs_.coordinates[static_cast<std::size_t>(told.condition)].name;
  const char side = sideOf(name);
  const bool isHip = name.starts_with("hip_flexion_"), isKnee = name.starts_with("knee_angle_");
  if (!isHip && !isKnee) return false;
  const double sign = isHip ? -1.0 : bendingSign(side);
  point.joint = ourJoint(withSide(side, isHip ? "hip_flexion" : "knee_flexion"));
  point.active = sign > 0.0 ? Range{told.least, told.most} : Range{-told.most, -told.least};
  return true;
}

std::optional<MusclePoint> OsimPlacing::pointOf(const OsimPathPoint& told, std::string& why) const {
  const std::string body =
      told.body < 0 ? "ground" : theirs_.bodies[static_cast<std::size_t>(told.body)].name;
  if (!told.course.empty() || body.starts_with("patella_")) {
    std::optional<MusclePoint> point = alongKnee(told, sideOf(body));
    if (!point) why = "moves along " + body + " by something other than the knee";
    return point;
  }
  const std::optional<Placement> place = placementOf(told.body);
  if (!place) {
    why = "lies on " + body + ", for which the person has no place";
    return std::nullopt;
  }
  MusclePoint point;
  point.link = place->link;
  point.place = placed(*place, state_.bodies[static_cast<std::size_t>(told.body)].X_GB * told.position);
  if (told.condition >= 0 && !setCondition(told, point)) {
    why = "has a point that comes and goes with " + theirs_.coordinates[std::size_t(told.condition)].name;
    return std::nullopt;
  }
  return point;
}

std::optional<MuscleWrap> OsimPlacing::wrapOf(const OsimWrap& told) const {
  const std::optional<Placement> place = placementOf(told.body);
  if (!place || told.kind == OsimWrap::Kind::Other) return std::nullopt;
  const Pose X_GO = state_.bodies[static_cast<std::size_t>(told.body)].X_GB * told.X_BO;
  MuscleWrap wrap;
  wrap.name = told.name;
  wrap.link = place->link;
  wrap.first = told.first;
  wrap.last = told.last;
  wrap.X_LO.p = placed(*place, X_GO.p);
  wrap.X_LO.R = data_.R_WL[static_cast<std::size_t>(place->link)].transpose() * turnedAxes() * X_GO.R;
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
std::optional<Muscle> OsimPlacing::muscleOf(const OsimMuscle& told, std::string& why) const {
  Muscle muscle;
  muscle.name = muscle.title = told.path.name;
  muscle.group = muscle.source = "opensim";
  muscle.strength = told.force;
  muscle.pennation = told.pennation;
  // their shank slides along the thigh as the knee bends: what crosses it keeps its arms by going along
  const auto isOn = [&](const std::string& stem, const OsimPathPoint& point) {
    return point.body >= 0 && theirs_.bodies[static_cast<std::size_t>(point.body)].name.starts_with(stem);
  };
  const auto above = [&](const OsimPathPoint& point) {
    return isOn("femur_", point) || isOn("pelvis", point);
  };
  const bool crosses = std::ranges::any_of(told.path.points, above);
  double scales = 0.0;
  int counted = 0;
  for (const OsimPathPoint& point : told.path.points) {
    const bool slides = crosses && isOn("tibia_", point) && point.condition < 0 && point.course.empty();
    std::optional<MusclePoint> placed;
    if (slides) placed = alongKnee(point, sideOf(theirs_.bodies[static_cast<std::size_t>(point.body)].name));
    if (!placed) placed = pointOf(point, why);
    if (!placed) return std::nullopt;
    muscle.path.points.push_back(*placed);
    const std::optional<Placement> place = placementOf(point.body);
    if (!place) continue;
    scales += place->scale;
    ++counted;
  }
  const double longer = counted > 0 ? scales / counted : 1.0;
  muscle.fibre = longer * told.fibre;
  muscle.tendon = longer * told.tendon;
  for (const OsimWrap& wrap : told.wraps) {
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
  const OsimPlacing placing(theirs, *person);
  OsimMuscles found;
  found.body.model = person;
  for (const OsimMuscle& muscle : told) {
    std::string why;
    std::optional<Muscle> placed = placing.muscleOf(muscle, why);
    if (!placed) {
      found.leftOut.push_back(muscle.path.name + " " + why);
      continue;
    }
    found.body.joints.push_back(spannedJoints(*person, placed->path));
    found.body.muscles.push_back(std::move(*placed));
  }
  if (found.body.muscles.empty())
    throw InputError(file.string(), "has no muscle that finds a place: " + found.leftOut.front(),
                     "name bodies as OpenSim's models do: pelvis, femur_r, tibia_r, torso ...");
  return found;
}

}  // namespace handhold
