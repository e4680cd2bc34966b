// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <optional>

#include "app/bindings/figure_maker.h"
#include "app/bindings/film_binding.h"
#include "app/bindings/import_binding.h"
#include "app/bindings/motion_watch.h"
#include "app/bindings/muscles/muscle_binding.h"
#include "app/bindings/offer_binding.h"
#include "app/bindings/physics_binding.h"
#include "app/bindings/place_binding.h"
#include "app/bindings/plot_binding.h"
#include "app/bindings/point_binding.h"
#include "app/bindings/prediction_binding.h"
#include "app/bindings/session_binding.h"
#include "app/bindings/view_binding.h"
#include "app/bindings/view_menu.h"
#include "app/files/prop_solids.h"
#include "ui/document/files/recovery.h"
#include "ui/document/solvers.h"
#include "ui/jobs/job_runner.h"
#include "ui/jobs/load_keeper.h"
#include "ui/jobs/study_session.h"
#include "ui/jobs/subject_session.h"

namespace handhold {

/// What computes in this program, of tasks with the triangles of their meshes, which must outlive it.
Solvers engineSolvers(PropSolids& solids);

/// The parts of the open window, in the order in which they need one another.
class Studio {
 public:
  Studio();

  MainWindow& window() { return window_; }
  Document& document() { return document_; }
  JobRunner& runner() { return runner_; }
  DragSession& drag() { return drag_; }
  PhysicsSession& physics() { return physics_; }
  StudySession& studies() { return studies_; }
  ImportSession& import() { return import_.session(); }
  PredictionSession& prediction() { return prediction_.session(); }
  const ViewBinding& view() const { return view_; }
  /// Opens a task; one that keeps neither a result nor a posture of its own is solved at once.
  void open(const QString& taskFile);
  /// Brings back what a crash left: at once where it is one copy and nothing was opened, else by asking.
  /// False when there is nothing to show.
  bool bringBack();
  Recovery& recovery() { return recovery_; }

 private:
  void connectWindow();
  bool bringBack(const QString& copy);
  void offerCopies();
  void solveUnasked();
  void reportFrameTimes();
  void adopt(Appearance appearance);

  PropSolids solids_;
  Solvers solvers_;
  Document document_;
  QList<RecoveryCopy> recoverable_;  ///< copies that a crash left; looked for before our own is made
  Recovery recovery_;
  JobRunner runner_;
  LiveSolver live_;
  LoadKeeper keeper_;
  DragSession drag_;
  PhysicsSession physics_;
  StudySession studies_;
  MainWindow window_;
  Viewport* viewport_;
  ViewBinding view_;
  SessionBinding session_;
  ViewMenu menu_;
  PlotBinding plots_;
  MuscleBinding muscles_;
  PointBinding points_;
  FilmBinding films_;
  OfferBinding offers_;
  PlaceBinding places_;
  ImportBinding import_;
  PredictionBinding prediction_;
  MotionWatch watch_;
  bool isNamed_ = false;        ///< somebody asked for a file, which stays when a crash left copies
  std::optional<int> unasked_;  ///< revision at which the program began to solve by itself
  SubjectSession subjects_;
  FigureMaker figures_;
};

}  // namespace handhold
