// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/planning/manoeuvre/floating/weightless_drag.h"
#include "ui/document/document.h"
#include "ui/jobs/live_solver.h"

namespace handhold {

/// A drag in the view from press to release. The body follows live, pins kept; a release is one undo step at
/// once, which takes in what the live solver still answers to the last move; a cancel restores the exact
/// start; a step of undo or any other change of the project ends it. Without a live solver only the dragged
/// thing itself moves. A limb of a body on which nothing acts moves by itself, and the rest answers with
/// momentum kept. Where the body was posed out of reach, it returns to the nearest posture that keeps all
/// laws; where none is found its posture is kept as one that nobody solved.
class DragSession : public QObject {
  Q_OBJECT

 public:
  DragSession(Document& document, LiveSolver& live, QObject* parent = nullptr);

  /// A site of the body, held at a point in its axes (m).
  void beginSite(SiteIndex site, const Vector3& localPoint);
  /// A contact, target, load or prop.
  void beginElement(Element element);
  /// In world (m): where the point or the thing's place should be. A contact slides along what it lives on,
  /// or lets go of it.
  enum class Holding { Kept, Freed };
  void moveTo(const Vector3& goal, Holding holding = Holding::Kept);
  /// A rotation in world axes since the drag began, for contacts, targets, loads and props.
  void turnBy(const Quaternion& turn);
  void finish();
  void cancel();

  bool isActive() const { return active_ || released_; }
  const Vector3& goal() const { return goal_; }

 signals:
  /// The project changed or its preview was dropped under the drag: what was held may be gone.
  void abandoned();

 private:
  void start();
  void begin();
  Trial seenPosture() const;
  bool beginAdrift(SiteIndex site, const Vector3& localPoint);
  void receive(std::shared_ptr<const Trial> result);
  Task heldTask(const Task& task) const;
  Task movedTask(const Task& task) const;
  Project dragged() const;
  Project kept() const;
  void follow();
  bool returns();
  void settle();
  void letGo();
  void commit();
  void abandon();

  Document& document_;
  LiveSolver& live_;
  Element element_;
  std::vector<Element> together_;  ///< the element among others that are selected, too; else empty
  std::optional<Drag> drag_;
  Vector3 goal_ = Vector3::Zero();
  Holding holding_ = Holding::Kept;
  Quaternion turn_ = Quaternion::Identity();
  std::shared_ptr<const Trial> latest_;
  std::unique_ptr<WeightlessDrag> adrift_;  ///< moves the body in place of the live solver
  bool followsMotion_ = false;  ///< a predicted motion is in sight: it is solved anew, not a posture
  bool active_ = false;
  bool moved_ = false;
  bool turned_ = false;
  int returns_ = 0;  ///< how often a posture within reach was looked for since the release
  /// The project before the release, while answers to the last move are to come.
  std::optional<Project> released_;
};

}  // namespace handhold
