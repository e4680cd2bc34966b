// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/marker_sets/own_places.h"

#include <QtTest>

#include "engine/estimation/marker_sets/recognition.h"
#include "engine/model/model_file.h"

using namespace handhold;

namespace {

const std::filesystem::path kResources = std::filesystem::path(HANDHOLD_SOURCE_DIR) / "resources";
constexpr double kRounding = 1e-12;  // m

std::shared_ptr<const Model> human() { return loadModel(kResources / "models/human55.json"); }

MarkerPlace placeOf(const char* label, BodySegment segment) {
  MarkerPlace place;
  place.labels = {label};
  place.segment = segment;
  return place;
}

}  // namespace

class OwnPlacesTest : public QObject {
  Q_OBJECT

 private slots:
  void theWholeBodyCanBePointedTo();
  void aPlaceIsWhereItWasPointedTo();
  void ownPlacesCountFirst();
  void titlesBecomeWords();
};

/// Three of the middle, eight of each side, left on the left.
void OwnPlacesTest::theWholeBodyCanBePointedTo() {
  const std::vector<SegmentLine> lines = segmentLines(*human());
  QCOMPARE(lines.size(), std::size_t(3 + 2 * 8));
  for (const SegmentLine& line : lines) {
    QVERIFY(line.radius > 0.0);
    if (line.side) QCOMPARE(line.to.x() > 0.0, *line.side == BodySide::Left);
  }
}

void OwnPlacesTest::aPlaceIsWhereItWasPointedTo() {
  for (const SegmentLine& line : segmentLines(*human())) {
    const Vector3 pointed = 0.3 * line.from + 0.7 * line.to + Vector3(0.02, -0.01, 0.03);
    const std::optional<Vector3> place = placeAtZero(*human(), placeOnSegment("A:MARK", line, pointed));
    QVERIFY(place && (*place - pointed).norm() < kRounding);
    QVERIFY((nearestOnLine(line, line.from) - line.from).head<2>().norm() < kRounding);
  }
}

/// The set's own place of a label goes, other labels of that place stay.
void OwnPlacesTest::ownPlacesCountFirst() {
  MarkerSet set{"lab", "Lab", "", {placeOf("HEAD", BodySegment::Head), placeOf("HIP", BodySegment::Pelvis)}};
  set.markers[1].labels = {"HIP", "SACR"};
  const MarkerSet all =
      withOwnPlaces(set, {placeOf("HEAD", BodySegment::Trunk), placeOf("HIP", BodySegment::Trunk),
                          placeOf("NEW", BodySegment::Head)});
  const Recognition found = recognise({"HEAD", "HIP", "SACR", "NEW"}, all);
  QCOMPARE(found.matches, 4);
  const auto segment = [&](std::size_t label) {
    return all.markers[static_cast<std::size_t>(found.places[label])].segment;
  };
  QVERIFY(segment(0) == BodySegment::Trunk && segment(1) == BodySegment::Trunk);
  QVERIFY(segment(2) == BodySegment::Pelvis && segment(3) == BodySegment::Head);
  QCOMPARE(withOwnPlaces(std::nullopt, {placeOf("A", BodySegment::Head)}).markers.size(), std::size_t(1));
  QVERIFY(markerSetFromJson(markerSetToJson(all), "all.json") == all);
}

void OwnPlacesTest::titlesBecomeWords() {
  QCOMPARE(wordOfTitle("My lab, 2"), std::string("my_lab_2"));
  QCOMPARE(wordOfTitle("  Gym! "), std::string("gym"));
  QCOMPARE(wordOfTitle("../.."), std::string());
}

QTEST_GUILESS_MAIN(OwnPlacesTest)
#include "own_places_test.moc"
