// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <set>

#include "engine/core/error.h"
#include "engine/dynamics/kinematics.h"
#include "engine/estimation/marker_sets/recognition.h"
#include "engine/model/model_file.h"
#include "tests/engine/io/recorded_data.h"

using namespace handhold;

namespace {

namespace fs = std::filesystem;

const fs::path kResources = fs::path(HANDHOLD_SOURCE_DIR) / "resources";

std::vector<MarkerSet> sets() { return loadMarkerSets(kResources / "marker_sets"); }

std::shared_ptr<const Model> human() { return loadModel(kResources / "models/human55.json"); }

/// Where a place is at the zero posture.
Vector3 atZero(const Model& model, const MarkerPlace& place) {
  Data data(model);
  updateKinematics(model, model.zeroPosition(), data);
  const BodyPlace found = placeOn(model, place);
  return linkPose(data, found.link) * found.point;
}

const MarkerPlace& placeOf(const MarkerSet& set, const std::string& label) {
  for (const MarkerPlace& place : set.markers)
    if (place.labels.front() == label) return place;
  throw std::runtime_error(label);
}

const MarkerSet& named(const std::vector<MarkerSet>& all, const std::string& name) {
  for (const MarkerSet& set : all)
    if (set.name == name) return set;
  throw std::runtime_error(name);
}

}  // namespace

class MarkerSetsTest : public QObject {
  Q_OBJECT

 private slots:
  void everySetFitsTheHuman();
  void sidesMirrorEachOther();
  void placesAreWhereAnatomySays();
  void setsAreWrittenAndReadBack();
  void wrongFilesAreRefused_data();
  void wrongFilesAreRefused();
  void labelsAreRecognised();
  void skeletonsAreRecognised_data();
  void skeletonsAreRecognised();
  void unknownLabelsAreNamed();
  void segmentsCoverTheBody();
  void realFilesAreRecognised_data();
  void realFilesAreRecognised();
};

void MarkerSetsTest::everySetFitsTheHuman() {
  const auto model = human();
  QVERIFY(sets().size() >= 10);
  for (const MarkerSet& set : sets()) {
    std::set<std::string> labels;
    for (const MarkerPlace& place : set.markers) {
      const BodyPlace found = placeOn(*model, place);
      QVERIFY2(found.link.valid(), (set.name + ": " + place.labels.front()).c_str());
      QVERIFY2(found.point.norm() < 0.5, (set.name + ": " + place.labels.front()).c_str());
      for (const std::string& label : place.labels)
        QVERIFY2(labels.insert(label).second, (set.name + ": " + label + " is there twice").c_str());
    }
  }
}

void MarkerSetsTest::sidesMirrorEachOther() {
  const auto model = human();
  for (const MarkerSet& set : sets())
    for (std::size_t i = 0; i + 1 < set.markers.size(); ++i) {
      const MarkerPlace &right = set.markers[i], &left = set.markers[i + 1];
      if (right.side != BodySide::Right || left.side != BodySide::Left) continue;
      const Vector3 p = atZero(*model, right), q = atZero(*model, left);
      QVERIFY2((Vector3(-p.x(), p.y(), p.z()) - q).norm() < 1e-4, right.labels.front().c_str());
    }
}

void MarkerSetsTest::placesAreWhereAnatomySays() {
  const auto model = human();
  const std::vector<MarkerSet> all = sets();
  const MarkerSet& gait = named(all, "plug_in_gait");
  const auto at = [&](const char* label) { return atZero(*model, placeOf(gait, label)); };
  QVERIFY(at("LASI").x() > 0.08 && at("RASI").x() < -0.08);  // x to the left
  QVERIFY(at("LASI").z() > at("LPSI").z() + 0.1);            // z forward
  QVERIFY(at("LFHD").y() > at("C7").y() && at("C7").y() > at("T10").y());
  QVERIFY(at("CLAV").z() > at("C7").z() + 0.1);
  QVERIFY(at("LKNE").x() > 0.08 && std::abs(at("LKNE").y() + 0.479) < 0.02);  // human55.md: knees
  QVERIFY(at("LWRA").y() > at("LWRB").y());                                   // palms forward, thumbs up
  QVERIFY(at("LHEE").z() < at("LANK").z() && at("LTOE").z() > at("LANK").z() + 0.1);
}

void MarkerSetsTest::setsAreWrittenAndReadBack() {
  for (const MarkerSet& set : sets()) QVERIFY(markerSetFromJson(markerSetToJson(set), "written") == set);
}

void MarkerSetsTest::wrongFilesAreRefused_data() {
  QTest::addColumn<QString>("marker");
  QTest::addColumn<QString>("complaint");
  const auto row = [](const char* marker, const char* complaint) {
    QTest::newRow(marker) << marker << complaint;
  };
  row(R"({"labels": ["A"], "segment": "thing", "at": [0, 0, 0]})", "no segment");
  row(R"({"labels": ["A"], "segment": "thigh", "at": [0, 0, 0]})", "two of 'thigh'");
  row(R"({"labels": ["A"], "segment": "trunk", "near": "knee", "at": [0, 0, 0]})", "no place");
  row(R"({"right": ["A"], "segment": "thigh", "near": "kne", "at": [0, 0, 0]})", "knee");
  row(R"({"segment": "trunk", "at": [0, 0, 0]})", "no label");
  row(R"({"labels": [], "segment": "trunk", "at": [0, 0, 0]})", "empty");
  row(R"({"labels": ["A"], "segment": "trunk", "at": [0, 0]})", "at");
  row(R"({"labels": ["A"], "segment": "trunk", "at": [0, 0, 0], "spread": -1})", "spread");
}

void MarkerSetsTest::wrongFilesAreRefused() {
  QFETCH(QString, marker);
  QFETCH(QString, complaint);
  const std::string text =
      R"({"schema": "handhold-marker-set-1", "name": "a", "markers": [)" + marker.toStdString() + "]}";
  const std::string told = refusal([&] { markerSetFromJson(text, "file"); });
  QVERIFY2(told.starts_with("file:1"), told.c_str());
  QVERIFY2(QString::fromStdString(told).contains(complaint), told.c_str());
}

void MarkerSetsTest::labelsAreRecognised() {
  const std::vector<MarkerSet> all = sets();
  const std::vector<std::string> labels{"Anna:LASI", "Anna:rasi", " Anna:LPSI ", "Anna:LKNE",
                                        "Anna:LKNE", "Prop1",     "RKNE",        "LANK"};
  const int best = recognisedSet(labels, all);
  QVERIFY(best >= 0);
  const MarkerSet& set = all[static_cast<std::size_t>(best)];
  QCOMPARE(set.name, std::string("plug_in_gait"));
  const Recognition found = recognise(labels, set);
  QCOMPARE(found.matches, 6);  // the second LKNE is none
  QCOMPARE(found.places[4], -1);
  QCOMPARE(found.shareOfLabels, 6.0 / 8.0);
  QCOMPARE(set.markers[static_cast<std::size_t>(found.places[1])].labels.front(), std::string("RASI"));
  QCOMPARE(recognisedSet({"Channel101", "Channel102", "Channel103", "Channel104"}, all), -1);
}

void MarkerSetsTest::skeletonsAreRecognised_data() {
  QTest::addColumn<QString>("middle");
  QTest::addColumn<QString>("sides");
  QTest::addColumn<QStringList>("prefixes");
  QTest::addColumn<QString>("set");
  const QStringList words{"Right", "Left"}, letters{"R", "L"};
  QTest::newRow("OptiTrack, Motion Builder's names")
      << "Hips Spine Spine1 Neck Head"
      << "Shoulder Arm ForeArm Hand UpLeg Leg Foot ToeBase" << words << "skeleton";
  QTest::newRow("OptiTrack, its own names")
      << "Hip Ab Chest Neck Head"
      << "Shoulder UArm FArm Hand Thigh Shin Foot Toe" << letters << "skeleton";
  QTest::newRow("Xsens, segments") << "Pelvis L5 T12 T8 Neck Head"
                                   << "Shoulder UpperArm ForeArm Hand UpperLeg LowerLeg Foot Toe" << words
                                   << "skeleton";
  QTest::newRow("Xsens, joints") << "Hips Chest Chest2 Chest3 Chest4 Neck Head"
                                 << "Collar Shoulder Elbow Wrist Hip Knee Ankle Toe" << words
                                 << "skeleton_xsens";
}

/// Each joint has a place of its own.
void MarkerSetsTest::skeletonsAreRecognised() {
  QFETCH(const QString, middle);
  QFETCH(const QString, sides);
  QFETCH(const QStringList, prefixes);
  QFETCH(const QString, set);
  std::vector<std::string> labels;
  for (const QString& name : middle.split(' ')) labels.push_back(("Skeleton 001:" + name).toStdString());
  for (const QString& prefix : prefixes)
    for (const QString& name : sides.split(' ')) labels.push_back((prefix + name).toStdString());
  const std::vector<MarkerSet> all = sets();
  const int best = recognisedSet(labels, all);
  QVERIFY(best >= 0);
  QCOMPARE(QString::fromStdString(all[static_cast<std::size_t>(best)].name), set);
  QCOMPARE(recognise(labels, all[static_cast<std::size_t>(best)]).matches, static_cast<int>(labels.size()));
}

void MarkerSetsTest::unknownLabelsAreNamed() {
  const std::vector<MarkerSet> all = sets();
  const MarkerSet& set = named(all, "plug_in_gait");
  const std::vector<std::string> labels{"LASI", "Wand", "RASI"};
  const Doubts doubts = doubtsOf(recognise(labels, set), labels, set);
  QCOMPARE(doubts.size(), std::size_t(1));
  QVERIFY(inWords(doubts[0]).find("Wand") != std::string::npos);
  QVERIFY(doubtsOf(recognise({"LASI"}, set), {"LASI"}, set).empty());
}

void MarkerSetsTest::segmentsCoverTheBody() {
  const auto model = human();
  const std::vector<BodySegment> segments = segmentsOf(*model);
  const auto of = [&](const char* joint) {
    return segments[static_cast<std::size_t>(model->findJoint(joint))];
  };
  QCOMPARE(segments[0], BodySegment::Pelvis);
  QCOMPARE(of("spine1_lateral"), BodySegment::Trunk);
  QCOMPARE(of("neck_flexion"), BodySegment::Head);
  QCOMPARE(of("l_clavicle_elevation"), BodySegment::ShoulderGirdle);
  QCOMPARE(of("r_hip_abduction"), BodySegment::Thigh);
  QCOMPARE(of("r_ankle_plantarflexion"), BodySegment::Foot);
  QCOMPARE(of("r_toe_flexion"), BodySegment::Toes);
  QCOMPARE(of("l_wrist_flexion"), BodySegment::Hand);
}

void MarkerSetsTest::realFilesAreRecognised_data() {
  QTest::addColumn<QString>("file");
  QTest::addColumn<QString>("set");
  QTest::addColumn<int>("matches");
  const auto row = [](const char* file, const char* set, int matches) {
    QTest::newRow(file) << file << set << matches;
  };
  row("c3d/pig/PiG_Motion-FlatFoot-One.c3d", "plug_in_gait", 35);
  row("c3d/cmu/01_01.c3d", "cmu_41", 41);
  row("c3d/biobuddy/anat_pose_ECH_73mk.c3d", "whole_body_73", 73);
  row("c3d/biobuddy/static.c3d", "whole_body_73", 49);
  row("c3d/osim/walking2.c3d", "lower_body_clusters", 44);
  row("c3d/osim/doubleLegLanding.c3d", "opensim_rajagopal", 33);
  row("opensim/gait2354_walk/subject01_walk1.trc", "opensim_gait2354", 41);
  row("opensim/rajagopal_walk/markers_walk.trc", "opensim_rajagopal", 41);
  row("opensim/opencap_dropjump/DJ1.trc", "opencap", 47);
}

void MarkerSetsTest::realFilesAreRecognised() {
  WANT_RECORDED_DATA();
  QFETCH(QString, file);
  QFETCH(QString, set);
  QFETCH(int, matches);
  const std::vector<MarkerSet> all = sets();
  const std::vector<std::string> labels = labelsOf(recorded(file.toUtf8().constData()));
  const int best = recognisedSet(labels, all);
  QVERIFY(best >= 0);
  const Recognition found = recognise(labels, all[static_cast<std::size_t>(best)]);
  QStringList unknown;
  for (std::size_t i = 0; i < labels.size(); ++i)
    if (found.places[i] < 0) unknown << QString::fromStdString(labels[i]);
  QCOMPARE(QString::fromStdString(all[static_cast<std::size_t>(best)].name), set);
  QVERIFY2(found.matches >= matches, qPrintable(unknown.join(" ")));
}

QTEST_GUILESS_MAIN(MarkerSetsTest)
#include "marker_sets_test.moc"
