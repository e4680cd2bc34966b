// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTimer>
#include <QTreeWidget>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "ui/studies/case_cells.h"

namespace handhold {

class AnswerList;
class CaseChart;
class CaseItem;
class EmptyState;

/// The cases of a study: make it go on or stop, what it says, a table with a filter, and a chart of any two
/// columns or of the shares that can. A chosen case is told to whoever shows it. Who runs cases stands above.
class SweepView : public QWidget {
  Q_OBJECT

 public:
  explicit SweepView(QWidget* parent = nullptr);

  /// Shows a file of cases from now on. Throws InputError.
  void open(const std::filesystem::path& file);
  const std::filesystem::path& file() const { return file_; }
  /// A run has begun or ended: while it goes the table follows it.
  void setRunning(bool isRunning);
  /// It was asked to end, which takes a moment.
  void setStopping();
  /// The case as trialToJson; empty where none was kept.
  std::string trialOf(int index) const;
  QString nameOf(int index) const;  ///< of a case: "f05, 0.9"
  /// The case that stands in the view; -1: none of them does.
  void mark(int index);

 signals:
  void makeWanted();
  void openWanted();
  void runWanted();
  void stopWanted();
  void pageWanted();
  void caseChosen(int index);

 private:
  QWidget* buildButtons();
  QWidget* buildChart();
  void refresh();
  void fillTable(const std::vector<int>& changed);
  void tellState(const std::string& name);
  void fillAxes();
  void filter();
  void draw();
  void chooseCase(int index);
  void adopt(std::vector<StudyRow> rows);

  std::filesystem::path file_;
  std::unique_ptr<StudyStore> store_;
  StudyPlan plan_;
  CaseCells cells_;
  std::vector<CaseItem*> items_;  ///< of the table, by case
  QTimer timer_;
  QTimer rest_;  ///< of the hands on a row
  bool isStopping_ = false;
  QLabel* state_ = nullptr;
  EmptyState* empty_ = nullptr;  ///< in place of the two below, until a study is open
  QSplitter* split_ = nullptr;
  QProgressBar* progress_ = nullptr;
  QPushButton *run_ = nullptr, *stop_ = nullptr, *page_ = nullptr;
  QLineEdit* filter_ = nullptr;
  QTabWidget* tabs_ = nullptr;
  AnswerList* answer_ = nullptr;
  QTreeWidget* table_ = nullptr;
  QComboBox *across_ = nullptr, *up_ = nullptr;
  CaseChart* chart_ = nullptr;
};

}  // namespace handhold
