// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <utility>

#include "ui/document/document.h"
#include "ui/main_window/main_window.h"
#include "ui/plots/contact_loads_view.h"
#include "ui/plots/load_bars.h"
#include "ui/plots/recorded_plot.h"
#include "ui/plots/timeline.h"
#include "ui/plots/torque_plot.h"

namespace handhold {

/// Ties the document to the time line, the torque plot, the load bars and the contact loads: one cursor in
/// all.
class PlotBinding : public QObject {
  Q_OBJECT

 public:
  PlotBinding(Document& document, MainWindow& window, QObject* parent = nullptr);

  void setAppearance(Appearance appearance);
  /// What is played: between in and out, else the whole motion (s).
  std::pair<double, double> playRange() const { return {timeline_->clock().in(), timeline_->clock().out()}; }
  /// All of it (s).
  std::pair<double, double> timeShown() const { return {timeline_->clock().from(), timeline_->clock().to()}; }
  /// The curves of a motion that is being solved in place of those of the project; null: no longer.
  void showIterate(std::shared_ptr<const Motion> iterate);
  void bringCurvesForward() { window_.showBottomWidget(*torques_); }
  /// While something is imported the brackets of the time line stand about what is kept (s); null: no longer.
  void setKept(const std::optional<std::pair<double, double>>& kept);

 signals:
  void keptChosen(double from, double to);
  void eventsChosen(const std::vector<handhold::RecordedEvent>& events);  ///< of what is being imported

 private:
  template <class Schedule>
  void connectSchedule(Schedule& schedule);
  void connectLanes();
  void connectEvents();
  using EventEdit = std::function<void(std::vector<RecordedEvent>&)>;
  void changeEvents(const QString& title, int event, const EventEdit& edit);
  void addExports(MainWindow& window);
  void showProject();
  void showMotion(const Project& project);
  void showTime(double seconds);
  void showSelection();
  void showComparison();
  void showTimes();
  void showSchedule();
  std::shared_ptr<const Motion> shownMotion() const;

  Document& document_;
  MainWindow& window_;
  Timeline* timeline_;
  TorquePlot* torques_;
  LoadBars* bars_;
  ContactLoadsView* contacts_;
  RecordedPlot* recorded_;
  std::shared_ptr<const Motion> motion_;   ///< what the plots show
  QVector<TimelineMark> exceeded_;         ///< limits, by that motion: a long one has millions of torques
  std::optional<Comparison> compared_;     ///< whose curves the torque plot shows
  std::shared_ptr<const Motion> iterate_;  ///< of a running solve
  std::optional<std::pair<double, double>> kept_;
  const Recording* changedOf_ = nullptr;  ///< whose events were changed last, and as what
  std::vector<RecordedEvent> changed_;
  bool isAnswered_ = false;         ///< what was shown last was solved, not only held
  const Trial* outcome_ = nullptr;  ///< whose motion it is; null: a posture
};

}  // namespace handhold
