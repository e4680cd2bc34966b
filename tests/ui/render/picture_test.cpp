// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <cmath>
#include <memory>

#include "tests/ui/render/drawn.h"
#include "ui/render/picture_target.h"
#include "ui/render/render_error.h"

using namespace handhold;
using namespace handhold::testing;

class PictureTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void backgroundsAreThoseOfTheThemes();
  void bodiesCoverTheirPlace_data();
  void bodiesCoverTheirPlace();
  void arrowsAreDrawnOverBodiesOnRequest();
  void glassLetsTheBackgroundThrough();
  void selectionGlowsOutsideTheBody_data();
  void selectionGlowsOutsideTheBody();
  void shadowsDarkenTheFloor_data();
  void shadowsDarkenTheFloor();
  void creasesAreDarkWherePicturesRest_data() { qualities(); }
  void creasesAreDarkWherePicturesRest();
  void linesHaveTheirWidthAndColor();
  void targetsShowTheirCross();
  void cabinShowsFarWallsOnly();
  void sameSceneSamePicture();
  void tilesMakeTheSamePicture();
  void fewerPixelsShowTheSame();
  void figureWearsSuitGhostAndLoads();
  void anUnloadedFigureIsNotPainted();
  void aSpineIsPaintedInItsColor();
  void eyesTurnAndNothingElse();
  void whoLooksThroughTheirEyesHasNoHead();
  void aPressureSuitIsThickerButForTheHead();
  void anOpenMeshIsSeenFromBothSides_data();
  void anOpenMeshIsSeenFromBothSides();
  void cleanupTestCase();

 private:
  Image draw(const Scene& scene, const Camera& camera = front(), Quality quality = Quality::High) {
    return renderImage(*renderer_, scene, camera, kSize, quality);
  }
  static void qualities() {
    QTest::addColumn<int>("quality");
    QTest::newRow("low") << int(Quality::Low);
    QTest::newRow("high") << int(Quality::High);
  }

  std::unique_ptr<OffscreenContext> context_;
  std::unique_ptr<Renderer> renderer_;
};

void PictureTest::initTestCase() {
  try {
    context_ = std::make_unique<OffscreenContext>();
    renderer_ = std::make_unique<Renderer>();
  } catch (const RenderError& error) {
    QSKIP(error.what());
  }
}

void PictureTest::cleanupTestCase() {
  renderer_.reset();
  context_.reset();
}

void PictureTest::backgroundsAreThoseOfTheThemes() {
  for (const ThemeName name : {ThemeName::Dark, ThemeName::Light}) {
    const Scene scene = emptyScene(name);
    const Image image = draw(scene);
    QVERIFY(isColor(at(image, 160, 0), scene.theme.backgroundTop, kDither));
    QVERIFY(isColor(at(image, 160, 239), scene.theme.backgroundBottom, kDither));
    QCOMPARE(int(image.pixel(5, 5)[3]), 255);
  }
}

void PictureTest::bodiesCoverTheirPlace_data() { qualities(); }

void PictureTest::bodiesCoverTheirPlace() {
  QFETCH(int, quality);
  Scene scene = emptyScene();
  scene.solids.push_back(ball(0.3, rgb(0xFF8000)));
  scene.solids[0].material = Material::Plain;
  const Image image = draw(scene, front(), Quality(quality));
  QVERIFY(isColor(at(image, 160, 120), rgb(0xFF8000), kDither));
  std::size_t covered = 0;
  for (int y = 0; y < 240; ++y) {
    for (int x = 0; x < 320; ++x) covered += at(image, x, y).r > 140.0 ? 1 : 0;
  }
  // A sphere seen at 4 m: a disc whose radius is that of its contour, r d / sqrt(d^2 - r^2).
  const double perPixel = metresPerPixel(front(), kSize, Vector3::Zero());
  const double radius = 0.3 * 4.0 / std::sqrt(16.0 - 0.09) / perPixel;
  const double expected = M_PI * radius * radius;
  QVERIFY2(std::abs(double(covered) - expected) < 0.03 * expected,
           qPrintable(QString("%1 instead of %2").arg(covered).arg(expected)));
}

void PictureTest::arrowsAreDrawnOverBodiesOnRequest() {
  Scene scene = emptyScene();
  scene.solids.push_back(ball(0.4, rgb(0x808080)));
  Arrow arrow;
  arrow.from = {-0.3, 0, -1};
  arrow.to = {0.3, 0, -1};
  arrow.radius = 0.05;
  arrow.color = rgb(0xFF0000);
  arrow.depth = Depth::OverBodies;
  scene.arrows.push_back(arrow);
  const Rgb over = at(draw(scene), 160, 120);
  QVERIFY(over.r > 1.6 * over.g);
  scene.arrows[0].depth = Depth::Hidden;
  const Rgb hidden = at(draw(scene), 160, 120);
  QVERIFY(std::abs(hidden.r - hidden.g) < 30.0);
}

void PictureTest::glassLetsTheBackgroundThrough() {
  Scene scene = emptyScene();
  scene.solids.push_back(ball(0.3, rgb(0xFFFFFF)));
  const double solid = at(draw(scene), 160, 120).brightness();
  scene.solids[0].color.a = 0.25f;
  const double glass = at(draw(scene), 160, 120).brightness();
  const double nothing = at(draw(emptyScene()), 160, 120).brightness();
  QVERIFY(std::abs(glass - (nothing + 0.25 * (solid - nothing))) < 6.0);
}

void PictureTest::selectionGlowsOutsideTheBody_data() { qualities(); }

void PictureTest::selectionGlowsOutsideTheBody() {
  QFETCH(int, quality);
  Scene scene = emptyScene();
  scene.solids.push_back(ball(0.3, rgb(0x808080)));
  const Image plain = draw(scene, front(), Quality(quality));
  scene.solids[0].highlight = Highlight::Selected;
  const Image glowing = draw(scene, front(), Quality(quality));
  const double perPixel = metresPerPixel(front(), kSize, Vector3::Zero());
  const int edge = 160 + int(0.3 / perPixel);
  bool glows = false;
  for (int x = edge; x < edge + 3; ++x)
    glows = glows || isColor(at(glowing, x, 120), scene.theme.accent, 40.0);
  QVERIFY(glows);
  // The surface keeps its colour.
  QVERIFY(std::abs(at(plain, 160, 120).b - at(glowing, 160, 120).b) <= kDither);
  QVERIFY(isColor(at(glowing, edge + 30, 120),
                  mix(scene.theme.backgroundTop, scene.theme.backgroundBottom, 0.5f), 6));
}

void PictureTest::shadowsDarkenTheFloor_data() { qualities(); }

void PictureTest::shadowsDarkenTheFloor() {
  QFETCH(int, quality);
  Scene scene = emptyScene(ThemeName::Light);
  scene.floor = Floor{};
  scene.floor->spacing = 100.0;  // no lines
  Camera above = lookingFrom(defaultCamera(), ViewAxis::PlusY);
  above.target = Vector3::Zero();
  const Image lit = draw(scene, above, Quality(quality));
  scene.solids.push_back(sphereSolid({-1.0, 1.0, 0.6}, 0.25, rgb(0x808080)));
  const Image shaded = draw(scene, above, Quality(quality));
  // The key light comes from (-0.50, 1.05, 0.62): 1 m above the floor casts 0.476 and -0.590 m aside.
  const Vector3 place = project(above, kSize, Vector3(-1.0 + 0.476, 0.0, 0.6 - 0.590));
  const int x = int(place.x());
  const int y = int(place.y());
  QVERIFY(at(shaded, x, y).brightness() < at(lit, x, y).brightness() - 25.0);
  QVERIFY(std::abs(at(shaded, 300, 20).brightness() - at(lit, 300, 20).brightness()) <= 6.0);
}

/// A wall above a shelf, on the side that no shadow of the shelf falls on.
void PictureTest::creasesAreDarkWherePicturesRest() {
  QFETCH(int, quality);
  Scene scene = emptyScene();
  scene.solids.push_back(boxSolid({Matrix3::Identity(), {0, 0, -0.1}}, {1.0, 1.0, 0.1}, scene.theme.matte));
  const Image alone = draw(scene, front(), Quality(quality));
  scene.solids.push_back(
      boxSolid({Matrix3::Identity(), {0, -0.1, 0.03}}, {0.5, 0.03, 0.03}, scene.theme.matte));
  const Image shelf = draw(scene, front(), Quality(quality));
  const auto darkening = [&](int y) {
    return at(alone, 160, y).brightness() - at(shelf, 160, y).brightness();
  };
  const int near = 120, far = 80;  // a few centimetres above it, and half a metre
  if (Quality(quality) == Quality::High)
    QVERIFY2(darkening(near) > 4.0, qPrintable(QString::number(darkening(near))));
  else
    QVERIFY(std::abs(darkening(near)) <= kDither);
  QVERIFY(std::abs(darkening(far)) <= kDither);
}

void PictureTest::linesHaveTheirWidthAndColor() {
  Scene scene = emptyScene();
  Polyline line;
  line.points = {{-0.5, 0, 0}, {0.5, 0, 0}};
  line.colors = {rgb(0xFFFFFF)};
  line.width = 4.0;
  scene.lines.push_back(line);
  const Image image = draw(scene);
  double light = 0.0;
  for (int y = 100; y < 140; ++y) light += (at(image, 160, y).brightness() - 33.0) / (255.0 - 33.0);
  QVERIFY2(std::abs(light - 4.0) < 0.5, qPrintable(QString::number(light)));
}

void PictureTest::targetsShowTheirCross() {
  Scene scene = emptyScene();
  TargetDisc target;
  target.X_WT = {poseAlong(Vector3::Zero(), Vector3::UnitZ()).R, Vector3::Zero()};
  target.radius = 0.4;
  target.color = rgb(0xFFFFFF);
  scene.targets.push_back(target);
  const Image image = draw(scene);
  const double nothing = at(draw(emptyScene()), 150, 112).brightness();
  const double inside = at(image, 150, 112).brightness();
  QVERIFY(inside > nothing + 30.0 && inside < 150.0);
  QVERIFY(at(image, 160, 105).brightness() > inside + 40.0);
}

void PictureTest::cabinShowsFarWallsOnly() {
  Scene scene = emptyScene();
  scene.cabins.push_back({{}, {}, {1.0, 1.0, 1.0}, {}});
  scene.solids.push_back(ball(0.2, rgb(0xFF0000)));
  const Image image = draw(scene);
  QVERIFY2(at(image, 160, 120).r > 100.0, "the near wall must not hide what is inside");
  QVERIFY(at(image, 205, 120).brightness() > at(draw(emptyScene()), 205, 120).brightness() + 15.0);
}

void PictureTest::sameSceneSamePicture() {
  Scene scene = emptyScene();
  scene.floor = Floor{};
  scene.solids.push_back(barBetween({-0.5, 0.4, 0}, {0.5, 0.4, 0}, 0.03, scene.theme));
  const Image first = draw(scene);
  draw(emptyScene(ThemeName::Light));
  QVERIFY(draw(scene).rgba == first.rgba);
}

void PictureTest::tilesMakeTheSamePicture() {
  Scene scene = emptyScene();
  scene.solids.push_back(ball(0.35, rgb(0xFF8000)));
  const ViewSize wide{4400, 60, 1.0};  // wider than one tile
  const Image image = renderImage(*renderer_, scene, front(), wide, Quality::Low);
  QVERIFY(at(image, 2200, 30).r > 120.0);
  QVERIFY(std::abs(at(image, 3071, 30).brightness() - at(image, 3072, 30).brightness()) <= kDither);
  QVERIFY(isColor(at(image, 4399, 59), scene.theme.backgroundBottom, kDither + 1));
}

void PictureTest::fewerPixelsShowTheSame() {
  Scene scene = emptyScene();
  scene.solids.push_back(ball(0.3, rgb(0xFF8000)));
  scene.solids[0].material = Material::Plain;
  PictureTarget target(0, PictureTarget::Texel::Color);
  target.resize(kSize.width, kSize.height);
  const auto drawn = [&](int mostPixels) {
    renderer_->draw(scene, front(), kSize, {Quality::Low, target.name(), {}, mostPixels});
    Image image{kSize.width, kSize.height, std::vector<std::uint8_t>(4 * 320 * 240)};
    glReadPixels(0, 0, kSize.width, kSize.height, GL_RGBA, GL_UNSIGNED_BYTE, image.rgba.data());
    return image;
  };
  const Image sharp = drawn(0), coarse = drawn(320 * 240 / 4);
  QVERIFY(isColor(at(coarse, 160, 120), rgb(0xFF8000), kDither));
  const std::size_t differing = differingPixels(sharp, coarse);
  // Only the contour is softer: a ring of 2 pi 30 px, a few pixels wide.
  QVERIFY2(differing > 0 && differing < 600, qPrintable(QString::number(differing)));
}

void PictureTest::figureWearsSuitGhostAndLoads() {
  Scene scene = standing(Clothes::None);
  const Camera camera = framed(front(), bounds(scene), kSize);
  const Image nothing = draw(emptyScene(), camera);
  const Image suit = draw(scene, camera);
  const std::size_t covered = differingPixels(suit, nothing);
  QVERIFY(covered > 2500 && covered < 20000);
  scene.figures[0].opacity = 0.25f;
  QVERIFY(differingPixels(draw(scene, camera), suit) > covered / 2);
  scene.figures[0].opacity = 1.0f;
  scene.figures[0].loads.assign(scene.figures[0].figure->bands.size(), 1.5f);
  const Image loaded = draw(scene, camera);
  double greenness = 0.0;
  for (std::size_t i = 0; i < loaded.rgba.size(); i += 4)
    greenness += double(loaded.rgba[i + 1]) - double(suit.rgba[i + 1]);
  QVERIFY2(greenness < 0.0, "red bands take green away");
  QVERIFY(differingPixels(loaded, suit) > covered / 8);
}

void PictureTest::anUnloadedFigureIsNotPainted() {
  Scene scene = standing(Clothes::FlightSuit);
  const Camera camera = framed(front(), bounds(scene), kSize);
  const Image plain = draw(scene, camera);
  scene.figures[0].loads.assign(scene.figures[0].figure->bands.size(), 0.0f);
  QCOMPARE(differingPixels(draw(scene, camera), plain), std::size_t(0));
}

/// However lightly, who has the colour of a load is not changed by it.
void PictureTest::aSpineIsPaintedInItsColor() {
  constexpr float kLoad = 0.25f;
  Scene scene = standing(Clothes::None);
  FigureInstance& person = scene.figures[0];
  person.tint = withAlpha(loadColor(kLoad), 1.0f);
  const Camera camera = framed(front(), bounds(scene), kSize);
  const Image plain = draw(scene, camera);
  person.loads.assign(person.figure->bands.size(), 0.0f);
  for (const SpineBand& band : person.figure->spineBands) person.loads[std::size_t(band.band)] = kLoad;
  QCOMPARE(differingPixels(draw(scene, camera), plain), std::size_t(0));
  person.tint = withAlpha(rgb(0x000000), 1.0f);
  const Image dark = draw(scene, camera);
  person.loads.clear();
  QVERIFY(differingPixels(draw(scene, camera), dark) > 100);
}

void PictureTest::eyesTurnAndNothingElse() {
  Scene scene = standing(Clothes::ShirtAndTrousers);
  FigureInstance& person = scene.figures[0];
  Camera camera = framed(front(),
                         Eigen::AlignedBox3d(*person.facePoint - Vector3::Constant(0.1),
                                             *person.facePoint + Vector3::Constant(0.1)),
                         kSize);
  const Image ahead = draw(scene, camera);
  person.gaze = {0.4f, 0.0f};
  const Image aside = draw(scene, camera);
  const std::size_t moved = differingPixels(ahead, aside);
  QVERIFY2(moved > 40 && moved < 1500, qPrintable(QString::number(moved)));
  person.clothes = Clothes::None;
  QVERIFY2(differingPixels(draw(scene, camera), aside) > 5 * moved, "brows, hair and skin");
}

/// The face is gone, the chest is as before, and so is the head's shadow.
void PictureTest::whoLooksThroughTheirEyesHasNoHead() {
  Scene scene = standing(Clothes::ShirtAndTrousers);
  scene.floor = Floor{bounds(scene).min().y()};
  FigureInstance& person = scene.figures[0];
  const Camera camera = framed(front(), bounds(scene), kSize);
  const Image whole = draw(scene, camera);
  person.head = HeadShown::LeftOut;
  const Image headless = draw(scene, camera);
  const auto pixelAt = [&](const Image& image, const Vector3& p_W) {
    const Vector3 p = project(camera, kSize, p_W);
    return at(image, int(p.x()), int(p.y()));
  };
  const Vector3 face = *person.facePoint, chest = face - Vector3(0.0, 0.35, 0.0);
  QVERIFY(std::abs(pixelAt(whole, face).brightness() - pixelAt(headless, face).brightness()) > 30.0);
  QCOMPARE(pixelAt(whole, chest).brightness(), pixelAt(headless, chest).brightness());
  scene.figures.clear();
  const Image nobody = draw(scene, camera);
  const Vector3 shadow = face + (face.y() - scene.floor->height) / 1.05 * Vector3(0.50, -1.05, -0.62);
  QCOMPARE(pixelAt(whole, shadow).brightness(), pixelAt(headless, shadow).brightness());
  QVERIFY(pixelAt(whole, shadow).brightness() < pixelAt(nobody, shadow).brightness() - 2.0);
}

/// Some 2 cm of cloth about trunk and limbs: the figure covers more of the picture, at the eyes' height it
/// does not.
void PictureTest::aPressureSuitIsThickerButForTheHead() {
  Scene scene = standing(Clothes::FlightSuit);
  const Camera camera = framed(front(), bounds(scene), kSize);
  const Image nothing = draw(emptyScene(), camera);
  const int eyes = int(project(camera, kSize, *scene.figures[0].facePoint).y());
  const auto acrossTheEyes = [&](const Image& image) {
    int count = 0;
    for (int x = 0; x < kSize.width; ++x)
      count += std::abs(at(image, x, eyes).brightness() - at(nothing, x, eyes).brightness()) > 8.0 ? 1 : 0;
    return count;
  };
  const Image plain = draw(scene, camera);
  scene.figures[0].clothes = Clothes::PressureSuit;
  const Image suit = draw(scene, camera);
  const double grown = double(differingPixels(suit, nothing)) / double(differingPixels(plain, nothing));
  QVERIFY2(grown > 1.1 && grown < 1.6, qPrintable(QString::number(grown)));
  QVERIFY(acrossTheEyes(plain) > 5);
  QCOMPARE(acrossTheEyes(suit), acrossTheEyes(plain));
}

void PictureTest::anOpenMeshIsSeenFromBothSides_data() { qualities(); }

/// A square of one side. From behind it looks as one that is made the other way round looks from there.
void PictureTest::anOpenMeshIsSeenFromBothSides() {
  QFETCH(int, quality);
  using Eigen::Vector3f;
  const Vector3f a(-0.4f, -0.4f, 0.0f), b(0.4f, -0.4f, 0.0f), c(0.4f, 0.4f, 0.0f), d(-0.4f, 0.4f, 0.0f);
  Scene scene = emptyScene();
  Solid square;
  square.form = Form::Mesh;
  square.color = rgb(0xFF8000);
  square.mesh = std::make_shared<const TriangleMesh>(meshFromTriangles({a, b, c, a, c, d}));
  scene.solids = {square};
  const Camera behind = orbited(front(), Vector2(double(kSize.height), 0.0), kSize);
  QVERIFY(behind.position().z() < -3.9);
  const Rgb seen = at(draw(scene, front(), Quality(quality)), 160, 120);
  const Rgb fromBehind = at(draw(scene, behind, Quality(quality)), 160, 120);
  scene.solids[0].mesh = std::make_shared<const TriangleMesh>(meshFromTriangles({a, c, b, a, d, c}));
  const Rgb turned = at(draw(scene, behind, Quality(quality)), 160, 120);
  QVERIFY(seen.r > 100.0 && fromBehind.r > 30.0);
  QVERIFY(std::abs(seen.brightness() - fromBehind.brightness()) > 10.0);  // the key light is in front
  QVERIFY(std::abs(turned.brightness() - fromBehind.brightness()) <= kDither);
}

QTEST_GUILESS_MAIN(PictureTest)
#include "picture_test.moc"
