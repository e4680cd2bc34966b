// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QStackedWidget>
#include <QTabWidget>
#include <QWidget>

#include "ui/jobs/study_session.h"

namespace handhold {

class ComparisonTable;
class FigureView;
class OwnNumbers;
class ProgressView;
class StickView;

/// Studies of documents: which one and its conditions on the left; printed and ours, figures and stick
/// figures beside them.
class StudiesPage : public QWidget {
  Q_OBJECT

 public:
  explicit StudiesPage(StudySession& session, QWidget* parent = nullptr);

 signals:
  void closeWanted();
  void exportWanted();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  QWidget* buildSide();
  QWidget* buildChoice();
  QWidget* buildButtons();
  QWidget* buildResults();
  QWidget* buildHead();
  void connectSession();
  void connectViews();
  void fillChoice();
  void showChosen();
  void showResult();
  void bring(QWidget* view);
  void showState();
  void adoptTheme();
  void run();
  void showFigure(const QString& number);
  QString verdict() const;

  StudySession& session_;
  QComboBox* choice_ = nullptr;
  QLabel *words_ = nullptr, *changed_ = nullptr, *verdict_ = nullptr, *notes_ = nullptr;
  QPushButton *run_ = nullptr, *stop_ = nullptr, *reset_ = nullptr, *export_ = nullptr;
  QWidget* form_ = nullptr;
  ProgressView* progress_ = nullptr;
  QStackedWidget* pages_ = nullptr;
  QTabWidget* tabs_ = nullptr;
  ComparisonTable* table_ = nullptr;
  FigureView* figures_ = nullptr;
  StickView* sticks_ = nullptr;
  OwnNumbers* own_ = nullptr;
  QSet<QWidget*> behind_;  ///< views that do not show the result yet
};

}  // namespace handhold
