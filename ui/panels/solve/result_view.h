// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>
#include <vector>

#include "ui/controls/figure_row.h"
#include "ui/document/document.h"
#include "ui/panels/solve/suggestion_card.h"
#include "ui/panels/solve/violation_list.h"

namespace handhold {

/// The solved posture's verdict, figures, terms, and each law that could not be kept.
class ResultView : public QWidget {
  Q_OBJECT

 public:
  explicit ResultView(Document& document, QWidget* parent = nullptr);
  void refresh();

 signals:
  void adviceTaken(const QString& step);  ///< the task has been changed as the card says

 private:
  void holdStill();

  Document& document_;
  QLabel* icon_;
  QLabel* verdict_;
  QLabel* message_;
  FigureList* figures_;
  SuggestionCard* advice_;
  ViolationList* cards_;
  std::shared_ptr<const Trial> shown_, other_;  ///< other: what the other solver found for the same
};

}  // namespace handhold
