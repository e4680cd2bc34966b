// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>

#include "ui/controls/bound_form.h"
#include "ui/jobs/prediction_session.h"

namespace handhold {

/// The page of a recorded motion that is to be asked for again: which part of it, under which laws, and what
/// the task is that comes of it.
class PredictionPanel : public QWidget {
  Q_OBJECT

 public:
  PredictionPanel(Document& document, PredictionSession& session, QWidget* parent = nullptr);

 private:
  QWidget* buildHead();
  QWidget* buildButtons();
  void buildForm();
  void addPiece();
  void addGoal();
  void refresh();
  void showTask();

  Document& document_;
  PredictionSession& session_;
  QLabel *title_ = nullptr, *task_ = nullptr;
  BoundForm* form_ = nullptr;  ///< anew for each recording
  QVBoxLayout* column_ = nullptr;
  QPushButton* predict_ = nullptr;
};

}  // namespace handhold
