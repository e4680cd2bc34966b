// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/muscle_session.h"

#include <algorithm>
#include <utility>

namespace handhold {

namespace {

bool isSame(const VectorX& one, const VectorX& other) { return one.size() == other.size() && one == other; }

/// A posture with the loads that its torques go with, as a trial of one frame.
Trial instantTrial(const Subject& subject, MotionFrame frame, const VectorX& q) {
  Trial trial;
  trial.subject = subject;
  frame.q = q;
  trial.motion.frames.push_back(std::move(frame));
  return trial;
}

}  // namespace

struct MuscleSession::Drag {
  explicit Drag(std::shared_ptr<const MuscledBody> whose, const MuscleOptions& options)
      : body(std::move(whose)), tensions(*body, options) {}

  std::shared_ptr<const MuscledBody> body;
  MuscleTensions tensions;
};

MuscleSession::MuscleSession(Document& document, MusclesOf muscles, QObject* parent)
    : QObject(parent), document_(document), muscles_(std::move(muscles)) {
  connect(&document_, &Document::shownChanged, this, &MuscleSession::follow);
  connect(&runner_, &JobRunner::finished, this, [this] {
    if (std::exchange(isBehind_, false)) follow();
  });
  connect(&runner_, &JobRunner::failed, this, [this](const QString& reason) {
    refusal_ = reason;
    adopt(nullptr);
  });
}

void MuscleSession::setWanted(const QString& by, bool wanted) {
  wanted ? void(wantedBy_.insert(by)) : void(wantedBy_.remove(by));
  if (isWanted()) return follow();
  runner_.cancel();
  asked_ = {};
  adopt(nullptr);
}

void MuscleSession::setMuscles(MusclesOf muscles) {
  muscles_ = std::move(muscles);
  runner_.cancel();
  asked_ = {};
  adopt(nullptr);
  follow();
}

/// What is known stays until the same is found by other choices.
void MuscleSession::setOptions(const MuscleOptions& options) {
  options_ = options;
  drag_ = nullptr;
  runner_.cancel();
  asked_ = {};
  follow();
}

MuscleSession::Asked MuscleSession::wantedNow() const {
  const Project& project = document_.shown();
  if (project.recording) return {};
  if (project.motion && !project.motion->motion.frames.empty()) return {project.motion, {}, {}};
  const Moment moment = document_.moment();
  return moment.tau.size() > 0 ? Asked{nullptr, moment.q, moment.tau} : Asked();
}

/// A posture that is being dragged waits for the last one, which takes a moment; a motion does not.
void MuscleSession::follow() {
  if (!isWanted()) return;
  const Asked now = wantedNow();
  if (now.trial == asked_.trial && isSame(now.q, asked_.q) && isSame(now.tau, asked_.tau)) return;
  if (runner_.isRunning() && !asked_.trial && !now.trial && now.tau.size() > 0) {
    isBehind_ = true;
    return;
  }
  start(now);
}

MuscleOptions optionsFor(const Model& model, MuscleOptions options) {
  if (options.relief &&
      std::ranges::count(contactJoints(model), options.relief->joint, &ContactJoint::name) == 0)
    options.relief.reset();
  return options;
}

void MuscleSession::start(const Asked& asked) {
  runner_.cancel();
  isBehind_ = false;
  asked_ = asked;
  refusal_.clear();
  if (!asked.trial && asked.tau.size() == 0) return adopt(nullptr);
  const Project& project = document_.shown();
  const Subject& subject = shownSubject(project);
  auto trial = asked.trial
                   ? asked.trial
                   : std::make_shared<const Trial>(instantTrial(subject, project.posture->last(), asked.q));
  const Vector3 gravity = trial->task ? trial->task->gravity : project.task.gravity;
  const auto known = found_ && found_->body->model == subject.model ? found_->body : nullptr;
  // those of another trial would be drawn and written as this one's; a dragged posture keeps its last
  if (!known || (asked.trial && asked.trial != foundOf_)) adopt(nullptr);
  MuscleOptions options = optionsFor(*subject.model, options_);
  if (given_ && !asked.trial) options.given = given_();
  const bool isDrag = !asked.trial && options.given.empty();
  runner_.start(tr("Sharing torques among muscles"),
                [this, trial, gravity, known, subject, options, muscles = muscles_,
                 drag = isDrag ? std::exchange(drag_, nullptr) : nullptr,
                 isDrag](const JobContext& job) mutable -> JobEnd {
                  auto found = std::make_shared<TrialMuscles>();
                  found->body = known ? known : std::make_shared<const MuscledBody>(muscles(subject));
                  if (options.given.size() != found->body->muscles.size()) options.given.clear();
                  found->options = options;
                  if (!drag || drag->body != found->body) drag = std::make_shared<Drag>(found->body, options);
                  found->course = trialMuscles(drag->tensions, *trial, gravity, job.stop, job.progress);
                  return [this, found, of = trial, kept = isDrag ? drag : nullptr] {
                    if (kept) drag_ = kept;
                    foundOf_ = of;
                    adopt(found);
                  };
                });
}

void MuscleSession::adopt(std::shared_ptr<const TrialMuscles> found) {
  if (!found && !found_ && refusal_.isEmpty()) return;
  found_ = std::move(found);
  emit changed();
}

}  // namespace handhold
