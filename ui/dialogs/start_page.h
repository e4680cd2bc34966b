// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>
#include <QWidget>

#include "ui/dialogs/sample_cards.h"

namespace handhold {

/// Where a session begins: sample tasks as cards by group and recorded motions, found by words, recent files,
/// a new task.
class StartPage : public QWidget {
  Q_OBJECT

 public:
  explicit StartPage(QWidget* parent = nullptr);

  /// Examples of recorded motion; none: there are none.
  void setRecordings(const QStringList& files);
  /// A command under "More"; its words are the button's.
  void addLink(QAction* action);
  void setTasks(const QList<TaskCard>& samples, const QStringList& recentFiles);

 signals:
  void fileChosen(const QString& file);
  void newRequested();
  void openRequested();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void arrange();
  int arrangeRecordings();
  QList<QAbstractButton*> recordingButtons() const;
  void openOnlyOne();

  QScrollArea* area_;
  QLineEdit* search_;
  QLabel* nothing_;  ///< was found
  QGridLayout* grid_;
  QList<CardButton*> cards_;
  QList<QLabel*> headings_;  ///< by group
  QWidget *recent_, *recordings_;
  QLabel* recordedHeading_;
  QVBoxLayout* links_;
};

}  // namespace handhold
