// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/muscles/muscle_set.h"

#include <QtTest>
#include <map>
#include <random>
#include <set>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/model/scaling.h"
#include "engine/muscles/path/moment_arms.h"
#include "tests/engine/muscles/small_muscles.h"

using namespace handhold;

namespace {

constexpr double kStep = 1e-5;     ///< of central differences (rad)
constexpr double kVirtual = 1e-6;  ///< moment arms against the slope of the length (m)
constexpr double kMirror = 1e-5;   ///< of lengths: the model's own shoulders differ by 3 um (m)

/// Lengths in one posture, with moment arms about the joints that each muscle spans.
struct Traced {
  std::vector<double> lengths;
  std::vector<std::vector<double>> arms;
};

Traced traced(const MuscledBody& body, const VectorX& q) {
  Data data(*body.model);
  updateKinematics(*body.model, q, data);
  Traced found;
  for (std::size_t i = 0; i < body.muscles.size(); ++i) {
    LineOfAction line;
    traceLine(body.muscles[i].path, linkPoses(data, q), line);
    found.lengths.push_back(line.length);
    found.arms.emplace_back(body.joints[i].size());
    momentArms(*body.model, data, line, body.joints[i], found.arms.back());
  }
  return found;
}

VectorX anyPosture(const Model& model, std::mt19937& seed) {
  VectorX q = model.zeroPosition();
  std::uniform_real_distribution<double> any(0.15, 0.85);
  for (int i = 1; i < model.linkCount(); ++i) {
    const Joint& joint = model.joints[static_cast<std::size_t>(i)];
    q[positionIndex(i)] = joint.lower + any(seed) * (joint.upper - joint.lower);
  }
  return q;
}

}  // namespace

class MuscleSetTest : public QObject {
  Q_OBJECT

 private slots:
  void armsAreTheSlopesOfTheLengths();
  void theLeftSideIsTheMirrorImage();
  void musclesGrowWithTheBody();
  void whatLiesAtAJointStaysThere();
  void everyMuscleHasALicenceThatMayBeShipped();
  void aBodyOfAnotherTreeIsRefused();
};

/// dL/dq = -r for all muscles and joints; a line that changes its way between the two ends has no slope
/// there.
void MuscleSetTest::armsAreTheSlopesOfTheLengths() {
  const MuscledBody body = human55Muscles();
  std::mt19937 seed(5);
  int compared = 0, jumps = 0;
  for (int posture = 0; posture < 6; ++posture) {
    const VectorX q = anyPosture(*body.model, seed);
    const Traced here = traced(body, q);
    for (int joint = 1; joint < body.model->linkCount(); ++joint) {
      VectorX more = q, less = q;
      more[positionIndex(joint)] += kStep;
      less[positionIndex(joint)] -= kStep;
      const Traced after = traced(body, more), before = traced(body, less);
      for (std::size_t i = 0; i < body.muscles.size(); ++i) {
        const double slope = -(after.lengths[i] - before.lengths[i]) / (2.0 * kStep);
        double arm = 0.0;
        for (std::size_t k = 0; k < body.joints[i].size(); ++k)
          if (body.joints[i][k] == joint) arm = here.arms[i][k];
        ++compared;
        if (std::abs(slope - arm) < kVirtual) continue;
        ++jumps;
        std::printf("%s %s: %g %g\n", body.muscles[i].name.c_str(), body.model->joints[joint].name.c_str(),
                    slope, arm);
      }
    }
  }
  QVERIFY2(jumps * 1000 < compared, qPrintable(QString("%1 of %2").arg(jumps).arg(compared)));
}

void MuscleSetTest::theLeftSideIsTheMirrorImage() {
  const MuscledBody body = human55Muscles();
  std::mt19937 seed(3);
  const VectorX q = anyPosture(*body.model, seed);
  const Traced one = traced(body, q), other = traced(body, mirrored(*body.model, q));
  const std::size_t side = body.muscles.size() / 2;
  for (std::size_t i = 0; i < side; ++i) {
    QCOMPARE(body.muscles[i].name.substr(2), body.muscles[side + i].name.substr(2));
    QVERIFY2(std::abs(one.lengths[i] - other.lengths[side + i]) < kMirror,
             qPrintable(QString::number(one.lengths[i] - other.lengths[side + i])));
    QVERIFY2(std::abs(one.lengths[side + i] - other.lengths[i]) < kMirror,
             qPrintable(QString::number(one.lengths[side + i] - other.lengths[i])));
  }
}

void MuscleSetTest::musclesGrowWithTheBody() {
  const auto standard = human55();
  const MuscleSet set = readMuscleSet(kShipped / "muscles/human55.json", *standard);
  BodyScale scale;
  scale.segments.fill(1.1);
  const auto tall = std::make_shared<const Model>(scaled(*standard, scale));
  const MuscledBody before = muscledBody(set, *standard, standard), after = muscledBody(set, *standard, tall);
  std::mt19937 seed(9);
  const VectorX q = anyPosture(*standard, seed);
  const Traced small = traced(before, q), large = traced(after, q);
  for (std::size_t i = 0; i < small.lengths.size(); ++i) {
    QVERIFY(std::abs(large.lengths[i] - 1.1 * small.lengths[i]) < 1e-9);
    QVERIFY(std::abs(after.muscles[i].fibre - 1.1 * before.muscles[i].fibre) < 1e-9);
    QCOMPARE(after.muscles[i].strength, before.muscles[i].strength);
  }
}

/// What lies at a joint stays there: at the sternoclavicular joints, the neck, hips, knees.
void MuscleSetTest::whatLiesAtAJointStaysThere() {
  const auto standard = human55();
  MuscleSet set = readMuscleSet(kShipped / "muscles/human55.json", *standard);
  set.muscles.resize(1);
  MusclePath& path = set.muscles[0].path;
  path.wraps.clear();
  path.points.clear();
  std::vector<std::size_t> joints;
  for (std::size_t j = 1; j < standard->joints.size(); ++j) {
    if (standard->joints[j].offset.norm() < 0.02) continue;
    joints.push_back(j);
    MusclePoint point;
    point.link = standard->joints[j].parent;
    point.place = standard->joints[j].offset;
    path.points.push_back(point);
  }
  QVERIFY(joints.size() > 10);
  for (const char* name : {"f05", "f50", "m50", "m95"}) {
    const auto person = loadModel(kShipped / (std::string("models/") + name + ".json"));
    const MuscledBody body = muscledBody(set, *standard, person);
    for (std::size_t k = 0; k < joints.size(); ++k) {
      const Joint& joint = person->joints[joints[k]];
      const Vector3 off = body.muscles[0].path.points[k].place - joint.offset;
      QVERIFY2(off.norm() < 1e-3, qPrintable(QString("%1 %2: %3 %4 %5")
                                                 .arg(name, joint.name.c_str())
                                                 .arg(off.x())
                                                 .arg(off.y())
                                                 .arg(off.z())));
    }
  }
}

void MuscleSetTest::everyMuscleHasALicenceThatMayBeShipped() {
  const auto standard = human55();
  const MuscleSet set = readMuscleSet(kShipped / "muscles/human55.json", *standard);
  const std::set<std::string> free{"Apache-2.0", "MIT", "CC BY 3.0", "CC BY 4.0", "GPL-3.0-or-later"};
  std::map<std::string, std::string> licences;
  for (const MuscleSource& source : set.sources) licences[source.name] = source.licence;
  for (const Muscle& muscle : set.muscles)
    QVERIFY2(free.contains(licences[muscle.source]), muscle.name.c_str());
  QVERIFY(set.muscles.size() > 150);
}

void MuscleSetTest::aBodyOfAnotherTreeIsRefused() {
  const auto standard = human55();
  const MuscleSet set = readMuscleSet(kShipped / "muscles/human55.json", *standard);
  QVERIFY_EXCEPTION_THROWN(muscledBody(set, *standard, loadModel(kShipped / "models/planar9.json")),
                           InputError);
}

QTEST_APPLESS_MAIN(MuscleSetTest)
#include "muscle_set_test.moc"
