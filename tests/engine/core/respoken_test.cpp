// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/respoken.h"

#include <QTest>

namespace handhold {

class RespokenTest : public QObject {
  Q_OBJECT

 private slots:
  void amountsTakeThePersonsUnits_data();
  void amountsTakeThePersonsUnits();
  void theOwnSystemStays();
  void lengthsTakeTheUnitOfFields();
  void radiansAreChosenForThemselves();
};

void RespokenTest::amountsTakeThePersonsUnits_data() {
  QTest::addColumn<QString>("si");
  QTest::addColumn<QString>("us");
  QTest::newRow("lengths and speeds") << "Flew 2.40 m in 3.1 s at 0.80 m/s"
                                      << "Flew 94.5 in in 3.1 s at 2.62 ft/s";
  QTest::newRow("a speed that works") << "a speed of 0.17 m/s works"
                                      << "a speed of 0.55 ft/s works";  // 0.5577
  QTest::newRow("far") << "4.00 m away"
                       << "13.12 ft away";
  QTest::newRow("small") << "the handle is 3.2 cm (32 mm) off"
                         << "the handle is 1.26 in (1.26 in) off";
  QTest::newRow("a place") << "a rail at 0.10, -2.54, 0.30 m works"
                           << "a rail at 3.9, -100.0, 11.8 in works";
  QTest::newRow("two amounts, one unit") << "600 instead of 300 N; energy 1022.6 to 1059.9 J"
                                         << "134.9 instead of 67.4 lbf; energy 754.23 to 781.74 ft lbf";
  QTest::newRow("moments, impulses and masses") << "8.5 N m, 10.0 N s, 85.7 kg."
                                                << "6.27 ft lbf, 2.25 lbf s, 188.9 lb.";
  QTest::newRow("next to nothing") << "gap 1.36e-14 J"
                                   << "gap 1.00e-14 ft lbf";
  QTest::newRow("units made of several")
      << "2.10 kg m²/s, 3.0 N m s, 2.5 W, 1.2 kg m², 4.0 m/s²"
      << "1.549 ft lbf s, 2.21 ft lbf s, 1.84 ft lbf/s, 1.2 kg m², 4.0 m/s²";
  QTest::newRow("words behind a unit") << "5.0 N m sooner"
                                       << "3.69 ft lbf sooner";
  QTest::newRow("no amounts") << "bar 2 moves; 20 % of strength, 3 joints, 35 degrees, 1.0e-09"
                              << "bar 2 moves; 20 % of strength, 3 joints, 35 degrees, 1.0e-09";
}

void RespokenTest::amountsTakeThePersonsUnits() {
  QFETCH(QString, si);
  QFETCH(QString, us);
  QCOMPARE(QString::fromStdString(respoken(si.toStdString(), {UnitSystem::UsCustomary})), us);
}

void RespokenTest::theOwnSystemStays() {
  const std::string words = "2.40 m, turned by 35°, with 300 N";
  QCOMPARE(respoken(words, {}), words);
  QCOMPARE(respoken(words, {UnitSystem::Metric, LengthUnit::Metre}), words);
}

void RespokenTest::lengthsTakeTheUnitOfFields() {
  const UnitChoice millimetres{UnitSystem::Metric, LengthUnit::Millimetre};
  QCOMPARE(respoken("3.2 cm off, 0.10, -2.54, 0.30 m along, at 0.80 m/s with 5.0 N m", millimetres),
           std::string("32 mm off, 100, -2540, 300 mm along, at 0.80 m/s with 5.0 N m"));
  QCOMPARE(respoken("4.2 mm or 2.45 m", {UnitSystem::Metric, LengthUnit::Metre}),
           std::string("0.0042 m or 2.45 m"));
  QCOMPARE(respoken("31.4 mm", {UnitSystem::Metric, LengthUnit::Centimetre}), std::string("3.14 cm"));
  QCOMPARE(respoken("Flew 3.20 m over 400 cm", millimetres), std::string("Flew 3.20 m over 4.00 m"));
}

void RespokenTest::radiansAreChosenForThemselves() {
  const UnitChoice radians{UnitSystem::Metric, LengthUnit::Suited, AngleUnit::Radian};
  QCOMPARE(respoken("67 instead of 90 degrees, -12.5° and 2.0 m", radians),
           std::string("1.17 instead of 1.57 rad, -0.218 rad and 2.0 m"));
  QCOMPARE(respoken("below 34.4 degrees/s", radians), std::string("below 0.600 rad/s"));
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::RespokenTest)
#include "respoken_test.moc"
