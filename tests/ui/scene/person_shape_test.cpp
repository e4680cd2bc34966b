// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/people/person_shape.h"

#include <QTest>

#include <QTemporaryDir>

#include "engine/core/atomic_file.h"
#include "engine/people/person_model.h"
#include "tests/ui/scene/figure_sample.h"
#include "ui/scene/figure/figure_girths.h"

using namespace handhold;

namespace {

constexpr double kCentimetre = 0.01;
constexpr int kRays = 180;

using Section = std::vector<std::array<Eigen::Vector2d, 2>>;

Vector3 pointOf(const FigureMesh& mesh, std::uint32_t vertex) {
  const auto& p = mesh.vertices[vertex].position;
  return {p[0], p[1], p[2]};
}

/// Where a plane cuts the triangles, as lines in it about its point.
Section cut(const FigureMesh& mesh, const GirthPlane& plane) {
  const Vector3 n = plane.normal.normalized(), u = n.unitOrthogonal(), v = n.cross(u);
  Section section;
  for (std::size_t t = 0; t < mesh.indices.size(); t += 3) {
    std::vector<Eigen::Vector2d> ends;
    for (std::size_t k = 0; k < 3; ++k) {
      const Vector3 a = pointOf(mesh, mesh.indices[t + k]) - plane.point;
      const Vector3 b = pointOf(mesh, mesh.indices[t + (k + 1) % 3]) - plane.point;
      const double da = a.dot(n), db = b.dot(n);
      if ((da > 0.0) == (db > 0.0)) continue;
      const Vector3 p = a + da / (da - db) * (b - a);
      ends.emplace_back(p.dot(u), p.dot(v));
    }
    if (ends.size() == 2) section.push_back({ends[0], ends[1]});
  }
  return section;
}

/// Tape and calipers on the mesh: the nearest line on each ray from the plane's point, without what the field
/// says.
SectionSize sizeOf(const FigureMesh& mesh, const GirthPlane& plane) {
  const Section section = cut(mesh, plane);
  const Vector3 n = plane.normal.normalized(), u = n.unitOrthogonal(), v = n.cross(u);
  std::vector<Eigen::Vector2d> outline;
  Eigen::AlignedBox3d box;
  for (int ray = 0; ray < kRays; ++ray) {
    const double angle = 2.0 * M_PI * ray / kRays;
    const Eigen::Vector2d way(std::cos(angle), std::sin(angle)), side(-way.y(), way.x());
    double nearest = plane.radius;
    for (const auto& [a, b] : section) {
      const double sa = a.dot(side), sb = b.dot(side);
      if ((sa > 0.0) == (sb > 0.0)) continue;
      const double along = (a + sa / (sa - sb) * (b - a)).dot(way);
      if (along > 0.0) nearest = std::min(nearest, along);
    }
    if (nearest >= plane.radius) continue;
    outline.push_back(nearest * way);
    box.extend(Vector3(outline.back().x() * u + outline.back().y() * v));
  }
  return {hullPerimeter(std::move(outline)), box.sizes().x(), box.sizes().z()};
}

struct Dressed {
  Person person;
  FigureData data;
  FramePoses rest;
  std::shared_ptr<const Figure> figure;
  std::shared_ptr<const Figure> armless;  ///< a tape goes under the arms, which touch the chest of the stout
};

}  // namespace

/// The shipped people's figures against their measures, on the meshes that are drawn.
class PersonShapeTest : public QObject {
  Q_OBJECT

 private slots:
  void girthsAreThePersons_data();
  void girthsAreThePersons();
  void breadthsAndDepthsAreThePersons_data() { girthsAreThePersons_data(); }
  void breadthsAndDepthsAreThePersons();
  void lengthsAreThePersons_data() { girthsAreThePersons_data(); }
  void lengthsAreThePersons();
  void womenTieTheirHair();
  void aTapeAroundACircleIsItsGirth();

 private:
  static std::string shipped(const QString& name) {
    return std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/" + name.toStdString() + ".json";
  }
  /// The model's file of a shipped person or of one at the edge of the survey.
  std::string fileOf(const QString& name) const {
    const auto edge = kEdges.find(name.toStdString());
    if (edge == kEdges.end()) return shipped(name);
    const std::string file = folder_.filePath(name + ".json").toStdString();
    const auto& [sex, set] = edge->second;
    writeFile(file, personModel(tables_, expectedPerson(tables_.survey, {"edge", sex, false, set})));
    return file;
  }
  Dressed dressed(const QString& name) const {
    const std::string file = fileOf(name);
    const testing::Human55Frames frames(file);
    Dressed made{*personIn(readFile(file), file), {}, frames.at(sample_.data.rest), nullptr, nullptr};
    FigureOptions options = testing::FigureSample::coarse();
    options.shape = shapeOf(made.person, sample_.data, frames.at({}), made.rest);
    made.data = scaledFigure(sample_.data, frames.at({}), options.shape);
    made.figure = makeFigure(sample_.data, frames.at({}), made.rest, options);
    FigureData armless = sample_.data;
    std::erase_if(armless.solids, [](const FigureSolid& solid) { return solid.group.starts_with("arm"); });
    made.armless = makeFigure(armless, frames.at({}), made.rest, options);
    return made;
  }
  static SectionSize sizeAt(const Dressed& who, const char* name, double girth) {
    const auto plane = std::ranges::find(who.data.girths, std::string(name), &GirthPlane::name);
    GirthPlane placed = placedAt(*plane, who.rest);
    placed.radius = std::max(placed.radius, 0.3 * girth);
    const bool isBesideArms = placed.name == "chest";
    return sizeOf((isBesideArms ? who.armless : who.figure)->body[0], placed);
  }

  const std::map<std::string, std::pair<Sex, Measures>> kEdges{
      {"first_female", {Sex::Female, {{"stature", 1.48}, {"mass", 46.0}}}},
      {"last_male", {Sex::Male, {{"stature", 1.92}, {"mass", 121.0}}}},
      {"short_heavy", {Sex::Female, {{"stature", 1.50}, {"mass", 95.0}}}},
      {"tall_light", {Sex::Male, {{"stature", 1.92}, {"mass", 65.0}}}}};
  const PeopleTables tables_ =
      readPeopleTables(std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources", "human55");
  QTemporaryDir folder_;
  testing::FigureSample sample_;
};

void PersonShapeTest::girthsAreThePersons_data() {
  QTest::addColumn<QString>("name");
  for (const char* name :
       {"f05", "f50", "m50", "m95", "first_female", "last_male", "short_heavy", "tall_light"})
    QTest::newRow(name) << QString(name);
}

void PersonShapeTest::girthsAreThePersons() {
  QFETCH(QString, name);
  const Dressed who = dressed(name);
  const std::map<std::string, const char*> measures{
      {"head", "headcircumference"},           {"chest", "chestcircumference"},
      {"waist", "waistcircumference"},         {"hip", "buttockcircumference"},
      {"thigh", "thighcircumference"},         {"lower_thigh", "lowerthighcircumference"},
      {"calf", "calfcircumference"},           {"ankle", "anklecircumference"},
      {"biceps", "bicepscircumferenceflexed"}, {"forearm", "forearmcircumferenceflexed"},
      {"wrist", "wristcircumference"}};
  for (const auto& [plane, measure] : measures) {
    const double wanted = who.person.measures.at(measure);
    const double is = sizeAt(who, plane.c_str(), wanted).girth;
    QVERIFY2(std::abs(is - wanted) < kCentimetre,
             qPrintable(QString("%1: %2, wanted %3").arg(plane.c_str()).arg(is).arg(wanted)));
  }
}

/// Where the survey's calipers and its tape tell of one section; of the chest its depth (see shapeOf).
void PersonShapeTest::breadthsAndDepthsAreThePersons() {
  QFETCH(QString, name);
  const Dressed who = dressed(name);
  const Measures& m = who.person.measures;
  const auto near = [](const char* what, double is, double wanted) {
    return std::abs(is - wanted) < kCentimetre ? QString()
                                               : QString("%1: %2, wanted %3").arg(what).arg(is).arg(wanted);
  };
  const SectionSize waist = sizeAt(who, "waist", m.at("waistcircumference"));
  const SectionSize hip = sizeAt(who, "hip", m.at("buttockcircumference"));
  const SectionSize chest = sizeAt(who, "chest", m.at("chestcircumference"));
  QCOMPARE(near("waist breadth", waist.breadth, m.at("waistbreadth")), QString());
  QCOMPARE(near("waist depth", waist.depth, m.at("waistdepth")), QString());
  QCOMPARE(near("hip breadth", hip.breadth, m.at("hipbreadth")), QString());
  QCOMPARE(near("buttock depth", hip.depth, m.at("buttockdepth")), QString());
  QCOMPARE(near("chest depth", chest.depth, m.at("chestdepth")), QString());
  // the arms hang beside it
  QVERIFY2(chest.breadth < m.at("bideltoidbreadth"), qPrintable(QString::number(chest.breadth)));
}

void PersonShapeTest::lengthsAreThePersons() {
  QFETCH(QString, name);
  const Dressed who = dressed(name);
  const FigureMesh& mesh = who.figure->body[0];
  double finger = 0.0, toe = 0.0, heel = 0.0, sole = 0.0, crown = 0.0;
  for (std::uint32_t i = 0; i < mesh.vertices.size(); ++i) {
    const Vector3 p = pointOf(mesh, i);
    const Vector3 hand = who.rest[21].inverse() * p, foot = who.rest[42].inverse() * p,
                  head = who.rest[37].inverse() * p;
    if (hand.norm() < 0.25) finger = std::max(finger, hand.x());
    if (head.norm() < 0.3) crown = std::max(crown, head.x());
    if (foot.norm() > 0.3) continue;
    // the foot in the posture at rest is turned against the shank's frame by the ankle alone
    const Vector3 flat = who.rest[44].inverse() * p;
    sole = std::max(sole, -flat.x());
    if (flat.x() > -0.03) continue;
    toe = std::max(toe, flat.y());
    heel = std::min(heel, flat.y());
  }
  const auto near = [&](double is, const char* measure, double wanted) {
    return std::abs(is - wanted) < kCentimetre ? QByteArray() : QByteArray(measure) + QByteArray::number(is);
  };
  const Measures& m = who.person.measures;
  QCOMPARE(near(finger, "hand ", m.at("handlength")), QByteArray());
  QCOMPARE(near(toe - heel, "foot ", m.at("footlength")), QByteArray());
  QCOMPARE(near(sole, "sole ", m.at("lateralmalleolusheight")), QByteArray());
  const testing::Human55Frames frames(fileOf(name));
  const FramePoses zero = frames.at({});
  const double stature = zero[37].p.y() + crown - (zero[42].p.y() - sole);
  QCOMPARE(near(stature, "stature ", m.at("stature")), QByteArray());
}

/// A polygon of so many corners is shorter than its circle by pi^2 / (6 n^2).
/// Over the nape, where the head of the other figures ends.
void PersonShapeTest::womenTieTheirHair() {
  constexpr int kHeadFrame = 37;
  for (const char* name : {"f50", "m50"}) {
    const Dressed who = dressed(name);
    double behind = 0.0;
    for (const FigureVertex& vertex : who.figure->body[0].vertices) {
      const Vector3 inHead = who.rest[kHeadFrame].inverse() *
                             Vector3(vertex.position[0], vertex.position[1], vertex.position[2]);
      if (inHead.x() > 0.02 && inHead.x() < 0.05) behind = std::max(behind, -inHead.y());
    }
    QCOMPARE(who.figure->isWoman, who.person.sex == Sex::Female);
    QCOMPARE(behind > 0.085, who.person.sex == Sex::Female);
  }
}

void PersonShapeTest::aTapeAroundACircleIsItsGirth() {
  std::vector<Eigen::Vector2d> points;
  for (int i = 0; i < 60; ++i)
    for (const double radius : {0.05, 0.1})
      points.emplace_back(radius * std::cos(M_PI * i / 30), radius * std::sin(M_PI * i / 30));
  QVERIFY(std::abs(hullPerimeter(points) / (0.2 * M_PI) - 1.0 + M_PI * M_PI / 21600.0) < 1e-6);
}

QTEST_GUILESS_MAIN(PersonShapeTest)
#include "person_shape_test.moc"
