// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QStackedWidget>
#include <map>
#include <memory>
#include <set>

#include "ui/plots/curves/curve_plot.h"
#include "ui/plots/recorded_channels.h"

namespace handhold {

/// Whatever was recorded, over time: plate forces, analog channels, coordinates, markers. One quantity at a
/// time, of it any channels.
class RecordedPlot : public QWidget {
  Q_OBJECT

 public:
  explicit RecordedPlot(QWidget* parent = nullptr);

  void setTheme(const PlotTheme& theme);
  /// One with a recording; null shows the empty state. What was chosen of quantities with the same title
  /// stays chosen.
  void setTrial(std::shared_ptr<const Trial> trial);

  bool hasTrial() const { return trial_ != nullptr; }
  const std::vector<ChannelGroup>& groups() const { return groups_; }
  CurvePlot& plot() { return *plot_; }
  QComboBox& group() { return *group_; }
  QListWidget& list() { return *list_; }

 public slots:
  void setTime(double time);

 signals:
  void timeScrubbed(double time);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QWidget* buildContent();
  QWidget* buildChoice();
  void connectParts();
  void regroup();
  void showGroup();
  void showCurves();
  void takeChoice(QListWidgetItem* item);
  void filter(const QString& text);
  QColor colorOf(int channel) const;
  Qt::PenStyle styleOf(int channel) const;
  std::set<int>& chosen();

  PlotTheme theme_ = PlotTheme::dark();
  std::shared_ptr<const Trial> trial_;
  std::vector<ChannelGroup> groups_;
  std::map<QString, std::set<int>> chosen_;  ///< channels, by the groups' titles
  bool filling_ = false;
  QStackedWidget* pages_;
  QComboBox* group_ = nullptr;
  QLineEdit* search_ = nullptr;
  QListWidget* list_ = nullptr;
  CurvePlot* plot_ = nullptr;
};

}  // namespace handhold
