// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/task_mirror.h"
#include "engine/model/own_point.h"

#include <QtTest>
#include <map>

#include "engine/dynamics/kinematics.h"
#include "engine/model/even_sides.h"
#include "engine/model/model_file.h"
#include "engine/planning/prediction/even_motion.h"
#include "engine/planning/prediction/motion_prediction.h"
#include "engine/task/file/task_file.h"
#include "tests/engine/planning/turned_task.h"

using namespace handhold;

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";
constexpr double kSame = 1e-9;
/// The printed lengths and masses of both sides differ in their last figure (m, N m).
constexpr double kPrinted = 1e-4, kPrintedTorque = 2e-2;

std::shared_ptr<const Model> human() { return loadModel(kResources + "/models/human55.json"); }

Task taskOf(const std::string& name, const Model& model) {
  return loadTask(kResources + "/tasks/" + name + ".json", model);
}

struct EvenPull {
  std::shared_ptr<const Model> model = human();
  Task task = taskOf("pull_up", *model);
  TaskMirror mirror = *TaskMirror::of(*model, task);
  MotionPlan plan = planPostures(*model, task, {});
  Task even = mirror.evened(*model, task);
  MotionLayout layout{*model, even};
  PlannedWay way = plan.even ? PlannedWay(*plan.even) : PlannedWay{plan.begin, plan.end, plan.guess};
  MotionProblem whole{*model, even, curvesThrough(*model, even, layout, way.guess, {way.begin, way.end}),
                      PostureProblem::Mode::Strict};
  EvenMotion problem{*model, whole, mirror};
};

bool isAside(const std::string& row) {
  for (const char* word : {"sideways", "yaw", "roll"})
    if (row.find(word) != std::string::npos) return true;
  return false;
}

/// d^T K d of a matrix without border.
double squareOver(BorderedBand& K, const VectorX& d) {
  double sum = 0.0;
  const int n = K.bandSize();
  for (int j = 0; j < n; ++j)
    for (int i = j; i <= std::min(n - 1, j + K.bandwidth()); ++i)
      sum += (i == j ? 1.0 : 2.0) * K.block(i, j, 1, 1)(0, 0) * d[i] * d[j];
  return sum;
}

}  // namespace

class TaskMirrorTest : public QObject {
  Q_OBJECT

 private slots:
  void findsThePlaneWhateverTheHeading_data() {
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"pull_up", "bar_swing", "squat_rise", "source_motion_3", "wall_push", "weight_lifting"})
      QTest::newRow(name) << name;
  }
  void findsThePlaneWhateverTheHeading() {
    QFETCH(QString, name);
    const auto model = human();
    for (const double angle : {0.0, 0.7, 2.0, M_PI}) {
      const Task task = turnedAboutVertical(taskOf(name.toStdString(), *model), angle);
      const auto mirror = TaskMirror::of(*model, task);
      QVERIFY(mirror.has_value());
      const Vector3 left = Eigen::AngleAxisd(angle, Vector3::UnitY()) * Vector3::UnitX();
      QVERIFY(std::abs(std::abs(mirror->normal().dot(left)) - 1.0) < kSame);
    }
  }

  /// What even motions cannot change is nothing to contradict: to the sides, about the other axes, and one
  /// hand against the other. As printed, the person's sides differ by 9 micrometres.
  void equationsOfBothSidesAgree_data() {
    QTest::addColumn<bool>("evened");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    QTest::newRow("as printed") << false << 1e-7 << 1e-3;
    QTest::newRow("with even sides") << true << 0.0 << 1e-10;
  }
  void equationsOfBothSidesAgree() {
    QFETCH(bool, evened);
    QFETCH(double, least);
    QFETCH(double, most);
    const EvenPull pull;
    const Model model = evened ? withEvenSides(*pull.model) : *pull.model;
    MotionProblem whole(model, pull.even, pull.whole.curves(), PostureProblem::Mode::Strict);
    const EvenMotion problem(model, whole, pull.mirror);
    NlpValues values;
    problem.evaluate(problem.reduced(whole.startFrom(whole.curves())), NlpProblem::Order::Values, values);
    std::map<std::string, double> grips;
    double worst = 0.0;
    for (int row = 0; row < problem.equalityCount(); ++row) {
      const std::string name = problem.equalityName(row);
      const double value = values.equality[row];
      if (isAside(name)) worst = std::max(worst, std::abs(value));
      if (name.find("grip position y") != name.npos || name.find("grip position z") != name.npos)
        grips[name.substr(name.find("grip"))] += name.starts_with("right") ? value : -value;
    }
    QVERIFY(grips.size() > 20);
    for (const auto& [name, gap] : grips) worst = std::max(worst, std::abs(gap));
    QVERIFY2(worst >= least && worst <= most, qPrintable(QString::number(worst)));
  }

  // Grips that carry a moment about their bar have an unknown more, which even motions keep.
  void momentsAboutTheBarAreEven() {
    const auto model = human();
    Task task = taskOf("pull_up", *model);
    for (Contact& contact : task.contacts)
      if (rowOf(contact).isOnBar()) contact.limits.turn = 5.0;
    const TaskMirror mirror = *TaskMirror::of(*model, task);
    const Task even = mirror.evened(*model, task);
    for (const Contact& contact : even.contacts)
      if (rowOf(contact).isOnBar()) QCOMPARE(contact.limits.turn, 5.0);
    QCOMPARE(MotionLayout(*model, even).bandSize, MotionLayout(*model, task).bandSize);
    for (Contact& contact : task.contacts)
      if (contact.end == ContactEnd::RightHand) contact.limits.turn = 0.0;
    QVERIFY(!TaskMirror::of(*model, task));
  }

  void seesWhatDiffersBetweenTheSides() {
    const auto model = human();
    const Task task = taskOf("squat_rise", *model);
    Task moved = task;
    moved.contacts[0].position.z() += 0.01;
    QVERIFY(!TaskMirror::of(*model, moved));
    Task turned = task;
    turned.contacts[0].heading = Vector3(0.1, 0.0, 1.0);
    QVERIFY(!TaskMirror::of(*model, turned));
    Task loaded = task;
    loaded.loads[0].com.x() = 0.1;
    QVERIFY(!TaskMirror::of(*model, loaded));
    // two hands with a weight each, which they lift from and to places of their own
    const Task lifting = taskOf("weight_lifting", *model);
    Task heavier = lifting;
    heavier.loads[0].mass *= 1.01;
    QVERIFY(!TaskMirror::of(*model, heavier));
    Task shifted = lifting;
    shifted.loads[0].com.y() += 1e-3;
    QVERIFY(!TaskMirror::of(*model, shifted));
    Task higher = lifting;
    higher.targets[0].position.y() += 1e-3;
    QVERIFY(!TaskMirror::of(*model, higher));
    Task later = lifting;
    later.motion.targets[0].to += 0.1;
    QVERIFY(!TaskMirror::of(*model, later));
    Model weak = *model;
    weak.joints[weak.findJoint("r_knee_flexion")].torqueUpper *= 0.5;
    QVERIFY(!TaskMirror::of(weak, task));
    Model leaning = *model;
    leaning.bodies[leaning.bodies.size() / 2].com.x() += 1e-3;
    QVERIFY(!TaskMirror::of(leaning, task));
    QVERIFY(!TaskMirror::of(*model, taskOf("ladder_step", *model)));
    QVERIFY(!TaskMirror::of(*model, taskOf("door_opening", *model)));
  }

  /// One in the middle by its name lies where somebody put it.
  void seesWherePointsOfOnesOwnLie() {
    const auto model = human();
    Task task = taskOf("squat_rise", *model);
    Load push;
    push.name = "push";
    push.force = Vector3(0.0, -10.0, 0.0);
    for (const char* point : {"chest 0 0 0.1", "chest 0.1 0 0"}) {
      const Model pointed = *withPoint(Subject(model), point).model;
      push.site = point;
      Task pushed = task;
      pushed.loads.push_back(push);
      QCOMPARE(TaskMirror::of(pointed, pushed).has_value(), push.site == "chest 0 0 0.1");
    }
  }

  /// What the body keeps clear of must lie alike on both sides; what it does not look at may lie anywhere.
  void seesWhatLiesInTheWay() {
    const auto model = human();
    Task task = taskOf("pull_up", *model);
    QVERIFY(task.laws.clearance);
    Prop box;
    box.kind = PropKind::Box;
    box.name = "box";
    box.size = Vector3(0.4, 0.3, 0.2);
    box.position = Vector3(0.0, 0.5, 0.6);
    task.props.push_back(box);
    QVERIFY(TaskMirror::of(*model, task));
    task.props.back().orientation = Quaternion(Eigen::AngleAxisd(0.3, Vector3::UnitX()));
    QVERIFY(TaskMirror::of(*model, task));
    task.props.back().orientation = Quaternion(Eigen::AngleAxisd(0.3, Vector3::UnitY()));
    QVERIFY(!TaskMirror::of(*model, task));
    task.props.back() = box;
    task.props.back().position.x() = 0.4;
    QVERIFY(!TaskMirror::of(*model, task));
    task.laws.clearance = false;
    QVERIFY(TaskMirror::of(*model, task));
    task.laws.clearance = true;
    task.props.push_back(box);
    task.props.back().position.x() = -0.4;
    QVERIFY(TaskMirror::of(*model, task));
  }

  // The right hand of a posture is where the left one of its image is, across the plane.
  void imagesSwapTheSides() {
    const auto model = human();
    const Task task = turnedAboutVertical(taskOf("squat_rise", *model), 0.6);
    const TaskMirror mirror = *TaskMirror::of(*model, task);
    VectorX q = model->relaxedPosition();
    q.head<3>() = Vector3(0.2, 1.0, -0.3);
    q.tail(model->jointCount()) += 0.1 * VectorX::LinSpaced(model->jointCount(), -1.0, 1.0);
    const VectorX image = mirror.image(*model, q);
    Data data(*model), other(*model);
    updateKinematics(*model, q, data);
    updateKinematics(*model, image, other);
    const Vector3 right = sitePose(*model, data, model->findSite("r_grip")).p;
    const Vector3 left = sitePose(*model, other, model->findSite("l_grip")).p;
    const Vector3 wanted = right - 2.0 * mirror.normal() * mirror.normal().dot(right - mirror.point());
    QVERIFY((left - wanted).norm() < kPrinted);
    QVERIFY(difference(*model, mirror.image(*model, image), q).norm() < kSame);
    const VectorX half = mirror.symmetric(*model, q);
    QVERIFY(difference(*model, half, mirror.image(*model, half)).norm() < kSame);
  }

  // Even motions of a problem whose sides are alike: both sides break the laws alike.
  void evenUnknownsGiveEvenMotions() {
    EvenPull pull;
    QVERIFY(pull.problem.isPossible());
    QVERIFY(pull.problem.variableCount() < 0.6 * pull.whole.variableCount());
    VectorX y = pull.problem.reduced(pull.whole.startFrom(pull.whole.curves()));
    QVERIFY((pull.problem.reduced(pull.problem.whole(y)) - y).norm() < kSame);
    std::srand(2);
    y += 0.01 * VectorX::Random(y.size());
    NlpValues values;
    pull.problem.evaluate(y, NlpProblem::Order::Values, values);
    for (const auto& instant : pull.whole.instants()) {
      const VectorX& q = instant->q();
      QVERIFY(difference(*pull.model, q, pull.mirror.image(*pull.model, q)).norm() < kSame);
      const VectorX tau = instant->problem().evaluation().tau();
      for (int i = 1; i < pull.model->linkCount(); ++i) {
        const Joint& joint = pull.model->joints[i];
        QVERIFY(std::abs(tau[5 + i] - joint.mirrorSign * tau[5 + joint.mirror]) < kPrintedTorque);
      }
    }
  }

  void evenDerivativesMatchDifferences() {
    EvenPull pull;
    VectorX y = pull.problem.reduced(pull.whole.startFrom(pull.whole.curves()));
    std::srand(3);
    const VectorX d = VectorX::Random(y.size());
    const double h = 1e-6;
    NlpValues above, below, here;
    pull.problem.evaluate(y + h * d, NlpProblem::Order::Derivatives, above);
    pull.problem.evaluate(y - h * d, NlpProblem::Order::Derivatives, below);
    pull.problem.evaluate(y, NlpProblem::Order::Derivatives, here);
    VectorX E(pull.problem.equalityCount()), I(pull.problem.inequalityCount());
    pull.problem.multiply(d, E, I);
    const double slope = (above.objective - below.objective) / (2.0 * h);
    QVERIFY(std::abs(slope - here.gradient.dot(d)) < 1e-5 * (1.0 + std::abs(slope)));
    QVERIFY(((above.equality - below.equality) / (2.0 * h) - E).norm() < 1e-5 * E.norm());
    const VectorX none = VectorX::Zero(E.size()), noneI = VectorX::Zero(I.size());
    BorderedBand K = pull.problem.newMatrix();
    pull.problem.assemble({1.0, none, noneI, none, noneI}, K);
    BorderedBand whole = pull.whole.newMatrix();
    pull.whole.assemble({1.0, none, noneI, none, noneI}, whole);
    VectorX missed = whole.diagonal() - pull.whole.hessianDiagonal();
    for (const int first : pull.whole.layout().groups[0].first)  // the chart of the base is left out
      if (first >= 0) missed.segment<3>(first + 3).setZero();
    QVERIFY(missed.norm() < 1e-9 * whole.diagonal().norm());
    const VectorX x = pull.problem.whole(y + d) - pull.problem.whole(y);
    const double bend = squareOver(K, d), wanted = squareOver(whole, x);
    QVERIFY2(std::abs(bend - wanted) < 1e-9 * std::abs(wanted), qPrintable(QString::number(bend / wanted)));
  }

  // A limit that differs tells the sides apart, not the motion.
  void anEvenTaskGivesAnEvenMotion() {
    const auto model = human();
    Task task = taskOf("squat_rise", *model);
    task.contacts[0].limits.push *= 0.9;
    const MotionPrediction p = predictMotion(*model, task, {});
    QVERIFY(p.outcome.violations.empty());
    const TaskMirror mirror = *TaskMirror::of(*model, task);
    for (const MotionFrame& frame : p.outcome.motion.frames)
      QVERIFY(difference(*model, frame.q, mirror.image(*model, frame.q)).lpNorm<Eigen::Infinity>() < 0.02);
  }

  // Small and tall people rise as others do, whatever the time: none of them is lost on the way.
  void everybodysSidesAreAlike_data() {
    QTest::addColumn<QString>("who");
    for (const char* who : {"f05", "f50", "m50", "m95"}) QTest::newRow(who) << who;
  }
  void everybodysSidesAreAlike() {
    QFETCH(QString, who);
    const auto model = loadModel(kResources + "/models/" + who.toStdString() + ".json");
    QVERIFY(TaskMirror::of(*model, taskOf("squat_rise", *model)));
  }

  void aSmallWomanRisesInAnyTime() {
    const auto model = loadModel(kResources + "/models/f05.json");
    Task task = taskOf("squat_rise", *model);
    double before = 1e300;
    for (const double duration : {1.6, 1.9, 2.0, 2.3}) {
      task.motion.duration = duration;
      const MotionPrediction p = predictMotion(*model, task, {});
      QCOMPARE(p.outcome.status, PostureStatus::Optimal);
      QVERIFY2(p.outcome.objective < before, qPrintable(QString::number(duration)));
      before = p.outcome.objective;
    }
  }
};

QTEST_APPLESS_MAIN(TaskMirrorTest)
#include "task_mirror_test.moc"
