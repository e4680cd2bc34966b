// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/typed_index.h"
#include "engine/math/types.h"
#include "engine/recording/doubt.h"
#include "engine/task/manoeuvre/manoeuvre.h"
#include "engine/trial/declared_hold.h"
#include "engine/trial/motion_splines.h"

namespace handhold {

struct Recording;

/// What a solver remembers for the next, similar solve. Nothing that is shown depends on it and no file has
/// it.
struct WarmStart {
  virtual ~WarmStart() = default;
};

/// The person was put there by hand; the contacts share the loads best.
struct Held {
  bool operator==(const Held&) const = default;
};

/// The best posture of a task.
struct Solved {
  std::shared_ptr<const WarmStart> warm = {};
  bool operator==(const Solved&) const { return true; }
};

/// Along the kinematic motion function of 001 from posture to posture.
struct Kinematic {
  bool operator==(const Kinematic&) const = default;
};

/// What the curves of a predicted motion do between the instants at which its laws were enforced.
struct BetweenInstants {
  double force = 0.0, moment = 0.0;              ///< greatest residual of the base (N, N m)
  double closedForce = 0.0, closedMoment = 0.0;  ///< the same before contacts took it over
  double contactGap = 0.0;                       ///< greatest distance of a contact from its place (m)
  double targetGap = 0.0;                        ///< of a site from a target that must hold (m)
  double peakLoad = 0.0;                         ///< greatest |torque| / limit
  bool operator==(const BetweenInstants&) const = default;
};

/// The best motion of a task under its laws at all times.
struct Predicted {
  BetweenInstants check;
  double peakAtInstants = 0.0;  ///< greatest |torque| / limit where the laws were enforced
  int refinements = 0;
  int controlPoints = 0, instants = 0;  ///< of the last refinement
  std::optional<MotionSplines> splines = {};
  std::shared_ptr<const WarmStart> warm = {};
  bool operator==(const Predicted& other) const;
};

/// A manoeuvre planned as a whole.
struct Planned {
  std::optional<Manoeuvre> works = {};  ///< the nearest that does, where the one asked for does not
  bool operator==(const Planned&) const = default;
};

/// How far a simulation went from the motion that it replays.
struct ReplayDrift {
  double joint = 0.0;      ///< of the worst joint at any frame (rad)
  std::string worstJoint;  ///< that joint
  double pelvis = 0.0;     ///< (m)
  double jointAtEnd = 0.0, pelvisAtEnd = 0.0;
  bool operator==(const ReplayDrift&) const = default;
};

/// Forward dynamics.
struct Simulated {
  std::string status = "finished";  ///< as toString(SimulationStatus)
  std::string drive;                ///< "limp", "hold", "torques" or "motion"
  std::string scheme;
  double step = 0.0, tolerance = 0.0;  ///< of the scheme, the one that it has (s, 1)
  int steps = 0;
  int released = 0, gripped = 0, impacts = 0;
  double contactDrift = 0.0;     ///< before it was put back (m, rad)
  double controllerShare = 0.0;  ///< of all torque
  double trackGain = 0.0;        ///< of a replay
  double lossShare = 0.0;        ///< torque added for damping and armature over the motion's own
  std::optional<ReplayDrift> drift = {};
  bool operator==(const Simulated&) const = default;
};

/// Where a marker of a recording sits on the body, and how well the motion meets it.
struct FittedMarker {
  int marker = -1;                  ///< among the recording's markers
  LinkIndex link;                   ///< that it moves with
  Vector3 point = Vector3::Zero();  ///< in link axes from the link's origin (m)
  double weight = 1.0;              ///< in the fit; 0: left out
  double rms = 0.0, max = 0.0;      ///< distance from where it was seen (m)
  bool operator==(const FittedMarker&) const = default;
};

/// Markers or joint angles that a body was fitted to, or a table of states from elsewhere.
struct Recorded {
  std::string file;
  std::shared_ptr<const Recording> recording = {};  ///< in our world, a frame of it for each of the motion;
                                                    ///< null: a table of states
  std::string markerSet = {};                       ///< the name of the set
  std::vector<FittedMarker> markers = {};
  std::vector<DeclaredHold> holds = {};  ///< on the motion's clock
  double cutOff = 6.0;                   ///< of the low-pass of plates and of rates (Hz); 0: none
  Doubts doubts = {};                    ///< of the fit and the weighing, beside those of the recording
  /// Recordings are compared by what they hold.
  bool operator==(const Recorded& other) const;
};

/// How a trial came about, with what only that origin has.
using Origin = std::variant<Held, Solved, Kinematic, Predicted, Planned, Simulated, Recorded>;

/// The words of files, in the order of the variant.
inline constexpr std::array kOriginWords{"held",    "solved",    "kinematic", "predicted",
                                         "planned", "simulated", "recorded"};
static_assert(kOriginWords.size() == std::variant_size_v<Origin>);

}  // namespace handhold
