// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWidget>
#include <vector>

#include "ui/controls/figure_row.h"
#include "ui/document/document.h"
#include "ui/panels/solve/suggestion_card.h"
#include "ui/panels/solve/violation_list.h"

namespace handhold {

/// The motion's verdict, each law that could not be kept with its instant, what would help most, and what was
/// found between the instants.
class MotionResultView : public QWidget {
  Q_OBJECT

 public:
  explicit MotionResultView(Document& document, QWidget* parent = nullptr);
  void refresh();

 signals:
  void adviceTaken(const QString& step);  ///< the task has been changed as the card says
  void predictionWanted();                ///< of the recorded motion that is shown

 private:
  void showVerdict(const Project& project);
  void goTo(int violation);

  Document& document_;
  QLabel* icon_;
  QLabel* verdict_;
  QLabel* message_;
  SuggestionCard* advice_;
  QPushButton* predict_;
  ViolationList* cards_;
  FigureList* figures_;
  std::shared_ptr<const Trial> shown_, other_;  ///< other: what the other solver found for the same
};

}  // namespace handhold
