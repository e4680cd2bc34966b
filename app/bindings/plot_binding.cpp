// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/plot_binding.h"

#include <algorithm>
#include <limits>

#include "app/bindings/session_binding.h"
#include "app/process/resources.h"
#include "engine/core/error.h"
#include "engine/trial/trial_folder.h"
#include "engine/trial/violation_words.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/document/actions/alignment.h"
#include "ui/document/actions/event_actions.h"
#include "ui/document/actions/in_sight.h"
#include "ui/document/actions/own_clock.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/document/motion_actions.h"
#include "ui/document/recordings/recorded.h"
#include "ui/document/units/units.h"
#include "ui/plots/curves/quantity.h"
#include "ui/plots/export/plot_sheet.h"

namespace handhold {

namespace {

constexpr double kSameTime = 1e-6;  // s

/// What the window shows, as solve would write it.
void writeTables(const Document& document, const std::filesystem::path& folder) {
  const Project& project = document.project();
  const auto& shown = shownTrial(project);
  if (!shown) throw InputError("tables", "nothing is solved yet", "solve a posture first");
  const std::filesystem::path file = document.filePath().toStdString();
  writeTrial(*shown, {shown->subject, shown->task ? *shown->task : project.task, file.parent_path()}, folder);
}

/// Events, limits that are exceeded and laws that are broken, each at its time.
QVector<TimelineMark> marksOf(const Project& project, const QVector<TimelineMark>& exceeded) {
  const Recording* recording = shownRecording(project);
  const QVector<TimelineMark> events = recording ? eventMarks(recording->events) : QVector<TimelineMark>();
  if (!project.motion) return events;
  QStringList sentences;
  std::vector<double> times;
  for (const Violation& violation : project.motion->violations) {
    sentences.append(capitalized(told(violation, Units::shared().choice())));
    times.push_back(violation.time.value_or(0.0));
  }
  return events + exceeded + violationMarks(sentences, times);
}

QVector<TimelineMark> shifted(QVector<TimelineMark> marks, double shift) {
  for (TimelineMark& mark : marks) {
    mark.from += shift;
    mark.to += shift;
  }
  return marks;
}

/// What the time line plays; null: a posture.
const Trial* movingTrial(const Project& project) {
  return project.recording ? project.recording.get() : project.motion.get();
}

QVector<double> frameTimes(const Project& project) {
  QVector<double> times;
  if (project.recording) {
    const std::vector<double>& recorded = playedTimes(*shownRecording(project)).times;
    return {recorded.begin(), recorded.end()};
  }
  if (project.motion)
    for (const MotionFrame& frame : project.motion->motion.frames) times.push_back(frame.time);
  return times;
}

/// Of a result on the clock of a comparison.
QVector<double> comparedTimes(const Project& project, const KeptTrial& result) {
  QVector<double> times = frameTimes(withResult(project, result));
  for (double& time : times) time += result.alignment.shift;
  return times;
}

/// Of the longest of what is compared, from where the first begins to where the last ends; else of what is
/// shown.
QVector<double> playedTimesOf(const Document& document) {
  if (!document.comparison()) return frameTimes(document.shown());
  QVector<double> longest;
  double from = std::numeric_limits<double>::infinity(), to = -from;
  for (const int id : *document.comparison()) {
    const KeptTrial* kept = findResult(document.project(), id);
    const QVector<double> times = kept ? comparedTimes(document.project(), *kept) : QVector<double>();
    if (times.size() < 2) continue;
    from = std::min(from, times.first());
    to = std::max(to, times.last());
    if (longest.isEmpty() || times.last() - times.first() > longest.last() - longest.first()) longest = times;
  }
  if (longest.isEmpty()) return longest;
  if (from < longest.first()) longest.prepend(from);
  if (to > longest.last()) longest.append(to);
  return longest;
}

std::shared_ptr<const Trial> recordedPart(const Project& project) {
  return shownRecording(project) ? shownTrial(project) : nullptr;
}

}  // namespace

PlotBinding::PlotBinding(Document& document, MainWindow& window, QObject* parent)
    : QObject(parent),
      document_(document),
      window_(window),
      timeline_(new Timeline(&window)),
      torques_(new TorquePlot(&window)),
      bars_(new LoadBars(&window)),
      contacts_(new ContactLoadsView(&window)),
      recorded_(new RecordedPlot(&window)) {
  window.setTimeline(timeline_);
  window.setBottomWidgets({{tr("Torques"), torques_},
                           {tr("Joint loads"), bars_},
                           {tr("Contact loads"), contacts_},
                           {tr("Recorded"), recorded_}});
  addExports(window);
  connect(&document_, &Document::readoutsChanged, this, &PlotBinding::showProject);
  connect(&Units::shared(), &Units::changed, this, &PlotBinding::showProject);
  connect(&document_, &Document::wasReset, this, [this] {
    isAnswered_ = false;
    outcome_ = nullptr;
    showProject();
  });
  connect(&document_, &Document::playbackTimeChanged, this, &PlotBinding::showTime);
  connect(&document_, &Document::selectionChanged, this, &PlotBinding::showSelection);
  for (auto signal : {&Document::comparisonChanged, &Document::historyChanged})
    connect(&document_, signal, this, &PlotBinding::showComparison);
  connect(&document_, &Document::playWanted, timeline_, [this] {
    if (loadPreferences().found == WhenFound::Play) timeline_->play();
  });
  connect(timeline_, &Timeline::playRangeChosen, this, [this](double from, double to) {
    if (kept_) emit keptChosen(from, to);
  });
  connect(timeline_, &Timeline::timeChanged, &document_, &Document::setPlaybackTime);
  connect(torques_, &TorquePlot::timeScrubbed, &document_, &Document::setPlaybackTime);
  const auto scrub = [this](double own) { setOwnTime(document_, own); };
  connect(contacts_, &ContactLoadsView::timeScrubbed, this, scrub);
  connect(recorded_, &RecordedPlot::timeScrubbed, this, scrub);
  const auto selectJoint = [this](int joint) {
    document_.select(joint > 0 ? Element{ElementKind::Joint, joint} : Element());
  };
  connect(torques_, &TorquePlot::jointSelected, this, selectJoint);
  connect(bars_, &LoadBars::jointSelected, this, selectJoint);
  connect(contacts_, &ContactLoadsView::contactSelected, this, [this](const QString& name) {
    const int bearer = bearerOf(document_.shown(), contacts_->contactOf(name));
    if (bearer >= 0) document_.select({ElementKind::Contact, bearer});
  });
  const WindowActions& actions = window.actions();
  connect(timeline_, &Timeline::motionWanted, this, actions.trigger("solve.motion"));
  connect(torques_, &TorquePlot::solveWanted, this, actions.trigger("solve.posture"));
  connect(bars_, &LoadBars::solveWanted, this, actions.trigger("solve.posture"));
  connect(contacts_, &ContactLoadsView::solveWanted, this, actions.trigger("solve.posture"));
  connect(recorded_, &RecordedPlot::fillWanted, this, actions.trigger("file.open"));
  connectLanes();
  connectEvents();
  rememberPacing(*timeline_);
  rememberKept(QStringLiteral("recorded"), *recorded_);
  showProject();
}

/// Lanes or stages whose drags are seen at once and are one step when they end.
template <class Schedule>
void PlotBinding::connectSchedule(Schedule& schedule) {
  connect(&schedule, &Schedule::dragged, this, [this](const MotionSettings& settings) {
    document_.preview(withMotionSettings(document_.project(), settings));
  });
  connect(&schedule, &Schedule::dropped, this, [this](const MotionSettings& settings, const QString& title) {
    document_.dropPreview();
    perform(document_, [&] { setMotionSettings(document_, settings, {title, {}}); });
  });
  connect(&schedule, &Schedule::cancelled, &document_, &Document::dropPreview);
  connect(&document_, &Document::previewDropped, &schedule, &Schedule::letGo);
  connect(&document_, &Document::projectChanged, &schedule, &Schedule::letGo);
}

void PlotBinding::connectLanes() {
  ContactLanes* lanes = &timeline_->lanes();
  connectSchedule(*lanes);
  connectSchedule(timeline_->stages());
  connect(lanes, &ContactLanes::contactPicked, this, [this](int contact) {
    document_.select({ElementKind::Contact, contact});
  });
  connect(lanes, &ContactLanes::timedTargetPicked, this, [this](int target) {
    document_.select({ElementKind::TimedTarget, target});
  });
}

void PlotBinding::addExports(MainWindow& window) {
  const auto sheet = [this](const QString& path) { exportSheet(torques_->sheet(), path, QSize(1280, 480)); };
  const auto check = [this] {
    if (!torques_->isFilled()) throw InputError("plot", "no torques are shown", "solve or predict first");
  };
  window.addExport({"plot", tr("Torque plot"), tr("torque plot"),
                    tr("SVG (*.svg);;PDF (*.pdf);;PNG (*.png);;CSV (*.csv)"), sheet, check});
  window.addExport({"tables", tr("Tables of states, torques and contact loads"), QString(), QString(),
                    [this](const QString& folder) { writeTables(document_, folder.toStdString()); }});
}

void PlotBinding::setAppearance(Appearance appearance) {
  const PlotTheme theme = appearance == Appearance::Dark ? PlotTheme::dark() : PlotTheme::light();
  timeline_->setTheme(theme);
  torques_->setTheme(theme);
  bars_->setTheme(theme);
  contacts_->setTheme(theme);
  recorded_->setTheme(theme);
}

/// The motion, or the posture as a single instant; null while no torques are known, and of a recording
/// without a body.
std::shared_ptr<const Motion> PlotBinding::shownMotion() const {
  const Project& project = document_.shown();
  if (project.recording) return nullptr;
  if (project.motion) return {project.motion, &project.motion->motion};
  const Moment moment = document_.moment();
  if (moment.tau.size() == 0) return nullptr;
  return std::make_shared<const Motion>(instantOf(moment.q, moment.tau, moment.loads));
}

void PlotBinding::showMotion(const Project& project) {
  outcome_ = movingTrial(project);
  motion_ = shownMotion();
  exceeded_ = project.motion ? limitMarks(*shownSubject(project).model, project.motion->motion)
                             : QVector<TimelineMark>();
  const auto& answer = shownTrial(project);
  const bool isAnswered = answer ? !answer->from<Held>() : isAnswered_;
  if (isAnswered && !isAnswered_) torques_->chooseAnew();
  isAnswered_ = isAnswered;
  if (!iterate_) torques_->setMotion(motion_);
  torques_->setTold(outcome_ ? toldValues(*outcome_) : ToldValues());
  contacts_->setMotion(motion_, shownSubject(project).model,
                       std::make_shared<const Task>(answer ? taskOf(project, *answer) : project.task));
  showTimes();
  timeline_->setEventEditing(shownRecording(project) ? EventEditing::Editable : EventEditing::Fixed);
  const bool isNew = project.recording && !recorded_->hasTrial();
  recorded_->setTrial(recordedPart(project));
  if (isNew) window_.showBottomWidget(*recorded_);
}

void PlotBinding::showTimes() {
  timeline_->setFrameTimes(playedTimesOf(document_));
  if (kept_) timeline_->setPlayRange(kept_->first, kept_->second);
}

void PlotBinding::setKept(const std::optional<std::pair<double, double>>& kept) {
  if (kept == kept_) return;
  kept_ = kept;
  kept_ ? timeline_->setPlayRange(kept_->first, kept_->second)
        : timeline_->setPlayRange(timeline_->clock().from(), timeline_->clock().to());
}

void PlotBinding::showProject() {
  const Project& project = document_.shown();
  torques_->setModel(shownSubject(project).model);
  bars_->setModel(shownSubject(project).model);
  const bool sameMotion = outcome_ && movingTrial(project) == outcome_;
  if (!sameMotion) showMotion(project);
  showSchedule();
  showTime(document_.playbackTime());
}

/// Neither what was recorded nor a simulation follows the task's schedule, nor does the clock of motions
/// that are compared, unless it is that of the task.
void PlotBinding::showSchedule() {
  const Project& project = document_.shown();
  const Trial* moving = project.motion.get();
  const PlaybackClock& clock = timeline_->clock();
  const bool isOnItsClock =
      !document_.comparison() ||
      std::abs(clock.from()) + std::abs(clock.to() - motionDuration(project)) < kSameTime;
  const bool isOther = !isOnItsClock || shownRecording(project) ||
                       (moving && (moving->from<Simulated>() || moving->from<Recorded>()));
  timeline_->setTask(isOther ? std::make_shared<const Task>() : std::make_shared<const Task>(project.task));
  timeline_->setMarks(shifted(marksOf(project, exceeded_), shiftOfShown(document_)));
}

void PlotBinding::showIterate(std::shared_ptr<const Motion> iterate) {
  iterate_ = std::move(iterate);
  if (iterate_) return torques_->setMotion(iterate_);
  outcome_ = nullptr;
  showProject();
}

void PlotBinding::showTime(double seconds) {
  timeline_->holdAt(seconds);
  const double own = ownTime(document_);
  torques_->setTime(seconds, own);
  contacts_->setTime(own);
  recorded_->setTime(own);
  const Moment moment = document_.moment();
  bars_->setTorques({moment.time, moment.q, moment.v, {}, moment.tau, {}});
}

void PlotBinding::showComparison() {
  const std::optional<Comparison>& comparison = document_.comparison();
  if (comparison == compared_ && !comparison) return;
  compared_ = comparison;
  std::vector<ComparedMotion> motions;
  for (const int id : comparison.value_or(Comparison()))
    if (const KeptTrial* kept = findResult(document_.project(), id);
        kept && !kept->trial->motion.frames.empty())
      motions.push_back({named(kept->name), onCommonClock(*kept), kept->trial->subject.model});
  torques_->setCompared(std::move(motions));
  showTimes();
  showSchedule();
}

void PlotBinding::showSelection() {
  const Element selection = document_.selection();
  const int joint = selection.kind == ElementKind::Joint ? selection.index : -1;
  torques_->setSelectedJoint(joint);
  bars_->setSelectedJoint(joint);
}

}  // namespace handhold
