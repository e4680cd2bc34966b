// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/muscles/muscle_binding.h"

#include <QCursor>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QSettings>
#include <QToolTip>
#include <QVBoxLayout>
#include <utility>

#include "app/process/known_muscles.h"
#include "engine/core/error.h"
#include "engine/muscles/muscle_tables.h"
#include "engine/muscles/osim_muscles.h"
#include "engine/trial/trial_folder.h"
#include "ui/document/actions/own_clock.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/plots/muscle_channels.h"
#include "ui/theme/tokens.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr int kPatience_ms = 400;
const QString kView = QStringLiteral("view"), kPlot = QStringLiteral("plot");
const QString kMusclesSetting = QStringLiteral("view/muscles");

ChannelWords plotWords() {
  return {QStringLiteral("muscles"), QString(), QObject::tr("What of the muscles is plotted"),
          QObject::tr("Find a muscle or joint"), QString()};
}

QString wordsOf(const TrialMuscles& muscles, int muscle, double time) {
  const int frame = nearestFrame(muscles.course, time);
  if (frame < 0 || muscle >= static_cast<int>(muscles.body->muscles.size())) return {};
  const MuscleFrame& now = muscles.course.frames[static_cast<std::size_t>(frame)];
  return QObject::tr("%1  %2  %3 % of its strength")
      .arg(said(capitalized(muscles.body->muscles[static_cast<std::size_t>(muscle)].title)),
           measured(now.tensions[muscle], Dimension::Force, 1),
           QString::number(100.0 * now.activations[muscle], 'f', 0));
}

/// What came of the relief; nothing where nothing is relieved.
QString reliefWords(const std::shared_ptr<const TrialMuscles>& muscles) {
  if (!muscles || !muscles->options.relief || muscles->course.frames.empty()) return {};
  const ContactRelief& relief = *muscles->options.relief;
  const Relieved relieved = relievedIn(muscles->course, relief);
  const QString words = relieved.isKept
                            ? QObject::tr("%1 bears %2 at the most")
                            : QObject::tr("%1 cannot be relieved so far: it bears %2 at the least");
  return words.arg(readableName(relief.joint), measured(relieved.greatest, Dimension::Force, 1));
}

}  // namespace

MuscleBinding::MuscleBinding(Document& document, MainWindow& window, ViewBinding& view, Viewport& viewport)
    : document_(document),
      window_(window),
      view_(view),
      viewport_(viewport),
      muscles_(shippedMuscles),
      session_(document, muscles_),
      choices_(new MuscleChoices(&window)),
      plot_(new ChannelPlot(plotWords(), &window)),
      strength_(new StrengthChart(&window)),
      table_(new MuscleTable(&window)) {
  addPage();
  patience_.setSingleShot(true);
  patience_.setInterval(kPatience_ms);
  connect(&patience_, &QTimer::timeout, this, &MuscleBinding::showWork);
  connect(&session_, &MuscleSession::changed, this, &MuscleBinding::show);
  connect(&session_.runner(), &JobRunner::started, &patience_, qOverload<>(&QTimer::start));
  for (auto ended : {&JobRunner::finished, &JobRunner::cancelled})
    connect(&session_.runner(), ended, this, &MuscleBinding::endWork);
  connect(&session_.runner(), &JobRunner::failed, this, [this](const QString& reason) {
    endWork();
    document_.report(Severity::Attention, reason);
  });
  const auto follow = [this] {
    plot_->setTime(ownTime(document_));
    showChart();
  };
  for (auto signal : {&Document::readoutsChanged, &Document::comparisonChanged})
    connect(&document_, signal, plot_, follow);
  connect(&document_, &Document::playbackTimeChanged, plot_, follow);
  connect(&document_, &Document::shownChanged, this, [this] {
    showJoints();
    showChart();
    plot_->setEmptyWords(emptyWords());
  });
  connect(&Units::shared(), &Units::changed, this, &MuscleBinding::showNote);
  connect(choices_, &MuscleChoices::changed, this, [this] { session_.setOptions(choices_->options()); });
  connect(plot_, &ChannelPlot::timeScrubbed, this, [this](double own) { setOwnTime(document_, own); });
  connect(&viewport_, &Viewport::hovered, this, &MuscleBinding::hover);
  connect(&viewport_, &Viewport::selected, this, &MuscleBinding::pick);
  addAction();
  addOwnMuscles();
  addTables();
  plot_->setEmptyWords(emptyWords());
}

void MuscleBinding::addPage() {
  auto* page = new QWidget(&window_);
  page->setProperty("panel", true);
  byAngle_ =
      addToggle(*page, "by_angle", tr("Strength by angle"),
                tr("What muscles can do about a joint over its angle, beside the person's torque limits"));
  asTable_ = addToggle(*page, "as_table", tr("Table", "of numbers"),
                       tr("Tension, stress, physiological cross-section and length of every muscle now"));
  auto* row = new QHBoxLayout;
  row->setContentsMargins(0, 0, space::kPanel, 0);
  row->addWidget(choices_, 1);
  for (QToolButton* toggle : {byAngle_, asTable_}) row->addWidget(toggle, 0, Qt::AlignBottom);
  charts_ = new QStackedWidget(page);
  charts_->addWidget(plot_);
  for (QWidget* chart : {static_cast<QWidget*>(strength_), static_cast<QWidget*>(table_)})
    charts_->addWidget(chart);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(row);
  column->addWidget(charts_, 1);
  page->installEventFilter(this);
  window_.addBottomWidget({tr("Muscles"), page});
  for (const auto& [one, other] : {std::pair(byAngle_, asTable_), std::pair(asTable_, byAngle_)})
    connect(one, &QToolButton::toggled, this, [this, other = other](bool on) {
      if (on) other->setChecked(false);
      showChart();
    });
  showJoints();
  session_.setOptions(choices_->options());
}

QToolButton* MuscleBinding::addToggle(QWidget& page, const char* name, const QString& title,
                                      const QString& tip) {
  auto* toggle = new QToolButton(&page);
  toggle->setObjectName(QStringLiteral("muscles.") + QLatin1String(name));
  toggle->setText(title);
  toggle->setToolTip(tip);
  toggle->setCheckable(true);
  return toggle;
}

void MuscleBinding::addAction() {
  action_ = window_.actions().add(
      {"view.muscles",
       tr("M&uscles"),
       "",
       {QKeySequence(QStringLiteral("Shift+U"))},
       tr("Muscles along their lines, coloured by what part of their strength they give")},
      [] {});
  action_->setCheckable(true);
  connect(action_, &QAction::toggled, this, [this](bool on) {
    QSettings().setValue(kMusclesSetting, on);
    session_.setWanted(kView, on);
    show();
  });
  action_->setChecked(QSettings().value(kMusclesSetting, false).toBool());
  window_.findChild<QMenu*>(QStringLiteral("menu.view"))->addAction(action_);
}

void MuscleBinding::addOwnMuscles() {
  QAction* own = window_.actions().add({"view.own_muscles",
                                        tr("Muscles of an OpenSim model…"),
                                        "",
                                        {},
                                        tr("Those of an .osim file on the person, placed by the names of its "
                                           "bodies; unchecked, the shipped ones")},
                                       [] {});
  own->setCheckable(true);
  connect(own, &QAction::triggered, this, [this, own](bool on) { chooseOwnMuscles(*own, on); });
  window_.findChild<QMenu*>(QStringLiteral("menu.view"))->addAction(own);
}

/// What the file cannot give is told at once.
void MuscleBinding::chooseOwnMuscles(QAction& action, bool on) {
  if (!on) return session_.setMuscles(muscles_ = shippedMuscles);
  action.setChecked(false);
  const QString file = QFileDialog::getOpenFileName(&window_, tr("Muscles of an OpenSim model"), QString(),
                                                    tr("Models of OpenSim (*.osim)"));
  if (file.isEmpty()) return;
  const std::filesystem::path path = file.toStdU16String();
  try {
    const OsimMuscles found = osimMuscles(path, shownSubject(document_.shown()).model);
    QString words = tr("%1 muscles of %2").arg(found.body.muscles.size()).arg(QFileInfo(file).fileName());
    if (!found.leftOut.empty())
      words += tr("; %1 left out, as %2").arg(found.leftOut.size()).arg(said(found.leftOut.front()));
    document_.report(Severity::Info, words);
  } catch (const InputError& error) {
    return document_.report(Severity::Attention, said(error.what()));
  }
  session_.setMuscles(
      muscles_ = [path](const Subject& subject) { return osimMuscles(path, subject.model).body; });
  action.setChecked(true);
  action_->setChecked(true);
}

void MuscleBinding::addTables() {
  window_.addExport(
      {"muscles", tr("Tables of muscles and joint contact"), QString(), QString(),
       [this](const QString& folder) {
         const auto& trial = shownTrial(document_.project());
         const auto muscles = session_.found();
         if (!trial || !muscles || muscles->course.frames.empty())
           throw InputError("muscles", "are not shown", "choose Muscles in the View menu first");
         if (document_.isPreviewing())
           throw InputError("muscles", "are those of what is tried out", "end the simulation first");
         const Task& task = trial->task ? *trial->task : document_.project().task;
         const std::filesystem::path file = document_.filePath().toStdU16String();
         writeTrial(
             *trial, {trial->subject, task, file.parent_path()}, folder.toStdU16String(),
             muscleFiles(*muscles->body, muscles->options, muscles->course, trial->motion.frames.front().q));
       }});
}

void MuscleBinding::setAppearance(Appearance appearance) {
  const PlotTheme theme = appearance == Appearance::Dark ? PlotTheme::dark() : PlotTheme::light();
  plot_->setTheme(theme);
  strength_->setTheme(theme);
}

/// What was chosen for one whose joints were others counts as far as this person has it.
void MuscleBinding::showJoints() {
  const std::shared_ptr<const Model>& model = shownSubject(document_.shown()).model;
  if (!model || model == listed_) return;
  listed_ = model;
  const bool isRelieving = choices_->options().relief.has_value();
  choices_->setJoints(contactJoints(*model));
  if (choices_->options().relief.has_value() != isRelieving) session_.setOptions(choices_->options());
}

/// Without muscles the other page says why.
void MuscleBinding::showChart() {
  const auto muscles = session_.found();
  charts_->setCurrentIndex(!muscles ? 0 : byAngle_->isChecked() ? 1 : asTable_->isChecked() ? 2 : 0);
  strength_->setBody(muscles ? muscles->body : nullptr);
  strength_->setPosture(document_.moment().q);
  if (asTable_->isChecked())
    table_->setMuscles(muscles, muscles ? nearestFrame(muscles->course, document_.moment().time) : -1);
}

std::shared_ptr<const TrialMuscles> MuscleBinding::musclesIn(const Trial& trial) const {
  if (!session_.isWanted() || trial.motion.frames.empty()) return nullptr;
  try {
    MuscledBody body = muscles_(trial.subject);
    const MuscleOptions options = optionsFor(*body.model, choices_->options());
    return musclesAlong(trial, std::move(body), options,
                        trial.task ? trial.task->gravity : document_.project().task.gravity);
  } catch (const InputError&) {
    return nullptr;  // whoever has no muscles is told so in the tab
  }
}

void MuscleBinding::showNote() { choices_->setNote(reliefWords(session_.found())); }

void MuscleBinding::show() {
  const auto muscles = session_.found();
  showNote();
  showChart();
  const bool isKnown = muscles && !muscles->course.frames.empty();
  view_.setMuscles(isKnown && action_ && action_->isChecked() ? muscles : nullptr);
  plot_->setEmptyWords(emptyWords());
  if (!isKnown) return plot_->setSource({});
  if (!document_.isPreviewing()) plot_->chooseAnew();  // while one drags, the columns stay whose they are
  plot_->setSource([muscles] { return muscleChannels(muscles); });
  plot_->setTime(ownTime(document_));
}

/// Cancel is for good: nobody is asked again with the next frame.
void MuscleBinding::showWork() {
  if (!session_.isSharingMotion()) return;
  isTold_ = true;
  window_.messages().showWork(session_.runner().title(), [this] {
    session_.runner().cancel();
    action_->setChecked(false);
    session_.setWanted(kPlot, false);
  });
}

void MuscleBinding::endWork() {
  patience_.stop();
  if (std::exchange(isTold_, false)) window_.messages().endWork();
}

QString MuscleBinding::emptyWords() const {
  if (!session_.refusal().isEmpty()) return session_.refusal();
  return session_.isRunning()
             ? tr("Sharing torques among muscles…")
             : tr("Tensions and joint contact forces appear here when a posture is solved, a motion found, "
                  "or the human fitted to a recording");
}

void MuscleBinding::hover(const ThingId& id) {
  hovered_ = id.kind == ThingKind::Muscle ? id.index : -1;
  const auto muscles = session_.found();
  if (hovered_ < 0 || !muscles) return;
  const QString words = wordsOf(*muscles, hovered_, document_.moment().time);
  if (!words.isEmpty()) QToolTip::showText(QCursor::pos(), words, &viewport_);
}

/// The body is selected as ever; the muscle under the pointer shows its curve.
void MuscleBinding::pick(const ThingId&) {
  if (hovered_ >= 0 && plot_->group().currentIndex() < kMuscleGroups) plot_->select(hovered_);
}

bool MuscleBinding::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Show) session_.setWanted(kPlot, true);
  if (event->type() == QEvent::Hide) session_.setWanted(kPlot, false);
  return QObject::eventFilter(watched, event);
}

}  // namespace handhold
