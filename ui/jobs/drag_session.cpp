// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/drag_session.h"

#include "ui/document/element_names.h"
#include "ui/document/task_actions.h"

namespace handhold {

DragSession::DragSession(Document& document, LiveSolver& live, QObject* parent)
    : QObject(parent), document_(document), live_(live) {
  connect(&live_, &LiveSolver::solved, this, &DragSession::receive);
  connect(&live_, &LiveSolver::failed, this, [this](const QString& reason) {
    if (!active_) return;
    cancel();
    document_.reject(reason);
  });
  connect(&document_, &Document::projectChanged, this, &DragSession::abandon);
  connect(&document_, &Document::previewDropped, this, &DragSession::abandon);
}

void DragSession::start() {
  if (active_) cancel();
  active_ = true;
  moved_ = false;
  turned_ = false;
  holding_ = Holding::Kept;
  together_.clear();
  finishing_ = false;
  followsMotion_ = false;
  latest_.reset();
  adrift_.reset();
}

void DragSession::begin() {
  start();
  live_.begin(document_.project().subject.model, document_.project().task, shownPosture(document_.project()));
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
  Project next = document_.project();
  if (followsMotion_ && document_.isPreviewing()) next.motion = document_.shown().motion;
  if (adrift_) return moved_ ? withPosture(next, adrift_->q()) : next;
  if (!drag_ && moved_) next = withTask(next, movedTask(next.task));
  if (!drag_ && turned_) next = withTask(next, withTurned(next.task, element_, turn_));
  return latest_ ? withLoaded(next, latest_) : next;
}

void DragSession::moveTo(const Vector3& goal, Holding holding) {
  if (!active_ || finishing_ || !goal.allFinite()) return;
  moved_ = true;
  holding_ = holding;
  goal_ = goal;
  if (drag_) drag_->goal = goal;
  if (adrift_) adrift_->moveTo(goal);
  follow();
}

void DragSession::turnBy(const Quaternion& turn) {
  if (!active_ || finishing_ || drag_ || !turn.coeffs().allFinite()) return;
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
  if (!active_ || adrift_) return;
  if (!result->motion.frames.empty() && result->last().q.allFinite()) latest_ = std::move(result);
  document_.preview(dragged());
  if (finishing_ && !live_.isBusy()) commit();
}

void DragSession::finish() {
  if (!active_) return;
  if (!moved_ && !turned_) return cancel();
  finishing_ = !adrift_ && live_.isBusy();
  if (!finishing_) commit();
}

void DragSession::commit() {
  Project next = dragged();
  if (followsMotion_) next.motionAge = document_.shown().motionAge;
  active_ = false;
  live_.end();
  const QString words = drag_ ? tr("Drag %1") : moved_ ? tr("Move %1") : tr("Turn %1");
  document_.commit(words.arg(together_.empty() ? elementName(next, element_) : thingsWords(next, together_)),
                   next);
}

void DragSession::cancel() {
  active_ = false;
  live_.end();
  document_.dropPreview();
}

void DragSession::abandon() {
  if (!active_) return;
  active_ = false;
  live_.end();
  emit abandoned();
}

}  // namespace handhold
