// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>

#include "engine/laws/constraints/slipping_points.h"
#include "engine/laws/evaluation/violated_limits.h"
#include "engine/model/model_file.h"
#include "engine/planning/posture/posture.h"
#include "engine/planning/prediction/load_closure.h"
#include "engine/task/file/task_file.h"

using namespace handhold;

namespace {

const std::filesystem::path kResources = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources";
constexpr double kClosed = 1e-9;  // N and N m, rounding of loads of a thousand newtons

struct Held {
  std::shared_ptr<const Model> model = loadModel(kResources / "models/human55.json");
  Task task;
  std::unique_ptr<PostureProblem> problem;
  VectorX x;

  explicit Held(const char* name) : task(loadTask(kResources / "tasks" / name, *model)) {
    const PostureResult solved = solvePosture(*model, task, {}, {});
    problem = std::make_unique<PostureProblem>(*model, task, solved.q, PostureProblem::Mode::Strict);
    x = problem->startFrom(solved.q);
  }
};

double residual(const PostureProblem& problem) { return problem.evaluation().tau().head<6>().norm(); }

}  // namespace

class LoadClosureTest : public QObject {
  Q_OBJECT

 private slots:
  // The first guess of the loads balances forces alone; closing it balances moments as well.
  void feetAndHandsTakeOverWhatIsMissing_data() {
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"standing_pull.json", "squat_load.json", "foot_restraint.json", "overhead_work.json"})
      QTest::newRow(name) << name;
  }
  void feetAndHandsTakeOverWhatIsMissing() {
    QFETCH(QString, name);
    Held held(name.toUtf8().constData());
    held.problem->at(held.x);
    const double before = residual(*held.problem);
    QVERIFY(before > 1.0);
    const LoadClosure closure = closeEquilibrium(*held.problem);
    QVERIFY2(residual(*held.problem) < kClosed, qPrintable(QString::number(residual(*held.problem))));
    constexpr double kRounding = 1e-9;  // of the whole, where the contacts take over all of it
    QVERIFY(std::hypot(closure.force, closure.moment) <= (1.0 + kRounding) * before);
    QVERIFY(std::hypot(closure.force, closure.moment) > 0.5 * before / std::sqrt(3.0));
  }

  // Two hands and two feet: what one hand's limit refuses the others take over.
  void noLoadPassesItsLimit() {
    Held free("standing_pull.json");
    free.problem->at(free.x);
    closeEquilibrium(*free.problem);
    const PostureLayout& layout = free.problem->layout();
    const VectorX unbound = free.problem->evaluation().x();
    int index = -1;
    for (int k = 0; k < static_cast<int>(layout.loads.size()) && index < 0; ++k)
      if (layout.points[layout.loads[k].point].axes == LoadAxes::Site &&
          std::abs(unbound[layout.loadIndex(k)]) > 0.1)
        index = k;
    QVERIFY(index >= 0);
    const int load = layout.loadIndex(index);
    Held bound("standing_pull.json");
    const double most = 0.8 * std::abs(unbound[load]), limit = most * PostureLayout::kForceScale;  // N
    Contact& weak = bound.task.contacts[layout.points[layout.loads[index].point].contact];
    weak.limits.push = limit;
    weak.limits.pull = weak.limits.shear = limit;
    PostureProblem tight(*bound.model, bound.task, bound.problem->reference(), PostureProblem::Mode::Strict);
    tight.at(free.x);
    closeEquilibrium(tight);
    QVERIFY(std::abs(tight.evaluation().x()[load]) <= most + 1e-9);
    QVERIFY2(residual(tight) < kClosed, qPrintable(QString::number(residual(tight))));
  }

  // Curves of loads may pass a limit between the instants at which it was kept.
  void aLoadBeyondItsLimitComesBack() {
    Held held("standing_pull.json");
    held.problem->at(held.x);
    closeEquilibrium(*held.problem);
    const PostureLayout& layout = held.problem->layout();
    VectorX over = held.problem->evaluation().x();
    int load = 0;
    for (int k = 0; k < static_cast<int>(layout.loads.size()); ++k)
      if (std::isfinite(layout.upper[layout.loadIndex(k)])) load = layout.loadIndex(k);
    over[load] = layout.upper[load] + 0.5;
    held.problem->at(over);
    QVERIFY(!violatedLoads(held.problem->evaluation(), kLimitTolerance).empty());
    closeEquilibrium(*held.problem);
    QVERIFY(held.problem->evaluation().x()[load] <= layout.upper[load]);
    constexpr double kAtLimits =
        1e-3;  // N and N m: loads within 1e-4 N of a limit are brought to it at the end
    QVERIFY2(residual(*held.problem) < kAtLimits, qPrintable(QString::number(residual(*held.problem))));
  }

  // A foot that hardly bears anything has hardly any friction: where curves let it slip between the instants
  // the other contacts take over.
  void aPointThatSlipsStaysOnItsCone_data() {
    QTest::addColumn<double>("borne");  // N
    for (const double borne : {0.0, 0.5, 40.0})
      QTest::newRow(qPrintable(QString("under %1 N").arg(borne))) << borne;
  }
  void aPointThatSlipsStaysOnItsCone() {
    QFETCH(double, borne);
    Held held("standing_pull.json");
    held.problem->at(held.x);
    closeEquilibrium(*held.problem);
    VectorX over = held.problem->evaluation().x();
    const SlippingPoint foot = slippingPoints(held.problem->layout()).front();
    constexpr double kBeyond = 0.15;  // of 100 N
    over[foot.normal] = borne / PostureLayout::kForceScale;
    over[foot.tangent1] = foot.friction * over[foot.normal] + kBeyond;
    held.problem->at(over);
    const auto slips = [&] {
      const std::vector<Violation> told = violatedLoads(held.problem->evaluation(), kLimitTolerance);
      return std::any_of(told.begin(), told.end(),
                         [](const Violation& law) { return law.kind() == ViolationKind::Friction; });
    };
    QVERIFY(slips());
    closeEquilibrium(*held.problem);
    QVERIFY(!slips());
    QVERIFY2(residual(*held.problem) < kClosed, qPrintable(QString::number(residual(*held.problem))));
  }

  // Both edges of one point at once: what it slips and tips by follows what presses on it.
  void aBroadFootStaysWithinItsEdge() {
    Held held("standing_pull.json");
    for (Contact& contact : held.task.contacts)
      if (rowOf(contact).isSole()) contact.breadth = 0.09;
    PostureProblem broad(*held.model, held.task, held.problem->reference(), PostureProblem::Mode::Strict);
    broad.at(broad.startFrom(held.problem->reference()));
    closeEquilibrium(broad);
    VectorX over = broad.evaluation().x();
    constexpr double kBeyond = 0.15;  // of 100 N and of 10 N m
    int edges = 0;
    const std::vector<SlippingPoint> points = slippingPoints(broad.layout());
    for (const SlippingPoint& edge : points) {
      if (edge.point != points.front().point) continue;
      over[edge.tangent1] = edge.friction * over[edge.normal] + kBeyond;
      ++edges;
    }
    QCOMPARE(edges, 2);
    broad.at(over);
    QVERIFY(violatedLoads(broad.evaluation(), kLimitTolerance).size() >= 2);
    closeEquilibrium(broad);
    QVERIFY(violatedLoads(broad.evaluation(), kLimitTolerance).empty());
    QVERIFY2(residual(broad) < kClosed, qPrintable(QString::number(residual(broad))));
  }

  // Feet may share what they bear in many ways: one that asks a joint for more than its strength is none.
  void noJointIsAskedForMoreThanItsStrengthWhereOthersCanBearIt_data() {
    QTest::addColumn<double>("part");  // of the torque without a limit
    for (const double part : {0.999, 0.99, 0.97}) QTest::newRow(qPrintable(QString::number(part))) << part;
  }
  void noJointIsAskedForMoreThanItsStrengthWhereOthersCanBearIt() {
    QFETCH(double, part);
    Held held("squat_load.json");
    held.problem->at(held.x);
    closeEquilibrium(*held.problem);
    const int knee = static_cast<int>(held.model->findJoint("r_knee_flexion"));
    const double free = held.problem->evaluation().tau()[velocityIndex(knee)], limit = part * free;
    Model weak = *held.model;
    (free > 0.0 ? weak.joints[knee].torqueUpper : weak.joints[knee].torqueLower) = limit;
    PostureProblem tight(weak, held.task, held.problem->reference(), PostureProblem::Mode::Strict);
    tight.at(held.x);
    closeEquilibrium(tight);
    constexpr double kRounding = 1e-7;  // of a torque, from a row that is met to rounding
    const double needed = tight.evaluation().tau()[velocityIndex(knee)];
    QVERIFY2(needed / limit <= 1.0 + kRounding, qPrintable(QString::number(needed / limit)));
    QVERIFY2(residual(tight) < kClosed, qPrintable(QString::number(residual(tight))));
  }

  void whatIsClosedStaysAsItIs() {
    Held held("squat_load.json");
    held.problem->at(held.x);
    closeEquilibrium(*held.problem);
    const VectorX once = held.problem->evaluation().x();
    closeEquilibrium(*held.problem);
    QVERIFY((held.problem->evaluation().x() - once).norm() < 1e-9);
  }

  void aBodyInFlightKeepsItsResidual() {
    const auto model = loadModel(kResources / "models/human55.json");
    Task task;
    task.gravity = Vector3(0, -9.80665, 0);
    PostureProblem problem(*model, task, model->relaxedPosition(), PostureProblem::Mode::Strict);
    problem.at(problem.startFrom(model->relaxedPosition()));
    const double weight = residual(problem);
    const LoadClosure closure = closeEquilibrium(problem);
    QVERIFY(closure.force > 900.0);
    QCOMPARE(residual(problem), weight);
  }
};

QTEST_GUILESS_MAIN(LoadClosureTest)
#include "load_closure_test.moc"
