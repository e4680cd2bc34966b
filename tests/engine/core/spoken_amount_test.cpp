// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/spoken_amount.h"

#include <QtTest>

#include "engine/core/unit_table.h"

namespace handhold {

class SpokenAmountTest : public QObject {
  Q_OBJECT

 private slots:
  void anAmountIsNeverRoundedToNothing_data() {
    QTest::addColumn<double>("amount");
    QTest::addColumn<int>("dimension");
    QTest::addColumn<QString>("words");
    QTest::newRow("a degree and a half") << 1.6 * kRadiansPerDegree << int(Dimension::Angle) << "2 degrees";
    QTest::newRow("a third of a degree")
        << 0.34 * kRadiansPerDegree << int(Dimension::Angle) << "0.3 degrees";
    QTest::newRow("nearly a degree") << 0.97 * kRadiansPerDegree << int(Dimension::Angle) << "1 degrees";
    QTest::newRow("a newton") << 1.2 << int(Dimension::Force) << "1 N";
    QTest::newRow("less than a newton") << 0.046 << int(Dimension::Force) << "0.05 N";
    QTest::newRow("rounding") << -4e-10 << int(Dimension::Force) << "0 N";
    QTest::newRow("no newton at all") << 0.0 << int(Dimension::Force) << "0 N";
    QTest::newRow("a share") << 0.002 << int(Dimension::None) << "0.2 %";
    QTest::newRow("nearly a hundred")
        << 99.6 * kRadiansPerDegree << int(Dimension::AngularSpeed) << "99.6 degrees/s";
    QTest::newRow("hardly less") << 99.97 * kRadiansPerDegree << int(Dimension::AngularSpeed)
                                 << "100 degrees/s";
    QTest::newRow("faster than 12.1")
        << 12.4 * kRadiansPerDegree << int(Dimension::AngularSpeed) << "12.4 degrees/s";
    QTest::newRow("a hair's breadth") << 4.5e-5 << int(Dimension::Length) << "0.05 mm";
    QTest::newRow("no length at all") << 0.0 << int(Dimension::Length) << "0.0 mm";
    QTest::newRow("a small moment") << 0.02 << int(Dimension::Torque) << "0.02 N m";
  }

  void anAmountIsNeverRoundedToNothing() {
    QFETCH(double, amount);
    QFETCH(int, dimension);
    QTEST(QString::fromStdString(spokenAmount(amount, Dimension(dimension), {})), "words");
  }

  void lengthsTakeTheUnitOfFields_data() {
    QTest::addColumn<double>("metres");
    QTest::addColumn<QString>("suited");
    QTest::addColumn<QString>("millimetres");
    QTest::addColumn<QString>("centimetres");
    QTest::addColumn<QString>("metresToo");
    QTest::newRow("a hand") << 0.12 << "12.0 cm"
                            << "120 mm"
                            << "12.0 cm"
                            << "0.120 m";
    QTest::newRow("short") << 0.0042 << "4.2 mm"
                           << "4.2 mm"
                           << "0.42 cm"
                           << "0.0042 m";
    QTest::newRow("long") << 3.24 << "3.2 m"
                          << "3.2 m"
                          << "3.2 m"
                          << "3.2 m";
  }

  void lengthsTakeTheUnitOfFields() {
    QFETCH(double, metres);
    const auto told = [&](LengthUnit unit) {
      return QString::fromStdString(spokenAmount(metres, Dimension::Length, {UnitSystem::Metric, unit}));
    };
    QTEST(told(LengthUnit::Suited), "suited");
    QTEST(told(LengthUnit::Millimetre), "millimetres");
    QTEST(told(LengthUnit::Centimetre), "centimetres");
    QTEST(told(LengthUnit::Metre), "metresToo");
  }

  void whatCanBeHadIsToldAsNoMore_data() {
    QTest::addColumn<double>("kilograms");
    QTest::addColumn<QString>("metric");
    QTest::addColumn<QString>("us");
    QTest::newRow("three figures") << 12.39 << "12.3 kg"
                                   << "27.3 lb";  // 27.315
    QTest::newRow("as it is") << 111.0 << "111 kg"
                              << "244 lb";  // 244.7
    QTest::newRow("small") << 0.03456 << "0.0345 kg"
                           << "0.0761 lb";  // 0.07619
    QTest::newRow("nothing") << 0.0 << "0 kg"
                             << "0 lb";
  }

  void whatCanBeHadIsToldAsNoMore() {
    QFETCH(double, kilograms);
    QTEST(QString::fromStdString(spokenSizeWithin(kilograms, Dimension::Mass, {})), "metric");
    QTEST(QString::fromStdString(spokenSizeWithin(kilograms, Dimension::Mass, {UnitSystem::UsCustomary})),
          "us");
  }
};

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::SpokenAmountTest)
#include "spoken_amount_test.moc"
