// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/progress.h"
#include "engine/planning/manoeuvre/floating/own_clearance.h"
#include "engine/planning/manoeuvre/turning/cycle_loads.h"
#include "engine/planning/manoeuvre/turning/orientation.h"
#include "engine/planning/manoeuvre/turning/turn_parts.h"
#include "engine/planning/manoeuvre/turning/turn_shape.h"

namespace handhold {

/// Seconds of a turn that no way makes.
constexpr double kNever = std::numeric_limits<double>::infinity();

/// How far the angle of a way is met.
enum class TurnLook {
  Rough,  ///< about, at few instants: its time is told to a few hundredths
  Exact   ///< as the motion will be
};

/// One way to do one part of a turn.
struct TurnWay {
  const TurnShape* shape;
  int cycles;  ///< each with as many rounds as it has
  TurnCycle cycle;
  CycleLoads loads;
  TurnLook look = TurnLook::Rough;

  /// Shortest at a share of strength and a bound on joint speeds (s).
  double time(double share, double maxSpeed) const;
  int count() const { return cycles * cycle.rounds; }
};

/// The best time of one manner of turning.
struct TurnManner {
  std::string words;     ///< "a hula of straight legs"
  double time = kNever;  ///< (s)
};

/// The ways to turn by an angle: by each course (turn_parts.h), for each of its parts the shapes in their
/// numbers of cycles.
class TurnWays {
 public:
  /// Both must outlive it.
  TurnWays(const Model& model, const TurnRequest& request) : model_(model), request_(request), own_(model) {}

  /// Those for an angle (rad) about the request's axis, in place of those that were there; after a stop, the
  /// ones tried until then.
  void collect(double angle, const ProgressSink& progress);
  bool allParts() const;  ///< of a course have a way
  /// Of the shortest ways at a share of strength (s); infinite where no course has one for all its parts.
  double timeAt(double share) const;
  /// Smallest share of strength that does it in the time; the request's share where not even that does.
  double leastShare(double time) const;
  /// What was tried, at a share of strength, the shortest first: leg cycles and rounds of each form where one
  /// of them makes the whole turn, courses of several turns each as one. As rough as the looks at them.
  std::vector<TurnManner> manners(double share) const;
  /// From here on the course and the ways that are fastest at that share, with the angle met exactly. What
  /// would pass a joint limit then is no way, nor is what takes the body into itself where another does not;
  /// false where none is left.
  bool keepFastest(double share);
  /// Whether what was kept stays out of itself.
  bool isClear() const { return isClear_; }
  /// How what was kept turns, as `manners` has it.
  std::string keptManner() const { return mannerOf(courses_.front(), of(0)); }
  /// What would have taken the body into itself, and how, by manner.
  const std::map<std::string, std::string>& clashes() const { return clashes_; }
  const std::vector<TurnShare>& shares() const { return courses_.front().shares; }  ///< of what was kept
  const TurnWay& of(std::size_t part) const { return courses_.front().ways[part].front(); }

 private:
  struct Course {
    std::vector<TurnShare> shares;
    std::vector<std::vector<TurnWay>> ways;  ///< of each part
  };

  const TurnShape* shape(TurnKind kind, std::size_t form);
  const std::vector<TurnCycle>& forms(TurnKind kind);
  void addWays(Course& course, std::size_t part, std::size_t form);
  void collectForm(std::size_t form);
  std::size_t fastest(const std::vector<TurnWay>& ways, double share) const;
  double timeOf(const Course& course, double share) const;
  std::size_t fastestCourse(double share) const;
  static std::string mannerOf(const Course& course, const TurnWay& way);
  bool staysClear(const std::string& manner, const CycleWays& limbs);
  std::optional<TurnWay> exactly(const Course& course, std::size_t part, const TurnWay& rough);
  bool meetFastest(Course& course, double share);
  bool keepFastestOf(double share);
  bool isStopped() const { return request_.stop.stop_requested(); }

  const Model& model_;
  const TurnRequest& request_;
  std::map<TurnKind, std::vector<TurnCycle>> forms_;
  std::map<std::pair<TurnKind, std::size_t>, TurnShape> shapes_;  ///< by kind and number of the form
  std::vector<Course> courses_;
  OwnClearance own_;
  bool isClear_ = true;
  std::map<std::string, std::string> clashes_;
};

}  // namespace handhold
