// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/muscle_choices.h"

#include <QHeaderView>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QtTest>

#include "tests/engine/muscles/small_muscles.h"
#include "ui/panels/muscle_table.h"

using namespace handhold;

class MuscleChoicesTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("muscle-choices"));
    QStandardPaths::setTestModeEnabled(true);
    QSettings().clear();
  }
  void cleanupTestCase() { QSettings().clear(); }
  void namesInTheTableHaveRoom();
  void nothingIsChosenAtFirst();
  void everyChoiceCounts();
  void theyAreRememberedAsFarAsSomebodyHasTheJoint();

 private:
  template <class Widget>
  Widget* find(MuscleChoices& choices, const char* name) const {
    auto* found = choices.findChild<Widget*>(QString::fromLatin1(name));
    Q_ASSERT(found);
    return found;
  }
  void choose(QComboBox& box, int index) {
    box.setCurrentIndex(index);
    emit box.activated(index);
  }
  const std::vector<ContactJoint> joints_ = contactJoints(*human55());
};

/// What numbers leave, and beside many numbers enough to be told apart.
void MuscleChoicesTest::namesInTheTableHaveRoom() {
  MuscleTable table;
  table.resize(400, 200);
  table.show();
  QVERIFY(table.header()->sectionSize(0) >= 170);
  QVERIFY(table.textElideMode() == Qt::ElideMiddle);
  table.resize(1400, 200);
  QTRY_COMPARE(table.header()->length(), table.viewport()->width());
}

void MuscleChoicesTest::nothingIsChosenAtFirst() {
  MuscleChoices choices;
  choices.setJoints(joints_);
  choices.show();
  QCOMPARE(choices.options().criterion, SharingCriterion::Stress);
  QVERIFY(!choices.options().hasCurves && !choices.options().relief);
  QVERIFY(!find<NumberField>(choices, "muscles.most")->isVisible());
  QCOMPARE(find<QComboBox>(choices, "muscles.relieved")->count(), int(joints_.size()) + 1);
}

void MuscleChoicesTest::everyChoiceCounts() {
  MuscleChoices choices;
  choices.setJoints(joints_);
  choices.show();
  QSignalSpy changed(&choices, &MuscleChoices::changed);
  choose(*find<QComboBox>(choices, "muscles.criterion"), 1);
  QTest::mouseClick(find<QCheckBox>(choices, "muscles.curves"), Qt::LeftButton, {}, QPoint(8, 8));
  auto* joint = find<QComboBox>(choices, "muscles.relieved");
  choose(*joint, joint->findData("r_wrist"));
  auto* most = find<NumberField>(choices, "muscles.most");
  QVERIFY(most->isVisible());
  most->setFocus();
  most->selectAll();
  QTest::keyClicks(most, "120");
  QTest::keyClick(most, Qt::Key_Return);
  QCOMPARE(changed.count(), 4);
  const MuscleOptions options = choices.options();
  QCOMPARE(options.criterion, SharingCriterion::Fatigue);
  QVERIFY(options.hasCurves && options.relief);
  QCOMPARE(options.relief->joint, std::string("r_wrist"));
  QCOMPARE(options.relief->most, 120.0);
}

/// An arm without a wrist is not relieved there; the next person is again.
void MuscleChoicesTest::theyAreRememberedAsFarAsSomebodyHasTheJoint() {
  {
    MuscleChoices choices;
    choices.setJoints(joints_);
    auto* joint = find<QComboBox>(choices, "muscles.relieved");
    choose(*joint, joint->findData("r_wrist"));
    choose(*find<QComboBox>(choices, "muscles.criterion"), 1);
  }
  MuscleChoices choices;
  choices.setJoints(contactJoints(*loadModel(kShipped / "models/arm4.json")));
  QVERIFY(!choices.options().relief);
  QCOMPARE(choices.options().criterion, SharingCriterion::Fatigue);
  choices.setJoints(joints_);
  QVERIFY(choices.options().relief);
  QCOMPARE(choices.options().relief->most, 500.0);
}

QTEST_MAIN(MuscleChoicesTest)
#include "muscle_choices_test.moc"
