// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "engine/contact/contact_load.h"
#include "engine/core/progress.h"
#include "engine/planning/advice/task_change.h"
#include "engine/planning/solver/nlp.h"
#include "engine/task/task.h"

namespace handhold {

enum class UnmetKind {
  ContactPosition,
  ContactDirection,
  Target,
  JointTorque,
  ContactForce,
  HeldLoad,
  Friction,
  Equilibrium,
  Collision
};

/// A law or wish that could not be kept, and by how much.
struct Unmet {
  UnmetKind kind = UnmetKind::ContactPosition;
  std::string name;      ///< the contact, target, joint or capsule
  std::string sentence;  ///< "right grip is 12 cm out of reach"
  double amount = 0.0;   ///< in unit
  std::string unit;      ///< "m", "rad", "N", "N m", "1" (over the limit)
  std::string remedy;    ///< one thing to try
  int index = -1;  ///< into contacts, targets, loads or joints; of a collision the joint that moves the part
};

/// Where laws cannot hold: the one change that would help most.
struct Advice {
  std::string sentence;  ///< "moving the handhold right grip 9 cm down would make it possible", or empty
  TaskChange change;     ///< the same, to be applied
  bool isGiven() const { return !sentence.empty(); }
};

enum class PostureStatus { Optimal, Feasible, Infeasible, Stopped, Failed };

struct PostureResult {
  PostureStatus status = PostureStatus::Failed;
  std::string message;             ///< one sentence
  VectorX q;                       ///< model.positionSize()
  VectorX tau;                     ///< model.velocitySize(); the base rows are the residual
  std::vector<ContactLoad> loads;  ///< contacts first, then the task's loads
  double objective = 0.0;
  std::vector<std::pair<std::string, double>> terms;  ///< weighted share of each goal
  std::vector<Unmet> unmet;
  Advice advice;
  double peakLoad = 0.0;  ///< greatest |torque| / limit
  LinkIndex peakJoint;
  int iterations = 0;
  double seconds = 0.0;
  NlpWarmStart warm;  ///< for the next, similar solve
  VectorX unknowns;   ///< coordinates and loads, likewise

  bool solved() const { return status == PostureStatus::Optimal || status == PostureStatus::Feasible; }
};

/// A site that the hand on the mouse pulls to a point; a wish that yields to every law.
struct Drag {
  std::string site;
  Vector3 localPoint = Vector3::Zero();  ///< in site axes from the site (m)
  Vector3 goal = Vector3::Zero();        ///< in world (m)
};

struct PostureOptions {
  enum class Solver { Own, Ipopt };
  enum class Advising { Yes, No };
  /// Brief: where the given start leads, nothing else is tried when that fails.
  enum class Effort { Thorough, Brief };
  Solver solver = Solver::Own;
  Advising advising = Advising::Yes;  ///< where no posture keeps all laws, find the change that helps most
  Effort effort = Effort::Thorough;
  int starts = 1;  ///< so many less one more than the default looks at; the best is kept
  int maxIterations = 400;
  double tolerance = 1e-6;
  std::stop_token stop;
  ProgressSink progress;
  std::function<void(const VectorX& q)> iterate;  ///< the current posture, for a ghost
};

/// `start`, or the task's own, or the relaxed posture moved so that it stands, hangs or floats at its
/// contacts; joints are brought within their limits.
VectorX startPosture(const Model& model, const Task& task, const VectorX& start);

/// The best posture of the task under all its laws (002 chapter 5). `start` is a guess of q, looked at beside
/// those that come from the task, and kept to where it stands at the contacts already; else the answer does
/// not depend on where the task stands or faces. When no posture keeps all laws the nearest is returned with
/// each law that is broken.
PostureResult solvePosture(const Model& model, const Task& task, const VectorX& start,
                           const PostureOptions& options);

/// Re-solves from the last result while something is dragged; keeps its workspace between calls.
class LivePosture {
 public:
  LivePosture(std::shared_ptr<const Model> model, const Task& task, const PostureResult& from);
  ~LivePosture();

  /// The task may differ from the last one in numbers, not in structure; drag may be empty.
  PostureResult step(const Task& task, const std::optional<Drag>& drag, const PostureOptions& options);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// Torque over its limit on the side it acts, for each joint (n); 1 is the limit.
VectorX normalizedTorque(const Model& model, const VectorX& tau);

/// Loads of the contacts that hold q still with the least squared normalized torque, within their limits.
PostureResult shareLoads(const Model& model, const Task& task, const VectorX& q);

}  // namespace handhold
