// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QStackedWidget>
#include <QToolButton>
#include <functional>
#include <map>
#include <set>

#include "ui/controls/empty_state.h"
#include "ui/plots/curves/curve_stack.h"
#include "ui/plots/curves/instant_chart.h"
#include "ui/plots/recorded_channels.h"

namespace handhold {

/// How a plot of channels is called, for tests and those who cannot see it, and what it says when it is
/// empty.
struct ChannelWords {
  QString id;     ///< "recorded": before the names of its parts
  QString empty;  ///< "Open a recording to see its channels here"
  QString tip;    ///< of the choice of quantities
  QString find;   ///< "Find a channel"
  QString fill;   ///< on the button that fills it; empty: there is none
};

/// Channels over time, of each quantity any of them: the one that is chosen, and below it those that are kept
/// in sight. Of a single instant a column for each.
class ChannelPlot : public QWidget {
  Q_OBJECT

 public:
  explicit ChannelPlot(const ChannelWords& words, QWidget* parent = nullptr);

  void setTheme(const PlotTheme& theme);
  /// How the groups are made, again when units change; none shows the empty state. What was chosen of
  /// quantities with the same title stays chosen.
  void setSource(std::function<std::vector<ChannelGroup>()> groups, QVector<TimeMark> marks = {});
  void setEmptyWords(const QString& words);
  /// Of quantities in which nobody has chosen, those that the next source tells first are shown.
  void chooseAnew();
  /// Plotted in bold, and named in the list.
  void select(int channel);

  const std::vector<ChannelGroup>& groups() const { return groups_; }
  CurvePlot& plot() { return stack_->first(); }
  CurveStack& stack() { return *stack_; }
  /// Titles of the quantities that stay in sight whatever is chosen.
  const QStringList& kept() const { return kept_; }
  void keep(const QStringList& titles);
  QComboBox& group() { return *group_; }
  QListWidget& list() { return *list_; }
  InstantChart& instant() { return *instant_; }

 public slots:
  void setTime(double time);

 signals:
  void timeScrubbed(double time);
  void keptChanged();
  void fillWanted();  ///< the button of the empty page was pressed

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QWidget* buildContent();
  QWidget* buildChoice();
  void connectParts();
  void regroup();
  bool listsGroups() const;
  bool listsChannels(const ChannelGroup& group) const;
  void listChannels(const ChannelGroup& group);
  void showGroup();
  void showCurves();
  void takeChoice(QListWidgetItem* item);
  void filter(const QString& text);
  bool showsInstant() const;
  QColor colorOf(int channel) const;
  Qt::PenStyle styleOf(int channel) const;
  std::set<int>& chosen() { return chosenOf(shownGroup()); }
  std::set<int>& chosenOf(const ChannelGroup& group);
  const ChannelGroup& shownGroup() const { return groups_[static_cast<std::size_t>(group_->currentIndex())]; }
  CurveSet curvesOf(const ChannelGroup& group);
  std::vector<const ChannelGroup*> keptBelow() const;
  void keepShown(bool isKept);
  void drop(int place);
  void showMenu(CurvePlot* plot, const QPoint& globalPosition);
  void showInstantMenu(const QPoint& globalPosition);

  PlotTheme theme_ = PlotTheme::dark();
  ChannelWords words_;
  std::function<std::vector<ChannelGroup>()> source_;
  QVector<TimeMark> marks_;
  std::vector<ChannelGroup> groups_;
  std::map<QString, std::set<int>> chosen_;  ///< channels, by the groups' titles
  std::set<QString> decided_;                ///< titles of groups in which somebody chose
  bool filling_ = false;
  QStackedWidget* pages_;
  EmptyState* empty_;
  QComboBox* group_ = nullptr;
  QLineEdit* search_ = nullptr;
  QListWidget* list_ = nullptr;
  QStackedWidget* charts_ = nullptr;
  CurveStack* stack_ = nullptr;
  QToolButton* keep_ = nullptr;
  QStringList kept_;
  InstantChart* instant_ = nullptr;
};

}  // namespace handhold
