// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "tests/ui/scene/figure_sample.h"
#include "ui/scene/figure/hand_grip.h"
#include "ui/scene/figure/skinning.h"

namespace handhold {

namespace {

/// That drawn skin may lie in what it holds, by level of detail (m). The second level is for figures below
/// 500 pixels, where one is 3 mm, the third below 200, where it is 8 mm.
constexpr std::array<double, 3> kDeepest{0.002, 0.003, 0.014};
/// A square bar of the palm's own width leaves the skin between thumb and index finger no way round (m).
constexpr double kSquare = 0.005;
/// As the skin gives, and a tenth of a millimetre: bones are round, fingers cones (m).
constexpr double kBonesDeepest = 0.0006;
constexpr double kNear = 0.004;      ///< within which a finger is seen to touch (m)
constexpr double kHeel = 0.015;      ///< of the hand: what lies before it is wrist (m)
constexpr double kPalmFace = 0.018;  ///< from the grip's middle to the palm (m)

const testing::FigureSample& sample() {
  static const testing::FigureSample made;
  return made;
}

/// As it is drawn: all levels of detail.
const Figure& figure() {
  static const auto made = sample().make({});
  return *made;
}

/// Where on a triangle skin is looked at: corners, middles of edges, its middle.
const std::array<Vector3, 7> kOnTriangle{Vector3(1, 0, 0),
                                         Vector3(0, 1, 0),
                                         Vector3(0, 0, 1),
                                         Vector3(.5, .5, 0),
                                         Vector3(.5, 0, .5),
                                         Vector3(0, .5, .5),
                                         Vector3::Constant(1.0 / 3.0)};

struct Measured {
  double deepest = 1.0;                               ///< the least distance of any place of skin (m)
  std::array<double, 5> nearest{1., 1., 1., 1., 1.};  ///< of each finger (m)

  int near() const {
    return int(std::ranges::count_if(nearest.begin() + 1, nearest.end(), [](double d) { return d < kNear; }));
  }
};

/// Distances of a hand's vertices from what it holds, by an own formula for what is `distance`.
template <class Distance>
Measured measure(const FigureMesh& mesh, const HandGrips& hands, std::size_t hand, const Distance& distance) {
  std::vector<SkinMatrix> palette;
  skinPalette(figure(), sample().zero, palette, GripMemory().of(figure(), hands));
  std::vector<Eigen::Vector3f> positions, normals;
  skin(mesh, palette, positions, normals);
  const int frame = hand == 0 ? 21 : 31;
  const Pose X_HW = sample().zero[frame].inverse();
  const Vector3 grip = figure().points.at("r_grip_centre").local;
  Measured result;
  const auto boneOf = [&](std::uint32_t i) { return figure().palette[mesh.vertices[i].bone[0]]; };
  for (std::size_t t = 0; t + 2 < mesh.indices.size(); t += 3) {
    const std::uint32_t* corner = &mesh.indices[t];
    const PaletteEntry& bone = boneOf(corner[0]);
    if (bone.frame != frame) continue;
    for (const Vector3& share : kOnTriangle) {
      Vector3 p = Vector3::Zero();
      for (int k = 0; k < 3; ++k) p += share[k] * (X_HW * positions[corner[k]].cast<double>());
      if (hand == 1) p.z() = -p.z();
      if (p.x() < kHeel) continue;
      const double d = distance(Vector3(p - grip));
      result.deepest = std::min(result.deepest, d);
      if (bone.kind != PaletteEntry::Kind::hinge) continue;
      double& nearest = result.nearest[std::size_t(bone.finger)];
      nearest = std::min(nearest, d);
    }
  }
  return result;
}

double ofBar(const Vector3& p, double radius, double off) { return std::hypot(p.x(), p.y() - off) - radius; }

double ofBox(const HeldSolid& box, const Vector3& p) {
  const Vector3 beyond = (box.R_GS.transpose() * (p - box.p_GS)).cwiseAbs() - box.half;
  return beyond.maxCoeff() <= 0.0 ? beyond.maxCoeff() : beyond.cwiseMax(0.0).norm();
}

struct Hold {
  GrippingHand grip;
  std::array<double, 3> deepest = kDeepest;
  int fingers = 2;       ///< so many besides the thumb touch
  bool hasThumb = true;  ///< touches, too
  bool hasBones = true;  ///< are looked at
};

/// Both hands, all levels of detail and the bones.
template <class Distance>
void verify(const Hold& hold, const Distance& distance) {
  for (std::size_t hand = 0; hand < 2; ++hand) {
    const auto words = [&](const std::string& what, const Measured& got) {
      QString text = QString("hand %1, %2: %3 mm within, fingers at").arg(hand).arg(what.c_str());
      text = text.arg(-1e3 * got.deepest, 0, 'f', 2);
      for (const double d : got.nearest) text += QString(" %1").arg(1e3 * d, 0, 'f', 1);
      return text.toStdString();
    };
    for (std::size_t level = 0; level < 3; ++level) {
      const Measured got = measure(figure().body[level], {hold.grip, hold.grip}, hand, distance);
      const std::string text = words("level " + std::to_string(level), got);
      QVERIFY2(got.deepest > -hold.deepest[level], text.c_str());
      if (level > 0) continue;
      QVERIFY2(got.near() >= hold.fingers, text.c_str());
      QVERIFY2(!hold.hasThumb || got.nearest[0] < kNear, text.c_str());
    }
    const Measured bones = measure(figure().bones, {hold.grip, hold.grip}, hand, distance);
    QVERIFY2(!hold.hasBones || bones.deepest > -kBonesDeepest, words("bones", bones).c_str());
  }
}

HeldSolid turnedBox(double degrees, const Vector3& half) {
  HeldSolid box;
  box.form = HeldSolid::Form::Box;
  box.R_GS = Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, Vector3::UnitZ()).toRotationMatrix();
  box.half = half;
  return box;
}

}  // namespace

class HandSkinTest : public QObject {
  Q_OBJECT

 private slots:
  void barsAreHeld_data();
  void barsAreHeld();
  void platesArePinched_data();
  void platesArePinched();
  void edgedBarsAreHeld_data();
  void edgedBarsAreHeld();
  void aFlatHandLiesOnAPlate();
  void aPointingFingerReachesItsTarget();
  void whatIsNotHeldIsMet();
};

void HandSkinTest::barsAreHeld_data() {
  QTest::addColumn<int>("pose");
  QTest::addColumn<double>("diameter");
  const std::map<HandPose, const char*> words{
      {HandPose::Closed, "fist"}, {HandPose::Hook, "hook"}, {HandPose::Pinch, "pinch"}};
  for (const auto& [pose, word] : words)
    for (const double mm : {12., 16., 20., 25., 32., 40., 50., 60., 80., 100., 120.})
      QTest::addRow("%s %g mm", word, mm) << int(pose) << 1e-3 * mm;
}

void HandSkinTest::barsAreHeld() {
  QFETCH(int, pose);
  QFETCH(double, diameter);
  const double radius = 0.5 * diameter, off = std::max(0.0, radius - kPalmFace);
  Hold hold{{HandPose(pose), HeldSolid::bar(radius)}};
  hold.grip.held.p_GS.y() = off;
  hold.hasThumb = HandPose(pose) != HandPose::Hook;
  verify(hold, [&](const Vector3& p) { return ofBar(p, radius, off); });
}

void HandSkinTest::platesArePinched_data() {
  QTest::addColumn<double>("turn");
  QTest::addColumn<double>("thick");
  for (const double turn : {-20., -10., 0., 10., 20., 40.})
    for (const double mm : {2., 4., 12., 25., 40.})
      QTest::addRow("%g mm, %g degrees", mm, turn) << turn << 1e-3 * mm;
}

/// Held from above: its edge lies in the grip's middle, and it hangs away from the palm.
void HandSkinTest::platesArePinched() {
  QFETCH(double, turn);
  QFETCH(double, thick);
  HeldSolid plate = turnedBox(turn, {0.5 * thick, 0.15, 0.1});
  plate.p_GS = plate.R_GS * Vector3(0.0, 0.15, 0.0);
  verify({{HandPose::Pinch, plate}}, [&](const Vector3& p) { return ofBox(plate, p); });
}

void HandSkinTest::edgedBarsAreHeld_data() { platesArePinched_data(); }

void HandSkinTest::edgedBarsAreHeld() {
  QFETCH(double, turn);
  QFETCH(double, thick);
  thick = 0.015 + 0.75 * thick;  // to 45 mm
  HeldSolid box = turnedBox(turn, {0.5 * thick, 0.5 * thick, 0.1});
  const Vector3 up = box.R_GS.transpose() * Vector3::UnitY();
  box.p_GS.y() = std::max(0.0, 0.5 * thick * (std::abs(up.x()) + std::abs(up.y())) - kPalmFace);
  verify({{HandPose::Closed, box}, {kSquare, kSquare, 0.012}, 2, false},
         [&](const Vector3& p) { return ofBox(box, p); });
}

/// The bone of the thumb's root lies 2.3 mm deep; its skin is as near as that of the palm.
void HandSkinTest::aFlatHandLiesOnAPlate() {
  HeldSolid plate = turnedBox(0.0, Vector3::Constant(0.5));
  plate.p_GS.y() = 0.5 - kPalmFace;
  Hold hold{{HandPose::Flat, plate}, {0.0025, 0.0025, 0.004}, 4};
  hold.hasBones = false;
  verify(hold, [&](const Vector3& p) { return ofBox(plate, p); });
}

/// Straight from its knuckle towards where the fingertips are at rest, which is where targets of a fingertip
/// are met; the others are bent.
void HandSkinTest::aPointingFingerReachesItsTarget() {
  const auto& fingers = figure().fingers;
  const FingerTurns turns =
      fingerTurns(fingers, {HandPose::Pointing}, figure().points.at("r_grip_centre").local);
  const auto index = segments(fingers[1], turns[1]);
  const Vector3 way = (index[2].to - index[0].from).normalized();
  for (const FingerSegment& segment : index)
    QVERIFY((segment.to - segment.from).normalized().dot(way) > 1.0 - 1e-9);
  const Vector3 target = figure().points.at("r_fingertip").local;
  const Vector3 tip = index[2].to + index[2].radius * way;
  QVERIFY2((tip - target).norm() < 0.008, qPrintable(QString::number((tip - target).norm())));
  for (std::size_t i = 2; i < 5; ++i) QVERIFY(segments(fingers[i], turns[i])[2].to.x() < 0.11);
}

/// A finger that what it holds does not stop ends at the palm or at its joints' limits, not within the palm.
void HandSkinTest::whatIsNotHeldIsMet() {
  const auto& fingers = figure().fingers;
  const FingerTurns turns =
      fingerTurns(fingers, {HandPose::Closed}, figure().points.at("r_grip_centre").local);
  for (std::size_t i = 1; i < 5; ++i) {
    const auto parts = segments(fingers[i], turns[i]);
    QVERIFY(parts[2].to.x() < 0.1);
    QVERIFY2(parts[2].to.x() > 0.08 || parts[2].to.y() - parts[2].radius > 0.0115 - 0.001,
             qPrintable(QString("%1 %2 %3").arg(i).arg(parts[2].to.x()).arg(parts[2].to.y())));
    // the thumb lies on them, not in them
    for (const FingerSegment& thumb : segments(fingers[0], turns[0]))
      for (int k = 0; k <= 10; ++k) {
        const Vector3 at = thumb.from + 0.1 * k * (thumb.to - thumb.from);
        const Vector3 way = parts[1].to - parts[1].from;
        const double along = std::clamp((at - parts[1].from).dot(way) / way.squaredNorm(), 0.0, 1.0);
        QVERIFY((at - parts[1].from - along * way).norm() > thumb.radius + parts[1].radius - 0.002);
      }
  }
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::HandSkinTest)
#include "hand_skin_test.moc"
