// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/suit_choices.h"

#include <QtTest>
#include <algorithm>

#include "engine/core/atomic_file.h"
#include "engine/model/model_file.h"
#include "engine/task/file/opened_task.h"
#include "engine/task/file/task_file.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/document/files/project_file.h"
#include "ui/panels/subject_panel.h"
#include "ui/panels/suit_chart.h"
#include "ui/theme/units.h"

using namespace handhold;

namespace {

const std::filesystem::path kResources = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources";
const std::filesystem::path kSuit = kResources / "suits/assumed_soft_suit.json";

}  // namespace

class SuitChoicesTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void cleanup() { panel_.reset(), session_.reset(), document_.reset(); }
  void aSuitIsPutOnAndTakenOff();
  void anotherPersonWearsItToo();
  void theCurveIsTheSuits();
  void aSuitGoesAlongInTheFile();
  void aWrongFileChangesNobody();
  void anEmptyFileTakesNoSuitOff();
  void theMassIsToldInTheUnitsOfNow();

 private:
  template <class Widget>
  Widget* find(const char* name) const {
    auto* found = panel_->findChild<Widget*>(QString::fromLatin1(name));
    Q_ASSERT(found);
    return found;
  }
  void choose(const char* name, const QString& words) {
    auto* box = find<QComboBox>(name);
    const int index = box->findText(words);
    QVERIFY2(index >= 0, qPrintable(words));
    box->setCurrentIndex(index);
    emit box->activated(index);
  }
  void wear() { choose("subject.suit", "soft suit, assumed"); }
  const Subject& subject() const { return document_->project().subject; }
  double stiffness(const char* joint) const {
    return subject().model->joints[subject().model->findJoint(joint)].stiffness;
  }

  std::unique_ptr<Document> document_;
  std::unique_ptr<SubjectSession> session_;
  std::unique_ptr<SubjectPanel> panel_;
  std::string suit_ = readFile(kSuit);
};

void SuitChoicesTest::init() {
  useTestSettings();
  document_ = std::make_unique<Document>(newProject(openSubject("f50", {}, kResources / "models")));
  session_ = std::make_unique<SubjectSession>(*document_, quickSolvers(PostureStatus::Optimal));
  PeopleShelf shelf;
  shelf.tables = readPeopleTables(kResources, "human55");
  shelf.shipped = {"f50", "human55", "m95"};
  shelf.own = [] { return QStringList(); };
  shelf.open = [](const QString& name) { return openSubject(name.toStdString(), {}, kResources / "models"); };
  shelf.text = [](const Subject& who) {
    return who.file.empty() ? readFile(kResources / "models" / (who.name + ".json")) : who.file;
  };
  shelf.suits = {{"soft suit, assumed", kSuit.string(), suit_}};
  panel_ = std::make_unique<SubjectPanel>(*document_, *session_, shelf);
  panel_->resize(310, 900);
  panel_->show();
}

/// Its numbers are those of the file; off, the person goes by name again, and both are steps.
void SuitChoicesTest::aSuitIsPutOnAndTakenOff() {
  const double bare = stiffness("l_elbow_flexion"), mass = subject().model->totalMass;
  QCOMPARE(find<QComboBox>("subject.suit")->currentText(), QStringLiteral("None"));
  wear();
  QCOMPARE(subject().model->suit, std::string("soft suit, assumed"));
  QCOMPARE(stiffness("l_elbow_flexion"), bare + 5.0);
  QVERIFY(std::abs(subject().model->totalMass - mass - 42.0) < 1e-9);  // 24 kg and 9 kg a side
  QVERIFY(find<QLabel>("subject.suit.note")->text().contains("assumed"));
  // the page's measure of mass is the body's: 66.8 kg, which the suit does not change
  QCOMPARE(panel_->findChild<SuitChoices*>()->together(), QStringLiteral("with it 108.8 kg"));
  const auto labels = panel_->findChildren<QLabel*>();
  QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
    return label->text() == QStringLiteral("Weighs 42.0 kg, with the body's 66.8 kg together 108.8 kg");
  }));
  choose("subject.suit", "None");
  QCOMPARE(subject().name, std::string("f50"));
  QVERIFY(subject().file.empty());
  QCOMPARE(stiffness("l_elbow_flexion"), bare);
  document_->undo();
  QCOMPARE(stiffness("l_elbow_flexion"), bare + 5.0);
  QCOMPARE(find<QComboBox>("subject.suit")->currentText(), QStringLiteral("soft suit, assumed"));
  document_->undo();
  QCOMPARE(find<QComboBox>("subject.suit")->currentText(), QStringLiteral("None"));
}

void SuitChoicesTest::anotherPersonWearsItToo() {
  wear();
  choose("subject.person", "m95");
  QCOMPARE(subject().model->suit, std::string("soft suit, assumed"));
  const auto bare = loadModel(kResources / "models/m95.json");
  QVERIFY(std::abs(subject().model->totalMass - bare->totalMass - 42.0) < 1e-9);
}

/// -5 N m/rad from -1 rad of the elbow, 2 N m of friction: zero at rest, where the middle line is.
void SuitChoicesTest::theCurveIsTheSuits() {
  wear();
  const auto worn = suitIn(subject().file, "f50");
  QVERIFY(worn.has_value());
  const int elbow = subject().model->findJoint("r_elbow_flexion");
  const auto at =
      std::ranges::find_if(worn->joints, [&](const JointSuit& suit) { return suit.joint == elbow; });
  QVERIFY(at != worn->joints.end());
  QCOMPARE(at->torque(-1.0, 0.0), 0.0);
  QCOMPARE(at->torque(-0.2, 0.0), -4.0);
  QCOMPARE(at->torque(-0.2, 1.0), -6.0);
  QCOMPARE(at->torque(-0.2, -1.0), -2.0);
  auto* chart = find<SuitChart>("subject.suit.chart");
  QCOMPARE(find<QComboBox>("subject.suit.joint")->currentText(), QStringLiteral("Right elbow flexion"));
  chart->resize(280, 120);
  const QPointF rest = chart->placeOf(-1.0, 0.0), bent = chart->placeOf(-2.0, 5.0);
  QVERIFY(bent.x() < rest.x() && bent.y() < rest.y());
}

void SuitChoicesTest::aSuitGoesAlongInTheFile() {
  wear();
  const std::string text = projectToJson(document_->project());
  const JsonDocument json(text, "task");
  const Subject read = carriedSubject(json);
  QCOMPARE(read.model->suit, std::string("soft suit, assumed"));
  QCOMPARE(read.model->totalMass, subject().model->totalMass);
}

void SuitChoicesTest::aWrongFileChangesNobody() {
  suit_ =
      "{\"schema\": \"handhold-suit-1\", \"name\": \"x\", \"joints\": [{\"joint\": \"tail\", \"neutral\": "
      "0}]}";
  cleanup();
  init();
  wear();
  QCOMPARE(subject().name, std::string("f50"));
  QVERIFY(!document_->history().canUndo());
  QCOMPARE(find<QComboBox>("subject.suit")->currentText(), QStringLiteral("None"));
  suit_ = readFile(kSuit);
}

void SuitChoicesTest::anEmptyFileTakesNoSuitOff() {
  suit_.clear();
  cleanup();
  init();
  wear();
  QVERIFY(!document_->history().canUndo());
  suit_ = readFile(kSuit);
}

void SuitChoicesTest::theMassIsToldInTheUnitsOfNow() {
  wear();
  const auto tells = [&](const char* words) {
    return std::ranges::any_of(panel_->findChildren<QLabel*>(), [&](const QLabel* label) {
      return label->text().startsWith("Weighs ") && label->text().contains(QLatin1String(words));
    });
  };
  QVERIFY(tells("kg"));
  Units::shared().choose({UnitSystem::UsCustomary});
  const bool isAnew = tells("lb");
  Units::shared().choose({});
  QVERIFY(isAnew && tells("kg"));
}

QTEST_MAIN(SuitChoicesTest)
#include "suit_choices_test.moc"
