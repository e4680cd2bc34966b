// SPDX-License-Identifier: GPL-3.0-or-later
// Lines as targets of bodies that move in a plane: however they lie there, the site comes onto them.
#include <QtTest>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/file/task_file.h"
#include "engine/task/task_check.h"

using namespace handhold;

namespace {

constexpr double kPlace = 1e-4;  // m: of a solved posture
const std::string kFolder = std::string(HANDHOLD_SOURCE_DIR) + "/resources/";

struct Hanging {
  std::shared_ptr<const Model> model = loadModel(kFolder + "models/planar9.json");
  Task task = loadTask(kFolder + "tasks/planar_trial_1.json", *model);
};

}  // namespace

class PlanarLineTest : public QObject {
  Q_OBJECT

 private slots:
  void theSiteComesOntoTheLine_data() {
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::newRow("upright") << 0.0 << 1.0;
    QTest::newRow("level") << 1.0 << 0.0;
    QTest::newRow("aslant") << 1.0 << -1.0;
  }
  void theSiteComesOntoTheLine() {
    QFETCH(double, x);
    QFETCH(double, y);
    Hanging hanging;
    Target& line = hanging.task.targets.front();
    line.kind = TargetKind::Line;
    line.direction = Vector3(x, y, 0.0);
    line.position = Vector3(0.01, 0.05, 0.0);
    const PostureResult found = solvePosture(*hanging.model, hanging.task, {}, {});
    QVERIFY2(found.solved(), found.message.c_str());
    Data data(*hanging.model);
    updateKinematics(*hanging.model, found.q, data);
    const Vector3 gap = sitePose(*hanging.model, data, hanging.model->findSite(line.site)).p - line.position;
    QVERIFY(std::abs(Vector3::UnitZ().cross(line.direction.normalized()).dot(gap)) < kPlace);
  }

  void aLineAcrossThePlaneIsRefused() {
    Hanging hanging;
    hanging.task.targets.front().kind = TargetKind::Line;
    hanging.task.targets.front().direction = Vector3::UnitZ();
    const auto problem = findProblem(hanging.task, *hanging.model);
    QVERIFY(problem);
    QCOMPARE(problem->path, std::string("targets[0].direction"));
  }
};

QTEST_GUILESS_MAIN(PlanarLineTest)
#include "planar_line_test.moc"
