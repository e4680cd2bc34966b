// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/hand_grip.h"

#include <QTest>
#include <cmath>

#include "tests/ui/scene/figure_sample.h"
#include "ui/scene/figure/skinning.h"

namespace handhold {

namespace {

constexpr double kSoft = 0.001;  // m; what skin gives when a finger touches

const testing::FigureSample& sample() {
  static const testing::FigureSample made;
  return made;
}

const Vector3& grip() { return sample().data.points.at("r_grip_centre").local; }

/// Least distance of each segment's skin from a bar along z through the grip (m), by an own chain of turns.
std::array<double, 3> gaps(const Finger& finger, const std::array<double, 3>& angles, double radius) {
  std::array<double, 3> result{};
  Vector3 base = finger.joints[0];
  double turn = 0.0;
  for (std::size_t k = 0; k < 3; ++k) {
    turn += angles[k];
    const Vector3 rest = (k + 1 < 3 ? finger.joints[k + 1] : finger.tip) - finger.joints[k];
    const Vector3 way = Eigen::AngleAxisd(turn, Vector3::UnitZ()) * rest;
    result[k] = 1.0;
    for (int i = 0; i <= 200; ++i) {
      const Vector3 at = base + way * i / 200.0 - grip();
      result[k] = std::min(result[k], at.head<2>().norm() - radius - finger.radii[k]);
    }
    base += way;
  }
  return result;
}

}  // namespace

class HandGripTest : public QObject {
  Q_OBJECT

 private slots:
  void fingersTouchTheBarAndDoNotPassThrough_data();
  void fingersTouchTheBarAndDoNotPassThrough();
  void thumbClosesFromTheOtherSide();
  void aFlatHandIsStraight();
  void aHandAtEaseIsAsModelled();
  void skinOfTheHandFollows();
  void bothHandsCloseAlike();
};

void HandGripTest::fingersTouchTheBarAndDoNotPassThrough_data() {
  QTest::addColumn<double>("radius");
  // the middle of a thicker one would not lie so near the palm
  for (const double radius : {0.008, 0.0125, 0.016}) QTest::addRow("%g mm", 2e3 * radius) << radius;
}

void HandGripTest::fingersTouchTheBarAndDoNotPassThrough() {
  QFETCH(double, radius);
  const std::vector<Finger>& fingers = sample().data.fingers;
  const FingerAngles angles = fingerAngles(fingers, {HandPose::Closed, radius}, grip());
  for (std::size_t i = 1; i < fingers.size(); ++i) {
    const auto gap = gaps(fingers[i], angles[i], radius);
    const double nearest = *std::min_element(gap.begin(), gap.end());
    QVERIFY2(nearest > -kSoft, qPrintable(QString::fromStdString(fingers[i].name)));
    QVERIFY2(nearest < 0.002, qPrintable(QString::fromStdString(fingers[i].name)));
    QVERIFY(angles[i][0] + angles[i][1] + angles[i][2] > 0.9);
  }
}

/// Its tip comes to lie beyond the bar, as seen from the palm.
void HandGripTest::thumbClosesFromTheOtherSide() {
  const Finger& thumb = sample().data.fingers[0];
  const FingerAngles angles = fingerAngles(sample().data.fingers, {HandPose::Closed, 0.016}, grip());
  for (const double gap : gaps(thumb, angles[0], 0.016)) QVERIFY(gap > -kSoft);
  QVERIFY(angles[0][0] > 0.0);
  QVERIFY(angles[0][1] + angles[0][2] < 0.0);
}

void HandGripTest::aFlatHandIsStraight() {
  const FingerAngles angles = fingerAngles(sample().data.fingers, {HandPose::Flat}, grip());
  const Finger& middle = sample().data.fingers[2];
  double turn = 0.0;
  for (std::size_t k = 0; k < 3; ++k) {
    turn += angles[2][k];
    const Vector3 rest = (k + 1 < 3 ? middle.joints[k + 1] : middle.tip) - middle.joints[k];
    QVERIFY(std::abs((Eigen::AngleAxisd(turn, Vector3::UnitZ()) * rest).y()) < 1e-9);
  }
}

void HandGripTest::aHandAtEaseIsAsModelled() {
  for (const auto& finger : fingerAngles(sample().data.fingers, {}, grip()))
    for (const double angle : finger) QCOMPARE(angle, 0.0);
}

/// Tips of both hands' closed fingers lie on the palm's side, where open ones are far ahead; nothing else
/// moves.
void HandGripTest::skinOfTheHandFollows() {
  const auto figure = sample().make();
  std::vector<SkinMatrix> open, closed;
  skinPalette(*figure, sample().zero, open);
  skinPalette(*figure, sample().zero, closed, {{{HandPose::Closed}, {HandPose::Closed}}});
  std::vector<Eigen::Vector3f> before, after, normals;
  skin(figure->body[0], open, before, normals);
  skin(figure->body[0], closed, after, normals);
  const Pose X_WH = sample().zero[21];
  int tips = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    const Vector3 was = X_WH.inverse() * before[i].cast<double>(),
                  is = X_WH.inverse() * after[i].cast<double>();
    if (std::abs(was.z()) > 0.2 || was.norm() > 0.3) continue;
    if (was.x() < -0.02) QVERIFY((was - is).norm() < 1e-4);
    if (was.x() < 0.145 || std::abs(was.z()) > 0.045) continue;
    ++tips;
    QVERIFY(is.x() < 0.125 && is.y() > 0.02);
  }
  QVERIFY2(tips > 5, qPrintable(QString::number(tips)));
}

void HandGripTest::bothHandsCloseAlike() {
  const auto figure = sample().make();
  std::vector<SkinMatrix> closed;
  skinPalette(*figure, sample().zero, closed, {{{HandPose::Closed}, {HandPose::Closed}}});
  for (std::size_t i = 0; i < figure->palette.size(); ++i) {
    const PaletteEntry& entry = figure->palette[i];
    if (entry.kind != PaletteEntry::Kind::hinge || entry.hand != 0) continue;
    const auto other = std::ranges::find(figure->palette, "l" + entry.name.substr(1), &PaletteEntry::name);
    QVERIFY(other != figure->palette.end());
    const auto turnOf = [&](std::size_t which) {
      const Matrix3 R = closed[which].leftCols<3>().cast<double>();
      return Eigen::AngleAxisd(R).angle();
    };
    const std::size_t j = std::size_t(other - figure->palette.begin());
    QVERIFY(std::abs(turnOf(i) - turnOf(j)) < 1e-3);
  }
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::HandGripTest)
#include "hand_grip_test.moc"
