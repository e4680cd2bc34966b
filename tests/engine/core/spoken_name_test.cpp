// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/spoken_name.h"

#include <QTest>

namespace handhold {

class SpokenNameTest : public QObject {
  Q_OBJECT

 private slots:
  void namesAreWords_data();
  void namesAreWords();
};

void SpokenNameTest::namesAreWords_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("spoken");
  QTest::newRow("a side") << "l_shoulder_adduction"
                          << "left shoulder adduction";
  QTest::newRow("a number") << "spine1_flexion"
                            << "spine 1 flexion";
  QTest::newRow("both") << "r_finger12_tip"
                        << "right finger 12 tip";
  QTest::newRow("neither") << "hip_centre"
                           << "hip centre";
}

void SpokenNameTest::namesAreWords() {
  QFETCH(QString, name);
  QFETCH(QString, spoken);
  QCOMPARE(QString::fromStdString(spokenName(name.toStdString())), spoken);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::SpokenNameTest)
#include "spoken_name_test.moc"
