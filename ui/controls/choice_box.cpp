// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/choice_box.h"

#include <QAbstractItemView>
#include <QLayout>
#include <QScreen>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <algorithm>

namespace handhold {

/// Qt leaves the style sheet's padding out: the last row would hide behind an arrow for scrolling, which goes
/// only where there is more than enough room. The list hangs on its field, below it or above, whichever has
/// the room.
void ChoiceBox::showPopup() {
  PassedByWheel<QComboBox>::showPopup();
  QWidget* list = view()->window();
  const int rows = std::min(count(), maxVisibleItems()) * view()->sizeHintForRow(0);
  const QRect room = screen()->availableGeometry();
  const QRect field(mapToGlobal(QPoint()), size());
  QRect place = list->geometry();
  place.setHeight(std::min(2 * place.height() + rows, room.height()));
  list->setGeometry(place);
  list->layout()->activate();  // an arrow that has just gone would be counted, and leave an empty strip
  const int frames = list->height() - view()->viewport()->height();
  const int below = room.bottom() - field.bottom(), above = field.top() - room.top();
  const bool isBelow = rows + frames <= below || below >= above;
  place.setHeight(std::min(rows + frames, isBelow ? below : above));
  isBelow ? place.moveTop(field.bottom() + 1) : place.moveBottom(field.top() - 1);
  list->setGeometry(place);
}

void ChoiceBox::paintEvent(QPaintEvent*) {
  QStylePainter painter(this);
  QStyleOptionComboBox option;
  initStyleOption(&option);
  if (currentIndex() < 0 && !placeholderText().isEmpty()) {
    option.palette.setBrush(QPalette::ButtonText, option.palette.placeholderText());
    option.currentText = placeholderText();
  }
  painter.drawComplexControl(QStyle::CC_ComboBox, option);
  const QRect field =
      style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
  option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, field.width());
  painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

}  // namespace handhold
