// SPDX-License-Identifier: GPL-3.0-or-later
#include <QGuiApplication>
#include <QImage>
#include <QTest>

#include "ui/viewport/overlay.h"
#include "ui/viewport/shown_color.h"

using namespace handhold;

namespace {

constexpr int kWidth = 640, kHeight = 420;

QImage painted(const Scene& scene, const Camera& camera) {
  QImage picture(kWidth, kHeight, QImage::Format_RGB32);
  picture.fill(Qt::white);
  QPainter painter(&picture);
  paintWords(painter, scene, camera, {kWidth, kHeight, 1.0});
  return picture;
}

/// Points in which two pictures differ within a place.
int differing(const QImage& a, const QImage& b, const QRect& place) {
  int count = 0;
  for (int x = place.left(); x <= place.right(); ++x)
    for (int y = place.top(); y <= place.bottom(); ++y) count += a.pixel(x, y) != b.pixel(x, y);
  return count;
}

bool isLike(const QColor& a, const QColor& b) {
  constexpr int kSmoothed = 60;  // of 3 * 255: the strokes of small letters are thinner than a pixel
  return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) <
         kSmoothed;
}

}  // namespace

/// What labels speak of may lie under the words in the corners of a picture.
class LabelsTest : public QObject {
  Q_OBJECT

 private slots:
  void labelsKeepClearOfCaptionsAndCross();
  void captionsKeepOffTheFace();
  void resultsKeepTheirColourOnThePill();
};

/// Broken into its parts where that is enough, else below it; nothing is left out.
void LabelsTest::captionsKeepOffTheFace() {
  Scene scene;
  scene.caption = Caption{"Feasible, local optimum · peak 65 % right ankle plantarflexion", rgb(0x3FB68B)};
  const QFontMetricsF font{QFont()};
  const auto placesAround = [&](const QRectF& face) {
    return captionPlaces(font, scene, {QSizeF(kWidth, kHeight), 560.0, {}, face});
  };
  QCOMPARE(placesAround({}).size(), std::size_t(1));
  for (const QRectF& face : {QRectF(280.0, 4.0, 60.0, 60.0), QRectF(20.0, 4.0, 60.0, 60.0)}) {
    const std::vector<QRectF> places = placesAround(face);
    QCOMPARE(places.size(), std::size_t(2));
    for (const QRectF& place : places) QVERIFY(!place.intersects(face));
  }
}

void LabelsTest::labelsKeepClearOfCaptionsAndCross() {
  Scene scene;
  scene.caption = Caption{"Not feasible · peak 65 % right ankle plantarflexion", rgb(0xF0524F)};
  scene.hasLoadLegend = true;
  Camera camera;
  camera.target = Vector3::Zero();
  camera.distance = 4.0;
  const ViewSize size{kWidth, kHeight, 1.0};
  const QImage without = painted(scene, camera);
  const QRect verdict(14, 14, 280, 16), legend(20, 350, 150, 50), cross(570, 20, 48, 52);
  for (const QRect& place : {verdict, legend, cross}) {
    for (const double share : {0.1, 0.3, 0.5, 0.7, 0.9}) {
      const Vector2 pixel(place.left() + share * place.width(), place.center().y());
      const Ray ray = rayThrough(camera, pixel, size);
      scene.labels = {{{}, ray.origin + 4.0 * ray.direction, "fitting is 19.7 cm out of reach", {}}};
      const QImage with = painted(scene, camera);
      QVERIFY(with != without);
      // A leader, at most three pixels wide, passes beneath the words; its label does not.
      const int found = differing(with, without, place), most = 3 * (place.width() + place.height());
      QVERIFY2(found < most,
               qPrintable(QString("%1 points at %2, %3").arg(found).arg(pixel.x()).arg(pixel.y())));
    }
  }
}

/// Whatever is bright enough for the dark pill: the first of two compared results was white, the second not.
void LabelsTest::resultsKeepTheirColourOnThePill() {
  const Theme dark = theme(ThemeName::Dark);
  for (const Color& color : {dark.compared[0], dark.compared[1]}) {
    Scene scene;
    scene.labels = {{{}, Vector3::Zero(), "Motion 1 ---", color}};
    Camera camera = lookingFrom(defaultCamera(), ViewAxis::PlusZ);
    camera.target = Vector3::Zero();
    const QImage picture = painted(scene, camera);
    int found = 0;
    for (int x = 0; x < kWidth; ++x)
      for (int y = 0; y < kHeight; ++y) found += isLike(picture.pixelColor(x, y), toQColor(color));
    QVERIFY(found > 0);
  }
}

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QGuiApplication app(argc, argv);
  LabelsTest test;
  return QTest::qExec(&test, argc, argv);
}
#include "labels_test.moc"
