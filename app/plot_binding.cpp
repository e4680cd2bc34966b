// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plot_binding.h"

#include "app/solution_files.h"
#include "engine/core/error.h"
#include "ui/plots/export/plot_sheet.h"
#include "ui/plots/quantity.h"

namespace handhold {

namespace {

constexpr int kNumbersInterval = 60;  // ms

}  // namespace

PlotBinding::PlotBinding(Document& document, MainWindow& window, QObject* parent)
    : QObject(parent),
      document_(document),
      timeline_(new Timeline(&window)),
      torques_(new TorquePlot(&window)),
      bars_(new LoadBars(&window)),
      contacts_(new ContactLoadsView(&window)) {
  window.setTimeline(timeline_);
  window.setBottomWidgets(
      {{tr("Torques"), torques_}, {tr("Joint loads"), bars_}, {tr("Contact loads"), contacts_}});
  addExports(window);
  // a drag changes what is shown with every move; the figure follows at once, numbers need not
  timer_.setSingleShot(true);
  timer_.setInterval(kNumbersInterval);
  connect(&timer_, &QTimer::timeout, this, &PlotBinding::showProject);
  connect(&document_, &Document::shownChanged, this, [this] {
    if (!timer_.isActive()) timer_.start();
  });
  connect(&document_, &Document::playbackTimeChanged, this, &PlotBinding::showTime);
  connect(&document_, &Document::selectionChanged, this, &PlotBinding::showSelection);
  for (auto signal : {&Document::comparisonChanged, &Document::historyChanged})
    connect(&document_, signal, this, &PlotBinding::showComparison);
  connect(timeline_, &Timeline::timeChanged, &document_, &Document::setPlaybackTime);
  connect(torques_, &TorquePlot::timeScrubbed, &document_, &Document::setPlaybackTime);
  connect(contacts_, &ContactLoadsView::timeScrubbed, &document_, &Document::setPlaybackTime);
  const auto selectJoint = [this](int joint) {
    document_.select(joint > 0 ? Subject{SubjectKind::Joint, joint} : Subject());
  };
  connect(torques_, &TorquePlot::jointSelected, this, selectJoint);
  connect(bars_, &LoadBars::jointSelected, this, selectJoint);
  connect(contacts_, &ContactLoadsView::contactSelected, this, [this](const QString& name) {
    const auto& contacts = document_.shown().task.contacts;
    for (size_t i = 0; i < contacts.size(); ++i)
      if (name.startsWith(QString::fromStdString(contacts[i].name)))
        document_.select({SubjectKind::Contact, static_cast<int>(i)});
  });
  const auto trigger = [&window](const char* id) {
    return [&window, id] {
      if (QAction* action = window.actions()[QString::fromLatin1(id)]) action->trigger();
    };
  };
  connect(timeline_, &Timeline::motionWanted, this, trigger("solve.motion"));
  connect(torques_, &TorquePlot::solveWanted, this, trigger("solve.posture"));
  connect(bars_, &LoadBars::solveWanted, this, trigger("solve.posture"));
  connect(contacts_, &ContactLoadsView::solveWanted, this, trigger("solve.posture"));
  showProject();
}

void PlotBinding::addExports(MainWindow& window) {
  const auto sheet = [this](const QString& path) { exportSheet(torques_->sheet(), path, QSize(1280, 480)); };
  window.addExport(
      {"plot", tr("Torque plot"), tr("SVG (*.svg);;PDF (*.pdf);;PNG (*.png);;CSV (*.csv)"), sheet});
  window.addExport(
      {"tables", tr("Tables of states, torques and contact loads"), QString(), [this](const QString& folder) {
         const Project& project = document_.project();
         if (!project.solved) throw InputError("tables", "nothing is solved yet", "solve a posture first");
         const Solution solution = project.motion ? toSolution(*project.motion, *project.solved)
                                                  : toSolution(*project.model, *project.solved);
         writeSolution(solution, project.task, *project.model, folder.toStdString());
       }});
}

void PlotBinding::setAppearance(Appearance appearance) {
  const PlotTheme theme = appearance == Appearance::Dark ? PlotTheme::dark() : PlotTheme::light();
  timeline_->setTheme(theme);
  torques_->setTheme(theme);
  bars_->setTheme(theme);
  contacts_->setTheme(theme);
}

/// The motion, or the posture as a single instant; null while no torques are known.
std::shared_ptr<const Motion> PlotBinding::shownMotion() const {
  const Project& project = document_.shown();
  if (project.motion) return {project.motion, &project.motion->motion};
  const Moment moment = document_.moment();
  if (moment.tau.size() == 0) return nullptr;
  return std::make_shared<const Motion>(instantOf(moment.q, moment.tau, moment.loads));
}

void PlotBinding::showProject() {
  const Project& project = document_.shown();
  torques_->setModel(project.model);
  bars_->setModel(project.model);
  const bool sameMotion = project.motion && project.motion.get() == outcome_;
  if (!sameMotion) {
    outcome_ = project.motion.get();
    motion_ = shownMotion();
    contacts_->setTask(std::make_shared<const Task>(project.task));
    torques_->setMotion(motion_);
    contacts_->setMotion(motion_);
    QVector<double> times;
    if (project.motion)
      for (const MotionFrame& frame : motion_->frames) times.push_back(frame.time);
    timeline_->setFrameTimes(times);
    timeline_->setMarks(project.motion ? limitMarks(*project.model, *motion_) : QVector<TimelineMark>());
  }
  showTime(document_.playbackTime());
}

void PlotBinding::showTime(double seconds) {
  timeline_->setTime(seconds);
  torques_->setTime(seconds);
  contacts_->setTime(seconds);
  bars_->setTorques(document_.moment().tau);
}

void PlotBinding::showComparison() {
  const std::optional<Comparison>& comparison = document_.comparison();
  if (comparison == compared_ && !comparison) return;
  compared_ = comparison;
  std::vector<ComparedMotion> motions;
  for (const int id : {comparison ? comparison->first : 0, comparison ? comparison->second : 0})
    if (const KeptResult* result = findResult(document_.project(), id))
      motions.push_back(
          {QString::fromStdString(result->name), std::make_shared<const Motion>(framesOf(*result))});
  torques_->setCompared(std::move(motions));
}

void PlotBinding::showSelection() {
  const Subject selection = document_.selection();
  const int joint = selection.kind == SubjectKind::Joint ? selection.index : -1;
  torques_->setSelectedJoint(joint);
  bars_->setSelectedJoint(joint);
}

}  // namespace handhold
