// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/tab_mark.h"

#include <QIcon>
#include <QTabBar>
#include <utility>

#include "ui/controls/severity_look.h"
#include "ui/theme/icon.h"

namespace handhold {

namespace {

constexpr int kSize = 16;  // px, as in the status line

}  // namespace

TabMark::TabMark(QMainWindow& window, QDockWidget& dock) : QObject(&dock), window_(window), dock_(dock) {
  connect(&dock_, &QDockWidget::visibilityChanged, this, [this](bool isInFront) {
    isInFront_ = isInFront;
    if (isInFront_ && std::exchange(isSet_, false)) show({});
  });
}

void TabMark::set() {
  if (isInFront_) return;
  isSet_ = true;
  const QColor color = severityColor(Severity::Attention, dock_.palette());
  show(iconPixmap(severityIcon(Severity::Attention), color, kSize, dock_.devicePixelRatioF()));
}

/// Qt names the tabs of docks by their titles and gives them no other name.
void TabMark::show(const QIcon& mark) {
  for (QTabBar* bar : window_.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
    for (int tab = 0; tab < bar->count(); ++tab)
      if (bar->tabText(tab) == dock_.windowTitle()) bar->setTabIcon(tab, mark);
}

}  // namespace handhold
