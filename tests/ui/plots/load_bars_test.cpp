// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/load_bars.h"

#include <QClipboard>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

#include "engine/model/utilisation.h"
#include "tests/ui/plots/offscreen.h"
#include "tests/ui/plots/sample_motion.h"
#include "ui/document/units/units.h"
#include "ui/plots/curves/quantity.h"

using namespace handhold;

namespace {

int jointNamed(const char* name) { return static_cast<int>(sample::human()->findJoint(name)); }

struct Bench {
  LoadBars bars;
  Bench() {
    bars.resize(1280, 240);
    bars.setModel(sample::human());
    bars.setTorques(sample::motion()->frames[60]);
    bars.show();
    QTest::qWait(20);
  }
};

}  // namespace

class LoadBarsTest : public QObject {
  Q_OBJECT

 private slots:
  void everyJointHasItsLine();
  void loadIsTorqueOverTheLimitOnItsSide();
  void byLoadTheGreatestComesFirst();
  void aLongNumberKeepsClearOfItsBar();
  void clickSelectsHoverTells();
  void theMenuIsOfTheJointThatWasClicked();
  void limbsStayTogetherInNarrowPanels();
  void emptyStateOffersTheSolve();
};

void LoadBarsTest::everyJointHasItsLine() {
  Bench bench;
  for (const LoadOrder order : {LoadOrder::Body, LoadOrder::Load}) {
    bench.bars.setOrder(order);
    for (int joint = 1; joint < sample::human()->linkCount(); ++joint) {
      const QRectF line = bench.bars.lineOf(joint);
      QVERIFY(!line.isEmpty());
      QVERIFY(QRectF(bench.bars.viewport()->rect()).contains(line));
      QCOMPARE(bench.bars.jointAt(line.center()), joint);
    }
  }
}

void LoadBarsTest::loadIsTorqueOverTheLimitOnItsSide() {
  Bench bench;
  QVERIFY(std::abs(bench.bars.loadOf(jointNamed("r_knee_flexion")) - 1.12) < 1e-9);
  Model model;
  model.joints.resize(2);
  Joint& joint = model.joints[1];
  joint.torqueLower = -20.0, joint.torqueUpper = 50.0;
  const auto share = [&](double torque) {
    return utilisation(model, 1, torque, VectorX::Zero(8), noRates());
  };
  QCOMPARE(share(25.0), 0.5);
  QCOMPARE(share(-25.0), 1.25);
  joint.torqueLower = 0.0;
  QVERIFY(std::isinf(share(-1.0)));
  QCOMPARE(share(0.0), 0.0);
}

void LoadBarsTest::byLoadTheGreatestComesFirst() {
  Bench bench;
  QTest::mouseClick(&bench.bars.orderSwitch(), Qt::LeftButton, Qt::NoModifier,
                    bench.bars.orderSwitch().segment(1).center().toPoint());
  QVERIFY(bench.bars.order() == LoadOrder::Load);
  const QRectF knee = bench.bars.lineOf(jointNamed("r_knee_flexion"));
  for (int joint = 1; joint < sample::human()->linkCount(); ++joint) {
    const QRectF line = bench.bars.lineOf(joint);
    QVERIFY(line.left() > knee.left() || line.top() >= knee.top());
  }
}

/// A bar beyond its limit ends where no other ends; right of it columns are empty before the number begins.
void LoadBarsTest::aLongNumberKeepsClearOfItsBar() {
  constexpr int kClear = 4;   // px
  constexpr int kStroke = 6;  // px, longer than any of a digit
  Bench bench;
  bench.bars.resize(350, 1200);  // one column
  const int knee = jointNamed("r_knee_flexion");
  MotionFrame frame = sample::motion()->frames[60];
  frame.tau[velocityIndex(LinkIndex(knee))] *= 15.83 / 1.12;
  UnitChoice units;
  units.torque = TorqueUnit::PartOfLimit;
  const UnitsHere here(units);
  bench.bars.setTorques(frame);
  const QImage image = bench.bars.viewport()->grab().toImage();
  const QRect line = bench.bars.lineOf(knee).toRect();
  const int middle = line.center().y();
  const QRgb ground = image.pixel(line.right() + 3, middle);
  const QRgb bar = image.pixel(line.left() + line.width() * 6 / 10, middle);
  QVERIFY(bar != ground);
  int end = line.left();
  for (int x = line.left(), run = 0; x <= line.right(); ++x) {
    run = image.pixel(x, middle) == bar ? run + 1 : 0;
    if (run >= kStroke) end = x;
  }
  const auto isEmpty = [&](int x) {
    for (int y = line.top() + 1; y < line.bottom(); ++y)
      if (image.pixel(x, y) != ground) return false;
    return true;
  };
  for (int x = end + 2; x < end + 2 + kClear; ++x) QVERIFY2(isEmpty(x), qPrintable(QString::number(x - end)));
}

void LoadBarsTest::clickSelectsHoverTells() {
  Bench bench;
  QSignalSpy selected(&bench.bars, &LoadBars::jointSelected), hovered(&bench.bars, &LoadBars::jointHovered);
  const int joint = jointNamed("l_elbow_flexion");
  const QPoint at = bench.bars.lineOf(joint).center().toPoint();
  QTest::mouseMove(bench.bars.viewport(), at);
  QTRY_COMPARE(hovered.count(), 1);
  QCOMPARE(hovered[0][0].toInt(), joint);
  QTest::mouseClick(bench.bars.viewport(), Qt::LeftButton, Qt::NoModifier, at);
  QCOMPARE(selected.count(), 1);
  QCOMPARE(selected[0][0].toInt(), joint);
}

void LoadBarsTest::theMenuIsOfTheJointThatWasClicked() {
  Bench bench;
  QSignalSpy selected(&bench.bars, &LoadBars::jointSelected);
  const int joint = jointNamed("l_elbow_flexion");
  const QPoint at = bench.bars.lineOf(joint).center().toPoint();
  QContextMenuEvent asked(QContextMenuEvent::Mouse, at, bench.bars.viewport()->mapToGlobal(at));
  QCoreApplication::sendEvent(bench.bars.viewport(), &asked);
  const auto* menu = bench.bars.findChild<QMenu*>("bars.menu");
  QVERIFY(menu);
  QCOMPARE(menu->actions().size(), qsizetype(3));
  menu->actions()[0]->trigger();
  QCOMPARE(selected[0][0].toInt(), joint);
  menu->actions()[1]->trigger();
  QCOMPARE(bench.bars.order(), LoadOrder::Load);
  menu->actions()[2]->trigger();
  const QStringList lines = QApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
  QCOMPARE(lines.size(), qsizetype(sample::human()->linkCount()));  // a head and all joints
}

void LoadBarsTest::limbsStayTogetherInNarrowPanels() {
  for (int most = 1; most <= 6; ++most) {
    const LoadColumns columns = bodyColumns(*sample::human(), most);
    QVERIFY(static_cast<int>(columns.size()) <= most);
    size_t joints = 0;
    for (const std::vector<LoadRow>& column : columns) {
      QCOMPARE(column.front().joint, -1);
      for (const LoadRow& row : column) joints += row.joint > 0;
    }
    QCOMPARE(joints, size_t(sample::human()->jointCount()));
  }
}

void LoadBarsTest::emptyStateOffersTheSolve() {
  Bench bench;
  bench.bars.setTorques({});
  QSignalSpy wanted(&bench.bars, &LoadBars::solveWanted);
  auto* button = bench.bars.findChild<QPushButton*>();
  QVERIFY(button && button->isVisible());
  QTest::mouseClick(button, Qt::LeftButton);
  QCOMPARE(wanted.count(), 1);
}

QTEST_MAIN(LoadBarsTest)
#include "load_bars_test.moc"
