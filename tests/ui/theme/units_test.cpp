// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/units.h"

#include <QSignalSpy>
#include <QTest>
#include <cmath>
#include <thread>

#include "ui/theme/figures.h"

namespace handhold {

namespace {

/// Every test leaves the units of the process as it found them.
struct Chosen {
  explicit Chosen(const UnitChoice& choice) { Units::shared().choose(choice); }
  ~Chosen() { Units::shared().choose({}); }
};

UnitChoice customary() {
  UnitChoice choice;
  choice.system = UnitSystem::UsCustomary;
  return choice;
}

}  // namespace

class UnitsTest : public QObject {
  Q_OBJECT

 private slots:
  void usualUnitsAreMillimetresAndDegrees();
  void significantDigitsHaveATrueMinus();
  void lengthsFollowTheChoice();
  void customaryUnitsAreThoseOfTheTables();
  void torquesAsPartsOfTheLimit();
  void changeIsToldOnce();
  void aThreadKeepsItsOwn();
};

void UnitsTest::significantDigitsHaveATrueMinus() {
  QCOMPARE(significant(-0.0012345, 3), QString(QChar(0x2212)) + QStringLiteral("0.00123"));
  QCOMPARE(significant(1234567.0, 4), QStringLiteral("1.235 × 10⁶"));
  QCOMPARE(significant(std::nan(""), 3), QString(QChar(0x2013)));
}

void UnitsTest::usualUnitsAreMillimetresAndDegrees() {
  QCOMPARE(measured(0.01255, Dimension::Length), QStringLiteral("12.6 mm"));
  QCOMPARE(measured(-M_PI / 2.0, Dimension::Angle), QChar(0x2212) + QStringLiteral("90.0") + QChar(0x00B0));
  QCOMPARE(measured(M_PI / 6.0, Dimension::AngularSpeed), QStringLiteral("30.0 °/s"));
  QCOMPARE(shownUnit(Dimension::AngularSpeed).word, QStringLiteral("deg/s"));
  QCOMPARE(measured(540.0, Dimension::Force, 1), QStringLiteral("540 N"));
  QCOMPARE(jointTorqueWords(12.0, 0.25), QStringLiteral("12.0 N m, 25 % of its limit"));
}

void UnitsTest::lengthsFollowTheChoice() {
  UnitChoice choice;
  choice.length = LengthUnit::Metre;
  choice.angle = AngleUnit::Radian;
  const Chosen chosen(choice);
  QCOMPARE(measured(1.23456, Dimension::Length), QStringLiteral("1.2346 m"));
  QCOMPARE(measured(1.5, Dimension::Angle), QStringLiteral("1.500 rad"));
  QCOMPARE(shownUnit(Dimension::AngularSpeed).word, QStringLiteral("rad/s"));
}

/// A film goes on in the units in which it was begun.
void UnitsTest::aThreadKeepsItsOwn() {
  {
    const UnitsHere here(customary());
    const Chosen chosen({});
    QCOMPARE(shownUnit(Dimension::Force).name, QStringLiteral("lbf"));
    QString elsewhere;
    std::thread([&] { elsewhere = shownUnit(Dimension::Force).name; }).join();
    QCOMPARE(elsewhere, QStringLiteral("N"));
  }
  QCOMPARE(shownUnit(Dimension::Force).name, QStringLiteral("N"));
}

/// NIST SP 811, appendix B.8: 1 lbf = 4.448222 N, 1 ft lbf = 1.355818 N m, 1 lb = 0.4535924 kg.
void UnitsTest::customaryUnitsAreThoseOfTheTables() {
  constexpr double kPrinted = 5e-7;  // half of the last printed digit
  const Chosen chosen(customary());
  QVERIFY(std::abs(1.0 / shownUnit(Dimension::Force).perSi - 4.448222) < kPrinted);
  QVERIFY(std::abs(1.0 / shownUnit(Dimension::Torque).perSi - 1.355818) < kPrinted);
  QVERIFY(std::abs(1.0 / shownUnit(Dimension::Mass).perSi - 0.4535924) < kPrinted);
  QCOMPARE(measured(0.0254, Dimension::Length), QStringLiteral("1.00 in"));
  QCOMPARE(measured(0.3048, Dimension::Speed), QStringLiteral("1.00 ft/s"));
  QCOMPARE(measured(44.48222, Dimension::Impulse), QStringLiteral("10.0 lbf s"));
  QCOMPARE(measured(13.55818, Dimension::Work), QStringLiteral("10.0 ft lbf"));
}

void UnitsTest::torquesAsPartsOfTheLimit() {
  UnitChoice choice;
  choice.torque = TorqueUnit::PartOfLimit;
  const Chosen chosen(choice);
  QCOMPARE(jointTorqueWords(12.0, 0.25), QStringLiteral("25 % of its limit"));
}

void UnitsTest::changeIsToldOnce() {
  QSignalSpy changed(&Units::shared(), &Units::changed);
  const Chosen first(customary());
  Units::shared().choose(customary());
  QCOMPARE(changed.count(), 1);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::UnitsTest)
#include "units_test.moc"
