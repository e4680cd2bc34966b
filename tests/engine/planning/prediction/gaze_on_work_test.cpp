// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever moves to work in a sample looks there: 15 degrees are left to the eyes.
#include <QTest>
#include <algorithm>
#include <cmath>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/model/roles.h"
#include "engine/planning/solve.h"
#include "engine/task/file/task_file.h"
#include "engine/task/sight/watched_place.h"

namespace handhold {

namespace {

const std::string kResources = std::string(HANDHOLD_SOURCE_DIR) + "/resources";
constexpr double kEasy = 15.0;  // degrees

std::shared_ptr<const Model> human() {
  static const auto model = loadModel(kResources + "/models/human55.json");
  return model;
}

Task sample(const QString& name) {
  return loadTask(kResources + "/tasks/" + name.toStdString() + ".json", *human());
}

/// Between where the face points and a place (degrees).
double offOf(const VectorX& q, const Vector3& place) {
  Data data(*human());
  updateKinematics(*human(), q, data);
  const Pose X = sitePose(*human(), data, findSite(*human(), role::kEyes));
  return std::acos(std::clamp(X.R.col(2).dot((place - X.p).normalized()), -1.0, 1.0)) * 180.0 / M_PI;
}

}  // namespace

class GazeOnWorkTest : public QObject {
  Q_OBJECT

 private slots:
  void motionsLookAtTheWork_data();
  void motionsLookAtTheWork();
};

void GazeOnWorkTest::motionsLookAtTheWork_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<double>("seen");
  QTest::newRow("seam_welding") << "seam_welding" << 1.0;
  QTest::newRow("door_opening") << "door_opening" << 1.0;
  // the face needs time from the deck to the rail, from there to the seam, and up again
  QTest::newRow("rail_reach") << "rail_reach" << 0.7;
}

/// `seen`: the least share of the frames with work in which the face is there.
void GazeOnWorkTest::motionsLookAtTheWork() {
  QFETCH(QString, name);
  QFETCH(double, seen);
  const Task task = sample(name);
  SolveOptions options;
  options.wanted = Wanted::Motion;
  const Trial trial = solve(Subject(human()), task, options);
  QVERIFY2(trial.solved(), trial.message.c_str());
  int count = 0, easy = 0;
  for (const MotionFrame& frame : trial.motion.frames) {
    const double nominal = frame.time / trial.motion.duration() * task.motion.duration;
    const auto place = watchedPlace(*human(), task, nominal);
    if (!place) continue;
    ++count;
    if (offOf(frame.q, *place) < kEasy) ++easy;
  }
  QVERIFY(count > 50);
  QVERIFY2(easy >= seen * count, qPrintable(QString("%1 of %2").arg(easy).arg(count)));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::GazeOnWorkTest)
#include "gaze_on_work_test.moc"
