// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/drag_session.h"

#include "ui/document/element_names.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"

namespace handhold {

namespace {

/// So often is a posture that keeps all laws looked for near one that does not.
constexpr int kMostReturns = 3;

}  // namespace

DragSession::DragSession(Document& document, LiveSolver& live, QObject* parent)
    : QObject(parent), document_(document), live_(live) {
  connect(&live_, &LiveSolver::solved, this, &DragSession::receive);
  connect(&live_, &LiveSolver::failed, this, [this](const QString& reason) {
    if (!isActive()) return;
    active_ ? cancel() : letGo();
    document_.reject(reason);
  });
  connect(&document_, &Document::projectChanged, this, &DragSession::abandon);
  connect(&document_, &Document::previewDropped, this, &DragSession::abandon);
}

void DragSession::start() {
  if (active_) cancel();
  letGo();
  active_ = true;
  moved_ = false;
  turned_ = false;
  holding_ = Holding::Kept;
  together_.clear();
  followsMotion_ = false;
  latest_.reset();
  adrift_.reset();
  returns_ = 0;
}

/// Of a motion the instant that is in sight.
Trial DragSession::seenPosture() const {
  const Project& project = document_.project();
  const VectorX q = document_.moment().q;
  return project.motion && q.size() == project.q.size() ? shownPosture(withPosture(project, q))
                                                        : shownPosture(project);
}

void DragSession::begin() {
  start();
  live_.begin(document_.project().subject.model, document_.project().task, seenPosture());
}

/// The pelvis of a floating body cannot be moved from within; it is posed like any other.
bool DragSession::beginAdrift(SiteIndex site, const Vector3& localPoint) {
  const Project& project = document_.project();
  if (!isAdrift(*project.subject.model, project.task)) return false;
  auto adrift =
      std::make_unique<WeightlessDrag>(project.subject.model, document_.moment().q, site, localPoint);
  if (!adrift->canMove()) return false;
  start();
  adrift_ = std::move(adrift);
  return true;
}

void DragSession::beginSite(SiteIndex site, const Vector3& localPoint) {
  if (!beginAdrift(site, localPoint)) begin();
  element_ = {ElementKind::Site, site};
  drag_ = Drag{document_.model().sites.at(site).name, localPoint, Vector3::Zero()};
}

void DragSession::beginElement(Element element) {
  begin();
  element_ = element;
  if (document_.selected().size() > 1 && document_.isSelected(element)) together_ = document_.selected();
  drag_.reset();
  followsMotion_ = showsPrediction(document_.project());
}

Task DragSession::heldTask(const Task& task) const {
  return holding_ == Holding::Freed ? withFreed(task, element_) : task;
}

Task DragSession::movedTask(const Task& task) const {
  const auto place = placeOf(task, element_);
  if (together_.empty() || !place) return withMoved(heldTask(task), element_, goal_);
  return withMovedBy(task, together_, goal_ - *place);
}

/// The motion that was found while the drag paused stays.
Project DragSession::dragged() const {
  Project next = released_ ? *released_ : document_.project();
  if (followsMotion_ && document_.isPreviewing()) next.motion = document_.shown().motion;
  if (adrift_) return moved_ ? withPosture(next, adrift_->q()) : next;
  if (!drag_ && moved_) next = withTask(next, movedTask(next.task));
  if (!drag_ && turned_) next = withTask(next, withTurned(next.task, element_, turn_));
  return latest_ ? withLoaded(next, latest_) : next;
}

/// Whoever is posed by hand stays as she is posed: where that breaks a law, the posture is weighed as it
/// stands and no other one is looked for in its place.
Project DragSession::kept() const {
  Project next = dragged();
  if (drag_ && latest_ && latest_->status == PostureStatus::Infeasible) next.posture.reset();
  return next;
}

void DragSession::moveTo(const Vector3& goal, Holding holding) {
  if (!active_ || !goal.allFinite()) return;
  moved_ = true;
  holding_ = holding;
  goal_ = goal;
  if (drag_) drag_->goal = goal;
  if (adrift_) adrift_->moveTo(goal);
  follow();
}

void DragSession::turnBy(const Quaternion& turn) {
  if (!active_ || drag_ || !turn.coeffs().allFinite()) return;
  turned_ = true;
  turn_ = turn;
  follow();
}

void DragSession::follow() {
  const Project next = dragged();
  if (!followsMotion_ && !adrift_) live_.request(next.task, drag_);
  document_.preview(next);
}

void DragSession::receive(std::shared_ptr<const Trial> result) {
  if (!isActive() || adrift_) return;
  if (!result->motion.frames.empty() && result->last().q.allFinite()) latest_ = std::move(result);
  active_ ? document_.preview(dragged()) : settle();
}

/// A mouse that was let go beyond the body's reach pulls no more: from where it pulled the body to, the
/// nearest posture that keeps all laws is looked for, at last wherever it is.
bool DragSession::returns() {
  if (!drag_ || !latest_ || latest_->status != PostureStatus::Infeasible) return false;
  if (returns_++ == kMostReturns) return false;
  const Project strained = dragged();
  const Pose X_WS = sitePlace(strained, drag_->site);
  drag_->goal = X_WS.p + X_WS.R * drag_->localPoint;
  document_.setBeingSolved(true, this);
  live_.request(strained.task, returns_ == kMostReturns ? std::nullopt : drag_);
  return true;
}

/// Another preview goes on from the step as it is.
void DragSession::settle() {
  if (document_.isPreviewing()) return letGo();
  const Project next = kept();
  if (!live_.isBusy() && !returns()) letGo();
  document_.amend(next);
}

void DragSession::letGo() {
  if (!released_) return;
  released_.reset();
  live_.end();
  document_.setBeingSolved(false, this);
}

/// The step is there before the last answer is: whatever somebody does meanwhile goes on from it.
void DragSession::finish() {
  if (!active_) return;
  if (!moved_ && !turned_) return cancel();
  const bool isAnswered = adrift_ || (!live_.isBusy() && !returns());
  if (isAnswered) live_.end();
  const Project before = document_.project();
  commit();
  if (!isAnswered) released_ = before;
}

void DragSession::commit() {
  Project next = kept();
  if (followsMotion_) next.motionAge = document_.shown().motionAge;
  active_ = false;
  const QString words = drag_ ? tr("Drag %1") : moved_ ? tr("Move %1") : tr("Turn %1");
  document_.commit(words.arg(together_.empty() ? elementName(next, element_) : thingsWords(next, together_)),
                   next);
}

void DragSession::cancel() {
  active_ = false;
  released_.reset();
  live_.end();
  document_.setBeingSolved(false, this);
  document_.dropPreview();
}

void DragSession::abandon() {
  letGo();
  if (!active_) return;
  active_ = false;
  live_.end();
  emit abandoned();
}

}  // namespace handhold
