// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>
#include <optional>

#include "ui/jobs/reach_session.h"

class QComboBox;

namespace handhold {

class BoundForm;
class FigureList;
class NumberField;
class ThinSlider;

/// A plane across one of the world's axes: only what lies below it is shown.
struct ReachSlice {
  int axis = -1;       ///< 0 x, 1 y, 2 z; below 0: none
  double place = 0.0;  ///< (m)
};

/// Whose reach is shown and with which force, how it is sliced, and what it comes to in numbers.
class ReachView : public QWidget {
  Q_OBJECT

 public:
  explicit ReachView(ReachSession& session, QWidget* parent = nullptr);

  /// Asks for the reach of another hand or foot.
  void ask(const std::string& end);
  const ReachSlice& slice() const { return slice_; }

 signals:
  void sliceChanged();

 private:
  QWidget* buildSettings();
  QWidget* buildResults();
  void addSlice();
  void setSlice(const ReachSlice& slice);
  void showState();
  void showNumbers();
  QString stateWords() const;

  ReachSession& session_;
  ReachWish wish_;  ///< what the fields say
  ReachSlice slice_;
  BoundForm* form_ = nullptr;
  ThinSlider* slider_ = nullptr;
  NumberField* place_ = nullptr;
  QPushButton *show_ = nullptr, *stop_ = nullptr;
  QLabel *state_ = nullptr, *heading_ = nullptr;
  FigureList *extent_ = nullptr, *joints_ = nullptr;
};

/// Of a map in numbers, as the command prints them: volumes (m³), extent (m).
struct ReachNumbers {
  double volume = 0.0, easyVolume = 0.0;
  Eigen::AlignedBox3d extent;
  /// The most loaded joints with the share of reached places where they are, the first the most frequent.
  std::vector<std::pair<std::string, double>> joints;
};
ReachNumbers reachNumbers(const ReachMap& map);

}  // namespace handhold
