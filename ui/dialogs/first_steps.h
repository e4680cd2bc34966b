// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>
#include <QPushButton>

#include "ui/document/document.h"

namespace handhold {

/// Five steps that lead a newcomer from a sample to a motion, beside the work: each is ticked as soon as it
/// is done, and the next one is told.
class FirstSteps : public QDialog {
  Q_OBJECT

 public:
  explicit FirstSteps(Document& document, QWidget* parent = nullptr);
  int step() const { return step_; }  ///< from 0; as many as there are steps when all are done

 signals:
  void sampleWanted();

 private:
  void look();
  void goTo(int step);

  Document& document_;
  int step_ = 0;
  const Trial* shownBefore_ = nullptr;  ///< when the step began
  QLabel* count_;
  QLabel* title_;
  QLabel* words_;
  QPushButton* back_;
  QPushButton* next_;
  QPushButton* sample_;
};

}  // namespace handhold
