// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/main_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>
#include <QStandardPaths>
#include <QToolBar>
#include <QVBoxLayout>
#include <utility>

#include "ui/controls/field_keys.h"
#include "ui/dialogs/start_page.h"
#include "ui/document/actions/in_sight.h"
#include "ui/document/language/said.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"
#include "ui/main_window/dock_title.h"
#include "ui/main_window/empty_view.h"
#include "ui/main_window/panel_focus.h"
#include "ui/main_window/recent_files.h"
#include "ui/main_window/tab_mark.h"
#include "ui/panels/history_panel.h"
#include "ui/panels/inspector/inspector_panel.h"
#include "ui/panels/posture_panel.h"
#include "ui/panels/results/results_panel.h"
#include "ui/panels/scene_tree_panel.h"
#include "ui/panels/solve/solve_panel.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"

namespace handhold {

namespace {

/// Letters and the like are commands of the view: below a page nobody sees what they do.
bool isPlainKey(const QKeyEvent& event) {
  const bool isHeld = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
  return !isHeld && (event.key() < Qt::Key_Escape || event.key() == Qt::Key_Delete);
}

}  // namespace

MainWindow::MainWindow(Document& document, JobRunner& runner, const Solvers& solvers, const Places& places,
                       QWidget* parent)
    : QMainWindow(parent),
      document_(document),
      runner_(runner),
      solvers_(solvers),
      places_(places),
      openFile_(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/open")),
      actions_(*this),
      systemAppearance_(systemAppearance(QGuiApplication::palette())),
      appearance_(systemAppearance_) {
  // Before the first widget: those that stand already keep the font that they were born with.
  applyAppearance(*qApp, appearance_);
  setFont(interfaceFont());
  setObjectName(QStringLiteral("window"));
  setAcceptDrops(true);
  setAnimated(false);
  setDockOptions(AllowTabbedDocks | AllowNestedDocks);
  buildCentre();
  buildDocks();
  buildFileActions();
  buildEditActions();
  buildToolActions();
  buildSolveActions();
  buildWindowActions();
  buildLayoutActions();
  buildToolBar();
  buildMenus();
  addStartLink(actions_["app.firstSteps"]);
  setStatusBar(status_ = new StatusLine(document_, runner_, this));
  connectDocument();
  refreshTitle();
  refreshActions();
  refreshRecent();
  applyPreferences(loadPreferences());
  restoreSession();
  qApp->installEventFilter(this);
}

/// Panels that are being taken down may still commit, an open name field for one; the window no longer
/// listens.
MainWindow::~MainWindow() {
  disconnect(&document_, nullptr, this, nullptr);
  disconnect(&runner_, nullptr, this, nullptr);
}

void MainWindow::buildCentre() {
  auto* middle = new QWidget(this);
  auto* column = new QVBoxLayout(middle);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  centre_ = new QStackedWidget(middle);
  centre_->setMinimumSize(isTight() ? QSize(200, 120) : QSize(440, 300));
  column->addWidget(centre_);
  messages_ = new MessageBar(*middle);
  setCentralWidget(middle);
  startPage_ = new StartPage(centre_);
  startPage_->setMinimumSize(centre_->minimumSize());  // it scrolls
  centre_->addWidget(startPage_);
  setViewport(new EmptyView(QStringLiteral("person"),
                            tr("The person appears here as soon as the view has started.")));
  connect(startPage_, &StartPage::fileChosen, this, &MainWindow::openFile);
  connect(startPage_, &StartPage::newRequested, this, &MainWindow::newTask);
  connect(startPage_, &StartPage::openRequested, this, &MainWindow::chooseFile);
}

void MainWindow::setViewport(QWidget* view) {
  delete view_;
  view_ = view;
  centre_->addWidget(view_);
  centre_->setCurrentWidget(view_);
  view_->setFocus();
}

void MainWindow::addStartLink(QAction* action) { startPage_->addLink(action); }

void MainWindow::setTimeline(QWidget* timeline) { bottom_->setTimeline(timeline); }

void MainWindow::setBottomWidgets(const QVector<TitledWidget>& tabs) { bottom_->setTabs(tabs); }

void MainWindow::addBottomWidget(const TitledWidget& tab) { bottom_->addTab(tab); }

void MainWindow::showBottomWidget(QWidget& tab) {
  timeDock_->show();
  bottom_->bringForward(tab);
}

void MainWindow::buildDocks() {
  tree_ = new SceneTreePanel(document_);
  solvePanel_ = new SolvePanel(document_, runner_, solvers_);
  connect(tree_, &SceneTreePanel::meshWanted, this, &MainWindow::chooseMesh);
  connect(tree_, &SceneTreePanel::deleteWanted, this, &MainWindow::deleteThing);
  bottom_ = new BottomArea(isTight() ? BottomArea::Room::Tight : BottomArea::Room::Usual);
  connect(bottom_, &BottomArea::maximiseWanted, this, &MainWindow::maximisePlots);
  connect(bottom_, &BottomArea::tabWanted, this, &MainWindow::showBottomWidget);
  sceneDock_ = makeDock("dock.scene", "Scene", tree_, this);
  inspectorDock_ = makeDock("dock.inspector", "Inspector", new InspectorPanel(document_), this);
  historyDock_ = makeDock("dock.history", "History", new HistoryPanel(document_), this);
  postureDock_ = makeDock("dock.posture", "Posture", new PosturePanel(document_), this);
  solveDock_ = makeDock("dock.solve", "Solve", solvePanel_, this);
  auto* results = new ResultsPanel(document_);
  connect(results, &ResultsPanel::solveWanted, solvePanel_, &SolvePanel::solve);
  connect(solvePanel_, &SolvePanel::refused, this, [this, mark = new TabMark(*this, *solveDock_)] {
    mark->set();
    if (mark->isSet())
      document_.report(Severity::Attention,
                       tr("%1. The panel Solve tells what would help").arg(said(document_.verdict().words)));
  });
  resultsDock_ = makeDock("dock.results", "Results", results, this);
  timeDock_ = makeDock("dock.time", "Time and torques", bottom_, this);
  timeDock_->setTitleBarWidget(new QWidget(timeDock_));
  timeDock_->titleBarWidget()->setFixedHeight(0);
  auto* add = static_cast<DockTitle*>(sceneDock_->titleBarWidget())
                  ->addButton("scene.add", "add", "Add a handhold, target, load or prop");
  auto* menu = new QMenu(add);
  tree_->fillAddMenu(*menu);
  add->setMenu(menu);
  add->setPopupMode(QToolButton::InstantPopup);
  setCorner(Qt::BottomLeftCorner, isTight() ? Qt::BottomDockWidgetArea : Qt::LeftDockWidgetArea);
  setCorner(Qt::BottomRightCorner, isTight() ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea);
  resetLayout();
}

QList<QDockWidget*> MainWindow::docks() const {
  return QList<QDockWidget*>{sceneDock_, inspectorDock_, historyDock_, postureDock_,
                             solveDock_, resultsDock_,   timeDock_} +
         sidePanels_;
}

QDockWidget* MainWindow::addSidePanel(const PanelName& name, QWidget* panel) {
  QDockWidget* dock = makeDock(name.id, name.title, panel, this);
  sidePanels_.append(dock);
  addDockWidget(Qt::RightDockWidgetArea, dock);
  tabifyDockWidget(solveDock_, dock);
  dock->hide();
  restoreDockWidget(dock);
  if (auto* menu = findChild<QMenu*>(QStringLiteral("menu.panels")))
    menu->addAction(dock->toggleViewAction());
  return dock;
}

void MainWindow::connectDocument() {
  connect(&document_, &Document::cleanChanged, this, &MainWindow::refreshTitle);
  connect(&document_, &Document::filePathChanged, this, &MainWindow::refreshTitle);
  connect(&document_, &Document::projectChanged, this, &MainWindow::refreshTitle);
  connect(&document_, &Document::historyChanged, this, &MainWindow::refreshActions);
  connect(&document_, &Document::selectionChanged, this, &MainWindow::refreshActions);
  connect(&document_, &Document::wasReset, this, &MainWindow::refreshActions);
  connect(&document_, &Document::wasReset, messages_, &MessageBar::dismiss);
  connect(&document_, &Document::wasReset, this, &MainWindow::adoptFile);
  connect(&otherWindowLook_, &QTimer::timeout, this, &MainWindow::lookForOtherWindow);
  connect(&document_, &Document::reported, messages_, &MessageBar::showMessage);
  connect(&document_, &Document::rejected, messages_, &MessageBar::letPass);
  connect(&document_, &Document::stepReported, messages_,
          [this](const QString& sentence) { messages_->showStep(sentence, [this] { document_.undo(); }); });
  connect(&document_, &Document::projectChanged, messages_, &MessageBar::passOn);
  connect(&document_, &Document::cleanChanged, messages_, [this] {
    if (document_.isClean()) messages_->passOn();  // what was told of unsaved work
  });
  connect(&runner_, &JobRunner::started, messages_, &MessageBar::passAll);
  for (auto signal : {&JobRunner::finished, &JobRunner::cancelled})
    connect(&runner_, signal, this, &MainWindow::refreshActions);
  connect(&runner_, &JobRunner::started, this, &MainWindow::refreshActions);
  connect(&runner_, &JobRunner::failed, this, &MainWindow::refreshActions);
}

/// What the open work is called: its file, else its task.
QString MainWindow::fileTitle() const {
  const QString& file = document_.filePath();
  return file.isEmpty() ? named(document_.project().task.name) : QFileInfo(file).fileName();
}

void MainWindow::refreshTitle() {
  if (centre_->currentWidget() == startPage_) return setWindowTitle(QStringLiteral("Handhold"));
  QString name = fileTitle();
  if (isShipped(document_.filePath()))
    name += tr(" (sample)");
  else if (openFile_.otherWindow() != 0)
    name += tr(" (open in another window, too)");
  setWindowTitle(QStringLiteral("%1[*] — Handhold").arg(name));
  setWindowModified(!document_.isClean());
}

void MainWindow::refreshActions() {
  const UndoHistory& history = document_.history();
  const auto stepTitle = [&](int step) { return history.steps()[step].title; };
  QAction* undo = actions_["edit.undo"];
  QAction* redo = actions_["edit.redo"];
  const QString& previewed = document_.previewStep();
  undo->setEnabled(history.canUndo() || !previewed.isEmpty());
  redo->setEnabled(history.canRedo());
  undo->setText(!previewed.isEmpty() ? tr("&Undo %1").arg(previewed)
                : history.canUndo()  ? tr("&Undo %1").arg(stepTitle(history.index() - 1))
                                     : tr("&Undo"));
  redo->setText(history.canRedo() ? tr("&Redo %1").arg(stepTitle(history.index())) : tr("&Redo"));
  actions_["file.revert"]->setEnabled(!document_.filePath().isEmpty());
  refreshThingActions();
  actions_["solve.posture"]->setEnabled(!runner_.isRunning());
  actions_["solve.motion"]->setEnabled(!runner_.isRunning());
  actions_["solve.stop"]->setEnabled(runner_.isRunning());
  actions_["solve.cancel"]->setEnabled(runner_.isRunning());
  actions_["file.picture"]->setEnabled(static_cast<bool>(writePicture_));
}

/// Styling every widget anew takes half a second, which a choice of units must not cost.
void MainWindow::setAppearance(Appearance appearance) {
  if (std::exchange(appearance_, appearance) == appearance) return;
  applyAppearance(*qApp, appearance);
  emit appearanceChanged(appearance);
}

void MainWindow::addHandhold() {
  perform(document_, [this] {
    const Project& shown = document_.shown();
    const ContactEnd end = freeEnd(shown);
    const Element selected = document_.selection();
    addContact(document_, selected.kind == ElementKind::Prop ? suggestedContactOn(shown, end, selected.index)
                                                             : suggestedContact(shown, end, usualKind(end)));
  });
}

void MainWindow::addTargetHere() {
  const std::string site = suggestedSite(document_.shown(), document_.selection(), role::kHipCentre);
  perform(document_, [&] { addTarget(document_, suggestedTarget(inSight(document_), site)); });
}

/// What no widget on the way took belongs to the time: Space, arrows, L, I and O play from everywhere but
/// fields and lists, Home and End go to its ends but from the view, where Home frames everything. What the
/// timeline has no use for belongs to the view: X, Y, Z, 1, 3, 7, 5 and, without a motion, Home. A key that
/// none of them takes comes back here.
void MainWindow::keyPressEvent(QKeyEvent* event) {
  QMainWindow::keyPressEvent(event);
  if (!isHandingOn_) handOn(*event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  room_.afterResize();
}

void MainWindow::handOn(QKeyEvent& event) {
  const QScopedValueRollback handingOn(isHandingOn_, true);
  if (bottom_->timeline()) QCoreApplication::sendEvent(bottom_->timeline(), &event);
  const bool isInSight = centre_->currentWidget() == view_;
  if (!event.isAccepted() && isInSight && event.key() != Qt::Key_Escape)
    QCoreApplication::sendEvent(view_, &event);
}

/// Widgets of this window, floating panels too, but none of its dialogs and menus.
bool MainWindow::isOwn(const QWidget& widget) const {
  const QWidget* window = widget.window();
  return window == this || qobject_cast<const TornTab*>(window) ||
         (qobject_cast<const QDockWidget*>(window) && window->parentWidget() == this);
}

/// Tab hides the panels while the view has the focus; elsewhere it goes from field to field. Space plays,
/// whatever was clicked last, but for fields of text; Enter presses what Space presses elsewhere.
bool MainWindow::takesKey(QWidget& widget, QKeyEvent& event) {
  const bool isDragging = QGuiApplication::mouseButtons() != Qt::NoButton;  // then it is typed into an amount
  if (event.modifiers() != Qt::NoModifier || isDragging || !isOwn(widget)) return false;
  auto* button = qobject_cast<QAbstractButton*>(&widget);
  switch (event.key()) {
    case Qt::Key_Tab:
      if (&widget == view_) togglePanels();
      return &widget == view_;
    case Qt::Key_Space:
      if (isTextField(widget) || !bottom_->timeline() || &widget == bottom_->timeline()) return false;
      if (centre_->currentWidget() != view_) return false;  // nothing of the task is in sight
      if (!isHandingOn_) handOn(event);
      return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (button) button->click();
      return button || tickRow(widget);
    default:
      return false;
  }
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  // it filters for the whole program: this comes before Qt lays the window out anew
  if (watched == this && event->type() == QEvent::Resize) room_.beforeResize();
  if (watched == this && event->type() == QEvent::LayoutRequest && isVisible()) {
    room_.beforeResize();
    layout()->activate();
    room_.beforeResize();
    room_.afterResize();
  }
  if (event->type() == QEvent::ShortcutOverride && watched->isWidgetType() &&
      centre_->currentWidget() != view_ && isOwn(static_cast<QWidget&>(*watched)) &&
      isPlainKey(static_cast<QKeyEvent&>(*event))) {
    event->accept();
    return true;
  }
  if (event->type() == QEvent::KeyPress && watched->isWidgetType() &&
      takesKey(static_cast<QWidget&>(*watched), static_cast<QKeyEvent&>(*event)))
    return true;
  if (goesOnFromUnseen(*watched, *event)) return true;
  if (event->type() == QEvent::Show && watched->parent() == this) keepNamesWhole(*watched);
  return QMainWindow::eventFilter(watched, event);
}

}  // namespace handhold
