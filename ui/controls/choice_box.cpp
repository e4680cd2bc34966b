// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/choice_box.h"

#include <QAbstractItemView>
#include <QScreen>
#include <algorithm>

namespace handhold {

void ChoiceBox::showPopup() {
  PassedByWheel<QComboBox>::showPopup();
  const int rows = std::min(count(), maxVisibleItems());
  const int missing = rows * view()->sizeHintForRow(0) - view()->viewport()->height();
  if (missing <= 0) return;
  QWidget* list = view()->window();
  QRect place = list->geometry().adjusted(0, 0, 0, missing);
  const QRect room = screen()->availableGeometry();
  place.setHeight(std::min(place.height(), room.height()));
  place.moveBottom(std::min(place.bottom(), room.bottom()));
  list->setGeometry(place);
}

}  // namespace handhold
