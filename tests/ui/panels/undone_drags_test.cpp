// SPDX-License-Identifier: GPL-3.0-or-later
// An undo ends what the mouse drags: its next move writes nothing over what was brought back.
#include <QTest>

#include "tests/ui/jobs/fake_prediction.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/controls/joint_slider.h"
#include "ui/controls/section.h"
#include "ui/controls/thin_slider.h"

namespace handhold {

class UndoneDragsTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void ofAJoint();
  void ofAWeight();
};

void UndoneDragsTest::ofAJoint() {
  WindowFixture f;
  auto* slider = f.find<JointSlider>("joint.r_elbow_flexion");
  const VectorX before = f.document.shown().q;
  const QPoint from(slider->width() / 2 + 40, slider->height() / 2 - 1);
  QTest::mousePress(slider, Qt::LeftButton, Qt::NoModifier, from);
  QTest::mouseMove(slider, from - QPoint(10, 0));
  QVERIFY(f.document.isPreviewing());
  f.document.undo();
  QTest::mouseMove(slider, from - QPoint(20, 0));
  QTest::mouseRelease(slider, Qt::LeftButton, Qt::NoModifier, from - QPoint(20, 0));
  QVERIFY(!f.document.isPreviewing());
  QVERIFY(f.document.project().q == before);
  QCOMPARE(f.document.history().index(), 0);
}

void UndoneDragsTest::ofAWeight() {
  Project project = samplePull();
  project.task.motion.method = MotionMethod::Predicted;
  WindowFixture f(quickPredictor(PostureStatus::Optimal), project);
  f.find<SectionHeader>("motion.objective")->setChecked(true);
  auto* slider = f.find<ThinSlider>("weight.slider.motion.work");
  QVERIFY(slider);
  const auto at = [slider](double share) {
    return QPoint(qRound(share * slider->width()), slider->height() / 2);
  };
  QTest::mousePress(slider, Qt::LeftButton, Qt::NoModifier, at(0.25));
  QTest::mouseMove(slider, at(0.5));
  QCOMPARE(f.document.history().index(), 1);
  f.document.undo();
  const int before = slider->value();
  QTest::mouseMove(slider, at(0.75));
  QTest::mouseRelease(slider, Qt::LeftButton, Qt::NoModifier, at(0.75));
  QCOMPARE(f.document.history().index(), 0);
  QCOMPARE(slider->value(), before);
}

}  // namespace handhold

QTEST_MAIN(handhold::UndoneDragsTest)
#include "undone_drags_test.moc"
