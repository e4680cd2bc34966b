// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QTest>
#include <cmath>
#include <memory>

#include "tests/ui/scene/figure_sample.h"
#include "ui/render/offscreen.h"
#include "ui/render/render_error.h"
#include "ui/scene/figure/skinning.h"
#include "ui/scene/framing.h"

using namespace handhold;

namespace {

const ViewSize kSize{240, 180, 1.0};
const QString kFolder = QStringLiteral(HANDHOLD_SOURCE_DIR "/tests/data/pictures/");

// Versions of Mesa differ in the coverage of edges and in rounding: single pixels at contours, a step or two
// elsewhere. What is missing, moved by a few pixels or of another colour exceeds both bounds.
constexpr double kMostMean = 1.5;        // of 255, over all pixels and channels
constexpr int kClearlyDifferent = 48;    // of 255, in any channel
constexpr double kMostDiffering = 0.01;  // of all pixels

struct Difference {
  double mean = 0.0;
  double differing = 0.0;  ///< part of the pixels
  bool isSmall() const { return mean <= kMostMean && differing <= kMostDiffering; }
};

QImage asQImage(const Image& image) {
  return QImage(image.rgba.data(), image.width, image.height, 4 * image.width, QImage::Format_RGBA8888)
      .convertToFormat(QImage::Format_RGB32);
}

Difference difference(const QImage& a, const QImage& b) {
  Difference result;
  if (a.size() != b.size()) return {255.0, 1.0};
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
      const int r = std::abs(qRed(p) - qRed(q)), g = std::abs(qGreen(p) - qGreen(q)),
                blue = std::abs(qBlue(p) - qBlue(q));
      result.mean += (r + g + blue) / 3.0;
      result.differing += std::max({r, g, blue}) > kClearlyDifferent ? 1.0 : 0.0;
    }
  }
  const double pixels = double(a.width()) * a.height();
  return {result.mean / pixels, result.differing / pixels};
}

Scene emptyScene(ThemeName name) {
  Scene scene;
  scene.theme = theme(name);
  return scene;
}

/// Matte, metal and glass, an arrow, a target and a selection on a floor with its shadow.
Scene workshop() {
  Scene scene = emptyScene(ThemeName::Dark);
  scene.floor = Floor{};
  scene.solids.push_back(barBetween({-0.6, 0.9, 0.0}, {0.6, 0.9, 0.0}, 0.03, scene.theme));
  scene.solids.push_back(
      boxSolid({Matrix3::Identity(), {-0.35, 0.2, 0.1}}, {0.2, 0.2, 0.2}, scene.theme.matte));
  scene.solids.push_back(sphereSolid({0.35, 0.25, 0.0}, 0.25, withAlpha(rgb(0xE69F00), 0.4f)));
  scene.solids.push_back(sphereSolid({0.05, 0.12, 0.35}, 0.12, scene.theme.matte));
  scene.solids.back().highlight = Highlight::Selected;
  Arrow arrow;
  arrow.from = {0.0, 0.5, 0.0};
  arrow.to = {0.0, 0.85, 0.2};
  arrow.color = rgb(0xE3B341);
  scene.arrows.push_back(arrow);
  TargetDisc target;
  target.X_WT.p = {0.55, 0.65, 0.1};
  target.radius = 0.1;
  target.color = scene.theme.accent;
  scene.targets.push_back(target);
  return scene;
}

/// A person with load colours and a pale ghost beside.
Scene people() {
  static const testing::FigureSample sample;
  static const std::shared_ptr<const Figure> figure = sample.make();
  Scene scene = emptyScene(ThemeName::Light);
  FigureInstance person;
  person.figure = figure;
  person.id = {ThingKind::Body, 0};
  skinPalette(*figure, sample.frames.at(sample.data.poses.at("stand")), person.palette);
  person.clothes = Clothes::ShirtAndTrousers;
  person.loads.assign(figure->bands.size(), 0.6f);
  FigureInstance ghost = person;
  for (auto& matrix : ghost.palette) matrix(0, 3) += 0.7f;
  ghost.loads.clear();
  ghost.opacity = 0.25f;
  ghost.tint = withAlpha(scene.theme.predicted, 0.6f);
  scene.figures = {person, ghost};
  scene.floor = Floor{bounds(scene).min().y()};
  return scene;
}

/// A cabin whose near walls are cut away, a trail and a centre of mass.
Scene cabin() {
  Scene scene = emptyScene(ThemeName::Dark);
  scene.cabins.push_back({{}, {}, {0.9, 0.9, 1.2}, {}});
  scene.solids.push_back(capsuleBetween({-0.3, -0.2, 0.0}, {0.3, 0.25, 0.0}, 0.1, scene.theme.matte));
  std::vector<Vector3> points;
  for (int i = 0; i < 24; ++i)
    points.emplace_back(0.6 * std::cos(0.2 * i), 0.03 * i - 0.3, 0.6 * std::sin(0.2 * i));
  scene.lines.push_back(trail(points, scene.theme.accent));
  scene.centersOfMass.push_back({{0.0, 0.3, 0.3}, 0.06, std::nullopt});
  return scene;
}

Camera cameraFor(const Scene& scene) {
  const Camera side = orbited(defaultCamera(), Vector2(40.0, 10.0), kSize);
  return framed(side, bounds(scene), kSize);
}

}  // namespace

/// Pictures against those kept in tests/data/pictures: what no property of single pixels would notice.
class BaselineTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void looksAsKept_data();
  void looksAsKept();
  void changesAreNoticed();
  void cleanupTestCase();

 private:
  QImage draw(const Scene& scene, Quality quality = Quality::High) {
    return asQImage(renderImage(*renderer_, scene, cameraFor(scene), kSize, quality));
  }

  std::unique_ptr<OffscreenContext> context_;
  std::unique_ptr<Renderer> renderer_;
};

void BaselineTest::initTestCase() {
  try {
    context_ = std::make_unique<OffscreenContext>();
    renderer_ = std::make_unique<Renderer>();
  } catch (const RenderError& error) {
    QSKIP(error.what());
  }
}

void BaselineTest::cleanupTestCase() {
  renderer_.reset();
  context_.reset();
}

void BaselineTest::looksAsKept_data() {
  QTest::addColumn<Scene>("scene");
  QTest::addColumn<int>("quality");
  QTest::newRow("workshop") << workshop() << int(Quality::High);
  QTest::newRow("workshop_low") << workshop() << int(Quality::Low);
  QTest::newRow("people") << people() << int(Quality::High);
  QTest::newRow("cabin") << cabin() << int(Quality::High);
}

void BaselineTest::looksAsKept() {
  QFETCH(Scene, scene);
  QFETCH(int, quality);
  const QImage drawn = draw(scene, Quality(quality));
  const QString file = kFolder + QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral(".png");
  if (qEnvironmentVariableIsSet("HANDHOLD_KEEP_PICTURES")) QVERIFY(drawn.save(file));
  const QImage kept(file);
  QVERIFY2(!kept.isNull(), qPrintable(file));
  const Difference difference = ::difference(drawn, kept.convertToFormat(QImage::Format_RGB32));
  QVERIFY2(difference.isSmall(),
           qPrintable(QStringLiteral("mean %1 of 255, %2 % of the pixels clearly differ")
                          .arg(difference.mean)
                          .arg(100.0 * difference.differing)));
}

/// The bounds are narrow enough for a shadow that is gone, a colour and a small move.
void BaselineTest::changesAreNoticed() {
  const Scene before = workshop();
  const QImage kept = draw(before);
  QVERIFY(difference(draw(before), kept).isSmall());
  Scene moved = before;
  moved.solids[1].X_WS.p.x() += 0.04;
  Scene recolored = before;
  recolored.solids[1].color = rgb(0x0072B2);
  Scene unlit = before;
  unlit.floor->height -= 3.0;
  for (const Scene& scene : {moved, recolored, unlit}) {
    const QImage changed = asQImage(renderImage(*renderer_, scene, cameraFor(before), kSize));
    QVERIFY(!difference(changed, kept).isSmall());
  }
}

QTEST_GUILESS_MAIN(BaselineTest)
#include "baseline_test.moc"
