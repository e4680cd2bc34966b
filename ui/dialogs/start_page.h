// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QGridLayout>
#include <QWidget>

namespace handhold {

/// A task file as the start page shows it.
struct TaskCard {
  QString file;
  QString title;
  QString description;
  QString picture;  ///< path, empty when there is none
};

/// The sample tasks of a folder, by name; files that cannot be read are left out.
QList<TaskCard> sampleTasks(const QString& folder);

/// Where a session begins: sample tasks as cards, recent files, a new task.
class StartPage : public QWidget {
  Q_OBJECT

 public:
  explicit StartPage(QWidget* parent = nullptr);

  void setTasks(const QList<TaskCard>& samples, const QStringList& recentFiles);

 signals:
  void fileChosen(const QString& file);
  void newRequested();
  void openRequested();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QGridLayout* cards_;
  QWidget* recent_;
  QWidget* sampleHeading_;
};

}  // namespace handhold
