// SPDX-License-Identifier: GPL-3.0-or-later
// Models of OpenSim with what OpenSim made of them: markers that its coordinates reproduce, and its own
// inverse dynamics.
#include <cmath>
#include <map>

#include "engine/osim/coordinate_curves.h"
#include "engine/osim/osim_inverse_dynamics.h"
#include "engine/osim/osim_inverse_kinematics.h"
#include "engine/osim/osim_reader.h"
#include "tests/engine/io/recorded_data.h"

using namespace handhold;

namespace {

const std::filesystem::path kSets = kRecorded / "opensim";

/// A motion of a model, with what it takes at each of its times.
struct Weighed {
  std::vector<double> times;
  std::map<std::string, std::vector<double>> forces;  ///< by coordinate
};

struct Asked {
  const char *model, *motion, *loads;
  double cutOff = 6.0;
};

Weighed weigh(const Asked& asked) {
  const OsimModel model = readOsim(kSets / asked.model);
  const CoordinateCurves curves(model, readRecording(kSets / asked.motion).recording, asked.cutOff,
                                asked.motion);
  const ExternalLoadsFile file = readExternalLoads(kSets / asked.loads, model);
  const ExternalLoads loads(file, readRecording(file.table).recording);
  Weighed weighed;
  for (const double time : curves.times()) {
    const OsimState state = stateOf(model, curves.at(time));
    const VectorX tau = osimInverseDynamics(model, state, loads.at(time, state));
    weighed.times.push_back(time);
    for (int k = 0; k < tau.size(); ++k)
      weighed.forces[model.coordinates[static_cast<std::size_t>(k)].name].push_back(tau[k]);
  }
  return weighed;
}

/// Root mean square over the times between, at the coordinate's column of OpenSim's own answer.
double differenceTo(const Recording& theirs, const Weighed& ours, const std::string& coordinate) {
  const auto column = std::ranges::find_if(theirs.coordinates, [&](const RecordedCoordinate& c) {
    return c.name == coordinate + "_moment" || c.name == coordinate + "_force";
  });
  if (column == theirs.coordinates.end()) return std::nan("");
  const std::vector<double>& list = ours.forces.at(coordinate);
  double sum = 0.0;
  int count = 0;
  const std::size_t edge = ours.times.size() / 10;  // filters and splines end differently
  for (std::size_t i = edge; i + edge < ours.times.size(); ++i) {
    const auto row =
        std::ranges::lower_bound(theirs.steps.times, ours.times[i] - 1e-3) - theirs.steps.times.begin();
    if (row >= theirs.steps.count() ||
        std::abs(theirs.steps.times[static_cast<std::size_t>(row)] - ours.times[i]) > 1e-3)
      continue;
    sum += std::pow(list[i] - column->values[static_cast<std::size_t>(row)], 2);
    ++count;
  }
  return count > 0 ? std::sqrt(sum / count) : std::nan("");
}

}  // namespace

class RealOsimTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { WANT_RECORDED_DATA(); }
  void markersAreWhereOpenSimHasThem();
  void inverseDynamicsIsOpenSims_data();
  void inverseDynamicsIsOpenSims();
  void markersGiveTheMotionBack();
  void nothingPushesInFlight();
};

void RealOsimTest::markersAreWhereOpenSimHasThem() {
  const OsimModel model = readOsim(kSets / "ik_synthetic/subject01_simbody.osim");
  const Recording motion = readRecording(kSets / "ik_synthetic/std_subject01_walk1_ik.mot").recording;
  const Recording markers =
      readRecording(kSets / "ik_synthetic/subject01_synthetic_marker_data.trc").recording;
  const CoordinateCurves curves(model, motion, 0.0, "motion");
  double worst = 0.0, squares = 0.0;
  int compared = 0;
  for (std::size_t i = 0; i < curves.times().size(); ++i) {
    const std::vector<Vector3> ours = markerPositions(model, stateOf(model, curves.at(curves.times()[i])));
    const auto frame = std::ranges::lower_bound(markers.frames.times, curves.times()[i] - 1e-3) -
                       markers.frames.times.begin();
    if (frame >= markers.frames.count()) continue;
    for (std::size_t m = 0; m < ours.size(); ++m) {
      const int theirs = markerNamed(markers, model.markers[m].name);
      if (theirs < 0) continue;
      const Vector3f& seen =
          markers.markers[static_cast<std::size_t>(theirs)].positions[static_cast<std::size_t>(frame)];
      if (!isSeen(seen)) continue;
      const double apart = (ours[m] - seen.cast<double>()).norm();
      squares += apart * apart;
      worst = std::max(worst, apart);
      ++compared;
    }
  }
  const double rms = std::sqrt(squares / compared);
  qInfo("%d markers, rms %.4f mm, worst %.4f mm", compared, 1000.0 * rms, 1000.0 * worst);
  QVERIFY(compared > 2000);
  QVERIFY(rms > 0.0 && rms < 5e-5);  // five digits of metres: 0.05 mm an axis
  QVERIFY(worst < 2e-4);
}

void RealOsimTest::inverseDynamicsIsOpenSims_data() {
  QTest::addColumn<QString>("folder");
  QTest::addColumn<double>("atJoints");  // N m
  QTest::newRow("gait2354") << "gait2354_walk" << 0.2;
  QTest::newRow("rajagopal") << "rajagopal_walk" << 0.4;
}

void RealOsimTest::inverseDynamicsIsOpenSims() {
  QFETCH(QString, folder);
  QFETCH(double, atJoints);
  const bool isGait = folder.startsWith("gait");
  const Weighed ours =
      weigh(isGait ? Asked{"gait2354_walk/subject01_simbody.osim", "gait2354_walk/subject01_walk1_ik.mot",
                           "gait2354_walk/subject01_walk1_grf.xml"}
                   : Asked{"rajagopal_walk/subject_walk_scaled.osim", "rajagopal_walk/coordinates.sto",
                           "rajagopal_walk/grf_walk.xml"});
  const Recording theirs =
      readRecording(kSets / (isGait ? "gait2354_walk/inverse_dynamics.sto" : "rajagopal_walk/id_walk.sto"))
          .recording;
  double sum = 0.0;
  int count = 0;
  for (const auto& [coordinate, list] : ours.forces) {
    const double rms = differenceTo(theirs, ours, coordinate);
    qInfo("%-28s %8.3f", coordinate.c_str(), rms);
    if (coordinate.starts_with("pelvis") || std::isnan(rms)) continue;
    sum += rms * rms;
    ++count;
  }
  QVERIFY(count > 15);
  const double rms = std::sqrt(sum / count);
  QVERIFY2(rms < atJoints, qPrintable(QString::number(rms)));
}

void RealOsimTest::markersGiveTheMotionBack() {
  const OsimModel model = readOsim(kSets / "ik_synthetic/subject01_simbody.osim");
  const Recording markers =
      readRecording(kSets / "ik_synthetic/subject01_synthetic_marker_data.trc").recording;
  const OsimFit fit = fitToMarkers(model, markers);
  const double worst = *std::ranges::max_element(fit.greatest);
  qInfo("%zu markers, %zu frames, worst %.4f mm", fit.markers.size(), fit.rms.size(), 1000.0 * worst);
  QVERIFY2(worst < 1e-4, qPrintable(QString::number(worst)));
}

/// Nothing but gravity acts on who is in the air: what is left at the base is the error of all that was
/// measured. Over the whole flight the errors of single instants go out against each other.
void RealOsimTest::nothingPushesInFlight() {
  const OsimModel model = readOsim(kSets / "opencap_dropjump/manually_scaled.osim");
  const OsimFit fit = fitToMarkers(model, readRecording(kSets / "opencap_dropjump/DJ1.trc").recording);
  const CoordinateCurves curves(model, fit.motion, 0.0, "DJ1");
  Vector3 sum = Vector3::Zero();
  int count = 0;
  for (const double time : curves.times()) {
    if (time < 2.17 || time > 2.57) continue;
    sum += osimInverseDynamics(model, stateOf(model, curves.at(time)), {})
               .segment<3>(model.coordinateNamed("pelvis_tx"));
    ++count;
  }
  qInfo("mean residual %.2f N upwards, %.2f N in all, of %d instants", sum.y() / count, (sum / count).norm(),
        count);
  QCOMPARE(count, 41);
  QVERIFY(std::abs(sum.y() / count) < 5.0);
  QVERIFY((sum / count).norm() < 15.0);  // of 700 N
}

QTEST_APPLESS_MAIN(RealOsimTest)
#include "real_osim_test.moc"
