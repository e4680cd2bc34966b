// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/storage/storage_writer.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "engine/io/input/number_text.h"
#include "engine/io/storage/storage_columns.h"
#include "engine/io/writing/writing.h"

namespace handhold {

namespace {

constexpr double kDegreesOfRadian = 180.0 / std::numbers::pi;

bool hasAngles(const Recording& recording) {
  for (const RecordedCoordinate& coordinate : recording.coordinates)
    if (coordinate.measure == Measured::Angle || coordinate.measure == Measured::AngularSpeed) return true;
  return false;
}

/// Of what a table without a title of its own is. Readers take what is among coordinates for angles.
const char* usualTitle(const Recording& recording) { return hasAngles(recording) ? "Coordinates" : "Values"; }

/// As people write it.
std::string headingUnit(Measured measure) { return measure == Measured::Angle ? "deg" : unitOf(measure); }

/// A table has no units: its readers know columns by their names, and coordinates by what its head says.
void checkMeasures(const Recording& recording, const std::string& head, const std::string& place) {
  std::vector<std::string> names;
  for (const RecordedCoordinate& coordinate : recording.coordinates) names.push_back(coordinate.name);
  const bool isAmongCoordinates = sayCoordinates(head) || nameCoordinates(names);
  for (const RecordedCoordinate& coordinate : recording.coordinates) {
    const Measured read = columnMeasure(coordinate.name, isAmongCoordinates);
    if (read == coordinate.measure) continue;
    if (coordinate.measure == Measured::Unknown)
      throw InputError(place,
                       "the unit of " + quoted(coordinate.name) +
                           " is not told, and such tables read it as " + wordOf(read),
                       "write it into the heading, as in " +
                           quoted(coordinate.name + " (" + headingUnit(read) + ")") + ", or write csv");
    throw InputError(place,
                     quoted(coordinate.name) + " is of measure " + wordOf(coordinate.measure) +
                         " and has the name of measure " + wordOf(read),
                     "rename it, or write csv");
  }
}

std::string storageHead(const Recording& recording, AngleUnit unit) {
  const bool isDegrees = unit == AngleUnit::Degree && hasAngles(recording);
  std::string text = recording.title.empty() ? usualTitle(recording) : recording.title;
  text += "\nversion=1\nnRows=" + std::to_string(recording.steps.count());
  text += "\nnColumns=" + std::to_string(recording.coordinates.size() + 1);
  text += std::string("\ninDegrees=") + (isDegrees ? "yes" : "no");
  text += "\n\nUnits are S.I. units (second, meters, Newtons, ...)\n";
  if (hasAngles(recording))
    text.append("Coordinates: angles are in ").append(isDegrees ? "degrees.\n" : "radians.\n");
  return text + "\nendheader\n";
}

double factorOf(const RecordedCoordinate& coordinate, AngleUnit unit) {
  const bool isTurn = coordinate.measure == Measured::Angle || coordinate.measure == Measured::AngularSpeed;
  return isTurn && unit == AngleUnit::Degree ? kDegreesOfRadian : 1.0;
}

std::string storageText(const Recording& recording, const std::string& place, AngleUnit unit) {
  checkWritable(recording, place);
  if (recording.coordinates.empty())
    throw InputError(place, "a table of coordinates needs some, the recording has none",
                     "write c3d, trc or csv for markers");
  std::string text = storageHead(recording, unit);
  checkMeasures(recording, text, place);
  text += "time";
  for (const RecordedCoordinate& coordinate : recording.coordinates) text += "\t" + coordinate.name;
  text += '\n';
  for (std::size_t i = 0; i < recording.steps.times.size(); ++i) {
    text += printedWhole(recording.steps.times[i]);
    for (const RecordedCoordinate& coordinate : recording.coordinates) {
      text += '\t';
      const double value = factorOf(coordinate, unit) * coordinate.values[i];
      text += std::isfinite(value) ? printedWhole(value) : std::string("NaN");
    }
    text += '\n';
  }
  return text;
}

}  // namespace

std::string motText(const Recording& recording, const std::string& place) {
  return storageText(recording, place, AngleUnit::Degree);
}

std::string stoText(const Recording& recording, const std::string& place) {
  return storageText(recording, place, AngleUnit::Radian);
}

}  // namespace handhold
