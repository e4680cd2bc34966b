// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/bindings/plot_binding.h"
#include "app/bindings/view_binding.h"
#include "ui/dialogs/export_film_dialog.h"
#include "ui/jobs/job_runner.h"

namespace handhold {

/// Puts "Export film" into the window's File menu: a dialog, then a job of its own that films a snapshot
/// while the window goes on.
class FilmBinding : public QObject {
  Q_OBJECT

 public:
  FilmBinding(Document& document, MainWindow& window, ViewBinding& view, PlotBinding& plots);

 signals:
  void drawn(const QImage& picture);  ///< now and then one of the film that is being made

 private:
  Filmable filmable() const;
  std::pair<double, double> bracketed() const;
  void ask();
  QString askForPlace() const;
  FilmPlan planFor(const QString& place) const;
  FilmView filmView() const;
  void start(const FilmPlan& plan);

  Document& document_;
  MainWindow& window_;
  ViewBinding& view_;
  PlotBinding& plots_;
  JobRunner runner_;  ///< apart from the solver's, which may work meanwhile
  FilmRequest request_;
};

}  // namespace handhold
