// SPDX-License-Identifier: GPL-3.0-or-later
// What the user does with things that contacts live on: move, scale, delete, copy; and how contacts come on
// them.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/task/file/task_file.h"
#include "engine/task/prop_places.h"
#include "ui/document/clipboard_actions.h"
#include "ui/document/files/document_files.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"

namespace handhold {

namespace {

const QString kModels = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/models");
/// Sums and products of a few numbers near one.
constexpr double kExact = 1e-12;

std::shared_ptr<const Model> human() {
  static const std::shared_ptr<const Model> model = loadModel((kModels + "/human55.json").toStdString());
  return model;
}

const Contact& contactOf(const Document& document, int index) {
  return document.project().task.contacts.at(static_cast<std::size_t>(index));
}

/// A bar with both hands on it, 30 cm to the right and left of its middle, over a floor.
struct BarScene {
  BarScene() {
    addProp(document, suggestedProp(PropKind::Floor));
    addProp(document, suggestedProp(PropKind::Bar));
    for (const ContactEnd end : {ContactEnd::RightHand, ContactEnd::LeftHand}) {
      const double side = end == ContactEnd::RightHand ? -0.3 : 0.3;
      addContact(document,
                 heldAt(document.project().task, suggestedContact(document.project(), end, ContactKind::Grip),
                        bar().position + Vector3(side, 0.01, 0.0)));
    }
  }
  const Prop& bar() const { return document.project().task.props.at(1); }
  void change(const std::function<void(Prop&)>& edit) {
    Prop copy = bar();
    edit(copy);
    editProp(document, 1, copy, {"Change", {}});
  }

  Document document{newProject(human())};
};

constexpr Element kBar{ElementKind::Prop, 1};

}  // namespace

class PlacesTest : public QObject {
  Q_OBJECT

 private slots:
  void aHandTakesTheBarByItsMiddle();
  void aHandLiesFlatOnATable();
  void propsTakeTheirContactsAlong();
  void aBarIsNotCutOffUnderAHand();
  void aMovedContactSlides();
  void aFreedContactStays();
  void deletingAPropFreesOrDeletes();
  void renamingAPropRenamesPlaces();
  void deletingInAnotherLanguageLeavesNoMention();
  void deletingAPropLeavesTheOtherPlaces();
  void aChosenPlaceBecomesTheTasks();
  void aCopiedPropBringsItsContacts();
  void aCopiedContactHoldsWhatItLiesOn();
  void otherTextIsNoThing();
  void anOldFileIsToldAndKept();
};

void PlacesTest::aHandTakesTheBarByItsMiddle() {
  BarScene scene;
  QCOMPARE(contactOf(scene.document, 0).prop, std::string("bar"));
  QVERIFY(std::abs(contactOf(scene.document, 0).place->along + 0.3) < kExact);
  QVERIFY((contactOf(scene.document, 1).position - scene.bar().position - Vector3(0.3, 0, 0)).norm() <
          kExact);
}

void PlacesTest::aHandLiesFlatOnATable() {
  Document document(newProject(human()));
  addProp(document, suggestedProp(PropKind::Box));
  const Prop& box = document.project().task.props[0];
  const Vector3 top = box.position + Vector3(0.1, 0.5 * box.size.y(), 0.05);
  const Contact hand =
      heldAt(document.project().task,
             suggestedContact(document.project(), ContactEnd::RightHand, ContactKind::Grip), top);
  QVERIFY(hand.kind == ContactKind::Palm);
  QCOMPARE(partName(hand.place->part, hand.place->number), std::string("top face"));
  QVERIFY((hand.axis - Vector3::UnitY()).norm() < kExact && (hand.position - top).norm() < kExact);
  const Contact far = heldAt(document.project().task, hand, top + Vector3(0.0, 0.5, 0.0));
  QVERIFY(far.prop.empty() && !far.place);
}

void PlacesTest::propsTakeTheirContactsAlong() {
  BarScene scene;
  const Vector3 before = contactOf(scene.document, 0).position;
  moveThing(scene.document, kBar, scene.bar().position + Vector3(0.0, 0.1, 0.2));
  QVERIFY((contactOf(scene.document, 0).position - before - Vector3(0.0, 0.1, 0.2)).norm() < kExact);
  // by a quarter about z the bar stands upright, its left end up
  scene.change([](Prop& bar) {
    bar.orientation = Quaternion(Eigen::AngleAxisd(M_PI / 2.0, Vector3::UnitZ())) * bar.orientation;
  });
  const Vector3 hand = scene.bar().position + Vector3(0.0, 0.3, 0.0);
  QVERIFY((contactOf(scene.document, 1).position - hand).norm() < kExact);
  QVERIFY((contactOf(scene.document, 1).axis - Vector3::UnitY()).norm() < kExact);
  scene.document.undo();
  QVERIFY((contactOf(scene.document, 1).axis - Vector3::UnitX()).norm() < kExact);
  const Task turned = withTurned(scene.document.project().task, kBar,
                                 Quaternion(Eigen::AngleAxisd(M_PI / 2.0, Vector3::UnitZ())));
  QVERIFY((turned.contacts[1].position - hand).norm() < kExact);
}

void PlacesTest::aBarIsNotCutOffUnderAHand() {
  BarScene scene;
  const int revision = scene.document.revision();
  try {
    scene.change([](Prop& bar) { bar.size.x() = 0.5; });
    QFAIL("the hands hold nothing now");
  } catch (const InputError& error) {
    QVERIFY2(QString(error.what()).contains("5.0 cm beyond the end of 'bar'"), error.what());
  }
  QCOMPARE(scene.document.revision(), revision);
}

void PlacesTest::aMovedContactSlides() {
  BarScene scene;
  moveThing(scene.document, {ElementKind::Contact, 0}, Vector3(-0.1, 2.0, 1.0));
  const Contact& hand = contactOf(scene.document, 0);
  QVERIFY((hand.position - scene.bar().position - Vector3(-0.1, 0.0, 0.0)).norm() < kExact);
  QVERIFY(std::abs(hand.place->along + 0.1) < kExact);
}

void PlacesTest::aFreedContactStays() {
  BarScene scene;
  const Element hand{ElementKind::Contact, 0};
  const Task freed = withMoved(withFreed(scene.document.project().task, hand), hand, Vector3(-0.1, 2.0, 1.0));
  QVERIFY(freed.contacts[0].prop.empty() && !freed.contacts[0].place);
  QCOMPARE(freed.contacts[0].position, Vector3(-0.1, 2.0, 1.0));
}

void PlacesTest::deletingAPropFreesOrDeletes() {
  BarScene scene;
  const Vector3 before = contactOf(scene.document, 0).position;
  QCOMPARE(contactsOn(scene.document.project().task, kBar), QStringList({"right hand", "left hand"}));
  QVERIFY(contactsOn(scene.document.project().task, {ElementKind::Contact, 0}).isEmpty());
  removeProp(scene.document, 1, HeldContacts::Stay);
  QCOMPARE(scene.document.project().task.contacts.size(), std::size_t(2));
  QVERIFY(!contactOf(scene.document, 0).place && contactOf(scene.document, 0).prop.empty());
  QCOMPARE(contactOf(scene.document, 0).position, before);
  scene.document.undo();
  QVERIFY(contactOf(scene.document, 0).place.has_value());
  removeProp(scene.document, 1, HeldContacts::Go);
  QVERIFY(scene.document.project().task.contacts.empty());
  QCOMPARE(scene.document.project().task.props.size(), std::size_t(1));
  scene.document.undo();
  QCOMPARE(scene.document.project().task.contacts.size(), std::size_t(2));
}

void PlacesTest::renamingAPropRenamesPlaces() {
  BarScene scene;
  renameThing(scene.document, kBar, "rail");
  QCOMPARE(contactOf(scene.document, 1).prop, std::string("rail"));
  moveThing(scene.document, kBar, Vector3(0.0, 2.0, 0.0));
  QVERIFY((contactOf(scene.document, 1).position - Vector3(0.3, 2.0, 0.0)).norm() < kExact);
}

/// The right hand of the scene may hold a second bar, 20 cm higher, instead.
void addSecondBar(Document& document) {
  Prop second = suggestedProp(PropKind::Bar);
  second.name = "second bar";
  second.position.y() += 0.2;
  addProp(document, second);
  Contact hand = contactOf(document, 0);
  hand.others = {{second.name, *hand.place}};
  editContact(document, 0, hand, {"Choose", {}});
}

/// The usual names of hands are shown in the language of the window, and stay what they are in the task.
void PlacesTest::deletingInAnotherLanguageLeavesNoMention() {
  struct Hands : QTranslator {
    QString translate(const char*, const char* words, const char*, int) const override {
      return QString(words) == "right hand" ? QString("rechte Hand") : QString();
    }
    bool isEmpty() const override { return false; }
  } german;
  BarScene scene;
  Task task = scene.document.project().task;
  task.motion.duration = 1.0;
  task.motion.holds = {{"right hand", 0.0, 0.5}, {"left hand", 0.0, 1.0}};
  scene.document.commit("Holds", withTask(scene.document.project(), task));
  QVERIFY(QCoreApplication::installTranslator(&german));
  QCOMPARE(contactsOn(scene.document.project().task, kBar).front(), QString("rechte Hand"));
  removeProp(scene.document, 1, HeldContacts::Go);
  QCoreApplication::removeTranslator(&german);
  QVERIFY(scene.document.project().task.motion.holds.empty());
}

void PlacesTest::deletingAPropLeavesTheOtherPlaces() {
  BarScene scene;
  addSecondBar(scene.document);
  const Vector3 before = contactOf(scene.document, 0).position;
  renameThing(scene.document, {ElementKind::Prop, 2}, "rail");
  QCOMPARE(contactOf(scene.document, 0).others[0].prop, std::string("rail"));
  // the left hand alone has nothing else to hold
  QCOMPARE(contactsOn(scene.document.project().task, kBar), QStringList({"left hand"}));
  removeProp(scene.document, 1, HeldContacts::Go);
  QCOMPARE(scene.document.project().task.contacts.size(), std::size_t(1));
  QCOMPARE(contactOf(scene.document, 0).prop, std::string("rail"));
  QVERIFY(contactOf(scene.document, 0).others.empty());
  QVERIFY((contactOf(scene.document, 0).position - before - Vector3(0.0, 0.2, 0.0)).norm() < kExact);
  scene.document.undo();
  removeProp(scene.document, 2, HeldContacts::Stay);
  QCOMPARE(contactOf(scene.document, 0).prop, std::string("bar"));
  QVERIFY(contactOf(scene.document, 0).others.empty());
}

/// The hand stands where the solver put it, and the other place stays among its choices.
void PlacesTest::aChosenPlaceBecomesTheTasks() {
  BarScene scene;
  addSecondBar(scene.document);
  Task answered = scene.document.project().task;
  standAt(answered.contacts[0], 0);
  resolvePlaces(answered);
  Trial trial;
  trial.subject = scene.document.project().subject;
  trial.task = std::make_shared<const Task>(answered);
  MotionFrame frame;
  frame.q = scene.document.project().q;
  trial.motion.frames = {frame};
  Project next = withTrial(scene.document.project(), std::make_shared<const Trial>(trial));
  QCOMPARE(next.task.contacts[0].prop, std::string("second bar"));
  QVERIFY((next.task.contacts[0].position - answered.contacts[0].position).norm() < kExact);
  next = withAnswer(scene.document.project(), std::make_shared<const Trial>(trial));
  QCOMPARE(next.task.contacts[0].prop, std::string("second bar"));
  // an answer to another question leaves the task as it is
  answered.contacts[0].others.clear();
  trial.task = std::make_shared<const Task>(answered);
  next = withTrial(scene.document.project(), std::make_shared<const Trial>(trial));
  QCOMPARE(next.task.contacts[0].prop, std::string("bar"));
}

/// The person has two hands only: the pasted ones come released.
void PlacesTest::aCopiedPropBringsItsContacts() {
  BarScene scene;
  paste(scene.document, copied(scene.document.project(), {kBar}));
  const Task& task = scene.document.project().task;
  QCOMPARE(task.props.size(), std::size_t(3));
  QCOMPARE(task.props[2].name, std::string("bar 2"));
  QCOMPARE(task.contacts.size(), std::size_t(4));
  QCOMPARE(task.contacts[2].prop, std::string("bar 2"));
  QVERIFY(!task.contacts[2].pinned && task.contacts[0].pinned);
  const Vector3 step = task.props[2].position - task.props[1].position;
  QVERIFY(step.norm() > 0.1);
  QVERIFY((task.contacts[3].position - task.contacts[1].position - step).norm() < kExact);
  QCOMPARE(scene.document.selection(), (Element{ElementKind::Prop, 2}));
  scene.document.undo();
  QCOMPARE(scene.document.project().task.contacts.size(), std::size_t(2));
}

void PlacesTest::aCopiedContactHoldsWhatItLiesOn() {
  BarScene scene;
  paste(scene.document, copied(scene.document.project(), {{ElementKind::Contact, 1}}));
  QCOMPARE(contactOf(scene.document, 2).prop, std::string("bar"));
  QVERIFY(std::abs(contactOf(scene.document, 2).place->along - 0.3) < kExact);
}

void PlacesTest::otherTextIsNoThing() {
  BarScene scene;
  const int revision = scene.document.revision();
  QVERIFY_THROWS_EXCEPTION(InputError, paste(scene.document, "12.5"));
  QVERIFY_THROWS_EXCEPTION(InputError, paste(scene.document, R"({"schema": "handhold-task-1"})"));
  QCOMPARE(scene.document.revision(), revision);
}

void PlacesTest::anOldFileIsToldAndKept() {
  const QTemporaryDir folder;
  const QString file = folder.filePath("old.json");
  writeFile(file.toStdString(), R"({"schema": "handhold-task-1",
    "props": [{"name": "bar", "kind": "bar", "position": [0, 2, 0], "size": [1.4, 0.032, 1]}],
    "contacts": [{"name": "right grip", "kind": "grip", "end": "right hand", "position": [-0.25, 2, 0]}]})");
  Document document(newProject(human()));
  QSignalSpy reported(&document, &Document::reported);
  openDocument(document, file, kModels);
  QCOMPARE(reported.count(), 1);
  QCOMPARE(reported[0][1].toString(), QString("Right grip is now on bar"));
  saveDocument(document, file);
  openDocument(document, file, kModels);
  QCOMPARE(reported.count(), 1);
  QVERIFY(std::abs(contactOf(document, 0).place->along + 0.25) < kExact);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::PlacesTest)
#include "places_test.moc"
