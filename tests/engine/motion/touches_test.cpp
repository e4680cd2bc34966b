// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/motion/touches.h"

#include <QtTest>

using namespace handhold;

namespace {

MotionFrame frame(double time, const std::vector<std::string>& names) {
  MotionFrame frame;
  frame.time = time;
  for (const std::string& name : names) {
    ContactLoad load;
    load.name = name;
    load.kind = name == "box" ? "load" : "fixed";
    frame.loads.push_back(load);
  }
  return frame;
}

}  // namespace

class TouchesTest : public QObject {
  Q_OBJECT

 private slots:
  void contactsThatTakeHoldAreTouches();
};

void TouchesTest::contactsThatTakeHoldAreTouches() {
  Motion motion;
  motion.frames = {frame(0.0, {"left, bar 0", "right, bar 0"}),
                   frame(0.1, {"right, bar 0"}),
                   frame(0.2, {"left, bar 1", "right, bar 0", "box"}),
                   frame(0.3, {"left, bar 1"}),
                   frame(0.4, {"left, bar 1", "right, bar 2", "foot"}),
                   frame(0.5, {}),
                   frame(0.6, {"left, bar 1"})};
  const std::vector<Touch> touches = touchesOf(motion);
  QCOMPARE(touches.size(), std::size_t(3));
  QCOMPARE(touches[0].time, 0.2);
  QCOMPARE(touches[0].names, std::vector<std::string>{"left, bar 1"});
  QCOMPARE(touches[1].names, (std::vector<std::string>{"foot", "right, bar 2"}));
  QCOMPARE(touches[2].time, 0.6);  // let go of and taken again
  QVERIFY(touchesOf({}).empty());
}

QTEST_GUILESS_MAIN(TouchesTest)
#include "touches_test.moc"
