// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <set>

#include "tests/ui/scene/figure_sample.h"
#include "ui/scene/figure/coarse_skin.h"
#include "ui/scene/figure/implicit_field.h"
#include "ui/scene/figure/parallel.h"
#include "ui/scene/figure/surface_nets.h"

using namespace handhold;

namespace {

constexpr double kTriangleShare = 0.02;    ///< a level may miss its goal by so much
constexpr double kLevelDistance = 0.0035;  ///< creases on long edges of the coarsest level (m)
constexpr double kNormalLength = 1.0e-4;

struct Topology {
  int edges = 0;
  int unpaired = 0;  ///< directed edges without their reverse
  int repeated = 0;  ///< directed edges used by more than one triangle
};

template <class Triangles>
Topology topologyOf(const Triangles& corners) {
  std::map<std::pair<int, int>, int> uses;
  for (std::size_t t = 0; t + 2 < corners.size(); t += 3) {
    for (int i = 0; i < 3; ++i) ++uses[{int(corners[t + i]), int(corners[t + (i + 1) % 3])}];
  }
  Topology out;
  out.edges = static_cast<int>(uses.size()) / 2;
  for (const auto& [edge, count] : uses) {
    if (uses.count({edge.second, edge.first}) == 0) ++out.unpaired;
    if (count != 1) ++out.repeated;
  }
  return out;
}

std::vector<int> flat(const SurfaceMesh& mesh) {
  std::vector<int> corners;
  for (const auto& t : mesh.triangles) corners.insert(corners.end(), t.begin(), t.end());
  return corners;
}

double volumeOf(const FigureMesh& mesh) {
  double sum = 0.0;
  const auto at = [&](std::size_t i) {
    const auto& p = mesh.vertices[mesh.indices[i]].position;
    return Vector3(p[0], p[1], p[2]);
  };
  for (std::size_t t = 0; t < mesh.indices.size(); t += 3) sum += at(t).dot(at(t + 1).cross(at(t + 2))) / 6.0;
  return sum;
}

Eigen::AlignedBox3d boxOf(const FigureMesh& mesh) {
  Eigen::AlignedBox3d box;
  for (const FigureVertex& v : mesh.vertices)
    box.extend(Vector3(v.position[0], v.position[1], v.position[2]));
  return box;
}

}  // namespace

class FigureMeshTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { figure_ = sample_.make(); }

  void whatThrowsInAHelperIsThrownToWhoAsked() {
    std::atomic<bool> isThrown = false;
    const auto work = [&, asks = std::this_thread::get_id()](std::size_t, std::size_t) {
      while (std::this_thread::get_id() == asks && !isThrown) std::this_thread::yield();
      isThrown = true;
      if (std::this_thread::get_id() != asks) throw std::bad_alloc();
    };
    QVERIFY_EXCEPTION_THROWN(forRanges(100, 1, {2, {}}, work), std::bad_alloc);
  }

  void everyBodyLevelIsOneClosedSurfaceWithoutHandles() {
    for (const FigureMesh& mesh : figure_->body) {
      const Topology topology = topologyOf(mesh.indices);
      QCOMPARE(topology.unpaired, 0);
      QCOMPARE(topology.repeated, 0);
      // A sphere: V - E + F = 2.
      QCOMPARE(int(mesh.vertices.size()) - topology.edges + int(mesh.indices.size() / 3), 2);
    }
  }

  void bonesAreClosedToo() {
    const Topology topology = topologyOf(figure_->bones.indices);
    QCOMPARE(topology.unpaired, 0);
    QCOMPARE(topology.repeated, 0);
  }

  void levelsHaveTheTrianglesAskedFor() {
    for (int level = 0; level < 3; ++level) {
      const double goal = sample_.data.triangles[level];
      const double share = std::abs(figure_->body[level].indices.size() / 3.0 - goal) / goal;
      QVERIFY2(share < kTriangleShare, qPrintable(QString::number(share)));
    }
  }

  void aCoarserSkinIsClosedAndAsLarge() {
    constexpr int kGoal = 600;
    const FigureMesh coarse = coarseSkin(figure_->body[2], kGoal);
    const Topology topology = topologyOf(coarse.indices);
    QCOMPARE(topology.unpaired, 0);
    QCOMPARE(topology.repeated, 0);
    // Fingers that no edge can leave without a fold are left as they are.
    const std::size_t triangles = coarse.indices.size() / 3;
    QVERIFY2(triangles >= kGoal - 2 && triangles < 1.5 * kGoal, qPrintable(QString::number(triangles)));
    const double share = volumeOf(coarse) / volumeOf(figure_->body[2]);
    QVERIFY2(share > 0.93 && share < 1.07, qPrintable(QString::number(share)));
    const Vector3 less = (boxOf(coarse).sizes() - boxOf(figure_->body[2]).sizes()).cwiseAbs();
    QVERIFY2(less.maxCoeff() < 0.03, qPrintable(QString::number(less.maxCoeff())));  // m, of tips
  }

  void verticesLieOnTheSurfaceOfTheNumbers() {
    const ImplicitField field = ImplicitField::body(sample_.data, sample_.rest);
    double worst = 0.0;
    for (const FigureMesh& mesh : figure_->body) {
      for (const FigureVertex& v : mesh.vertices) {
        worst = std::max(worst, std::abs(field.value({v.position[0], v.position[1], v.position[2]})));
        const double length = std::hypot(v.normal[0], v.normal[1], v.normal[2]);
        QVERIFY(std::abs(length - 1.0) < kNormalLength);
      }
    }
    QVERIFY2(worst < kLevelDistance, qPrintable(QString::number(worst)));
  }

  void trianglesFaceOutwards() {
    // Stored numbers of figure.md section 8: 60.7 litres; shoes and a changed crease rule move it a little.
    const double volume = volumeOf(figure_->body[0]);
    QVERIFY2(volume > 0.055 && volume < 0.070, qPrintable(QString::number(volume)));
    QVERIFY(volumeOf(figure_->bones) > 0.0);
  }

  void namedPointsOfTheFeetLieOnTheSole() {
    const ImplicitField field = ImplicitField::body(sample_.data, sample_.rest);
    for (const char* name : {"l_sole_ball", "r_sole_ball", "l_sole_heel", "r_sole_heel"}) {
      const NamedPoint& point = figure_->points.at(name);
      const double distance = field.value(sample_.rest[point.frame] * point.local);
      QVERIFY2(std::abs(distance) < 0.006, qPrintable(QString("%1 %2").arg(name).arg(distance)));
    }
  }

  void everyPartCanBePicked() {
    std::set<int> seen;
    for (const FigureVertex& v : figure_->body[0].vertices) seen.insert(v.part);
    QCOMPARE(seen.size(), figure_->parts.size());
    for (const FigurePart& part : figure_->parts) {
      QVERIFY(part.frame >= 0 && part.frame < kFigureFrames);
    }
  }

  void theHandIsPickedAtTheHand() {
    const Vector3 hand = sample_.rest[31] * Vector3(0.09, 0.0, 0.0);
    const FigureVertex* nearest = nullptr;
    double distance = 1.0;
    for (const FigureVertex& v : figure_->body[0].vertices) {
      const double d = (Vector3(v.position[0], v.position[1], v.position[2]) - hand).norm();
      if (d >= distance) continue;
      distance = d;
      nearest = &v;
    }
    QCOMPARE(figure_->parts.at(nearest->part).name, std::string("l_hand"));
    QCOMPARE(figure_->zones.at(nearest->zone).name, std::string("glove"));
  }

  /// A vertex near a seam knows which zone its neighbours across the seam are of; where two seams meet
  /// either.
  void seamsKnowWhatLiesBeyond() {
    constexpr float kNear = 0.02f;  // m
    const FigureMesh& mesh = figure_->body[0];
    int pairs = 0, agreed = 0;
    std::set<std::string> beyond;
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
      const FigureVertex &a = mesh.vertices[mesh.indices[i]], &b = mesh.vertices[mesh.indices[i + 1]];
      if (a.seam * b.seam >= 0.0f || std::max(std::abs(a.seam), std::abs(b.seam)) > kNear) continue;
      ++pairs;
      agreed += a.beyond == b.zone && b.beyond == a.zone ? 1 : 0;
      beyond.insert(figure_->zones[a.beyond].name);
    }
    QVERIFY(pairs > 100);
    QVERIFY2(agreed > 0.95 * pairs, qPrintable(QString("%1 of %2").arg(agreed).arg(pairs)));
    for (const char* zone : {"skin", "glove", "boot", "cuff", "waist"}) QVERIFY2(beyond.contains(zone), zone);
  }

  void sideBySideTheFigureIsItsOwnMirrorImage() {
    // The numbers are symmetric, so the field must be: a check of left-handed axes.
    const ImplicitField field = ImplicitField::body(sample_.data, sample_.rest);
    for (std::size_t i = 0; i < figure_->body[1].vertices.size(); i += 7) {
      const auto& p = figure_->body[1].vertices[i].position;
      const double here = field.value({p[0], p[1], p[2]});
      const double there = field.value({-p[0], p[1], p[2]});
      QVERIFY2(std::abs(here - there) < 0.001, qPrintable(QString("%1 %2 %3").arg(p[0]).arg(p[1]).arg(p[2])));
    }
  }

  void theSameNumbersGiveTheSameMeshWithAnyThreads() {
    FigureOptions alone = testing::FigureSample::coarse();
    alone.cell = 0.010;
    alone.bonesCell = 0.010;
    FigureOptions many = alone;
    alone.threads = 1;
    many.threads = 3;
    const auto a = sample_.make(alone);
    const auto b = sample_.make(many);
    QCOMPARE(a->body[2].indices, b->body[2].indices);
    QCOMPARE(a->bones.indices, b->bones.indices);
    QCOMPARE(std::memcmp(a->body[0].vertices.data(), b->body[0].vertices.data(),
                         a->body[0].vertices.size() * sizeof(FigureVertex)),
             0);
  }

  void aStopReturnsNothing() {
    std::stop_source source;
    source.request_stop();
    FigureOptions options = testing::FigureSample::coarse();
    options.stop = source.get_token();
    QVERIFY(sample_.make(options) == nullptr);
  }

  void ambiguousCellsStayManifold() {
    // A grid so coarse that fingers merge and sheets share cells: the polygoniser itself must cope.
    const ImplicitField field = ImplicitField::body(sample_.data, sample_.rest);
    for (const double cell : {0.008, 0.011, 0.017}) {
      const SurfaceMesh mesh = surfaceNets(SampleGrid(field, cell, {}));
      const Topology topology = topologyOf(flat(mesh));
      QCOMPARE(topology.unpaired, 0);
      QCOMPARE(topology.repeated, 0);
    }
  }

 private:
  testing::FigureSample sample_;
  std::shared_ptr<const Figure> figure_;
};

QTEST_GUILESS_MAIN(FigureMeshTest)
#include "figure_mesh_test.moc"
