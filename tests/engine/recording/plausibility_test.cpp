// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recording/plausibility.h"

#include <QtTest>
#include <random>

#include "tests/engine/io/recorded_data.h"

using namespace handhold;

namespace {

constexpr int kMarkers = 30, kFrames = 200;

/// Points about a body, moved and scaled.
template <class Place>
Recording recordingOf(const Place& place) {
  Recording recording;
  recording.frames = evenTimes(0.0, 100.0, kFrames);
  for (int m = 0; m < kMarkers; ++m) {
    Marker marker{"M" + std::to_string(m), "", {}, {}};
    for (int k = 0; k < kFrames; ++k) marker.positions.push_back(place(m, k));
    recording.markers.push_back(marker);
  }
  noteImplausible(recording);
  return recording;
}

/// A person of 1.7 m who walks.
Vector3f walker(int marker, int frame) {
  return {0.01f * static_cast<float>(marker % 5), 1.7f * static_cast<float>(marker) / kMarkers,
          0.014f * static_cast<float>(frame)};
}

}  // namespace

class PlausibilityTest : public QObject {
  Q_OBJECT

 private slots:
  void aPersonIsNoDoubt();
  void noiseIsTold();
  void oneSwapIsNone();
  void farPointsAreTold();
  void antsAndGiantsAreTold();
  void realRecordingsArePeople();
};

void PlausibilityTest::aPersonIsNoDoubt() { QVERIFY(recordingOf(walker).doubts.empty()); }

/// As whole numbers at random within a laboratory are.
void PlausibilityTest::noiseIsTold() {
  std::mt19937 random(7);
  std::uniform_real_distribution<float> anywhere(-3.0f, 3.0f);
  const std::string told = inOneText(recordingOf([&](int, int) {
                                       return Vector3f(anywhere(random), anywhere(random), anywhere(random));
                                     }).doubts);
  QVERIFY2(told.find("faster than 30 m/s") != std::string::npos, told.c_str());
}

void PlausibilityTest::oneSwapIsNone() {
  QVERIFY(recordingOf([](int m, int k) { return walker(k == 50 && m < 2 ? 29 - m : m, k); }).doubts.empty());
}

void PlausibilityTest::farPointsAreTold() {
  const std::string told =
      inOneText(recordingOf([](int m, int k) {
                  return Vector3f(walker(m, k) + (m < 3 ? 20.0f : 0.0f) * Vector3f::UnitX());
                }).doubts);
  QVERIFY2(
      told.find("10 % of the points are more than 5 m from the middle of the others") != std::string::npos,
      told.c_str());
}

void PlausibilityTest::antsAndGiantsAreTold() {
  for (const float scale : {0.1f, 10.0f}) {
    const std::string told =
        inOneText(recordingOf([&](int m, int k) { return Vector3f(scale * walker(m, k)); }).doubts);
    QVERIFY2(told.find("which is no person's size") != std::string::npos, told.c_str());
  }
}

void PlausibilityTest::realRecordingsArePeople() {
  WANT_RECORDED_DATA();
  for (const char* file :
       {"c3d/cmu/01_01.c3d", "c3d/pig/PiG_Motion-FlatFoot-One.c3d", "c3d/osim/walking2.c3d",
        "c3d/osim/doubleLegLanding.c3d", "c3d/nimble/jump_gaps_trial1.c3d",
        "c3d/biobuddy/anat_pose_ECH_73mk.c3d", "c3d/btk/Gait.c3d"}) {
    const std::string told = inOneText(recorded(file).doubts);
    QVERIFY2(told.find("m/s") == std::string::npos && told.find("no person's size") == std::string::npos &&
                 told.find("from the middle") == std::string::npos,
             (file + std::string(": ") + told).c_str());
  }
}

QTEST_GUILESS_MAIN(PlausibilityTest)
#include "plausibility_test.moc"
