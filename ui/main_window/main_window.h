// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <QStackedWidget>
#include <functional>

#include "ui/dialogs/export_picture_dialog.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/document/document.h"
#include "ui/document/files/open_file.h"
#include "ui/document/solvers.h"
#include "ui/jobs/job_runner.h"
#include "ui/main_window/bottom_area.h"
#include "ui/main_window/dock_room.h"
#include "ui/main_window/long_call.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/status_line.h"
#include "ui/main_window/window_actions.h"
#include "ui/theme/tokens.h"

class QMenu;

namespace handhold {

class SceneTreePanel;
class SolvePanel;
class StartPage;
struct BodySpot;

/// Where the program's own files are.
struct Places {
  QString modelFolder;
  QString taskFolder;
  QString recordingFolder;
};

/// What the mouse does in the view.
enum class Tool { Select, Move, Rotate };

/// Something that can be exported beside pictures: tables, plots.
struct ExportKind {
  QString id;
  QString words;    ///< "Tables"
  QString name;     ///< what its files are called behind the task and the result; may be empty
  QString pattern;  ///< of file names: "CSV (*.csv)"; empty: a folder is asked for
  std::function<void(const QString& path)> write;
  std::function<void()> check = {};    ///< throws InputError where there is nothing to write
  std::function<QString()> note = {};  ///< what is to be known of the file just written; empty: nothing
};

/// A file that is read or written, at once or, where that takes a while, in another thread while the window
/// waits.
struct FileWork {
  bool isLong = false;
  const char* words;  ///< "Opening", "Saving"
  QString file;
  JobWork work;
  CancelledCall cancelled = CancelledCall::IsForgotten;
};

/// How a panel is remembered, and its title.
struct PanelName {
  const char* id;
  const char* title;
};

/// The window: tool bar, menus, docks and status line around the view and the plots that are handed in.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  MainWindow(Document& document, JobRunner& runner, const Solvers& solvers, const Places& places,
             QWidget* parent = nullptr);
  ~MainWindow() override;

  void setViewport(QWidget* view);
  /// After a page beside it has gone: else whatever field comes next takes the keys.
  void giveKeyboardToView() { view_->setFocus(); }
  void setTimeline(QWidget* timeline);
  void setBottomWidgets(const QVector<TitledWidget>& tabs);
  void addBottomWidget(const TitledWidget& tab);  ///< behind those
  void showBottomWidget(QWidget& tab);
  /// Called in the GUI thread with a size, a background and a path; throws when it cannot.
  void setPictureExporter(std::function<void(const PictureRequest&, const QString& path)> write);
  void addExport(const ExportKind& kind);
  /// A panel behind the Solve panel, closed at first; the View menu opens it.
  QDockWidget* addSidePanel(const PanelName& name, QWidget* panel);
  void setFrameRate(double framesPerSecond) { status_->setFrameRate(framesPerSecond); }

  /// Asks about unsaved work first. False when the user stays or the file cannot be read.
  bool openFile(const QString& file);
  /// Asks what to do with unsaved work; false when the user stays with it.
  bool mayDiscard();
  void showStartPage();
  /// The view again, from the start page or another.
  void showView();
  /// At once, or when the panels are back that a page has put away.
  void whenPanelsAreThere(const std::function<void()>& change);
  /// A page that takes the place of the view and of all panels while it is shown.
  void addPage(QWidget* page);
  void showPage(QWidget& page);
  /// A command that the start page offers, too.
  void addStartLink(QAction* action);
  void showPalette();
  /// What can be done with a thing, in the view as in the tree; one of the task becomes selected.
  void fillThingMenu(QMenu& menu, Element thing);
  /// The same at a place of the body.
  void fillBodyMenu(QMenu& menu, const BodySpot& spot);
  /// What both offer wherever it is.
  void fillMenuEnd(QMenu& menu);
  /// A file that was opened elsewhere comes among the recent ones.
  void noteOpened(const QString& file);

  const WindowActions& actions() const { return actions_; }
  WindowActions& actions() { return actions_; }
  Appearance appearance() const { return appearance_; }
  void setAppearance(Appearance appearance);
  MessageBar& messages() { return *messages_; }
  OpenFile& fileOnDisk() { return openFile_; }
  SolvePanel& solvePanel() { return *solvePanel_; }

 signals:
  void appearanceChanged(handhold::Appearance appearance);
  void toolChosen(handhold::Tool tool);
  void mouseStyleChanged(handhold::MouseStyle style);
  /// A task or a result took the place of what was open.
  void taskOpened();
  void frameSelectionRequested();
  void frameEverythingRequested();
  /// A file of recorded motion was chosen, dropped or named: it is read elsewhere, and told by noteOpened.
  void recordingWanted(const QString& file);
  /// Likewise a study or its results.
  void studyWanted(const QString& file);
  /// Another window, which is a program of its own.
  void windowWanted();
  void panelsCameBack();
  /// A point of the body's own, on that link at that place (m).
  void pointWanted(handhold::LinkIndex link, const handhold::Vector3& p_W);
  /// Nobody wants to stay: the panels are remembered as they stand afterwards.
  void closing();

 protected:
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void buildCentre();
  void buildDocks();
  void buildFileActions();
  void buildEditActions();
  void buildToolActions();
  void buildSolveActions();
  void buildWindowActions();
  void buildLayoutActions();
  void buildToolBar();
  void buildMenus();
  void connectDocument();

  bool isOwn(const QWidget& widget) const;
  bool takesKey(QWidget& widget, QKeyEvent& event);
  void handOn(QKeyEvent& event);

  QString fileTitle() const;
  void refreshTitle();
  void refreshActions();
  void refreshRecent();

  void endTyping();
  bool carryOut(const FileWork& work);
  static bool isLong(const QString& path);  ///< so that reading it takes longer than a blink
  bool mayReadModel(const QString& file);
  void newTask();
  void chooseFile();
  bool save();
  bool saveAs();
  bool write(const QString& file);
  bool mayOverwrite();
  bool isShipped(const QString& file) const;
  void adoptFile();
  void tellOtherWindow();
  void lookForOtherWindow();
  void revert();
  void exportPicture();
  void exportKind(const ExportKind& kind);
  void openDropped(const QString& file);
  void offerMesh(const QString& file);
  void chooseMesh();
  void chooseResult();
  bool addResultFile(const QString& file);
  void addMesh(const QString& file);
  void deleteThing(Element thing);
  void copyThing();
  void pasteThing();
  void duplicateThing();
  void pinThings();
  void askForArray();
  std::vector<Element> chosenThings() const;
  void buildThingActions();
  void refreshThingActions();
  void addHandhold();
  void addTargetHere();

  bool isTight() const;
  void stackPanels();
  QString stateKey() const;
  void letGoOfDocks();
  void restoreLayout(const QByteArray& layout);
  void resetLayout();
  void shareRoom();
  void recallLayout(int number);
  void keepLayout(int number);
  void togglePanels();
  void maximisePlots();
  void endMaximised();
  void goToStartPage();
  void tellPerson();
  void focusPanel(int step);
  QAction* panelAction(QDockWidget& dock);
  void toggleFullScreen();
  void restoreSession();
  void applyPreferences(const Preferences& preferences);
  QList<QDockWidget*> docks() const;

  Document& document_;
  JobRunner& runner_;
  const Solvers& solvers_;
  Places places_;
  OpenFile openFile_;
  JobRunner fileRunner_;    ///< long files, while the window waits
  QTimer otherWindowLook_;  ///< while another window has the file open
  WindowActions actions_;
  Appearance systemAppearance_;
  Appearance appearance_;

  QStackedWidget* centre_ = nullptr;
  QWidget* view_ = nullptr;
  StartPage* startPage_ = nullptr;
  MessageBar* messages_ = nullptr;
  StatusLine* status_ = nullptr;
  BottomArea* bottom_ = nullptr;
  SceneTreePanel* tree_ = nullptr;
  SolvePanel* solvePanel_ = nullptr;
  bool isHandingOn_ = false;  ///< a key, to the timeline
  QDockWidget* sceneDock_ = nullptr;
  QDockWidget* inspectorDock_ = nullptr;
  QDockWidget* historyDock_ = nullptr;
  QDockWidget* postureDock_ = nullptr;
  QDockWidget* solveDock_ = nullptr;
  QDockWidget* resultsDock_ = nullptr;
  QDockWidget* timeDock_ = nullptr;
  QList<QDockWidget*> sidePanels_;  ///< those that were handed in
  DockRoom room_{*this};
  QToolBar* toolBar_ = nullptr;
  QMenu* addMenu_ = nullptr;
  QMenu* recentMenu_ = nullptr;
  QMenu* exportMenu_ = nullptr;
  QByteArray beforeHidden_;     ///< the layout to return to when panels come back
  QByteArray beforeMaximised_;  ///< the layout to return to when the plots are small again
  QByteArray beforePage_;       ///< the layout that a page has put away
  PictureRequest lastPicture_;
  std::function<void(const PictureRequest&, const QString&)> writePicture_;
};

}  // namespace handhold
