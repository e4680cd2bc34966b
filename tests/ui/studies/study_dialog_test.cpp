// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/study_dialog.h"

#include <QComboBox>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "ui/controls/number_field.h"

using namespace handhold;

namespace {

StudyChoices choices() {
  return {{{"/props/bar/position/1", "bar: position y", Dimension::Length, 1.2},
           {"/contacts/0/friction", "foot: friction", Dimension::None, 0.6}},
          {"f05", "m95"}};
}

}  // namespace

class StudyDialogTest : public QObject {
  Q_OBJECT

 private slots:
  void numbersAreTakenWithTheirUnits() {
    StudyDraft draft;
    draft.varied = {usualRange(choices().fields[0])};
    auto* dialog = new StudyDialog(choices(), draft);
    dialog->show();
    auto* cases = dialog->findChild<QLabel*>("study.cases");
    QCOMPARE(cases->text(), QString("5 cases"));
    auto* from = dialog->findChild<NumberField*>("study.from");
    from->selectAll();
    QTest::keyClicks(from, "110 cm");
    QTest::keyClick(from, Qt::Key_Return);
    dialog->findChild<QCheckBox*>("study.person.f05")->click();
    dialog->findChild<QCheckBox*>("study.person.m95")->click();
    dialog->findChild<QCheckBox*>("study.score.reba")->click();
    QCOMPARE(cases->text(), QString("10 cases"));
    QVERIFY(dialog->takeDraft(draft));
    QCOMPARE(draft.varied[0].from, 1.1);
    QCOMPARE(draft.varied[0].to, 1.44);
    QCOMPARE(draft.people, (QStringList{"f05", "m95"}));
    QCOMPARE(draft.scores, (std::vector<Rule>{Rule::Reba}));
    from->selectAll();
    QTest::keyClicks(from, "high");
    QVERIFY(!dialog->takeDraft(draft));
    delete dialog;
  }

  /// Virtual people take the place of those who are named, and try each place.
  void virtualPeopleTryThePlacesOfAContact() {
    StudyChoices offered = choices();
    offered.contacts = {"right grip"};
    auto* dialog = new StudyDialog(offered, {});
    dialog->show();
    dialog->findChild<QCheckBox*>("study.person.f05")->click();
    QVERIFY(!dialog->findChild<NumberField*>("study.crowd.count")->isEnabled());
    dialog->findChild<QCheckBox*>("study.crowd")->click();
    auto* cases = dialog->findChild<QLabel*>("study.cases");
    QCOMPARE(cases->text(), QString("200 cases"));
    QVERIFY(!dialog->findChild<QCheckBox*>("study.person.f05")->isEnabled());
    QVERIFY(!dialog->findChild<NumberField*>("study.places")->isEnabled());
    dialog->findChild<QComboBox*>("study.contact")->setCurrentIndex(1);
    dialog->findChild<QComboBox*>("study.crowd.sex")->setCurrentIndex(1);
    auto* count = dialog->findChild<NumberField*>("study.crowd.count");
    count->selectAll();
    QTest::keyClicks(count, "many");
    QTest::keyClick(count, Qt::Key_Return);
    QCOMPARE(cases->text(), QString());
    count->selectAll();
    QTest::keyClicks(count, "30");
    QTest::keyClick(count, Qt::Key_Return);
    QCOMPARE(cases->text(), QString("150 cases"));
    StudyDraft draft;
    QVERIFY(dialog->takeDraft(draft));
    QVERIFY(draft.crowd && draft.people.isEmpty());
    QCOMPARE(draft.crowd->count, 30);
    QVERIFY(draft.crowd->sex == Sex::Female);
    QCOMPARE(draft.contact, QString("right grip"));
    QCOMPARE(draft.places, 5);
    delete dialog;
  }

  void fieldsComeAndGo() {
    auto* dialog = new StudyDialog(choices(), {});
    dialog->show();
    QTest::mouseClick(dialog->findChild<QPushButton*>("study.add"), Qt::LeftButton);
    QTest::mouseClick(dialog->findChild<QPushButton*>("study.add"), Qt::LeftButton);
    StudyDraft draft;
    QVERIFY(dialog->takeDraft(draft));
    QCOMPARE(draft.varied.size(), std::size_t(2));
    QCOMPARE(dialog->findChild<QLabel*>("study.cases")->text(), QString("25 cases"));
    auto* spread = dialog->findChild<QComboBox*>("study.design");
    spread->setCurrentIndex(2);
    QVERIFY(!dialog->findChild<NumberField*>("study.steps")->isEnabled());
    QCOMPARE(dialog->findChild<QLabel*>("study.cases")->text(), QString("50 cases"));
    QTest::mouseClick(dialog->findChild<QToolButton*>("study.remove"), Qt::LeftButton);
    QVERIFY(dialog->takeDraft(draft));
    QCOMPARE(draft.varied.size(), std::size_t(1));
    QCOMPARE(draft.design, Design::Sobol);
    const QSignalSpy run(dialog, &StudyDialog::runWanted);
    QTest::mouseClick(dialog->findChild<QPushButton*>("study.run"), Qt::LeftButton);
    QCOMPARE(run.size(), 1);
    delete dialog;
  }
};

QTEST_MAIN(StudyDialogTest)
#include "study_dialog_test.moc"
