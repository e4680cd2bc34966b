// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "engine/core/atomic_file.h"
#include "engine/people/person_model.h"
#include "tests/ui/scene/figure_sample.h"
#include "ui/scene/figure/implicit_field.h"
#include "ui/scene/figure/skinning.h"
#include "ui/scene/people/person_shape.h"

using namespace handhold;

namespace {

/// An edge of a hand or foot may become so many times as long as at rest, and shorter ones than this as many
/// times this: the median man's do to 2.0.
constexpr float kStretch = 3.0f, kShortEdge = 0.004f;
/// Of the other skin, which gives most in an armpit: the median man's by 8 cm, of 148 kg by 13 (m).
constexpr float kGrowth = 0.15f;

struct Extremity {
  const char* group;
  int frame;       ///< its rest is what lies beyond...
  Vector3 beyond;  ///< ...this direction of the frame, from `from` on (m)
  double from;
  std::vector<const char*> bones;  ///< that may move it, without the side
};

const std::vector<Extremity>& extremities() {
  const std::vector<const char*> hand{"hand", "wrist", "thumb", "index", "middle", "ring", "little"},
      foot{"foot", "ankle", "toes"};
  static const std::vector<Extremity> all{{"arm_r", 21, Vector3::UnitX(), 0.03, hand},
                                          {"arm_l", 31, Vector3::UnitX(), 0.03, hand},
                                          {"leg_r", 44, -Vector3::UnitX(), 0.02, foot},
                                          {"leg_l", 52, -Vector3::UnitX(), 0.02, foot}};
  return all;
}

Vector3 pointOf(const FigureVertex& vertex) {
  return {vertex.position[0], vertex.position[1], vertex.position[2]};
}

}  // namespace

/// Heavy, wide-hipped and very slim bodies: their skin is one piece in every posture.
class WholeSkinTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void extremitiesFollowTheirLimbAlone_data() { people(); }
  void extremitiesFollowTheirLimbAlone();
  void noPostureTearsTheSkin_data() { people(); }
  void noPostureTearsTheSkin();

 private:
  struct Body {
    testing::Human55Frames frames;
    FramePoses rest;
    std::shared_ptr<const Figure> figure;
    std::vector<int> extremity;  ///< of each vertex of the finest mesh; -1: none
  };

  void people();
  Body made(const Person& person);

  testing::FigureSample sample_;
  QTemporaryDir folder_;
  std::map<std::string, Body> bodies_;
};

void WholeSkinTest::initTestCase() {
  const PeopleTables tables =
      readPeopleTables(std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources", "human55");
  const std::map<std::string, std::pair<Sex, Measures>> asked{
      {"1st woman", {Sex::Female, atPercentile(tables.survey, Sex::Female, 1.0)}},
      {"99th man", {Sex::Male, atPercentile(tables.survey, Sex::Male, 99.0)}},
      {"man of 148 kg", {Sex::Male, {{"stature", 1.80}, {"mass", 148.0}}}},
      {"woman of 95 kg", {Sex::Female, {{"stature", 1.60}, {"mass", 95.0}}}},
      {"woman of 115 kg", {Sex::Female, {{"stature", 1.60}, {"mass", 115.0}}}},
      {"woman of 30 kg", {Sex::Female, {{"stature", 1.89}, {"mass", 30.0}}}},
      {"pear",
       {Sex::Female,
        {{"hipbreadth", 0.419},
         {"biacromialbreadth", 0.323},
         {"waistcircumference", 0.651},
         {"thighcircumference", 0.752}}}}};
  for (const auto& [name, who] : asked) {
    const Person person = expectedPerson(tables.survey, {name, who.first, false, who.second});
    const std::string file = folder_.filePath("person.json").toStdString();
    writeFile(file, personModel(tables, person));
    const testing::Human55Frames frames(file);
    FigureOptions options = testing::FigureSample::coarse();
    options.bonesCell = 0.02;  // they are not looked at
    const FramePoses zero = frames.at({}), rest = frames.at(sample_.data.rest);
    options.shape = shapeOf(person, sample_.data, zero, rest);
    Body body{frames, rest, makeFigure(sample_.data, zero, rest, options), {}};
    const ImplicitField field = ImplicitField::body(scaledFigure(sample_.data, zero, options.shape), rest);
    for (const FigureVertex& vertex : body.figure->body[0].vertices) {
      const Vector3 p = pointOf(vertex);
      int found = -1;
      for (int i = 0; i < 4; ++i) {
        const Extremity& part = extremities()[std::size_t(i)];
        if ((rest[std::size_t(part.frame)].inverse() * p).dot(part.beyond) < part.from) continue;
        const double own = field.groupDistance(p, field.groupIndex(part.group));
        const bool isOwn = std::ranges::all_of(sample_.data.groups, [&](const SolidGroup& other) {
          return other.name == part.group || field.groupDistance(p, field.groupIndex(other.name)) > own;
        });
        if (isOwn) found = i;
      }
      body.extremity.push_back(found);
    }
    bodies_.emplace(name, std::move(body));
  }
}

void WholeSkinTest::people() {
  QTest::addColumn<QString>("name");
  for (const auto& [name, body] : bodies_) QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

/// A right hand that took part of its motion from the left clavicle came out in spikes, a foot from a hand.
void WholeSkinTest::extremitiesFollowTheirLimbAlone() {
  QFETCH(QString, name);
  const Body& body = bodies_.at(name.toStdString());
  std::array<int, 4> seen{};
  for (std::size_t v = 0; v < body.extremity.size(); ++v) {
    if (body.extremity[v] < 0) continue;
    const auto& part = extremities()[std::size_t(body.extremity[v])];
    ++seen[std::size_t(body.extremity[v])];
    const FigureVertex& vertex = body.figure->body[0].vertices[v];
    const std::string side = std::string(part.group).ends_with("_l") ? "l_" : "r_";
    for (std::size_t i = 0; i < 4; ++i) {
      const std::string& bone = body.figure->palette[vertex.bone[i]].name;
      const bool isOwn =
          std::ranges::any_of(part.bones, [&](const char* own) { return bone.starts_with(side + own); });
      QVERIFY2(isOwn || vertex.weight[i] < 1e-4f, qPrintable(QString("%1 of a vertex of %2 follows %3")
                                                                 .arg(double(vertex.weight[i]))
                                                                 .arg(part.group, bone.c_str())));
    }
  }
  for (const int count : seen) QVERIFY(count > 200);
}

void WholeSkinTest::noPostureTearsTheSkin() {
  QFETCH(QString, name);
  const Body& body = bodies_.at(name.toStdString());
  const FigureMesh& mesh = body.figure->body[0];
  std::vector<SkinMatrix> palette;
  std::vector<Eigen::Vector3f> atRest, now, normals;
  skinPalette(*body.figure, body.rest, palette);
  skin(mesh, palette, atRest, normals);
  for (const auto& [pose, posture] : sample_.data.poses) {
    skinPalette(*body.figure, body.frames.at(posture), palette);
    skin(mesh, palette, now, normals);
    float stretch = 0.0f, growth = 0.0f;
    for (std::size_t i = 0; i < mesh.indices.size(); ++i) {
      const std::size_t a = mesh.indices[i], b = mesh.indices[i % 3 == 2 ? i - 2 : i + 1];
      const float before = (atRest[a] - atRest[b]).norm(), after = (now[a] - now[b]).norm();
      growth = std::max(growth, after - before);
      if (body.extremity[a] >= 0 && body.extremity[b] >= 0)
        stretch = std::max(stretch, after / std::max(before, kShortEdge));
    }
    const QString text = QString("%1: %2 times, %3 m").arg(pose.c_str()).arg(stretch).arg(growth);
    QVERIFY2(stretch < kStretch && growth < kGrowth, qPrintable(text));
  }
}

QTEST_GUILESS_MAIN(WholeSkinTest)
#include "whole_skin_test.moc"
