// SPDX-License-Identifier: GPL-3.0-or-later
// Water, loads that turn with the body, and known sizes and limits in the inspector.
#include <QComboBox>
#include <QTest>

#include "engine/model/model_file.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/controls/number_field.h"
#include "ui/document/subject_actions.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"

namespace handhold {

namespace {

void choose(const WindowFixture& f, const char* field, const QString& choice) {
  auto* box = f.find<QComboBox>(field);
  QVERIFY2(box, field);
  const int index = box->findText(choice);
  QVERIFY2(index >= 0, qPrintable(choice));
  box->setCurrentIndex(index);
  emit box->activated(index);
}

}  // namespace

class SurroundingsFormTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void waterIsPutAroundTheBody();
  void aForceIsToldInItsSitesAxes();
  void whatTurnsWithTheBodyDoesNotTurnWithTheScene();
  void knownSizesTellWhereTheyAreFrom();
  void knownLimitsAreTaken();
  void aGripIsThatOfThePerson();
};

void SurroundingsFormTest::waterIsPutAroundTheBody() {
  WindowFixture f;
  f.document.select({});
  QVERIFY(!f.find<QComboBox>("task.water.trim"));
  choose(f, "task.surroundings", "Water");
  QVERIFY(f.document.project().task.water == Water());
  choose(f, "task.water.trim", "None");
  QVERIFY(f.document.project().task.water->trim == Trim::None);
  choose(f, "task.surroundings", "Water");  // chosen once more it stays as it was set
  QVERIFY(f.document.project().task.water->trim == Trim::None);
  choose(f, "task.surroundings", "Air");
  QVERIFY(!f.document.project().task.water);
  f.document.undo();
  QVERIFY(f.document.project().task.water->trim == Trim::None);
}

/// It stays what it is in the posture shown.
void SurroundingsFormTest::aForceIsToldInItsSitesAxes() {
  WindowFixture f;
  Load load = suggestedLoad("back", LoadKind::Force);
  load.name = "thrust";
  load.force = Vector3(3.0, 5.0, 7.0);
  load.moment = Vector3(-1.0, 0.5, 2.0);
  f.document.select(addLoad(f.document, load));
  const auto told = [&] { return f.document.project().task.loads.back(); };
  const Matrix3 R_WS = sitePlace(f.document.project(), "back").R;
  choose(f, "load.frame", "Site");
  QVERIFY(told().frame == LoadFrame::Site);
  QVERIFY((R_WS * told().force - load.force).norm() < 1e-12);
  QVERIFY((R_WS * told().moment - load.moment).norm() < 1e-12);
  QVERIFY((told().force - load.force).norm() > 1.0);
  choose(f, "load.frame", "World");
  QVERIFY((told().force - load.force).norm() < 1e-12);
  choose(f, "load.frame", "Site");
  choose(f, "load.kind", "Mass");
  QVERIFY(told().frame == LoadFrame::World);
}

void SurroundingsFormTest::whatTurnsWithTheBodyDoesNotTurnWithTheScene() {
  WindowFixture f;
  Load load = suggestedLoad("back", LoadKind::Force);
  load.force = Vector3::UnitX();
  load.frame = LoadFrame::Site;
  Task task = f.document.project().task;
  task.loads = {load, load};
  task.loads[1].frame = LoadFrame::World;
  const Quaternion turn(Eigen::AngleAxisd(M_PI_2, Vector3::UnitY()));
  QCOMPARE(withTurned(task, {ElementKind::Load, 0}, turn).loads[0].force, load.force);
  QVERIFY((withTurned(task, {ElementKind::Load, 1}, turn).loads[1].force + Vector3::UnitZ()).norm() < 1e-12);
}

void SurroundingsFormTest::knownSizesTellWhereTheyAreFrom() {
  WindowFixture f;
  Prop cabin = suggestedProp(PropKind::Cabin);
  cabin.name = "module";
  f.document.select(addProp(f.document, cabin));
  auto* box = f.find<QComboBox>("prop.known");
  QVERIFY(box);
  for (int i = 0; i + 1 < box->count(); ++i) QVERIFY(!box->itemData(i, Qt::ToolTipRole).toString().isEmpty());
  choose(f, "prop.known", "Columbus, 6.9 m outside");
  QCOMPARE(f.document.project().task.props.back().size, Vector3(cabin.size.x(), cabin.size.y(), 6.87));
}

void SurroundingsFormTest::knownLimitsAreTaken() {
  WindowFixture f;
  Contact grip = suggestedContact(f.document.project(), ContactEnd::RightHand, ContactKind::Grip);
  grip.name = "hold";
  grip.limits.turn = 4.0;
  const Element thing = addContact(f.document, grip);
  f.document.select(thing);
  choose(f, "contact.known", "EVA handling load");
  const ContactLimits limits = f.document.project().task.contacts[thing.index].limits;
  QCOMPARE(limits.pull.value_or(0.0), 200.0);
  QCOMPARE(limits.shear.value_or(0.0), 200.0);
  QCOMPARE(limits.moment, grip.limits.moment);
  choose(f, "contact.known", "The person's grip");
  QVERIFY(isOfPerson(f.document.project().task.contacts[thing.index]));
  QCOMPARE(f.document.project().task.contacts[thing.index].limits.turn, 4.0);
}

/// Shown as it is with whoever does the task; a number that is typed is the task's own.
void SurroundingsFormTest::aGripIsThatOfThePerson() {
  WindowFixture f;
  const Contact grip = suggestedContact(f.document.project(), ContactEnd::LeftHand, ContactKind::Grip);
  const Element thing = addContact(f.document, grip);
  f.document.select(thing);
  QCOMPARE(f.find<NumberField>("contact.pull")->value(), 490.0);
  const std::filesystem::path models = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources/models";
  changeSubject(f.document, Subject("f05", loadModel(models / "f05.json")), QStringLiteral("Person: f05"));
  QCOMPARE(f.find<NumberField>("contact.pull")->value(), 282.5);
  QVERIFY(f.find<QLabel>("contact.personGrip")->text().contains("28"));
  QCOMPARE(f.find<QComboBox>("contact.known")->currentText(), QStringLiteral("The person's grip"));
  auto* shear = f.find<NumberField>("contact.shear");
  shear->setFocus();
  shear->selectAll();
  QTest::keyClicks(shear, "200");
  QTest::keyClick(shear, Qt::Key_Return);
  const ContactLimits& limits = f.document.project().task.contacts[thing.index].limits;
  QVERIFY(!limits.pull && limits.shear == 200.0);
  QCOMPARE(f.find<QComboBox>("contact.known")->currentText(), QStringLiteral("Another, as below"));
}

}  // namespace handhold

QTEST_MAIN(handhold::SurroundingsFormTest)
#include "surroundings_form_test.moc"
