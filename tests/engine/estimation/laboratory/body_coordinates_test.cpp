// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/laboratory/body_coordinates.h"

#include <QTemporaryDir>
#include <QtTest>

#include "engine/estimation/recorded_trial/told_postures.h"
#include "engine/io/recording_formats.h"
#include "tests/engine/estimation/synthetic_recording.h"

using namespace handhold;

namespace {

constexpr int kFrames = 40;
constexpr double kRate = 100.0;

Trial swinging() {
  Trial trial;
  trial.subject = Subject(human());
  const std::vector<VectorX> way = swingingWay(*trial.subject.model, kFrames, kRate);
  for (int k = 0; k < kFrames; ++k) {
    MotionFrame frame;
    frame.time = k / kRate;
    frame.q = way[static_cast<std::size_t>(k)];
    trial.motion.frames.push_back(frame);
  }
  return trial;
}

/// Of all joints in all frames, from where the model has its links (m).
double farthestJoint(const Trial& trial, const Recording& recording) {
  const Model& model = *trial.subject.model;
  Data data(model);
  double most = 0.0;
  for (int k = 0; k < kFrames; ++k) {
    updateKinematics(model, trial.motion.frames[static_cast<std::size_t>(k)].q, data);
    const std::vector<Pose> poses = jointPoses(*recording.skeleton, coordinatesAt(recording, k));
    for (std::size_t i = 0; i < poses.size(); ++i)
      most = std::max({most, (poses[i].p - data.p_WL[i]).norm(), (poses[i].R - data.R_WL[i]).norm()});
  }
  return most;
}

}  // namespace

class BodyCoordinatesTest : public QObject {
  Q_OBJECT

 private slots:
  void theSkeletonMovesAsTheBody();
  void aBvhHoldsIt();
  void tablesGiveThePosturesBack_data();
  void tablesGiveThePosturesBack();
  void whatWasRecordedStays();

 private:
  QTemporaryDir folder_;
};

void BodyCoordinatesTest::theSkeletonMovesAsTheBody() {
  const Trial trial = swinging();
  const Recording told = toldRecording(trial, BodyAs::Skeleton);
  QCOMPARE(told.skeleton->joints.size(), static_cast<std::size_t>(trial.subject.model->linkCount()));
  QCOMPARE(told.steps.rate, kRate);
  QVERIFY2(farthestJoint(trial, told) < 1e-9, qPrintable(QString::number(farthestJoint(trial, told))));
}

/// Written and read again; its joints stand in the order of the tree.
void BodyCoordinatesTest::aBvhHoldsIt() {
  const Trial trial = swinging();
  const std::filesystem::path file = folder_.filePath("body.bvh").toStdString();
  const std::vector<std::string> left = writeRecording(toldRecording(trial, BodyAs::Skeleton), file);
  QVERIFY(left.empty());
  const Recording read = readRecording(file).recording;
  const Model& model = *trial.subject.model;
  Data data(model);
  updateKinematics(model, trial.motion.frames.back().q, data);
  const std::vector<Pose> poses = jointPoses(*read.skeleton, coordinatesAt(read, kFrames - 1));
  int met = 0;
  for (std::size_t i = 0; i < poses.size(); ++i)
    if (const int link = model.findJoint(read.skeleton->joints[i].name); link > 0) {
      constexpr double kDigits = 1e-6;  // m: of its centimetres and degrees
      QVERIFY((poses[i].p - data.p_WL[static_cast<std::size_t>(link)]).norm() < kDigits);
      ++met;
    }
  QCOMPARE(met, model.linkCount() - 1);
}

void BodyCoordinatesTest::tablesGiveThePosturesBack_data() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"body.mot", "body.sto", "body.csv"}) QTest::newRow(name) << QString(name);
}

/// Our own import takes them as the postures that they are.
void BodyCoordinatesTest::tablesGiveThePosturesBack() {
  QFETCH(const QString, name);
  const Trial trial = swinging();
  const std::filesystem::path file = folder_.filePath(name).toStdString();
  writeRecording(toldRecording(trial, BodyAs::Columns), file);
  const std::optional<ToldPostures> told = toldPostures(readRecording(file).recording, *trial.subject.model);
  QVERIFY(told && told->tellsHeight);
  QCOMPARE(told->postures.size(), std::size_t(kFrames));
  for (std::size_t k = 0; k < told->postures.size(); ++k)
    QVERIFY((told->postures[k] - trial.motion.frames[k].q).lpNorm<Eigen::Infinity>() < 1e-9);
}

void BodyCoordinatesTest::whatWasRecordedStays() {
  Trial trial = swinging();
  Recording recording;
  recording.frames = evenTimes(0.0, kRate, kFrames);
  recording.markers = {{"LASI", "", std::vector<Vector3f>(kFrames, Vector3f::Ones()), {}}};
  recording.up = LaboratoryAxis{1, 1};
  trial.origin = Recorded{"walk.c3d", std::make_shared<const Recording>(recording)};
  const Recording told = toldRecording(trial, BodyAs::Columns);
  QVERIFY(told.markers == recording.markers);
  QVERIFY(!told.skeleton && !told.coordinates.empty());
  trial.motion.frames.clear();
  QVERIFY(toldRecording(trial, BodyAs::Columns) == recording);
}

QTEST_GUILESS_MAIN(BodyCoordinatesTest)
#include "body_coordinates_test.moc"
