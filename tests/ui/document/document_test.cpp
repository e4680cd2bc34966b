// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document.h"
#include "tests/ui/fake_trials.h"

#include <sys/resource.h>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "ui/document/element_names.h"
#include "ui/document/files/document_files.h"
#include "ui/document/files/open_file.h"
#include "ui/document/files/recovery.h"
#include "ui/document/goals.h"
#include "ui/document/posture_actions.h"
#include "ui/document/result_actions.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"

namespace handhold {

namespace {

const QString kModels = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/models");

std::shared_ptr<const Model> human() {
  static const std::shared_ptr<const Model> model = loadModel((kModels + "/human55.json").toStdString());
  return model;
}

Contact rightGrip(const Project& project) {
  return suggestedContact(project, ContactEnd::RightHand, ContactKind::Grip);
}

LinkIndex elbow() { return human()->findJoint("r_elbow_flexion"); }

double elbowAngle(const Document& document) { return document.project().q[positionIndex(elbow())]; }

/// The copy that a program leaves when it dies over unsaved work.
QString crashed(const QTemporaryDir& folder, const QString& taskName) {
  const QString copy = folder.filePath(QStringLiteral("session-copy.json"));
  Document document(newProject(human()));
  Recovery recovery(document, folder.path());
  renameTask(document, taskName);
  setJointAngle(document, elbow(), -1.25);
  recovery.writeNow();
  return QFile::copy(recovery.file(), copy) ? copy : QString();
}

}  // namespace

class DocumentTest : public QObject {
  Q_OBJECT

 private slots:
  void undoRestoresExactly();
  void stepsWithOneKeyJoin();
  void aSavedStepIsNotJoined();
  void cleanFollowsTheSavedStep();
  void undoingBeyondASaveThenEditingStaysDirty();
  void previewIsShownAndNotUndone();
  void readersOfNumbersAreSparedADrag();
  void historyGoesToAnyStep();
  void namesStayUnique();
  void wrongInputChangesNothing();
  void movingAPropTakesItsContactsAlong();
  void removingClearsTheSelection();
  void jointAnglesStayInTheirLimits();
  void mirroringTwiceIsTheSameAsOnce();
  void swappingTwiceRestores();
  void editingTheTaskDropsOldTorques();
  void loadsAreAttachedOnlyToTheirPosture();
  void savedTaskOpensTheSame();
  void aMeshStaysTheSameFileInAnotherFolder();
  void aFileThatChangedOnDiskIsNoticed();
  void aSecondWindowKnowsOfTheFirst();
  void aNewTaskIsMadeForEveryModel();
  void failedOpenLeavesTheDocument();
  void unsavedWorkSurvivesACrash();
  void aDamagedCopyHidesNoGoodOne();
  void steadyWorkIsCopied();
  void aCopyThatCannotBeWrittenKeepsTheLast();
  void theCopyOfAWindowThatIsOpenIsNobodyElses();
  void aCopyStaysWhereTheProgramMustEnd();
  void namesReadWell();
};

void DocumentTest::undoRestoresExactly() {
  Document document(newProject(human()));
  const VectorX before = document.project().q;
  setJointAngle(document, elbow(), -1.234567890123);
  QCOMPARE(elbowAngle(document), -1.234567890123);
  document.undo();
  QVERIFY(document.project().q == before);
  document.redo();
  QCOMPARE(elbowAngle(document), -1.234567890123);
}

void DocumentTest::stepsWithOneKeyJoin() {
  Document document(newProject(human()));
  const VectorX before = document.project().q;
  for (int i = 0; i < 10; ++i) setJointAngle(document, elbow(), -0.5 - 0.1 * i, "drag/1");
  QCOMPARE(document.history().steps().size(), std::size_t(1));
  setJointAngle(document, elbow(), -0.6, "drag/2");
  QCOMPARE(document.history().steps().size(), std::size_t(2));
  document.undo();
  document.undo();
  QVERIFY(document.project().q == before);
}

void DocumentTest::aSavedStepIsNotJoined() {
  Document document(newProject(human()));
  setJointAngle(document, elbow(), -0.5, "drag");
  document.markSaved("/somewhere.json");
  setJointAngle(document, elbow(), -0.7, "drag");
  QVERIFY(!document.isClean());
  document.undo();
  QVERIFY(document.isClean());
  QCOMPARE(elbowAngle(document), -0.5);
}

void DocumentTest::cleanFollowsTheSavedStep() {
  Document document(newProject(human()));
  QSignalSpy changed(&document, &Document::cleanChanged);
  QVERIFY(document.isClean());
  renameTask(document, "One");
  renameTask(document, "Two");
  QVERIFY(!document.isClean());
  QCOMPARE(changed.count(), 1);
  document.markSaved("/somewhere.json");
  document.markSaved(document.filePath());  // its own
  QCOMPARE(document.filePath(), QString("/somewhere.json"));
  QVERIFY(document.isClean());
  document.undo();
  QVERIFY(!document.isClean());
  document.redo();
  QVERIFY(document.isClean());
}

void DocumentTest::undoingBeyondASaveThenEditingStaysDirty() {
  Document document(newProject(human()));
  renameTask(document, "One");
  document.markSaved("/somewhere.json");
  document.undo();
  renameTask(document, "Other");
  QVERIFY(!document.isClean());
  document.undo();
  QVERIFY(!document.isClean());
}

void DocumentTest::previewIsShownAndNotUndone() {
  Document document(newProject(human()));
  document.preview(withJointAngle(document.project(), elbow(), -1.0));
  QCOMPARE(document.shown().q[positionIndex(elbow())], -1.0);
  QVERIFY(elbowAngle(document) != -1.0);
  QVERIFY(!document.history().canUndo());
  document.dropPreview();
  QVERIFY(document.shown().q == document.project().q);
}

void DocumentTest::readersOfNumbersAreSparedADrag() {
  Document document(newProject(human()));
  QSignalSpy shown(&document, &Document::shownChanged);
  QSignalSpy readouts(&document, &Document::readoutsChanged);
  double read = 0.0;
  connect(&document, &Document::readoutsChanged, this,
          [&] { read = document.shown().q[positionIndex(elbow())]; });
  for (int i = 1; i <= 50; ++i) document.preview(withJointAngle(document.project(), elbow(), -0.01 * i));
  QCOMPARE(shown.size(), 50);
  QVERIFY(readouts.size() < 50);
  QTRY_COMPARE(read, -0.5);  // the last of them is never left out
  renameTask(document, "A step");
  QVERIFY2(read != -0.5, "a step is read at once");
}

void DocumentTest::historyGoesToAnyStep() {
  Document document(newProject(human()));
  for (const char* name : {"A", "B", "C"}) renameTask(document, name);
  document.goToStep(1);
  QCOMPARE(document.project().task.name, std::string("A"));
  document.preview(withJointAngle(document.project(), elbow(), -1.0));
  document.goToStep(3);
  QCOMPARE(document.project().task.name, std::string("C"));
  QVERIFY(!document.isPreviewing());
  document.goToStep(0);
  QCOMPARE(document.project().task.name, std::string("Untitled"));
}

void DocumentTest::namesStayUnique() {
  Document document(newProject(human()));
  addContact(document, rightGrip(document.project()));
  addContact(document, rightGrip(document.project()));
  QCOMPARE(document.project().task.contacts[0].name, std::string("right hand"));
  QCOMPARE(document.project().task.contacts[1].name, std::string("right hand 2"));
  QVERIFY_EXCEPTION_THROWN(renameThing(document, {ElementKind::Contact, 1}, "right hand"), InputError);
  QVERIFY_EXCEPTION_THROWN(renameThing(document, {ElementKind::Contact, 1}, "  "), InputError);
}

void DocumentTest::wrongInputChangesNothing() {
  Document document(newProject(human()));
  addContact(document, rightGrip(document.project()));
  const int revision = document.revision();
  Contact wrong = document.project().task.contacts[0];
  wrong.friction = -0.1;
  QSignalSpy reported(&document, &Document::reported);
  QVERIFY(!perform(document, [&] { editContact(document, 0, wrong, {"Change", {}}); }));
  wrong.friction = 0.6;
  wrong.axis = Vector3::Zero();
  QVERIFY(!perform(document, [&] { editContact(document, 0, wrong, {"Change", {}}); }));
  wrong.axis = Vector3(std::nan(""), 0.0, 1.0);
  QVERIFY(!perform(document, [&] { editContact(document, 0, wrong, {"Change", {}}); }));
  QCOMPARE(reported.count(), 3);
  QCOMPARE(document.revision(), revision);
}

void DocumentTest::movingAPropTakesItsContactsAlong() {
  Document document(newProject(human()));
  addProp(document, suggestedProp(PropKind::Bar));
  Contact contact = rightGrip(document.project());
  contact.prop = "bar";
  contact.position = Vector3(0.1, 0.45, 0.42);
  addContact(document, contact);
  moveThing(document, {ElementKind::Prop, 0}, Vector3(0.0, 0.55, 0.42));
  QVERIFY((document.project().task.contacts[0].position - Vector3(0.1, 0.55, 0.42)).norm() < 1e-12);
  renameThing(document, {ElementKind::Prop, 0}, "rail");
  QCOMPARE(document.project().task.contacts[0].prop, std::string("rail"));
}

void DocumentTest::removingClearsTheSelection() {
  Document document(newProject(human()));
  const Element contact = addContact(document, rightGrip(document.project()));
  QCOMPARE(document.selection(), contact);
  removeThing(document, contact);
  QCOMPARE(document.selection(), Element());
  document.undo();
  document.select(contact);
  document.undo();
  QCOMPARE(document.selection(), Element());
}

void DocumentTest::jointAnglesStayInTheirLimits() {
  Document document(newProject(human()));
  setJointAngle(document, elbow(), -100.0);
  QCOMPARE(elbowAngle(document), human()->joints[elbow()].lower);
  QVERIFY_EXCEPTION_THROWN(setJointAngle(document, elbow(), std::nan("")), InputError);
}

void DocumentTest::mirroringTwiceIsTheSameAsOnce() {
  Document document(newProject(human()));
  setJointAngle(document, elbow(), -1.5);
  mirrorFrom(document, BodySide::Right);
  const LinkIndex left = human()->findJoint("l_elbow_flexion");
  QCOMPARE(document.project().q[positionIndex(left)], -1.5);
  const VectorX once = document.project().q;
  mirrorFrom(document, BodySide::Right);
  QVERIFY(document.project().q == once);
}

void DocumentTest::swappingTwiceRestores() {
  Document document(newProject(human()));
  setJointAngle(document, elbow(), -1.5);
  const VectorX before = document.project().q;
  swapSides(document);
  QVERIFY((document.project().q - before).norm() > 0.1);
  swapSides(document);
  QVERIFY((document.project().q - before).norm() < 1e-12);
}

void DocumentTest::editingTheTaskDropsOldTorques() {
  Document document(newProject(human()));
  applyTrial(document, shared(stillTrial(human(), document.project().task, document.project().q)));
  QCOMPARE(verdictOf(document.project()).severity, Severity::Good);
  QCOMPARE(document.project().results.size(), std::size_t(1));
  setGravity(document, Vector3::Zero(), "None");
  QVERIFY(!document.project().posture);
  QCOMPARE(document.project().results.size(), std::size_t(1));
}

void DocumentTest::loadsAreAttachedOnlyToTheirPosture() {
  Document document(newProject(human()));
  Trial loads = stillTrial(human(), document.project().task, document.project().q, 1.0);
  loads.origin = Held();
  const auto held = shared(loads);
  setJointAngle(document, elbow(), -1.0);
  document.attachLoads(held);
  QVERIFY(!document.project().posture);
  document.undo();
  document.attachLoads(held);
  QVERIFY(document.project().posture);
  QVERIFY(document.project().posture->from<Held>());
  setGravity(document, Vector3::Zero(), "None");
  document.attachLoads(held);
  QVERIFY(!document.project().posture);  // they hold it under another gravity
}

void DocumentTest::savedTaskOpensTheSame() {
  QTemporaryDir folder;
  const QString file = folder.filePath("pull.json");
  Document document(newProject(human()));
  Contact contact = rightGrip(document.project());
  contact.position = Vector3(-0.25, 1.0 / 3.0, 0.42);
  addContact(document, contact);
  addTarget(document, suggestedTarget(document.project(), "chest"));
  addLoad(document, suggestedLoad("chest", LoadKind::Mass));
  renameTask(document, "Pull");
  saveDocument(document, file);
  QVERIFY(document.isClean());
  Document opened(newProject(human()));
  openDocument(opened, file, kModels);
  const Task& task = opened.project().task;
  QCOMPARE(task.name, std::string("Pull"));
  QVERIFY(task.contacts.at(0).position == contact.position);
  QCOMPARE(task.targets.at(0).site, std::string("chest"));
  QCOMPARE(task.loads.at(0).mass, 5.0);
  QVERIFY(opened.isClean());
  QVERIFY(!opened.history().canUndo());
}

void DocumentTest::aMeshStaysTheSameFileInAnotherFolder() {
  QTemporaryDir folder;
  QVERIFY(QDir(folder.path()).mkpath("first") && QDir(folder.path()).mkpath("second"));
  QFile mesh(folder.filePath("first/block.obj"));
  QVERIFY(mesh.open(QIODevice::WriteOnly));
  mesh.close();
  Document document(newProject(human()));
  saveDocument(document, folder.filePath("first/task.json"));
  Prop prop = suggestedProp(PropKind::Mesh);
  prop.file = "block.obj";
  addProp(document, prop);
  saveDocument(document, folder.filePath("second/task.json"));
  QCOMPARE(document.project().task.props[0].file, std::string("../first/block.obj"));
  QVERIFY(document.isClean());
  Document again(newProject(human()));
  openDocument(again, folder.filePath("second/task.json"), kModels);
  QCOMPARE(again.project().task.props[0].file, std::string("../first/block.obj"));
}

void DocumentTest::aFileThatChangedOnDiskIsNoticed() {
  QTemporaryDir folder;
  QFile file(folder.filePath("task.json"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("one");
  file.flush();
  OpenFile open(folder.filePath("claims"));
  open.adopt(file.fileName());
  QVERIFY(!open.hasChanged());
  file.write("two");
  file.flush();
  QVERIFY(open.hasChanged());
  open.adopt(file.fileName());
  QVERIFY(!open.hasChanged());
  QVERIFY(file.remove());
  QVERIFY(open.hasChanged());
}

void DocumentTest::aSecondWindowKnowsOfTheFirst() {
  QTemporaryDir folder;
  const QString file = folder.filePath("task.json");
  Document document(newProject(human()));
  saveDocument(document, file);
  OpenFile second(folder.filePath("claims"));
  {
    OpenFile first(folder.filePath("claims"));
    first.adopt(file);
    QCOMPARE(first.otherWindow(), qint64(0));
    second.adopt(file);
    QCOMPARE(second.otherWindow(), QCoreApplication::applicationPid());
    QVERIFY(!second.claimAgain());
  }
  QVERIFY(second.claimAgain());
  QCOMPARE(second.otherWindow(), qint64(0));
  QVERIFY(!second.claimAgain());
}

void DocumentTest::aNewTaskIsMadeForEveryModel() {
  for (const char* name : {"human55", "legs6", "ladder13", "planar9"}) {
    Document document(newProject(loadModel((kModels + "/" + name + ".json").toStdString())));
    startNewDocument(document);
    QCOMPARE(document.project().task.contacts.empty(), QString(name) != "human55");
    QCOMPARE(document.project().task.laws.clearance, QString(name) == "human55");  // sticks have no girth
  }
}

void DocumentTest::failedOpenLeavesTheDocument() {
  QTemporaryDir folder;
  Document document(newProject(human()));
  renameTask(document, "Kept");
  QVERIFY_EXCEPTION_THROWN(openDocument(document, folder.filePath("none.json"), kModels), InputError);
  QCOMPARE(document.project().task.name, std::string("Kept"));
  QVERIFY(document.history().canUndo());
}

void DocumentTest::unsavedWorkSurvivesACrash() {
  QTemporaryDir folder;
  const QString copy = crashed(folder, "Nearly lost");
  const QList<RecoveryCopy> left = recoverable(folder.path());
  QCOMPARE(left.size(), qsizetype(1));
  QCOMPARE(left[0].file, copy);
  QCOMPARE(left[0].taskName, QString("Nearly lost"));
  QVERIFY(left[0].problem.isEmpty());
  Document next(newProject(human()));
  Recovery recovery(next, folder.path());
  recovery.bringBack(copy, kModels);
  QCOMPARE(next.project().task.name, std::string("Nearly lost"));
  QCOMPARE(elbowAngle(next), -1.25);
  QVERIFY(!next.isClean());
  QVERIFY(QFile::exists(recovery.file()));  // before the old one goes
  QVERIFY(!QFile::exists(copy));
  QVERIFY(recoverable(folder.path()).isEmpty());
}

void DocumentTest::aDamagedCopyHidesNoGoodOne() {
  QTemporaryDir folder;
  crashed(folder, "Good");
  QFile damaged(folder.filePath("session-damaged.json"));
  QVERIFY(damaged.open(QIODevice::WriteOnly));
  damaged.write("{\"schema\": \"handhold-reco");
  damaged.close();
  const QList<RecoveryCopy> left = recoverable(folder.path());
  QCOMPARE(left.size(), qsizetype(2));
  const bool firstIsGood = left[0].problem.isEmpty();
  QVERIFY(firstIsGood != left[1].problem.isEmpty());
  QCOMPARE(left[firstIsGood ? 0 : 1].taskName, QString("Good"));
}

void DocumentTest::steadyWorkIsCopied() {
  QTemporaryDir folder;
  Document document(newProject(human()));
  Recovery recovery(document, folder.path());
  constexpr int kDelay = 200, kBetweenChanges = 20;  // ms
  recovery.setDelay(kDelay);
  for (int change = 0; change < 3 * kDelay / kBetweenChanges; ++change) {
    setJointAngle(document, elbow(), -1.0 - 0.001 * change);
    QTest::qWait(kBetweenChanges);
  }
  QVERIFY(QFile::exists(recovery.file()));
}

void DocumentTest::aCopyThatCannotBeWrittenKeepsTheLast() {
  QTemporaryDir folder;
  Document document(newProject(human()));
  Recovery recovery(document, folder.path());
  renameTask(document, "First");
  QVERIFY(recovery.writeNow());
  QSignalSpy reported(&document, &Document::reported);
  rlimit before;
  QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
  const rlimit small{64, before.rlim_max};
  std::signal(SIGXFSZ, SIG_IGN);
  QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);  // as a disk that is full
  renameTask(document, "Second");
  const bool first = recovery.writeNow(), second = recovery.writeNow();
  setrlimit(RLIMIT_FSIZE, &before);
  QVERIFY(!first && !second);
  QCOMPARE(reported.count(), 1);
  QFile copy(recovery.file());
  QVERIFY(copy.open(QIODevice::ReadOnly));
  QVERIFY(copy.readAll().contains("First"));
}

void DocumentTest::theCopyOfAWindowThatIsOpenIsNobodyElses() {
  QTemporaryDir folder;
  Document document(newProject(human()));
  Recovery recovery(document, folder.path());
  renameTask(document, "At work since yesterday");
  QVERIFY(recovery.writeNow());
  QFile lock(recovery.file() + ".lock");
  QVERIFY(lock.open(QIODevice::ReadWrite));
  QVERIFY(lock.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
  lock.close();
  QVERIFY(recoverable(folder.path()).isEmpty());
}

void DocumentTest::aCopyStaysWhereTheProgramMustEnd() {
  QTemporaryDir folder;
  {
    Document document(newProject(human()));
    Recovery recovery(document, folder.path());
    renameTask(document, "Told to end");
    recovery.keepAtExit();
  }
  QCOMPARE(recoverable(folder.path()).size(), qsizetype(1));
}

void DocumentTest::namesReadWell() {
  QCOMPARE(readableName("r_elbow_flexion"), QString("Right elbow flexion"));
  QCOMPARE(readableName("spine1_lateral"), QString("Spine 1 lateral"));
  QCOMPARE(shortJointName("l_knee_flexion"), QString("Knee flexion"));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::DocumentTest)
#include "document_test.moc"
