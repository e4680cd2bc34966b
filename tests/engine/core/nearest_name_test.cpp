// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/nearest_name.h"

#include <QtTest>

using namespace handhold;

class NearestNameTest : public QObject {
  Q_OBJECT

 private slots:
  void findsWhatWasMeant();
  void listsReadAsPeopleSpeak();
};

void NearestNameTest::findsWhatWasMeant() {
  const std::vector<std::string> known = {"grip", "fixed grip", "palm"};
  QCOMPARE(nearestName("gripp", known), std::string("grip"));
  QCOMPARE(nearestName("PALM", known), std::string("palm"));
  QCOMPARE(nearestName("fixd grp", known), std::string("fixed grip"));
  QCOMPARE(nearestName("handlebar", known), std::string());
  QCOMPARE(nearestName("", known), std::string());
  QCOMPARE(nearestName(std::string(100000, 'g'), known), std::string());
  QCOMPARE(nearestName("r_knee", {"l_knee_flexion", "r_knee_flexion", "r_kneecap"}),
           std::string("r_knee_flexion"));
  QCOMPARE(nearestName("r_elbow", {"l_elbow_flexion", "r_elbow_flexion"}), std::string("r_elbow_flexion"));
  QCOMPARE(suggestion("gripp", known), std::string("did you mean 'grip'?"));
  QCOMPARE(suggestion("handlebar", known), std::string("use grip, fixed grip or palm"));
  QCOMPARE(suggestion("handlebar", {}), std::string("remove it"));
}

void NearestNameTest::listsReadAsPeopleSpeak() {
  QCOMPARE(listed({}), std::string());
  QCOMPARE(listed({"a"}), std::string("a"));
  QCOMPARE(listed({"a", "b", "c"}), std::string("a, b or c"));
}

QTEST_GUILESS_MAIN(NearestNameTest)
#include "nearest_name_test.moc"
