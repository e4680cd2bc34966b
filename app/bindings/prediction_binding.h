// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bindings/plot_binding.h"
#include "app/bindings/posture_aside.h"
#include "ui/jobs/import_session.h"
#include "ui/jobs/prediction_session.h"
#include "ui/main_window/main_window.h"

namespace handhold {

/// Joins asking for a recorded motion again to the window: results offer it, a page beside the view has the
/// choices, and the brackets of the time line stand about the part that is asked for.
class PredictionBinding : public QObject {
  Q_OBJECT

 public:
  /// Where the asking and what comes of it are seen.
  struct Places {
    MainWindow& window;
    PlotBinding& plots;
    ImportSession& import;
  };

  PredictionBinding(Document& document, JobRunner& runner, const Solvers& solvers, const Places& places);

  PredictionSession& session() { return session_; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void addActions();
  void open(const KeptTrial* result);
  void showPage();
  void hidePage();
  void showBoth();
  void showPiece();

  Document& document_;
  MainWindow& window_;
  PlotBinding& plots_;
  ImportSession& import_;
  PredictionSession session_;
  QDockWidget* dock_;
  PostureAside posture_;
};

}  // namespace handhold
