// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/ui/scene/figure_sample.h"
#include "ui/scene/figure/figure_scaling.h"
#include "ui/scene/figure/implicit_field.h"

using namespace handhold;

namespace {

constexpr double kDigits = 2.0e-6;  ///< zero_positions are rounded to a micrometre

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

class FigureScalingTest : public QObject {
  Q_OBJECT

 private slots:
  void theStoredSkeletonChangesNothing() {
    const FigureData same = scaledFigure(sample_.data, sample_.zero, {});
    for (std::size_t i = 0; i < same.solids.size(); ++i) {
      const FigureSolid& now = same.solids[i];
      const FigureSolid& old = sample_.data.solids[i];
      QVERIFY2((now.origin - old.origin).norm() < kDigits, now.name.c_str());
      QVERIFY2((now.a - old.a).norm() < kDigits && (now.b - old.b).norm() < kDigits, now.name.c_str());
      QVERIFY2((now.radii - old.radii).norm() < kDigits, now.name.c_str());
      for (std::size_t k = 0; k < now.stations.size(); ++k) {
        QVERIFY(std::abs(now.stations[k].t - old.stations[k].t) < kDigits);
        for (int c = 0; c < LoftStation::kChannels; ++c) {
          QVERIFY(std::abs(now.stations[k].channels[c] - old.stations[k].channels[c]) < kDigits);
        }
      }
    }
    for (const auto& [name, point] : sample_.data.points) {
      QVERIFY((same.points.at(name).local - point.local).norm() < kDigits);
    }
  }

  void aTallerSkeletonWearsALongerBody_data() {
    QTest::addColumn<double>("lengths");
    QTest::newRow("short") << 0.92;
    QTest::newRow("tall") << 1.15;
  }

  void aTallerSkeletonWearsALongerBody() {
    QFETCH(double, lengths);
    const testing::Human55Frames frames = sample_.frames.scaled(lengths);
    const FramePoses zero = frames.at({});
    const auto figure = makeFigure(sample_.data, zero, frames.at(sample_.data.rest), draft());
    checkClosed(figure->body[0]);
    // Joints stay inside: the body follows the skeleton.
    const FigureData data = scaledFigure(sample_.data, zero, {});
    const ImplicitField field = ImplicitField::body(data, frames.at(data.rest));
    for (const int joint : {3, 6, 9, 14, 17, 19, 24, 27, 29, 32, 35, 38, 41, 42, 46, 49, 50}) {
      const double distance = field.value(frames.at(data.rest)[joint].p);
      QVERIFY2(distance < -0.02, qPrintable(QString("frame %1: %2").arg(joint).arg(distance)));
    }
    // The sole keeps its depth below the ball, which is where contacts are expected.
    const NamedPoint ball = figure->points.at("l_sole_ball");
    QVERIFY((ball.local - sample_.data.points.at("l_sole_ball").local).norm() < 1.0e-4);
    QVERIFY(std::abs(field.value(frames.at(data.rest)[ball.frame] * ball.local)) < 0.006);
  }

  void girthWidensTheTrunkAndSparesTheHead() {
    FigureOptions options = draft();
    const auto slim = sample_.make(options);
    options.shape.girth = 1.16;
    const auto stout = sample_.make(options);
    checkClosed(stout->body[0]);
    const double share = volumeOf(stout->body[0]) / volumeOf(slim->body[0]);
    // Cross sections grow by up to 1.16^2 = 1.35, less at limbs, shoulders, hands, feet and head.
    QVERIFY2(share > 1.15 && share < 1.35, qPrintable(QString::number(share)));
    const double taller = boxOf(stout->body[0]).sizes().y() - boxOf(slim->body[0]).sizes().y();
    QVERIFY2(std::abs(taller) < 0.006, qPrintable(QString::number(taller)));
  }

  /// The pelvis, where heights begin, lies between both planes.
  void girthsOfTheTrunkFollowOneAnotherUpwards() {
    constexpr double kFar = 0.1, kHip = -0.09, kWaist = 0.055005, kWaistGirth = 1.3;
    FigureShape shape;
    shape.sections = {{"hip", 1.0}, {"waist", kWaistGirth}, {"chest", 1.0}};
    FigureData data = sample_.data;
    const auto growthAt = [&](double height) {
      data.points["asked"] = {0, Vector3(kFar, height, kFar)};
      return scaledFigure(data, sample_.zero, shape).points.at("asked").local.z() / kFar;
    };
    QVERIFY(std::abs(growthAt(kHip) - 1.0) < kDigits / kFar);
    QVERIFY(std::abs(growthAt(kWaist) - kWaistGirth) < kDigits / kFar);
    const double below = growthAt(-0.03), above = growthAt(0.09);
    QVERIFY2(below > 1.05 && below < 1.2, qPrintable(QString::number(below)));
    QVERIFY2(above > 1.2 && above < kWaistGirth, qPrintable(QString::number(above)));
  }

  void girthFollowsTheMass() {
    QVERIFY(std::abs(girthOfMass(sample_.data, sample_.zero, 61.0) - 1.0) < 1.0e-9);
    // figure.md section 8: 98.3 kg on this skeleton gives 1.16.
    QVERIFY(std::abs(girthOfMass(sample_.data, sample_.zero, 98.3) - 1.16) < 0.005);
    QCOMPARE(girthOfMass(sample_.data, sample_.zero, 500.0), 1.25);
    QCOMPARE(girthOfMass(sample_.data, sample_.zero, 20.0), 0.85);
  }

 private:
  /// Coarser than elsewhere: only sizes are looked at.
  static FigureOptions draft() {
    FigureOptions options;
    options.cell = 0.009;
    options.bonesCell = 0.015;
    return options;
  }

  static void checkClosed(const FigureMesh& mesh) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, int> uses;
    for (std::size_t t = 0; t < mesh.indices.size(); t += 3) {
      for (int i = 0; i < 3; ++i) ++uses[{mesh.indices[t + i], mesh.indices[t + (i + 1) % 3]}];
    }
    for (const auto& [edge, count] : uses) {
      QCOMPARE(count, 1);
      QVERIFY(uses.count({edge.second, edge.first}) == 1);
    }
  }

  testing::FigureSample sample_;
};

QTEST_GUILESS_MAIN(FigureScalingTest)
#include "figure_scaling_test.moc"
