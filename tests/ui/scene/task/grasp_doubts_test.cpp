// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/task/grasp_doubts.h"

#include <QTest>

#include "engine/model/model_file.h"
#include "engine/task/prop_places.h"
#include "tests/ui/scene/task/mesh_corners.h"

namespace handhold {

class GraspDoubtsTest : public QObject {
  Q_OBJECT

 private slots:
  void aHandWithinABlockIsTold();
  void aPointOnTheSkinIsSentToTheMiddle();
  void aPalmBelowTheSkinIsTold();
  void whatNoHandClosesRoundIsTold();
};

namespace {

const Model& crew() {
  static const auto model = loadModel(HANDHOLD_SOURCE_DIR "/resources/models/human55.json");
  return *model;
}

/// A block of 40 x 6 x 6 cm or slimmer, as a mesh or as a box.
class Block {
 public:
  explicit Block(PropKind kind, double side = 0.06) {
    prop_.name = "block";
    prop_.kind = kind;
    prop_.size = kind == PropKind::Box ? Vector3(0.4, side, side) : Vector3::Ones();
    prop_.file = "block.obj";
    auto mesh = std::make_shared<TriangleMesh>();
    for (const Vector3& corner : testing::boxCorners({0.2, 0.5 * side, 0.5 * side})) {
      mesh->positions.push_back(corner.cast<float>());
      const auto i = std::uint32_t(mesh->positions.size());
      if (i % 3 == 0) mesh->triangles.push_back({i - 3, i - 2, i - 1});
    }
    meshes_.set({{"block.obj", mesh}});
  }

  std::vector<std::string> doubts(ContactKind kind, const Vector3& point, double off = 0.0) const {
    Task task;
    task.props = {prop_};
    Contact contact;
    contact.name = "right hand";
    contact.kind = kind;
    PropPlace place;
    place.part = PropPart::Frame;
    place.point = point;
    place.axis = rowOf(kind).isOnBar() ? Vector3::UnitX() : Vector3::UnitY();
    place.off = off;
    putOn(prop_, place, contact);
    task.contacts = {contact};
    return graspDoubts(crew(), task, meshes_);
  }

 private:
  Prop prop_;
  PropMeshes meshes_;
};

bool says(const std::vector<std::string>& doubts, const std::string& words) {
  return doubts.size() == 1 && doubts[0].find(words) != std::string::npos;
}

}  // namespace

void GraspDoubtsTest::aHandWithinABlockIsTold() {
  const Block mesh(PropKind::Mesh);
  const auto untold = mesh.doubts(ContactKind::Grip, Vector3::Zero());
  QVERIFY2(says(untold, "stands 1.2 cm deep in block"), untold.empty() ? "" : untold[0].c_str());
  QVERIFY(says(untold, "\"off\": 0.03"));
  // a hand of 17 cm closes round 4.6 cm
  QVERIFY(says(mesh.doubts(ContactKind::Grip, Vector3::Zero(), 0.03), "of its pull"));
  QVERIFY(says(Block(PropKind::Box).doubts(ContactKind::Grip, Vector3::Zero()), "of its pull"));
}

/// Told to be as thick as from the skin through it, a bar of 3.6 cm would weaken the hand.
void GraspDoubtsTest::aPointOnTheSkinIsSentToTheMiddle() {
  const Block bar(PropKind::Mesh, 0.036);
  const auto told = bar.doubts(ContactKind::Grip, {0.1, 0.018, 0.0}, 0.018);
  QVERIFY2(says(told, "\"point\": [0.1, 0, 0], \"off\": 0.018"), told.empty() ? "" : told[0].c_str());
  QVERIFY(bar.doubts(ContactKind::Grip, {0.1, 0.0, 0.0}, 0.018).empty());
}

void GraspDoubtsTest::aPalmBelowTheSkinIsTold() {
  for (const PropKind kind : {PropKind::Mesh, PropKind::Box}) {
    const Block block(kind);
    const auto sunk = block.doubts(ContactKind::Palm, Vector3(0.05, 0.0, 0.01));
    QVERIFY2(says(sunk, "lies 2.0 cm within block"), sunk.empty() ? "" : sunk[0].c_str());
    QVERIFY2(says(sunk, "[0.05, 0, 0.03]"), sunk[0].c_str());
    QVERIFY(block.doubts(ContactKind::Palm, Vector3(0.05, 0.03, 0.01)).empty());
  }
}

void GraspDoubtsTest::whatNoHandClosesRoundIsTold() {
  Task task;
  Prop pipe;
  pipe.name = "pipe";
  pipe.kind = PropKind::Bar;
  Contact contact;
  contact.name = "right hand";
  contact.limits.pull = 500.0;
  const auto doubts = [&](double diameter) {
    pipe.size = Vector3(1.0, diameter, 1.0);
    task.props = {pipe};
    putOn(pipe, PropPlace{}, contact);
    task.contacts = {contact};
    return graspDoubts(crew(), task, {});
  };
  QVERIFY(doubts(0.045).empty());
  const auto thick = doubts(0.07);
  QVERIFY2(says(thick, "closes round 4.6 cm"), thick.empty() ? "" : thick[0].c_str());
  QVERIFY(says(thick, " N"));
  QVERIFY(says(doubts(0.115), "holds nothing"));
  contact.fingers = HandShape::Flat;
  QVERIFY(says(doubts(0.045), "flat, pointing or relaxed fingers do not hold"));
  contact.limits.pull = 0.0;  // it pushes
  QVERIFY(doubts(0.045).empty());
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::GraspDoubtsTest)
#include "grasp_doubts_test.moc"
