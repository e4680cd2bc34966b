// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/planning/asked_of.h"

#include <QtTest>

#include "engine/core/atomic_file.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/added_site.h"
#include "engine/model/model_file.h"
#include "engine/model/roles.h"
#include "engine/planning/carried_points.h"
#include "engine/planning/posture/placed_posture.h"
#include "engine/task/contact_points.h"
#include "engine/task/file/opened_task.h"

using namespace handhold;

namespace {

const std::filesystem::path kResources = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources";

OpenedTask sample(const char* name) { return openTask(kResources / "tasks" / name, kResources / "models"); }
auto person(const char* name) { return loadModel(kResources / "models" / (std::string(name) + ".json")); }

std::string textOf(const char* name) {
  return readFile(kResources / "models" / (std::string(name) + ".json"));
}

/// The greatest distance of a pinned contact from its place in a posture (m).
double gap(const Model& model, const Task& task, const VectorX& q) {
  Data data(model);
  updateKinematics(model, q, data);
  double worst = 0.0;
  for (const ContactPoint& point : contactPoints(model, task))
    if (point.isTarget) worst = std::max(worst, (worldPoint(point, data) - point.target).norm());
  return worst;
}

}  // namespace

/// A task asked of people of other sizes.
class AskedOfTest : public QObject {
  Q_OBJECT

 private slots:
  void aStartHoldsWhatItHeld_data();
  void aStartHoldsWhatItHeld();
  void whatWasNotHeldStaysFree();
  void anotherKindOfBodyBeginsAtEase();
  void pointsGoAlong();
};

/// A point half way down a thigh is half way down another's; what the task does not speak of stays behind.
void AskedOfTest::pointsGoAlong() {
  const std::string text = textOf("human55");
  Subject before("human55", person("human55"));
  const SiteIndex knee = before.model->findSite("r_knee");
  const LinkIndex shank = before.model->sites[before.model->findSite("r_ankle")].link;
  const LinkIndex thigh = before.model->joints[shank].parent;
  const Vector3 down = before.model->joints[shank].offset;
  before = withSite(text, *before.model, {"mid_thigh", thigh, 0.5 * down});
  before = withSite(before.file, *before.model, {"unused", thigh, Vector3::Zero()});
  Task task;
  task.loads.emplace_back().site = "mid_thigh";
  const Subject other = withPointsOf(*before.model, task, {"m95", person("m95")}, textOf("m95"));
  QVERIFY(knee.valid() && down.norm() > 0.1 && !other.model->findSite("unused").valid());
  const Site& carried = other.model->sites[other.model->findSite("mid_thigh")];
  QCOMPARE(int(carried.link), int(thigh));
  QVERIFY((carried.X_LS.p - 0.5 * other.model->joints[shank].offset).norm() < 0.01);
  Task swung;
  StageVelocity& swing = swung.motion.stages.emplace_back().end;
  swing.kind = StageVelocity::Kind::Given;
  swing.given.emplace_back().site = "mid_thigh";
  const Subject swinging = withPointsOf(*before.model, swung, {"m95", person("m95")}, textOf("m95"));
  QVERIFY(swinging.model->findSite("mid_thigh").valid());
  const Subject same = withPointsOf(*before.model, Task(), {"m95", person("m95")}, textOf("m95"));
  QVERIFY(same.file.empty());
}

void AskedOfTest::aStartHoldsWhatItHeld_data() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"f05", "f50", "m50", "m95"}) QTest::newRow(name) << QString(name);
}

void AskedOfTest::aStartHoldsWhatItHeld() {
  QFETCH(QString, name);
  OpenedTask opened = sample("pull_up.json");
  const auto other = person(name.toUtf8().constData());
  opened.task.start = placedPosture(*opened.subject.model, opened.task, opened.task.start);
  QVERIFY(gap(*opened.subject.model, opened.task, opened.task.start) < 1e-3);  // it hangs from the bar
  QVERIFY(gap(*other, opened.task, opened.task.start) > 0.005);                // arms of another length
  const Task asked = askedOf(*other, *opened.subject.model, opened.task);
  QVERIFY2(gap(*other, opened.task, asked.start) < 1e-3,
           qPrintable(QString::number(gap(*other, opened.task, asked.start))));
  for (int joint = 1; joint < other->linkCount(); ++joint) {
    const Joint& limits = other->joints[std::size_t(joint)];
    const double angle = asked.start[positionIndex(joint)];
    QVERIFY2(angle > limits.lower - 1e-9 && angle < limits.upper + 1e-9, limits.name.c_str());
  }
  QCOMPARE(asked.contacts.size(), opened.task.contacts.size());
  QVERIFY(asked.contacts[0].pinned);
}

/// A start beside the bar, from which hands are to go there, does not become one that holds it.
void AskedOfTest::whatWasNotHeldStaysFree() {
  OpenedTask opened = sample("pull_up.json");
  opened.task.start[2] -= 0.5;
  const auto other = person("m95");
  const Task asked = askedOf(*other, *opened.subject.model, opened.task);
  QVERIFY(std::abs(asked.start[2] - opened.task.start[2]) < 1e-9);
}

void AskedOfTest::anotherKindOfBodyBeginsAtEase() {
  const OpenedTask opened = sample("pull_up.json");
  QCOMPARE(askedOf(*person("planar9"), *opened.subject.model, opened.task).start.size(), Eigen::Index(0));
}

QTEST_GUILESS_MAIN(AskedOfTest)
#include "asked_of_test.moc"
