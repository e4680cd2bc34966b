// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures from the person's eyes and of what the person wears, as the command line draws them.
#include <QImage>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/app/program_run.h"

using namespace handhold;

namespace {

const QString kTasks = QString::fromUtf8(HANDHOLD_SOURCE_DIR) + "/resources/tasks/";

/// Part of the pixels that differ clearly.
double difference(const QImage& a, const QImage& b) {
  if (a.size() != b.size()) return 1.0;
  int differing = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) {
      const QColor p = a.pixelColor(x, y), q = b.pixelColor(x, y);
      const int most = std::max(
          {std::abs(p.red() - q.red()), std::abs(p.green() - q.green()), std::abs(p.blue() - q.blue())});
      if (most > 24) ++differing;
    }
  return double(differing) / (double(a.width()) * a.height());
}

}  // namespace

class RenderEyesTest : public QObject {
  Q_OBJECT

 private slots:
  void eyesSeeAnotherPictureThanTheCamera();
  void clothesAreChosen();
  void aCameraInsideAThingIsTold();
  void wordsThatNameNoneAreRefused();

 private:
  QImage drawn(const QStringList& options) {
    const QString file = folder_.filePath("picture.png");
    const Run run = start(
        QStringList{"render", kTasks + "wall_push.json", "--out", file, "--size", "320x200", "--no-words"} +
        options);
    if (run.code != 0) qWarning() << run.error;
    return run.code == 0 ? QImage(file) : QImage();
  }

  QTemporaryDir folder_;
};

/// The wall before the person fills the picture from edge to edge.
void RenderEyesTest::eyesSeeAnotherPictureThanTheCamera() {
  const QImage outside = drawn({}), own = drawn({"--from-eyes", "--no-arrows"});
  QVERIFY(!outside.isNull() && !own.isNull());
  QVERIFY(difference(outside, own) > 0.3);
  const QColor middle = own.pixelColor(160, 60), side = own.pixelColor(60, 60);
  QVERIFY(std::abs(middle.lightness() - side.lightness()) < 40);
  QVERIFY(difference(own, drawn({"--from-eyes", "--no-arrows", "--field-of-view"})) > 0.001);
}

void RenderEyesTest::clothesAreChosen() {
  const QImage shirt = drawn({"--clothes", "shirt"}), suit = drawn({"--clothes", "pressurised suit"});
  QCOMPARE(difference(shirt, drawn({})), 0.0);
  QVERIFY(difference(shirt, suit) > 0.02);
}

void RenderEyesTest::aCameraInsideAThingIsTold() {
  const auto told = [&](const QStringList& view) {
    const Run run = start(QStringList{"render", kTasks + "wall_push.json", "--out",
                                      folder_.filePath("near.png"), "--size", "64x48", "--at"} +
                          view);
    return run.code == 0 ? run.error : "failed: " + run.error;
  };
  const QString wall = told({"right palm", "--from-side=0,60", "--distance", "0.1"});
  QVERIFY2(wall.contains("note: the camera stands inside wall; choose another --distance"), qPrintable(wall));
  const QString person = told({"hip_centre", "--from-side=90,0", "--distance", "0.1"});
  QVERIFY2(person.contains("stands inside the person"), qPrintable(person));
  QCOMPARE(told({"right palm", "--from-side=90,0", "--distance", "1"}), QString());
}

void RenderEyesTest::wordsThatNameNoneAreRefused() {
  const QString file = folder_.filePath("none.png");
  const Run coat = start({"render", kTasks + "wall_push.json", "--out", file, "--clothes", "coat"});
  QVERIFY(coat.code != 0 && coat.error.contains("flight suit"));
  const Run arm = start({"render", kTasks + "arm_hand.json", "--out", file, "--from-eyes"});
  QVERIFY(arm.code != 0);
  QVERIFY2(arm.error.contains("has no eyes"), qPrintable(arm.error));
  const Run place = start({"render", kTasks + "wall_push.json", "--out", file, "--at", "nose"});
  QVERIFY2(place.code != 0 && place.error.contains("left foot, right palm, left palm, head top"),
           qPrintable(place.error));
  QVERIFY(!QFile::exists(file));
}

QTEST_GUILESS_MAIN(RenderEyesTest)
#include "render_eyes_test.moc"
