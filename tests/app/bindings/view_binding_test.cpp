// SPDX-License-Identifier: GPL-3.0-or-later
// What the view draws of a document, without drawing it.
#include "app/bindings/view_binding.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "engine/dynamics/kinematics.h"
#include "engine/model/model_file.h"
#include "engine/model/roles.h"
#include "tests/ui/fake_recording.h"
#include "tests/ui/fake_trials.h"
#include "tests/ui/scene/figure_sample.h"
#include "ui/document/joint_loads.h"
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
  void theCaptionSaysWhatTheStatusLineSays();
  void theEyeHidesATargetAtATime();
  void theCameraStaysWhereAChangeLeavesIt();
  void aWomanHasNoMansHead();
  void aChosenResultIsSeen();
  void theCameraGoesWithTheEyes();
  void whoHasNoEyesIsTold();
  void theEyesOfWhoIsNotShownAreLeft();
  void aMeshTurnsWithItsDoorAndStaysOutOfALaboratory();
  void onlyTheRecordingInSightIsNamed();
  void whoIsComparedAsksForTheirFigure();
  void aFilmHidesByName();
  void aFilmHasTheLayersOfTheView();
  void aSuitIsWornAtEveryInstant();
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

/// Of a motion that plays while it is solved again the caption left the loads out.
void ViewBindingTest::theCaptionSaysWhatTheStatusLineSays() {
  const Subject person = shipped("human55");
  const Project asked = newProject(person);
  View view(asked);
  Trial motion = stillTrial(person, asked.task, asked.q, 1.0);
  motion.motion.frames.resize(2, motion.motion.frames.front());
  motion.motion.frames[1].time = 1.0;
  motion.origin = Predicted();
  motion.peak = {0.83, person.model->findJoint("r_elbow_flexion"), 1.0};
  applyTrial(view.document, shared(motion));
  for (const bool isBeingSolved : {false, true}) {
    view.document.setBeingSolved(isBeingSolved);
    const QString peak = peakWords(view.document.shown(), view.document.moment());
    QVERIFY2(peak.startsWith("peak 83 %") && peak.contains("now"), qPrintable(peak));
    const Scene scene = view.binding.scene();
    QVERIFY(scene.caption.has_value());
    // this view's figure never comes, which the caption tells behind all else
    QCOMPARE(QString::fromStdString(scene.caption->text),
             view.document.verdict().words + QStringLiteral(" · ") + peak +
                 QStringLiteral(" · plain figure, its skin is being made"));
  }
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

/// Until somebody asks for another view; the head is back then.
void ViewBindingTest::theCameraGoesWithTheEyes() {
  const Subject person = shipped("human55");
  View view(newProject(person));
  view.binding.lookThroughEyes();
  const auto isAtTheEyes = [&] {
    return (view.viewport.camera().position() - eyesOf(person, view.document.moment().q)).norm() < 1e-9;
  };
  QTRY_VERIFY(isAtTheEyes());
  QCOMPARE(view.binding.scene().figures.at(0).head, HeadShown::LeftOut);
  Project moved = view.document.project();
  moved.q[0] += 0.3;
  view.document.commit("Drag", withPosture(moved, moved.q));
  QTRY_VERIFY(isAtTheEyes());
  connect(&view.viewport, &Viewport::eyesLeft, &view.binding, &ViewBinding::lookFromOutside);
  view.viewport.frameAll();
  QCOMPARE(view.binding.scene().figures.at(0).head, HeadShown::Drawn);
  QTRY_VERIFY(!isAtTheEyes());
}

void ViewBindingTest::whoHasNoEyesIsTold() {
  View view(newProject(shipped("arm4")));
  QSignalSpy told(&view.document, &Document::reported);
  view.binding.lookThroughEyes();
  QCOMPARE(told.size(), 1);
  QVERIFY(!view.binding.taskView().fromEyes);
}

namespace {

/// A door whose mesh is being read, held by a hand that turns it by a right angle about the vertical through
/// the origin: it ends at -1 m along z, from where it stands at 1 m along x.
Project heldDoor() {
  Project project = newProject(shipped("human55"));
  Prop door;
  door.kind = PropKind::Mesh;
  door.name = "door";
  door.file = "door.obj";
  door.position = Vector3(1.0, 0.0, 0.0);
  project.task.props = {door};
  Contact hand = suggestedContact(project, ContactEnd::RightHand, ContactKind::Grip);
  hand.prop = door.name;
  hand.hinge = Hinge();
  hand.hinge->angle = 0.5 * M_PI;
  project.task.contacts = {hand};
  project.posture = shared(stillTrial(project.subject, project.task, project.q));
  return project;
}

/// Where the door stands as a box, as its mesh was not read.
std::optional<Vector3> doorIn(const Scene& scene) {
  for (const Label& label : scene.labels)
    if (label.text.starts_with("door")) return label.anchor;
  return std::nullopt;
}

Scene filmed(const FilmView& film) {
  MeshStore meshes = film.meshes;
  return filmScene(film, PosedFigure(shownSubject(film.project).model, film.figure), meshes, 0.0);
}

std::shared_ptr<const Trial> recordedWalk() {
  Trial trial;
  trial.subject = shipped("human55");
  trial.origin = Recorded{"walk.c3d", std::make_shared<const Recording>(walk())};
  return shared(trial);
}

}  // namespace

void ViewBindingTest::aMeshTurnsWithItsDoorAndStaysOutOfALaboratory() {
  View view(heldDoor());
  view.binding.meshes().readMissing();
  view.binding.meshes().cancel();
  for (const Scene& scene : {view.binding.scene(), filmed(view.binding.filmView())}) {
    QVERIFY(doorIn(scene));
    QVERIFY((*doorIn(scene) - Vector3(0.0, 0.0, -1.0)).norm() < 1e-9);
  }
  view.document.commit("Walk", withTrial(view.document.project(), recordedWalk()));
  QVERIFY(!doorIn(view.binding.scene()) && !doorIn(filmed(view.binding.filmView())));
}

/// A recording without a body, and results side by side, stand in place of the person.
void ViewBindingTest::theEyesOfWhoIsNotShownAreLeft() {
  const Subject person = shipped("human55");
  View view(newProject(person));
  for (int i = 0; i < 2; ++i)
    applyTrial(view.document,
               shared(stillTrial(person, view.document.project().task, view.document.project().q)));
  const auto isLookedThrough = [&] { return view.binding.taskView().fromEyes; };
  view.binding.lookThroughEyes();
  QVERIFY(isLookedThrough());
  view.document.compare({1, 2});
  QTRY_VERIFY(!isLookedThrough());
  view.binding.lookThroughEyes();
  QVERIFY(!isLookedThrough());
  view.document.endComparison();
  view.binding.lookThroughEyes();
  QVERIFY(isLookedThrough());
  view.document.commit("Walk", withTrial(view.document.project(), recordedWalk()));
  QTRY_VERIFY(!isLookedThrough());
}

/// Of each marker there is one that tells a name, which is that of the recording that is shown.
void ViewBindingTest::onlyTheRecordingInSightIsNamed() {
  Project project = newProject(shipped("human55"));
  project.results = {{1, "one", recordedWalk(), {}}, {2, "other", recordedWalk(), {}}};
  View view(withTrial(project, project.results[1].trial));
  view.document.compare({1, 2});
  const Scene scene = view.binding.scene();
  QCOMPARE(
      std::ranges::count(scene.solids, ThingKind::Marker, [](const Solid& solid) { return solid.id.kind; }),
      std::ptrdiff_t(walk().markers.size()));
}

void ViewBindingTest::whoIsComparedAsksForTheirFigure() {
  const Subject small = shipped("f05"), large = shipped("m95");
  View view(newProject(large));
  for (const Subject& subject : {small, large}) {
    const Project theirs = newProject(subject);
    applyTrial(view.document, shared(stillTrial(subject, theirs.task, theirs.q)));
  }
  const QSignalSpy wanted(&view.binding, &ViewBinding::figureWanted);
  view.document.compare({1, 2});
  QCOMPARE(wanted.size(), 1);
  QCOMPARE(wanted[0][0].value<Subject>().name, std::string("f05"));
  QVERIFY(!view.binding.scene().figures[0].figure);
  const auto figure = testing::FigureSample().make();
  view.binding.keepFigure(small, figure);
  QCOMPARE(view.binding.scene().figures[0].figure, figure);
  view.document.endComparison();
  view.document.compare({1, 2});
  QCOMPARE(wanted.size(), 1);
}

/// The kept result has both props in the other order.
void ViewBindingTest::aFilmHidesByName() {
  Project project = newProject(shipped("human55"));
  for (const char* name : {"table", "shelf"}) {
    Prop prop;
    prop.name = name;
    project.task.props.push_back(prop);
  }
  Task turned = project.task;
  std::swap(turned.props[0], turned.props[1]);
  project.results = {{1, "turned", shared(stillTrial(project.subject, turned, project.q)), {}}};
  View view(project);
  view.document.hide({ElementKind::Prop, 0});
  const auto hiddenOf = [&](const Project& of) { return view.binding.filmView(of).hidden; };
  QVERIFY(hiddenOf(project) == (std::vector<ThingId>{{ThingKind::Prop, 0}}));
  QVERIFY(hiddenOf(withResult(project, project.results[0])) == (std::vector<ThingId>{{ThingKind::Prop, 1}}));
}

/// As they were when it began; colours of one instant are not those of several.
void ViewBindingTest::aFilmHasTheLayersOfTheView() {
  Project project = newProject(shipped("human55"));
  project.posture = shared(stillTrial(project.subject, project.task, project.q));
  project.results = {{1, "other", shared(stillTrial(project.subject, project.task, project.q)), {}}};
  View view(project);
  std::string words = "before";
  const auto note = [&words](Scene& scene) { scene.notes.push_back({words, scene.theme.text}); };
  const auto snapshot = [&words]() -> PictureLayer {
    return [words](Scene& scene, const VectorX&, double) {
      scene.notes.push_back({words, scene.theme.text});
    };
  };
  view.binding.addLayer({note, snapshot, LayerOf::Room});
  view.binding.addLayer({note, snapshot, LayerOf::Person});
  const auto told = [](const Scene& scene, const std::string& what) {
    return std::ranges::count(scene.notes, what, &Caption::text);
  };
  const FilmView film = view.binding.filmView();
  words = "after";
  QCOMPARE(told(view.binding.scene(), "after"), 2);
  QCOMPARE(told(filmed(film), "before"), 2);
  QCOMPARE(told(view.binding.sceneOf({0.0}), "after"), 1);
  QCOMPARE(told(filmed(view.binding.filmView(withResult(project, project.results[0]))), "after"), 0);
}

/// A helmet of two parts on each of both figures.
void ViewBindingTest::aSuitIsWornAtEveryInstant() {
  const Subject person = shipped("human55");
  const Project project = newProject(person);
  Trial trial = stillTrial(person, project.task, project.q);
  trial.motion.frames.push_back(trial.motion.frames.front());
  trial.motion.frames.back().time = 1.0;
  View view(withTrial(project, shared(trial)));
  view.binding.setFigure(testing::FigureSample().make());
  view.binding.taskView().clothes = ClothesChoice::PressureSuit;
  const Scene scene = view.binding.sceneOf({0.0, 1.0});
  QCOMPARE(std::ranges::count(scene.solids, Form::Mesh, &Solid::form), std::ptrdiff_t(4));
}

}  // namespace handhold

QTEST_MAIN(handhold::ViewBindingTest)
#include "view_binding_test.moc"
