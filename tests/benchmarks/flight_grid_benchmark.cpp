// SPDX-License-Identifier: GPL-3.0-or-later
#include <Eigen/Geometry>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "engine/model/model_file.h"
#include "engine/planning/manoeuvre/manoeuvre_plan.h"
#include "engine/task/manoeuvre_props.h"
#include "engine/trial/violation_words.h"

// A fixed list of 82 flights: to 4.5 m, turned about all axes, to level, slanting and steep rails, from a
// wall and from a rail; or flights drawn by lot beside it, of five people in turn. How many are found or told
// what works instead, and how much of a processor's time it takes. Words on the command line choose those
// whose names contain one of them; --subject=m95 another person than human55, --lots=40 the flights drawn by
// lot,
// --seed=7 others of them.

using namespace handhold;

namespace {

constexpr double kDegree = M_PI / 180.0;

struct AskedFlight {
  std::string name;
  FlightManoeuvre flight;
  std::string subject = "human55";
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

/// The same numbers with every library: the standard's distributions differ.
class Lots {
 public:
  explicit Lots(unsigned seed) : random_(seed) {}
  double between(double least, double most) { return least + (most - least) * random_() / 4294967295.0; }
  bool comes(double share) { return between(0.0, 1.0) < share; }
  template <class T>
  T oneOf(std::initializer_list<T> list) {
    return list.begin()[random_() % list.size()];
  }

 private:
  std::mt19937 random_;
};

FlightManoeuvre drawn(Lots& lots) {
  FlightManoeuvre flight;
  flight.speed = lots.between(0.2, 0.7);
  Vector3 turn = Vector3::Zero();  // degrees
  if (lots.comes(0.55)) {
    const int axis = lots.oneOf({0, 1, 1, 2});
    const double most = axis == 1 ? 180.0 : 60.0;
    turn[axis] = lots.between(-most, most);
  }
  flight.attitude = Quaternion(Eigen::AngleAxisd(turn.norm() * kDegree, turn.stableNormalized()));
  const double slant = lots.comes(0.3) ? lots.between(-90.0, 90.0) : 0.0;
  const Vector3 about = lots.comes(0.5) ? Vector3(0.0, 1.0, 0.0) : Vector3(0.0, 0.0, 1.0);
  flight.railAxis = flight.attitude * (Eigen::AngleAxisd(slant * kDegree, about) * Vector3::UnitX());
  // braces, so that the lots are drawn in that order
  if (lots.comes(0.2)) {
    flight.from = PushFrom::Rail;
    const Vector3 way{lots.between(-1.0, 1.0), lots.between(-0.4, 1.0), lots.between(-0.5, 1.0)};
    flight.rail = lots.between(1.55, 4.5) * way.normalized();
    return flight;
  }
  // 1.5 m is 0.2 m before the hands of one who stands
  const Vector3 over{lots.between(-0.5, 0.5), lots.between(1.5, 4.5), 0.0};
  flight.rail = over + flight.attitude * Vector3(0.0, 0.0, lots.between(0.0, 0.6));
  return flight;
}

std::vector<AskedFlight> flightsByLot(int count, unsigned seed) {
  const std::string subjects[] = {"human55", "f05", "f50", "m50", "m95"};
  Lots lots(seed);
  std::vector<AskedFlight> list;
  for (int k = 0; k < count; ++k) {
    FlightManoeuvre flight = drawn(lots);
    while (flight.rail.norm() < 1.5) flight = drawn(lots);
    const Eigen::AngleAxisd angle(flight.attitude);
    const Vector3 turn = angle.angle() / kDegree * angle.axis();
    const std::string& subject = subjects[k % 5];
    list.push_back(
        {subject + worded(" to %.2f, %.2f, %.2f", flight.rail.x(), flight.rail.y(), flight.rail.z()) +
             worded(", turned %.0f %.0f %.0f", turn.x(), turn.y(), turn.z()) +
             worded(flight.from == PushFrom::Rail ? ", rail at %.2f m/s" : ", %.2f m/s", flight.speed, 0.0),
         flight, subject});
  }
  return list;
}

struct Tally {
  int found = 0, advised = 0, refused = 0;
  double greatest = 0.0, sum = 0.0, greatestFound = 0.0, sumFound = 0.0;  ///< of the processor (s)

  void add(const ManoeuvrePlan& plan, double seconds) {
    ++(plan.solved() ? found : plan.works ? advised : refused);
    double& most = plan.solved() ? greatestFound : greatest;
    most = std::max(most, seconds);
    (plan.solved() ? sumFound : sum) += seconds;
  }
  void print() const {
    const int others = advised + refused;
    std::printf("%d flights: %d found", found + others, found);
    if (found > 0) std::printf(" in %.2f s of a processor, at most %.2f s", sumFound / found, greatestFound);
    std::printf("; %d told what works and %d refused", advised, refused);
    if (others > 0) std::printf(" in %.2f s, at most %.2f s", sum / others, greatest);
    std::printf("\n");
  }
};

/// The number behind "--name="; fallback where it is not there.
std::string wordBehind(int argc, char** argv, const std::string& name, const std::string& fallback) {
  for (int k = 1; k < argc; ++k)
    if (std::string(argv[k]).rfind(name, 0) == 0) return argv[k] + name.size();
  return fallback;
}

std::vector<AskedFlight> asked(int argc, char** argv) {
  std::vector<AskedFlight> flights;
  const int lots = std::atoi(wordBehind(argc, argv, "--lots=", "0").c_str());
  if (lots > 0)
    flights =
        flightsByLot(lots, static_cast<unsigned>(std::atoi(wordBehind(argc, argv, "--seed=", "7").c_str())));
  else {
    addPlaces(flights);
    addTurns(flights);
    addSteepRails(flights);
    addOthers(flights);
    for (AskedFlight& one : flights) one.subject = wordBehind(argc, argv, "--subject=", one.subject);
  }
  std::vector<std::string> words(argv + 1, argv + argc);
  std::erase_if(words, [](const std::string& word) { return word.rfind("--", 0) == 0; });
  std::erase_if(flights, [&](const AskedFlight& one) {
    return !words.empty() && std::none_of(words.begin(), words.end(), [&](const std::string& word) {
      return one.name.find(word) != std::string::npos;
    });
  });
  return flights;
}

}  // namespace

int main(int argc, char** argv) {
  std::map<std::string, std::shared_ptr<const Model>> models;
  Tally tally;
  for (const AskedFlight& one : asked(argc, argv)) {
    std::shared_ptr<const Model>& model = models[one.subject];
    if (!model)
      model = loadModel(std::string(HANDHOLD_SOURCE_DIR) + "/resources/models/" + one.subject + ".json");
    Task task;
    task.gravity.setZero();
    task.manoeuvre = one.flight;
    task.props = manoeuvreProps(*task.manoeuvre);  // the wall and the rail, which bodies keep out of
    const std::clock_t begin = std::clock();
    const ManoeuvrePlan plan = planManoeuvre(*model, task);
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    std::printf("%-44s %-8s %7.2f s  %s\n", one.name.c_str(),
                plan.solved() ? "found"
                : plan.works  ? "advised"
                              : "refused",
                seconds, finding(plan.message, plan.violations).c_str());
    std::fflush(stdout);
    tally.add(plan, seconds);
  }
  tally.print();
  return 0;
}
