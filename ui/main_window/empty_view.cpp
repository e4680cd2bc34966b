// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/empty_view.h"

#include <QPainter>

#include "ui/document/language/said.h"
#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"

namespace handhold {

EmptyView::EmptyView(const QString& icon, const QString& words, QWidget* parent)
    : QWidget(parent), icon_(icon), words_(words) {
  setAccessibleName(said(words));
}

void EmptyView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Tokens& colours = tokens(palette());
  painter.fillRect(rect(), property("panel").toBool() ? colours.panel : colours.window);
  constexpr int side = 32;
  const QPoint middle = rect().center();
  painter.drawPixmap(QRect(middle.x() - side / 2, middle.y() - side, side, side),
                     iconPixmap(icon_, colours.muted, side, devicePixelRatioF()));
  painter.setPen(colours.muted);
  painter.drawText(QRect(0, middle.y() + 8, width(), 60), Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                   words_);
}

}  // namespace handhold
