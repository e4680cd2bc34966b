// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_bodies/recorded_bodies.h"

#include <Eigen/Eigenvalues>
#include <QTest>

#include "engine/dynamics/kinematics.h"
#include "engine/dynamics/momentum.h"
#include "engine/estimation/recorded_bodies/doubtful_sightings.h"
#include "tests/engine/estimation/synthetic_recording.h"

namespace handhold {

namespace {

constexpr double kRate = 100.0;  // Hz

/// A fitted recording as if the fit were perfect.
struct Seen {
  std::vector<VectorX> way;
  std::shared_ptr<Recording> recording;
  Trial trial;
};

Seen seen(const char* setName, int frames) {
  const auto model = human();
  const MarkerSet set = markerSet(setName);
  const std::vector<FitMarker> markers = markersOf(*model, set);
  Seen made{swingingWay(*model, frames, kRate), nullptr, {}};
  made.recording = std::make_shared<Recording>(seenBy(*model, markers, made.way, kRate));
  Recorded recorded{"walk.c3d", made.recording, set.name, {}};
  for (std::size_t i = 0; i < markers.size(); ++i) {
    made.recording->markers[i].name = set.markers[i].labels.front();
    recorded.markers.push_back({int(i), markers[i].link, markers[i].point, 1.0});
  }
  made.trial.subject = Subject(model);
  made.trial.origin = recorded;
  for (std::size_t k = 0; k < made.way.size(); ++k) {
    MotionFrame frame;
    frame.time = double(k) / kRate;
    frame.q = made.way[k];
    frame.v = frame.vdot = VectorX::Zero(model->velocitySize());
    made.trial.motion.frames.push_back(frame);
  }
  return made;
}

int markerNamed(const Seen& made, const char* name) { return markerNamed(*made.recording, name); }

std::string wordsOf(const Seen& made) {
  std::string text;
  for (const Doubt& doubt : doubtsOf(doubtfulSightings(made.trial), made.trial))
    text += inWords(doubt) + "\n";
  return text;
}

}  // namespace

class RecordedBodiesTest : public QObject {
  Q_OBJECT

 private slots:
  void fourteenSegmentsWeighWhatTheBodyWeighs();
  void segmentsMoveAsTheirLinks();
  void whatShowsNoMarkersIsOneWithItsParent();
  void markersAtJointsCountForBoth();
  void aCleanRecordingLeavesNoDoubt();
  void swappedLabelsAreTold();
  void aMarkerOnAnotherSegmentIsTold();
  void framesWithoutMarkersAreTold();
};

void RecordedBodiesTest::fourteenSegmentsWeighWhatTheBodyWeighs() {
  const Seen made = seen("whole_body_73", 20);
  const RecordedBodies bodies = recordedBodies(made.trial);
  QCOMPARE(bodies.tree.bodies.size(), std::size_t(14));
  QCOMPARE(bodies.tree.joints.size(), std::size_t(13));
  QVERIFY(std::abs(bodies.tree.mass() - made.trial.subject.model->totalMass) < 1e-9);
  for (const JointedBody& body : bodies.tree.bodies) {
    const Eigen::SelfAdjointEigenSolver<Matrix3> axes(body.inertia);
    QVERIFY2(axes.eigenvalues()[0] > 0.0, body.name.c_str());
    QVERIFY(axes.eigenvalues()[0] + axes.eigenvalues()[1] > axes.eigenvalues()[2]);
  }
}

/// In the posture of the mean all centres and the whole's are the model's; at any rate the speed is the slope
/// of the place.
void RecordedBodiesTest::segmentsMoveAsTheirLinks() {
  Seen made = seen("whole_body_73", 1);
  const Model& model = *made.trial.subject.model;
  const RecordedBodies bodies = recordedBodies(made.trial);
  MotionFrame frame = made.trial.motion.frames.front();
  frame.v = VectorX::LinSpaced(model.velocitySize(), -1.0, 1.0);
  const JointedMotion motion = bodiesIn(bodies, model, frame);
  Data data(model);
  updateKinematics(model, frame.q, data);
  const WholeMotion whole = wholeMotion(bodies.tree, motion);
  QVERIFY((whole.centre - centreOfMass(model, data)).norm() < 1e-9);
  for (std::size_t j = 0; j < bodies.tree.joints.size(); ++j)
    QVERIFY(jointGap(bodies.tree, motion.pose, int(j)).norm() < 1e-9);
  const double step = 1e-6;
  MotionFrame later = frame;
  later.q = moved(model, frame.q, step * frame.v);
  const JointedMotion after = bodiesIn(bodies, model, later);
  for (std::size_t i = 0; i < motion.velocity.size(); ++i) {
    const Vector3 slope = (after.pose.centre[i] - motion.pose.centre[i]) / step;
    QVERIFY((slope - motion.velocity[i]).norm() < 1e-4);
    const Vector3 acceleration = (after.velocity[i] - motion.velocity[i]) / step;
    QVERIFY((acceleration - motion.acceleration[i]).norm() < 1e-3);
  }
}

void RecordedBodiesTest::whatShowsNoMarkersIsOneWithItsParent() {
  Seen made = seen("whole_body_73", 5);
  Recorded& recorded = std::get<Recorded>(made.trial.origin);
  const LinkIndex head = segmentLink(*made.trial.subject.model, BodySegment::Head, {});
  std::erase_if(recorded.markers, [head](const FittedMarker& marker) { return marker.link == head; });
  const RecordedBodies bodies = recordedBodies(made.trial);
  QCOMPARE(bodies.tree.bodies.size(), std::size_t(13));
  QCOMPARE(bodies.together, std::vector<std::string>{"head and trunk"});
  QVERIFY(std::abs(bodies.tree.mass() - made.trial.subject.model->totalMass) < 1e-9);
}

/// Of a skeleton each joint's centre shows both of its segments.
void RecordedBodiesTest::markersAtJointsCountForBoth() {
  const Seen made = seen("skeleton_asf", 5);
  const RecordedBodies bodies = recordedBodies(made.trial);
  const auto has = [&](const char* name) {
    return std::ranges::any_of(bodies.tree.bodies, [name](const JointedBody& b) { return b.name == name; });
  };
  for (const char* name : {"left thigh", "right shank", "left upper arm", "right forearm"})
    QVERIFY2(has(name), name);
}

void RecordedBodiesTest::aCleanRecordingLeavesNoDoubt() {
  const std::string words = wordsOf(seen("whole_body_73", 20));
  QVERIFY2(words.find("taken for each other") == std::string::npos, words.c_str());
  QVERIFY2(words.find("from where the others") == std::string::npos, words.c_str());
}

void RecordedBodiesTest::swappedLabelsAreTold() {
  const Seen made = seen("plug_in_gait", 20);
  Recording& recording = *made.recording;
  auto& a = recording.markers[std::size_t(markerNamed(made, "C7"))].positions;
  auto& b = recording.markers[std::size_t(markerNamed(made, "STRN"))].positions;
  for (std::size_t k = 5; k < 8; ++k) std::swap(a[k], b[k]);
  const std::string words = wordsOf(made);
  QVERIFY2(words.find("are taken for each other in 3 of 20 frames, first at 0.05 s") != std::string::npos,
           words.c_str());
  QVERIFY(words.find("C7") != std::string::npos && words.find("STRN") != std::string::npos);
}

void RecordedBodiesTest::aMarkerOnAnotherSegmentIsTold() {
  const Seen made = seen("plug_in_gait", 20);
  Recording& recording = *made.recording;
  const auto hand = std::size_t(markerNamed(made, "LWRA"));
  recording.markers[std::size_t(markerNamed(made, "STRN"))].positions = recording.markers[hand].positions;
  const std::string words = wordsOf(made);
  QVERIFY2(words.find("STRN: is up to") != std::string::npos, words.c_str());
  QVERIFY2(words.find("the others of the trunk") != std::string::npos, words.c_str());
}

void RecordedBodiesTest::framesWithoutMarkersAreTold() {
  const Seen made = seen("plug_in_gait", 20);
  for (Marker& marker : made.recording->markers) marker.positions[7] = unseen();
  const std::string words = wordsOf(made);
  QVERIFY2(words.find("not at all in 1 frames") != std::string::npos, words.c_str());
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::RecordedBodiesTest)
#include "recorded_bodies_test.moc"
