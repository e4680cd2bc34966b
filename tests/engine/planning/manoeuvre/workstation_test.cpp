// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/manoeuvre/workstation.h"

#include <QtTest>

#include "engine/model/model_file.h"

using namespace handhold;

Q_DECLARE_METATYPE(handhold::Vector3)

namespace {

constexpr double kPullError = 0.5;  // N; a hold near the greatest is a bound of it

std::shared_ptr<const Model> person() {
  static const std::shared_ptr<const Model> model =
      loadModel(HANDHOLD_SOURCE_DIR "/resources/models/human55.json");
  return model;
}

WorkstationPlan planFor(const Vector3& pull) {
  WorkstationRequest request;
  request.pull = pull;
  return planWorkstation(*person(), request, {});
}

}  // namespace

class WorkstationTest : public QObject {
  Q_OBJECT

 private slots:
  void theMostDoesNotDependOnWhatIsAsked_data();
  void theMostDoesNotDependOnWhatIsAsked();
  void whatIsHeldIsAtMostTheGreatest();
  void noPullHasNoMost();
  void whereLittleIsHeldTheSearchEnds();
};

void WorkstationTest::theMostDoesNotDependOnWhatIsAsked_data() {
  QTest::addColumn<Vector3>("direction");
  QTest::newRow("forward") << Vector3(Vector3::UnitZ());
  QTest::newRow("up") << Vector3(Vector3::UnitY());
}

void WorkstationTest::theMostDoesNotDependOnWhatIsAsked() {
  QFETCH(Vector3, direction);
  const double greatest = planFor(100.0 * direction).greatestPull;
  for (const double share : {0.98, 1.05, 3.0}) {
    const WorkstationPlan plan = planFor(share * greatest * direction);
    QCOMPARE(plan.posture.solved(), share < 1.0);
    QVERIFY2(std::abs(plan.greatestPull - greatest) < kPullError, qPrintable(QString::number(share)));
  }
}

/// Postures that a direct solve finds beyond what one path of growing pulls leads to.
void WorkstationTest::whatIsHeldIsAtMostTheGreatest() {
  const Vector3 direction = Vector3::UnitY();
  const double greatest = planFor(50.0 * direction).greatestPull;
  for (const double more : {1.0, 4.0, 16.0}) {
    WorkstationRequest request;
    request.pull = (greatest + more) * direction;
    PostureOptions options;
    options.advising = PostureOptions::Advising::No;
    QVERIFY(!solvePosture(*person(), workstationTask(request), VectorX(), options).solved());
  }
}

void WorkstationTest::noPullHasNoMost() {
  const WorkstationPlan plan = planFor(Vector3::Zero());
  QVERIFY(plan.posture.solved());
  QVERIFY2(plan.message.starts_with("Holds still without a pull"), plan.message.c_str());
  QVERIFY2(plan.message.find("0 N") == std::string::npos, plan.message.c_str());
}

/// So weak a person that even 20 N are too much, and one who can hold next to nothing: the strengths of all
/// joints are a share of a person's, and so is what is held, as nothing weighs.
void WorkstationTest::whereLittleIsHeldTheSearchEnds() {
  Model weak = *person();
  for (Joint& joint : weak.joints) joint.stiffness = 0.0;
  WorkstationRequest request;
  request.pull = 40.0 * Vector3::UnitY();
  double held = planWorkstation(weak, request, {}).greatestPull;
  for (const double most : {12.0, 0.2}) {
    for (Joint& joint : weak.joints) {
      joint.torqueLower *= most / held;
      joint.torqueUpper *= most / held;
    }
    held = most;
    const WorkstationPlan plan = planWorkstation(weak, request, {});
    QVERIFY(!plan.posture.solved());
    // half a newton is less than the least that is tried
    QVERIFY2(std::abs(plan.greatestPull - (most < 1.0 ? 0.0 : most)) < 0.1, plan.message.c_str());
  }
}

QTEST_GUILESS_MAIN(WorkstationTest)
#include "workstation_test.moc"
