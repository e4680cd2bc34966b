// SPDX-License-Identifier: GPL-3.0-or-later
#include <QContextMenuEvent>
#include <QInputDialog>

#include "ui/plots/timeline.h"

// What can be done with an instant of the time line, and with an event there.

namespace handhold {

namespace {

struct UsualEvent {
  const char *words, *label, *context;
};

constexpr UsualEvent kUsual[] = {{"Foot strike, left", "Foot Strike", "Left"},
                                 {"Foot strike, right", "Foot Strike", "Right"},
                                 {"Foot off, left", "Foot Off", "Left"},
                                 {"Foot off, right", "Foot Off", "Right"}};

}  // namespace

void Timeline::setEventEditing(EventEditing editing) {
  editing_ = editing;
  ruler_->setEventEditing(editing);
}

void Timeline::addEventMenu(QMenu& menu, double time) {
  QMenu* add = menu.addMenu(QStringLiteral("Add event here"));
  add->setObjectName(QStringLiteral("timeline.addEvent"));
  for (const UsualEvent& usual : kUsual)
    add->addAction(QString::fromLatin1(usual.words), this, [this, usual, time] {
      emit eventAdded({usual.label, usual.context, "", time});
    });
  add->addAction(QStringLiteral("Named…"), this, [this, time] {
    const QString name = QInputDialog::getText(this, QStringLiteral("Add event"), QStringLiteral("Name"));
    if (!name.trimmed().isEmpty()) emit eventAdded({name.trimmed().toStdString(), "General", "", time});
  });
}

void Timeline::addEventActions(QMenu& menu, int event) {
  const auto mark = std::find_if(ruler_->marks().begin(), ruler_->marks().end(),
                                 [event](const TimelineMark& one) { return one.event == event; });
  const QString words = mark->text.section(QStringLiteral(" at "), 0, 0);
  menu.addAction(words)->setEnabled(false);
  menu.addAction(QStringLiteral("Rename the event…"), this, [this, event, words] {
    const QString name = QInputDialog::getText(this, QStringLiteral("Rename event"), QStringLiteral("Name"),
                                               QLineEdit::Normal, words.section(QLatin1Char(','), 0, 0));
    if (!name.trimmed().isEmpty()) emit eventRenamed(event, name.trimmed());
  });
  menu.addAction(QStringLiteral("Move the event to the playhead"), this,
                 [this, event] { emit eventMoved(event, time()); });
  menu.addAction(QStringLiteral("Delete the event"), this, [this, event] { emit eventRemoved(event); });
}

/// By the keyboard at the playhead, by the mouse where it was pressed.
void Timeline::contextMenuEvent(QContextMenuEvent* event) {
  if (times_.size() < 2) return;
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("timeline.menu"));
  const bool isByMouse = event->reason() == QContextMenuEvent::Mouse;
  const double x = isByMouse ? ruler_->mapFrom(this, event->pos()).x() : ruler_->xOf(time());
  if (editing_ == EventEditing::Editable) {
    if (const int at = ruler_->eventAt(x); at >= 0) addEventActions(*menu, at);
    addEventMenu(*menu, isByMouse ? ruler_->timeAt(x) : time());
    menu->addSeparator();
  }
  menu->addAction(QStringLiteral("Set in point here\tI"), this, &Timeline::setInPoint);
  menu->addAction(QStringLiteral("Set out point here\tO"), this, &Timeline::setOutPoint);
  menu->addAction(QStringLiteral("Play everything\tDel"), this, &Timeline::clearPoints);
  menu->popup(event->globalPos());
}

}  // namespace handhold
