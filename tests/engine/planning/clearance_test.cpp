// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <random>

#include "engine/math/rotation.h"
#include "engine/planning/constraints/circle_rows.h"
#include "engine/planning/constraints/clearance_rows.h"
#include "engine/planning/posture.h"
#include "engine/task/task_file.h"
#include "tests/engine/planning/test_tasks.h"

using namespace handhold;

namespace {

/// Sampled distances are too long by less than the step between samples (m).
constexpr int kSamples = 300;
/// Central differences of smooth rows, of size one, with steps of 1e-6: rounding and the third derivative.
constexpr double kStep = 1e-6, kSlopeError = 1e-6, kBendError = 1e-4;

const Model& human() {
  static const auto model = human55();
  return *model;
}

Task sample(const std::string& name) {
  return loadTask(std::string(HANDHOLD_SOURCE_DIR) + "/resources/tasks/" + name + ".json", human());
}

/// Other code than the solver's: both segments sampled.
double sampledDistance(const Segment& a, const Segment& b) {
  double least = INFINITY;
  for (int i = 0; i <= kSamples; ++i)
    for (int k = 0; k <= kSamples; ++k)
      least = std::min(least, (a.at(1.0 * i / kSamples) - b.at(1.0 * k / kSamples)).norm());
  return least;
}

/// Directions spread evenly over a sphere on a golden spiral.
std::vector<Vector3> directions(int count) {
  std::vector<Vector3> list;
  for (int k = 0; k < count; ++k) {
    const double z = 1.0 - (2.0 * k + 1.0) / count, turn = M_PI * (3.0 - std::sqrt(5.0)) * k;
    list.emplace_back(std::sqrt(1.0 - z * z) * std::cos(turn), std::sqrt(1.0 - z * z) * std::sin(turn), z);
  }
  return list;
}

/// The greatest gap that a direction sees between the two: the distance, or minus the shortest way out.
double sampledGap(const Segment& a, const Block& block) {
  static const std::vector<Vector3> kDirections = directions(20000);
  const Pose X_BW = block.X_WB.inverse();
  const Vector3 from = X_BW * a.from, to = X_BW * a.to;
  double most = -INFINITY;
  for (const Vector3& n : kDirections)
    most = std::max(most, std::min(n.dot(from), n.dot(to)) - n.cwiseAbs().dot(block.half));
  return most;
}

/// Between the outsides: to the points clamped into the box.
double sampledDistance(const Segment& a, const Block& block) {
  double least = INFINITY;
  for (int i = 0; i <= 10 * kSamples; ++i) {
    const Vector3 p = block.X_WB.inverse() * a.at(0.1 * i / kSamples);
    least = std::min(least, (p - p.cwiseMax(-block.half).cwiseMin(block.half)).norm());
  }
  return least > 0.0 ? least : sampledGap(a, block);
}

Segment world(const Data& data, const Capsule& capsule) {
  const Matrix3& R = data.R_WL[capsule.link];
  const Vector3& p = data.p_WL[capsule.link];
  return {p + R * capsule.from, p + R * capsule.to};
}

/// The deepest that two parts of the body overlap (m); negative when all are apart.
double deepestOverlap(const Model& model, const VectorX& q) {
  Data data(model);
  updateKinematics(model, q, data);
  double deepest = -INFINITY;
  for (const auto& [i, k] : model.capsulePairs) {
    const Capsule &a = model.capsules[i], &b = model.capsules[k];
    const double gap = sampledDistance(world(data, a), world(data, b));
    deepest = std::max(deepest, a.radius + b.radius - gap);
  }
  return deepest;
}

class RandomShapes {
 public:
  double number(double low, double high) {
    return std::uniform_real_distribution<double>(low, high)(random_);
  }
  Vector3 point(double reach) {
    return Vector3(number(-reach, reach), number(-reach, reach), number(-reach, reach));
  }
  Segment segment() {
    const Vector3 from = point(0.4);
    return {from, from + point(0.3)};
  }
  /// Joints within half of their limits, the body somewhere and turned.
  VectorX posture(const Model& model) {
    VectorX q = model.relaxedPosition();
    for (int i = 1; i < model.linkCount(); ++i)
      q[6 + i] = 0.5 * q[6 + i] + 0.5 * number(model.joints[i].lower, model.joints[i].upper);
    VectorX step = VectorX::Zero(model.velocitySize());
    step.head<3>() = point(0.1);
    step.segment<3>(3) = point(0.3);
    return moved(model, q, step);
  }

 private:
  std::mt19937 random_{2026};
};

/// A cage of props about the body, so that all kinds of rows are near.
Task cage() {
  Task task;
  Prop floor, bar, box, ladder;
  floor.name = "floor";
  floor.kind = PropKind::Floor;
  floor.position.y() = -0.85;
  bar.name = "bar";
  bar.kind = PropKind::Bar;
  bar.position = Vector3(0, -0.1, 0.22);
  bar.size = Vector3(1.0, 0.03, 1.0);
  box.name = "box";
  box.position = Vector3(-0.5, -0.2, 0.1);
  box.orientation = Quaternion(Eigen::AngleAxisd(0.4, Vector3(1, 2, 3).normalized()));
  box.size = Vector3(0.4, 0.5, 0.3);
  ladder.name = "ladder";
  ladder.kind = PropKind::Ladder;
  ladder.position = Vector3(0.3, -0.4, 0.2);
  ladder.size = Vector3(0.4, 1.2, 1.0);
  task.props = {floor, bar, box, ladder};
  return task;
}

/// Rows of a constraint as functions of the unknowns about a posture.
class RowProbe {
 public:
  RowProbe(const Model& model, const Task& task, const VectorX& q)
      : layout_(model, task, Regime::Still),
        evaluation_(model, task, layout_),
        curvature_(evaluation_),
        q_(q),
        x_(VectorX::Zero(layout_.size)) {
    x_.segment(6, model.jointCount()) = q.tail(model.jointCount());
  }

  int size() const { return layout_.size; }
  VectorX values(const Constraint& rows, int k = 0, double step = 0.0) {
    set(k, step);
    VectorX c(rows.rows());
    rows.evaluate(evaluation_, c);
    return c;
  }
  /// By x, whose rotation is a vector from the reference.
  MatrixX jacobian(const Constraint& rows, int k = 0, double step = 0.0) {
    set(k, step);
    MatrixX J(rows.rows(), layout_.size);
    rows.jacobian(evaluation_, J);
    const Vector3 offset = evaluation_.x().segment<3>(3);
    J.middleCols<3>(3) = J.middleCols<3>(3).eval() * leftJacobian(offset);
    return J;
  }
  MatrixX hessian(const Constraint& rows, const VectorX& y) {
    set(0, 0.0);
    MatrixX H;
    curvature_.begin(H);
    rows.addCurvature(evaluation_, y, curvature_);
    curvature_.finish();
    return H;
  }
  std::vector<Unmet> unmet(const Constraint& rows) {
    set(0, 0.0);
    std::vector<Unmet> list;
    rows.describe(evaluation_, 1e-3, list);
    return list;
  }

 private:
  void set(int k, double step) {
    VectorX x = x_;
    x[k] += step;
    evaluation_.set(x, q_, NlpProblem::Order::Derivatives);
  }

  PostureLayout layout_;
  PostureEvaluation evaluation_;
  Curvature curvature_;
  VectorX q_, x_;
};

/// Greatest difference between the rows' slopes and central differences, relative to one.
double slopeError(RowProbe& probe, const Constraint& rows) {
  const MatrixX J = probe.jacobian(rows);
  double worst = 0.0;
  for (int k = 0; k < probe.size(); ++k) {
    const VectorX d = (probe.values(rows, k, kStep) - probe.values(rows, k, -kStep)) / (2.0 * kStep);
    worst = std::max(worst, ((J.col(k) - d).cwiseAbs().array() / (1.0 + d.cwiseAbs().array())).maxCoeff());
  }
  return worst;
}

/// The same for the Hessian of y . rows, relative to its greatest entry.
double bendError(RowProbe& probe, const Constraint& rows, const VectorX& y) {
  const MatrixX H = probe.hessian(rows, y);
  MatrixX differences(H.rows(), H.cols());
  for (int k = 0; k < probe.size(); ++k)
    differences.col(k) =
        (probe.jacobian(rows, k, kStep) - probe.jacobian(rows, k, -kStep)).transpose() * y / (2.0 * kStep);
  // the rotation's own coordinates are symmetric only at the reference: so are differences only there
  const MatrixX even = 0.5 * (differences + differences.transpose());
  return (H - even).cwiseAbs().maxCoeff() / (1.0 + even.cwiseAbs().maxCoeff());
}

Target wish(const std::string& site, const Vector3& place) {
  Target target;
  target.name = "reach";
  target.site = site;
  target.position = place;
  target.mustHold = false;
  target.weight = 10.0;
  return target;
}

/// Feet that keep their heading, so that the body cannot turn the chest out of the hand's way, and a wish
/// that the right hand be inside the chest.
Task handInChest(const VectorX& q) {
  Task task = standingTask(human(), q);
  for (Contact& foot : task.contacts) foot.heading = Vector3::UnitZ();
  task.targets = {wish("r_grip", siteAt(human(), q, "chest").p - Vector3(0, 0.05, 0.12))};
  return task;
}

int rowsAbout(const Task& task, const std::string& capsule, const std::string& prop) {
  int count = 0;
  for (const ClearancePair& pair : clearancePairs(human(), task))
    count += human().capsules[pair.capsule].name == capsule && pair.name == prop ? 1 : 0;
  return count;
}

}  // namespace

class ClearanceTest : public QObject {
  Q_OBJECT

 private slots:
  void distancesAgreeWithSampling();
  void distancesToBoxesAgreeWithSampling();
  void deepInABoxIsTheShortestWayOut();
  void slopesHoldThroughABox();
  void parallelSegmentsMoveSmoothly();
  void rowsHaveTheSlopesOfDifferences();
  void rowsHaveTheBendOfDifferences();
  void farRowsCostNothing();
  void peopleAtEaseTouchNothing();
  void contactsExcuseTheirLimbs();
  void theHandStaysOutOfTheTrunk();
  void theHandStaysOutOfABox();
  void collisionsAreToldInWords();
  void whatCannotBeClearIsTold();
  void sampleTasksCanBeHeldClear_data();
  void sampleTasksCanBeHeldClear();
  void circlesHaveTheSlopesAndBendOfDifferences();
  void theHandFollowsACircle();
  void aCircleOutOfReachIsTold();
};

void ClearanceTest::distancesAgreeWithSampling() {
  RandomShapes random;
  for (int k = 0; k < 200; ++k) {
    const Segment a = random.segment(), b = random.segment();
    const double sampled = sampledDistance(a, b), found = nearestPoints(a, b).distance;
    const double step = (a.length() + b.length()) / kSamples;
    QVERIFY2(found > sampled - step, qPrintable(QString("%1 for %2").arg(found).arg(sampled)));
    QVERIFY2(found < sampled + (sampled > 0.1 ? kNearestExcessAtTenCentimetres : kNearestExcess),
             qPrintable(QString("%1 for %2").arg(found).arg(sampled)));
  }
}

/// Rounded edges lie at most (sqrt 3 - 1) cm inside the corners; the middles add a millimetre. Sampled
/// directions miss the best one by up to a degree and see no more than it does.
void ClearanceTest::distancesToBoxesAgreeWithSampling() {
  RandomShapes random;
  int inside = 0;
  for (int k = 0; k < 500; ++k) {
    Segment a = random.segment();
    for (Vector3* end : {&a.from, &a.to}) *end *= 0.7;
    Block block{{Quaternion(Eigen::AngleAxisd(1.0, random.point(1.0).normalized())).toRotationMatrix(),
                 random.point(0.1)},
                Vector3(random.number(0.02, 0.2), random.number(0.02, 0.2), random.number(0.02, 0.2))};
    const double sampled = sampledDistance(a, block), found = nearestPoints(a, block).distance;
    inside += sampled < 0.0 ? 1 : 0;
    const double coarse = sampled < 0.0 ? 0.015 * (a.length() + block.half.norm()) : 0.0;
    QVERIFY2(found > sampled - a.length() / kSamples,
             qPrintable(QString("%1 for %2").arg(found).arg(sampled)));
    QVERIFY2(found < sampled + 0.0085 + coarse, qPrintable(QString("%1 for %2").arg(found).arg(sampled)));
  }
  QVERIFY2(inside > 50 && inside < 450, qPrintable(QString::number(inside)));
}

/// A limb that is pushed through a thin board gets out on the side where more of it is.
void ClearanceTest::deepInABoxIsTheShortestWayOut() {
  const Block board{Pose{Matrix3::Identity(), Vector3::Zero()}, Vector3(0.4, 0.6, 0.015)};
  const Segment leg{Vector3(0.05, 0.0, -0.1), Vector3(-0.05, 0.1, 0.3)};
  const NearestPoints near = nearestPoints(leg, board);
  QVERIFY((near.normal - Vector3::UnitZ()).norm() < 1e-12);
  QVERIFY((near.a - leg.from).norm() < 1e-12);
  // the term for the middles adds a millimetre at an end
  QVERIFY(std::abs(near.distance - (-0.1 - 0.015 + 0.001)) < 1e-12);
  // beside the middle of a long beam's edge the way leads across the edge
  const Block beam{Pose{Matrix3::Identity(), Vector3::Zero()}, Vector3(0.5, 0.1, 0.1)};
  const double deep = 0.04;
  const Vector3 past = Vector3(0, 0.1, 0.1) - deep * Vector3(0, 1, 1).normalized();
  const Segment rod{past + Vector3(0.02, 0.2, -0.2), past - Vector3(0.02, 0.2, -0.2)};
  const NearestPoints across = nearestPoints(rod, beam);
  QVERIFY((across.normal - Vector3(0, 1, 1).normalized()).norm() < 1e-12);
  // the box's edge is rounded by a centimetre, which lies (sqrt 2 - 1) cm nearer
  QVERIFY(std::abs(across.distance + deep - 0.01 * (std::sqrt(2.0) - 1.0)) < 1e-12);
}

/// Over all depths the distance is continuous and its slope is that of the differences, but where two ways
/// out are equally long.
void ClearanceTest::slopesHoldThroughABox() {
  RandomShapes random;
  int kinks = 0, seen = 0;
  for (int k = 0; k < 200; ++k) {
    const Segment a{random.point(0.3), random.point(0.3)};
    const Vector3 way = random.point(1.0).normalized();
    const Block block{Pose{Matrix3::Identity(), Vector3::Zero()}, Vector3(0.1, 0.15, 0.02)};
    const auto at = [&](double t) { return nearestPoints(Segment{a.from + t * way, a.to + t * way}, block); };
    for (double t = -0.4; t < 0.4; t += 0.02) {
      const NearestPoints before = at(t - kStep), here = at(t), after = at(t + kStep);
      QVERIFY(std::abs(after.distance - before.distance) <= 2.0 * kStep * (1.0 + 1e-6));
      const double slope = (after.distance - before.distance) / (2.0 * kStep);
      ++seen;
      kinks += std::abs(slope - here.normal.dot(way)) > 1e-5 ? 1 : 0;
    }
  }
  // kinks within a micrometre of one of so many places would be a wonder
  QVERIFY2(seen > 5000 && kinks <= 1, qPrintable(QString("%1 of %2").arg(kinks).arg(seen)));
}

/// Turning one of two parallel segments by an angle moves the nearest points by d l^2 / (2 m) times that,
/// 2 mm for a hundredth of a degree; without the term for the middles they leap from end to end.
void ClearanceTest::parallelSegmentsMoveSmoothly() {
  const Segment a{Vector3(-0.15, 0, 0), Vector3(0.15, 0, 0)};
  Vector3 last = nearestPoints(a, Segment{Vector3(-0.15, 0.1, 0), Vector3(0.15, 0.1, 0)}).a;
  QVERIFY(last.norm() < 1e-12);
  for (int k = 1; k <= 100; ++k) {
    const Vector3 half = 0.15 * Vector3(std::cos(1.7e-4 * k), std::sin(1.7e-4 * k), 0.0);
    const Vector3 centre(0, 0.1, 0);
    const Vector3 now = nearestPoints(a, Segment{centre - half, centre + half}).a;
    QVERIFY((now - last).norm() < 2e-3);
    last = now;
  }
}

void ClearanceTest::rowsHaveTheSlopesOfDifferences() {
  RandomShapes random;
  const Task task = cage();
  const ClearanceRows rows(human(), task);
  VectorX seen = VectorX::Zero(rows.rows());
  for (int k = 0; k < 20; ++k) {
    RowProbe probe(human(), task, random.posture(human()));
    const double error = slopeError(probe, rows);
    QVERIFY2(error < kSlopeError, qPrintable(QString::number(error)));
    seen += probe.jacobian(rows).rowwise().norm();
  }
  QVERIFY((seen.array() > 0.0).count() > rows.rows() / 2);
}

void ClearanceTest::rowsHaveTheBendOfDifferences() {
  RandomShapes random;
  const Task task = cage();
  const ClearanceRows rows(human(), task);
  for (int k = 0; k < 10; ++k) {
    RowProbe probe(human(), task, random.posture(human()));
    for (int r = 0; r < rows.rows(); ++r) {
      if (probe.jacobian(rows).row(r).isZero(0.0)) continue;
      const double error = bendError(probe, rows, VectorX::Unit(rows.rows(), r));
      QVERIFY2(error < kBendError, qPrintable(QString("%1: %2").arg(rows.rowName(r).c_str()).arg(error)));
    }
  }
}

void ClearanceTest::farRowsCostNothing() {
  Task task = cage();
  for (Prop& prop : task.props) prop.position += Vector3(0, -10, 0);
  const ClearanceRows rows(human(), task);
  RowProbe probe(human(), task, human().zeroPosition());
  const VectorX values = probe.values(rows);
  const int own = static_cast<int>(human().capsulePairs.size());
  QVERIFY(rows.rows() > own);
  QVERIFY(probe.jacobian(rows).bottomRows(rows.rows() - own).isZero(0.0));
  for (int r = own; r < rows.rows(); ++r) QCOMPARE(values[r], values[own]);
}

void ClearanceTest::peopleAtEaseTouchNothing() {
  for (const VectorX& q : {human().zeroPosition(), human().relaxedPosition(), human().neutralPosition(),
                           crouching(human(), 0.34)})
    QVERIFY2(deepestOverlap(human(), q) < 0.0, qPrintable(QString::number(deepestOverlap(human(), q))));
}

void ClearanceTest::contactsExcuseTheirLimbs() {
  Task task = sample("standing_pull");
  QCOMPARE(rowsAbout(task, "r_foot", "floor"), 0);
  QCOMPARE(rowsAbout(task, "r_shank", "floor"), 1);
  QCOMPARE(rowsAbout(task, "r_forearm", "bar"), 0);
  QCOMPARE(rowsAbout(task, "head", "bar"), 1);
  task.contacts[0].pinned = task.contacts[2].pinned = false;
  QCOMPARE(rowsAbout(task, "r_foot", "floor"), 1);
  QCOMPARE(rowsAbout(task, "r_hand", "bar"), 0);
  task.contacts.erase(task.contacts.begin() + 2);
  QCOMPARE(rowsAbout(task, "r_hand", "bar"), 1);
  // two rails and four rungs for a hand, a board for the head
  QCOMPARE(rowsAbout(cage(), "r_hand", "ladder"), 6);
  QCOMPARE(rowsAbout(cage(), "head", "ladder"), 1);
}

void ClearanceTest::theHandStaysOutOfTheTrunk() {
  const VectorX q = standing(human());
  Task task = handInChest(q);
  task.targets[0].mustHold = true;
  const PostureResult through = solvePosture(human(), task, q, {});
  QVERIFY2(through.solved(), through.message.c_str());
  const double overlap = deepestOverlap(human(), through.q);
  QVERIFY2(overlap > 0.03, qPrintable(QString::number(overlap)));
  task.targets[0].mustHold = false;
  task.laws.clearance = true;
  const PostureResult clear = solvePosture(human(), task, q, {});
  QVERIFY2(clear.solved(), clear.message.c_str());
  QVERIFY2(deepestOverlap(human(), clear.q) < 0.0,
           qPrintable(QString::number(deepestOverlap(human(), clear.q))));
}

void ClearanceTest::theHandStaysOutOfABox() {
  const VectorX q = standing(human());
  Task task = standingTask(human(), q);
  Prop box;
  box.name = "crate";
  box.position = siteAt(human(), q, "chest").p + Vector3(-0.1, -0.1, 0.4);
  box.size = Vector3(0.3, 0.3, 0.3);
  task.props = {box};
  task.targets = {wish("r_grip", box.position - Vector3(0, 0, 0.1))};
  task.laws.clearance = true;
  const PostureResult clear = solvePosture(human(), task, q, {});
  QVERIFY2(clear.solved(), clear.message.c_str());
  Data data(human());
  updateKinematics(human(), clear.q, data);
  const Block block{{Matrix3::Identity(), box.position}, 0.5 * box.size};
  double least = INFINITY;
  for (const Capsule& capsule : human().capsules)
    least = std::min(least, sampledDistance(world(data, capsule), block) - capsule.radius);
  // it comes near, up to the margin and the rounded edges
  QVERIFY2(least > -0.004 && least < 0.02, qPrintable(QString::number(least)));
}

void ClearanceTest::collisionsAreToldInWords() {
  const VectorX q = standing(human());
  Task task = handInChest(q);
  const PostureResult through = solvePosture(human(), task, q, {});
  RowProbe probe(human(), task, through.q);
  const std::vector<Unmet> unmet = probe.unmet(ClearanceRows(human(), task));
  QVERIFY(!unmet.empty());
  QCOMPARE(unmet[0].kind, UnmetKind::Collision);
  QVERIFY2(QString::fromStdString(unmet[0].sentence).startsWith("right ") &&
               QString::fromStdString(unmet[0].sentence).contains(" passes "),
           unmet[0].sentence.c_str());
  QVERIFY(unmet[0].index > 0 && human().joints[unmet[0].index].limb == Limb::RightArm);
}

void ClearanceTest::whatCannotBeClearIsTold() {
  const VectorX q = standing(human());
  Task task = standingTask(human(), q);
  Prop box;
  box.name = "crate";
  box.position = siteAt(human(), q, "chest").p + Vector3(-0.1, -0.1, 0.5);
  box.size = Vector3(0.4, 0.4, 0.4);
  task.props = {box};
  task.targets = {wish("r_grip", box.position)};
  task.targets[0].mustHold = true;
  task.laws.clearance = true;
  const PostureResult impossible = solvePosture(human(), task, q, {});
  QCOMPARE(impossible.status, PostureStatus::Infeasible);
  QVERIFY(std::any_of(impossible.unmet.begin(), impossible.unmet.end(), [](const Unmet& u) {
    return u.kind == UnmetKind::Collision || u.kind == UnmetKind::Target;
  }));
}

void ClearanceTest::sampleTasksCanBeHeldClear_data() {
  QTest::addColumn<QString>("name");
  for (const char* name :
       {"standing_pull", "overhead_work", "wall_push", "squat_load", "foot_restraint", "floating_rest",
        "source_trial_1", "source_trial_2", "source_trial_3", "source_trial_4"})
    QTest::newRow(name) << name;
}

void ClearanceTest::sampleTasksCanBeHeldClear() {
  QFETCH(QString, name);
  Task task = sample(name.toStdString());
  task.laws.clearance = true;
  const PostureResult result = solvePosture(human(), task, task.start, {});
  QVERIFY2(result.solved(), result.message.c_str());
  QVERIFY2(deepestOverlap(human(), result.q) < 0.0,
           qPrintable(QString::number(deepestOverlap(human(), result.q))));
}

void ClearanceTest::circlesHaveTheSlopesAndBendOfDifferences() {
  RandomShapes random;
  Target target = wish("r_grip", Vector3(0.1, 0.2, 0.3));
  target.kind = TargetKind::Circle;
  target.direction = Vector3(1, 2, -1);
  target.radius = 0.4;
  const CircleRows rows(human(), target, 0, 1.0);
  for (int k = 0; k < 5; ++k) {
    RowProbe probe(human(), {}, random.posture(human()));
    QVERIFY(slopeError(probe, rows) < kSlopeError);
    QVERIFY(bendError(probe, rows, Eigen::Vector2d(0.7, -1.3)) < kBendError);
  }
}

/// A door handle half a metre from its hinge.
void ClearanceTest::theHandFollowsACircle() {
  const VectorX q = standing(human());
  Task task = standingTask(human(), q);
  Target handle = wish("r_grip", siteAt(human(), q, "r_grip").p + Vector3(-0.4, 0.2, 0.2));
  handle.kind = TargetKind::Circle;
  handle.radius = 0.5;
  handle.mustHold = true;
  task.targets = {handle};
  const PostureResult result = solvePosture(human(), task, q, {});
  QVERIFY2(result.solved(), result.message.c_str());
  const Vector3 out = siteAt(human(), result.q, "r_grip").p - handle.position;
  QVERIFY(std::abs(out.y()) < 1e-5);
  QVERIFY(std::abs(std::hypot(out.x(), out.z()) - 0.5) < 1e-5);
}

void ClearanceTest::aCircleOutOfReachIsTold() {
  Target far = wish("r_grip", Vector3(0, 0, 5));
  far.kind = TargetKind::Circle;
  RowProbe probe(human(), {}, human().zeroPosition());
  const std::vector<Unmet> unmet = probe.unmet(CircleRows(human(), far, 3, 1.0));
  QCOMPARE(unmet.size(), size_t(1));
  QCOMPARE(unmet[0].kind, UnmetKind::Target);
  QCOMPARE(unmet[0].index, 3);
  // 4.5 m from the edge seen from above the centre of the body, some more from an outstretched hand
  QVERIFY(unmet[0].amount > 4.4 && unmet[0].amount < 4.8);
  QVERIFY(QString::fromStdString(unmet[0].sentence).contains(" off its circle"));
}

QTEST_GUILESS_MAIN(ClearanceTest)
#include "clearance_test.moc"
