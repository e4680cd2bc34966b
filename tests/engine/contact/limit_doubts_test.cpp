// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/contact/limit_doubts.h"

#include <QTest>
#include <filesystem>

#include "engine/model/model_file.h"

namespace handhold {

class LimitDoubtsTest : public QObject {
  Q_OBJECT

 private slots:
  void whatNoPersonBearsIsDoubted();
  void strongJointsAreDoubted();
  void nobodyShippedIsDoubted();
};

void LimitDoubtsTest::whatNoPersonBearsIsDoubted() {
  Contact contact;
  contact.name = "right grip";
  QVERIFY(limitDoubt(contact).empty());
  contact.limits.push = 9000.0;  // a landing
  QVERIFY(limitDoubt(contact).empty());
  contact.limits.push = 900000.0;
  QCOMPARE(limitDoubt(contact),
           std::string("right grip: a push of 900000 N is many times what any person exerts; "
                       "was another unit meant?"));
  contact.limits = {};
  contact.limits.pull = 1e6;
  QVERIFY(limitDoubt(contact).starts_with("right grip: a pull of 1000000 N is many times"));
  contact.limits = {};
  contact.limits.moment = 15000.0;  // N mm
  QCOMPARE(limitDoubt(contact),
           std::string("right grip: a moment of 15000 N m is many times what the socket of a foot restraint "
                       "bears, 475 N m; was another unit meant?"));
}

void LimitDoubtsTest::strongJointsAreDoubted() {
  Joint joint;
  joint.name = "r_knee_flexion";
  joint.torqueLower = -200.0, joint.torqueUpper = 100.0;
  QVERIFY(limitDoubt(joint).empty());
  joint.torqueLower = -1e6;
  QCOMPARE(
      limitDoubt(joint),
      std::string("right knee flexion: a torque limit of 1000000 N m is many times that of the strongest "
                  "joint that was measured, 688 N m; was another unit meant?"));
}

void LimitDoubtsTest::nobodyShippedIsDoubted() {
  int count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(HANDHOLD_SOURCE_DIR "/resources/models")) {
    if (entry.path().extension() != ".json") continue;
    const auto model = loadModel(entry.path());
    for (int joint = 1; joint < model->linkCount(); ++joint)
      QVERIFY2(limitDoubt(model->joints[joint]).empty(), limitDoubt(model->joints[joint]).c_str());
    ++count;
  }
  QVERIFY(count > 5);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::LimitDoubtsTest)
#include "limit_doubts_test.moc"
