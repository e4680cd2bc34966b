// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <fstream>
#include <numbers>

#include "engine/io/amc/amc_reader.h"
#include "engine/io/amc/asf_reader.h"
#include "engine/io/bvh/bvh_reader.h"
#include "engine/io/bvh/bvh_writer.h"
#include "tests/engine/io/recorded_data.h"

using namespace handhold;

namespace {

constexpr double kUnit = 0.0254 / 0.45;  // m
constexpr double kDegree = std::numbers::pi / 180.0;
constexpr double kExact = 1e-12;

const std::string kAsf =
    "# a leg\n:version 1.10\n:name VICON\n:units\n mass 1.0\n length 0.45\n angle deg\n:root\n order TX TY "
    "TZ RX RY RZ\n axis XYZ\n"
    " position 0 0 0\n orientation 0 0 0\n:bonedata\n begin\n id 1\n name femur\n direction 0 -1 0\n length "
    "8\n axis 0 0 20 XYZ\n"
    " dof rx ry rz\n limits (-160 20)\n (-70 70)\n (-60 70)\n end\n begin\n id 2\n name tibia\n direction 0 "
    "-1 0\n length 7\n"
    " axis 0 0 20 XYZ\n dof rx\n limits (-10 170)\n end\n:hierarchy\n begin\n root femur\n femur tibia\n "
    "end\n";
const std::string kAmc =
    "#!OML:ASF\n:FULLY-SPECIFIED\n:DEGREES\n1\nroot 1 2 3 0 0 0\nfemur 10 20 30\ntibia 40\n2\nroot 1 2 3 0 "
    "90 0\nfemur 0 0 0\ntibia 0\n";

AsfSkeleton skeleton(const std::string& text = kAsf) {
  const auto source = inMemory(text, "leg.asf");
  return readAsfSkeleton(Reading{*source});
}

Recording motion(const std::string& text) {
  const auto source = inMemory(text, "leg.amc");
  return readAmcOf(Reading{*source}, skeleton());
}

Matrix3 turn(double degrees, int axis) {
  return Eigen::AngleAxisd(degrees * kDegree, Vector3::Unit(axis)).toRotationMatrix();
}

std::string with(std::string text, const std::string& from, const std::string& to) {
  return text.replace(text.find(from), from.size(), to);
}

}  // namespace

class AmcTest : public QObject {
  Q_OBJECT

 private slots:
  void bonesTurnInTheirAxes();
  void aCutOffFrameIsLeftOut();
  void aToldRateIsTaken();
  void asfRefusals_data();
  void asfRefusals();
  void amcRefusals_data();
  void amcRefusals();
  void theSkeletonLiesBeside();
  void writtenAsBvhItMovesAlike();
  void climbsAndSwings();
};

/// A bone's rotation is C M C^-1 with C from `axis`, the first freedom of the list done first.
void AmcTest::bonesTurnInTheirAxes() {
  const Recording recording = motion(kAmc);
  QCOMPARE(recording.steps.count(), 2);
  const Matrix3 C = turn(20, 2), femur = C * turn(30, 2) * turn(20, 1) * turn(10, 0) * C.transpose();
  const Matrix3 tibia = femur * C * turn(40, 0) * C.transpose();
  const std::vector<Pose> poses = jointPoses(*recording.skeleton, coordinatesAt(recording, 0));
  QVERIFY((poses[0].p - kUnit * Vector3(1, 2, 3)).norm() < kExact);
  QVERIFY((poses[1].R - femur).norm() < kExact && (poses[1].p - poses[0].p).norm() < kExact);
  QVERIFY((poses[2].R - tibia).norm() < kExact);
  QVERIFY((poses[2].p - (poses[0].p + femur * Vector3(0, -8 * kUnit, 0))).norm() < kExact);
  QVERIFY((poses[2] * *recording.skeleton->joints[2].end - (poses[2].p + tibia * Vector3(0, -7 * kUnit, 0)))
              .norm() < kExact);
  QVERIFY((jointPoses(*recording.skeleton, coordinatesAt(recording, 1))[0].R - turn(90, 1)).norm() < kExact);
  QVERIFY(hasDoubt(recording.doubts, DoubtKind::Rate) && hasDoubt(recording.doubts, DoubtKind::Scale));
}

void AmcTest::aCutOffFrameIsLeftOut() {
  const Recording recording = motion(kAmc.substr(0, kAmc.size() - 8));
  QCOMPARE(recording.steps.count(), 1);
  QVERIFY(inOneText(recording.doubts).find("the last frame is cut off; left out") != std::string::npos);
}

void AmcTest::aToldRateIsTaken() {
  const Recording told = motion(":SAMPLES-PER-SECOND 60\n" + kAmc);
  QCOMPARE(told.steps.rate, 60.0);
  QCOMPARE(told.steps.times.back(), 1.0 / 60.0);
  QVERIFY(!hasDoubt(told.doubts, DoubtKind::Rate));
  const Recording none = motion(":SAMPLES-PER-SECOND 0\n" + kAmc);
  QVERIFY(none.steps.rate == 120.0 && hasDoubt(none.doubts, DoubtKind::Rate));
}

void AmcTest::asfRefusals_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("sentence");
  const auto row = [](const char* name, const std::string& text, const char* sentence) {
    QTest::newRow(name) << QString::fromStdString(text) << QString(sentence);
  };
  row("no bones", ":units\n:root\n", "leg.asf:2: has no bones; export the skeleton again");
  row("number", with(kAsf, "length 8", "length long"),
      "leg.asf:18: 'length' takes a number as word 1; export the skeleton again");
  row("unit", with(kAsf, "0.45", "0"), "leg.asf:6: the unit of length is none; export the skeleton again");
  row("twice", with(kAsf, "name tibia", "name femur"),
      "leg.asf:27: two bones are named 'femur'; export the skeleton again");
  row("unknown", with(kAsf, "femur tibia", "femur foot"),
      "leg.asf:37: 'foot' is no bone; export the skeleton again");
  row("circle", with(kAsf, "femur tibia", "femur femur"),
      "leg.asf:37: 'femur' hangs on two bones, or on none that hangs on the root; export the skeleton again");
  row("freedom", with(kAsf, "dof rx\n", "dof rx l\n"),
      "leg.asf:38: the freedom 'l' is not known; use tx ty tz rx ry rz");
}

void AmcTest::asfRefusals() {
  QFETCH(QString, text);
  QFETCH(QString, sentence);
  QCOMPARE(QString::fromStdString(refusal([&] { skeleton(text.toStdString()); })), sentence);
}

void AmcTest::amcRefusals_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("sentence");
  const auto row = [](const char* name, const std::string& text, const char* sentence) {
    QTest::newRow(name) << QString::fromStdString(text) << QString(sentence);
  };
  row("no frames", ":DEGREES\n", "leg.amc:1: has no frames; export the motion with its frames");
  row("before", ":DEGREES\nfemur 1 2 3\n",
      "leg.amc:2: 'femur' stands before the first frame; export the motion again");
  row("unknown", with(kAmc, "tibia 40", "toe 40"),
      "leg.amc:7: 'toe' is no bone of the skeleton that moves; take the skeleton of this motion");
  row("lacks", with(kAmc, "femur 10 20 30", "femur 10 20"),
      "leg.amc:8: the frame before it lacks 3 values; export the motion again");
  row("word", with(kAmc, "tibia 40", "tibia bent"), "leg.amc:7: 'bent' is not a number; correct it");
  row("twice", with(kAmc, "tibia 40", "tibia 40\ntibia 41"),
      "leg.amc:8: a bone comes twice in a frame; export the motion again");
}

void AmcTest::amcRefusals() {
  QFETCH(QString, text);
  QFETCH(QString, sentence);
  QCOMPARE(QString::fromStdString(refusal([&] { motion(text.toStdString()); })), sentence);
}

void AmcTest::theSkeletonLiesBeside() {
  QTemporaryDir folder;
  const std::filesystem::path at = folder.path().toStdString();
  std::ofstream(at / "01_02.amc") << kAmc;
  QVERIFY(QString::fromStdString(refusal([&] {
            readRecording(at / "01_02.amc");
          })).endsWith("01_02.amc: its skeleton is not beside it; put 01.asf into its folder"));
  std::ofstream(at / "leg.asf") << kAsf;
  QCOMPARE(readRecording(at / "01_02.amc").recording.steps.count(), 2);
  std::ofstream(at / "arm.asf") << kAsf;
  QVERIFY(refusal([&] { readRecording(at / "01_02.amc"); }).find("several skeletons are beside it") !=
          std::string::npos);
  std::ofstream(at / "01.asf") << kAsf;
  QCOMPARE(skeletonBeside(at / "01_02.amc"), at / "01.asf");
}

void AmcTest::writtenAsBvhItMovesAlike() {
  WANT_RECORDED_DATA();
  const Recording amc = recorded("amc/02_04.amc");
  const Recording bvh = readText(bvhText(amc, "a.bvh"), readBvh);
  for (int step = 0; step < amc.steps.count(); step += 20) {
    const std::vector<Pose> a = jointPoses(*amc.skeleton, coordinatesAt(amc, step)),
                            b = jointPoses(*bvh.skeleton, coordinatesAt(bvh, step));
    for (std::size_t i = 0; i < a.size(); ++i)
      for (std::size_t k = 0; k < b.size(); ++k)
        if (amc.skeleton->joints[i].name == bvh.skeleton->joints[k].name)
          QVERIFY((a[i].p - b[k].p).norm() < 1e-9);
  }
}

/// Who hangs and swings has the root higher than who stands, for a while.
void AmcTest::climbsAndSwings() {
  WANT_RECORDED_DATA();
  const Recording recording = recorded("amc/01_03.amc");
  QCOMPARE(recording.skeleton->joints.size(), std::size_t(31));
  const std::vector<double>& height = recording.coordinates[1].values;
  QCOMPARE(recording.coordinates[1].name, std::string("root.ty"));
  const auto [least, most] = std::minmax_element(height.begin(), height.end());
  QVERIFY2(*least > 0.3 && *most > 1.3 && *most < 3.0, qPrintable(QString("%1 %2").arg(*least).arg(*most)));
}

QTEST_GUILESS_MAIN(AmcTest)
#include "amc_test.moc"
