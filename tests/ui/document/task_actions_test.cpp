// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/task_actions.h"

#include <QTest>

#include "engine/core/error.h"
#include "engine/math/rotation.h"
#include "engine/model/model_file.h"
#include "ui/document/suggestions.h"

namespace handhold {

namespace {

std::shared_ptr<const Model> human() {
  static const std::shared_ptr<const Model> model =
      loadModel(HANDHOLD_SOURCE_DIR "/resources/models/human55.json");
  return model;
}

}  // namespace

class TaskActionsTest : public QObject {
  Q_OBJECT

 private slots:
  void noEditMakesWhatCannotBeReadBack();
  void aNewLadderStandsOnTheFloor();
  void newThingsStandBeforeThePerson();
  void aNoteChangesNoAnswer();
};

void TaskActionsTest::noEditMakesWhatCannotBeReadBack() {
  Document document(newProject(human()));
  addProp(document, suggestedProp(PropKind::Ladder));
  const int revision = document.revision();
  Prop wrong = document.project().task.props[0];
  wrong.spacing = 1e-4;
  QVERIFY_THROWS_EXCEPTION(InputError, editProp(document, 0, wrong, {"Change", {}}));
  wrong = document.project().task.props[0];
  wrong.diameter = 5.0;
  QVERIFY_THROWS_EXCEPTION(InputError, editProp(document, 0, wrong, {"Change", {}}));
  QVERIFY_THROWS_EXCEPTION(InputError, moveThing(document, {ElementKind::Prop, 0}, Vector3(1e5, 0.0, 0.0)));
  QVERIFY_THROWS_EXCEPTION(InputError, setGravity(document, Vector3(0.0, -1e3, 0.0), "far"));
  QCOMPARE(document.revision(), revision);
}

void TaskActionsTest::aNewLadderStandsOnTheFloor() {
  const Project project = standingProject(human());
  const Prop ladder = suggestedProp(project, PropKind::Ladder);
  QVERIFY(ladder.position.y() - 0.5 * ladder.size.y() >= project.task.props[0].position.y());
}

/// Wherever the floor is and wherever the person stands and looks.
void TaskActionsTest::newThingsStandBeforeThePerson() {
  constexpr double kHalfStep = 0.006;  // they stand at whole centimetres (m)
  Project project = standingProject(human());
  const double floor = -2.0;
  project.task.props[0].position.y() = floor;
  const Quaternion turned = expQuaternion(M_PI_2 * Vector3::UnitY());
  project.q.head<3>() = Vector3(3.0, project.q[1] + floor, 1.0);
  project.q.segment<4>(3) << turned.w(), turned.x(), turned.y(), turned.z();
  for (const PropKind kind : {PropKind::Box, PropKind::Ladder, PropKind::Cabin}) {
    const Prop prop = suggestedProp(project, kind);
    QCOMPARE(prop.position.y() - 0.5 * prop.size.y(), floor);
  }
  const Prop bar = suggestedProp(project, PropKind::Bar);
  QVERIFY((bar.position - Vector3(3.42, floor + 1.4, 1.0)).cwiseAbs().maxCoeff() < kHalfStep);
  QVERIFY((bar.orientation * Vector3::UnitX() + Vector3::UnitZ()).norm() < 1e-9);  // across the way ahead
  project.task.props.clear();
  const double pelvis = project.q[1];
  QVERIFY(suggestedProp(project, PropKind::Bar).position.y() > pelvis);
  QVERIFY(std::abs(suggestedProp(project, PropKind::Floor).position.y() - floor) < 0.05);
}

/// What was found for the task stays found for it, and undo takes the words back.
void TaskActionsTest::aNoteChangesNoAnswer() {
  Document document(standingProject(human()));
  const Task before = document.project().task;
  noteContact(document, 1, " Wet steel ");
  QCOMPARE(document.project().task.contacts[1].note, std::string("Wet steel"));
  QVERIFY(asksTheSame(document.project(), before));
  document.undo();
  QVERIFY(document.project().task.contacts[1].note.empty());
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::TaskActionsTest)
#include "task_actions_test.moc"
