// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QFrame>
#include <QGridLayout>
#include <QScrollArea>
#include <QVBoxLayout>
#include <QWidget>

namespace handhold {

/// A task file as the start page shows it.
struct TaskCard {
  QString file;
  QString title;
  QString description;
  QString picture;  ///< path, empty when there is none
};

/// The sample tasks of a folder, trials of the method last; files that cannot be read are left out.
QList<TaskCard> sampleTasks(const QString& folder);

/// Where a session begins: sample tasks as cards, recent files, a new task.
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

  QScrollArea* area_;
  QGridLayout* cards_;
  QList<QWidget*> buttons_;  ///< one a card
  QWidget *recent_, *recordings_;
  QWidget* recordedHeading_;
  QVBoxLayout* links_;
  QWidget* sampleHeading_;
  QWidget* trialHeading_;
  int firstTrial_ = 0;  ///< among the buttons
};

}  // namespace handhold
