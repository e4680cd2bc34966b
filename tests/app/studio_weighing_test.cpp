// SPDX-License-Identifier: GPL-3.0-or-later
// The whole program on what bore a recorded person: plates put under feet by hand, weighed again.
#include <QComboBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

#include "app/studio.h"
#include "tests/ui/fake_recording.h"
#include "ui/document/recordings/recorded.h"

namespace handhold {

namespace {

constexpr int kPatience = 60000;  // ms: sanitizers and busy machines

template <class Widget>
Widget* find(Studio& studio, const char* name) {
  return studio.window().findChild<Widget*>(QString::fromLatin1(name));
}

std::vector<std::string> loadsAt(Studio& studio, double time) {
  std::vector<std::string> names;
  for (const MotionFrame& frame : studio.document().project().motion->motion.frames)
    if (std::abs(frame.time - time) < 1e-6)
      for (const ContactLoad& load : frame.loads) names.push_back(load.name);
  return names;
}

}  // namespace

class StudioWeighingTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void platesArePutUnderFeetAndWeighedAgain();
};

void StudioWeighingTest::initTestCase() {
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("studio-weighing"));
  QStandardPaths::setTestModeEnabled(true);
  QSettings().clear();
}

/// The plate lies under the left foot and bears it by what is found. Told to be the right one's it bears
/// that, told to be nobody's it bears none, and each weighing is one step of undo; the motion stays.
void StudioWeighingTest::platesArePutUnderFeetAndWeighedAgain() {
  QTemporaryDir folder;
  Studio studio;
  studio.window().resize(1280, 800);
  studio.window().show();
  QStringList told;
  QObject::connect(&studio.document(), &Document::reported, &studio.window(),
                   [&](Severity, const QString& sentence) { told << sentence; });
  studio.open(writtenWalk(folder));
  QTRY_VERIFY_WITH_TIMEOUT(studio.import().isOpen() && studio.import().trial(), kPatience);
  QTest::mouseClick(find<QPushButton>(studio, "import.fit"), Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(studio.document().project().motion, kPatience);
  const auto fitted = studio.document().project().motion;
  QCOMPARE(loadsAt(studio, 0.8), std::vector<std::string>{"left foot on plate 1"});
  auto* foot = find<QComboBox>(studio, "results.plates.foot.0");
  QVERIFY(foot && !foot->isVisible());
  QTest::mouseClick(find<QWidget>(studio, "results.plates.section"), Qt::LeftButton);
  QTRY_VERIFY(foot->isVisible());
  QCOMPARE(foot->currentText(), QString("as found: left"));
  const auto choose = [&](Qt::Key key, const char* words) {
    foot->setFocus();
    QTest::keyClick(foot, key);
    QCOMPARE(foot->currentText(), QString(words));
    const auto before = studio.document().project().motion;
    QTest::mouseClick(find<QPushButton>(studio, "results.weigh"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(studio.document().project().motion != before, kPatience);
  };
  choose(Qt::Key_Down, "right foot");
  QCOMPARE(loadsAt(studio, 0.8), std::vector<std::string>{"right foot on plate 1"});
  const auto right = studio.document().project().motion;
  for (std::size_t k = 0; k < fitted->motion.frames.size(); ++k)
    QCOMPARE(right->motion.frames[k].q, fitted->motion.frames[k].q);
  QVERIFY(right->motion.frames[80].tau != fitted->motion.frames[80].tau);
  choose(Qt::Key_End, "no foot");
  QVERIFY(loadsAt(studio, 0.8).empty());
  QVERIFY2(told.last().startsWith("Weighed again: left on the pelvis ") &&
               told.last().contains(". Before: left on the pelvis "),
           qPrintable(told.last()));
  studio.window().actions()["edit.undo"]->trigger();
  QCOMPARE(studio.document().project().motion, right);
  QCOMPARE(foot->currentText(), QString("right foot"));
  studio.window().actions()["edit.undo"]->trigger();
  QCOMPARE(studio.document().project().motion, fitted);
  QCOMPARE(recordingOf(*fitted)->plates[0].foot, PlateFoot::AsFound);
  QCOMPARE(foot->currentText(), QString("as found: left"));
}

}  // namespace handhold

QTEST_MAIN(handhold::StudioWeighingTest)
#include "studio_weighing_test.moc"
