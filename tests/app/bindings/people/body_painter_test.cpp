// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/people/body_painter.h"

#include <QSignalSpy>
#include <QTest>
#include <numbers>

#include "engine/model/model_file.h"
#include "tests/ui/scene/figure_sample.h"

namespace handhold {

namespace {

constexpr int kLong_ms = 600000;  // far above what a loaded machine needs

std::shared_ptr<const BodyAlone> body() {
  static const testing::FigureSample sample;
  BodyAlone alone;
  alone.subject = {"human55", loadModel(HANDHOLD_SOURCE_DIR "/resources/models/human55.json")};
  alone.figure = sample.make();
  alone.theme = theme(ThemeName::Light);
  return std::make_shared<const BodyAlone>(alone);
}

/// Pixels of a skin's colour: redder than blue.
int skinPixels(const QImage& picture) {
  int count = 0;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x) {
      const QRgb pixel = picture.pixel(x, y);
      count += qRed(pixel) > qBlue(pixel) + 30 ? 1 : 0;
    }
  return count;
}

}  // namespace

class BodyPainterTest : public QObject {
  Q_OBJECT

 public:
  static void initMain() { qputenv("QT_QPA_PLATFORM", "offscreen"); }

 private slots:
  void aBodyIsPaintedFromAllSides();
};

/// The face is seen from the front, the hair from behind; of one from far beside neither half of the picture
/// is empty.
void BodyPainterTest::aBodyIsPaintedFromAllSides() {
  BodyPainter painter;
  std::vector<BodyPicture> wanted;
  std::vector<QImage> pictures;
  connect(&painter, &BodyPainter::painted, this, [&](const BodyPicture& picture, const QImage& image) {
    wanted.push_back(picture);
    pictures.push_back(image);
  });
  const QSignalSpy failed(&painter, &BodyPainter::failed);
  const auto alone = body();
  for (const double heading : {0.0, std::numbers::pi, 0.0}) {
    const std::size_t before = pictures.size();
    painter.ask({alone, heading, QSize(180, 240)});
    QTRY_VERIFY_WITH_TIMEOUT(pictures.size() > before || !failed.empty(), kLong_ms);
    if (!failed.empty()) QSKIP("there is no OpenGL");
  }
  QCOMPARE(pictures.size(), std::size_t(3));
  QCOMPARE(pictures[1].size(), QSize(180, 240));
  QCOMPARE(wanted[1].heading, std::numbers::pi);
  QVERIFY(wanted[1].body == alone);
  QVERIFY(pictures[0] != pictures[1]);
  QCOMPARE(pictures[2], pictures[0]);
  const int front = skinPixels(pictures[0]), behind = skinPixels(pictures[1]);
  QVERIFY2(front > 100 && front > behind, qPrintable(QString("%1 %2").arg(front).arg(behind)));
}

}  // namespace handhold

QTEST_MAIN(handhold::BodyPainterTest)
#include "body_painter_test.moc"
