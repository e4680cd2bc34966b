// SPDX-License-Identifier: GPL-3.0-or-later
// Instants and unknowns of a motion are as many in any time: levers compare motions of two durations instant
// by instant.
#include "engine/planning/prediction/instant_places.h"

#include <QtTest>

#include "engine/model/model_file.h"
#include "engine/task/file/task_file.h"
#include "engine/trial/task_change.h"

using namespace handhold;

namespace {

const std::string kResources = HANDHOLD_SOURCE_DIR "/resources";

std::shared_ptr<const Model> human() {
  static const auto model = loadModel(kResources + "/models/human55.json");
  return model;
}

}  // namespace

class InstantPlacesTest : public QObject {
  Q_OBJECT

 private slots:
  // Where a contact came half way between two evenly spread instants, rounding decided between them, and the
  // advice on a step up read beyond the last instant.
  void aTimeHasAsManyInstantsAsAnother_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"step_up", "walk", "ladder_step", "rail_reach"}) QTest::newRow(name) << name;
  }
  void aTimeHasAsManyInstantsAsAnother() {
    QFETCH(QString, name);
    Task task = loadTask(kResources + "/tasks/" + name.toStdString() + ".json", *human());
    for (int points = 14; points < 90; ++points) {
      task.motion.controlPoints = points;
      task.motion.instants = 2 * points + 4;
      const MotionLayout layout(*human(), task);
      const size_t count = instantPlaces(task, layout).size();
      for (int k = 1; k <= 10; ++k) {
        Model model = *human();
        Task other = task;
        TaskChange slower;
        slower.kind = TaskChange::Kind::Duration;
        slower.factor = 1.0 + 1e-3 * k;
        apply(slower, model, other);
        const MotionLayout otherLayout(model, other);
        QVERIFY2(otherLayout.size == layout.size, qPrintable(QString("%1 points").arg(points)));
        QVERIFY2(instantPlaces(other, otherLayout).size() == count,
                 qPrintable(QString("%1 points, %2 slower").arg(points).arg(slower.factor)));
      }
    }
  }
};

QTEST_GUILESS_MAIN(InstantPlacesTest)
#include "instant_places_test.moc"
