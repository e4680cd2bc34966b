// SPDX-License-Identifier: GPL-3.0-or-later
// What the view draws of a document, without drawing it.
#include "app/bindings/view_binding.h"

#include <QApplication>
#include <QTest>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/model/roles.h"
#include "tests/ui/fake_trials.h"
#include "tests/ui/scene/figure_sample.h"
#include "ui/document/motion_actions.h"
#include "ui/document/result_actions.h"
#include "ui/document/suggestions.h"

namespace handhold {

namespace {

Subject shipped(const std::string& name) {
  return {name, loadModel(HANDHOLD_SOURCE_DIR "/resources/models/" + name + ".json")};
}

struct View {
  explicit View(Project project) : document(std::move(project)) {}

  Document document;
  LiveSolver live{Solvers()};
  DragSession drag{document, live};
  Viewport viewport;
  ViewBinding binding{document, drag, viewport};
};

Vector3 eyesOf(const Subject& subject, const VectorX& q) {
  Data data(*subject.model);
  updateKinematics(*subject.model, q, data);
  return sitePose(*subject.model, data, findSite(*subject.model, role::kEyes)).p;
}

}  // namespace

class ViewBindingTest : public QObject {
  Q_OBJECT

 private slots:
  static void initMain() { qputenv("QT_QPA_PLATFORM", "offscreen"); }
  void comparedPeopleHaveTheirOwnBodies();
  void theEyeHidesATargetAtATime();
  void theCameraStaysWhereAChangeLeavesIt();
  void aWomanHasNoMansHead();
  void aChosenResultIsSeen();
};

void ViewBindingTest::comparedPeopleHaveTheirOwnBodies() {
  const Subject small = shipped("f05"), large = shipped("m95");
  View view(newProject(large));
  for (const Subject& subject : {small, large}) {
    const Project theirs = newProject(subject);
    applyTrial(view.document, shared(stillTrial(subject, theirs.task, theirs.q)));
  }
  view.document.compare({1, 2});
  const Scene scene = view.binding.scene();
  QCOMPARE(scene.figures.size(), std::size_t(2));
  for (int i = 0; i < 2; ++i) {
    const Trial& trial = *view.document.project().results[static_cast<std::size_t>(i)].trial;
    const auto& face = scene.figures[static_cast<std::size_t>(i)].facePoint;
    QVERIFY(face.has_value());
    QVERIFY((*face - eyesOf(trial.subject, trial.last().q)).norm() < 1e-9);
  }
  QVERIFY((*scene.figures[0].facePoint - *scene.figures[1].facePoint).norm() > 0.05);
}

void ViewBindingTest::theEyeHidesATargetAtATime() {
  View view(newProject(shipped("human55")));
  const Element target =
      addTimedTarget(view.document, suggestedTimedTarget(view.document.project(), "r_palm"));
  const auto isDrawn = [&] {
    const Scene scene = view.binding.scene();
    return std::ranges::any_of(scene.targets,
                               [](const TargetDisc& disc) { return disc.id.kind == ThingKind::TimedTarget; });
  };
  QVERIFY(isDrawn());
  view.document.hide(target);
  QVERIFY(!isDrawn());
  view.document.show(target);
  QVERIFY(isDrawn());
}

/// Nor does the first one after opening.
void ViewBindingTest::theCameraStaysWhereAChangeLeavesIt() {
  const Subject person = shipped("human55");
  View view(newProject(person));
  view.document.reset(standingProject(person), {});
  const Camera first = view.viewport.camera();
  Project moved = view.document.project();
  moved.q[4] += 0.1;
  view.document.commit("Drag", withPosture(moved, moved.q));
  QTest::qWait(20);  // the scene follows when the events are through
  QVERIFY(view.viewport.camera().target == first.target);
  QCOMPARE(view.viewport.camera().distance, first.distance);
}

/// Until hers is made; whose figure is known has it at once.
void ViewBindingTest::aWomanHasNoMansHead() {
  View view(newProject(shipped("human55")));
  const auto man = testing::FigureSample().make();
  view.binding.setFigure(man);
  view.document.reset(newProject(shipped("f50")), {});
  QVERIFY(!view.binding.hasFigure());
  view.document.reset(newProject(shipped("human55")), {});
  QVERIFY(view.binding.hasFigure());
  view.document.reset(newProject(shipped("m95")), {});
  QVERIFY(view.binding.hasFigure());
}

/// Wherever somebody looks: who chooses a result asks to see it.
void ViewBindingTest::aChosenResultIsSeen() {
  const Subject person = shipped("human55");
  View view(newProject(person));
  for (int i = 0; i < 2; ++i)
    applyTrial(view.document,
               shared(stillTrial(person, view.document.project().task, view.document.project().q)));
  QTest::qWait(20);
  Camera away = view.viewport.camera();
  away.target += Vector3(50.0, 0.0, 0.0);
  view.viewport.setCamera(away);
  QCOMPARE(view.viewport.personInSight(), 0.0);
  showResult(view.document, 1);
  QTRY_VERIFY(view.viewport.personInSight() > 0.9);
}

}  // namespace handhold

QTEST_MAIN(handhold::ViewBindingTest)
#include "view_binding_test.moc"
