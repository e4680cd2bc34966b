// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/planning/manoeuvre/flight.h"
#include "engine/planning/manoeuvre/flight_attempt.h"
#include "engine/planning/manoeuvre/flight_size.h"

namespace handhold {

inline constexpr double kNoTurn = 1e-3;  // rad

/// Layouts looked at in all searches for what works instead, but for those that are far out of reach, which
/// is soon seen: what a person may wait for.
inline constexpr int kMostTries = 60;

/// A way to lay out a flight, with the strokes that were tried, and what came of it.
struct FlightChoice {
  FlightRequest request;
  FlightLayout layout;
  FlightTry answer;
  bool isWhole = false;  ///< the answer, in whole detail
};

/// All searches end by count, so that an answer depends on what is asked alone.
class FlightPlanner {
 public:
  FlightPlanner(const Model& model, const FlightRequest& request)
      : model_(model), size_(flightSize(model)), request_(request) {}

  FlightPlan plan();

 private:
  using Change = std::function<void(FlightRequest&, double share)>;
  using LimbTurn = std::shared_ptr<const JointTrajectory>;

  bool isStopped() const { return request_.stop.stop_requested(); }
  FlightTry look(const FlightRequest& request, const FlightLayout& layout, FlightDetail detail) const;
  bool isPromising(const FlightTry& rough) const;
  void workOut(FlightChoice& choice) const;
  void tryLayouts(const FlightRequest& request, FlightDetail detail, const std::vector<FlightLayout>& layouts,
                  std::optional<FlightChoice>& best) const;
  FlightChoice bestOf(const FlightRequest& request, FlightDetail detail) const;
  void tryTurned(const FlightRequest& request, FlightDetail detail, std::optional<FlightChoice>& best) const;
  FlightChoice bestGathered(const FlightRequest& request, FlightDetail detail, FlightChoice best) const;
  FlightTry best(const FlightRequest& request, FlightDetail detail) const;
  bool worksAsTheLast(FlightRequest trial) const;
  bool works(const FlightRequest& trial, const char* stage, double done) const;
  bool reallyWorks(const FlightRequest& trial) const;
  double greatestShare(const char* stage, const Change& change) const;
  std::string slowerSpeed() const;
  std::string nearerRail() const;
  std::string nearbyTurn() const;
  std::string otherDirection() const;
  std::string otherRail() const;
  double greaterShare(double least) const;
  Vector3 turnAsked() const { return logQuaternion(request_.attitude.normalized()); }
  void turnBack(FlightRequest& trial, double share) const;
  Vector3 railAt(const FlightRequest& trial, double share) const;
  std::string remedy(const FlightPlan& failed) const;

  const Model& model_;
  const FlightSize size_;
  const FlightRequest& request_;
  struct Worked {
    FlightRequest request;
    FlightLayout layout;
  };
  mutable int tries_ = 0;       ///< of layouts
  mutable int nearMisses_ = 0;  ///< of them that were worked out
  mutable std::optional<Worked> lastThatWorked_;
  mutable std::optional<LimbTurn> turn_;          ///< by limbs in flight; empty: not looked
  mutable std::optional<FlightRequest> working_;  ///< what was told to work
};

}  // namespace handhold
