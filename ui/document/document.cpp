// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document.h"

#include <algorithm>
#include <exception>
#include <limits>

#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/document/units/units.h"

namespace handhold {

namespace {

constexpr int kReadoutPause_ms = 80;

/// What is compared plays from where the first of it begins to where the last ends (s).
std::pair<double, double> playedSpan(const Project& project, const std::optional<Comparison>& comparison) {
  constexpr double kNever = std::numeric_limits<double>::infinity();
  double from = kNever, to = -kNever;
  for (const int id : comparison.value_or(Comparison())) {
    const KeptTrial* result = findResult(project, id);
    const double length = result ? motionDuration(withResult(project, *result)) : 0.0;
    if (length <= 0.0) continue;
    from = std::min(from, result->alignment.shift);
    to = std::max(to, result->alignment.shift + length);
  }
  return from < to ? std::pair(from, to) : std::pair(0.0, motionDuration(project));
}

}  // namespace

Document::Document(Project project, QObject* parent) : QObject(parent), project_(std::move(project)) {
  readoutPause_.setSingleShot(true);
  readoutPause_.setInterval(kReadoutPause_ms);
  connect(&readoutPause_, &QTimer::timeout, this, [this] {
    if (readoutsAreDue_) announceReadouts();
  });
}

void Document::announceReadouts() {
  readoutsAreDue_ = false;
  readoutPause_.start();
  if (shownTrial(shown())) known_ = verdictOf(shown());
  emit readoutsChanged();
}

void Document::announceReadoutsSoon() {
  readoutsAreDue_ = true;
  if (!readoutPause_.isActive()) announceReadouts();
}

/// After something that a drag or a job brings many times a second.
void Document::announceShown() {
  emit shownChanged();
  announceReadoutsSoon();
}

void Document::replace(Project next) {
  const Project before = std::exchange(project_, std::move(next));
  preview_.reset();
  refusal_.clear();
  working_.reset();
  ++revision_;
  std::vector<Element> left = selected_;
  const bool isOther = before.task.name != project_.task.name;
  if (isOther) std::erase_if(left, &Element::isOfTask);
  for (Element& thing : left) thing = sameThing(before, thing, project_);
  if (left != selected_) selectAll(left);
  hover(sameThing(before, hovered_, project_));
  tidyComparison();
  tidyHidden();
  emit projectChanged(before, project_);
  emit shownChanged();
  announceReadouts();
  setPlaybackTime(playbackTime_);
  announceHistory();
}

void Document::announceHistory() {
  emit historyChanged();
  if (std::exchange(wasClean_, isClean()) != isClean()) emit cleanChanged();
}

void Document::commit(const QString& title, Project next, const QString& mergeKey) {
  history_.push({title, project_, next, mergeKey});
  replace(std::move(next));
}

void Document::preview(Project next) {
  preview_ = std::move(next);
  announceShown();
}

void Document::dropPreview() {
  if (!preview_) return;
  preview_.reset();
  emit previewDropped();
  emit shownChanged();
  announceReadouts();
}

void Document::attachLoads(std::shared_ptr<const Trial> loads) {
  Project& target = preview_ ? *preview_ : project_;
  if (!loads || loads->motion.frames.empty()) return;
  const VectorX& q = loads->last().q;
  if (target.posture || q.size() != target.q.size() || q != target.q) return;
  if (loads->task && !asksTheSame(target, *loads->task)) return;
  target.posture = std::move(loads);
  announceShown();
}

void Document::attachMotion(std::shared_ptr<const Trial> motion) {
  Project& target = preview_ ? *preview_ : project_;
  target = withMotion(target, std::move(motion));
  emit shownChanged();
  announceReadouts();
  setPlaybackTime(playbackTime_);
}

void Document::amend(Project now) {
  project_ = std::move(now);
  history_.amend(project_);
  if (comparison_) emit comparisonChanged();
  emit shownChanged();
  announceReadouts();
  announceHistory();
}

/// A predicted motion stays in sight after a change until the next one is there; a state that comes back is
/// no such change, and shows its own motion or, where none was found in time, none. Nobody looks for another
/// kinematic one: it comes back as it was shown.
Project Document::comeBack(const Project& state) const {
  if (!showsPrediction(state) || state.motionAge == MotionAge::Current) return state;
  auto own = history_.predictionFor(state);
  if (own) return withMotion(state, std::move(own));
  Project next = state;
  next.motion.reset();
  return next;
}

void Document::setPreviewStep(const QString& title) {
  if (std::exchange(previewStep_, title) != title) announceHistory();
}

void Document::undo() {
  if (!previewStep_.isEmpty()) return emit previewStepUndone();
  if (isPreviewing()) return dropPreview();
  if (history_.canUndo()) replace(comeBack(history_.undo()));
}

void Document::redo() {
  if (!isPreviewing() && history_.canRedo()) replace(comeBack(history_.redo()));
}

void Document::goToStep(int index) {
  dropPreview();
  while (history_.index() > index && history_.canUndo()) replace(comeBack(history_.undo()));
  while (history_.index() < index && history_.canRedo()) replace(comeBack(history_.redo()));
}

void Document::rewrite(const std::function<bool(Project&)>& change) {
  history_.rewrite(change);
  Project now = project_;
  if (change(now)) replace(std::move(now));
}

void Document::reset(Project project, const QString& filePath) {
  endComparison();  // the next project's results may have the same ids
  history_.clear();
  hidden_.clear();
  selected_.clear();
  hovered_ = {};
  unreadable_.clear();
  known_.reset();
  playbackTime_ = 0.0;
  filePath_ = filePath;
  replace(std::move(project));
  emit selectionChanged();
  emit filePathChanged();
  emit wasReset();
}

void Document::markSaved(const QString& filePath) {
  history_.markClean();
  // compared first: the path that is given may be the document's own
  if (filePath_ != filePath) {
    filePath_ = filePath;
    emit filePathChanged();
  }
  announceHistory();
}

void Document::markUntouched() {
  history_.clear();
  announceHistory();
}

void Document::markRecovered() {
  history_.markLost();
  announceHistory();
}

bool Document::isSelected(Element thing) const {
  return std::find(selected_.begin(), selected_.end(), thing) != selected_.end();
}

void Document::select(Element thing) { selectAll({thing}); }

/// Of the body one part at a time is posed.
void Document::selectToo(Element thing) {
  if (!thing.isOfTask()) return select(thing);
  std::vector<Element> things = selected_;
  std::erase_if(things, [](Element other) { return !other.isOfTask(); });
  if (std::erase(things, thing) == 0) things.push_back(thing);
  selectAll(std::move(things));
}

void Document::selectAll(std::vector<Element> things) {
  std::erase_if(things,
                [this](Element thing) { return thing.kind == ElementKind::None || !exists(shown(), thing); });
  if (std::exchange(selected_, things) != things) emit selectionChanged();
}

void Document::hover(Element thing) {
  if (std::exchange(hovered_, thing) != thing) emit hoveredChanged();
}

QString Document::visibilityKey(Element thing) const {
  return QString::number(static_cast<int>(thing.kind)) + QLatin1Char('/') + elementName(shown(), thing);
}

bool Document::isVisible(Element thing) const { return !hidden_.contains(visibilityKey(thing)); }

/// A new thing that is called as one that was hidden is seen.
void Document::tidyHidden() {
  const auto isGone = [this](const QString& key) {
    const auto kind = static_cast<ElementKind>(key.section(QLatin1Char('/'), 0, 0).toInt());
    return Element{kind, 0}.isOfTask() && !hasThing(project_, kind, key.section(QLatin1Char('/'), 1));
  };
  if (hidden_.removeIf(isGone) > 0) emit visibilityChanged();
}

void Document::show(Element thing) {
  if (hidden_.remove(visibilityKey(thing))) emit visibilityChanged();
}

void Document::hide(Element thing) {
  if (!isVisible(thing)) return;
  hidden_.insert(visibilityKey(thing));
  emit visibilityChanged();
}

void Document::compare(const Comparison& results) {
  std::vector<int> seen;
  for (const int id : results)
    if (findResult(project_, id) && std::find(seen.begin(), seen.end(), id) == seen.end()) seen.push_back(id);
  if (seen.size() < 2 || seen.size() > kMostCompared || comparison_ == seen) return;
  comparison_ = std::move(seen);
  emit comparisonChanged();
  announceReadouts();
}

/// What is gone is compared no more.
void Document::tidyComparison() {
  if (!comparison_) return;
  Comparison left = *comparison_;
  std::erase_if(left, [this](int id) { return !findResult(project_, id); });
  if (left == *comparison_) return;
  left.size() < 2 ? endComparison() : compare(left);
}

void Document::endComparison() {
  if (!comparison_) return;
  comparison_.reset();
  emit comparisonChanged();
  announceReadouts();
  setPlaybackTime(playbackTime_);
}

void Document::refuse(const QString& sentence, std::optional<Manoeuvre> working) {
  refusal_ = sentence;
  working_ = std::move(working);
  announceReadouts();
}

void Document::setBeingSolved(bool isBeingSolved, const QObject* by) {
  const bool isOther = isBeingSolved ? solving_.insert(by).second : solving_.erase(by) > 0;
  if (isOther) announceShown();
}

bool Document::awaitsAnswer() const {
  const auto& trial = shownTrial(shown());
  return isBeingSolved() && (!trial || trial->from<Held>());
}

/// What nobody solved costs nothing yet.
Moment Document::moment() const {
  // what is compared has a clock of its own
  const KeptTrial* compared = comparison_ ? shownResult(project_) : nullptr;
  Moment moment = momentAt(shown(), playbackTime_ - (compared ? compared->alignment.shift : 0.0));
  if (!awaitsAnswer()) return moment;
  moment.tau.resize(0);
  moment.loads.clear();
  return moment;
}

Verdict Document::verdict() const {
  if (isBeingSolved()) return {Severity::Info, tr("Being solved")};
  const bool isUnknown = !shownTrial(shown()) && (isPreviewing() || areLoadsAwaited_);
  return isUnknown && known_ ? *known_ : verdictOf(shown());
}

void Document::noteUnreadable(const std::string& file, const QString& reason) {
  unreadable_[file] = reason;
  announceReadouts();
}

void Document::noteReadable(const std::string& file) {
  if (unreadable_.erase(file) > 0) announceReadouts();
}

void Document::setPlaybackTime(double seconds) {
  const auto [from, to] = playedSpan(shown(), comparison_);
  const double inside = std::clamp(seconds, from, to);
  if (std::exchange(playbackTime_, inside) == inside) return;
  emit playbackTimeChanged(inside);
  announceReadoutsSoon();
}

void Document::playFromStart() {
  setPlaybackTime(0.0);
  emit playWanted();
}

bool perform(Document& document, const std::function<void()>& action) {
  try {
    action();
    return true;
  } catch (const std::exception& problem) {
    document.reject(inOwnUnits(said(problem.what())));
    return false;
  }
}

}  // namespace handhold
