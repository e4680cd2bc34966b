// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "ui/scene/scene.h"

namespace handhold {

namespace {

using Corners = std::vector<Eigen::Vector3f>;

/// A tetrahedron whose faces look outwards.
Corners tetrahedron() {
  const Eigen::Vector3f o(0, 0, 0), x(1, 0, 0), y(0, 1, 0), z(0, 0, 1);
  return {o, y, x, o, x, z, o, z, y, x, y, z};
}

}  // namespace

class OpenMeshTest : public QObject {
  Q_OBJECT

 private slots:
  void aClosedBodyIsSeenFromOutsideOnly();
  void aMissingFaceOpensIt();
  void insideOutIsOpen();
  void aFaceTurnedRoundOpensIt();
  void facesWithoutAreaDoNotCount();
};

void OpenMeshTest::aClosedBodyIsSeenFromOutsideOnly() { QVERIFY(!meshFromTriangles(tetrahedron()).isOpen); }

void OpenMeshTest::aMissingFaceOpensIt() {
  Corners corners = tetrahedron();
  corners.resize(9);
  QVERIFY(meshFromTriangles(corners).isOpen);
}

/// Its faces would all be culled where they are near, and shown where they are far.
void OpenMeshTest::insideOutIsOpen() {
  Corners corners = tetrahedron();
  for (std::size_t i = 0; i < corners.size(); i += 3) std::swap(corners[i], corners[i + 1]);
  QVERIFY(meshFromTriangles(corners).isOpen);
}

void OpenMeshTest::aFaceTurnedRoundOpensIt() {
  Corners corners = tetrahedron();
  std::swap(corners[0], corners[1]);
  QVERIFY(meshFromTriangles(corners).isOpen);
}

void OpenMeshTest::facesWithoutAreaDoNotCount() {
  Corners corners = tetrahedron();
  corners.insert(corners.end(), {corners[0], corners[1], corners[1]});
  QVERIFY(!meshFromTriangles(corners).isOpen);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::OpenMeshTest)
#include "open_mesh_test.moc"
