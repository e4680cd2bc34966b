// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/subject_panel.h"

#include <QMessageBox>
#include <QtTest>

#include "engine/core/atomic_file.h"
#include "engine/core/error.h"
#include "engine/model/model_file.h"
#include "engine/people/kept_person.h"
#include "engine/planning/place_search.h"
#include "engine/planning/solve.h"
#include "engine/task/file/opened_task.h"
#include "ui/document/subject_actions.h"

using namespace handhold;

namespace {

const std::filesystem::path kResources = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources";
constexpr int kLong = 60000;  // ms, on a busy machine

Project pullProject() {
  const OpenedTask opened = openTask(kResources / "tasks/standing_pull.json", kResources / "models");
  Project project = newProject(opened.subject);
  project.task = opened.task;
  project.q = startPosture(project);
  return project;
}

/// Vertical force on the body over its weight.
double shareBorne(const Project& project) {
  double lift = 0.0;
  for (const ContactLoad& load : project.posture->last().loads) lift += load.force.y();
  return lift / (9.80665 * project.subject.model->totalMass);
}

}  // namespace

class SubjectPanelTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { panel_.reset(), session_.reset(), document_.reset(); }
  void aSliderAsksTheTaskOfAnotherBody();
  void slidingIsOneStepThatIsUndone();
  void sizeIsOfTheSexThatIsChosen();
  void anUndoEndsWhatIsBeingAsked();
  void anUndoEndsADragOfAMeasure();
  void aPersonIsChosen();
  void aMeasureIsTypedAndLetGo();
  void nobodysNumberIsRefused();
  void aPersonIsKept();
  void anOwnPersonIsReplacedOnRequest();
  void anotherSexKeepsThePercentiles();
  void nobodyOfTheSurveyIsNotSaved();
  void aDrawnPersonKeepsTheirStrength();
  void strengthIsChosen();
  void anAgeStaysThroughUndoAndFiles();
  void anArmAloneIsNobodyElse();
  void strengthOfOthersIsSaid_data();
  void strengthOfOthersIsSaid();

 private:
  template <class Widget>
  Widget* find(const char* name) const {
    auto* found = panel_->findChild<Widget*>(QString::fromLatin1(name));
    Q_ASSERT(found);
    return found;
  }
  /// The median woman in the stead of the source's skeleton, whose measures nobody knows.
  void becomeSurveyed() {
    QVERIFY(!find<NumberField>("subject.stature")->isEnabled());
    QVERIFY(!find<NumberField>("subject.stature")->isVisibleTo(panel_.get()));
    QCOMPARE(find<QComboBox>("subject.sex")->currentIndex(), -1);
    emit find<QComboBox>("subject.sex")->activated(0);
    QTRY_VERIFY_WITH_TIMEOUT(document_->history().canUndo(), kLong);
    QVERIFY(find<NumberField>("subject.stature")->isEnabled());
    QVERIFY(find<NumberField>("subject.stature")->isVisibleTo(panel_.get()));
    QCOMPARE(find<QComboBox>("subject.sex")->currentIndex(), 0);
  }
  double mass() const { return document_->project().subject.model->totalMass; }
  bool isSolved() const { return document_->project().posture != nullptr; }
  void type(const char* field, const char* text) {
    auto* number = find<NumberField>(field);
    number->setFocus();
    number->selectAll();
    QTest::keyClicks(number, text);
    QTest::keyClick(number, Qt::Key_Return);
  }

  std::unique_ptr<Document> document_;
  std::unique_ptr<SubjectSession> session_;
  std::unique_ptr<SubjectPanel> panel_;
  std::map<QString, std::string> kept_;
};

void SubjectPanelTest::init() {
  kept_.clear();
  document_ = std::make_unique<Document>(pullProject());
  session_ = std::make_unique<SubjectSession>(*document_,
                                              Solvers{handhold::solve, hold, followDrag, weighPlaces, {}});
  PeopleShelf shelf;
  shelf.tables = readPeopleTables(kResources, "human55");
  shelf.shipped = {"f05", "human55", "m95"};
  shelf.own = [this] {
    QStringList names;
    for (const auto& [name, text] : kept_) names << name;
    return names;
  };
  shelf.open = [](const QString& name) { return openSubject(name.toStdString(), {}, kResources / "models"); };
  shelf.text = [](const Subject& subject) {
    return subject.file.empty() ? readFile(kResources / "models" / (subject.name + ".json")) : subject.file;
  };
  shelf.keep = [this](const QString& name, const std::string& text) {
    if (name.isEmpty()) throw InputError("person", "has no name", "type one");
    kept_[name] = text;
  };
  panel_ = std::make_unique<SubjectPanel>(*document_, *session_, shelf);
  panel_->resize(310, 700);
  panel_->show();
}

void SubjectPanelTest::aSliderAsksTheTaskOfAnotherBody() {
  becomeSurveyed();
  find<ThinSlider>("subject.size")->setValue(100);  // the tenth percentile of women
  QTRY_VERIFY_WITH_TIMEOUT(std::abs(mass() - 54.67) < 0.1, kLong);
  QTRY_VERIFY_WITH_TIMEOUT(isSolved(), kLong);
  QVERIFY2(std::abs(shareBorne(document_->project()) - 1.0) < 1e-3,
           qPrintable(QString::number(shareBorne(document_->project()))));
  const Task& task = document_->project().task;
  QVERIFY((task.contacts[2].position - pullProject().task.contacts[2].position).norm() < 1e-12);
}

void SubjectPanelTest::slidingIsOneStepThatIsUndone() {
  becomeSurveyed();
  const auto before = document_->project().subject.model;
  auto* slider = find<ThinSlider>("subject.size");
  QCOMPARE(slider->value(), 500);
  for (const int value : {300, 500, 800}) {
    slider->setValue(value);
    const double was = mass();
    QTRY_VERIFY_WITH_TIMEOUT(std::abs(mass() - was) > 1e-6, kLong);
  }
  QTRY_VERIFY_WITH_TIMEOUT(isSolved(), kLong);
  document_->undo();
  QCOMPARE(document_->project().subject.model, before);
  QTRY_COMPARE(slider->value(), 500);
}

/// The source's skeleton is of no sex: its size is not asked before one is chosen, and stays of that one.
void SubjectPanelTest::sizeIsOfTheSexThatIsChosen() {
  auto* slider = find<ThinSlider>("subject.size");
  QVERIFY(!slider->isEnabled());
  QTest::keyClick(slider, Qt::Key_Right);
  QTest::qWait(150);
  QVERIFY(!document_->history().canUndo());
  auto* sex = find<QComboBox>("subject.sex");
  sex->setCurrentIndex(1);
  emit sex->activated(1);
  QTRY_VERIFY_WITH_TIMEOUT(std::abs(mass() - 84.6) < 0.01, kLong);  // ANSUR II, the median man
  QVERIFY(slider->isEnabled());
  QCOMPARE(slider->value(), 500);
  slider->setValue(50);
  QTRY_VERIFY_WITH_TIMEOUT(std::abs(mass() - 64.4) < 0.01, kLong);  // the 5th
  QCOMPARE(sex->currentIndex(), 1);
}

/// What was asked a moment before is not asked of what came back, or of another file.
void SubjectPanelTest::anUndoEndsWhatIsBeingAsked() {
  becomeSurveyed();
  find<ThinSlider>("subject.size")->setValue(900);
  document_->undo();
  const auto back = document_->project().subject.model;
  QTest::qWait(150);
  QCOMPARE(document_->project().subject.model, back);
  QVERIFY(document_->history().canRedo());
  find<ThinSlider>("subject.size")->setValue(800);
  document_->reset(pullProject(), QString());
  QTest::qWait(150);
  QVERIFY(!document_->history().canUndo());
  QVERIFY(!find<NumberField>("subject.stature")->isEnabled());
}

/// The mouse still holds the slider of the stature: what it does from then on is nobody's.
void SubjectPanelTest::anUndoEndsADragOfAMeasure() {
  becomeSurveyed();
  panel_->show();
  auto* slider = find<ThinSlider>("subject.stature.slider");
  QTRY_VERIFY(slider->width() > 40);
  const auto at = [slider](double share) {
    return QPoint(qRound(share * slider->width()), slider->height() / 2);
  };
  const double was = mass();
  QTest::mousePress(slider, Qt::LeftButton, Qt::NoModifier, at(0.6));
  QTest::mouseMove(slider, at(0.8));
  QTRY_VERIFY_WITH_TIMEOUT(std::abs(mass() - was) > 1e-6, kLong);
  document_->undo();
  const auto back = document_->project().subject.model;
  QTest::qWait(150);  // who came back is shown
  const int value = slider->value();
  QTest::mouseMove(slider, at(0.3));
  QTest::mouseRelease(slider, Qt::LeftButton, Qt::NoModifier, at(0.3));
  QTest::qWait(150);
  QCOMPARE(document_->project().subject.model, back);
  QVERIFY(document_->history().canRedo());
  QCOMPARE(slider->value(), value);
}

void SubjectPanelTest::aPersonIsChosen() {
  auto* people = find<QComboBox>("subject.person");
  const int index = people->findText("m95");
  people->setCurrentIndex(index);
  emit people->activated(index);
  QVERIFY(std::abs(mass() - 110.7) < 1e-3);
  QCOMPARE(document_->project().subject.name, std::string("m95"));
  QCOMPARE(find<QComboBox>("subject.sex")->currentText(), QString("Male"));
  QVERIFY(std::abs(find<NumberField>("subject.stature")->valueInSi() - 1.870) < 1e-6);
  QCOMPARE(find<QLabel>("subject.stature.percentile")->text(), QString("P95"));
}

void SubjectPanelTest::aMeasureIsTypedAndLetGo() {
  becomeSurveyed();
  const auto stature = [&] {
    return personIn(document_->project().subject.file, "")->measures.at("stature");
  };
  type("subject.stature", "1.70 m");
  QTRY_VERIFY_WITH_TIMEOUT(std::abs(stature() - 1.70) < 1e-9, kLong);
  QVERIFY(find<QToolButton>("subject.stature.reset")->isVisibleTo(panel_.get()));
  find<QToolButton>("subject.stature.reset")->click();
  QTRY_VERIFY_WITH_TIMEOUT(std::abs(stature() - 1.626) < 1e-9, kLong);  // the median woman, nothing told
}

void SubjectPanelTest::nobodysNumberIsRefused() {
  becomeSurveyed();
  const auto before = document_->project().subject.model;
  type("subject.stature", "2.4 m");
  QVERIFY(find<NumberField>("subject.stature")->isRefused());
  QTest::qWait(100);
  QCOMPARE(document_->project().subject.model, before);
}

void SubjectPanelTest::aPersonIsKept() {
  becomeSurveyed();
  find<ThinSlider>("subject.size")->setValue(900);
  QTest::keyClicks(find<QLineEdit>("subject.name"), "Ada");
  find<QPushButton>("subject.keep")->click();
  QCOMPARE(kept_.size(), std::size_t(1));
  QCOMPARE(personIn(kept_.at("Ada"), "Ada")->name, std::string("Ada"));
  QVERIFY(find<QComboBox>("subject.person")->findText("Ada") >= 0);
  // whoever comes next is somebody else, and a step of their own
  const auto ada = document_->project().subject.model;
  QVERIFY(find<QLineEdit>("subject.name")->text().isEmpty());
  find<ThinSlider>("subject.size")->setValue(200);
  QTRY_VERIFY(document_->project().subject.model != ada);
  document_->undo();
  QCOMPARE(document_->project().subject.model, ada);
}

void SubjectPanelTest::anOwnPersonIsReplacedOnRequest() {
  kept_["Ada"] = "earlier";
  becomeSurveyed();
  find<ThinSlider>("subject.size")->setValue(900);
  QTest::keyClicks(find<QLineEdit>("subject.name"), "Ada");
  const auto answer = [](QMessageBox::ButtonRole role) {
    QTimer::singleShot(0, qApp, [role] {
      auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      QVERIFY(question);
      for (QAbstractButton* button : question->buttons())
        if (question->buttonRole(button) == role) return button->click();
      question->reject();
    });
  };
  answer(QMessageBox::RejectRole);
  find<QPushButton>("subject.keep")->click();
  QCOMPARE(kept_.at("Ada"), std::string("earlier"));
  answer(QMessageBox::DestructiveRole);
  find<QPushButton>("subject.keep")->click();
  QVERIFY(personIn(kept_.at("Ada"), "Ada"));
}

void SubjectPanelTest::anotherSexKeepsThePercentiles() {
  becomeSurveyed();
  find<ThinSlider>("subject.size")->setValue(50);
  auto* sex = find<QComboBox>("subject.sex");
  sex->setCurrentIndex(1);
  emit sex->activated(1);
  QTRY_VERIFY_WITH_TIMEOUT(std::abs(mass() - 64.4) < 0.01, kLong);  // ANSUR II, 5th man
}

void SubjectPanelTest::nobodyOfTheSurveyIsNotSaved() {
  QTest::keyClicks(find<QLineEdit>("subject.name"), "Ada");
  auto* keep = find<QPushButton>("subject.keep");
  QVERIFY(!keep->isEnabled());
  keep->click();
  QVERIFY(kept_.empty());
  becomeSurveyed();
  QVERIFY(keep->isEnabled());
}

/// One of a study's: saved as shown, and still as strong when a measure changes.
void SubjectPanelTest::aDrawnPersonKeepsTheirStrength() {
  const PeopleTables tables = readPeopleTables(kResources, "human55");
  AskedPerson drawn{"woman 3", Sex::Female, false, {{"stature", 1.66}}};
  drawn.strength = StrengthScores{2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0};
  Project next = document_->project();
  next.subject = personSubject(tables, drawn);
  document_->commit("Person", next);
  QTest::keyClicks(find<QLineEdit>("subject.name"), "Ada");
  find<QPushButton>("subject.keep")->click();
  QCOMPARE(kept_.at("Ada"), withPersonName(next.subject.file, "Ada"));
  const auto elbow = [](const Model& model) {
    return model.joints[model.findJoint("r_elbow_flexion")].torqueUpper;
  };
  type("subject.mass", "70 kg");
  QTRY_VERIFY_WITH_TIMEOUT(std::abs(mass() - 70.0) < 1e-3, kLong);
  drawn.set["mass"] = 70.0;
  const double wanted = elbow(*personSubject(tables, drawn).model);
  drawn.strength.reset();
  QVERIFY(std::abs(elbow(*document_->project().subject.model) - wanted) < 1e-9);
  QVERIFY(wanted > 1.2 * elbow(*personSubject(tables, drawn).model));
}

/// By age, percentile and kind of limits; each choice stands there when it is made.
void SubjectPanelTest::strengthIsChosen() {
  becomeSurveyed();
  find<QAbstractButton>("subject.section.Strength")->click();
  const auto choose = [this](const char* name, int place) {
    auto* box = find<QComboBox>(name);
    box->setCurrentIndex(place);
    emit box->activated(place);
  };
  const auto knee = [this] {
    const Model& model = *document_->project().subject.model;
    return model.joints[model.findJoint("r_knee_flexion")];
  };
  const double young = knee().torqueLower;
  QVERIFY(knee().strength != nullptr);
  choose("subject.limits", 1);
  QTRY_VERIFY_WITH_TIMEOUT(knee().strength == nullptr, kLong);
  QCOMPARE(knee().torqueLower, young);
  choose("subject.age", 4);  // 60 years: 0.128 for 0.159
  QTRY_VERIFY_WITH_TIMEOUT(std::abs(knee().torqueLower / young - 0.128 / 0.159) < 1e-3, kLong);
  choose("subject.strength", 1);  // the 5th percentile: 1 - 1.645 0.028 / 0.159
  QTRY_VERIFY_WITH_TIMEOUT(std::abs(knee().torqueLower / young - 0.128 / 0.159 * 0.7103) < 1e-3, kLong);
  QCOMPARE(find<QComboBox>("subject.age")->currentIndex(), 4);
  choose("subject.age", 0);
  choose("subject.strength", 0);
  choose("subject.limits", 0);
  QTRY_VERIFY_WITH_TIMEOUT(knee().strength != nullptr && knee().torqueLower == young, kLong);
}

/// 60 years: undone, done again, kept under a name, and opened.
void SubjectPanelTest::anAgeStaysThroughUndoAndFiles() {
  Project somebody = pullProject();
  somebody.subject = personSubject(readPeopleTables(kResources, "human55"),
                                   {"woman", Sex::Female, false, {{"stature", 1.66}}});
  document_->reset(somebody, QString());
  auto* age = find<QComboBox>("subject.age");
  const auto person = [this] { return personIn(document_->project().subject.file, "Ada"); };
  age->setCurrentIndex(4);
  emit age->activated(4);
  QTRY_VERIFY_WITH_TIMEOUT(person()->age == 60.0, kLong);
  document_->undo();
  QVERIFY(!person()->age);
  QTRY_COMPARE(age->currentIndex(), 0);
  document_->redo();
  QVERIFY(person()->age == 60.0);
  QTRY_COMPARE(age->currentIndex(), 4);
  auto* strength = find<QComboBox>("subject.strength");
  strength->setCurrentIndex(2);
  emit strength->activated(2);
  const auto isScored = [this] {
    return askedIn(document_->project().subject.file, "Ada")->strength.has_value();
  };
  QTRY_VERIFY_WITH_TIMEOUT(isScored(), kLong);
  document_->undo();  // one thing at a time
  QVERIFY(!isScored() && person()->age == 60.0);
  QTest::keyClicks(find<QLineEdit>("subject.name"), "Ada");
  find<QPushButton>("subject.keep")->click();
  document_->reset(pullProject(), QString());
  QTRY_COMPARE(age->currentIndex(), 0);
  somebody.subject.file = kept_.at("Ada");
  somebody.subject.model = modelFromJson(kept_.at("Ada"), "Ada");
  document_->reset(somebody, QString());
  QTRY_COMPARE(age->currentIndex(), 4);
  QVERIFY(person()->age == 60.0);
}

/// A person was offered for it, and then a site of theirs was not found.
void SubjectPanelTest::anArmAloneIsNobodyElse() {
  const auto* people = find<QComboBox>("subject.person");
  QVERIFY(people->isEnabled());
  document_->reset(newProject(openSubject(std::string("arm9"), {}, kResources / "models")), {});
  QTRY_VERIFY(!people->isEnabled() && !find<QComboBox>("subject.sex")->isEnabled());
  const auto labels = panel_->findChildren<QLabel*>();
  QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) {
    return label->isVisibleTo(panel_.get()) && label->text().contains("of an arm alone");
  }));
  const Subject person = openSubject(std::string("f05"), {}, kResources / "models");
  QVERIFY_EXCEPTION_THROWN(withSubject(document_->project(), person), InputError);
  document_->reset(pullProject(), {});
  QTRY_VERIFY(people->isEnabled());
}

void SubjectPanelTest::strengthOfOthersIsSaid_data() {
  QTest::addColumn<double>("elbow");
  QTest::addColumn<double>("others");
  QTest::addColumn<int>("place");
  QTest::addColumn<QString>("said");
  QTest::newRow("the mean") << 0.0 << 0.0 << 0 << "";
  QTest::newRow("another percentile") << 0.4399 << 0.4399 << -1 << "Percentile 67";
  QTest::newRow("drawn") << 1.0 << 0.4 << -1 << "As it was drawn";
}

void SubjectPanelTest::strengthOfOthersIsSaid() {
  QFETCH(double, elbow);
  QFETCH(double, others);
  QFETCH(int, place);
  QFETCH(QString, said);
  AskedPerson asked{"woman", Sex::Female, false, {{"stature", 1.66}}};
  asked.strength.emplace();
  asked.strength->fill(others);
  (*asked.strength)[static_cast<std::size_t>(StrengthGroup::Elbow)] = elbow;
  Project next = document_->project();
  next.subject = personSubject(readPeopleTables(kResources, "human55"), asked);
  document_->commit("Person", next);
  const auto* box = find<QComboBox>("subject.strength");
  QTRY_COMPARE(box->currentIndex(), place);
  if (place < 0) QCOMPARE(box->placeholderText(), said);
}

QTEST_MAIN(SubjectPanelTest)
#include "subject_panel_test.moc"
