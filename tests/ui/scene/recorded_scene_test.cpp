// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/recorded_scene.h"

#include <QTest>
#include <algorithm>
#include <set>

using namespace handhold;

namespace {

constexpr double kSingle = 1e-6;  // m: what is recorded has single precision

Recording standing(int markers) {
  Recording recording;
  recording.frames = evenTimes(0.0, 10.0, 3);
  for (int i = 0; i < markers; ++i) {
    Marker marker{"m" + std::to_string(i), "", {}, {}};
    for (int f = 0; f < 3; ++f)
      marker.positions.push_back(Vector3(0.1 * i, 1.0 + 0.1 * f, 0.01 * i * i).cast<float>());
    recording.markers.push_back(std::move(marker));
  }
  return recording;
}

SegmentOfMarker allOn(const Recording& recording, const char* segment) {
  SegmentOfMarker segments;
  for (const Marker& marker : recording.markers) segments[marker.name] = segment;
  return segments;
}

Scene drawn(const RecordedScene& recorded, double time, const RecordedLook& look = {}) {
  Scene scene;
  scene.theme = theme(ThemeName::Dark);
  recorded.addTo(scene, time, look);
  return scene;
}

}  // namespace

class RecordedSceneTest : public QObject {
  Q_OBJECT

 private slots:
  void markersAreWhereTheyWereSeen();
  void sticksJoinASegment_data();
  void sticksJoinASegment();
  void neighboursAreLinkedByTheirNearest();
  void trailsEndAtGaps();
  void bonesFollowTheSkeleton();
  void platesShowWhatTheyBear();
  void roomHoldsEverything();
};

void RecordedSceneTest::markersAreWhereTheyWereSeen() {
  Recording recording = standing(2);
  recording.markers[1].positions[2] = unseen();
  const RecordedScene recorded(std::make_shared<const Recording>(recording), {});
  Scene scene = drawn(recorded, 0.11);  // nearest to the second frame
  QCOMPARE(scene.solids.size(), std::size_t(2));
  QVERIFY((scene.solids[1].X_WS.p - Vector3(0.1, 1.1, 0.01)).norm() < kSingle);
  QCOMPARE(scene.solids[1].id, (ThingId{ThingKind::Marker, 1}));
  QCOMPARE(drawn(recorded, 0.2).solids.size(), std::size_t(1));
  QVERIFY(scene.lines.empty());
}

void RecordedSceneTest::sticksJoinASegment_data() {
  QTest::addColumn<int>("markers");
  QTest::addColumn<int>("sticks");
  QTest::newRow("two") << 2 << 1;
  QTest::newRow("four, all of them") << 4 << 6;
  QTest::newRow("seven, each once") << 7 << 6;
}

void RecordedSceneTest::sticksJoinASegment() {
  QFETCH(const int, markers);
  QFETCH(const int, sticks);
  const Recording recording = standing(markers);
  const RecordedScene recorded(std::make_shared<const Recording>(recording), allOn(recording, "thigh"));
  QCOMPARE(static_cast<int>(recorded.sticks().size()), sticks);
  std::set<int> joined;
  for (const auto& [a, b] : recorded.sticks()) joined.insert({a, b});
  QCOMPARE(static_cast<int>(joined.size()), markers);
  QCOMPARE(static_cast<int>(drawn(recorded, 0.0).lines.size()), sticks);
  if (markers < 5) return;
  for (const auto& [a, b] : recorded.sticks()) QCOMPARE(std::abs(a - b), 1);  // along a row the nearest
}

void RecordedSceneTest::neighboursAreLinkedByTheirNearest() {
  const auto recording = std::make_shared<const Recording>(standing(4));
  const SegmentOfMarker segments{{"m0", "thigh"}, {"m1", "thigh"}, {"m2", "shank"}, {"m3", "shank"}};
  const RecordedScene recorded(recording, segments, {{"thigh", "shank"}, {"shank", "foot"}});
  QCOMPARE(recorded.links(), (std::vector<std::pair<int, int>>{{1, 2}}));
  QCOMPARE(drawn(recorded, 0.0).lines.size(), std::size_t(3));
}

void RecordedSceneTest::trailsEndAtGaps() {
  Recording recording = standing(1);
  RecordedLook look;
  look.showTrails = true;
  QCOMPARE(drawn({std::make_shared<const Recording>(recording), {}}, 0.2, look).lines.at(0).points.size(),
           std::size_t(3));
  recording.frames.rate = 0.0;  // one of uneven times has none
  QCOMPARE(drawn({std::make_shared<const Recording>(recording), {}}, 0.2, look).lines.at(0).points.size(),
           std::size_t(3));
  recording.markers[0].positions[0] = unseen();
  QCOMPARE(drawn({std::make_shared<const Recording>(recording), {}}, 0.2, look).lines.at(0).points.size(),
           std::size_t(2));
}

void RecordedSceneTest::bonesFollowTheSkeleton() {
  Recording recording;
  recording.steps = evenTimes(0.0, 10.0, 2);
  SkeletonJoint root, knee;
  root.name = "hip";
  root.freedoms = {{JointFreedom::Kind::Move, 1, 0}};
  knee.name = "knee";
  knee.parent = 0;
  knee.offset = Vector3(0.0, -0.4, 0.0);
  recording.skeleton = Skeleton{{root, knee}};
  recording.coordinates = {{"hip.y", Measured::Length, {0.9, 1.0}}};
  const Scene scene = drawn({std::make_shared<const Recording>(recording), {}}, 0.1);
  QCOMPARE(scene.solids.size(), std::size_t(3));  // two joints, a bone
  const auto bone = std::ranges::find(scene.solids, Form::Capsule, &Solid::form);
  QVERIFY(bone != scene.solids.end() && (bone->X_WS.p - Vector3(0.0, 0.8, 0.0)).norm() < 1e-12);
}

void RecordedSceneTest::platesShowWhatTheyBear() {
  Recording recording;
  recording.samples = evenTimes(0.0, 10.0, 2);
  ForcePlate plate;
  plate.corners = {Vector3(0, 0, 0), Vector3(0.4, 0, 0), Vector3(0.4, 0, 0.6), Vector3(0, 0, 0.6)};
  plate.forces = {Vector3f::Zero(), Vector3f(0.0f, 700.0f, 0.0f)};
  plate.moments = {Vector3f::Zero(), Vector3f::Zero()};
  recording.plates = {plate};
  const RecordedScene recorded(std::make_shared<const Recording>(recording), {});
  QVERIFY(drawn(recorded, 0.0).arrows.empty());
  const Scene bearing = drawn(recorded, 0.1);
  QCOMPARE(bearing.arrows.size(), std::size_t(1));
  QVERIFY((bearing.arrows[0].from - Vector3(0.2, 0.0, 0.3)).norm() < kSingle);
  QVERIFY((bearing.arrows[0].to - bearing.arrows[0].from - 0.0008 * Vector3(0, 700, 0)).norm() < kSingle);
  RecordedLook look;
  look.showForces = false;
  QVERIFY(drawn(recorded, 0.1, look).arrows.empty());
}

void RecordedSceneTest::roomHoldsEverything() {
  const RecordedScene recorded(std::make_shared<const Recording>(standing(3)), {});
  QVERIFY((recorded.room().min() - Vector3(0.0, 1.0, 0.0)).norm() < kSingle);
  QVERIFY((recorded.room().max() - Vector3(0.2, 1.2, 0.04)).norm() < kSingle);
  QVERIFY(RecordedScene(std::make_shared<const Recording>(), {}).room().isEmpty());
}

QTEST_APPLESS_MAIN(RecordedSceneTest)
#include "recorded_scene_test.moc"
