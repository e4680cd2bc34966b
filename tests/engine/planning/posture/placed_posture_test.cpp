// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/posture/placed_posture.h"

#include <QtTest>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/planning/posture/posture.h"
#include "engine/task/file/task_file.h"

using namespace handhold;

namespace {

const std::filesystem::path kResources = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources";
constexpr double kSeen = 2e-3;  // m, what the eye sees at the scale of the window

Task sample(const char* name, const Model& model) { return loadTask(kResources / "tasks" / name, model); }

double gapOf(const Model& model, const VectorX& q, const Contact& contact) {
  Data data(model);
  updateKinematics(model, q, data);
  return (sitePose(model, data, model.findSite(contactSite(contact))).p - contact.position).norm();
}

}  // namespace

class PlacedPostureTest : public QObject {
  Q_OBJECT

 private slots:
  void handsAndFeetReachTheirContacts_data();
  void handsAndFeetReachTheirContacts();
  void outOfReachStaysWithinTheLimits();
  void withoutContactsNothingMoves();
};

void PlacedPostureTest::handsAndFeetReachTheirContacts_data() {
  QTest::addColumn<QString>("file");
  for (const char* file : {"standing_pull.json", "overhead_work.json", "wall_push.json", "squat_load.json",
                           "foot_restraint.json", "source_trial_1.json"})
    QTest::newRow(file) << QString(file);
}

void PlacedPostureTest::handsAndFeetReachTheirContacts() {
  QFETCH(QString, file);
  const auto model = loadModel(kResources / "models" / "human55.json");
  const Task task = sample(qPrintable(file), *model);
  const VectorX start = startPosture(*model, task, VectorX());
  VectorX q;
  QBENCHMARK { q = placedPosture(*model, task, start); }
  for (const Contact& contact : task.contacts) {
    if (!contact.pinned || contact.kind == ContactKind::FlatFoot)
      continue;  // a sole's site need not be the point
    const double gap = gapOf(*model, q, contact);
    QVERIFY2(gap < kSeen, qPrintable(QString("%1: %2 m").arg(contact.name.c_str()).arg(gap)));
  }
  for (LinkIndex joint(1); joint < model->linkCount(); joint = LinkIndex(joint + 1)) {
    QVERIFY(q[positionIndex(joint)] >= model->joints[joint].lower);
    QVERIFY(q[positionIndex(joint)] <= model->joints[joint].upper);
  }
}

void PlacedPostureTest::outOfReachStaysWithinTheLimits() {
  const auto model = loadModel(kResources / "models" / "human55.json");
  Task task = sample("standing_pull.json", *model);
  for (Contact& contact : task.contacts)
    if (contact.end == ContactEnd::RightHand) contact.position.y() += 3.0;
  const VectorX start = startPosture(*model, task, VectorX());
  const VectorX q = placedPosture(*model, task, start);
  QVERIFY(q.allFinite());
  for (LinkIndex joint(1); joint < model->linkCount(); joint = LinkIndex(joint + 1))
    QVERIFY(q[positionIndex(joint)] >= model->joints[joint].lower &&
            q[positionIndex(joint)] <= model->joints[joint].upper);
}

void PlacedPostureTest::withoutContactsNothingMoves() {
  const auto model = loadModel(kResources / "models" / "human55.json");
  const VectorX q = model->relaxedPosition();
  QVERIFY(placedPosture(*model, Task(), q) == q);
}

QTEST_GUILESS_MAIN(PlacedPostureTest)
#include "placed_posture_test.moc"
