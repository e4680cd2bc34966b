// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>
#include <QTreeWidget>

#include "engine/model/strength_curve.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/controls/joint_slider.h"
#include "ui/controls/number_field.h"
#include "ui/document/element_names.h"
#include "ui/document/posture_actions.h"
#include "ui/panels/solve/violation_list.h"

namespace handhold {

namespace {

/// What the house promises for Cancel.
constexpr int kCancelMilliseconds = 200;
constexpr double kDegreesPerRadian = 180.0 / M_PI;

JointSlider* elbowSlider(const WindowFixture& f) { return f.find<JointSlider>("joint.r_elbow_flexion"); }

double elbow_deg(const Project& project) {
  return project.q[positionIndex(human()->findJoint("r_elbow_flexion"))] * kDegreesPerRadian;
}

QTreeWidgetItem* treeItem(QTreeWidget* tree, const QString& text) {
  const QList<QTreeWidgetItem*> items = tree->findItems(text, Qt::MatchExactly | Qt::MatchRecursive);
  return items.isEmpty() ? nullptr : items.first();
}

void clickItem(QTreeWidget* tree, QTreeWidgetItem* item, int column = 0) {
  const QRect rect = tree->visualItemRect(item);
  const int x = column == 0 ? rect.left() + 20 : tree->columnViewportPosition(column) + 10;
  QTest::mouseClick(tree->viewport(), Qt::LeftButton, Qt::NoModifier, QPoint(x, rect.center().y()));
}

}  // namespace

class PanelsTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void sliderDragIsOneStep();
  void escapeDuringADragRestores();
  void doubleClickTypesAnExactAngle();
  void rightClickResets();
  void rightClickOnTheNameOffersAll();
  void arrowKeysTurnAndJoin();
  void treeClickSelectsAndInspectorShows();
  void treeKeysPinRenameAndDelete();
  void typedPositionIsExact();
  void unitsOfTheSettingsHoldInAllFields();
  void orientationIsTypedAndTaken();
  void kindAndEndOfAContactGoTogether();
  void thumbAndFingersAreAskedFor();
  void theThumbsWordsFollowTheBar();
  void severalAreNamedByTheOneShown();
  void aPathIsTaughtPointByPoint();
  void aJointTellsItsSense();
  void aLimitBeyondItsCurveIsDoubtful();
  void frictionOfHandAndDoorIsEdited();
  void takenNameIsToldInPlace();
  void weightFieldSetsObjective();
  void presetSetsObjective();
  void solveRunsAndCommitsOnce();
  void stopKeepsAndCancelForgetsInTime();
  void unmetConstraintSelectsItsCulprit();
  void manyBrokenLawsAreFolded();
};

void PanelsTest::sliderDragIsOneStep() {
  WindowFixture f;
  JointSlider* slider = elbowSlider(f);
  const double before = elbow_deg(f.document.project());
  const QPoint from(slider->width() / 2 + 40, slider->height() / 2 - 1);
  QTest::mousePress(slider, Qt::LeftButton, Qt::NoModifier, from);
  for (int x = 5; x <= 20; x += 5) QTest::mouseMove(slider, from - QPoint(x, 0));
  QVERIFY(f.document.isPreviewing());
  QCOMPARE(elbow_deg(f.document.project()), before);
  QTest::mouseRelease(slider, Qt::LeftButton, Qt::NoModifier, from - QPoint(20, 0));
  QVERIFY(elbow_deg(f.document.project()) != before);
  QCOMPARE(f.document.history().index(), 1);
  f.document.undo();
  QCOMPARE(elbow_deg(f.document.project()), before);
}

void PanelsTest::escapeDuringADragRestores() {
  WindowFixture f;
  JointSlider* slider = elbowSlider(f);
  const VectorX before = f.document.shown().q;
  const QPoint from(slider->width() / 2 + 40, slider->height() / 2 - 1);
  QTest::mousePress(slider, Qt::LeftButton, Qt::NoModifier, from);
  QTest::mouseMove(slider, from - QPoint(15, 0));
  QTest::keyClick(slider, Qt::Key_Escape);
  QVERIFY(f.document.shown().q == before);
  QTest::mouseRelease(slider, Qt::LeftButton, Qt::NoModifier, from);
  QCOMPARE(f.document.history().index(), 0);
}

void PanelsTest::doubleClickTypesAnExactAngle() {
  WindowFixture f;
  JointSlider* slider = elbowSlider(f);
  QTest::mouseDClick(slider, Qt::LeftButton, Qt::NoModifier,
                     QPoint(slider->width() - 20, slider->height() / 2));
  auto* editor = f.find<QLineEdit>("joint.r_elbow_flexion.edit");
  QVERIFY(editor && editor->isVisible());
  QTest::keyClicks(editor, "-92.25");
  QTest::keyClick(editor, Qt::Key_Return);
  QVERIFY(std::abs(elbow_deg(f.document.project()) + 92.25) < 1e-9);
}

void PanelsTest::rightClickResets() {
  WindowFixture f;
  const LinkIndex joint = human()->findJoint("r_elbow_flexion");
  setJointAngle(f.document, joint, -1.5);
  JointSlider* slider = elbowSlider(f);
  const QPoint track(slider->width() - 90, 10);
  QContextMenuEvent press(QContextMenuEvent::Mouse, track, slider->mapToGlobal(track));
  QApplication::sendEvent(slider, &press);
  QVERIFY(!f.find<QMenu>("joint.menu"));
  QCOMPARE(f.document.project().q[positionIndex(joint)], human()->joints[joint].relaxed);
  f.document.undo();
  QCOMPARE(f.document.project().q[positionIndex(joint)], -1.5);
}

void PanelsTest::rightClickOnTheNameOffersAll() {
  WindowFixture f;
  const LinkIndex joint = human()->findJoint("r_elbow_flexion");
  setJointAngle(f.document, joint, -1.5);
  JointSlider* slider = elbowSlider(f);
  QContextMenuEvent press(QContextMenuEvent::Mouse, QPoint(60, 10), slider->mapToGlobal(QPoint(60, 10)));
  QApplication::sendEvent(slider, &press);
  auto* menu = f.find<QMenu>("joint.menu");
  QVERIFY(menu);
  QTest::keyClick(menu, Qt::Key_Return);
  QCOMPARE(f.document.project().q[positionIndex(joint)], human()->joints[joint].relaxed);
}

void PanelsTest::arrowKeysTurnAndJoin() {
  WindowFixture f;
  JointSlider* slider = elbowSlider(f);
  const double before = elbow_deg(f.document.project());
  slider->setFocus();
  for (int i = 0; i < 3; ++i) QTest::keyClick(slider, Qt::Key_Left);
  QVERIFY(std::abs(elbow_deg(f.document.project()) - (before - 3.0)) < 1e-9);
  QCOMPARE(f.document.history().index(), 1);
}

void PanelsTest::treeClickSelectsAndInspectorShows() {
  WindowFixture f;
  auto* tree = f.find<QTreeWidget>("scene.tree");
  clickItem(tree, treeItem(tree, "left hand"));
  QCOMPARE(f.document.selection(), (Element{ElementKind::Contact, 1}));
  auto* name = f.find<QLineEdit>("contact.name");
  QVERIFY(name);
  QCOMPARE(name->text(), QString("left hand"));
  QVERIFY(f.find<NumberField>("contact.pull"));
}

void PanelsTest::treeKeysPinRenameAndDelete() {
  WindowFixture f;
  QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
  auto* tree = f.find<QTreeWidget>("scene.tree");
  clickItem(tree, treeItem(tree, "right hand"));
  tree->setFocus();
  QTest::keyClick(tree, Qt::Key_P);
  QVERIFY(!f.document.project().task.contacts[0].pinned);
  clickItem(tree, treeItem(tree, "right hand"), 1);
  QVERIFY(f.document.project().task.contacts[0].pinned);
  QTest::keyClick(tree, Qt::Key_F2);
  auto* editor = tree->findChild<QLineEdit*>();
  QVERIFY(editor);
  editor->selectAll();
  QTest::keyClicks(editor, "strong hand");
  QTest::keyClick(editor, Qt::Key_Return);
  QTRY_COMPARE(f.document.project().task.contacts[0].name, std::string("strong hand"));
  tree->setFocus();
  QTest::keyClick(tree, Qt::Key_Delete);
  QCOMPARE(f.document.project().task.contacts.size(), std::size_t(3));
}

void PanelsTest::typedPositionIsExact() {
  WindowFixture f;
  f.document.select({ElementKind::Contact, 0});
  auto* field = f.find<NumberField>("contact.position.y");
  QVERIFY(field);
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, "451.23456");
  QTest::keyClick(field, Qt::Key_Return);
  QVERIFY(std::abs(f.document.project().task.contacts[0].position.y() - 0.45123456) < 1e-12);
  QCOMPARE(f.document.history().index(), 1);
}

void PanelsTest::unitsOfTheSettingsHoldInAllFields() {
  WindowFixture f;
  f.document.select({ElementKind::Contact, 0});
  UnitChoice inches;
  inches.system = UnitSystem::UsCustomary;
  Units::shared().choose(inches);
  auto* field = f.find<NumberField>("contact.position.y");
  QVERIFY(field);
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, "10");
  QTest::keyClick(field, Qt::Key_Return);
  const Vector3 place = f.document.project().task.contacts[0].position;
  Units::shared().choose({});
  QVERIFY(std::abs(place.y() - 0.254) < 1e-12);
  QCOMPARE(place.x(), samplePull().task.contacts[0].position.x());  // untouched to the last digit
  QCOMPARE(f.find<NumberField>("contact.position.y")->value(), 254.0);
}

void PanelsTest::orientationIsTypedAndTaken() {
  WindowFixture f;
  Target target = suggestedTarget(f.document.project(), "r_palm");
  target.kind = TargetKind::Orientation;
  const Element thing = addTarget(f.document, target);
  const auto wanted = [&] { return f.document.project().task.targets[thing.index].orientation; };
  auto* first = f.find<NumberField>("target.orientation.x");
  QVERIFY(first);
  first->setFocus();
  first->selectAll();
  QTest::keyClicks(first, "90");
  QTest::keyClick(first, Qt::Key_Return);
  QVERIFY(((wanted() * Vector3::UnitY()) - Vector3::UnitZ()).norm() < 1e-9);
  QTest::mouseClick(f.find<QPushButton>("target.take"), Qt::LeftButton);
  const Matrix3 now = sitePlace(f.document.project(), "r_palm").R;
  QVERIFY((wanted().toRotationMatrix() - now).norm() < 1e-9);
}

void PanelsTest::kindAndEndOfAContactGoTogether() {
  WindowFixture f;
  Contact grip = suggestedContact(f.document.project(), ContactEnd::RightHand, ContactKind::Grip);
  grip.name = "hold";
  const Element thing = addContact(f.document, grip);
  const auto contact = [&] { return f.document.project().task.contacts[thing.index]; };
  const auto choose = [&](const char* field, const char* choice) {
    auto* box = f.find<QComboBox>(field);
    const int index = box->findText(choice);
    QVERIFY(index >= 0);
    box->setCurrentIndex(index);
    emit box->activated(index);
  };
  choose("contact.kind", "Flat foot");
  QVERIFY(contact().kind == ContactKind::FlatFoot && contact().end == ContactEnd::RightFoot);
  QVERIFY(f.window->messages().message().endsWith("right foot. It holds “right foot” already"));
  choose("contact.end", "Seat");
  QVERIFY(contact().kind == ContactKind::Rest && contact().end == ContactEnd::Seat);
  choose("contact.kind", "Palm");
  QVERIFY(contact().kind == ContactKind::Palm && isHand(contact().end));
}

/// As one step of undo each; what is no hand any more asks for neither.
void PanelsTest::thumbAndFingersAreAskedFor() {
  WindowFixture f;
  Contact grip = suggestedContact(f.document.project(), ContactEnd::RightHand, ContactKind::Grip);
  grip.name = "hold";
  const Element thing = addContact(f.document, grip);
  const auto contact = [&] { return f.document.project().task.contacts[thing.index]; };
  const auto choose = [&](const char* field, int index) {
    auto* box = f.find<QComboBox>(field);
    QVERIFY(box && !box->toolTip().isEmpty());
    box->setCurrentIndex(index);
    emit box->activated(index);
  };
  choose("contact.thumb", 2);
  QVERIFY(contact().thumb == ThumbSide::Against);
  choose("contact.fingers", static_cast<int>(HandShape::Hook));
  QVERIFY(contact().fingers == HandShape::Hook);
  f.document.undo();
  QVERIFY(contact().fingers == HandShape::Usual);
  f.document.undo();
  QVERIFY(contact().thumb == ThumbSide::Free);
  f.document.redo();
  auto* kind = f.find<QComboBox>("contact.kind");
  kind->setCurrentIndex(kind->findText("Palm"));
  emit kind->activated(kind->currentIndex());
  QVERIFY(contact().thumb == ThumbSide::Free);
  QVERIFY(!f.find<QComboBox>("contact.thumb"));
}

void PanelsTest::theThumbsWordsFollowTheBar() {
  WindowFixture f;
  Contact grip = suggestedContact(f.document.project(), ContactEnd::RightHand, ContactKind::Grip);
  grip.axis = Vector3::UnitX();
  const Element thing = addContact(f.document, grip);
  const QString across = f.find<QComboBox>("contact.thumb")->itemText(1);
  grip = f.document.project().task.contacts[thing.index];
  grip.axis = Vector3::UnitY();
  editContact(f.document, thing.index, grip, {"Turn", {}});
  const QString upright = f.find<QComboBox>("contact.thumb")->itemText(1);
  QVERIFY2(across == "To the left" && upright == "Upwards", qPrintable(across + ", " + upright));
}

void PanelsTest::severalAreNamedByTheOneShown() {
  WindowFixture f;
  const auto tells = [&](const QString& name) {
    for (const auto* label : f.find<QWidget>("dock.inspector")->findChildren<QLabel*>())
      if (label->isVisibleTo(f.window.get()) && label->text().contains(QStringLiteral("“%1”").arg(name)))
        return true;
    return false;
  };
  f.document.selectAll({{ElementKind::Contact, 0}, {ElementKind::Contact, 1}});
  QVERIFY(tells(elementName(f.document.project(), {ElementKind::Contact, 1})));
  f.document.selectAll({{ElementKind::Contact, 1}, {ElementKind::Contact, 0}});
  QVERIFY(tells(elementName(f.document.project(), {ElementKind::Contact, 0})));
}

void PanelsTest::aPathIsTaughtPointByPoint() {
  WindowFixture f;
  const Element thing = addTarget(f.document, suggestedTarget(f.document.project(), "r_palm"));
  const auto target = [&] { return f.document.project().task.targets[thing.index]; };
  auto* kind = f.find<QComboBox>("target.kind");
  const int path = kind->findText("Path");
  QVERIFY(path >= 0);
  kind->setCurrentIndex(path);
  emit kind->activated(path);
  QCOMPARE(target().path.size(), std::size_t(2));
  QVERIFY(!f.find<QPushButton>("target.remove_point"));
  auto* end = f.find<NumberField>("target.point2.y");
  end->setFocus();
  end->selectAll();
  QTest::keyClicks(end, "1500");
  QTest::keyClick(end, Qt::Key_Return);
  QVERIFY(std::abs(target().position.y() + target().path[1].y() - 1.5) < 1e-12);
  QTest::mouseClick(f.find<QPushButton>("target.add_point"), Qt::LeftButton);
  QCOMPARE(target().path.size(), std::size_t(3));
  const Vector3 palm = sitePlace(f.document.project(), "r_palm").p;
  QVERIFY((target().position + target().path[2] - palm).norm() < 1e-9);
  QTest::mouseClick(f.find<QPushButton>("target.remove_point"), Qt::LeftButton);
  QCOMPARE(target().path.size(), std::size_t(2));
  f.document.undo();
  QCOMPARE(target().path.size(), std::size_t(3));
}

/// The name of the source's joint says pronation; its positive sense is the other.
void PanelsTest::aJointTellsItsSense() {
  WindowFixture f;
  const QString words = QStringLiteral("+ supination: the palm of a hanging arm turns forward");
  QVERIFY(f.find<JointSlider>("joint.r_forearm_pronation")->toolTip().contains(words));
  f.document.select({ElementKind::Joint, human()->findJoint("r_forearm_pronation")});
  const QList<QLabel*> labels = f.window->findChildren<QLabel*>();
  QVERIFY(std::any_of(labels.begin(), labels.end(),
                      [&](const QLabel* label) { return label->text() == words && label->isVisible(); }));
}

/// Of a knee whose extensors are best at 1.2 rad and believed for 60 degrees, to 0.15 rad.
void PanelsTest::aLimitBeyondItsCurveIsDoubtful() {
  WindowFixture f;
  const LinkIndex knee = human()->findJoint("r_knee_flexion");
  StrengthCurve curve;
  curve.cosine = StrengthCosine{1.2, 1.0};
  Model model = *human();
  model.joints[knee].strength = std::make_shared<StrengthCurves>(StrengthCurves{curve, {}});
  Project next = f.document.project();
  next.subject.model = std::make_shared<Model>(model);
  for (const double angle : {0.05, 0.5}) {
    next.q[positionIndex(knee)] = angle;
    f.document.commit(QStringLiteral("Person"), next);
    f.document.select({});
    f.document.select({ElementKind::Joint, knee});
    QCOMPARE(f.find<QLabel>("joint.torqueLower")->text().contains("doubtful"), angle < 0.15);
    QVERIFY(!f.find<QLabel>("joint.torqueUpper")->text().contains("doubtful"));
  }
}

void PanelsTest::frictionOfHandAndDoorIsEdited() {
  WindowFixture f;
  Contact contact = f.document.project().task.contacts[0];
  contact.kind = ContactKind::Grip;
  contact.prop.clear();
  contact.hinge = Hinge{};
  editContact(f.document, 0, contact, {QStringLiteral("Hang a door"), {}});
  f.document.select({ElementKind::Contact, 0});
  QTest::mouseClick(f.find<QPushButton>("contact.turnByFriction"), Qt::LeftButton);
  const Contact& held = f.document.project().task.contacts[0];
  const double grip = *limitsOn(f.document.model(), held).pull;
  QCOMPARE(held.limits.turn, frictionTurn(grip, held.friction, Prop().diameter));
  QVERIFY(held.limits.turn > 0.0);
  for (const auto& [name, value] :
       {std::pair("hinge.friction", &Hinge::friction), std::pair("hinge.damping", &Hinge::damping)}) {
    auto* field = f.find<NumberField>(name);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, "7");
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(*f.document.project().task.contacts[0].hinge.*value, 7.0);
  }
}

void PanelsTest::takenNameIsToldInPlace() {
  WindowFixture f;
  f.document.select({ElementKind::Contact, 0});
  auto* name = f.find<QLineEdit>("contact.name");
  name->setFocus();
  name->selectAll();
  QTest::keyClicks(name, "left hand");
  QTest::keyClick(name, Qt::Key_Return);
  auto* problem = f.find<QLabel>("inspector.problem");
  QVERIFY(problem->isVisibleTo(f.window.get()));
  QVERIFY(problem->text().contains("taken"));
  QCOMPARE(f.document.project().task.contacts[0].name, std::string("right hand"));
  QTest::keyClick(name, Qt::Key_Escape);
  QCOMPARE(name->text(), QString("right hand"));
  QVERIFY(!problem->isVisibleTo(f.window.get()));  // it stood there for ever
}

void PanelsTest::weightFieldSetsObjective() {
  WindowFixture f;
  auto* field = f.find<NumberField>("weight.torque");
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, "0.125");
  QTest::keyClick(field, Qt::Key_Return);
  QCOMPARE(f.document.project().task.objective.torque, 0.125);
  QCOMPARE(f.find<QComboBox>("solve.preset")->currentText(), QString("Own mix"));
}

void PanelsTest::presetSetsObjective() {
  WindowFixture f;
  auto* preset = f.find<QComboBox>("solve.preset");
  QCOMPARE(preset->currentIndex(), 0);
  preset->setFocus();
  for (int row = 0; row < 2; ++row) QTest::keyClick(preset, Qt::Key_Down);
  QCOMPARE(f.document.project().task.objective.greatestTorque, 1.0);
  QCOMPARE(f.document.project().task.objective.discomfort, 0.0);
  for (int row = 0; row < 2; ++row) f.document.undo();
  QCOMPARE(preset->currentIndex(), 0);
}

void PanelsTest::solveRunsAndCommitsOnce() {
  WindowFixture f(quickSolvers(PostureStatus::Optimal));
  QTest::mouseClick(f.find<QPushButton>("solve.start"), Qt::LeftButton);
  QTRY_VERIFY(f.document.project().posture);
  QCOMPARE(f.document.history().index(), 1);
  QCOMPARE(f.find<QLabel>("result.verdict")->text(), QString("Feasible, local optimum"));
}

void PanelsTest::stopKeepsAndCancelForgetsInTime() {
  WindowFixture f(slowSolvers(std::chrono::milliseconds(500)));
  auto* start = f.find<QPushButton>("solve.start");
  QTest::mouseClick(start, Qt::LeftButton);
  QTRY_VERIFY(f.find<QLabel>("solve.progress")->text().contains("Iteration"));
  QElapsedTimer clock;
  clock.start();
  QTest::mouseClick(f.find<QPushButton>("solve.cancel"), Qt::LeftButton);
  QVERIFY(start->isEnabled());
  QVERIFY(clock.elapsed() < kCancelMilliseconds);
  QTest::qWait(700);
  QCOMPARE(f.document.history().index(), 0);
  QTest::mouseClick(start, Qt::LeftButton);
  QTRY_VERIFY(f.find<QLabel>("solve.progress")->text().contains("Iteration"));
  QTest::mouseClick(f.find<QPushButton>("solve.stop"), Qt::LeftButton);
  QTRY_COMPARE(f.document.history().index(), 1);
  QVERIFY(f.find<QLabel>("result.verdict")->text().startsWith("Stopped"));
}

void PanelsTest::unmetConstraintSelectsItsCulprit() {
  WindowFixture f(quickSolvers(PostureStatus::Infeasible));
  QTest::mouseClick(f.find<QPushButton>("solve.start"), Qt::LeftButton);
  QTRY_VERIFY(f.find<QAbstractButton>("unmet.1"));
  QCOMPARE(f.find<QLabel>("result.verdict")->text(), QString("Not feasible"));
  QTest::mouseClick(f.find<QAbstractButton>("unmet.1"), Qt::LeftButton);
  QCOMPARE(f.document.selection().kind, ElementKind::Joint);
  QCOMPARE(elementName(f.document.project(), f.document.selection()), QString("Right elbow flexion"));
  QTest::mouseClick(f.find<QAbstractButton>("unmet.0"), Qt::LeftButton);
  QCOMPARE(f.document.selection(), (Element{ElementKind::Contact, 0}));
}

void PanelsTest::manyBrokenLawsAreFolded() {
  ViolationList list({}, {});
  list.show();
  const Violation law{Law::ContactReach, "right hand", 0, Dimension::Length, 0.12};
  list.say({4, law});  // one more than are always told: a button would take its room
  QVERIFY(list.findChild<QAbstractButton*>("unmet.3")->isVisible());
  list.say({32, law});
  QVERIFY(!list.findChild<QAbstractButton*>("unmet.3")->isVisible());
  auto* more = list.findChild<QPushButton*>("unmet.more");
  QCOMPARE(more->text(), QString("29 more laws"));
  QTest::mouseClick(more, Qt::LeftButton);
  QVERIFY(list.findChild<QAbstractButton*>("unmet.31")->isVisible());
  QTest::mouseClick(more, Qt::LeftButton);
  QVERIFY(!list.findChild<QAbstractButton*>("unmet.31")->isVisible());
  list.say({});
  QVERIFY(!more->isVisible() && !list.findChild<QAbstractButton*>("unmet.0")->isVisible());
}

}  // namespace handhold

QTEST_MAIN(handhold::PanelsTest)
#include "panels_test.moc"
