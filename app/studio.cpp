// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio.h"

#include <QDockWidget>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <cstdio>
#include <ctime>

#include "app/bindings/manoeuvre_binding.h"
#include "app/bindings/people/subject_binding.h"
#include "app/bindings/recordings/motion_export.h"
#include "app/bindings/report_binding.h"
#include "app/bindings/studies/reach_binding.h"
#include "app/bindings/studies/studies_binding.h"
#include "app/bindings/studies/sweep_binding.h"
#include "app/bindings/view_actions.h"
#include "app/bindings/workload_binding.h"
#include "app/commands/picture.h"
#include "app/drawing/scene_painter.h"
#include "app/process/known_muscles.h"
#include "app/process/resources.h"
#include "engine/planning/trials.h"
#include "ui/dialogs/recovery_dialog.h"
#include "ui/document/files/document_files.h"

namespace handhold {

namespace {

constexpr QSize kPagePicture(900, 675);  // px, on a page

Places places() {
  const QString folder = QString::fromStdString(resourceFolder().string());
  return {folder + "/models", folder + "/tasks", folder + "/recordings"};
}

QString recoveryFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/recovery");
}

}  // namespace

Solvers engineSolvers(PropSolids& solids) {
  const auto solid = [&solids](const Task& task, const std::stop_token& stop = {}) {
    return solids.solid(task, stop);
  };
  return {[=](const Subject& subject, const Task& task, const SolveOptions& options) {
            return handhold::solve(subject, solid(task, options.posture.stop), options);
          },
          [=](const Subject& subject, const Task& task, const VectorX& q) {
            return handhold::hold(subject, solid(task), q);
          },
          [=](const Subject& subject, const Task& task, const Trial& from) -> LiveStep {
            return [solid, step = followDrag(subject, solid(task), from)](
                       const Task& now, const std::optional<Drag>& drag, const PostureOptions& options) {
              return step(solid(now, options.stop), drag, options);
            };
          },
          [=](PlaceQuestion question, const PlaceSink& sink, const std::stop_token& stop) {
            question.task = solid(question.task, stop);
            weighPlaces(question, sink, stop);
          },
          solid};
}

Studio::Studio()
    : solvers_(engineSolvers(solids_)),
      document_(standingProject(openSubject({}))),
      recoverable_(recoverable(recoveryFolder())),
      recovery_(document_, recoveryFolder()),
      live_(solvers_),
      keeper_(document_, live_),
      drag_(document_, live_),
      physics_(document_),
      studies_(knownStudies()),
      window_(document_, runner_, solvers_, places()),
      viewport_(new Viewport(&window_)),
      view_(document_, drag_, *viewport_),
      session_(document_, *viewport_),
      menu_(document_, window_, *viewport_, view_),
      plots_(document_, window_),
      muscles_(document_, window_, view_, *viewport_),
      points_(document_, window_),
      films_(document_, window_, view_, plots_),
      offers_(window_.solvePanel(), view_),
      places_(document_, window_, runner_, solvers_, view_),
      import_(document_, runner_, window_, plots_),
      prediction_(document_, runner_, solvers_, {window_, plots_, import_.session()}),
      watch_(runner_, view_, plots_),
      subjects_(document_, solvers_) {
  window_.setViewport(viewport_);
  view_.meshes().feed(solids_);
  recovery_.setOpenFile(window_.fileOnDisk());
  connectWindow();
  physics_.setMusclesOf(shippedMuscles);
  addPhysics(window_, document_, physics_);
  addStudies(window_, document_, studies_);
  addManoeuvres(window_, document_, runner_, solvers_);
  addSubjects(window_, document_, subjects_, view_, figures_);
  const ScoresView* scores = addScores(window_, document_, view_);
  addWorkload(window_, document_, *scores,
              [this] { return paintApart(view_.scene(), viewport_->camera(), kPagePicture); });
  addReport(window_, document_, view_, [this](const Trial& trial) { return muscles_.musclesIn(trial); });
  addMotionExport(window_, document_, view_);
  new SweepBinding(window_, document_);
  new ReachBinding(document_, window_, view_, *viewport_, solvers_);
  view_.setPhysics(&physics_);
  muscles_.setGiven([this] { return physics_.activations(); });
  addViewActions(window_, view_, *viewport_);
  viewport_->setMouseStyle(loadPreferences().mouse);
  QObject::connect(&window_, &MainWindow::mouseStyleChanged, viewport_, &Viewport::setMouseStyle);
  reportFrameTimes();
  adopt(window_.appearance());
  // the skin takes seconds to make the first time; the person is drawn as sticks until then
  QObject::connect(&figures_, &FigureMaker::made, &view_, &ViewBinding::setFigure);
  QObject::connect(&figures_, &FigureMaker::failed, &window_,
                   [this](const QString& reason) { document_.report(Severity::Attention, reason); });
  QObject::connect(&view_, &ViewBinding::personChanged, &figures_, &FigureMaker::ask);
  QObject::connect(&view_, &ViewBinding::figureWanted, &figures_, &FigureMaker::askBeside);
  QObject::connect(&figures_, &FigureMaker::madeBeside, &view_, &ViewBinding::keepFigure);
  figures_.ask(document_.project().subject);
}

void Studio::adopt(Appearance appearance) {
  view_.setThemeName(appearance == Appearance::Dark ? ThemeName::Dark : ThemeName::Light);
  plots_.setAppearance(appearance);
  muscles_.setAppearance(appearance);
  points_.setAppearance(appearance);
}

void Studio::open(const QString& taskFile) {
  isNamed_ = window_.openFile(taskFile);
  if (!isNamed_) window_.showStartPage();
}

/// What the program finds by itself leaves the file as unchanged as it was.
void Studio::solveUnasked() {
  const Project& opened = document_.project();
  if (!opened.results.empty() || opened.q != startPosture(opened)) return;
  const Task& task = opened.task;
  // where a motion begins at a posture of the task's own, the best posture at its contacts may be quite
  // another
  const bool beginsThere = task.motion.method == MotionMethod::Predicted && task.start.size() > 0;
  window_.actions()[task.manoeuvre || beginsThere ? "solve.motion" : "solve.posture"]->trigger();
  unasked_ = document_.revision();
}

bool Studio::bringBack() {
  const bool isAlone = recoverable_.size() == 1 && recoverable_[0].problem.isEmpty();
  if (isAlone && !isNamed_) return bringBack(recoverable_[0].file);
  if (!recoverable_.isEmpty()) offerCopies();
  return false;
}

/// What is being solved belongs to what was open before.
bool Studio::bringBack(const QString& copy) {
  runner_.cancel();
  const bool done = perform(document_, [&] { recovery_.bringBack(copy, places().modelFolder); });
  if (!done) return false;
  window_.showView();
  document_.report(Severity::Attention, QObject::tr("Unsaved work was brought back"));
  return true;
}

void Studio::offerCopies() {
  auto* dialog = new RecoveryDialog(recoverable_, &window_);
  QObject::connect(dialog, &RecoveryDialog::discardRequested, &window_, &discardCopy);
  QObject::connect(dialog, &RecoveryDialog::bringBackRequested, &window_, [this](const QString& copy) {
    if (window_.mayDiscard()) bringBack(copy);
  });
  dialog->open();
}

void Studio::connectWindow() {
  QObject::connect(&window_, &MainWindow::taskOpened, &window_, [this] {
    window_.giveKeyboardToView();
    solveUnasked();
  });
  QObject::connect(&window_, &MainWindow::appearanceChanged, &view_, [this](Appearance a) { adopt(a); });
  QObject::connect(&window_, &MainWindow::toolChosen, &view_, [this](Tool tool) {
    view_.setTool(tool);
    // after G or R an axis and an amount are typed, wherever the keyboard was
    if (tool != Tool::Select && !document_.selected().empty()) window_.giveKeyboardToView();
  });
  QObject::connect(&window_, &MainWindow::frameEverythingRequested, viewport_, &Viewport::frameAll);
  QObject::connect(&window_, &MainWindow::frameSelectionRequested, viewport_, &Viewport::frameSelection);
  QObject::connect(viewport_, &Viewport::gizmoModeRequested, &window_, [this](Gizmo::Mode mode) {
    window_.actions()[mode == Gizmo::Mode::Move ? "tool.move" : "tool.rotate"]->trigger();
  });
  // its first click has selected it
  QObject::connect(viewport_, &Viewport::activated, &window_, [this] {
    auto* inspector = window_.findChild<QDockWidget*>(QStringLiteral("dock.inspector"));
    inspector->show();
    inspector->raise();
  });
  QObject::connect(viewport_, &Viewport::frameRateChanged, &window_,
                   [this](double rate) { window_.setFrameRate(rate); });
  QObject::connect(&runner_, &JobRunner::iterated, &view_, &ViewBinding::showGuess);
  QObject::connect(&view_.meshes(), &MeshBinding::reading, &window_, [this](const QString& file) {
    if (file.isEmpty()) return window_.messages().endWork();
    window_.messages().showWork(QObject::tr("Reading the mesh “%1”").arg(file),
                                [this] { view_.meshes().cancel(); });
  });
  const auto hasEnded = [this] {
    view_.showGuess(VectorX());
    document_.setBeingSolved(false);
  };
  for (auto ended : {&JobRunner::finished, &JobRunner::cancelled})
    QObject::connect(&runner_, ended, &view_, hasEnded);
  QObject::connect(&runner_, &JobRunner::failed, &view_, hasEnded);
  QObject::connect(&runner_, &JobRunner::started, &window_, [this] {
    unasked_.reset();
    document_.setBeingSolved(true);
  });
  // what a person changes meanwhile is no longer as the file has it
  QObject::connect(&document_, &Document::projectChanged, &window_, [this] {
    if (runner_.isRunning()) unasked_.reset();
  });
  QObject::connect(&runner_, &JobRunner::finished, &window_, [this] {
    if (unasked_ && document_.revision() == *unasked_ + 1) document_.markUntouched();
    unasked_.reset();
  });
  window_.setPictureExporter([this](const PictureRequest& request, const QString& path) {
    RenderOptions options;
    options.width = request.size.width();
    options.height = request.size.height();
    options.out = path.toStdString();
    options.instants = request.instants;
    writePicture(options.instants.empty() ? view_.scene() : view_.sceneOf(options.instants),
                 viewport_->camera(), options);
  });
}

/// For whoever measures: with HANDHOLD_FRAME_TIMES set, a line for each half second of moving pictures, with
/// the time of all threads.
void Studio::reportFrameTimes() {
  if (!qEnvironmentVariableIsSet("HANDHOLD_FRAME_TIMES")) return;
  const auto milliseconds = [] { return 1e3 * double(std::clock()) / CLOCKS_PER_SEC; };
  auto report = [milliseconds, wall = QElapsedTimer(), used = 0.0](double rate) mutable {
    if (rate > 0.0 && wall.isValid()) {
      const double pictures = std::max(1.0, rate * double(wall.elapsed()) / 1000.0);
      std::fprintf(stderr, "frames: %.1f per second, %.1f ms of processor each\n", rate,
                   (milliseconds() - used) / pictures);
    }
    rate > 0.0 ? wall.start() : wall.invalidate();
    used = milliseconds();
  };
  QObject::connect(viewport_, &Viewport::frameRateChanged, &window_, report);
}

}  // namespace handhold
