// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <QStackedWidget>
#include <memory>
#include <optional>

#include "engine/task/task.h"
#include "ui/plots/contact_table.h"
#include "ui/plots/curves/curve_plot.h"
#include "ui/plots/segments.h"

namespace handhold {

/// Contact loads at the current time as a table, and over time as curves.
class ContactLoadsView : public QWidget {
  Q_OBJECT

 public:
  explicit ContactLoadsView(QWidget* parent = nullptr);

  void setTheme(const PlotTheme& theme);
  /// One frame is a posture; none or null shows the empty state. Whose loads they are, and the contacts'
  /// limits and ends, tell the shares.
  void setMotion(std::shared_ptr<const Motion> motion, std::shared_ptr<const Model> model,
                 std::shared_ptr<const Task> task);
  void setQuantity(ContactQuantity quantity);
  void setSelectedContact(const QString& name);
  /// Of the load of that name its contact in the task; -1 for none.
  int contactOf(const QString& name) const;

  ContactTable& table() { return *table_; }
  CurvePlot& plot() { return *plot_; }
  CurveSet curves() const;

 public slots:
  void setTime(double time);

 signals:
  void timeScrubbed(double time);
  void contactSelected(const QString& name);
  /// The button of the empty state was pressed.
  void solveWanted();

 private:
  QWidget* buildContent();
  QWidget* buildCurves();
  void connectParts();
  void refresh();
  void showLines();
  void showMenu(const QPoint& globalPosition);
  Curve curveOf(int index) const;
  QString nameOf(const ContactLoad& load) const;
  Limb limbOf(int contact) const;
  CurveLook lookOf(const ContactLoad& load) const;
  void countShares();
  ContactFigures figuresOf(size_t frame, const ContactLoad& load) const;

  PlotTheme theme_ = PlotTheme::dark();
  std::shared_ptr<const Model> model_;
  std::shared_ptr<const Task> task_;
  std::shared_ptr<const Motion> motion_;
  std::vector<std::vector<std::optional<double>>> shares_;  ///< of each frame's loads
  std::vector<std::string> names_;
  ContactQuantity quantity_ = ContactQuantity::Force;
  QString selected_;
  double time_ = 0.0;
  QStackedWidget* pages_;
  QWidget* side_ = nullptr;
  ContactTable* table_ = nullptr;
  Segments* segments_ = nullptr;
  CurvePlot* plot_ = nullptr;
};

}  // namespace handhold
