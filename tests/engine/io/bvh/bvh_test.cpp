// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <numbers>

#include "engine/io/bvh/bvh_reader.h"
#include "engine/io/bvh/bvh_writer.h"
#include "tests/engine/io/recorded_data.h"
#include "tests/engine/io/sample_recording.h"

using namespace handhold;

namespace {

constexpr double kDegree = std::numbers::pi / 180.0;
constexpr double kRoundTrip = 1e-13;  // m and rad, through centimetres and degrees
constexpr double kCmuDigits = 1e-5;   // m: the BVH prints degrees to four digits, the ASF lengths to five

Recording read(const std::string& text) { return readText(text, readBvh, "walk.bvh"); }

const std::string kHead =
    "HIERARCHY\nROOT Hips\n{\nOFFSET 0 0 0\nCHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation "
    "Yrotation\n"
    "JOINT Left Leg {\nOFFSET 10 -80 0\nCHANNELS 3 Xrotation Yrotation Zrotation\nEnd Site\n{\nOFFSET 0 -90 "
    "0\n}\n}\n}\n";
const std::string kFrames =
    "MOTION\nFrames: 2\nFrame Time: .0083333\n1 2 3 10 20 30 40 50 60\n1 2 3 11 21 31 41 51 61\n";

Matrix3 turn(double degrees, int axis) {
  return Eigen::AngleAxisd(degrees * kDegree, Vector3::Unit(axis)).toRotationMatrix();
}

/// A person of joints that turn in any order, some of them in axes of their own.
Recording sampleBody(SampleRecording& sample) {
  Recording recording;
  recording.skeleton.emplace();
  std::vector<std::pair<std::string, Measured>> names;
  for (int j = 0; j < 8; ++j) {
    SkeletonJoint joint;
    joint.name = "joint " + std::to_string(j);
    joint.parent = j - 1 - (j > 3 ? sample.count(0, 2) : 0);
    joint.offset = j == 0 ? Vector3(0, 0, 0) : Vector3(0.02, j == 1 ? 1.0 : 0.2, 0.05);
    if (j == 7) joint.end = Vector3(0.0, 0.2, 0.0);
    if (j % 3 == 2) joint.axes = turn(30.0, 0) * turn(20.0, 2);
    std::vector<int> axes = {0, 1, 2};
    std::rotate(axes.begin(), axes.begin() + sample.count(0, 2), axes.end());
    if (j == 0)
      for (const int axis : {0, 1, 2}) {
        joint.freedoms.push_back(
            {JointFreedom::Kind::Move, axis, static_cast<int>(names.size()), axis == 1 ? -1 : 1});
        names.emplace_back("root." + std::to_string(axis), Measured::Length);
      }
    for (const int axis : axes) {
      joint.freedoms.push_back(
          {JointFreedom::Kind::Turn, axis, static_cast<int>(names.size()), j % 2 == 1 ? -1 : 1});
      names.emplace_back(joint.name + "." + std::to_string(axis), Measured::Angle);
    }
    recording.skeleton->joints.push_back(joint);
  }
  sample.addCoordinates(recording, names);
  recording.steps = evenTimes(0.0, 100.0, recording.steps.count());
  return recording;
}

/// The greatest distance of joints of the same name, over all frames (m).
double apart(const Recording& a, const Recording& b) {
  double most = 0.0;
  for (int step = 0; step < a.steps.count(); ++step) {
    const std::vector<Pose> A = jointPoses(*a.skeleton, coordinatesAt(a, step)),
                            B = jointPoses(*b.skeleton, coordinatesAt(b, step));
    for (std::size_t i = 0; i < A.size(); ++i)
      for (std::size_t k = 0; k < B.size(); ++k)
        if (a.skeleton->joints[i].name == b.skeleton->joints[k].name)
          most = std::max(most, (A[i].p - B[k].p).norm());
  }
  return most;
}

Vector3 placeOf(const Recording& recording, const std::string& joint, int step) {
  const std::vector<Pose> poses = jointPoses(*recording.skeleton, coordinatesAt(recording, step));
  for (std::size_t i = 0; i < poses.size(); ++i)
    if (recording.skeleton->joints[i].name == joint) return poses[i].p;
  return Vector3::Constant(qQNaN());
}

}  // namespace

class BvhTest : public QObject {
  Q_OBJECT

 private slots:
  void turnsMultiplyInTheOrderOfTheChannels();
  void whatIsWrittenMovesAlike();
  void theUnitMakesAPerson_data();
  void theUnitMakesAPerson();
  void aCutOffRowIsLeftOut();
  void aBrokenPromiseOfFramesIsTold_data();
  void aBrokenPromiseOfFramesIsTold();
  void refusals_data();
  void refusals();
  void writerRefusals();
  void realFiles_data();
  void realFiles();
  void positionsMayFollowTurns();
  void agreesWithTheAcclaimFile();
};

void BvhTest::turnsMultiplyInTheOrderOfTheChannels() {
  const Recording recording = read(kHead + kFrames);
  QCOMPARE(recording.steps.rate, 120.0);
  const std::vector<Pose> poses = jointPoses(*recording.skeleton, coordinatesAt(recording, 0));
  const Matrix3 R_WH = turn(10, 2) * turn(20, 0) * turn(30, 1),
                R_HL = turn(40, 0) * turn(50, 1) * turn(60, 2);
  QVERIFY((poses[0].p - Vector3(0.01, 0.02, 0.03)).norm() < kRoundTrip);
  QVERIFY((poses[0].R - R_WH).norm() < kRoundTrip);
  QVERIFY((poses[1].R - R_WH * R_HL).norm() < kRoundTrip);
  QVERIFY((poses[1].p - (poses[0].p + R_WH * Vector3(0.1, -0.8, 0.0))).norm() < kRoundTrip);
  QCOMPARE(recording.skeleton->joints[1].name, std::string("Left Leg"));
}

void BvhTest::whatIsWrittenMovesAlike() {
  for (unsigned seed = 1; seed <= 40; ++seed) {
    SampleRecording sample(seed);
    const Recording out = sampleBody(sample), in = read(bvhText(out, "walk.bvh"));
    QCOMPARE(in.skeleton->joints.size(), out.skeleton->joints.size());
    QCOMPARE(in.steps.count(), out.steps.count());
    QCOMPARE(in.steps.rate, out.steps.rate);
    QVERIFY2(apart(out, in) < 1e-12, qPrintable(QString::number(apart(out, in))));
    QVERIFY((*in.skeleton->joints.back().end - *out.skeleton->joints[7].end).norm() < kRoundTrip ||
            in.skeleton->joints.back().name != "joint 7");
    // a second time nothing changes at all
    const Recording again = read(bvhText(in, "walk.bvh"));
    QCOMPARE(again.coordinates.size(), in.coordinates.size());
    for (std::size_t i = 0; i < in.coordinates.size(); ++i) {
      QCOMPARE(again.coordinates[i].name, in.coordinates[i].name);
      QCOMPARE(again.coordinates[i].measure, in.coordinates[i].measure);
      for (std::size_t k = 0; k < in.coordinates[i].values.size(); ++k)
        QVERIFY(std::abs(again.coordinates[i].values[k] - in.coordinates[i].values[k]) < kRoundTrip);
    }
  }
}

void BvhTest::theUnitMakesAPerson_data() {
  QTest::addColumn<double>("leg");
  QTest::addColumn<double>("metres");
  QTest::newRow("centimetres") << 90.0 << 0.01;
  QTest::newRow("CMU") << 15.0 << 0.0254 / 0.45;
  QTest::newRow("inches") << 35.0 << 0.0254;
  QTest::newRow("metres") << 0.9 << 1.0;
  QTest::newRow("millimetres") << 900.0 << 0.001;
  QTest::newRow("a toy") << 5.0 << 0.01;
}

void BvhTest::theUnitMakesAPerson() {
  QFETCH(double, leg);
  QFETCH(double, metres);
  const std::string text = "HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 1 Yposition\nJOINT b\n{\nOFFSET 0 " +
                           std::to_string(-leg) + " 0\nEnd Site\n{\nOFFSET 0 " + std::to_string(-leg) +
                           " 0\n}\n}\n}\nMOTION\nFrames: 1\nFrame Time: 0.01\n2\n";
  const Recording recording = read(text);
  QVERIFY(std::abs(recording.coordinates[0].values[0] - 2.0 * metres) < 1e-12);
  QVERIFY(hasDoubt(recording.doubts, DoubtKind::Scale) && hasDoubt(recording.doubts, DoubtKind::UpAxis));
}

void BvhTest::aCutOffRowIsLeftOut() {
  const Recording recording = read(kHead + kFrames + "1 2 3");
  QCOMPARE(recording.steps.count(), 2);
  QVERIFY(inOneText(recording.doubts).find("the last row is cut off; left out") != std::string::npos);
}

void BvhTest::aBrokenPromiseOfFramesIsTold_data() {
  QTest::addColumn<QString>("promise");
  QTest::addColumn<QString>("told");
  QTest::newRow("more") << "5"
                        << "the header promises 5 frames, there are 2";
  QTest::newRow("fewer") << "1"
                         << "the header promises 1 frames, there are 2";
  QTest::newRow("no number") << "many"
                             << "'many' is no number of frames";
  QTest::newRow("below none") << "-2"
                              << "'-2' is no number of frames";
}

void BvhTest::aBrokenPromiseOfFramesIsTold() {
  QFETCH(QString, promise);
  QFETCH(QString, told);
  QString text = QString::fromStdString(kHead + kFrames);
  const Recording recording = read(text.replace("Frames: 2", "Frames: " + promise).toStdString());
  QCOMPARE(recording.steps.count(), 2);
  const QString doubts = QString::fromStdString(inOneText(recording.doubts));
  QVERIFY2(doubts.contains(told), qPrintable(doubts));
}

void BvhTest::refusals_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("sentence");
  const auto row = [](const char* name, const std::string& text, const char* sentence) {
    QTest::newRow(name) << QString::fromStdString(text) << QString(sentence);
  };
  row("end", kHead, "walk.bvh:14: ends before MOTION; export the motion again");
  row("open", kHead.substr(0, kHead.size() - 2) + kFrames,
      "walk.bvh:14: a joint is not closed; export the motion again");
  row("close", kHead + "}\n", "walk.bvh:15: closes what is not open; export the motion again");
  row("word", "HIERARCHY\nBONE a\n", "walk.bvh:2: 'BONE' is no word of a hierarchy; export the motion again");
  row("offset", "HIERARCHY\nROOT a\n{\nOFFSET 1 2\n",
      "walk.bvh:4: OFFSET takes three numbers; export the motion again");
  row("outside", "HIERARCHY\nOFFSET 1 2 3\n",
      "walk.bvh:2: stands outside of a joint; export the motion again");
  row("end in an end", "HIERARCHY\nROOT a\n{\nEnd Site\n{\nEnd Site\n{\nOFFSET 0 1 0\n",
      "walk.bvh:6: stands outside of a joint; export the motion again");
  row("channels", "HIERARCHY\nROOT a\n{\nCHANNELS 3 Xrotation\n",
      "walk.bvh:4: CHANNELS names 1 channels and tells 3; export the motion again");
  row("channel", "HIERARCHY\nROOT a\n{\nCHANNELS 1 Wrotation\n",
      "walk.bvh:4: 'Wrotation' is no channel; use Xposition ... Zrotation");
  row("end joint", "HIERARCHY\nROOT a\n{\nEnd Site\n{\nJOINT b\n",
      "walk.bvh:6: a joint hangs on an end; export the motion again");
  row("none", "HIERARCHY\nMOTION\n", "walk.bvh:2: has no joints; export the motion again");
  row("still", "HIERARCHY\nROOT a\n{\n}\nMOTION\n", "walk.bvh:5: has no channels; export the motion again");
  row("frames", kHead + "MOTION\n1 2\n", "walk.bvh:16: is not the line of frames; export the motion again");
  row("time", kHead + "MOTION\nFrames: 2\n", "walk.bvh:16: ends before frame time; export the motion again");
  row("empty", kHead + "MOTION\nFrames: 2\nFrame Time: 0.1\n",
      "walk.bvh:17: has no frames; export the motion with its frames");
  row("long", kHead + kFrames + "1 2 3 4 5 6 7 8 9 10\n",
      "walk.bvh:20: a frame has 10 numbers for 9 channels; export the motion again");
  row("short", kHead + kFrames + "1 2\n1 2 3 4 5 6 7 8 9\n",
      "walk.bvh:21: a frame has 2 numbers for 9 channels; export the motion again");
  row("number", kHead + kFrames + "1 2 3 4 nan 6 7 8 9\n", "walk.bvh:20: 'nan' is not a number; correct it");
}

void BvhTest::refusals() {
  QFETCH(QString, text);
  QFETCH(QString, sentence);
  QCOMPARE(QString::fromStdString(refusal([&] { read(text.toStdString()); })), sentence);
}

void BvhTest::writerRefusals() {
  Recording recording;
  QCOMPARE(
      refusal([&] { bvhText(recording, "a.bvh"); }),
      std::string(
          "a.bvh: a BVH needs a skeleton, the recording has none; write mot, sto or csv for coordinates"));
  SampleRecording sample(1);
  recording = sampleBody(sample);
  recording.coordinates[4].values[0] = qQNaN();
  QCOMPARE(refusal([&] { bvhText(recording, "a.bvh"); }),
           std::string("a.bvh: a coordinate of the skeleton has a gap, and BVH has none; fill the gaps"));
  recording.skeleton->joints[1].name = "a{b";
  QCOMPARE(refusal([&] { bvhText(recording, "a.bvh"); }),
           std::string("a.bvh: a joint is named 'a{b'; rename it"));
  recording.skeleton->joints[0].parent = 3;
  QCOMPARE(refusal([&] { bvhText(recording, "a.bvh"); }),
           std::string("a.bvh: a joint stands before its parent; order the joints"));
}

void BvhTest::realFiles_data() {
  QTest::addColumn<int>("joints");
  QTest::addColumn<int>("frames");
  QTest::addColumn<double>("rate");
  QTest::addColumn<QString>("doubt");
  QTest::newRow("bvh/01_01.bvh") << 31 << 2752 << 120.0
                                 << "frame 1: stands apart from the motion that follows";
  QTest::newRow("bvh/cmu_12_01_walk.bvh") << 31 << 524 << 120.0 << "frame 1: stands apart";
  QTest::newRow("bvh/bvh_test2.bvh") << 23 << 61 << 120.0 << "read as centimetres";
  QTest::newRow("bvh/sinusoidal.bvh") << 4 << 120 << 60.0 << "read as centimetres";
  QTest::newRow("bvh/rotation_first_root.bvh") << 4 << 4 << 25.0 << "";
}

void BvhTest::realFiles() {
  WANT_RECORDED_DATA();
  const Recording recording = recorded(QTest::currentDataTag());
  QTEST(static_cast<int>(recording.skeleton->joints.size()), "joints");
  QTEST(recording.steps.count(), "frames");
  QTEST(recording.steps.rate, "rate");
  QFETCH(QString, doubt);
  const QString doubts = QString::fromStdString(inOneText(recording.doubts));
  QVERIFY2(doubts.contains(doubt), qPrintable(doubts));
}

void BvhTest::positionsMayFollowTurns() {
  WANT_RECORDED_DATA();
  const Recording recording = recorded("bvh/rotation_first_root.bvh");
  const double unit = 0.0254 / 0.45;
  const Pose X_WH = jointPoses(*recording.skeleton, coordinatesAt(recording, 1))[0];
  QVERIFY((X_WH.p - unit * Vector3(11.0, 51.0, -19.0)).norm() < 1e-12);
  QVERIFY((X_WH.R - turn(6, 2) * turn(-2, 0) * turn(2, 1)).norm() < 1e-12);
}

/// The BVH begins with a T-pose, and its converter left out the thorax: what hangs on it is off by its
/// length.
void BvhTest::agreesWithTheAcclaimFile() {
  WANT_RECORDED_DATA();
  const Recording bvh = recorded("bvh/01_01.bvh"), amc = recorded("amc/01_01.amc");
  QCOMPARE(amc.steps.count() + 1, bvh.steps.count());
  const double thorax = 2.06488 * 0.0254 / 0.45;
  for (const auto& [bone, joint, off] :
       std::vector<std::tuple<const char*, const char*, double>>{{"root", "Hips", 0.0},
                                                                 {"lfemur", "LeftUpLeg", 0.0},
                                                                 {"ltibia", "LeftLeg", 0.0},
                                                                 {"lfoot", "LeftFoot", 0.0},
                                                                 {"rtibia", "RightLeg", 0.0},
                                                                 {"rfoot", "RightFoot", 0.0},
                                                                 {"rtoes", "RightToeBase", 0.0},
                                                                 {"head", "Head", thorax},
                                                                 {"lradius", "LeftForeArm", thorax},
                                                                 {"rwrist", "RightHand", thorax}})
    for (int step = 0; step < amc.steps.count(); step += 7) {
      const double distance = (placeOf(amc, bone, step) - placeOf(bvh, joint, step + 1)).norm();
      QVERIFY2(std::abs(distance - off) < kCmuDigits,
               qPrintable(QString("%1 %2: %3").arg(bone).arg(step).arg(distance)));
    }
}

QTEST_GUILESS_MAIN(BvhTest)
#include "bvh_test.moc"
