// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "engine/core/error.h"
#include "tests/ui/scene/figure_sample.h"
#include "ui/scene/figure/skinning.h"
#include "ui/scene/figure_picking.h"

using namespace handhold;

namespace {

constexpr float kWeightSum = 1.0e-5f;
constexpr float kRoundOff = 2.0e-6f;  ///< of floats at two metres (m)
constexpr double kLeastVolume = 0.95;
constexpr double kMostVolume = 1.05;

double volumeOf(const FigureMesh& mesh, const std::vector<Eigen::Vector3f>& p) {
  double sum = 0.0;
  for (std::size_t t = 0; t < mesh.indices.size(); t += 3) {
    const Vector3 a = p[mesh.indices[t]].cast<double>();
    const Vector3 b = p[mesh.indices[t + 1]].cast<double>();
    const Vector3 c = p[mesh.indices[t + 2]].cast<double>();
    sum += a.dot(b.cross(c)) / 6.0;
  }
  return sum;
}

}  // namespace

class FigureSkinningTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { figure_ = sample_.make(); }

  void weightsSumToOne() {
    for (const FigureMesh* mesh : meshes()) {
      for (const FigureVertex& v : mesh->vertices) {
        float sum = 0.0f;
        for (int i = 0; i < 4; ++i) {
          QVERIFY(v.weight[i] >= 0.0f && v.bone[i] < figure_->palette.size());
          sum += v.weight[i];
        }
        QVERIFY(std::abs(sum - 1.0f) < kWeightSum);
        QVERIFY(v.weight[0] >= v.weight[1] && v.weight[1] >= v.weight[2] && v.weight[2] >= v.weight[3]);
      }
    }
  }

  /// So that the outline of a part is closed: a vertex is of the part that moves most of it.
  void everyBoneIsOfOnePart() {
    std::vector<int> owners(figure_->palette.size(), 0);
    std::vector<std::vector<bool>> parts;
    for (int part = 0; part < static_cast<int>(figure_->parts.size()); ++part) {
      parts.push_back(bonesOfPart(*figure_, part));
      for (std::size_t bone = 0; bone < owners.size(); ++bone) owners[bone] += parts.back()[bone] ? 1 : 0;
    }
    QVERIFY(std::ranges::all_of(owners, [](int count) { return count == 1; }));
    constexpr double kAlike = 0.95;  // of the vertices; between two parts either will do
    double alike = 0.0;
    for (const FigureVertex& v : figure_->body[0].vertices) {
      float own = 0.0f;
      for (std::size_t i = 0; i < 4; ++i) own += parts[v.part][v.bone[i]] ? v.weight[i] : 0.0f;
      alike += own >= 0.5f ? 1.0 : 0.0;
    }
    QVERIFY(alike >= kAlike * static_cast<double>(figure_->body[0].vertices.size()));
  }

  void restPostureMovesNothing() {
    const auto [positions, normals] = skinned(figure_->body[0], sample_.rest);
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const FigureVertex& v = figure_->body[0].vertices[i];
      QVERIFY((positions[i] - Eigen::Map<const Eigen::Vector3f>(v.position.data())).norm() < kRoundOff);
      QVERIFY((normals[i] - Eigen::Map<const Eigen::Vector3f>(v.normal.data())).norm() < 1.0e-5f);
    }
  }

  /// Of a few vertices: it lies in the body and goes along with it.
  void theMiddleIsWithinThePerson() {
    FigureInstance person;
    QVERIFY(figureMiddle(person).isZero(0.0));
    person.figure = figure_;
    skinPalette(*figure_, sample_.rest, person.palette);
    const Vector3 middle = figureMiddle(person);
    const Eigen::AlignedBox3d whole = figureBounds(person);
    QVERIFY(((middle - whole.center()).cwiseAbs().array() < 0.25 * whole.sizes().array()).all());
    for (SkinMatrix& matrix : person.palette) matrix(0, 3) += 0.5f;
    QVERIFY((figureMiddle(person) - middle - Vector3(0.5, 0.0, 0.0)).norm() < 1e-5);
  }

  // The whole person moved as one body: every matrix of the palette is that motion.
  void aMovedPersonKeepsItsShape() {
    const Pose X_WP{Eigen::AngleAxisd(2.1, Vector3(0.3, -0.5, 0.8).normalized()).toRotationMatrix(),
                    {0.4, -1.1, 2.0}};
    FramePoses moved = sample_.rest;
    for (Pose& pose : moved) pose = X_WP * pose;
    std::vector<SkinMatrix> palette;
    skinPalette(*figure_, moved, palette);
    for (const SkinMatrix& S : palette) {
      QVERIFY((S.leftCols<3>() - X_WP.R.cast<float>()).norm() < 1.0e-5f);
      QVERIFY((S.col(3) - X_WP.p.cast<float>()).norm() < 1.0e-5f);
    }
  }

  void volumeIsKeptInEveryPose_data() {
    QTest::addColumn<QString>("pose");
    for (const auto& [name, posture] : sample_.data.poses)
      QTest::newRow(name.c_str()) << QString::fromStdString(name);
  }

  void volumeIsKeptInEveryPose() {
    QFETCH(QString, pose);
    const FramePoses now = sample_.frames.at(sample_.data.poses.at(pose.toStdString()));
    const double rest = volumeOf(figure_->body[0], skinned(figure_->body[0], sample_.rest).first);
    const double share = volumeOf(figure_->body[0], skinned(figure_->body[0], now).first) / rest;
    QVERIFY2(share > kLeastVolume && share < kMostVolume, qPrintable(QString::number(share)));
  }

  // Bones are rigid: a vertex keeps its place in the frame that carries it; those of fingers at rest, that of
  // the hand.
  void bonesFollowTheirFrameRigidly() {
    const FramePoses now = sample_.frames.at(sample_.data.poses.at("crouch"));
    const auto [positions, normals] = skinned(figure_->bones, now);
    for (std::size_t i = 0; i < positions.size(); i += 11) {
      const FigureVertex& v = figure_->bones.vertices[i];
      const PaletteEntry& entry = figure_->palette[v.bone[0]];
      QVERIFY(entry.kind == PaletteEntry::Kind::frame || entry.kind == PaletteEntry::Kind::hinge);
      const Vector3 local =
          sample_.rest[entry.frame].inverse() * Vector3(v.position[0], v.position[1], v.position[2]);
      QVERIFY((now[entry.frame] * local - positions[i].cast<double>()).norm() < 1.0e-5);
    }
  }

  // Where a limb is far from its joints the skin follows the frame of human55 and nothing else.
  void theHeadFollowsItsFrame() {
    const FramePoses now = sample_.frames.at(sample_.data.poses.at("turn"));
    const auto [positions, normals] = skinned(figure_->body[0], now);
    int checked = 0;
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const auto& p = figure_->body[0].vertices[i].position;
      const Vector3 local = sample_.rest[37].inverse() * Vector3(p[0], p[1], p[2]);
      if (local.x() < 0.10) continue;
      ++checked;
      QVERIFY((now[37] * local - positions[i].cast<double>()).norm() < 1.0e-5);
    }
    QVERIFY(checked > 100);
  }

  void everyLoadBandColoursSomething() {
    std::vector<float> most(figure_->bands.size(), 0.0f);
    for (const FigureVertex& v : figure_->body[0].vertices) {
      for (std::size_t i = 0; i < 3; ++i) most[v.band[i]] = std::max(most[v.band[i]], bandMask(v, i));
      const std::vector<float> spine = spineMasks(*figure_, v.position);
      for (std::size_t i = 0; i < spine.size(); ++i) {
        float& mask = most[figure_->spineBands[i].band];
        mask = std::max(mask, spine[i] * v.trunk);
      }
    }
    for (std::size_t band = 0; band < most.size(); ++band) {
      QVERIFY2(most[band] > 0.7f && most[band] <= 1.0f, figure_->bands[band].name.c_str());
      QVERIFY(!figure_->bands[band].joints.empty());
    }
    QCOMPARE(figure_->spineBands.size(), std::size_t(4));
  }

  void aNamedPointMovesWithItsFrame() {
    const Vector3 sole = namedPoint(*figure_, "l_sole_ball", sample_.zero);
    QVERIFY((sole - (sample_.zero[52].p + Vector3(0.0, -0.068, 0.0))).norm() < 1.0e-3);
    QVERIFY_EXCEPTION_THROWN(namedPoint(*figure_, "third_hand", sample_.zero), InputError);
  }

 private:
  std::vector<const FigureMesh*> meshes() const {
    return {&figure_->body[0], &figure_->body[1], &figure_->body[2], &figure_->bones};
  }

  std::pair<std::vector<Eigen::Vector3f>, std::vector<Eigen::Vector3f>> skinned(const FigureMesh& mesh,
                                                                                const FramePoses& now) const {
    std::vector<SkinMatrix> palette;
    skinPalette(*figure_, now, palette);
    std::pair<std::vector<Eigen::Vector3f>, std::vector<Eigen::Vector3f>> out;
    skin(mesh, palette, out.first, out.second);
    return out;
  }

  testing::FigureSample sample_;
  std::shared_ptr<const Figure> figure_;
};

QTEST_GUILESS_MAIN(FigureSkinningTest)
#include "figure_skinning_test.moc"
