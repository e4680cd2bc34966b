// SPDX-License-Identifier: GPL-3.0-or-later
#include <Eigen/Geometry>
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "engine/model/model_file.h"
#include "engine/planning/manoeuvre/manoeuvre_plan.h"
#include "engine/task/manoeuvre_props.h"

// A fixed list of 82 flights of human55: to 4.5 m, turned about all axes, to level, slanting and steep rails,
// from a wall and from a rail. How many are found, and how long refusals take. Words on the command line
// choose those whose names contain one of them.

using namespace handhold;

namespace {

constexpr double kDegree = M_PI / 180.0;

struct AskedFlight {
  std::string name;
  FlightManoeuvre flight;
};

std::string worded(const char* format, double a, double b, double c = 0.0) {
  char text[80];
  std::snprintf(text, sizeof text, format, a, b, c);
  return text;
}

/// At that height, with the rail before the person where they arrive in the attitude.
FlightManoeuvre turned(double height, const Vector3& axis, double degrees) {
  FlightManoeuvre flight;
  flight.attitude = Quaternion(Eigen::AngleAxisd(degrees * kDegree, axis));
  flight.rail = Vector3(0.0, height, 0.0) + flight.attitude * Vector3(0.0, 0.0, 0.4);
  flight.railAxis = flight.attitude * Vector3::UnitX();
  return flight;
}

void addPlaces(std::vector<AskedFlight>& list) {
  for (const double height : {1.5, 2.0, 2.8, 3.6, 4.5})
    for (const auto& [aside, ahead] :
         {std::pair{0.0, 0.4}, {0.5, 0.3}, {-0.5, 0.3}, {0.0, -0.4}, {0.3, 0.0}}) {
      FlightManoeuvre flight;
      flight.rail = Vector3(aside, height, ahead);
      list.push_back({worded("%.1f m up, %.1f aside, %.1f ahead", height, aside, ahead), flight});
    }
}

void addTurns(std::vector<AskedFlight>& list) {
  for (const double height : {2.0, 2.8, 4.5})
    for (const double degrees : {45.0, -45.0, 90.0, -90.0, 135.0, 180.0})
      list.push_back(
          {worded("%.1f m up, yaw %.0f", height, degrees), turned(height, Vector3::UnitY(), degrees)});
  for (const double height : {2.8, 4.5})
    for (const double degrees : {30.0, -30.0, 60.0, -60.0}) {
      list.push_back(
          {worded("%.1f m up, pitch %.0f", height, degrees), turned(height, Vector3::UnitX(), degrees)});
      list.push_back(
          {worded("%.1f m up, roll %.0f", height, degrees), turned(height, Vector3::UnitZ(), degrees)});
    }
}

void addSteepRails(std::vector<AskedFlight>& list) {
  for (const double height : {2.0, 2.8, 4.5}) {
    FlightManoeuvre flight;
    flight.rail = Vector3(0.0, height, 0.4);
    for (const double degrees : {30.0, 60.0, 90.0}) {
      flight.railAxis = Vector3(std::cos(degrees * kDegree), std::sin(degrees * kDegree), 0.0);
      list.push_back({worded("%.1f m up, rail rises by %.0f", height, degrees), flight});
    }
    flight.railAxis = Vector3::UnitZ();
    list.push_back({worded("%.1f m up, rail leads away by %.0f", height, 90.0), flight});
  }
}

void addOthers(std::vector<AskedFlight>& list) {
  for (const double height : {1.5, 2.8, 4.5})
    for (const auto& [aside, ahead] : {std::pair{0.0, 0.4}, {0.5, 0.3}, {0.0, -0.4}}) {
      FlightManoeuvre flight;
      flight.from = PushFrom::Rail;
      flight.rail = Vector3(aside, height, ahead);
      list.push_back(
          {worded("from a rail, %.1f m up, %.1f aside, %.1f ahead", height, aside, ahead), flight});
    }
  for (const double height : {2.8, 4.5}) {
    FlightManoeuvre flight;
    flight.rail = Vector3(0.0, height, 0.4);
    flight.speed = 0.6;
    list.push_back({worded("%.1f m up at %.1f m/s", height, flight.speed), flight});
  }
}

struct Tally {
  int found = 0;
  double greatest = 0.0, sum = 0.0;  ///< of the refusals (s)
  void print(const char* what, int count) const {
    const int refused = count - found;
    std::printf("%s: %d of %d found, %d refused", what, found, count, refused);
    if (refused > 0) std::printf(" in %.1f s, at most %.1f s", sum / refused, greatest);
    std::printf("\n");
  }
};

}  // namespace

int main(int argc, char** argv) {
  const auto model = loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/human55.json");
  std::vector<AskedFlight> flights;
  addPlaces(flights);
  addTurns(flights);
  addSteepRails(flights);
  addOthers(flights);
  if (argc > 1)
    std::erase_if(flights, [&](const AskedFlight& asked) {
      return std::none_of(argv + 1, argv + argc,
                          [&](const char* word) { return asked.name.find(word) != std::string::npos; });
    });
  Tally tally;
  for (const AskedFlight& asked : flights) {
    Task task;
    task.gravity.setZero();
    task.manoeuvre = asked.flight;
    task.props = manoeuvreProps(*task.manoeuvre);  // the wall and the rail, which bodies keep out of
    const ManoeuvrePlan plan = planManoeuvre(*model, task);
    std::printf("%-44s %-8s %7.2f s  %s\n", asked.name.c_str(), plan.solved() ? "found" : "refused",
                plan.seconds, plan.message.c_str());
    std::fflush(stdout);
    if (plan.solved())
      ++tally.found;
    else {
      tally.sum += plan.seconds;
      tally.greatest = std::max(tally.greatest, plan.seconds);
    }
  }
  tally.print("flights", static_cast<int>(flights.size()));
  return 0;
}
