// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recording/measured.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <numbers>

namespace handhold {

namespace {

constexpr double kInch = 0.0254;                      // m
constexpr double kPound = 4.4482216152605;            // N
constexpr double kDegree = std::numbers::pi / 180.0;  // rad
constexpr double kStandardGravity = 9.80665;          // m/s^2
constexpr std::size_t kShortestStem = 4;              // of a word that was cut off

struct MeasureRow {
  Measured measure;
  const char* unit;
  const char* word;
};

constexpr MeasureRow kMeasures[] = {{Measured::Unknown, "", "unknown"},
                                    {Measured::Length, "m", "length"},
                                    {Measured::Angle, "rad", "angle"},
                                    {Measured::Speed, "m/s", "speed"},
                                    {Measured::AngularSpeed, "rad/s", "angular speed"},
                                    {Measured::Acceleration, "m/s^2", "acceleration"},
                                    {Measured::Force, "N", "force"},
                                    {Measured::Moment, "N m", "moment"},
                                    {Measured::Power, "W", "power"},
                                    {Measured::Voltage, "V", "voltage"},
                                    {Measured::Frequency, "1/s", "frequency"},
                                    {Measured::Time, "s", "time"},
                                    {Measured::Count, "1", "count"}};

struct UnitRow {
  const char* word;  ///< lower case, without blanks, dots, stars and dashes between factors
  Measured measure;
  double factor;
};

constexpr UnitRow kUnits[] = {{"m", Measured::Length, 1.0},
                              {"meter", Measured::Length, 1.0},
                              {"meters", Measured::Length, 1.0},
                              {"metre", Measured::Length, 1.0},
                              {"metres", Measured::Length, 1.0},
                              {"dm", Measured::Length, 0.1},
                              {"cm", Measured::Length, 0.01},
                              {"centimeters", Measured::Length, 0.01},
                              {"centimetres", Measured::Length, 0.01},
                              {"mm", Measured::Length, 1e-3},
                              {"millimeters", Measured::Length, 1e-3},
                              {"millimetres", Measured::Length, 1e-3},
                              {"in", Measured::Length, kInch},
                              {"inch", Measured::Length, kInch},
                              {"inches", Measured::Length, kInch},
                              {"ft", Measured::Length, 12.0 * kInch},
                              {"feet", Measured::Length, 12.0 * kInch},
                              {"deg", Measured::Angle, kDegree},
                              {"degree", Measured::Angle, kDegree},
                              {"degrees", Measured::Angle, kDegree},
                              {"grad", Measured::Angle, kDegree},  // German
                              {"rad", Measured::Angle, 1.0},
                              {"radians", Measured::Angle, 1.0},
                              {"\xC2\xB0", Measured::Angle, kDegree},  // the degree sign
                              {"m/s", Measured::Speed, 1.0},
                              {"mm/s", Measured::Speed, 1e-3},
                              {"deg/s", Measured::AngularSpeed, kDegree},
                              {"\xC2\xB0/s", Measured::AngularSpeed, kDegree},
                              {"grad/s", Measured::AngularSpeed, kDegree},
                              {"rad/s", Measured::AngularSpeed, 1.0},
                              {"m/s2", Measured::Acceleration, 1.0},
                              {"m/s^2", Measured::Acceleration, 1.0},
                              {"g", Measured::Acceleration, kStandardGravity},
                              {"n", Measured::Force, 1.0},
                              {"nt", Measured::Force, 1.0},
                              {"newton", Measured::Force, 1.0},
                              {"newtons", Measured::Force, 1.0},
                              {"kn", Measured::Force, 1e3},
                              {"lbf", Measured::Force, kPound},
                              {"lbs", Measured::Force, kPound},
                              {"nm", Measured::Moment, 1.0},
                              {"newtonmeters", Measured::Moment, 1.0},
                              {"ntm", Measured::Moment, 1.0},
                              {"ncm", Measured::Moment, 0.01},
                              {"nmm", Measured::Moment, 1e-3},
                              {"ntmm", Measured::Moment, 1e-3},
                              {"inlbf", Measured::Moment, kInch* kPound},
                              {"w", Measured::Power, 1.0},
                              {"watts", Measured::Power, 1.0},
                              {"v", Measured::Voltage, 1.0},
                              {"volt", Measured::Voltage, 1.0},
                              {"volts", Measured::Voltage, 1.0},
                              {"mv", Measured::Voltage, 1e-3},
                              {"uv", Measured::Voltage, 1e-6},
                              {"hz", Measured::Frequency, 1.0},
                              {"1/s", Measured::Frequency, 1.0},
                              {"s", Measured::Time, 1.0},
                              {"sec", Measured::Time, 1.0},
                              {"second", Measured::Time, 1.0},
                              {"seconds", Measured::Time, 1.0},
                              {"sek", Measured::Time, 1.0},
                              {"sekunden", Measured::Time, 1.0},
                              {"ms", Measured::Time, 1e-3},
                              {"msec", Measured::Time, 1e-3},
                              {"millisecond", Measured::Time, 1e-3},
                              {"milliseconds", Measured::Time, 1e-3},
                              {"min", Measured::Time, 60.0},
                              {"minutes", Measured::Time, 60.0},
                              {"du", Measured::Count, 1.0},
                              {"adc", Measured::Count, 1.0},
                              {"bits", Measured::Count, 1.0},
                              {"1", Measured::Count, 1.0}};

/// "N*m", "N-M", "N.m", "N m" are one unit.
std::string bare(const std::string& word) {
  std::string text;
  for (const char c : word)
    if (!std::isspace(static_cast<unsigned char>(c)) && c != '.' && c != '*' && c != '-' && c != '\0')
      text += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

const MeasureRow& rowOf(Measured measure) {
  return *std::find_if(std::begin(kMeasures), std::end(kMeasures),
                       [&](const MeasureRow& row) { return row.measure == measure; });
}

}  // namespace

const char* unitOf(Measured measure) { return rowOf(measure).unit; }

const char* wordOf(Measured measure) { return rowOf(measure).word; }

std::optional<FileUnit> fileUnit(const std::string& word) {
  const std::string wanted = bare(word);
  for (const UnitRow& row : kUnits)
    if (wanted == row.word) return FileUnit{row.measure, row.factor, true};
  if (wanted.size() < kShortestStem) return std::nullopt;
  for (const UnitRow& row : kUnits)
    if (std::string(row.word).starts_with(wanted)) return FileUnit{row.measure, row.factor, false};
  return std::nullopt;
}

}  // namespace handhold
