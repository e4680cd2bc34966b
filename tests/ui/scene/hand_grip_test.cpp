// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/hand_grip.h"

#include <QTest>
#include <cmath>
#include <map>
#include <tuple>

#include "tests/ui/scene/figure_sample.h"
#include "tests/ui/scene/task/mesh_corners.h"
#include "ui/scene/figure/skinning.h"

namespace handhold {

namespace {

constexpr double kSoft = 0.001;  // m; what skin gives when a finger touches

const testing::FigureSample& sample() {
  static const testing::FigureSample made;
  return made;
}

const Vector3& grip() { return sample().data.points.at("r_grip_centre").local; }

/// Least distance of each segment's skin from a bar along z through the grip (m).
std::array<double, 3> gaps(const Finger& finger, const std::array<Matrix3, 3>& turns, double radius) {
  std::array<double, 3> result{};
  Vector3 base = finger.joints[0];
  Matrix3 R = Matrix3::Identity();
  for (std::size_t k = 0; k < 3; ++k) {
    R = R * turns[k];
    const Vector3 way = R * ((k + 1 < 3 ? finger.joints[k + 1] : finger.tip) - finger.joints[k]);
    result[k] = 1.0;
    for (int i = 0; i <= 200; ++i) {
      const Vector3 at = base + way * i / 200.0 - grip();
      result[k] = std::min(result[k], at.head<2>().norm() - radius - finger.radii[k]);
    }
    base += way;
  }
  return result;
}

GrippingHand fist(double radius) { return {HandPose::Closed, HeldSolid::bar(radius)}; }

/// A hand of another length than the stored one's.
struct SizedHand {
  std::vector<Finger> fingers = sample().data.fingers;
  Vector3 middle = grip();
  double palm = 0.018;  ///< from the grip's middle (m)

  explicit SizedHand(double scale) {
    middle *= scale;
    palm *= scale;
    for (Finger& finger : fingers) {
      for (Vector3& joint : finger.joints) joint *= scale;
      for (double& radius : finger.radii) radius *= scale;
      finger.tip *= scale;
    }
  }

  /// Where the middle of what is so thick lies off the grip's, its skin on the palm, 3 mm of flesh between.
  double off(double radius) const {
    return std::max(0.0, radius - palm) - std::max(0.0, palm - 0.003 - radius);
  }
};

/// Hand lengths of f05, m50 and m95 over the stored figure's.
constexpr std::array kSizes{0.996, 1.136, 1.210};

/// How far each joint is bent from rest in the plane across the grip (rad).
std::array<double, 3> bends(const Finger& finger, const std::array<Matrix3, 3>& turns) {
  const auto rest = segments(finger, openFingers()[0]), now = segments(finger, turns);
  const auto angle = [](const FingerSegment& one) {
    return std::atan2(one.to.y() - one.from.y(), one.to.x() - one.from.x());
  };
  std::array<double, 3> result{};
  for (std::size_t k = 0; k < 3; ++k) {
    result[k] = angle(now[k]) - angle(rest[k]);
    if (k > 0) result[k] -= angle(now[k - 1]) - angle(rest[k - 1]);
    result[k] = std::remainder(result[k], 2.0 * M_PI);
  }
  return result;
}

double whole(const std::array<double, 3>& bends) { return bends[0] + bends[1] + bends[2]; }

/// Least distance of what two fingers are made of (m).
double between(const std::array<FingerSegment, 3>& one, const std::array<FingerSegment, 3>& other) {
  constexpr int kSteps = 20;
  double least = 1.0;
  for (const FingerSegment& a : one)
    for (const FingerSegment& b : other)
      for (int i = 0; i <= kSteps; ++i)
        for (int k = 0; k <= kSteps; ++k) {
          const Vector3 apart = a.from + (a.to - a.from) * i / kSteps - b.from - (b.to - b.from) * k / kSteps;
          least = std::min(least, apart.norm() - a.radius - b.radius);
        }
  return least;
}

/// As of the drill: a round handle along z on a broad foot whose top lies so far from the grip's middle to
/// the little finger, turned about the handle.
/// `head`: how far above the middle a broad head begins that lies across it; 0: there is none.
HeldSolid handleOnFoot(double top, double turn, double off, double head = 0.0) {
  static std::map<std::pair<double, double>, std::shared_ptr<const HeldField>> fields;
  std::shared_ptr<const HeldField>& field = fields[{top, head}];
  if (!field) {
    MeshCorners corners;
    for (const Vector3& p : testing::tubeCorners(0.017, 0.0625))
      corners.emplace_back(p.y(), p.z(), p.x() + 0.0025);
    for (const Vector3& p : testing::boxCorners({0.06, 0.037, 0.0225}))
      corners.push_back(p + Vector3(0.005, 0.0, -top - 0.0225));
    if (head > 0.0)
      for (const Vector3& p : testing::boxCorners({0.08, 0.033, 0.033}))
        corners.push_back(p + Vector3(0.005, 0.0, head + 0.033));
    field = std::make_shared<const HeldField>(corners, Vector3::Zero());
  }
  HeldSolid solid;
  solid.form = HeldSolid::Form::Mesh;
  solid.field = field;
  solid.R_GS = Eigen::AngleAxisd(turn, Vector3::UnitZ()).toRotationMatrix();
  solid.p_GS.y() = off;
  return solid;
}

}  // namespace

class HandGripTest : public QObject {
  Q_OBJECT

 private slots:
  void fingersTouchTheBarAndDoNotPassThrough_data();
  void fingersTouchTheBarAndDoNotPassThrough();
  void thumbClosesFromTheOtherSide();
  void thumbGoesAroundThickBars();
  void aFlatHandIsStraight();
  void aHandAtEaseIsAsModelled();
  void nothingPassesThroughWhatIsThere_data();
  void nothingPassesThroughWhatIsThere();
  void aPlateIsPinchedFromBothSides();
  void distancesAreThoseOfSolids();
  void skinOfTheHandFollows();
  void bothHandsCloseAlike();
  void everyGripLooksLikeOne_data();
  void everyGripLooksLikeOne();
  void aFingerWithoutRoomGoesWithItsNeighbour();
  void endJointsBendWithMiddleJoints();
  void theThumbOpposesUnderAHead();
};

void HandGripTest::fingersTouchTheBarAndDoNotPassThrough_data() {
  QTest::addColumn<double>("radius");
  for (const double radius : {0.008, 0.0125, 0.016}) QTest::addRow("%g mm", 2e3 * radius) << radius;
}

void HandGripTest::fingersTouchTheBarAndDoNotPassThrough() {
  QFETCH(double, radius);
  const std::vector<Finger>& fingers = sample().data.fingers;
  const FingerTurns turns = fingerTurns(fingers, fist(radius), grip());
  for (std::size_t i = 1; i < fingers.size(); ++i) {
    const auto gap = gaps(fingers[i], turns[i], radius);
    const double nearest = *std::min_element(gap.begin(), gap.end());
    QVERIFY2(nearest > -kSoft, qPrintable(QString::fromStdString(fingers[i].name)));
    QVERIFY2(nearest < 0.002, qPrintable(QString::fromStdString(fingers[i].name)));
    const Matrix3 whole = turns[i][0] * turns[i][1] * turns[i][2];
    QVERIFY(Eigen::AngleAxisd(whole).angle() > 0.9);
  }
}

/// Its tip comes to lie beyond the bar, as seen from the palm, across from the fingers' tips.
void HandGripTest::thumbClosesFromTheOtherSide() {
  const auto& fingers = sample().data.fingers;
  const FingerTurns turns = fingerTurns(fingers, fist(0.025), grip());
  for (const double gap : gaps(fingers[0], turns[0], 0.025)) QVERIFY(gap > -kSoft);
  const Vector3 thumb = segments(fingers[0], turns[0])[2].to - grip();
  const Vector3 middle = segments(fingers[2], turns[2])[2].to - grip();
  QVERIFY(thumb.y() > 0.0 && middle.y() > 0.0);
  QVERIFY(thumb.x() < middle.x());
}

/// Instead of along them: it bends, and its tip lies on them not far from the root.
void HandGripTest::thumbGoesAroundThickBars() {
  const auto& fingers = sample().data.fingers;
  for (const double radius : {0.016, 0.020, 0.0225, 0.025, 0.030}) {
    GrippingHand bar = fist(radius);
    bar.held.p_GS.y() = radius - 0.016;  // the palm lies on it
    const FingerTurns turns = fingerTurns(fingers, bar, grip());
    const auto thumb = segments(fingers[0], turns[0]);
    QVERIFY2(thumb[2].to.z() - thumb[0].from.z() < 0.04, qPrintable(QString::number(radius)));
    QVERIFY(Eigen::AngleAxisd(turns[0][1]).angle() > 0.6);
    const Vector3 tip = thumb[2].to - grip() - bar.held.p_GS;
    QVERIFY(std::abs(tip.head<2>().norm() - radius - fingers[0].radii[2]) < 0.007);
  }
}

void HandGripTest::aFlatHandIsStraight() {
  const auto& fingers = sample().data.fingers;
  const FingerTurns turns = fingerTurns(fingers, {HandPose::Flat}, grip());
  for (const FingerSegment& segment : segments(fingers[2], turns[2]))
    QVERIFY(std::abs(segment.to.y() - segment.from.y()) < 1e-9);
}

void HandGripTest::aHandAtEaseIsAsModelled() {
  for (const auto& finger : fingerTurns(sample().data.fingers, {}, grip()))
    for (const Matrix3& turn : finger) QCOMPARE(turn, Matrix3(Matrix3::Identity()));
}

void HandGripTest::nothingPassesThroughWhatIsThere_data() {
  QTest::addColumn<int>("pose");
  QTest::addColumn<int>("thing");
  for (const auto& [pose, name] :
       {std::pair(HandPose::Relaxed, "relaxed"), std::pair(HandPose::Pointing, "pointing"),
        std::pair(HandPose::Flat, "flat"), std::pair(HandPose::Hook, "hook"),
        std::pair(HandPose::Pinch, "pinch")})
    for (const auto& [thing, what] : {std::pair(0, "bar"), std::pair(1, "thick bar"), std::pair(2, "wall")})
      QTest::addRow("%s, %s", name, what) << static_cast<int>(pose) << thing;
}

/// A bar in the palm, a thick one that the palm lies on, a wall at the palm; thumb and fingers.
void HandGripTest::nothingPassesThroughWhatIsThere() {
  QFETCH(int, pose);
  QFETCH(int, thing);
  const auto& fingers = sample().data.fingers;
  GrippingHand hand{static_cast<HandPose>(pose), HeldSolid::bar(thing == 0 ? 0.016 : 0.025, 0.4)};
  if (thing == 1) hand.held.p_GS.y() = 0.009;
  if (thing == 2) {
    hand.held.form = HeldSolid::Form::Box;
    hand.held.half = Vector3::Constant(0.5);
    hand.held.p_GS.y() = 0.5 + 0.0125 - grip().y();  // the skin of the palm
  }
  const FingerTurns turns = fingerTurns(fingers, hand, grip());
  for (std::size_t i = 0; i < fingers.size(); ++i) {
    const auto parts = segments(fingers[i], turns[i]);
    for (std::size_t joint = i == 0 ? 1 : 0; joint < 3;
         ++joint)  // the thumb's root is the palm's, which lies on it
      for (int k = 0; k <= 50; ++k) {
        const Vector3 at = parts[joint].from + (parts[joint].to - parts[joint].from) * k / 50.0;
        const double gap = hand.held.distance(at - grip()) - parts[joint].radius;
        QVERIFY2(
            gap > -2.0 * kSoft,
            qPrintable(QString("%1 %2 %3 mm").arg(fingers[i].name.c_str()).arg(int(joint)).arg(1e3 * gap)));
      }
  }
}

/// Of the sample plate_pinch: its edge lies in the middle of the grip, its faces before thumb and fingers.
void HandGripTest::aPlateIsPinchedFromBothSides() {
  constexpr double kNear = 0.01;  // m; of skin, which the cones of the fingers have not
  const auto& fingers = sample().data.fingers;
  GrippingHand hand{HandPose::Pinch};
  hand.held.form = HeldSolid::Form::Box;
  hand.held.half = Vector3(0.002, 0.1, 0.09);
  hand.held.p_GS.y() = 0.1;
  const FingerTurns turns = fingerTurns(fingers, hand, grip());
  for (std::size_t i = 0; i < 3; ++i) {
    double nearest = 1.0;
    for (const FingerSegment& segment : segments(fingers[i], turns[i]))
      for (int k = 0; k <= 50; ++k) {
        const Vector3 at = segment.from + (segment.to - segment.from) * k / 50.0 - grip();
        nearest = std::min(nearest, hand.held.distance(at) - segment.radius);
      }
    QVERIFY2(nearest > -2.0 * kSoft && nearest < kNear, fingers[i].name.c_str());
    const double beyond = segments(fingers[i], turns[i])[2].to.x() - grip().x();
    QVERIFY2(i == 0 ? beyond < 0.0 : beyond > 0.0, fingers[i].name.c_str());
  }
}

/// By the distance of a point to the rim or skin of a cylinder and to the side, edge or corner of a box.
void HandGripTest::distancesAreThoseOfSolids() {
  HeldSolid bar = HeldSolid::bar(0.02, 0.2);
  QCOMPARE(bar.distance({0.05, 0.0, 0.0}), 0.03);
  QCOMPARE(bar.distance({0.0, 0.0, 0.0}), -0.02);
  QCOMPARE(bar.distance({0.0, 0.01, 0.13}), 0.03);
  QCOMPARE(bar.distance({0.03, 0.04, 0.14}), 0.05);
  bar.half.x() = 0.03;  // an oval
  QCOMPARE(bar.distance({0.05, 0.0, 0.0}), 0.02);
  QCOMPARE(bar.distance({0.01, 0.05, 0.0}), 0.03);
  QCOMPARE(bar.distance({0.04, 0.04, 0.0}), 0.03);
  QCOMPARE(bar.distance({0.01, 0.0, 0.0}), -0.02);
  HeldSolid box{HeldSolid::Form::Box, Matrix3::Identity(), {0.1, 0.0, 0.0}, {0.01, 0.02, 0.03}};
  QCOMPARE(box.distance({0.1, 0.0, 0.0}), -0.01);
  QCOMPARE(box.distance({0.15, 0.0, 0.0}), 0.04);
  QCOMPARE(box.distance({0.14, 0.06, 0.0}), 0.05);
  QCOMPARE(box.distance({0.12, 0.04, 0.05}), 0.03);
  box.R_GS = Eigen::AngleAxisd(0.3, Vector3(1.0, 2.0, 3.0).normalized()).toRotationMatrix();
  const Vector3 p(0.07, 0.05, -0.02);
  QCOMPARE(mirrored(box).distance({p.x(), p.y(), -p.z()}), box.distance(p));
  QVERIFY(std::isinf(HeldSolid{}.distance(p)));
}

/// Tips of both hands' closed fingers lie on the palm's side, where open ones are far ahead; nothing else
/// moves.
void HandGripTest::skinOfTheHandFollows() {
  const auto figure = sample().make();
  std::vector<SkinMatrix> open, closed;
  skinPalette(*figure, sample().zero, open);
  skinPalette(*figure, sample().zero, closed, GripMemory().of(*figure, {{fist(0.016), fist(0.016)}}));
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
  skinPalette(*figure, sample().zero, closed, GripMemory().of(*figure, {{fist(0.016), fist(0.016)}}));
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

void HandGripTest::everyGripLooksLikeOne_data() {
  QTest::addColumn<int>("thing");
  QTest::addColumn<double>("size");
  for (const auto& [thing, words, sizes] :
       {std::tuple(0, "bar of %g mm", std::vector{20., 25., 32., 40., 50.}),
        std::tuple(1, "bar of %g mm that ends at the little finger", std::vector{20., 32., 50.}),
        std::tuple(2, "handle on a foot, %g degrees", std::vector{-40., -20., 0., 20., 40.}),
        std::tuple(3, "box handle of 25 x %g mm", std::vector{35.}),
        std::tuple(4, "plate of %g mm", std::vector{2., 4., 12.})})
    for (const double size : sizes) QTest::addRow(words, size) << thing << size;
}

namespace {

GrippingHand gripOf(int thing, double size, const SizedHand& hand) {
  const double radius = 0.5e-3 * size;
  GrippingHand grip{thing == 4 ? HandPose::Pinch : HandPose::Closed, HeldSolid::bar(radius, 0.4)};
  if (thing == 1) grip.held.p_GS.z() = 0.2 - 0.04;
  if (thing == 2) grip.held = handleOnFoot(0.055, size * M_PI / 180.0, hand.off(0.017));
  if (thing == 3) {
    grip.held.form = HeldSolid::Form::Box;
    grip.held.half = Vector3(0.0125, radius, 0.06);
  }
  if (thing == 4) {
    grip.held.form = HeldSolid::Form::Box;
    grip.held.half = Vector3(radius, 0.1, 0.09);
    grip.held.p_GS.y() = 0.1;
  }
  if (thing == 0 || thing == 1) grip.held.p_GS.y() = hand.off(radius);
  if (thing == 3) grip.held.p_GS.y() = std::max(0.0, radius - hand.palm);
  return grip;
}

}  // namespace

/// Of small and large hands: no finger stays straight, none is deep in what it holds or in its neighbour,
/// tips lie beside each other, and fingers side by side.
void HandGripTest::everyGripLooksLikeOne() {
  QFETCH(int, thing);
  QFETCH(double, size);
  constexpr double kBent = 0.6;        // rad in all
  constexpr double kDeepest = 0.002;   // m
  constexpr double kTipsApart = 0.04;  // m
  constexpr double kSpread = 0.003;    // m, of a finger's tip beside its knuckle
  for (const double scale : kSizes) {
    const SizedHand hand(scale);
    const GrippingHand grip = gripOf(thing, size, hand);
    const FingerTurns turns = fingerTurns(hand.fingers, grip, hand.middle);
    for (std::size_t i = 1; i < 5; ++i) {
      const Finger& finger = hand.fingers[i];
      const auto parts = segments(finger, turns[i]);
      const QString who = QString("%1 of a hand of %2: ").arg(finger.name.c_str()).arg(scale);
      const double bent = whole(bends(finger, turns[i]));
      QVERIFY2(bent > kBent, qPrintable(who + QString::number(bent)));
      for (const FingerSegment& part : parts)
        for (int k = 0; k <= 50; ++k) {
          const Vector3 at = part.from + (part.to - part.from) * k / 50.0 - hand.middle;
          const double gap = grip.held.distance(at) - part.radius;
          QVERIFY2(gap > -kDeepest, qPrintable(who + QString::number(1e3 * gap)));
        }
      const double spread = parts[2].to.z() - parts[0].from.z();
      QVERIFY2(std::abs(spread) < kSpread, qPrintable(who + QString::number(1e3 * spread)));
      if (i == 1) continue;
      const auto before = segments(hand.fingers[i - 1], turns[i - 1]);
      const double apart = (parts[2].to - before[2].to).norm();
      QVERIFY2(apart < kTipsApart, qPrintable(who + QString::number(1e3 * apart)));
      QVERIFY2(between(parts, before) > 0.0, qPrintable(who));
    }
  }
}

/// A foot that reaches into the little finger's knuckle, too high for so large a hand.
void HandGripTest::aFingerWithoutRoomGoesWithItsNeighbour() {
  const SizedHand hand(kSizes.back());
  for (const double top : {0.045, 0.040})
    for (const double turn : {-0.7, 0.0, 0.7}) {
      const GrippingHand grip{HandPose::Closed, handleOnFoot(top, turn, hand.off(0.017))};
      const FingerTurns turns = fingerTurns(hand.fingers, grip, hand.middle);
      const double ring = whole(bends(hand.fingers[3], turns[3])),
                   little = whole(bends(hand.fingers[4], turns[4]));
      QVERIFY2(ring > 1.5 && little > 0.5 * ring, qPrintable(QString("%1, %2").arg(ring).arg(little)));
    }
}

/// What keeps a middle joint straight keeps the end joint from being bent alone: two thirds of it, and what
/// is bent by lying on something.
void HandGripTest::endJointsBendWithMiddleJoints() {
  for (const double scale : kSizes) {
    const SizedHand hand(scale);
    for (const double turn : {-0.7, -0.35, 0.0, 0.35, 0.7})
      for (const auto& [wide, deep] :
           {std::pair(0.01, 0.02), std::pair(0.006, 0.015), std::pair(0.02, 0.02)}) {
        GrippingHand grip{HandPose::Closed};
        grip.held.form = HeldSolid::Form::Box;
        grip.held.half = Vector3(wide, deep, 0.1);
        grip.held.R_GS = Eigen::AngleAxisd(turn, Vector3::UnitZ()).toRotationMatrix();
        const double up = wide * std::abs(std::sin(turn)) + deep * std::abs(std::cos(turn));
        grip.held.p_GS.y() = std::max(0.0, up - hand.palm);
        const FingerTurns turns = fingerTurns(hand.fingers, grip, hand.middle);
        for (std::size_t i = 1; i < 5; ++i) {
          const auto bent = bends(hand.fingers[i], turns[i]);
          QVERIFY2(bent[2] < 2.0 / 3.0 * bent[1] + 0.45,
                   qPrintable(QString("%1: %2, %3").arg(i).arg(bent[1]).arg(bent[2])));
        }
      }
  }
}

/// As under the motor of a drill, on whose side it could lie, too: its tip comes round before the grip's
/// middle and lies on or close to the handle or fingers.
void HandGripTest::theThumbOpposesUnderAHead() {
  constexpr double kLies = 0.01;  // m
  for (const double scale : kSizes)
    for (const double turn : {-0.35, -0.1, 0.0, 0.35}) {
      const SizedHand hand(scale);
      const GrippingHand grip{HandPose::Closed, handleOnFoot(0.055, turn, hand.off(0.017), 0.06)};
      const FingerTurns turns = fingerTurns(hand.fingers, grip, hand.middle);
      const auto thumb = segments(hand.fingers[0], turns[0]);
      FingerObstacles met{grip.held, hand.middle, false, {}, {}};
      for (const std::size_t i : {1, 2})
        for (const FingerSegment& part : segments(hand.fingers[i], turns[i])) met.fingers.push_back(part);
      const double before = (thumb[2].to - hand.middle).y(), off = met.distance(thumb[2]);
      const QString words = QString("%1 %2: %3 mm before, %4 mm off").arg(scale).arg(turn).arg(1e3 * before);
      QVERIFY2(before > 0.0 && off < kLies, qPrintable(words.arg(1e3 * off)));
    }
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::HandGripTest)
#include "hand_grip_test.moc"
