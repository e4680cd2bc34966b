// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/ui/render/drawn.h"
#include "ui/render/render_error.h"

using namespace handhold;
using namespace handhold::testing;

namespace {

constexpr double kRadius = 0.25;  // m, of a ball in a cabin
const Vector3 kPlace(0.4, 0.3, 0.0);

Scene ballIn(std::vector<Cabin> cabins, ThemeName name) {
  Scene scene = emptyScene(name);
  scene.cabins = std::move(cabins);
  scene.solids.push_back(sphereSolid(kPlace, kRadius, rgb(0x808080)));
  return scene;
}

/// Where the ball faces that way.
Rgb ballAt(const Image& image, const Vector3& way) {
  const Vector3 p = project(front(), kSize, kPlace + kRadius * way.normalized());
  return at(image, int(p.x()), int(p.y()));
}

double brightestOfBall(const Image& image) {
  const Vector3 middle = project(front(), kSize, kPlace);
  const int reach = int(0.9 * kRadius / metresPerPixel(front(), kSize, kPlace));
  double most = 0.0;
  for (int y = -reach; y <= reach; ++y)
    for (int x = -reach; x <= reach; ++x)
      if (x * x + y * y <= reach * reach)
        most = std::max(most, at(image, int(middle.x()) + x, int(middle.y()) + y).brightness());
  return most;
}

Cabin cabinAt(const Vector3& middle) {
  Cabin cabin;
  cabin.X_WC.p = middle;
  cabin.halfSize = {1.05, 1.05, 1.6};
  return cabin;
}

/// Where a garment of the right arm ends over another one, in world, and a figure whose arms are told of no
/// such ends.
struct ArmEnd {
  std::shared_ptr<const Figure> plain;
  Vector3 place = Vector3::Zero();
};

ArmEnd endOf(const FigureInstance& person, std::string_view garment, std::string_view beyond) {
  const Figure& figure = *person.figure;
  const auto zone = [&](std::uint8_t index) { return figure.zones[index].name; };
  std::vector<Eigen::Vector3f> positions, normals;
  skin(figure.body[0], person.palette, positions, normals);
  ArmEnd end;
  int count = 0;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const FigureVertex& vertex = figure.body[0].vertices[i];
    const bool isRight = positions[i].x() < 0.0f;
    if (!isRight || zone(vertex.zone) != garment || zone(vertex.beyond) != beyond) continue;
    if (std::abs(vertex.seam) > 0.02f) continue;
    end.place += positions[i].cast<double>();
    ++count;
  }
  end.place /= std::max(1, count);
  auto plain = std::make_shared<Figure>(figure);
  for (FigureMesh& mesh : plain->body)
    for (FigureVertex& vertex : mesh.vertices)
      if (zone(vertex.zone) == garment || zone(vertex.zone) == beyond) vertex.beyond = vertex.zone;
  end.plain = plain;
  return end;
}

Camera nearTo(const ArmEnd& end) {
  const Vector3 around = Vector3::Constant(0.12);
  return framed(front(), Eigen::AlignedBox3d(end.place - around, end.place + around), kSize);
}

/// Pictures after which a crowd that stands still is kept.
constexpr int kUntilKept = 8;
/// Two that overlap and one beside them.
const std::vector<Vector3> kThree{{-0.5, 0.0, 0.0}, {0.3, 0.0, 0.0}, {0.5, 0.0, 0.1}};
/// Behind the eye: they are of the crowd and not in the picture.
const Vector3 kUnseen(0.0, 0.0, 9.0), kUnseenToo(0.3, 0.0, 9.0);

/// Pale figures, so far from where somebody stands. Their fine skins are the same, so that nothing tells
/// which one is drawn.
Scene paleFigures(const std::vector<Vector3>& places) {
  Scene scene = standing(Clothes::None);
  FigureInstance ghost = scene.figures.front();
  static const std::shared_ptr<const Figure> alike = [&] {
    auto figure = std::make_shared<Figure>(*ghost.figure);
    figure->body[2] = figure->body[1];
    return figure;
  }();
  ghost.figure = alike;
  ghost.id = {};
  ghost.opacity = 0.25f;
  ghost.tint = withAlpha(scene.theme.predicted, 0.6f);
  scene.figures.assign(places.size(), ghost);
  for (std::size_t i = 0; i < places.size(); ++i)
    for (auto& matrix : scene.figures[i].palette) matrix.col(3) += places[i].cast<float>();
  return scene;
}

/// White, from edge to edge of the picture.
Solid wallAt(const Vector3& middle) {
  Solid wall = boxSolid({Matrix3::Identity(), middle}, {4.0, 4.0, 0.01}, rgb(0xFFFFFF));
  wall.material = Material::Plain;
  wall.shade = Shade::None;
  return wall;
}

}  // namespace

/// What people and things look like in clothes and in the light of lamps.
class FigurePictureTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void lampsLightWhatFacesThem_data();
  void lampsLightWhatFacesThem();
  void whoIsNearALampIsLitFromThere();
  void aSleeveEndsWithAHem();
  void aThickSleeveGoesOverIntoTheGlove();
  void aCrowdThatStandsStillIsKept();
  void aKeptCrowdStandsBeforeBehindAndAmongThings();
  void aKeptCrowdIsDrawnAnewWhereItIsSeenOtherwise();
  void cleanupTestCase();

 private:
  Image draw(const Scene& scene, const Camera& camera = front(), Quality quality = Quality::High) {
    return renderImage(*renderer_, scene, camera, kSize, quality);
  }
  Image kept(const Scene& scene, const Camera& camera) {
    for (int i = 0; i < kUntilKept; ++i) draw(scene, camera, Quality::Low);
    return draw(scene, camera, Quality::Low);
  }

  std::unique_ptr<OffscreenContext> context_;
  std::unique_ptr<Renderer> renderer_;
};

void FigurePictureTest::initTestCase() {
  try {
    context_ = std::make_unique<OffscreenContext>();
    renderer_ = std::make_unique<Renderer>();
  } catch (const RenderError& error) {
    QSKIP(error.what());
  }
}

void FigurePictureTest::cleanupTestCase() {
  renderer_.reset();
  context_.reset();
}

void FigurePictureTest::lampsLightWhatFacesThem_data() {
  QTest::addColumn<int>("quality");
  QTest::addColumn<int>("name");
  for (const Quality quality : {Quality::Low, Quality::High})
    for (const ThemeName name : {ThemeName::Dark, ThemeName::Light})
      QTest::addRow("%s, %s", quality == Quality::Low ? "low" : "high",
                    name == ThemeName::Dark ? "dark" : "light")
          << int(quality) << int(name);
}

/// The side towards the lamps is brighter than without them, the underside as before; what the key light
/// shines on most is not over-exposed.
void FigurePictureTest::lampsLightWhatFacesThem() {
  QFETCH(int, quality);
  QFETCH(int, name);
  const auto drawn = [&](std::vector<Cabin> cabins) {
    return draw(ballIn(std::move(cabins), ThemeName(name)), front(), Quality(quality));
  };
  const Image alone = drawn({}), lit = drawn({cabinAt(Vector3::Zero())});
  const Vector3 towardsLamp(0.7, 0.3, 0.45), below(0.1, -0.95, 0.3);
  const double gain = ballAt(lit, towardsLamp).brightness() - ballAt(alone, towardsLamp).brightness();
  QVERIFY2(gain > 5.0 && gain < 40.0, qPrintable(QString::number(gain)));
  const double under = ballAt(lit, below).brightness() - ballAt(alone, below).brightness();
  QVERIFY2(std::abs(under) <= 2.0 * kDither, qPrintable(QString::number(under)));
  QVERIFY(brightestOfBall(lit) <= brightestOfBall(alone) + 3.0 * kDither);
}

/// A wall's lamps are just to the person's left, which is on our right.
void FigurePictureTest::whoIsNearALampIsLitFromThere() {
  Scene scene = standing(Clothes::FlightSuit);
  const Eigen::AlignedBox3d box = bounds(scene);
  const Camera camera = framed(front(), box, kSize);
  const Image nobody = draw(emptyScene(), camera, Quality::Low);
  const Image alone = draw(scene, camera, Quality::Low);
  scene.cabins = {cabinAt(box.center() - Vector3(0.6, 0.0, 0.0))};
  const Image lit = draw(scene, camera, Quality::Low);
  double left = 0.0, right = 0.0;
  int leftCount = 0, rightCount = 0;
  for (int y = 0; y < kSize.height; ++y)
    for (int x = 0; x < kSize.width; ++x) {
      const double before = at(alone, x, y).brightness();
      if (std::abs(before - at(nobody, x, y).brightness()) < 8.0) continue;
      const double gain = at(lit, x, y).brightness() - before;
      (x < kSize.width / 2 ? left : right) += gain;
      ++(x < kSize.width / 2 ? leftCount : rightCount);
    }
  QVERIFY(leftCount > 500 && rightCount > 500);
  QVERIFY2(left > 0.0 && right / rightCount > 1.1 * left / leftCount,
           qPrintable(QString("%1 %2").arg(left / leftCount).arg(right / rightCount)));
}

/// Of the shirt, over the bare forearm; a suit's sleeve goes on to the wrist.
void FigurePictureTest::aSleeveEndsWithAHem() {
  Scene scene = standing(Clothes::ShirtAndTrousers);
  FigureInstance& person = scene.figures[0];
  const std::shared_ptr<const Figure> figure = person.figure;
  const ArmEnd sleeve = endOf(person, "sleeve", "cuff");
  const Camera camera = nearTo(sleeve);
  const Image hemmed = draw(scene, camera);
  person.figure = sleeve.plain;
  const Image plain = draw(scene, camera);
  const Vector3 middle = project(camera, kSize, sleeve.place);
  const double reach = 0.10 / metresPerPixel(camera, kSize, sleeve.place);
  int darker = 0, astray = 0;
  for (int y = 0; y < kSize.height; ++y)
    for (int x = 0; x < kSize.width; ++x) {
      const double change = at(hemmed, x, y).brightness() - at(plain, x, y).brightness();
      if (std::abs(change) <= 2.0 * kDither) continue;
      if (change < 0.0) ++darker;
      if (std::hypot(x - middle.x(), y - middle.y()) > reach) ++astray;
    }
  QVERIFY2(darker > 200, qPrintable(QString::number(darker)));
  QCOMPARE(astray, 0);
  person.clothes = Clothes::FlightSuit;
  const Image plainSuit = draw(scene, camera);
  person.figure = figure;
  QCOMPARE(differingPixels(draw(scene, camera), plainSuit), std::size_t(0));
}

/// Of a pressurised suit, on both sides of the seam: the glove begins thicker, and thinner ends the sleeve.
void FigurePictureTest::aThickSleeveGoesOverIntoTheGlove() {
  Scene scene = standing(Clothes::PressureSuit);
  FigureInstance& person = scene.figures[0];
  const ArmEnd cuff = endOf(person, "cuff", "glove");
  const Camera camera = nearTo(cuff);
  const Image goesOver = draw(scene, camera, Quality::Low);  // without hems
  person.figure = cuff.plain;
  const std::size_t differing = differingPixels(goesOver, draw(scene, camera, Quality::Low));
  QVERIFY2(differing > 40, qPrintable(QString::number(differing)));
}

/// Three are drawn one by one. With a fourth they are a crowd, which is coarse until it is kept.
void FigurePictureTest::aCrowdThatStandsStillIsKept() {
  const Scene few = paleFigures(kThree);
  const Camera camera = framed(front(), bounds(few), kSize);
  std::vector<Vector3> places = kThree;
  places.push_back(kUnseen);
  const Scene crowd = paleFigures(places);
  const Image direct = draw(few, camera, Quality::Low);
  const Image nobody = draw(emptyScene(), camera, Quality::Low);
  QVERIFY(differingPixels(direct, nobody) > 2000);
  QVERIFY(differingPixels(draw(crowd, camera, Quality::Low), direct) > 0);
  QCOMPARE(differingPixels(kept(crowd, camera), direct), std::size_t(0));
  // Somebody pale who moves is drawn beside them.
  Scene withMover = crowd, fewWithMover = few;
  withMover.figures.push_back(crowd.figures[0]);
  for (auto& matrix : withMover.figures.back().palette) matrix(0, 3) -= 0.6f;
  fewWithMover.figures = {withMover.figures.back()};
  const Image mover = draw(fewWithMover, camera, Quality::Low), both = draw(withMover, camera, Quality::Low);
  QVERIFY(differingPixels(mover, nobody) > 1000);
  std::size_t missed = 0;
  for (int y = 0; y < kSize.height; ++y)
    for (int x = 0; x < kSize.width; ++x) {
      const bool isAlone = at(direct, x, y).brightness() == at(nobody, x, y).brightness();
      const double change = at(both, x, y).brightness() - at(mover, x, y).brightness();
      if (isAlone && std::abs(change) > kDither) ++missed;
    }
  QCOMPARE(missed, std::size_t(0));
}

void FigurePictureTest::aKeptCrowdStandsBeforeBehindAndAmongThings() {
  const Vector3 before(0.0, 0.0, 0.6), behind(0.0, 0.0, -0.6);
  const Vector3 chest = *standing(Clothes::None).figures.front().facePoint - Vector3(0.0, 0.35, 0.0);
  Scene few = paleFigures({before, behind});
  Scene crowd = paleFigures({before, behind, kUnseen, kUnseenToo});
  const Camera camera = framed(front(), bounds(few), kSize);
  const auto pictures = [&](double z) {
    few.solids = crowd.solids = {wallAt(chest + Vector3(0.0, 0.0, z))};
    return std::pair(draw(few, camera, Quality::Low), kept(crowd, camera));
  };
  for (const double z : {1.2, -1.2}) {
    const auto [direct, seen] = pictures(z);
    QCOMPARE(differingPixels(seen, direct), std::size_t(0));
  }
  const auto [direct, seen] = pictures(0.0);
  const Vector3 p = project(camera, kSize, chest);
  const auto brightness = [&](const Image& image) { return at(image, int(p.x()), int(p.y())).brightness(); };
  constexpr double kEvenly = 8.0;  // of 255: nearer is more apart in depth than farther
  QVERIFY2(std::abs(brightness(seen) - brightness(direct)) < kEvenly,
           qPrintable(QString("%1 %2").arg(brightness(seen)).arg(brightness(direct))));
  QVERIFY(brightness(direct) < 255.0 - 1.5 * kEvenly);
}

void FigurePictureTest::aKeptCrowdIsDrawnAnewWhereItIsSeenOtherwise() {
  std::vector<Vector3> places = kThree;
  places.emplace_back(0.1, 0.0, -0.3);
  places.emplace_back(-0.2, 0.0, -0.2);
  const Scene crowd = paleFigures(places);
  for (Vector3& place : places) place.z() += 0.2;
  const Scene moved = paleFigures(places);
  Scene light = crowd;
  light.theme = theme(ThemeName::Light);
  const Camera camera = framed(front(), bounds(crowd), kSize);
  const Camera turned = orbited(camera, Vector2(40.0, 0.0), kSize);
  const auto expect = [&](const Scene& scene, const Camera& from, Quality quality) {
    const Image before = kept(crowd, camera);
    const Image now = draw(scene, from, quality);
    Renderer fresh;
    QCOMPARE(differingPixels(now, renderImage(fresh, scene, from, kSize, quality)), std::size_t(0));
    QVERIFY(differingPixels(now, before) > 0);
  };
  expect(crowd, turned, Quality::Low);
  expect(moved, camera, Quality::Low);
  expect(light, camera, Quality::Low);
  expect(crowd, camera, Quality::High);
}

QTEST_GUILESS_MAIN(FigurePictureTest)
#include "figure_picture_test.moc"
