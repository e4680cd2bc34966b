// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/estimation/recorded_trial/strange_size.h"

#include <QtTest>

#include "engine/core/error.h"
#include "engine/estimation/recorded_trial/standing_height.h"
#include "tests/engine/estimation/synthetic_recording.h"

using namespace handhold;

namespace {

/// Somebody who walks and swings every joint, in a file whose lengths are so many times what it says.
struct Sized {
  std::shared_ptr<const Model> model = human();
  Recording recording;
  BodyMeasuring measuring;
  RecordedTrialRequest request;

  explicit Sized(double factor) {
    measuring.markers = markersOf(*model, markerSet("whole_body_73"));
    recording = seenBy(*model, measuring.markers, swingingWay(*model, 120, 100.0), 100.0);
    std::vector<int> places;
    for (const FitMarker& marker : measuring.markers) places.push_back(marker.marker);
    for (Marker& marker : recording.markers)
      for (Vector3f& position : marker.positions) position *= static_cast<float>(factor);
    measuring.frames = {{&recording, places}};
    request.file = "walk.trc";
    request.subject = Subject(model);
  }

  double rough() const { return roughStature(*model, measuring); }

  /// Empty: nothing is refused.
  QString refusal(double told, double measured = 0.0) const {
    try {
      refuseStrangeSize(request, told, rough());
      if (measured > 0.0) refuseStrangeBody(request, told, rough(), measured);
    } catch (const InputError& error) {
      return error.what();
    }
    return {};
  }
};

}  // namespace

class StrangeSizeTest : public QObject {
  Q_OBJECT

 private slots:
  void theStatureIsKnownRoughly();
  void anotherUnitIsNamed_data();
  void anotherUnitIsNamed();
  void childrenAreTold();
  void aChildsModelIsEnough();
};

/// Whatever the posture: within a third.
void StrangeSizeTest::theStatureIsKnownRoughly() {
  constexpr double kThird = 1.0 / 3.0;
  for (const double factor : {0.01, 1.0, 1000.0}) {
    const double ratio = Sized(factor).rough() / (factor * standingHeight(*human()));
    QVERIFY2(std::abs(ratio - 1.0) < kThird, qPrintable(QString::number(ratio)));
  }
}

void StrangeSizeTest::anotherUnitIsNamed_data() {
  QTest::addColumn<double>("factor");
  QTest::addColumn<double>("readAs");
  QTest::addColumn<QString>("read");
  QTest::addColumn<QString>("remedy");
  QTest::newRow("metres said to be millimetres") << 1e-3 << 1e-3 << "read as mm"
                                                 << "--units m)";
  QTest::newRow("millimetres said to be metres") << 1e3 << 1.0 << "read as m,"
                                                 << "--units mm)";
  QTest::newRow("centimetres said to be millimetres") << 0.1 << 1e-3 << "read as mm"
                                                      << "--units cm)";
  QTest::newRow("nobody knows") << 1e-3 << 0.0 << "shows a body of"
                                << "tell the right unit";
}

void StrangeSizeTest::anotherUnitIsNamed() {
  QFETCH(double, factor);
  QFETCH(double, readAs);
  QFETCH(QString, read);
  QFETCH(QString, remedy);
  Sized sized(factor);
  sized.request.lengthUnit = readAs;
  for (const double told : {0.0, 1.8}) {
    const QString refusal = sized.refusal(told);
    QVERIFY2(refusal.startsWith("walk.trc: ") && refusal.contains(read) && refusal.contains(remedy),
             qPrintable(refusal));
  }
}

/// Who is told to be small is fitted; who is not told is asked for.
void StrangeSizeTest::childrenAreTold() {
  const Sized child(0.5);
  QVERIFY2(child.refusal(0.0, 0.88).contains("a body of 88.0 cm"), qPrintable(child.refusal(0.0, 0.88)));
  QVERIFY(child.refusal(0.9, 0.88).isEmpty());
  QVERIFY(child.refusal(0.0, 1.05).isEmpty());
  QVERIFY(!child.refusal(0.0, 2.5).isEmpty());
  QVERIFY(child.refusal(0.0).isEmpty());  // by markers alone nobody is sure
}

void StrangeSizeTest::aChildsModelIsEnough() {
  Sized child(0.5);
  BodyScale scale;
  scale.segments.fill(0.5);
  child.request.subject = Subject(std::make_shared<const Model>(scaled(*child.model, scale)));
  QVERIFY(child.refusal(0.0, 0.88).isEmpty());
}

QTEST_APPLESS_MAIN(StrangeSizeTest)
#include "strange_size_test.moc"
