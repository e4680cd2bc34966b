// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/common_bands.h"

#include <QTest>
#include <map>

#include "tests/ui/scene/figure_sample.h"

namespace handhold {

namespace {

/// Masks by band, without those that are nothing.
std::map<int, float> masksOf(const FigureVertex& vertex) {
  std::map<int, float> masks;
  for (std::size_t slot = 0; slot < 3; ++slot)
    if (bandMask(vertex, slot) > 1e-3f) masks[vertex.band[slot]] = bandMask(vertex, slot);
  return masks;
}

const Figure& figure() {
  static const std::shared_ptr<const Figure> made = testing::FigureSample().make();
  return *made;
}

}  // namespace

class CommonBandsTest : public QObject {
  Q_OBJECT

 private slots:
  void theSurfaceStays();
  void cornersOfATriangleHaveTheSameBands();
  void whatColoursAVertexColoursItStill();
  void fewVerticesAreDoubled();
};

void CommonBandsTest::theSurfaceStays() {
  const FigureMesh& mesh = figure().body[0];
  const FigureMesh split = withCommonBands(mesh);
  QCOMPARE(split.indices.size(), mesh.indices.size());
  for (std::size_t i = 0; i < mesh.indices.size(); ++i)
    QCOMPARE(split.vertices[split.indices[i]].position, mesh.vertices[mesh.indices[i]].position);
}

void CommonBandsTest::cornersOfATriangleHaveTheSameBands() {
  for (const FigureMesh& mesh : figure().body) {
    const FigureMesh split = withCommonBands(mesh);
    for (std::size_t i = 0; i < split.indices.size(); i += 3)
      for (int corner = 1; corner < 3; ++corner)
        QCOMPARE(split.vertices[split.indices[i + std::size_t(corner)]].band,
                 split.vertices[split.indices[i]].band);
  }
}

/// A fourth band may be left out where it is the faintest of all.
void CommonBandsTest::whatColoursAVertexColoursItStill() {
  const FigureMesh& mesh = figure().body[0];
  const FigureMesh split = withCommonBands(mesh);
  int coloured = 0;
  for (std::size_t i = 0; i < mesh.indices.size(); ++i) {
    const auto now = masksOf(split.vertices[split.indices[i]]);
    for (const auto& [band, mask] : masksOf(mesh.vertices[mesh.indices[i]])) {
      ++coloured;
      if (mask < 0.3f && !now.contains(band)) continue;
      QVERIFY(now.contains(band));
      QCOMPARE(now.at(band), mask);
    }
  }
  QVERIFY(coloured > 1000);
}

void CommonBandsTest::fewVerticesAreDoubled() {
  const FigureMesh& mesh = figure().body[0];
  const std::size_t count = withCommonBands(mesh).vertices.size();
  QVERIFY(count > mesh.vertices.size() && count < 3 * mesh.vertices.size() / 2);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::CommonBandsTest)
#include "common_bands_test.moc"
