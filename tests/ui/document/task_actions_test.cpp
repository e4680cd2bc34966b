// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/task_actions.h"

#include <QTest>

#include "engine/core/error.h"
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

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::TaskActionsTest)
#include "task_actions_test.moc"
