// SPDX-License-Identifier: GPL-3.0-or-later
#include <QContextMenuEvent>
#include <QInputDialog>
#include <algorithm>

#include "ui/document/language/said.h"
#include "ui/plots/contact_lanes.h"
#include "ui/plots/timeline.h"
#include "ui/theme/figures.h"

// What can be done with an instant of the time line, with an event there, and with a lane below it.

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
  QMenu* add = menu.addMenu(tr("Add event here"));
  add->setObjectName(QStringLiteral("timeline.addEvent"));
  for (const UsualEvent& usual : kUsual)
    add->addAction(said(usual.words), this, [this, usual, time] {
      emit eventAdded({usual.label, usual.context, "", time});
    });
  add->addAction(tr("Named…"), this, [this, time] {
    const QString name = QInputDialog::getText(this, tr("Add event"), tr("Name"));
    if (!name.trimmed().isEmpty()) emit eventAdded({name.trimmed().toStdString(), "General", "", time});
  });
}

void Timeline::addEventActions(QMenu& menu, int event) {
  const auto mark = std::find_if(ruler_->marks().begin(), ruler_->marks().end(),
                                 [event](const TimelineMark& one) { return one.event == event; });
  menu.addAction(mark->title)->setEnabled(false);
  menu.addAction(tr("Rename the event…"), this, [this, event, label = mark->label] {
    const QString name =
        QInputDialog::getText(this, tr("Rename event"), tr("Name"), QLineEdit::Normal, label);
    if (!name.trimmed().isEmpty()) emit eventRenamed(event, name.trimmed());
  });
  menu.addAction(tr("Move the event to the playhead"), this,
                 [this, event] { emit eventMoved(event, time()); });
  menu.addAction(tr("Delete the event"), this, [this, event] { emit eventRemoved(event); });
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
  menu->addAction(tr("Set in point here\tI"), this, &Timeline::setInPoint);
  menu->addAction(tr("Set out point here\tO"), this, &Timeline::setOutPoint);
  menu->addAction(tr("Play everything\tDel"), this, &Timeline::clearPoints);
  menu->popup(event->globalPos());
}

void ContactLanes::offer(QMenu& menu, int lane, const QString& words,
                         const std::function<void(MotionSettings&)>& change) {
  menu.addAction(words, this, [this, lane, change] {
    MotionSettings settings = task_->motion;
    change(settings);
    commit(settings, lane);
  });
}

void ContactLanes::offerForTarget(QMenu& menu, int lane) {
  const int entry = lane - static_cast<int>(task_->contacts.size());
  offer(menu, lane, tr("Remove"), [entry](MotionSettings& s) { s.targets.erase(s.targets.begin() + entry); });
}

void ContactLanes::offerForContact(QMenu& menu, int lane, const std::optional<Grip>& grip, double time) {
  const std::string name = task_->contacts[lane].name;
  const int entry = grip ? grip->bar.entry : -1;
  if (!task_->contacts[lane].pinned) return menu.addAction(tr("Released: pin it to hold"))->setEnabled(false);
  if (grip)
    offer(menu, lane, tr("Let go at %1 s").arg(figures(time, 2)), [=](MotionSettings& s) {
      if (entry < 0) s.holds.push_back({name, 0.0, time});
      if (entry >= 0) s.holds[entry].to = time;
    });
  else
    offer(menu, lane, tr("Hold from %1 s").arg(figures(time, 2)), [=](MotionSettings& s) {
      double end = s.duration;
      for (const HoldInterval& hold : s.holds)
        if (hold.contact == name && hold.from > time) end = std::min(end, hold.from);
      s.holds.push_back({name, time, end});
    });
  if (entry >= 0)
    offer(menu, lane, tr("Remove this hold"),
          [=](MotionSettings& s) { s.holds.erase(s.holds.begin() + entry); });
  offer(menu, lane, tr("Hold all the time"), [=](MotionSettings& s) {
    std::erase_if(s.holds, [&](const HoldInterval& hold) { return hold.contact == name; });
  });
}

}  // namespace handhold
