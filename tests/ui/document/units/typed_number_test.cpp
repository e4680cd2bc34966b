// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/units/typed_number.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <string>

#include "engine/core/unit_table.h"

namespace handhold {

namespace {

/// Rounding to thirteen figures is the greatest error there is.
constexpr double kRounding = 1e-12;

/// What is read from it; not a number where it is refused.
double read(const char* text, const char* unit, char decimalSign = '.') {
  const TypedNumber number = readNumber(text, unit, decimalSign);
  return number.isNumber() ? number.value : NAN;
}

struct Accepted {
  const char* text;
  const char* unit;
  double value;
};

struct Refused {
  const char* text;
  const char* unit;
  const char* reason;  ///< part of the sentence
};

constexpr double kDegree = M_PI / 180.0;

constexpr Accepted kAccepted[] = {
    // plain numbers are in the field's unit
    {"450", "mm", 450.0},
    {" 450 ", "mm", 450.0},
    {"-12.5", "mm", -12.5},
    {"−12.5", "mm", -12.5},
    {"+3", "mm", 3.0},
    {"--3", "mm", 3.0},
    {".5", "m", 0.5},
    {"5.", "m", 5.0},
    {"1.1", "m", 1.1},
    {"1,1", "m", 1.1},
    {"0,125", "m", 0.125},
    {"1,25", "m", 1.25},
    {"1e3", "mm", 1000.0},
    {"1.5E-2", "m", 0.015},
    {"2e+2", "N", 200.0},
    {"0.1+0.2", "m", 0.3},
    {"100", "", 100.0},
    {"007", "", 7.0},
    // lengths
    {"1.1 m", "mm", 1100.0},
    {"1.1m", "mm", 1100.0},
    {"1,1 m", "mm", 1100.0},
    {"45 cm", "mm", 450.0},
    {"45cm", "m", 0.45},
    {"450 mm", "m", 0.45},
    {"450 MM", "m", 0.45},
    {"2 km", "m", 2000.0},
    {"3 dm", "cm", 30.0},
    {"12 µm", "mm", 0.012},
    {"1 in", "mm", 25.4},
    {"10 inches", "in", 10.0},
    {"1 ft", "in", 12.0},
    {"6 feet", "m", 1.8288},
    {"5 ft 3 in", "in", 63.0},
    {"5' 3\"", "in", 63.0},
    {"5′ 3″", "in", 63.0},
    {"1 m 10 cm", "mm", 1100.0},
    {"-1 m 10 cm", "mm", -1100.0},
    {"1/2 in", "mm", 12.7},
    {"1 metre", "mm", 1000.0},
    {"25.4 mm", "in", 1.0},
    // sums, differences, products, quotients, brackets
    {"450+20", "mm", 470.0},
    {"450 + 20", "mm", 470.0},
    {"450 - 20", "mm", 430.0},
    {"1.1 m - 3 cm", "mm", 1070.0},
    {"1.1 m + 20", "mm", 1120.0},
    {"20 + 1.1 m", "mm", 1120.0},
    {"1.1 m - 3 cm - 70 mm", "m", 1.0},
    {"2*45 cm", "mm", 900.0},
    {"45 cm*2", "mm", 900.0},
    {"45 cm × 2", "mm", 900.0},
    {"3·4", "mm", 12.0},
    {"900/2", "mm", 450.0},
    {"900÷2", "mm", 450.0},
    {"0.9 m / 2", "mm", 450.0},
    {"2*(450+20)", "mm", 940.0},
    {"(1 m + 10 cm) / 2", "mm", 550.0},
    {"(450+20) mm", "m", 0.47},
    {"((2))", "mm", 2.0},
    {"-(2 m)", "mm", -2000.0},
    {"2*-3", "mm", -6.0},
    {"3-(-2)", "mm", 5.0},
    {"1+2*3", "mm", 7.0},
    {"8/2/2", "mm", 2.0},
    {"10-3-2", "mm", 5.0},
    {"2^3", "mm", 8.0},
    {"6 m^2 / (2 m)", "m", 3.0},
    {"50 % * 1 m", "mm", 500.0},
    {"1 m * 1 m / (1 m)", "mm", 1000.0},
    // angles
    {"90", "°", 90.0},
    {"90°", "°", 90.0},
    {"2*45°", "°", 90.0},
    {"90 deg", "rad", M_PI_2},
    {"90°", "rad", M_PI_2},
    {"1 rad", "°", 1.0 / kDegree},
    {"90° - 0.5 rad", "°", 90.0 - 0.5 / kDegree},
    {"90° - 45", "°", 45.0},
    {"1/4 turn", "°", 90.0},
    {"2 turns", "rad", 4.0 * M_PI},
    {"-12.5 Degrees", "°", -12.5},
    // forces, masses, moments
    {"100", "N", 100.0},
    {"0.6 kN", "N", 600.0},
    {"100 lbf", "N", 444.82216152605},
    {"100 N", "lbf", 22.4808943099710},
    {"12 kg * 9.81 m/s²", "N", 117.72},
    {"12 kg*9.81 m/s^2", "N", 117.72},
    {"5 kg", "lb", 11.0231131092438},
    {"10 lb", "kg", 4.5359237},
    {"500 g", "kg", 0.5},
    {"12 N m", "N m", 12.0},
    {"12 Nm", "N m", 12.0},
    {"12 N*m", "N m", 12.0},
    {"12 N·m", "N m", 12.0},
    {"100 N * 12 cm", "N m", 12.0},
    {"10 ft lbf", "N m", 13.5581794833140},
    {"10 lbf ft", "N m", 13.5581794833140},
    {"13.5581794833140 N m", "ft lbf", 10.0},
    {"1.2 kN m", "N m", 1200.0},
    // times, speeds, rates, shares
    {"250 ms", "s", 0.25},
    {"1.5 min", "s", 90.0},
    {"1 min 30 s", "s", 90.0},
    {"0.5", "s", 0.5},
    {"0.25 m/s", "m/s", 0.25},
    {"25 cm/s", "m/s", 0.25},
    {"1 ft/s", "m/s", 0.3048},
    {"1.8 km/h", "m/s", 0.5},
    {"6 m / (12 s)", "m/s", 0.5},
    {"9.81", "m/s²", 9.81},
    {"9.81 m/s/s", "m/s²", 9.81},
    {"30", "/ s", 30.0},
    {"30 Hz", "/ s", 30.0},
    {"30 / s", "/ s", 30.0},
    {"30/(1 s)", "/ s", 30.0},
    {"60/min", "/ s", 1.0},
    {"80", "%", 80.0},
    {"80 %", "%", 80.0},
    {"80%", "%", 80.0},
    {"50 % + 10", "%", 60.0},
    {"50 %", "", 0.5},
    {"6 m / (2 m)", "", 3.0},
    {"0.02 kg m²", "kg m²", 0.02},
    {"2 kg * 10 cm * 10 cm", "kg m²", 0.02},
    {"1920 px", "px", 1920.0},
    {"1920/2", "px", 960.0},
    {"20 deg/s", "deg/s", 20.0},
    {"20 °/s", "°/s", 20.0},
    {"20", "°/s", 20.0},
};

constexpr Refused kRefused[] = {
    {"", "mm", "number is missing"},
    {"   ", "mm", "number is missing"},
    {"abc", "mm", "“abc” is no unit"},
    {"12 foo", "mm", "“foo” is no unit"},
    {"12 kg", "mm", "a mass (kg, g, lb), and a length (m, cm, mm, in, ft) is wanted"},
    {"12 mm", "N", "a length"},
    {"12 mm", "", "a plain number"},
    {"12 N", "N m", "a moment"},
    {"3°", "s", "an angle"},
    {"1 m + 1 s", "m", "cannot be added"},
    {"1 m - 10 %", "m", "cannot be added"},
    {"2 m * 2 m", "m", "an area"},
    {"1 m/s", "m", "a speed"},
    {"20 + 1 kg", "kg m²", "cannot be added"},
    {"1.1.1", "mm", "more than one decimal sign"},
    {"1,000.5", "mm", "more than one decimal sign"},
    {"1,000", "mm", "may be 1000 or 1.000"},
    {"12,345", "mm", "may be 12345 or 12.345"},
    {"1 000", "mm", "missing before “000”"},
    {"1 m 10", "mm", "missing before “10”"},
    {"450+", "mm", "missing at the end"},
    {"*3", "mm", "missing before “*”"},
    {"3**2", "mm", "missing before “*”"},
    {"m", "mm", "missing before “m”"},
    {"1 + cm", "mm", "missing before “cm”"},
    {"(3", "mm", "not closed"},
    {"3)", "mm", "bracket too many"},
    {"()", "mm", "missing before “)”"},
    {"2(3)", "mm", "missing before “(”"},
    {"1/0", "mm", "divided by zero"},
    {"1 m/(2-2)", "mm", "divided by zero"},
    {"2^0.5", "mm", "powers are"},
    {"2^", "mm", "powers are"},
    {"1e999", "mm", "not a number"},
    {"1e300*1e300", "mm", "too large"},
    {"nan", "mm", "no unit"},
    {"inf", "mm", "no unit"},
    {"1 e", "mm", "“e” is no unit"},
    {"0x10", "mm", "no unit"},
    {".", "mm", "not a number"},
    {"1;2", "mm", "no unit"},
    {"=3", "mm", "no unit"},
    {"12 °C", "°", "no unit"},
};

}  // namespace

class TypedNumberTest : public QObject {
  Q_OBJECT

 private slots:
  void numbersAreReadAsTheyWereMeant();
  void theRestIsRefusedWithItsReason();
  void aCommaBeforeThreeDigitsIsForItsLocales();
  void nestingHasAnEnd();
  void noUnitsDifferInCaseAlone();
};

void TypedNumberTest::numbersAreReadAsTheyWereMeant() {
  for (const Accepted& row : kAccepted) {
    const TypedNumber number = readNumber(row.text, row.unit);
    const std::string where = std::string(row.text) + " in " + row.unit + ": " + number.problem + " " +
                              std::to_string(number.value);
    QVERIFY2(number.isNumber(), where.c_str());
    QVERIFY2(std::abs(number.value - row.value) <= kRounding * std::max(1.0, std::abs(row.value)),
             where.c_str());
  }
}

void TypedNumberTest::theRestIsRefusedWithItsReason() {
  for (const Refused& row : kRefused) {
    const TypedNumber number = readNumber(row.text, row.unit);
    const std::string where = std::string(row.text) + " in " + row.unit + ": " + number.problem;
    QVERIFY2(number.problem.find(row.reason) != std::string::npos, where.c_str());
  }
}

void TypedNumberTest::aCommaBeforeThreeDigitsIsForItsLocales() {
  QCOMPARE(read("1,000", "mm", ','), 1.0);
  QCOMPARE(read("12,345 m", "mm", ','), 12345.0);
  QVERIFY(std::isnan(read("1,000", "mm", '.')));
  QCOMPARE(read("1.000", "mm", ','), 1.0);  // a point is a decimal sign everywhere
  QCOMPARE(read("1,0000", "mm", '.'), 1.0);
}

void TypedNumberTest::nestingHasAnEnd() {
  const std::string deep(5000, '('), closed(5000, ')');
  QVERIFY(!readNumber(deep + "1" + closed, "mm").isNumber());
  QVERIFY(readNumber(std::string(50, '(') + "1" + std::string(50, ')'), "mm").isNumber());
}

void TypedNumberTest::noUnitsDifferInCaseAlone() {
  for (const char* name : {"M", "Cm", "MM", "IN", "Ft", "RAD", "KG", "n", "LBF", "S", "Min", "hz", "PX"})
    QVERIFY2(unitCalled(name), name);
  QCOMPARE(unitCalled("Mm")->value, unitCalled("mm")->value);
}

}  // namespace handhold

QTEST_GUILESS_MAIN(handhold::TypedNumberTest)
#include "typed_number_test.moc"
