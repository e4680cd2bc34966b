// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/still_trial.h"

#include <QtTest>

#include "engine/estimation/marker_sets/recognition.h"
#include "engine/estimation/recorded_trial/recorded_trial.h"
#include "tests/engine/estimation/synthetic_recording.h"
#include "tests/engine/io/recorded_data.h"

using namespace handhold;

namespace {

const Vector3 kGravity(0.0, -9.80665, 0.0);
constexpr double kMass = 37.0;  // kg

/// Somebody who swings every joint and then stands, all markers of a set seen.
struct TwoTrials {
  MarkerSet set = markerSet("whole_body_73");
  std::shared_ptr<const Model> model = human();
  Recording moving, still;
  BodyMeasuring measuring;

  TwoTrials() {
    measuring.markers = markersOf(*model, set);
    moving = seenBy(*model, measuring.markers, swingingWay(*model, 120, 100.0), 100.0);
    still = seenBy(*model, measuring.markers, std::vector<VectorX>(5, model->relaxedPosition()), 100.0);
    for (std::size_t i = 0; i < set.markers.size(); ++i)
      still.markers[i].name = set.markers[i].labels.front();
    std::vector<int> places;
    for (const FitMarker& marker : measuring.markers) places.push_back(marker.marker);
    measuring.frames = {{&moving, places}, {&still, places}};
  }

  std::size_t at(const std::string& label) const {
    for (std::size_t i = 0; i < set.markers.size(); ++i)
      if (still.markers[i].name == label) return i;
    qFatal("the set has no %s", label.c_str());
  }

  Doubts compared() {
    Doubts doubts;
    compareStill(set, measuring, doubts);
    return doubts;
  }
};

ForcePlate plateBearing(double mass, std::size_t samples) {
  ForcePlate plate;
  plate.forces.assign(samples, (-mass * kGravity).cast<float>());
  return plate;
}

std::shared_ptr<const Recording> preparedFile(const char* file) {
  const Recording recording = recorded(file);
  return std::make_shared<const Recording>(prepared(recording, suggestedPreparation(recording)));
}

}  // namespace

class StillTrialTest : public QObject {
  Q_OBJECT

 private slots:
  void theSamePlacesStay();
  void exchangedLabelsAreExchangedBack();
  void whatSitsElsewhereIsLeftOut();
  void aTrialOfSomethingElseIsLeftOut();
  void whoStandsStillIsWeighed();
  void whoBouncesIsNot();
  void aFootBesideThePlatesBearsUnseen();
  void aRealStaticTrialHelps();
};

void StillTrialTest::theSamePlacesStay() {
  TwoTrials trials;
  const std::vector<int> before = trials.measuring.frames[1].markers;
  QVERIFY(trials.compared().empty());
  QCOMPARE(trials.measuring.frames[1].markers, before);
}

void StillTrialTest::exchangedLabelsAreExchangedBack() {
  TwoTrials trials;
  const std::size_t ankle = trials.at("LLM"), heel = trials.at("LCAL");
  QVERIFY(trials.measuring.markers[ankle].link != trials.measuring.markers[heel].link);
  std::swap(trials.still.markers[ankle].positions, trials.still.markers[heel].positions);
  const Doubts doubts = trials.compared();
  QCOMPARE(doubts.size(), std::size_t(1));
  const std::string told = inWords(doubts[0]);
  QVERIFY2(told.find("LLM") != std::string::npos && told.find("LCAL") != std::string::npos &&
               told.find("taken for each other") != std::string::npos,
           told.c_str());
  QCOMPARE(trials.measuring.frames[1].markers[ankle], static_cast<int>(heel));
  QCOMPARE(trials.measuring.frames[1].markers[heel], static_cast<int>(ankle));
}

void StillTrialTest::whatSitsElsewhereIsLeftOut() {
  TwoTrials trials;
  const std::size_t moved = trials.at("LLM");
  for (Vector3f& position : trials.still.markers[moved].positions) position.y() += 0.06F;
  const Doubts doubts = trials.compared();
  QCOMPARE(doubts.size(), std::size_t(1));
  QVERIFY2(inWords(doubts[0]).find("static trial: LLM is ") == 0, inWords(doubts[0]).c_str());
  for (std::size_t i = 0; i < trials.set.markers.size(); ++i)
    QCOMPARE(trials.measuring.frames[1].markers[i] < 0, i == moved);
  QCOMPARE(trials.measuring.frames[0].markers[moved], static_cast<int>(moved));
}

void StillTrialTest::aTrialOfSomethingElseIsLeftOut() {
  TwoTrials trials;
  for (int& marker : trials.measuring.frames[1].markers) marker = -1;
  QCOMPARE(trials.compared().size(), std::size_t(1));
  QCOMPARE(trials.measuring.frames.size(), std::size_t(1));
}

/// On two plates, one of which is hardly loaded.
void StillTrialTest::whoStandsStillIsWeighed() {
  Recording still;
  still.samples = evenTimes(0.0, 1000.0, 50);
  still.plates = {plateBearing(kMass - 3.0, 50), plateBearing(3.0, 50)};
  const std::optional<double> mass = massStandingStill(still, kGravity);
  QVERIFY(mass && std::abs(*mass - kMass) < 1e-4);
  QVERIFY(!massStandingStill(still, Vector3::Zero()));
  still.plates.clear();
  QVERIFY(!massStandingStill(still, kGravity));
}

void StillTrialTest::whoBouncesIsNot() {
  Recording still;
  still.samples = evenTimes(0.0, 1000.0, 1000);
  still.plates = {plateBearing(kMass, 1000)};
  for (std::size_t k = 0; k < 1000; ++k)
    still.plates[0].forces[k] *= 1.0F + 0.1F * std::sin(0.02F * static_cast<float>(k));
  QVERIFY(!massStandingStill(still, kGravity));
}

/// Of two plates, one under each foot, one is moved aside, or bears nothing.
void StillTrialTest::aFootBesideThePlatesBearsUnseen() {
  TwoTrials trials;
  const auto plateUnder = [&](const char* toes, const char* heel) {
    const Vector3 middle = 0.5 * (trials.still.markers[trials.at(toes)].positions[0] +
                                  trials.still.markers[trials.at(heel)].positions[0])
                                     .cast<double>();
    ForcePlate plate = plateBearing(0.5 * kMass, 5);
    plate.corners = {middle + Vector3(0.3, 0.0, 0.3), middle + Vector3(-0.3, 0.0, 0.3),
                     middle + Vector3(-0.3, 0.0, -0.3), middle + Vector3(0.3, 0.0, -0.3)};
    return plate;
  };
  trials.still.plates = {plateUnder("LMFH5", "LCAL"), plateUnder("RMFH5", "RCAL")};
  QVERIFY(standsOnPlates(*trials.model, trials.measuring));
  ForcePlate& left = trials.still.plates[0];
  ForcePlate& right = trials.still.plates[1];
  // each is wide enough for both feet
  right.forces.assign(5, Vector3f::Zero());
  left.corners = {left.corners[0] + Vector3(0.4, 0.0, 0.0), left.corners[1] + Vector3(0.3, 0.0, 0.0),
                  left.corners[2] + Vector3(0.3, 0.0, 0.0), left.corners[3] + Vector3(0.4, 0.0, 0.0)};
  QVERIFY(!standsOnPlates(*trials.model, trials.measuring));
  right.forces = left.forces;
  QVERIFY(standsOnPlates(*trials.model, trials.measuring));
  for (Vector3& corner : right.corners) corner.z() += 1.0;
  QVERIFY(!standsOnPlates(*trials.model, trials.measuring));
}

/// A static trial in which ankle and heel of the left foot have each other's labels, with 370 N on its plates
/// (summed by hand from its channels): the same trial was fitted within 12 mm by a body of 55 kg. Without it
/// the markers are met within 5.6 mm; with as many of its frames as of the motion within 6.8 mm.
void StillTrialTest::aRealStaticTrialHelps() {
  WANT_RECORDED_DATA();
  RecordedTrialRequest request;
  request.file = "landing.c3d";
  request.recording = preparedFile("c3d/osim/doubleLegLanding.c3d");
  request.still = preparedFile("c3d/osim/aStaticTrial_2.c3d");
  const std::vector<MarkerSet> sets = loadMarkerSets(kResources / "marker_sets");
  const int best = recognisedSet(labelsOf(*request.recording), sets);
  QVERIFY(best >= 0);
  request.markerSet = sets[static_cast<std::size_t>(best)];
  request.subject = Subject(human());
  request.modelFile = readFile(kHumanFile);
  const RecordedTrial made = recordedTrial(request);
  constexpr double kWeighed = 370.8 / 9.80665, kNear = 0.3, kMet = 0.0062;
  const double mass = made.trial.subject.model->totalMass;
  QVERIFY2(std::abs(mass - kWeighed) < kNear, qPrintable(QString::number(mass)));
  for (const auto& [name, value] : made.trial.figures)
    if (name == "marker_rms_m") QVERIFY2(value < kMet, qPrintable(QString::number(value)));
  QVERIFY(std::ranges::any_of(made.doubts, [](const Doubt& doubt) {
    return inWords(doubt).find("L.Heel") != std::string::npos &&
           doubt.found.find("taken for each other") != std::string::npos;
  }));
}

QTEST_APPLESS_MAIN(StillTrialTest)
#include "still_trial_test.moc"
