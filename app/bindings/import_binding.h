// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bindings/plot_binding.h"
#include "app/bindings/posture_aside.h"
#include "ui/jobs/import_session.h"
#include "ui/main_window/main_window.h"

namespace handhold {

/// Joins the import of recordings to the window: what is opened or dropped is read under the message bar and
/// shown on the page beside the view, and the brackets of the time line stand about what is kept of it.
class ImportBinding : public QObject {
  Q_OBJECT

 public:
  ImportBinding(Document& document, JobRunner& runner, MainWindow& window, PlotBinding& plots);

  ImportSession& session() { return session_; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void addActions(Document& document);
  void fitAgain(Document& document, const KeptTrial* result);
  void chooseStill();
  void chooseForces();
  void chooseMoved(std::filesystem::path ModelFiles::*part, const QString& title, const QString& pattern);
  void showPage();
  void hidePage();
  void showResult();
  void tellReading(const QString& words);
  void showKept();

  MainWindow& window_;
  PlotBinding& plots_;
  JobRunner& runner_;
  ImportSession session_;
  QDockWidget* dock_;
  PostureAside posture_;
};

}  // namespace handhold
