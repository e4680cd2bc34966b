// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/next_hold.h"

#include <QtTest>

#include "engine/model/model_file.h"

namespace handhold {

namespace {

std::shared_ptr<const Model> human() {
  static const auto model = loadModel(HANDHOLD_SOURCE_DIR "/resources/models/human55.json");
  return model;
}

ContactLoad touch(const std::string& name, const std::string& site, const Vector3& point) {
  ContactLoad load;
  load.name = name;
  load.kind = name == "tool" ? kLoadKind : "fixed";
  load.link = human()->sites[human()->findSite(site)].link;
  load.point = point;
  return load;
}

MotionFrame frame(double time, const std::vector<ContactLoad>& loads) {
  MotionFrame frame;
  frame.time = time;
  frame.loads = loads;
  return frame;
}

}  // namespace

class NextHoldTest : public QObject {
  Q_OBJECT

 private slots:
  void handsGoFromBarToBar();
  void bothHandsTakeTheMiddle();
};

void NextHoldTest::handsGoFromBarToBar() {
  const Vector3 low(0.2, 1.0, 0.0), middle(-0.2, 1.3, 0.0), high(0.2, 1.6, 0.0);
  const ContactLoad left0 = touch("left 0", "l_grip", low), right1 = touch("right 1", "r_grip", middle),
                    left2 = touch("left 2", "l_grip", high), tool = touch("tool", "r_grip", high),
                    foot = touch("foot", "r_ball", low);
  Motion motion;
  motion.frames = {frame(0.0, {left0}), frame(0.1, {left0, tool, foot}), frame(0.2, {left0, right1}),
                   frame(0.3, {right1}), frame(0.4, {right1, left2})};
  QCOMPARE(nextHandHold(*human(), motion, 0.0), std::optional<Vector3>(middle));
  QCOMPARE(nextHandHold(*human(), motion, 0.2), std::optional<Vector3>(high));
  QCOMPARE(nextHandHold(*human(), motion, 0.3), std::optional<Vector3>(high));
  QVERIFY(!nextHandHold(*human(), motion, 0.4));
  QVERIFY(!nextHandHold(*human(), {}, 0.0));
}

void NextHoldTest::bothHandsTakeTheMiddle() {
  Motion motion;
  motion.frames = {frame(0.0, {}), frame(0.1, {touch("right", "r_grip", Vector3(-0.2, 2.0, 3.0)),
                                               touch("left", "l_grip", Vector3(0.4, 2.0, 3.0))})};
  QVERIFY((*nextHandHold(*human(), motion, 0.0) - Vector3(0.1, 2.0, 3.0)).norm() < 1e-12);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::NextHoldTest)
#include "next_hold_test.moc"
