// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody has in hand stays the same thing whatever goes on around it: selections, hidden things,
// contacts of a manoeuvre, the posture in sight, the person of a task that is opened again.
#include <QTest>

#include "engine/model/model_file.h"
#include "engine/task/task_check.h"
#include "tests/ui/fake_trials.h"
#include "ui/document/element_names.h"
#include "ui/document/files/document_files.h"
#include "ui/document/files/project_file.h"
#include "ui/document/manoeuvre_actions.h"
#include "ui/document/motion_actions.h"
#include "ui/document/posture_actions.h"
#include "ui/document/subject_actions.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"

namespace handhold {

namespace {

Subject personCalled(const std::string& name) {
  Subject subject;
  subject.model = loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/" + name + ".json");
  subject.name = name;
  return subject;
}

/// Three boxes, the first selected.
struct Boxes {
  Boxes() {
    for (int i = 0; i < 3; ++i) {
      Prop box = suggestedProp(PropKind::Box);
      box.name = "box " + std::to_string(i + 1);
      addProp(document, box);
    }
  }
  std::string selected() const {
    const Element thing = document.selection();
    return thing.kind == ElementKind::Prop ? document.project().task.props[thing.index].name : std::string();
  }

  Document document{newProject(personCalled("human55"))};
};

/// Of the task as it is, from one raised arm to the other.
Trial motionOf(const Project& project) {
  Trial trial = stillTrial(project.subject, project.task, project.q);
  MotionFrame last = trial.motion.frames.front();
  last.time = 1.0;
  last.q[positionIndex(project.subject.model->findJoint("r_elbow_flexion"))] += 0.5;
  trial.motion.frames.push_back(last);
  trial.origin = Predicted();
  return trial;
}

}  // namespace

class KeptInHandTest : public QObject {
  Q_OBJECT

 private slots:
  void undoLeavesTheSelectionOnItsThing();
  void aNewThingOfAHiddenNameIsSeen();
  void contactsOfALeftManoeuvreStandFree();
  void aDoorTakesItsHingeAlong();
  void posingGoesOnFromWhatIsSeen();
  void aPostureIsNoAnswerOnceItsHandLetsGo();
  void thePersonOfATaskIsTheOneThatWasSaved();
};

void KeptInHandTest::undoLeavesTheSelectionOnItsThing() {
  Boxes f;
  removeThing(f.document, {ElementKind::Prop, 0});
  f.document.select({ElementKind::Prop, 0});
  QCOMPARE(f.selected(), std::string("box 2"));
  f.document.undo();
  QCOMPARE(f.selected(), std::string("box 2"));
  f.document.redo();
  QCOMPARE(f.selected(), std::string("box 2"));
  renameThing(f.document, f.document.selection(), "crate");
  QCOMPARE(f.selected(), std::string("crate"));
  removeThing(f.document, f.document.selection());
  QVERIFY(f.document.selected().empty());
}

void KeptInHandTest::aNewThingOfAHiddenNameIsSeen() {
  Boxes f;
  const Element last{ElementKind::Prop, 2};
  f.document.hide(last);
  QVERIFY(!f.document.isVisible(last));
  removeThing(f.document, last);
  Prop box = suggestedProp(PropKind::Box);
  box.name = "box 3";
  QVERIFY(f.document.isVisible(addProp(f.document, box)));
  // what is hidden stays so while other things change
  f.document.hide({ElementKind::Prop, 0});
  renameThing(f.document, {ElementKind::Prop, 1}, "crate");
  QVERIFY(!f.document.isVisible({ElementKind::Prop, 0}));
}

void KeptInHandTest::contactsOfALeftManoeuvreStandFree() {
  Document document{newProject(personCalled("human55"))};
  ManoeuvreMemory memory;
  chooseManoeuvre(document, ManoeuvreKind::Flight, memory);
  const auto& props = document.project().task.props;
  const auto rail =
      std::find_if(props.begin(), props.end(), [](const Prop& prop) { return prop.kind == PropKind::Bar; });
  QVERIFY(rail != props.end());
  addContact(document, suggestedContactOn(document.project(), ContactEnd::RightHand,
                                          static_cast<int>(rail - props.begin())));
  QVERIFY(!document.project().task.contacts.front().prop.empty());
  chooseManoeuvre(document, std::nullopt, memory);
  const Task& task = document.project().task;
  QVERIFY(task.contacts.front().prop.empty());
  QVERIFY(!findProblem(task, document.model()));
}

/// All that turns moves: the hinge goes along, once. A handle alone is only put elsewhere on the door.
void KeptInHandTest::aDoorTakesItsHingeAlong() {
  Document document{newProject(personCalled("human55"))};
  openDocument(document, QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/tasks/door_opening.json"),
               QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/models"));
  const Task& task = document.project().task;
  const auto hinged = std::find_if(task.contacts.begin(), task.contacts.end(),
                                   [](const Contact& contact) { return contact.hinge.has_value(); });
  const std::size_t index = static_cast<std::size_t>(hinged - task.contacts.begin());
  std::vector<std::string> turned = hinged->hinge->with;
  turned.push_back(hinged->prop);
  std::vector<Element> things;
  for (std::size_t i = 0; i < task.props.size(); ++i)
    if (std::count(turned.begin(), turned.end(), task.props[i].name) > 0)
      things.push_back({ElementKind::Prop, static_cast<int>(i)});
  QVERIFY(things.size() > 1);
  const Vector3 offset(-1.0, 0.0, 0.2), before = hinged->hinge->point;
  const auto hingeOf = [index](const Task& of) { return of.contacts[index].hinge->point; };
  QVERIFY((hingeOf(withMovedBy(task, things, offset)) - before - offset).norm() < 1e-12);
  QVERIFY((hingeOf(withMovedBy(task, {things[0]}, offset)) - before).norm() < 1e-12);
  Task single = task;
  single.contacts[index].hinge->with.clear();
  const auto own = std::find_if(things.begin(), things.end(),
                                [&](Element thing) { return task.props[thing.index].name == hinged->prop; });
  const Vector3 place = single.props[own->index].position;
  QVERIFY((hingeOf(withMoved(single, *own, place + offset)) - before - offset).norm() < 1e-12);
  const Quaternion half(Eigen::AngleAxisd(M_PI, Vector3::UnitY()));
  const Vector3 about = hingeOf(withTurned(single, *own, half)) - place, was = before - place;
  QVERIFY((about - Vector3(-was.x(), was.y(), -was.z())).norm() < 1e-12);
}

void KeptInHandTest::posingGoesOnFromWhatIsSeen() {
  Document document{newProject(personCalled("human55"))};
  const LinkIndex elbow = document.model().findJoint("r_elbow_flexion"),
                  knee = document.model().findJoint("r_knee_flexion");
  const double first = document.project().q[positionIndex(elbow)];
  document.commit("Predict", withTrial(document.project(), shared(motionOf(document.project()))));
  document.setPlaybackTime(0.0);
  setJointAngle(document, knee, 0.3);
  QVERIFY(!document.project().motion);
  QCOMPARE(document.project().q[positionIndex(elbow)], first);
  QCOMPARE(document.project().q[positionIndex(knee)], 0.3);
}

void KeptInHandTest::aPostureIsNoAnswerOnceItsHandLetsGo() {
  Document document{newProject(personCalled("human55"))};
  addContact(document, suggestedContact(document.project(), ContactEnd::RightHand, ContactKind::Grip));
  const Project held = document.project();
  document.commit("Solve", withTrial(held, shared(stillTrial(held.subject, held.task, held.q))));
  QVERIFY(document.project().posture);
  MotionSettings settings = document.project().task.motion;
  settings.holds = {{document.project().task.contacts.front().name, 0.0, settings.duration}};
  QVERIFY(withMotionSettings(document.project(), settings).posture);
  settings.holds.front().to = 0.5 * settings.duration;
  QVERIFY(!withMotionSettings(document.project(), settings).posture);
}

/// An old motion of somebody else stays in sight.
void KeptInHandTest::thePersonOfATaskIsTheOneThatWasSaved() {
  Document document{newProject(personCalled("m50"))};
  Project found = withTrial(document.project(), shared(motionOf(document.project())));
  found.results.push_back({1, "Motion 1", found.motion});
  document.commit("Predict", found);
  changeSubject(document, personCalled("f05"), "Person", {});
  QVERIFY(document.project().motion && document.project().motionAge == MotionAge::Outdated);
  const People people{personCalled("f05"), [](const std::string& name) { return personCalled(name); }};
  const Project again = projectFromJson(projectToJson(document.project()), "file", people);
  QCOMPARE(again.subject.name, std::string("f05"));
  QCOMPARE(again.subject.model->totalMass, people.asked.model->totalMass);
  QVERIFY(again.motion && again.motionAge == MotionAge::Outdated);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::KeptInHandTest)
#include "kept_in_hand_test.moc"
