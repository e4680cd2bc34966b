// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/dynamic_tree.h"

#include <QtTest>
#include <random>

#include "engine/core/error.h"
#include "engine/core/json_document.h"
#include "engine/dynamics/inverse_dynamics.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/link_model.h"
#include "engine/model/model_file.h"

using namespace handhold;

namespace {

/// A few dozen operations of order one.
constexpr double kRounding = 1e-12;

std::string degree(const std::string& name) {
  return std::string(R"({"name": ")")
      .append(name)
      .append(R"(", "lower": -3, "upper": 3, "torque_lower": -9, "torque_upper": 9})");
}

std::string body(const std::string& links) {
  return R"({"schema": "handhold-model-1", "name": "body", "links": [
    {"name": "trunk", "mass": 30, "com": [0, 0.1, 0.01], "inertia": [1, 0.9, 0.5]},)" +
         links + "\n]}";
}

const char* const kPlace =
    R"("position": [0.1, -0.2, 0.03], "axes": [[0.6, 0, 0.8], [0, 1, 0], [-0.8, 0, 0.6]])";
const char* const kLegMass =
    R"("mass": 8, "com": [0.01, -0.3, 0.02], "inertia": [0.3, 0.1, 0.25], "inertia_axes": [[0, 1, 0], [0, 0, 1], [1, 0, 0]])";

/// A hip of three degrees, and a knee of one on it.
std::string withOneJoint() {
  return body(R"({"name": "leg", "parent": "trunk", "joint": {"name": "hip", "type": "XYZ", )" +
              std::string(kPlace) + R"(, "degrees": [)" + degree("x") + "," + degree("y") + "," +
              degree("z") + "]}, " + kLegMass + R"(},
    {"name": "shank", "parent": "leg", "joint": {"type": "X", "position": [0.02, -0.4, 0], "degrees": [)" +
              degree("knee") + R"(]}, "mass": 4, "com": [0, -0.2, 0], "inertia": [0.1, 0.02, 0.1]})");
}

/// The same hip as three joints with two massless links between them.
std::string withThreeJoints() {
  return body(R"({"name": "a", "parent": "trunk", "joint": {"type": "X", )" + std::string(kPlace) +
              R"(, "degrees": [)" + degree("x") + R"(]}},
    {"name": "b", "parent": "a", "joint": {"type": "Y", "position": [0, 0, 0], "degrees": [)" +
              degree("y") + R"(]}},
    {"name": "leg", "parent": "b", "joint": {"type": "Z", "position": [0, 0, 0], "degrees": [)" +
              degree("z") + "]}, " + kLegMass + R"(},
    {"name": "shank", "parent": "leg", "joint": {"type": "X", "position": [0.02, -0.4, 0], "degrees": [)" +
              degree("knee") + R"(]}, "mass": 4, "com": [0, -0.2, 0], "inertia": [0.1, 0.02, 0.1]})");
}

VectorX randomVector(int size, std::mt19937& generator) {
  std::uniform_real_distribution<double> number(-1.0, 1.0);
  return VectorX::NullaryExpr(size, [&] { return number(generator); });
}

ArticulatedTree treeOf(const std::string& text) {
  const JsonDocument document(text, "test");
  return readArticulatedTree(JsonNode(document));
}

/// The self-orientation body of 001 section 4: a torso and two legs on hips of three degrees.
ArticulatedTree astronaut() {
  const auto hip = [](const std::string& side, const std::string& x) {
    return R"({"name": ")" + side + R"( leg", "parent": "trunk", "joint": {"type": "XYZ", "position": [)" +
           x + R"(, -0.3, 0], "degrees": [)" + degree(side + "x") + "," + degree(side + "y") + "," +
           degree(side + "z") + R"(]}, "mass": 10, "com": [0, -0.4, 0], "inertia": [0.5, 0.1, 0.5]})";
  };
  return treeOf(body(hip("r", "-0.1") + "," + hip("l", "0.1")));
}

}  // namespace

class DynamicTreeTest : public QObject {
  Q_OBJECT

 private slots:
  void twoBuildsAgreeInKinematics();
  void twoBuildsAgreeInInverseDynamics();
  void sourceExampleHasItsNumbers();
  void rotationAxesAreLocalZ();
  void localFramesTurnByRightAngles_data();
  void localFramesTurnByRightAngles();
  void placementsRoundTrip();
  void denavitHartenbergIsReadToo();
  void manyBranchesAreWelcome();
  void wrongNumberingIsRefused();
};

void DynamicTreeTest::twoBuildsAgreeInKinematics() {
  const auto one = modelFromJson(withOneJoint(), "one");
  const auto three = modelFromJson(withThreeJoints(), "three");
  QCOMPARE(one->linkCount(), 5);
  QCOMPARE(three->linkCount(), one->linkCount());
  Data a(*one), b(*three);
  std::mt19937 generator(1);
  for (int round = 0; round < 20; ++round) {
    VectorX q = randomVector(one->positionSize(), generator);
    q.segment<4>(3).normalize();
    updateKinematics(*one, q, a);
    updateKinematics(*three, q, b);
    for (int i = 0; i < one->linkCount(); ++i) {
      QVERIFY((a.R_WL[i] - b.R_WL[i]).norm() < kRounding);
      QVERIFY((a.p_WL[i] - b.p_WL[i]).norm() < kRounding);
    }
  }
}

void DynamicTreeTest::twoBuildsAgreeInInverseDynamics() {
  const auto one = modelFromJson(withOneJoint(), "one");
  const auto three = modelFromJson(withThreeJoints(), "three");
  Data a(*one), b(*three);
  std::mt19937 generator(2);
  VectorX tauA, tauB;
  for (int round = 0; round < 20; ++round) {
    VectorX q = randomVector(one->positionSize(), generator);
    q.segment<4>(3).normalize();
    const VectorX v = randomVector(one->velocitySize(), generator);
    const VectorX vdot = randomVector(one->velocitySize(), generator);
    inverseDynamics(*one, q, v, vdot, Vector3(0.0, -9.80665, 0.0), a, tauA);
    inverseDynamics(*three, q, v, vdot, Vector3(0.0, -9.80665, 0.0), b, tauB);
    QVERIFY((tauA - tauB).norm() < kRounding * (1.0 + tauA.norm()));
  }
}

void DynamicTreeTest::sourceExampleHasItsNumbers() {
  const DynamicTree tree = toDynamicTree(astronaut());
  // 001 figure 11: six joints and seven links, L1, L2, L4 and L5 are dummies
  QCOMPARE(tree.links.size(), std::size_t{7});
  for (int i = 0; i < 7; ++i) {
    const DynamicLink& link = tree.links[static_cast<std::size_t>(i)];
    QCOMPARE(link.rootJoint, i);
    QCOMPARE(tree.joints[static_cast<std::size_t>(i)].childLink, i);
    QCOMPARE(link.isDummy(), i == 1 || i == 2 || i == 4 || i == 5);
    if (!link.isDummy()) continue;
    QCOMPARE(link.mass, 0.0);
    QVERIFY(link.inertia.isZero());
    QVERIFY(tree.joints[static_cast<std::size_t>(i) + 1].X_PL.p.isZero());  // no length
  }
  QCOMPARE(tree.links[0].branchJoints, (std::vector<int>{1, 4}));
  QVERIFY(tree.links[6].branchJoints.empty());
  const Model model = compileModel(tree);
  QCOMPARE(model.degreesOfFreedom(), 12);
  for (const int dummy : {1, 2, 4, 5}) QCOMPARE(model.links[static_cast<std::size_t>(dummy)].mass, 0.0);
}

void DynamicTreeTest::rotationAxesAreLocalZ() {
  const Model model = compileModel(toDynamicTree(astronaut()));
  const Vector3 expected[] = {Vector3::UnitX(), Vector3::UnitY(), Vector3::UnitZ()};
  Data data(model);
  updateKinematics(model, model.zeroPosition(), data);
  for (int i = 1; i < model.linkCount(); ++i) {
    QCOMPARE(model.joints[static_cast<std::size_t>(i)].axis, expected[(i - 1) % 3]);
    const Pose X = framePose(model, data, model.findFrame(std::to_string(i)));
    QCOMPARE(Vector3(X.R.col(2)), expected[(i - 1) % 3]);
  }
}

void DynamicTreeTest::localFramesTurnByRightAngles_data() {
  QTest::addColumn<QString>("type");
  for (const char* type : {"X", "Y", "Z", "XY", "ZY", "YX", "XYZ", "ZYX", "ZXZ", "YZX"})
    QTest::newRow(type) << type;
}

void DynamicTreeTest::localFramesTurnByRightAngles() {
  QFETCH(QString, type);
  std::vector<Axis> axes;
  for (const QChar c : type) axes.push_back(static_cast<Axis>(c.toLatin1() - 'X'));
  const std::vector<Matrix3> frames = localFrames(axes);
  QCOMPARE(frames.size(), axes.size());
  for (std::size_t k = 0; k < axes.size(); ++k) {
    QCOMPARE(Vector3(frames[k].col(2)), Vector3(Vector3::Unit(static_cast<int>(axes[k]))));
    QCOMPARE(frames[k].determinant(), 1.0);
    if (k > 0) QVERIFY(std::abs(Matrix3(frames[k - 1].transpose() * frames[k]).trace() - 1.0) < kRounding);
  }
}

void DynamicTreeTest::placementsRoundTrip() {
  std::mt19937 generator(3);
  for (int round = 0; round < 200; ++round) {
    const VectorX n = randomVector(7, generator);
    Pose X{Quaternion(n[0], n[1], n[2], n[3]).normalized().toRotationMatrix(), n.tail<3>()};
    if (round % 4 == 0) X.R = Matrix3::Identity();                    // parallel axes
    if (round % 4 == 1) X.R = Vector3(1.0, -1.0, -1.0).asDiagonal();  // opposite axes
    if (round % 8 == 0) X.p.head<2>().setZero();                      // the same axis
    const JointPlacement placement = toPlacement(X);
    QVERIFY(placement.a >= 0.0);
    const Pose back = toPose(placement);
    // nearly parallel axes have their common normal far away
    QVERIFY((back.R - X.R).norm() < 1e-9);
    QVERIFY((back.p - X.p).norm() < 1e-9);
  }
}

void DynamicTreeTest::denavitHartenbergIsReadToo() {
  // a Z joint 0.3 m along the common normal, its axis turned by 90 degrees
  const auto model = modelFromJson(body(R"({"name": "arm", "parent": "trunk", "joint": {"type": "Z",
      "denavit_hartenberg": {"theta": 0, "d": 0.1, "a": 0.3, "alpha": 1.5707963267948966}, "degrees": [)" +
                                        degree("j") + "]}}"),
                                   "dh");
  QVERIFY((model->joints[1].offset - Vector3(0.3, 0.0, 0.1)).norm() < kRounding);
  QVERIFY((model->joints[1].axis - Vector3(0.0, -1.0, 0.0)).norm() < kRounding);
}

void DynamicTreeTest::manyBranchesAreWelcome() {
  std::string links;
  for (int i = 0; i < 8; ++i) {
    const std::string name = "arm" + std::to_string(i);
    if (i > 0) links += ",";
    links += R"({"name": ")";
    links += name;
    links += R"(", "parent": "trunk", "joint": {"type": "Z", "position": [0, 0, 0], "degrees": [)";
    links += degree(name) + "]}}";
  }
  QCOMPARE(toDynamicTree(treeOf(body(links))).links[0].branchJoints.size(), std::size_t{8});
}

void DynamicTreeTest::wrongNumberingIsRefused() {
  ArticulatedTree tree = astronaut();
  std::swap(tree.links[0].branches[0], tree.links[0].branches[1]);
  QVERIFY_EXCEPTION_THROWN(toDynamicTree(tree), InputError);
  tree = astronaut();
  tree.joints[1].axes = {Axis::X, Axis::X, Axis::Z};
  QVERIFY_EXCEPTION_THROWN(toDynamicTree(tree), InputError);
  tree = astronaut();
  tree.links[0].branches.pop_back();
  QVERIFY_EXCEPTION_THROWN(toDynamicTree(tree), InputError);
  tree = astronaut();
  tree.joints[1].parentLink = 2;
  QVERIFY_EXCEPTION_THROWN(toDynamicTree(tree), InputError);
}

QTEST_GUILESS_MAIN(DynamicTreeTest)
#include "dynamic_tree_test.moc"
