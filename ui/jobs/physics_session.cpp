// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/physics_session.h"

#include <algorithm>
#include <cmath>

#include "engine/core/error.h"
#include "engine/simulation/simulated_trial.h"
#include "engine/simulation/sources/held_posture.h"
#include "engine/simulation/sources/joint_losses.h"
#include "engine/simulation/sources/limp.h"
#include "engine/simulation/sources/tracked_motion.h"
#include "ui/document/actions/own_clock.h"
#include "ui/document/language/said.h"
#include "ui/document/result_actions.h"
#include "ui/document/units/units.h"

namespace handhold {

namespace {

constexpr int kPictureInterval = 16;  // ms
constexpr double kReplayGain = 0.1;

/// Less than this between the last that is recorded and the newest is the same instant (s).
constexpr double kSlackAtEnd = 0.1;

bool hasMotion(const Project& project) { return project.motion != nullptr; }

/// Throws InputError where no torques of a motion are shown.
void wantReplay(const Project& project) {
  if (!hasMotion(project)) throw InputError("replay", "there is no motion", "predict a motion first");
  if (!project.motion->hasTorques())
    throw InputError("replay", "the motion shown has no torques",
                     "show a motion that was predicted or weighed");
}

/// Throws InputError where another person than the task's is shown.
void wantOwnPerson(const Project& project) {
  if (!isSamePerson(shownSubject(project), project.subject))
    throw InputError("physics", "another person is shown, who was recorded or moved before",
                     "show the task or one of its results, or predict again");
}

const char* wordOf(PhysicsDrive drive) {
  return drive == PhysicsDrive::Limp ? "limp" : drive == PhysicsDrive::Hold ? "hold" : "motion";
}

/// An instant of the simulation as the windows show postures.
std::shared_ptr<const Trial> instant(const Project& project, const SimulationFrame& frame) {
  return std::make_shared<const Trial>(
      simulatedTrial(project.subject.model, project.task, std::vector{frame}, Simulated()));
}

/// Whether both start alike. Names, targets, the objective and what a solver shall keep move nobody.
bool simulatesTheSame(const Project& project, const Project& other) {
  Task task = other.task;
  task.targets = project.task.targets;
  task.objective = project.task.objective;
  task.laws = project.task.laws;
  task.start = project.task.start;
  const auto keepNames = [](auto& things, const auto& named) {
    for (std::size_t i = 0; i < things.size() && things.size() == named.size(); ++i)
      things[i].name = named[i].name;
  };
  keepNames(task.contacts, project.task.contacts);
  keepNames(task.loads, project.task.loads);
  return isSamePerson(project.subject, other.subject) && project.q == other.q &&
         project.motion == other.motion && project.recording == other.recording && asksTheSame(project, task);
}

}  // namespace

PhysicsSession::PhysicsSession(Document& document, QObject* parent) : QObject(parent), document_(document) {
  timer_.setInterval(kPictureInterval);
  connect(&timer_, &QTimer::timeout, this, &PhysicsSession::pull);
  connect(&document_, &Document::projectChanged, this, &PhysicsSession::adopt);
  connect(&document_, &Document::previewDropped, this, &PhysicsSession::close);
  connect(&document_, &Document::wasReset, this, [this] {
    drive_ = PhysicsDrive::Hold;
    close();
  });
}

PhysicsSession::~PhysicsSession() = default;

std::shared_ptr<const TorqueSource> PhysicsSession::sourceFor(const Moment& moment) const {
  const Project& project = document_.project();
  if (drive_ == PhysicsDrive::Limp) return std::make_shared<Limp>();
  if (drive_ == PhysicsDrive::Hold)
    return std::make_shared<HeldPosture>(project.subject.model, moment.q, moment.tau, moment.loads);
  wantReplay(project);
  return std::make_shared<TrackedMotion>(
      project.subject.model,
      std::make_shared<const Motion>(
          withJointLosses(*project.subject.model, project.motion->motion, PassiveSettings())),
      kReplayGain);
}

PhysicsStart PhysicsSession::startNow() const {
  const Project& project = document_.project();
  wantOwnPerson(project);
  const bool replays = drive_ == PhysicsDrive::Replay && hasMotion(project);
  const bool replaysTask = replays && !shownRecording(project);
  const Moment moment =
      momentAt(project, replays ? project.motion->motion.frames.front().time : ownTime(document_));
  PhysicsStart start;
  start.model = project.subject.model;
  start.task = replaysTask ? project.task : taskShownAt(project, moment.time);
  start.task.gravity = gravity_;
  start.source = sourceFor(moment);
  if (muscles_ && muscled_ == start.model)
    start.source = std::make_shared<ActivatedSource>(
        start.source, muscles_, activations_,
        drive_ == PhysicsDrive::Hold ? ActivatedJoints::Yielding : ActivatedJoints::Corrected);
  start.state = {replays ? moment.time : 0.0, moment.q, VectorX::Zero(project.subject.model->velocitySize())};
  if (!replays) return start;
  start.state.v = project.motion->motion.frames.front().v;
  if (replaysTask) start.schedule = project.motion->motion.duration() / project.task.motion.duration;
  return start;
}

void PhysicsSession::open() {
  if (worker_) return;
  muscles();
  gravity_ = document_.project().task.gravity;
  worker_ = std::make_unique<PhysicsWorker>(startNow());
  timer_.start();
}

void PhysicsSession::run() {
  open();
  worker_->run();
  emit changed();
}

void PhysicsSession::pause() {
  if (worker_) worker_->pause();
  emit changed();
}

void PhysicsSession::stepOnce() {
  open();
  worker_->stepOnce();
  emit changed();
}

void PhysicsSession::restart() {
  if (!worker_) return;
  spring_.reset();
  worker_ = std::make_unique<PhysicsWorker>(startNow());
  emit changed();
}

void PhysicsSession::close() {
  if (!worker_) return;
  timer_.stop();
  worker_.reset();
  spring_.reset();
  newest_.reset();
  for (std::size_t i = 0; activations_ && i < activations_->size(); ++i) activations_->set(i, 0.0);
  document_.dropPreview();
  emit changed();
}

/// A step that changes nothing of what is simulated leaves it going; its last picture is shown on.
void PhysicsSession::adopt(const Project& before, const Project& after) {
  if (!worker_) return;
  if (!simulatesTheSame(before, after)) return close();
  if (newest_) show(*newest_);
}

void PhysicsSession::setDrive(PhysicsDrive drive) {
  wantOwnPerson(document_.project());
  if (drive == PhysicsDrive::Replay) wantReplay(document_.project());
  drive_ = drive;
  const bool wasRunning = isRunning();
  restart();
  if (wasRunning) run();
  emit changed();
}

void PhysicsSession::setGravity(const Vector3& gravity) {
  if (!gravity.allFinite()) throw InputError("gravity", "is not a number", "type metres per square second");
  gravity_ = gravity;
  if (worker_) worker_->post([gravity](Simulator& simulator) { simulator.setGravity(gravity); });
  emit changed();
}

void PhysicsSession::setMusclesOf(std::function<MuscledBody(const Subject&)> musclesOf) {
  musclesOf_ = std::move(musclesOf);
  muscled_.reset();
}

std::shared_ptr<const MuscledBody> PhysicsSession::muscles() {
  const Subject& subject = document_.project().subject;
  if (!musclesOf_ || muscled_ == subject.model) return muscles_;
  muscled_ = subject.model;
  muscles_.reset();
  activations_.reset();
  try {
    muscles_ = std::make_shared<const MuscledBody>(musclesOf_(subject));
    activations_ = std::make_shared<MuscleActivations>(muscles_->muscles.size());
  } catch (const InputError&) {  // no muscles are known for her kind, which the panel says
  }
  return muscles_;
}

/// What runs reads them at its next step.
void PhysicsSession::activate(std::size_t muscle, double activation) {
  if (!muscles() || muscle >= activations_->size()) return;
  activations_->set(muscle, std::clamp(activation, 0.0, 1.0));
  emit activated();
}

std::vector<double> PhysicsSession::activations() const {
  std::vector<double> all(worker_ && activations_ ? activations_->size() : 0);
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = activations_->of(i);
  return all;
}

void PhysicsSession::release(int contact) {
  if (worker_) worker_->post([contact](Simulator& simulator) { simulator.release(contact); });
}

void PhysicsSession::grip(int contact) {
  if (worker_) worker_->post([contact](Simulator& simulator) { simulator.grip(contact); });
}

void PhysicsSession::beginDrag(LinkIndex link, const Vector3& p_L, const Vector3& goal) {
  spring_ = DragSpring();
  spring_->link = link;
  spring_->p_L = p_L;
  spring_->goal = goal;
}

void PhysicsSession::dragTo(const Vector3& goal) {
  if (!spring_ || !worker_ || !goal.allFinite()) return;
  spring_->goal = goal;
  worker_->post([spring = spring_](Simulator& simulator) { simulator.setDrag(spring); });
}

void PhysicsSession::endDrag() {
  spring_.reset();
  if (worker_) worker_->post([](Simulator& simulator) { simulator.setDrag(std::nullopt); });
}

void PhysicsSession::pull() {
  const std::shared_ptr<const PhysicsFrame> frame = worker_->newest();
  if (!frame || frame == newest_) return;
  const bool isNewProblem = !frame->problem.empty() && (!newest_ || newest_->problem.empty());
  newest_ = frame;
  show(*frame);
  emit frameShown();
  if (!isNewProblem) return;
  const bool hasMoved = worker_->recorded().size() > 1;
  document_.report(Severity::Attention,
                   tr("The simulation stopped: %1").arg(inOwnUnits(said(frame->problem))));
  if (!hasMoved) return close();  // what is wrong with the posture is seen and told again
  emit changed();
}

void PhysicsSession::show(const PhysicsFrame& frame) {
  if (frame.frame.motion.q.size() != document_.model().positionSize()) return;
  const Project& project = document_.project();
  Project next = withLoaded(project, instant(project, frame.frame));
  next.task.gravity = gravity_;
  for (std::size_t i = 0; i < next.task.contacts.size() && i < frame.holds.size(); ++i)
    next.task.contacts[i].pinned = frame.holds[i];
  document_.preview(next);
}

void PhysicsSession::keepAsMotion() {
  if (!worker_) return;
  worker_->pause();
  SimulationResult result;
  result.frames = worker_->recorded();
  std::vector<SimulationFrame>& frames = result.frames;
  if (frames.size() < 2) throw InputError("motion", "nothing was simulated yet", "run or step first");
  const double begin = frames.front().motion.time;
  for (SimulationFrame& frame : frames) frame.motion.time -= begin;
  Task task = document_.project().task;
  task.gravity = gravity_;
  Simulated run;
  run.drive = wordOf(drive_);
  run.trackGain = drive_ == PhysicsDrive::Replay ? kReplayGain : 0.0;
  describe(SimulationSettings(), run);
  const std::shared_ptr<const PhysicsFrame> last = worker_->newest();
  if (last->status != SimulationStatus::Running) result.status = last->status;
  result.message = last->problem;
  result.events = last->events;
  result.drift = last->drift;
  result.steps = last->frame.steps;
  auto trial =
      std::make_shared<Trial>(toTrial(document_.project().subject.model, task, result, std::move(run)));
  if (trial->message.empty()) trial->message = "simulated";
  const double kept = frames.back().motion.time;
  const bool isCutShort = last->frame.motion.time - begin > kept + kSlackAtEnd;
  close();
  applyTrial(document_, std::move(trial));
  if (isCutShort)
    document_.report(
        Severity::Attention,
        tr("The motion has the first %1 s; what came after was not recorded").arg(std::lround(kept)));
}

}  // namespace handhold
