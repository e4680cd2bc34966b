// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "engine/model/subject.h"
#include "engine/planning/posture/posture.h"

namespace handhold {

/// Hands and feet in words, and the sites that they mean.
inline constexpr std::array<std::pair<const char*, const char*>, 4> kReachEnds{
    {{"right hand", "r_grip"}, {"left hand", "l_grip"}, {"right foot", "r_ball"}, {"left foot", "l_ball"}}};
/// The site that such words mean; other words mean themselves.
std::string reachSite(const std::string& end);

/// Where a hand or foot may go while everything else of a task holds.
struct ReachQuestion {
  std::shared_ptr<const Model> model;
  Task task;         ///< its contacts stay pinned, but for what that hand or foot itself holds or aims at
  std::string site;  ///< "r_grip"
  Vector3 force = Vector3::Zero();  ///< on the body at the site (N), at every place
  double spacing = 0.1;             ///< between places (m)
  int most = 2000;                  ///< places looked at
  bool isSure = true;  ///< a place that neighbours do not lead to is asked for by itself, which takes longer
};

/// Whose place it is about: a site by its name or as it is said, or a point of one's own, which the model
/// gets then. A place that there is not is told by reachOf. Throws InputError.
void askAbout(const std::string& place, const Subject& person, ReachQuestion& question);

/// A place of a grid along the world's axes.
struct ReachPlace {
  Vector3 position = Vector3::Zero();  ///< in world (m)
  /// With the site there a posture keeps all laws, and the place is inside no floor, box or wall, whether or
  /// not the law of clearance is on.
  bool isReached = false;
  double load = 0.0;  ///< of that posture: greatest |torque| / limit
  std::string binds;  ///< the most loaded joint, or the law that cannot be kept
  VectorX q;          ///< that posture; empty where none was found
};

struct ReachMap {
  double spacing = 0.0;            ///< (m)
  std::vector<ReachPlace> places;  ///< outward from where the site is at ease
  bool isWhole = true;             ///< false: there were more places to look at
  std::string reason;              ///< why there is none, a sentence
  int reachedCount() const;
  double volume() const { return reachedCount() * spacing * spacing * spacing; }  ///< (m^3)
};

/// The places so far, after each shell.
using ReachSink = std::function<void(const ReachMap&)>;

/// From where the site is in the task's best posture outward, place by place from a neighbour that is
/// reached, each shell in a few threads; the answer does not depend on how many. Places that two neighbours
/// do not lead to are searched once more, each for itself, when no shell is left. Throws InputError for a
/// site that the model lacks.
ReachMap reachOf(const ReachQuestion& question, const ReachSink& sink = {}, const std::stop_token& stop = {});

}  // namespace handhold
