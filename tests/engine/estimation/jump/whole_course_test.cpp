// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/jump/whole_course.h"

#include <QTest>

namespace handhold {

namespace {

constexpr double kMass = 80.0;  // kg
const Vector3 kGravity(0.0, -9.8, 0.0);

/// Whose force and moment grow evenly with time, so that what they do is known in closed form.
struct Known {
  Vector3 centre{0.1, 1.0, -0.2}, velocity{1.2, 2.0, 0.3}, momentum{1.0, -0.5, 4.0};
  Vector3 force{20.0, 500.0, -30.0}, forceRate{100.0, -2000.0, 50.0};  // N, N/s
  Vector3 moment{3.0, -2.0, 8.0};                                      // N m about the centre of mass

  WholeMotion at(double t) const {
    WholeMotion whole;
    whole.acceleration = kGravity + (force + t * forceRate) / kMass;
    whole.velocity = velocity + t * kGravity + (t * force + 0.5 * t * t * forceRate) / kMass;
    whole.centre = centre + t * velocity + 0.5 * t * t * kGravity +
                   (0.5 * t * t * force + t * t * t / 6.0 * forceRate) / kMass;
    whole.moment = moment;
    whole.momentum = momentum + t * moment;
    return whole;
  }
};

}  // namespace

class WholeCourseTest : public QObject {
  Q_OBJECT

 private slots:
  void eq9_1_flightIsAParabolaWhateverNoise();
  void eq4_14_measuredForcesMoveTheWhole();
};

/// Noise that sums to nothing and has no slope leaves the line where it is, over a gap in time, too.
void WholeCourseTest::eq9_1_flightIsAParabolaWhateverNoise() {
  Known known;
  known.force = known.forceRate = known.moment = Vector3::Zero();
  ExternalCourse course{kMass, kGravity, {0.0, 0.1, 0.2, 0.3, 0.6, 0.7, 0.8, 0.9}, {}};
  const double noise[] = {1.0, -1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0};
  std::vector<WholeMotion> seen;
  for (std::size_t i = 0; i < course.times.size(); ++i) {
    seen.push_back(known.at(course.times[i]));
    seen.back().centre += 0.02 * noise[i] * Vector3(1.0, -1.0, 0.5);
    seen.back().momentum += noise[i] * Vector3(0.3, 0.1, -0.2);
  }
  const std::vector<WholeMotion> whole = wholeCourse(seen, course);
  for (std::size_t i = 0; i < whole.size(); ++i) {
    const WholeMotion truth = known.at(course.times[i]);
    QVERIFY((whole[i].centre - truth.centre).norm() < 1e-12);
    QVERIFY((whole[i].velocity - truth.velocity).norm() < 1e-12);
    QVERIFY((whole[i].momentum - truth.momentum).norm() < 1e-12);
    QVERIFY(whole[i].moment.norm() == 0.0);
  }
}

void WholeCourseTest::eq4_14_measuredForcesMoveTheWhole() {
  const Known known;
  ExternalCourse course{kMass, kGravity, {}, {}};
  std::vector<WholeMotion> seen;
  for (int i = 0; i <= 20; ++i) {
    const double t = 0.02 * i;
    const WholeMotion truth = known.at(t);
    const Vector3 force = known.force + t * known.forceRate;
    course.times.push_back(t);
    course.wrenches.push_back({force, known.moment + truth.centre.cross(force)});
    seen.push_back(truth);
  }
  const std::vector<WholeMotion> whole = wholeCourse(seen, course);
  for (std::size_t i = 0; i < whole.size(); ++i) {
    QVERIFY((whole[i].acceleration - seen[i].acceleration).norm() < 1e-12);
    QVERIFY((whole[i].velocity - seen[i].velocity).norm() < 1e-9);
    QVERIFY((whole[i].centre - seen[i].centre).norm() < 1e-9);
    QVERIFY((whole[i].moment - known.moment).norm() < 1e-9);
    QVERIFY((whole[i].momentum - seen[i].momentum).norm() < 1e-9);
  }
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::WholeCourseTest)
#include "whole_course_test.moc"
