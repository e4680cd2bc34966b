// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/laws/sharing/load_sharing.h"

#include <QtTest>
#include <algorithm>
#include <random>

#include "engine/core/error.h"
#include "engine/dynamics/jacobian.h"
#include "engine/trial/violation_words.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

// the balance is solved by orthogonal factors: rounding of some thousand newtons
constexpr double kBalanced = 1e-8;
// loads are kept within limits to 1e-9 of 100 N
constexpr double kWithin = 1e-6;

VectorX rest(const Model& model) { return VectorX::Zero(model.velocitySize()); }

void verifyWithinLimits(const Model& model, const Task& task, const VectorX& q, const SharedLoads& shared) {
  Data data(model);
  updateKinematics(model, q, data);
  const auto points = contactPoints(model, task);
  for (size_t p = 0; p < points.size(); ++p) {
    Vector6 c;
    const Matrix3 R = loadAxes(points[p], data);
    c << R.transpose() * shared.loads[p].force, R.transpose() * shared.loads[p].moment;
    QVERIFY2(((c - points[p].upper).array() < kWithin).all(), points[p].name.c_str());
    QVERIFY2(((points[p].lower - c).array() < kWithin).all(), points[p].name.c_str());
    // the tip of the cone is rounded by a hundredth of a newton
    if (points[p].hasCone) QVERIFY(std::hypot(c[0], c[2]) <= points[p].friction * c[1] + 0.011);
  }
}

double objective(const SharingProblem& p, const VectorX& x) {
  const VectorX t = p.torque - p.relief * x;
  double sum = 0.0;
  for (int i = 0; i < t.size(); ++i) {
    const double n = t[i] >= 0 ? t[i] / p.torqueUpper[i] : t[i] / p.torqueLower[i];
    sum += 0.5 * n * n;
  }
  return sum;
}

/// Three supports with friction, six equations, unequal torque limits; x is inside all limits.
SharingProblem randomProblem(std::mt19937& random, VectorX& x) {
  std::uniform_real_distribution<double> any(-1.0, 1.0);
  const int n = 12, joints = 20;
  SharingProblem p;
  const auto fill = [&](auto& m) {
    for (Eigen::Index i = 0; i < m.size(); ++i) m.data()[i] = any(random);
  };
  p.torque.resize(joints);
  p.relief.resize(joints, n);
  p.balance.resize(6, n);
  x.resize(n);
  fill(p.torque);
  fill(p.relief);
  fill(p.balance);
  fill(x);
  p.torqueLower = VectorX::Constant(joints, -0.7);
  p.torqueUpper = VectorX::Constant(joints, 1.4);
  p.limitsTorque = false;
  p.lower = x.array() - 0.4;
  p.upper = x.array() + 0.4;
  for (int c = 0; c < 3; ++c) {
    x[3 * c + 1] = 1.5 + any(random);
    p.lower[3 * c + 1] = 0.0;
    p.upper[3 * c + 1] = 2.5;
    x[3 * c] *= 0.2;
    x[3 * c + 2] *= 0.2;
    p.lower[3 * c] = p.lower[3 * c + 2] = -1e30;
    p.upper[3 * c] = p.upper[3 * c + 2] = 1e30;
    p.cones.push_back({3 * c + 1, {3 * c, 3 * c + 2}, 0.7});
  }
  p.demand = p.balance * x;
  return p;
}

bool feasible(const SharingProblem& p, const VectorX& x) {
  bool holds = ((x - p.upper).array() <= 0).all() && ((p.lower - x).array() <= 0).all();
  for (const FrictionCone& c : p.cones)
    holds = holds && std::hypot(x[c.tangent[0]], x[c.tangent[1]]) <= c.friction * x[c.normal];
  return holds;
}

}  // namespace

class LoadSharingTest : public QObject {
  Q_OBJECT

 private slots:
  void noFeasiblePointIsBetter();
  void standingIsSymmetricAndCarriesTheWeight();
  void loadsStayWithinTheirLimits();
  void aWarmStartChangesNothing();
  void whatCannotBeHeldIsNamed();
  void openContactsAreNamedFirst();
  void aThumbTheOtherWayRoundIsTold();
  void openTargetsAreNamedBehindThem();
  void aBaseThatStaysHasNothingToBalance();
  void handsTurnDoorsAsTheyShould();
  void floatingNeedsNothing();
  void fallingIsNamed();
  void torqueLimitsYieldBeforeContacts();
  void aJerkedWeightIsTooMuchForTheHand();
};

void LoadSharingTest::noFeasiblePointIsBetter() {
  std::mt19937 random(20261121);
  std::uniform_real_distribution<double> any(-1.0, 1.0);
  int compared = 0, bound = 0;
  for (int k = 0; k < 100; ++k) {
    VectorX inside;
    const SharingProblem p = randomProblem(random, inside);
    SharingSolver solver;
    const SharingAnswer answer = solver.solve(p);
    QVERIFY(answer.missing.norm() < 1e-10);
    // contacts at their limits in all directions at once converge slowly: hundredths of a newton remain
    QVERIFY2(answer.violation < 1e-4, qPrintable(QString::number(answer.violation)));
    bound += (p.upper - answer.x).minCoeff() < 1e-6 || (answer.x - p.lower).minCoeff() < 1e-6;
    const MatrixX N = p.balance.fullPivLu().kernel();
    // convexity: a point nearer the answer on the way to any feasible one must not be better
    for (int trial = 0; trial < 200; ++trial) {
      VectorX y(N.cols());
      for (double& value : y) value = any(random);
      const VectorX other = inside + 0.3 * N.colwise().normalized() * y;
      if (!feasible(p, other)) continue;
      ++compared;
      const VectorX near = answer.x + 0.05 * (other - answer.x);
      // what the evenness weight of 1e-5 may cost
      QVERIFY(objective(p, near) >= objective(p, answer.x) - 2e-4);
    }
  }
  QVERIFY2(compared > 1000 && bound > 50, qPrintable(QString("%1 %2").arg(compared).arg(bound)));
}

void LoadSharingTest::standingIsSymmetricAndCarriesTheWeight() {
  const auto model = human55();
  const VectorX q = standing(*model);
  const Task task = standingTask(*model, q);
  const SharedLoads shared = LoadSharing(*model, task).share(q, rest(*model), rest(*model));
  QVERIFY2(shared.tau.head<6>().norm() < kBalanced, qPrintable(QString::number(shared.tau.head<6>().norm())));
  QVERIFY(shared.violations.empty());
  QCOMPARE(shared.loads.size(), size_t(4));
  double up = 0.0;
  for (int i = 0; i < 2; ++i) {
    const Vector3 right = shared.loads[i].force, left = shared.loads[2 + i].force;
    // the left clavicle of the source is a hair longer: the body is symmetric to some newtons
    QVERIFY((right - Vector3(-left.x(), left.y(), left.z())).norm() < 5.0);
    up += right.y() + left.y();
  }
  QVERIFY(std::abs(up - 98.3 * 9.80665) < kBalanced);
  verifyWithinLimits(*model, task, q, shared);
}

void LoadSharingTest::loadsStayWithinTheirLimits() {
  const auto model = human55();
  const VectorX q = crouching(*model, 0.3);
  Task task = standingTask(*model, q);
  task.contacts.push_back(gripAt(*model, q, ContactEnd::RightHand));
  task.contacts.push_back(gripAt(*model, q, ContactEnd::LeftHand));
  task.contacts[2].limits.pull = 30.0;
  task.contacts[2].limits.shear = 20.0;
  task.contacts[0].limits.push = 250.0;
  Load push;
  push.force = Vector3(40, 0, 60);
  push.name = "push";
  task.loads = {push};
  const SharedLoads shared = LoadSharing(*model, task).share(q, rest(*model), rest(*model));
  QVERIFY(shared.tau.head<6>().norm() < kBalanced);
  QVERIFY2(shared.violations.empty(), shared.violations.empty() ? "" : told(shared.violations[0]).c_str());
  verifyWithinLimits(*model, task, q, shared);
}

void LoadSharingTest::aWarmStartChangesNothing() {
  const auto model = human55();
  const VectorX q = crouching(*model, 0.2);
  const Task task = standingTask(*model, q);
  LoadSharing sharing(*model, task);
  for (double bend : {0.0, 0.1, 0.15}) sharing.share(crouching(*model, bend), rest(*model), rest(*model));
  const SharedLoads warm = sharing.share(q, rest(*model), rest(*model));
  const SharedLoads cold = LoadSharing(*model, task).share(q, rest(*model), rest(*model));
  // newtons; both stop where the slope is 1e-10 per 100 N
  for (size_t i = 0; i < cold.loads.size(); ++i)
    QVERIFY((warm.loads[i].force - cold.loads[i].force).norm() < 1e-3);
  QVERIFY(warm.newtonSteps <= cold.newtonSteps);
}

void LoadSharingTest::whatCannotBeHeldIsNamed() {
  const auto model = human55();
  const VectorX q = standing(*model);
  Task task = standingTask(*model, q);
  Load push;
  push.force = Vector3(0, 0, 1500);
  push.name = "storm";
  task.loads = {push};
  const PostureResult result = shareLoads(*model, task, q);
  QCOMPARE(result.status, PostureStatus::Infeasible);
  QVERIFY(!result.violations.empty());
  bool contact = false;
  for (const Violation& violation : result.violations) {
    contact = contact || violation.kind() == ViolationKind::Friction ||
              violation.kind() == ViolationKind::ContactForce;
    QVERIFY(violation.amount > 0.0 && !told(violation).empty() && !remedyOf(violation).empty());
  }
  QVERIFY(contact);
  QVERIFY(result.tau.head<6>().norm() < 1e-6);
}

void LoadSharingTest::openContactsAreNamedFirst() {
  const auto model = human55();
  const VectorX q = standing(*model);
  Task task = standingTask(*model, q);
  QVERIFY(shareLoads(*model, task, q).violations.empty());
  task.contacts[1].position += Vector3(0.0, 0.0, 0.48);
  const PostureResult result = shareLoads(*model, task, q);
  QCOMPARE(result.status, PostureStatus::Infeasible);
  QCOMPARE(result.violations.front().kind(), ViolationKind::ContactPosition);
  QCOMPARE(result.violations.front().index, 1);
  QVERIFY(std::abs(result.violations.front().amount - 0.48) < 1e-9);
  QCOMPARE(told(result.violations[0]), task.contacts[1].name + " is 48.0 cm off its place");
  task.contacts[1].pinned = false;
  for (const Violation& violation : shareLoads(*model, task, q).violations)
    QVERIFY(violation.kind() != ViolationKind::ContactPosition);
}

/// Before anything is solved; a hand that has to turn as it is asked is told so alone.
void LoadSharingTest::aThumbTheOtherWayRoundIsTold() {
  const auto model = human55();
  const VectorX q = standing(*model);
  const Task standingOnly = standingTask(*model, q);
  Data data(*model);
  updateKinematics(*model, q, data);
  for (const ContactEnd hand : {ContactEnd::RightHand, ContactEnd::LeftHand})
    for (const ThumbSide asked : {ThumbSide::Free, ThumbSide::Along, ThumbSide::Against}) {
      Task task = standingOnly;
      Contact grip;
      grip.name = "grip";
      grip.end = hand;
      const Pose X_WG = sitePose(*model, data, model->findSite(contactSite(grip)));
      grip.position = X_WG.p;
      grip.axis = X_WG.R.col(2);  // a right hand's thumb lies along it
      grip.thumb = asked;
      task.contacts.push_back(grip);
      const bool isTurned = asked == (hand == ContactEnd::RightHand ? ThumbSide::Against : ThumbSide::Along);
      const PostureResult result = shareLoads(*model, task, q);
      const auto told = std::ranges::find(result.violations, std::string("grip"), &Violation::name);
      QCOMPARE(told != result.violations.end(), isTurned);
      if (isTurned) QVERIFY(told->law == Law::ContactFacing && std::abs(told->amount - M_PI) < 1e-9);
    }
}

void LoadSharingTest::openTargetsAreNamedBehindThem() {
  const auto model = human55();
  const VectorX q = standing(*model);
  Task task = standingTask(*model, q);
  Data data(*model);
  updateKinematics(*model, q, data);
  Target target;
  target.name = "right palm";
  target.site = "r_grip";
  target.position = sitePose(*model, data, model->findSite("r_grip")).p;
  task.targets = {target};
  QVERIFY(shareLoads(*model, task, q).violations.empty());
  task.targets[0].position.y() += 0.12;
  task.contacts[1].position += Vector3(0.0, 0.0, 0.48);
  const PostureResult result = shareLoads(*model, task, q);
  QCOMPARE(result.violations[0].kind(), ViolationKind::ContactPosition);
  QCOMPARE(result.violations[1].kind(), ViolationKind::Target);
  QCOMPARE(result.violations[1].index, 0);
  QVERIFY(std::abs(result.violations[1].amount - 0.12) < 1e-9);
  QCOMPARE(told(result.violations[1]), std::string("right palm is 12.0 cm off its place"));
  task.targets[0].mustHold = false;
  for (const Violation& violation : shareLoads(*model, task, q).violations)
    QVERIFY(violation.kind() != ViolationKind::Target);
}

/// What the hand then takes over is the least squares of the joints' loads, by a decomposition of its own.
void LoadSharingTest::aBaseThatStaysHasNothingToBalance() {
  const auto model = loadModel(std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/models/arm9.json");
  const int joints = model->jointCount();
  VectorX q = model->relaxedPosition();
  setJoint(*model, q, "r_shoulder_lowering", 0.4);
  setJoint(*model, q, "r_wrist_deviation", 0.3);
  Task task;
  const VectorX alone = LoadSharing(*model, task).share(q, rest(*model), rest(*model)).tau.tail(joints);
  Contact grip;
  grip.name = "hold";
  grip.kind = ContactKind::FixedGrip;
  grip.site = "r_held";
  task.contacts = {grip};
  task.laws.contactLimits = false;
  const SharedLoads shared = LoadSharing(*model, task).share(q, rest(*model), rest(*model));
  QVERIFY(shared.violations.empty());
  Data data(*model);
  updateKinematics(*model, q, data);
  MatrixX J(6, model->velocitySize());
  pointJacobian(*model, data, model->sites[model->findSite("r_held")].link, siteAt(*model, q, "r_held").p, J);
  const MatrixX relief = J.rightCols(joints).transpose();
  const VectorX least = alone - relief * relief.completeOrthogonalDecomposition().solve(alone);
  // all limits are 2000 N m; evenness costs a little
  QVERIFY2((shared.tau.tail(joints) - least).norm() < 0.02 * alone.norm(),
           qPrintable(QString("%1 of %2").arg((shared.tau.tail(joints) - least).norm()).arg(alone.norm())));
  QVERIFY(least.norm() < 0.5 * alone.norm());
}

/// The moment about the hinge is what it resists; where a hand has no lever on it, that is missing.
void LoadSharingTest::handsTurnDoorsAsTheyShould() {
  const auto model = human55();
  const VectorX q = standing(*model);
  Task task = standingTask(*model, q);
  Contact handle = gripAt(*model, q, ContactEnd::RightHand);
  for (const double resistance : {0.0, 9.0}) {
    handle.hinge = Hinge{handle.position + Vector3(0.4, 0.0, 0.1), Vector3::UnitY(), 0.0, resistance};
    task.contacts.resize(2);
    task.contacts.push_back(handle);
    const SharedLoads shared = LoadSharing(*model, task).share(q, rest(*model), rest(*model));
    QVERIFY(shared.violations.empty());
    const ContactLoad& hand = shared.loads.at(4);
    const double moment = ((hand.point - handle.hinge->point).cross(hand.force) + hand.moment).y();
    QVERIFY2(std::abs(moment + resistance) < kBalanced, qPrintable(QString::number(moment)));
  }
  task.contacts[2].hinge->point = handle.position;
  task.contacts[2].hinge->axis = handle.axis;
  const SharedLoads shared = LoadSharing(*model, task).share(q, rest(*model), rest(*model));
  QCOMPARE(shared.violations.size(), size_t(1));
  QCOMPARE(shared.violations[0].law, Law::HingeMoment);
  QVERIFY(std::abs(shared.violations[0].amount - 9.0) < 1e-6);
}

void LoadSharingTest::floatingNeedsNothing() {
  const auto model = human55();
  Task task;
  task.gravity.setZero();
  const PostureResult result = shareLoads(*model, task, model->neutralPosition());
  QCOMPARE(result.status, PostureStatus::Feasible);
  QVERIFY(result.tau.norm() < kBalanced);
}

void LoadSharingTest::fallingIsNamed() {
  const auto model = human55();
  const PostureResult result = shareLoads(*model, Task(), standing(*model));
  QCOMPARE(result.status, PostureStatus::Infeasible);
  QCOMPARE(result.violations.front().kind(), ViolationKind::Equilibrium);
  QVERIFY(std::abs(result.violations.front().amount - 98.3 * 9.80665) < 1e-6);
}

void LoadSharingTest::torqueLimitsYieldBeforeContacts() {
  const auto model = human55();
  const VectorX q = crouching(*model, 0.3);
  Task task = standingTask(*model, q);
  Load sack;
  sack.kind = LoadKind::Mass;
  sack.mass = 150.0;
  sack.name = "sack";
  task.loads = {sack};
  for (Contact& contact : task.contacts) contact.limits.push = 5000.0;
  const PostureResult result = shareLoads(*model, task, q);
  QVERIFY(result.peakLoad > 1.0);
  for (const Violation& violation : result.violations) QCOMPARE(violation.kind(), ViolationKind::JointTorque);
  QVERIFY(QString::fromStdString(told(result.violations.front())).contains("its limit is"));
}

/// 5 kg at rest are nothing; thrown up at 400 m/s^2 they press or pull with 2049 N.
void LoadSharingTest::aJerkedWeightIsTooMuchForTheHand() {
  const auto model = human55();
  const VectorX q = standing(*model);
  Task task = standingTask(*model, q);
  Load ball;
  ball.kind = LoadKind::Mass;
  ball.mass = 5.0;
  ball.site = "r_grip";
  ball.name = "ball";
  task.loads = {ball};
  const auto heldTooMuch = [&](double upwards) {
    VectorX vdot = rest(*model);
    vdot[1] = upwards;
    const SharedLoads shared = LoadSharing(*model, task).share(q, rest(*model), vdot);
    return std::any_of(shared.violations.begin(), shared.violations.end(),
                       [](const Violation& law) { return law.kind() == ViolationKind::HeldLoad; });
  };
  QVERIFY(!heldTooMuch(0.0));
  QVERIFY(heldTooMuch(400.0));
  task.laws.contactLimits = false;
  QVERIFY(!heldTooMuch(400.0));
}

QTEST_GUILESS_MAIN(LoadSharingTest)
#include "load_sharing_test.moc"
