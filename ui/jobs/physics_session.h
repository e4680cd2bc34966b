// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include "ui/document/document.h"
#include "ui/jobs/activated_source.h"
#include "ui/jobs/physics_worker.h"

namespace handhold {

/// What the muscles do in physics mode.
enum class PhysicsDrive {
  Hold,   ///< the posture in which it began
  Limp,   ///< nothing
  Replay  ///< the project's motion, followed by a tenth of the strength of Hold
};

/// Physics mode: forward dynamics of what the document shows, while the user pulls, tilts gravity and lets
/// go. The document shows the newest instant as a preview; any commit, undo of a step or other project ends
/// it.
class PhysicsSession : public QObject {
  Q_OBJECT

 public:
  explicit PhysicsSession(Document& document, QObject* parent = nullptr);
  ~PhysicsSession() override;

  bool isOpen() const { return worker_ != nullptr; }
  bool isRunning() const { return worker_ && worker_->isRunning(); }
  PhysicsDrive drive() const { return drive_; }
  const Vector3& gravity() const { return gravity_; }
  /// Null while nothing was computed yet.
  std::shared_ptr<const PhysicsFrame> newest() const { return newest_; }

  void run();  ///< opens where it is closed
  void pause();
  void stepOnce();  ///< likewise
  void restart();   ///< back to where it began, paused
  void close();     ///< the project is shown again as it was

  void setDrive(
      PhysicsDrive drive);  ///< an open session starts again; Replay throws InputError without a motion
  void setGravity(const Vector3& gravity);
  /// Whose muscles may be activated; none unless somebody says so.
  void setMusclesOf(std::function<MuscledBody(const Subject&)> musclesOf);
  /// Those of the project's person; null where there are none for her kind.
  std::shared_ptr<const MuscledBody> muscles();
  /// A muscle by its number pulls with this part of its strength beyond what it does anyway (0 to 1).
  void activate(std::size_t muscle, double activation);
  double activationOf(std::size_t muscle) const { return activations_ ? activations_->of(muscle) : 0.0; }
  void release(int contact);
  void grip(int contact);

  /// A spring from a point of the body to the mouse.
  void beginDrag(LinkIndex link, const Vector3& p_L, const Vector3& goal);
  void dragTo(const Vector3& goal);
  void endDrag();
  const std::optional<DragSpring>& dragSpring() const { return spring_; }

  /// How far each muscle is activated beyond what it does anyway; empty while nothing is simulated.
  std::vector<double> activations() const;

  /// What was simulated becomes the motion of the project, as one step; ends physics mode.
  void keepAsMotion();

 signals:
  void changed();  ///< open, running, drive or gravity
  void frameShown();
  void activated();

 private:
  void open();
  void adopt(const Project& before, const Project& after);
  PhysicsStart startNow() const;
  std::shared_ptr<const TorqueSource> sourceFor(const Moment& moment) const;
  void pull();
  void show(const PhysicsFrame& frame);

  Document& document_;
  QTimer timer_;
  PhysicsDrive drive_ = PhysicsDrive::Hold;
  Vector3 gravity_ = Vector3::Zero();
  std::optional<DragSpring> spring_;
  std::shared_ptr<const PhysicsFrame> newest_;
  std::function<MuscledBody(const Subject&)> musclesOf_;
  std::shared_ptr<const Model> muscled_;  ///< who was asked about last
  std::shared_ptr<const MuscledBody> muscles_;
  std::shared_ptr<MuscleActivations> activations_;
  std::unique_ptr<PhysicsWorker> worker_;
};

}  // namespace handhold
