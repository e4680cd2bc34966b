// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/osim/osim_reader.h"

#include <algorithm>

#include "engine/core/bounds.h"
#include "engine/core/nearest_name.h"
#include "engine/math/rotation.h"
#include "engine/osim/osim_joint_reader.h"
#include "engine/osim/osim_omissions.h"
#include "engine/osim/osim_path_reader.h"

namespace handhold {

namespace {

/// "femur_r" of "/bodyset/femur_r".
std::string lastPart(const std::string& path) { return path.substr(path.find_last_of('/') + 1); }

/// "knee" of "/jointset/knee/femur_offset"; empty where nothing stands before the name.
std::string ownerPart(const std::string& path) {
  const std::size_t end = path.find_last_of('/');
  return end == std::string::npos ? std::string() : lastPart(path.substr(0, end));
}

Pose offsetOf(const XmlNode& frame) {
  return {xyzRotation(frame.vector("orientation", Vector3::Zero())).toRotationMatrix(),
          frame.vector("translation", Vector3::Zero())};
}

Matrix3 symmetric(const std::vector<double>& six) {
  Matrix3 inertia;
  inertia << six[0], six[3], six[4], six[3], six[1], six[5], six[4], six[5], six[2];
  return inertia;
}

Matrix3 readInertia(const XmlNode& node) {
  if (const XmlNode six = node.find("inertia")) {
    const std::vector<double> numbers = six.numbers();
    if (numbers.size() != 6) six.fail("has " + std::to_string(numbers.size()) + " numbers", "write six");
    return symmetric(numbers);
  }
  std::vector<double> six;
  for (const char* part :
       {"inertia_xx", "inertia_yy", "inertia_zz", "inertia_xy", "inertia_xz", "inertia_yz"})
    six.push_back(node.number(part, 0.0));
  return symmetric(six);
}

/// X_BF of a frame that is fixed to a body B, and B.
struct FixedFrame {
  int body = -1;
  Pose X;
};

class OsimReader {
 public:
  explicit OsimReader(const XmlNode& root) : root_(root) {}

  OsimModel read();

 private:
  void readBodies();
  void readJoints();
  void readJoint(const XmlNode& node);
  void readJointWithin(const XmlNode& body);
  void readMarkers();
  void readCouplings();
  void sortJoints();
  int bodyOf(const XmlNode& node, const std::string& name) const;
  FixedFrame frameOf(const XmlNode& joint, const std::string& socket) const;
  XmlNode offsetFrame(const std::string& path) const;
  FixedFrame frameAt(const XmlNode& named) const;

  XmlNode root_;
  OsimModel model_;
};

/// -1 for the ground. Throws InputError where there is none such.
int OsimReader::bodyOf(const XmlNode& node, const std::string& name) const {
  if (name == "ground") return -1;
  const int body = model_.bodyNamed(name);
  if (body < 0) node.fail("names " + quoted(name) + ", which is no body", "correct it");
  return body;
}

/// A body, or a frame beside one that the joint owns.
FixedFrame OsimReader::frameOf(const XmlNode& joint, const std::string& socket) const {
  const XmlNode named = joint.at(socket);
  std::string name = lastPart(named.text());
  FixedFrame frame;
  constexpr int kDeepest = 16;
  for (int depth = 0; depth < kDeepest; ++depth) {
    const std::vector<XmlNode> own = joint.find("frames").children("PhysicalOffsetFrame");
    const auto found =
        std::find_if(own.begin(), own.end(), [&](const XmlNode& f) { return f.name() == name; });
    if (found == own.end()) {
      frame.body = bodyOf(named, name);
      return frame;
    }
    frame.X = offsetOf(*found) * frame.X;
    name = lastPart(found->at("socket_parent").text());
  }
  named.fail("is a frame that hangs on itself", "correct its parent");
}

/// Nothing where no joint, no body and not the ground has one of that path.
XmlNode OsimReader::offsetFrame(const std::string& path) const {
  std::vector<std::pair<XmlNode, XmlNode>> homes;
  for (const XmlNode& joint : root_.find("JointSet/objects").children())
    homes.emplace_back(joint, joint.find("frames"));
  for (const XmlNode& body : root_.find("BodySet/objects").children("Body"))
    homes.emplace_back(body, body.find("components"));
  if (const XmlNode ground = root_.find("Ground")) homes.emplace_back(ground, ground.find("components"));
  for (const auto& [owner, home] : homes)
    for (const XmlNode& frame : home.children("PhysicalOffsetFrame"))
      if (frame.name() == lastPart(path) && owner.name() == ownerPart(path)) return frame;
  return {};
}

/// A body, or a frame that is fixed to one, as a marker names it.
FixedFrame OsimReader::frameAt(const XmlNode& named) const {
  FixedFrame frame;
  std::string path = named.text();
  constexpr int kDeepest = 16;
  for (int depth = 0; depth < kDeepest; ++depth) {
    const XmlNode offset = offsetFrame(path);
    if (!offset) {
      frame.body = bodyOf(named, lastPart(path));
      return frame;
    }
    frame.X = offsetOf(offset) * frame.X;
    path = offset.at("socket_parent").text();
  }
  named.fail("is a frame that hangs on itself", "correct its parent");
}

void OsimReader::readBodies() {
  for (const XmlNode& node : root_.at("BodySet/objects").children("Body")) {
    if (node.name() == "ground") continue;
    OsimBody body;
    body.name = node.name();
    if (model_.bodyNamed(body.name) >= 0) node.fail("is there twice", "rename one");
    body.mass = node.number("mass", 0.0);
    if (!bound::kMass.holds(body.mass))
      node.at("mass").fail(outOfRange(body.mass), "write " + inWords(bound::kMass));
    body.com = node.vector("mass_center", Vector3::Zero());
    body.inertia = readInertia(node);
    model_.bodies.push_back(std::move(body));
  }
  if (model_.bodies.empty()) root_.fail("has no bodies", "export a model that has some");
}

/// Schema 4: joints stand beside the bodies.
void OsimReader::readJoint(const XmlNode& node) {
  OsimJoint joint;
  joint.name = node.name();
  const FixedFrame parent = frameOf(node, "socket_parent_frame"), child = frameOf(node, "socket_child_frame");
  if (child.body < 0) node.fail("moves the ground", "exchange its two frames");
  joint.parent = parent.body;
  joint.child = child.body;
  joint.X_PF = parent.X;
  joint.X_BM = child.X;
  readOsimMobility(node, model_, joint);
  model_.joints.push_back(std::move(joint));
}

/// Schemas 2 and 3: a body has the joint that carries it.
void OsimReader::readJointWithin(const XmlNode& body) {
  const XmlNode place = body.find("Joint");
  for (const XmlNode& node : place.children()) {
    const auto pose = [&](const char* turn, const char* shift) {
      return Pose{xyzRotation(node.vector(turn, Vector3::Zero())).toRotationMatrix(),
                  node.vector(shift, Vector3::Zero())};
    };
    OsimJoint joint;
    joint.name = node.name();
    joint.child = bodyOf(body, body.name());
    joint.parent = bodyOf(node, node.at("parent_body").text());
    joint.X_PF = pose("orientation_in_parent", "location_in_parent");
    joint.X_BM = pose("orientation", "location");
    readOsimMobility(node, model_, joint);
    model_.joints.push_back(std::move(joint));
  }
}

void OsimReader::readJoints() {
  if (const XmlNode set = root_.find("JointSet/objects")) {
    for (const XmlNode& node : set.children()) readJoint(node);
  } else {
    for (const XmlNode& body : root_.at("BodySet/objects").children("Body")) readJointWithin(body);
  }
  sortJoints();
}

/// Parents before children; each body hangs on one joint, and all on the ground.
void OsimReader::sortJoints() {
  std::vector<OsimJoint> sorted, waiting = std::move(model_.joints);
  std::vector<bool> isPlaced(model_.bodies.size(), false);
  for (bool isGrowing = true; isGrowing;) {
    isGrowing = false;
    for (auto joint = waiting.begin(); joint != waiting.end();) {
      const bool isReady = joint->parent < 0 || isPlaced[static_cast<std::size_t>(joint->parent)];
      if (!isReady || isPlaced[static_cast<std::size_t>(joint->child)]) {
        ++joint;
        continue;
      }
      isPlaced[static_cast<std::size_t>(joint->child)] = true;
      sorted.push_back(std::move(*joint));
      joint = waiting.erase(joint);
      isGrowing = true;
    }
  }
  if (!waiting.empty())
    root_.fail("has the joint " + handhold::quoted(waiting.front().name) +
                   ", which closes a loop or hangs on nothing",
               "loops of bodies cannot be read; cut them");
  const auto loose = std::find(isPlaced.begin(), isPlaced.end(), false);
  if (loose != isPlaced.end())
    root_.fail("has the body " +
                   handhold::quoted(model_.bodies[static_cast<std::size_t>(loose - isPlaced.begin())].name) +
                   ", which no joint carries",
               "give it a joint, as a FreeJoint");
  model_.joints = std::move(sorted);
}

void OsimReader::readMarkers() {
  for (const XmlNode& node : root_.find("MarkerSet/objects").children("Marker")) {
    const XmlNode socket = node.find("socket_parent_frame");
    const FixedFrame frame = frameAt(socket ? socket : node.at("body"));
    model_.markers.push_back({node.name(), frame.body, frame.X * node.vector("location", Vector3::Zero())});
  }
}

void OsimReader::readCouplings() {
  for (const XmlNode& node : root_.find("ConstraintSet/objects").children("CoordinateCouplerConstraint")) {
    if (isSwitchedOff(node)) continue;
    const auto coordinate = [&](const XmlNode& named, const std::string& name) {
      const int index = model_.coordinateNamed(name);
      if (index < 0) named.fail("names " + quoted(name) + ", which is no coordinate", "correct it");
      return index;
    };
    OsimCoupling coupling;
    const XmlNode dependent = node.at("dependent_coordinate_name"),
                  independent = node.at("independent_coordinate_names");
    coupling.dependent = coordinate(dependent, dependent.text());
    for (const std::string& name : independent.words())
      coupling.independent.push_back(coordinate(independent, name));
    const std::vector<XmlNode> functions = node.at("coupled_coordinates_function").children();
    if (functions.empty()) node.fail("has no function", "add one");
    coupling.function = readOsimFunction(functions.front()).times(node.number("scale_factor", 1.0));
    if (coupling.function.arguments() > static_cast<int>(coupling.independent.size()))
      node.fail("has a function of more coordinates than it names", "name them");
    model_.couplings.push_back(std::move(coupling));
  }
}

OsimModel OsimReader::read() {
  model_.name = root_.name();
  model_.gravity = root_.vector("gravity", model_.gravity);
  readBodies();
  readJoints();
  readMarkers();
  readCouplings();
  readOsimPaths(root_, model_);
  model_.doubts = osimOmissions(root_);
  return std::move(model_);
}

}  // namespace

OsimModel readOsim(const std::filesystem::path& file) {
  const std::unique_ptr<XmlText> text = readXml(file);
  const XmlNode document(text->document.child("OpenSimDocument"), text.get());
  if (!document) XmlNode({}, text.get()).fail("is no OpenSim document", "choose an .osim file");
  return OsimReader(document.at("Model")).read();
}

}  // namespace handhold
