// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/laboratory/laboratory.h"

#include <QtTest>

#include "engine/task/task.h"
#include "tests/engine/estimation/synthetic_recording.h"

using namespace handhold;

namespace {

constexpr double kSingle = 1e-6;  // m, of markers near the origin
const Vector3 kForce(20.0, 400.0, -30.0), kHeel(0.14, 0.0, 0.05), kToes(0.13, 0.0, 0.2);

/// A person that moves for 1 s while heel and ball of the left foot bear the same force; a hand bears, too.
Trial pressing() {
  Trial trial;
  trial.subject = Subject(human());
  const Model& model = *trial.subject.model;
  const std::vector<VectorX> way = swingingWay(model, 51, 50.0);
  ContactLoad heel;
  heel.contact = 0;
  heel.link = model.sites[findSite(model, role::kHeel, BodySide::Left)].link;
  heel.point = kHeel;
  heel.force = kForce;
  ContactLoad ball = heel, hand = heel;
  ball.point = kToes;
  hand.link = model.sites[findSite(model, role::kGrip, BodySide::Left)].link;
  for (std::size_t k = 0; k < way.size(); ++k)
    trial.motion.frames.push_back({static_cast<double>(k) / 50.0, way[k], {}, {}, {}, {heel, ball, hand}});
  return trial;
}

}  // namespace

class LaboratoryTest : public QObject {
  Q_OBJECT

 private slots:
  void markersAreSeenWhereTheySit();
  void platesBearWhatTheFeetDo();
  void recordedPlatesStay();
  void noiseAndGapsAreAsAsked();
  void gapsLongerThanTheMotionLeaveASight();
};

void LaboratoryTest::markersAreSeenWhereTheySit() {
  const Trial trial = pressing();
  const MarkerSet set = markerSet("plug_in_gait");
  const Recording recording = recordedIn({set, 50.0}, trial);
  QCOMPARE(recording.frames.count(), 51);
  QCOMPARE(recording.markers.size(), set.markers.size());
  Data data(*trial.subject.model);
  updateKinematics(*trial.subject.model, trial.motion.frames[20].q, data);
  for (std::size_t i = 0; i < set.markers.size(); ++i) {
    const BodyPlace place = placeOn(*trial.subject.model, set.markers[i]);
    QCOMPARE(recording.markers[i].name, set.markers[i].labels.front());
    QVERIFY((recording.markers[i].positions[20].cast<double>() - linkPose(data, place.link) * place.point)
                .norm() < kSingle);
  }
}

/// Two equal forces: their sum, midway.
void LaboratoryTest::platesBearWhatTheFeetDo() {
  const Recording recording = recordedIn({markerSet("plug_in_gait"), 50.0}, pressing());
  QCOMPARE(recording.plates.size(), std::size_t(1));
  QCOMPARE(recording.plates[0].name, std::string("left plate"));
  QCOMPARE(recording.samples.count(), 510);
  const PlateLoad load = plateLoad(recording.plates[0], 100);
  QVERIFY((load.force - 2.0 * kForce).norm() < 1e-3);
  QVERIFY2((load.centreOfPressure - 0.5 * (kHeel + kToes)).norm() < 1e-5,
           qPrintable(QString::number(load.centreOfPressure.x())));
}

/// A trial that was recorded with plates has these, whatever loads its feet have.
void LaboratoryTest::recordedPlatesStay() {
  Trial trial = pressing();
  Recording made;
  made.samples = evenTimes(0.0, 40.0, 41);
  ForcePlate plate;
  plate.name = "P7";
  plate.corners = {Vector3(1, 0, 1), Vector3(0, 0, 1), Vector3(0, 0, 0), Vector3(1, 0, 0)};
  plate.channels = {0, 1, 2};
  plate.forces.assign(41, Vector3f(0.0F, 300.0F, 0.0F));
  plate.moments.assign(41, Vector3f::Zero());
  made.plates = {plate};
  trial.origin = Recorded{"walk.c3d", std::make_shared<const Recording>(made)};
  const Recording recording = recordedIn({markerSet("plug_in_gait"), 50.0}, trial);
  QVERIFY(recording.samples == made.samples);
  plate.channels.clear();  // of analog channels that are not there
  QVERIFY(recording.plates == std::vector{plate});
  Laboratory noisy{markerSet("plug_in_gait"), 50.0};
  noisy.forceNoise = 5.0;
  const Recording rough = recordedIn(noisy, trial);
  double squares = 0.0;
  for (const Vector3f& force : rough.plates[0].forces)
    squares += (force - Vector3f(0.0F, 300.0F, 0.0F)).cast<double>().squaredNorm();
  QVERIFY(std::abs(std::sqrt(squares / (3.0 * 41)) / 5.0 - 1.0) < 0.2);  // of 123 numbers
}

void LaboratoryTest::noiseAndGapsAreAsAsked() {
  const Trial trial = pressing();
  const MarkerSet set = markerSet("plug_in_gait");
  Laboratory laboratory{set, 200.0};
  const Recording clean = recordedIn(laboratory, trial);
  laboratory.noise = 2e-3;
  laboratory.longestGap = 0.1;
  const Recording noisy = recordedIn(laboratory, trial);
  QVERIFY(noisy == recordedIn(laboratory, trial));
  double squares = 0.0;
  int seen = 0, lost = 0;
  for (std::size_t i = 0; i < clean.markers.size(); ++i)
    for (std::size_t k = 0; k < clean.markers[i].positions.size(); ++k) {
      const Vector3f& position = noisy.markers[i].positions[k];
      if (!isSeen(position)) {
        ++lost;
        continue;
      }
      squares += (position - clean.markers[i].positions[k]).cast<double>().squaredNorm();
      ++seen;
    }
  QVERIFY(std::abs(std::sqrt(squares / (3.0 * seen)) / 2e-3 - 1.0) < 0.03);  // of some 20000 numbers
  const int third = (static_cast<int>(set.markers.size()) + 2) / 3;
  QVERIFY(lost >= third && lost <= third * 20);
}

/// A marker that is never seen would be none.
void LaboratoryTest::gapsLongerThanTheMotionLeaveASight() {
  Laboratory laboratory{markerSet("plug_in_gait"), 50.0};
  for (const double gap : {1.02, 5.0}) {  // s, of 1 s
    laboratory.longestGap = gap;
    const Recording recording = recordedIn(laboratory, pressing());
    for (std::size_t i = 0; i < recording.markers.size(); ++i) {
      const auto seen = std::ranges::count_if(recording.markers[i].positions, isSeen);
      QVERIFY2(i % 3 == 0 ? seen >= 1 && seen < 51 : seen == 51, recording.markers[i].name.c_str());
    }
  }
}

QTEST_GUILESS_MAIN(LaboratoryTest)
#include "laboratory_test.moc"
