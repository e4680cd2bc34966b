// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QPixmap>

namespace handhold {

/// In the order in which the start page shows them.
enum class SampleGroup { FirstSteps, OnEarth, Weightless, Trials };
inline constexpr SampleGroup kSampleGroups[] = {SampleGroup::FirstSteps, SampleGroup::OnEarth,
                                                SampleGroup::Weightless, SampleGroup::Trials};
QString titleOf(SampleGroup group);

/// A task file as the start page shows it.
struct TaskCard {
  QString file;
  QString title;
  QString description;
  QString picture;  ///< path, empty when there is none
  SampleGroup group = SampleGroup::OnEarth;
};

/// The sample tasks of a folder by group; files that cannot be read are left out.
QList<TaskCard> sampleTasks(const QString& folder);

/// Picture, name and description of a task; the whole card is the button.
class CardButton : public QAbstractButton {
  Q_OBJECT

 public:
  static constexpr int kWidth = 220;

  CardButton(const TaskCard& card, QWidget* parent);

  const TaskCard& card() const { return card_; }
  /// Whether every word is somewhere in what the card tells.
  bool answers(const QString& words) const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintPicture(QPainter& painter) const;

  TaskCard card_;
  QPixmap picture_;
};

}  // namespace handhold
