// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/osim_placement.h"

#include <algorithm>
#include <cctype>
#include <cmath>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"

namespace handhold {

namespace {

/// (x, y, z) -> (-z, y, x): forward, up, right to left, up, forward.
Matrix3 turnedAxes() {
  Matrix3 R;
  R << 0, 0, -1, 0, 1, 0, 1, 0, 0;
  return R;
}

/// Where bodies of a leg lie in ours: about the origin of `joint`, in the ratio of the lengths from one joint
/// to the next, told by the bodies that these carry.
struct LegRow {
  const char *body, *link;
  const char* joint;
  const char *from, *to;        ///< bodies, theirs
  const char *ourFrom, *ourTo;  ///< links
};

constexpr LegRow kLegs[] = {
    {"femur", "hip_rotation", "femur", "femur", "tibia", "hip_rotation", "knee_flexion"},
    {"tibia", "knee_flexion", "tibia", "tibia", "talus", "knee_flexion", "ankle_plantarflexion"},
    {"talus", "subtalar_inversion", "talus", "talus", "toes", "subtalar_inversion", "toe_flexion"},
    {"calcn", "subtalar_inversion", "talus", "talus", "toes", "subtalar_inversion", "toe_flexion"},
    {"toes", "toe_flexion", "toes", "talus", "toes", "subtalar_inversion", "toe_flexion"}};

/// Vertebrae and what hangs on them, by what their names begin with.
struct SpineRow {
  const char *stem, *link;
};
constexpr SpineRow kSpine[] = {
    {"lumbar5", "spine1_rotation"}, {"lumbar4", "spine1_rotation"}, {"lumbar3", "spine2_rotation"},
    {"lumbar2", "spine3_rotation"}, {"lumbar1", "spine3_rotation"}, {"thoracic", "spine4_rotation"},
    {"rib", "spine4_rotation"},     {"sternum", "spine4_rotation"}, {"torso", "spine4_rotation"},
    {"thorax", "spine4_rotation"},  {"abdomen", "spine2_rotation"}, {"head", "head_flexion"},
    {"skull", "head_flexion"},      {"cerv", "neck_rotation"}};

const SpineRow* spineRow(const std::string& stem) {
  for (const SpineRow& row : kSpine)
    if (stem.starts_with(row.stem)) return &row;
  return nullptr;
}

bool isGirdle(const std::string& stem) {
  return stem == "clavicle" || stem == "clavphant" || stem == "scapula" || stem == "scapphant";
}

}  // namespace

std::string withSide(char side, const std::string& name) { return std::string{side, '_'} + name; }

OsimBodyName osimBodyName(const std::string& name) {
  std::string small = name;
  std::ranges::transform(small, small.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  for (const std::string side : {"r", "l", "right", "left"}) {
    if (small.size() <= side.size() + 1) continue;
    if (small.ends_with("_" + side)) return {small.substr(0, small.size() - side.size() - 1), side.front()};
    if (small.starts_with(side + "_")) return {small.substr(side.size() + 1), side.front()};
  }
  return {small, ' '};
}

namespace {

/// Of bodies or coordinates; -1: there is none.
template <class Item>
int indexOfSide(const std::vector<Item>& items, const OsimBodyName& wanted, char lone) {
  const auto found = std::ranges::find_if(items, [&](const Item& item) {
    const OsimBodyName name = osimBodyName(item.name);
    const bool isOfSide = name.side == wanted.side || (name.side == ' ' && wanted.side == lone);
    return name.stem == wanted.stem && isOfSide;
  });
  return found == items.end() ? -1 : static_cast<int>(found - items.begin());
}

}  // namespace

OsimPlacement::OsimPlacement(const OsimModel& theirs, const Model& person)
    : theirs_(theirs), person_(person), data_(person), state_(stateOf(theirs, instantAt(-1, 0.0))) {
  VectorX q = person.zeroPosition();
  for (const char side : {'r', 'l'})
    for (const auto& [joint, angle] :
         {std::pair("shoulder_adduction", M_PI_2), std::pair("humerus_rotation", -M_PI_2)})
      q[positionIndex(ourJoint(withSide(side, joint)))] = angle;
  updateKinematics(person, q, data_);
  const auto humerus = origin("humerus");
  const bool isLeftAlone = !origin("humerus", 'r') && origin("humerus", 'l');
  if (humerus ? humerus->z() < 0.0 : isLeftAlone) lone_ = 'l';
}

OsimInstant OsimPlacement::instantAt(int coordinate, double value) const {
  const auto n = static_cast<Eigen::Index>(theirs_.coordinates.size());
  OsimInstant instant{VectorX::Zero(n), VectorX::Zero(n), VectorX::Zero(n)};
  if (coordinate >= 0) instant.q[coordinate] = value;
  couple(theirs_, instant);
  return instant;
}

int OsimPlacement::bodyOf(const std::string& stem, char side) const {
  return indexOfSide(theirs_.bodies, {stem, side}, lone_);
}

int OsimPlacement::coordinateOf(const std::string& stem, char side) const {
  return indexOfSide(theirs_.coordinates, {stem, side}, lone_);
}

std::optional<Vector3> OsimPlacement::origin(const std::string& stem, char side) const {
  const int body = bodyOf(stem, side);
  if (body < 0) return std::nullopt;
  return state_.bodies[static_cast<std::size_t>(body)].X_GB.p;
}

LinkIndex OsimPlacement::ourJoint(const std::string& name) const {
  const LinkIndex found = person_.findJoint(name);
  if (!found.valid())
    throw InputError(person_.name, "has no joint " + name,
                     "choose a person of human55's kind: muscles of OpenSim are put on such alone");
  return found;
}

Vector3 OsimPlacement::ourOrigin(const std::string& link) const {
  return data_.p_WL[static_cast<std::size_t>(ourJoint(link))];
}

std::optional<Vector3> OsimPlacement::elbow(char side) const {
  const auto ulna = origin("ulna", side);
  return ulna ? ulna : origin("ulna_radius_hand", side);
}

std::optional<Vector3> OsimPlacement::wrist(char side) const {
  const auto row = origin("proximal_row", side);
  return row ? row : origin("hand", side);
}

std::optional<OsimPlace> OsimPlacement::leg(const OsimBodyName& name) const {
  for (const LegRow& row : kLegs) {
    if (name.stem != row.body) continue;
    const auto joint = origin(row.joint, name.side), from = origin(row.from, name.side),
               to = origin(row.to, name.side);
    if (!joint || !from || !to) return std::nullopt;
    const std::string link = withSide(name.side, row.link);
    const double ours =
        (ourOrigin(withSide(name.side, row.ourTo)) - ourOrigin(withSide(name.side, row.ourFrom))).norm();
    return OsimPlace{ourJoint(link), *joint, ourOrigin(link), ours / (*to - *from).norm()};
  }
  return std::nullopt;
}

/// A forearm without a wrist is as much longer as the upper arm.
std::optional<OsimPlace> OsimPlacement::arm(const OsimBodyName& name, char side) const {
  const auto shoulder = origin("humerus", side), bend = elbow(side), wristed = wrist(side);
  if (!shoulder || !bend) return std::nullopt;
  const Vector3 ourShoulder = ourOrigin(withSide(side, "humerus_rotation")),
                ourElbow = ourOrigin(withSide(side, "elbow_flexion")),
                ourWrist = ourOrigin(withSide(side, "wrist_flexion"));
  const double upper = (ourElbow - ourShoulder).norm() / (*bend - *shoulder).norm();
  const double fore = wristed ? (ourWrist - ourElbow).norm() / (*wristed - *bend).norm() : upper;
  const auto link = [&](const char* joint) { return ourJoint(withSide(side, joint)); };
  if (name.stem == "humerus") return OsimPlace{link("humerus_rotation"), *shoulder, ourShoulder, upper};
  if (name.stem == "ulna" || name.stem == "ulna_radius_hand")
    return OsimPlace{link("elbow_flexion"), *bend, ourElbow, fore};
  if (name.stem == "radius") return OsimPlace{link("forearm_pronation"), *bend, ourElbow, fore};
  if (wristed && (name.stem == "hand" || name.stem == "proximal_row"))
    return OsimPlace{link("wrist_flexion"), *wristed, ourWrist, fore};
  return std::nullopt;
}

/// In the ratio of half the width of the shoulders, as our collar bones begin on the spine's line.
std::optional<OsimPlace> OsimPlacement::aboutShoulder(const std::string& link, char side) const {
  const auto shoulder = origin("humerus", side);
  if (!shoulder) return std::nullopt;
  double middle = 0.0;
  for (const char* body : {"thorax", "torso", "base"})
    if (const auto found = origin(body)) middle = found->z();
  const double theirs = std::abs(shoulder->z() - middle);
  if (!(theirs > 0.0)) return std::nullopt;
  const Vector3 ours = ourOrigin(withSide(side, "humerus_rotation"));
  return OsimPlace{ourJoint(link), *shoulder, ours, std::abs(ours.x()) / theirs};
}

/// The shoulder blade is rigid with the collar bone. Both go by its length where there is one.
std::optional<OsimPlace> OsimPlacement::girdle(const OsimBodyName& name, char side) const {
  const std::string link = withSide(side, "clavicle_protraction");
  std::optional<OsimPlace> place = aboutShoulder(link, side);
  if (!place) return isOfSpine(bodyOf("lumbar5")) ? spine(link) : std::nullopt;
  const auto inner = origin("clavicle", side);
  if (name.stem != "base" && inner)
    place->scale = (place->ours - ourOrigin(link)).norm() / (place->theirs - *inner).norm();
  return place;
}

/// Pelvis about the middle of the hips, by their width; torso about the lowest joint of the spine, by the
/// height of the shoulders or, where there are none, as the pelvis.
std::optional<OsimPlace> OsimPlacement::trunk(const std::string& body) const {
  const auto right = origin("femur", 'r'), left = origin("femur", 'l');
  if (!right || !left) return body == "torso" ? aboutShoulder("spine4_rotation", lone_) : std::nullopt;
  const Vector3 ourRight = ourOrigin("r_hip_rotation"), ourLeft = ourOrigin("l_hip_rotation");
  OsimPlace place;
  place.scale = (ourRight - ourLeft).norm() / (*right - *left).norm();
  place.link = LinkIndex(0);
  place.theirs = 0.5 * (*right + *left);
  place.ours = 0.5 * (ourRight + ourLeft);
  if (body == "pelvis" || body == "sacrum") return place;
  const auto torso = origin("torso"), shoulder = origin("humerus", 'r');
  if (body != "torso" || !torso) return std::nullopt;
  place.link = ourJoint("spine4_rotation");
  place.theirs = *torso;
  place.ours = ourOrigin("spine1_rotation");
  if (shoulder) place.scale = (ourOrigin("r_humerus_rotation") - place.ours).y() / (*shoulder - *torso).y();
  return place;
}

/// About the joint between the lowest vertebra and the sacrum, in the ratio of the heights to the neck's
/// base.
std::optional<OsimPlace> OsimPlacement::spine(const std::string& link) const {
  const auto low = origin("lumbar5");
  auto neck = origin("head_neck");
  if (!neck) neck = origin("thoracic1");
  if (!low || !neck) return std::nullopt;
  const Vector3 ours = ourOrigin("spine1_rotation");
  const double height = (ourOrigin("neck_rotation") - ours).norm();
  return OsimPlace{link.empty() ? LinkIndex(0) : ourJoint(link), *low, ours, height / (*neck - *low).norm()};
}

std::optional<OsimPlace> OsimPlacement::vertebral(const std::string& stem) const {
  const SpineRow* row = spineRow(stem);
  return row && origin("lumbar5") ? spine(row->link) : std::nullopt;
}

bool OsimPlacement::isOfSpine(int body) const {
  return body >= 0 && origin("lumbar5") &&
         spineRow(osimBodyName(theirs_.bodies[static_cast<std::size_t>(body)].name).stem);
}

/// The ground goes with a body that is welded to it, as the thorax of many arms is.
std::optional<OsimPlace> OsimPlacement::ground(Region region) const {
  for (const OsimJoint& joint : theirs_.joints)
    if (joint.parent < 0 && joint.coordinates.empty())
      if (const auto place = of(joint.child, region)) return place;
  return std::nullopt;
}

std::optional<OsimPlace> OsimPlacement::of(int body, Region region) const {
  if (body < 0) return ground(region);
  const OsimBodyName name = osimBodyName(theirs_.bodies[static_cast<std::size_t>(body)].name);
  if (const auto place = vertebral(name.stem)) return place;
  if (name.stem == "pelvis" || name.stem == "sacrum") {
    const bool hasHips = origin("femur", 'r') && origin("femur", 'l');
    return origin("lumbar5") && (region == Region::Trunk || !hasHips) ? spine("") : trunk(name.stem);
  }
  if (name.stem == "torso") return trunk(name.stem);
  if (name.stem == "thorax" || name.stem == "sternum") return aboutShoulder("spine4_rotation", lone_);
  const char side = name.side == ' ' ? lone_ : name.side;
  if (name.stem == "base" || isGirdle(name.stem)) return girdle(name, side);
  if (const auto place = arm(name, side)) return place;
  return name.side == ' ' ? std::nullopt : leg(name);
}

Vector3 OsimPlacement::placed(const OsimPlace& place, const Vector3& p_G) const {
  const auto link = static_cast<std::size_t>(place.link);
  const Vector3 p_W = place.ours + turnedAxes() * (place.scale * (p_G - place.theirs));
  return data_.R_WL[link].transpose() * (p_W - data_.p_WL[link]);
}

Matrix3 OsimPlacement::turned(const OsimPlace& place, const Matrix3& R_G) const {
  return data_.R_WL[static_cast<std::size_t>(place.link)].transpose() * turnedAxes() * R_G;
}

LinkIndex OsimPlacement::linkOfHead(const OsimPlace& place, const Vector3& p_G) const {
  const Vector3 p_W = place.ours + turnedAxes() * (place.scale * (p_G - place.theirs));
  const bool isSkull = p_W.y() > ourOrigin("head_flexion").y();
  return ourJoint(isSkull ? "head_flexion" : "neck_rotation");
}

}  // namespace handhold
