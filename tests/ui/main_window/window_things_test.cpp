// SPDX-License-Identifier: GPL-3.0-or-later
// Things that contacts live on, by mouse and keys: delete asks, copy and paste, the form's "On".
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include "engine/task/prop_places.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/controls/number_field.h"
#include "ui/document/language/language.h"

namespace handhold {

namespace {

/// Sums and products of a few numbers near one.
constexpr double kExact = 1e-12;
constexpr Element kBar{ElementKind::Prop, 1};

/// Both hands live on the bar.
Project heldBar() {
  Project project = samplePull();
  for (int hand = 0; hand < 2; ++hand) {
    Contact& contact = project.task.contacts[hand];
    contact = heldAt(project.task, contact, contact.position);
  }
  return project;
}

struct Fixture : WindowFixture {
  explicit Fixture(Project project = heldBar())
      : WindowFixture(quickSolvers(PostureStatus::Optimal), std::move(project)) {}

  const Task& task() const { return document.project().task; }
  /// Clicks the button with these words in the question that comes; tells whether one came.
  void answer(const QString& words) {
    wasAsked = false;
    QTimer::singleShot(50, window.get(), [this, words] {
      auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      wasAsked = question != nullptr;
      if (!question) return;
      text = question->text();
      for (QAbstractButton* button : question->buttons())
        if (button->text().remove(QLatin1Char('&')) == words)
          return QTest::mouseClick(button, Qt::LeftButton);
    });
  }
  void pressDelete() {
    document.select(kBar);
    auto* tree = find<QTreeWidget>("scene.tree");
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_Delete);
  }
  void type(const char* name, const char* number) {
    auto* field = find<NumberField>(name);
    QVERIFY2(field, name);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, number);
    QTest::keyClick(field, Qt::Key_Return);
  }
  void choose(const char* name, const QString& title) {
    auto* choice = find<QComboBox>(name);
    QVERIFY2(choice, name);
    const int index = choice->findText(title);
    QVERIFY2(index >= 0, qPrintable(title));
    choice->setFocus();
    choice->setCurrentIndex(index);
    emit choice->activated(index);
  }

  bool wasAsked = false;
  QString text;
};

}  // namespace

class WindowThingsTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void deletingAPropAsksAboutItsContacts();
  void deletingWhatCarriesNothingAsksNothing();
  void copyAndPasteBringPropAndContacts();
  void severalAreChosenInTheTreeAndChangedAlike();
  void severalTargetsAndLoadsAreChangedAlike();
  void mirrorAndArrayComeFromTheMenu();
  void theFormMovesAHandAlongTheBar();
  void theFormPutsAHandOnAndOffTheBar();
  void theFormIsFilledByKeysAlone();
  void theFormPutsAFootOnAFace();
  void theFormOffersFurtherThingsToHold();
  void shorteningTheBarUnderAHandIsRefused();
  void undoTakesBackWhatIsTypedFirst();
  void aStepIsGoneToByKeysToo();
  void aGermanWindowDeletesTheContactsToo();
};

void WindowThingsTest::deletingAPropAsksAboutItsContacts() {
  Fixture f;
  f.answer("Cancel");
  f.pressDelete();
  QVERIFY(f.wasAsked);
  QVERIFY2(f.text.contains("right hand and left hand"), qPrintable(f.text));
  QCOMPARE(f.task().props.size(), std::size_t(2));
  f.answer("Leave them free");
  f.pressDelete();
  QCOMPARE(f.task().props.size(), std::size_t(1));
  QCOMPARE(f.task().contacts.size(), std::size_t(4));
  QVERIFY(!f.task().contacts[0].place);
  f.document.undo();
  QVERIFY(f.task().contacts[0].place.has_value());
  f.answer("Delete them too");
  f.pressDelete();
  QCOMPARE(f.task().contacts.size(), std::size_t(2));
  f.document.undo();
  QCOMPARE(f.task().contacts.size(), std::size_t(4));
  QCOMPARE(f.task().props.size(), std::size_t(2));
}

void WindowThingsTest::deletingWhatCarriesNothingAsksNothing() {
  Fixture f(samplePull());
  f.answer("Cancel");
  f.pressDelete();
  QCOMPARE(f.task().props.size(), std::size_t(1));
  QTest::qWait(100);
  QVERIFY(!f.wasAsked);
}

void WindowThingsTest::copyAndPasteBringPropAndContacts() {
  Fixture f;
  f.document.select(kBar);
  QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
  f.find<QTreeWidget>("scene.tree")->setFocus();
  QTest::keyClick(f.window.get(), Qt::Key_C, Qt::ControlModifier);
  QTest::keyClick(f.window.get(), Qt::Key_V, Qt::ControlModifier);
  QCOMPARE(f.task().props.size(), std::size_t(3));
  QCOMPARE(f.task().contacts.size(), std::size_t(6));
  QCOMPARE(f.task().contacts[4].prop, f.task().props[2].name);
  f.document.select({ElementKind::Contact, 0});
  f.window->actions()["edit.duplicate"]->trigger();
  QCOMPARE(f.task().contacts.size(), std::size_t(7));
}

void WindowThingsTest::severalAreChosenInTheTreeAndChangedAlike() {
  Fixture f;
  auto* tree = f.find<QTreeWidget>("scene.tree");
  const auto row = [&](const QString& name) {
    return tree->findItems(name, Qt::MatchExactly | Qt::MatchRecursive).at(0);
  };
  const auto click = [&](const QString& name, Qt::KeyboardModifiers held) {
    tree->scrollToItem(row(name));
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, held, tree->visualItemRect(row(name)).center());
  };
  click("right hand", Qt::NoModifier);
  click("left hand", Qt::ControlModifier);
  QCOMPARE(f.document.selected().size(), std::size_t(2));
  QVERIFY(row("right hand")->isSelected() && row("left hand")->isSelected());
  f.type("several.pull", "333");
  for (int hand = 0; hand < 2; ++hand) QCOMPARE(f.task().contacts[hand].limits.pull.value_or(0.0), 333.0);
  f.window->actions()["edit.pin"]->trigger();
  QVERIFY(!f.task().contacts[0].pinned && !f.task().contacts[1].pinned);
  f.document.undo();
  f.document.undo();
  QVERIFY(isOfPerson(f.task().contacts[1]));
  tree->setFocus();
  QTest::keyClick(tree, Qt::Key_Delete);
  QCOMPARE(f.task().contacts.size(), std::size_t(2));
  f.document.undo();
  QCOMPARE(f.task().contacts.size(), std::size_t(4));
}

void WindowThingsTest::severalTargetsAndLoadsAreChangedAlike() {
  Project project = heldBar();
  for (const char* site : {"chest", "r_palm"}) {
    project.task.targets.push_back(suggestedTarget(project, site));
    project.task.targets.back().name = site;
    for (const LoadKind kind : {LoadKind::Force, LoadKind::Mass}) {
      Load load = suggestedLoad(site, kind);
      load.name = std::string(site) + (kind == LoadKind::Mass ? " mass" : " force");
      project.task.loads.push_back(load);
    }
  }
  Fixture f(project);
  f.document.selectAll({{ElementKind::Target, 1}, {ElementKind::Target, 2}});
  f.find<QCheckBox>("several.must")->click();
  f.type("several.weight", "3");
  for (int i : {1, 2}) QVERIFY(!f.task().targets[i].mustHold && f.task().targets[i].weight == 3.0);
  f.document.selectAll({{ElementKind::Load, 1}, {ElementKind::Load, 3}});
  f.type("several.mass", "7");
  for (int i : {1, 3}) QCOMPARE(f.task().loads[i].mass, 7.0);
  f.document.selectAll({{ElementKind::Load, 0}, {ElementKind::Load, 2}});
  f.type("several.force.y", "-120");
  for (int i : {0, 2}) QCOMPARE(f.task().loads[i].force.y(), -120.0);
  f.document.selectAll({{ElementKind::Load, 0}, {ElementKind::Load, 1}});  // a force and a mass
  QVERIFY(!f.find<NumberField>("several.mass") && !f.find<NumberField>("several.force.y"));
}

void WindowThingsTest::mirrorAndArrayComeFromTheMenu() {
  Project project = heldBar();
  project.task.props.push_back(suggestedProp(PropKind::Box));
  project.task.props[2].position.x() = 0.5;
  Fixture f(project);
  f.document.select({ElementKind::Prop, 2});
  f.window->actions()["edit.mirror"]->trigger();
  QCOMPARE(f.task().props.size(), std::size_t(4));
  QCOMPARE(f.task().props[3].position.x(), -0.5);
  f.window->actions()["edit.array"]->trigger();
  auto* dialog = f.window->findChild<QDialog*>("array");
  QVERIFY(dialog);
  auto* copies = f.find<NumberField>("array.copies");
  copies->selectAll();
  QTest::keyClicks(copies, "4");
  QTest::keyClick(copies, Qt::Key_Tab);
  f.type("array.step.y", "450");  // Enter takes the number and adds them
  QTRY_COMPARE(f.task().props.size(), std::size_t(8));
  QVERIFY(std::abs(f.task().props[7].position.y() - f.task().props[3].position.y() - 4 * 0.45) < kExact);
  f.document.select({ElementKind::Contact, 0});
  QVERIFY(!f.window->actions()["edit.array"]->isEnabled());
}

void WindowThingsTest::theFormMovesAHandAlongTheBar() {
  Fixture f;
  f.document.select({ElementKind::Contact, 0});
  QCOMPARE(f.find<QComboBox>("contact.on")->currentText(), QString("bar"));
  f.type("contact.along", "-120");
  QVERIFY(std::abs(f.task().contacts[0].place->along + 0.12) < kExact);
  QVERIFY((f.task().contacts[0].position - Vector3(-0.12, 0.45, 0.42)).norm() < kExact);
  const auto* place = f.find<QWidget>("contact.position");
  QTRY_VERIFY(place->width() >= place->sizeHint().width());  // its x was cut
  f.type("contact.along", "800");                            // beyond the end of a bar of 0.8 m
  QVERIFY(f.find<NumberField>("contact.along")->isRefused());
  QVERIFY(std::abs(f.task().contacts[0].place->along + 0.12) < kExact);
}

void WindowThingsTest::theFormPutsAHandOnAndOffTheBar() {
  Fixture f;
  f.document.select({ElementKind::Contact, 0});
  f.choose("contact.on", "Nothing");
  QVERIFY(!f.task().contacts[0].place);
  f.type("contact.position.y", "700");
  QVERIFY(std::abs(f.task().contacts[0].position.y() - 0.7) < kExact);
  f.choose("contact.on", "bar");
  QVERIFY((f.task().contacts[0].position - Vector3(-0.25, 0.45, 0.42)).norm() < kExact);
  f.choose("contact.part", "Beside it");
  QVERIFY(f.task().contacts[0].place->part == PropPart::Frame);
  QVERIFY(f.find<NumberField>("contact.position.y"));
}

/// What is chosen brings other fields; the keyboard stays where it was.
void WindowThingsTest::theFormIsFilledByKeysAlone() {
  Fixture f;
  QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
  f.document.select({ElementKind::Contact, 0});
  f.find<QComboBox>("contact.on")->setFocus();
  QCOMPARE(f.find<QComboBox>("contact.on")->currentText(), QString("bar"));
  QTest::keyClick(f.find<QComboBox>("contact.on"), Qt::Key_Home);
  QVERIFY(!f.task().contacts[0].place);
  QTRY_VERIFY(f.find<QComboBox>("contact.on")->hasFocus());
  QTest::keyClick(f.find<QComboBox>("contact.on"), Qt::Key_End);
  QCOMPARE(f.task().contacts[0].prop, std::string("bar"));
  QTRY_VERIFY(f.find<QComboBox>("contact.on")->hasFocus());
}

void WindowThingsTest::theFormPutsAFootOnAFace() {
  Project project = heldBar();
  project.task.props.push_back(suggestedProp(PropKind::Box));
  Fixture f(project);
  f.document.select({ElementKind::Contact, 2});
  f.choose("contact.on", "box");
  f.choose("contact.part", "Top face");
  f.type("contact.first", "50");
  f.type("contact.off", "20");
  const Prop& box = f.task().props[2];
  const Contact& foot = f.task().contacts[2];
  QVERIFY(std::abs(foot.position.x() - box.position.x() - 0.05) < kExact);
  QVERIFY(std::abs(foot.position.y() - box.position.y() - 0.5 * box.size.y() - 0.02) < kExact);
  QVERIFY((foot.axis - Vector3::UnitY()).norm() < kExact);
}

void WindowThingsTest::theFormOffersFurtherThingsToHold() {
  Project project = heldBar();
  project.task.props.push_back(suggestedProp(PropKind::Ladder));
  Fixture f(project);
  f.document.select({ElementKind::Contact, 0});
  f.choose("contact.or", "ladder");
  QCOMPARE(f.task().contacts[0].others.size(), std::size_t(1));
  QCOMPARE(f.find<QComboBox>("contact.or0")->currentText(), QString("ladder"));
  f.choose("contact.or0.part", "Rung 3");
  QCOMPARE(f.task().contacts[0].others[0].place.number, 3);
  f.find<QPushButton>("contact.or0.hold")->click();
  QCOMPARE(f.task().contacts[0].prop, std::string("ladder"));
  QCOMPARE(f.task().contacts[0].others[0].prop, std::string("bar"));
  f.choose("contact.or0", "Nothing else");
  QVERIFY(f.task().contacts[0].others.empty());
  f.document.undo();
  QCOMPARE(f.task().contacts[0].others.size(), std::size_t(1));
  f.document.undo();
  QCOMPARE(f.task().contacts[0].prop, std::string("bar"));
}

void WindowThingsTest::shorteningTheBarUnderAHandIsRefused() {
  Fixture f;
  f.document.select(kBar);
  f.type("prop.length", "300");
  QVERIFY(f.find<NumberField>("prop.length")->isRefused());
  QCOMPARE(f.task().props[1].size.x(), 0.8);
  f.type("prop.length", "600");
  QVERIFY(std::abs(f.task().props[1].size.x() - 0.6) < kExact);
}

/// By button or menu: the keys are the field's own while something is typed.
void WindowThingsTest::aStepIsGoneToByKeysToo() {
  Fixture f;
  addLoad(f.document, suggestedLoad("chest", LoadKind::Force));
  addLoad(f.document, suggestedLoad("chest", LoadKind::Mass));
  auto* list = f.find<QListWidget>("history.list");
  QCOMPARE(list->currentRow(), 2);
  list->setCurrentRow(1);
  QTest::keyClick(list, Qt::Key_Return);
  QCOMPARE(f.document.history().index(), 1);
  QCOMPARE(f.task().loads.size(), std::size_t(1));
}

void WindowThingsTest::undoTakesBackWhatIsTypedFirst() {
  Fixture f;
  QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
  setGravity(f.document, Vector3::Zero(), "None");
  auto* name = f.find<QLineEdit>("task.name");
  const QString before = name->text();
  name->setFocus();
  QTest::keyClicks(name, "Half typed ");
  QAction* undo = f.window->actions()["edit.undo"];
  undo->trigger();
  QCOMPARE(name->text(), before);
  QCOMPARE(f.document.history().index(), 1);
  undo->trigger();
  QCOMPARE(f.document.history().index(), 0);
  QCOMPARE(f.task().name, before.toStdString());
}

/// Last: the language stays. The usual names are told in it, and the file has them in English.
void WindowThingsTest::aGermanWindowDeletesTheContactsToo() {
  speak(Language::German, QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/translations"));
  Fixture f;
  f.answer(QObject::tr("Delete them too"));
  f.pressDelete();
  QVERIFY(f.wasAsked);
  QVERIFY2(f.text.contains(QStringLiteral("rechte Hand")), qPrintable(f.text));
  QCOMPARE(f.task().props.size(), std::size_t(1));
  QCOMPARE(f.task().contacts.size(), std::size_t(2));
}

}  // namespace handhold

QTEST_MAIN(handhold::WindowThingsTest)
#include "window_things_test.moc"
