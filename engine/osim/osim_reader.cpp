// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/osim/osim_reader.h"

#include <algorithm>

#include "engine/core/bounds.h"
#include "engine/core/nearest_name.h"
#include "engine/math/rotation.h"
#include "engine/osim/fixed_frame.h"
#include "engine/osim/osim_joint_reader.h"
#include "engine/osim/osim_omissions.h"
#include "engine/osim/osim_path_reader.h"

namespace handhold {

namespace {

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
  FixedFrame frameOf(const XmlNode& joint, const std::string& socket) const;

  XmlNode root_;
  OsimModel model_;
};

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
      frame.body = bodyCalled(named, name, model_);
      return frame;
    }
    frame.X = offsetOf(*found) * frame.X;
    name = lastPart(found->at("socket_parent").text());
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
    joint.child = bodyCalled(body, body.name(), model_);
    joint.parent = bodyCalled(node, node.at("parent_body").text(), model_);
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
    const FixedFrame frame = fixedFrameAt(socket ? socket : node.at("body"), root_, model_);
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
