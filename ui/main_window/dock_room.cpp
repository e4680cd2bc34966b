// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/dock_room.h"

#include <QDockWidget>
#include <algorithm>

namespace handhold {

namespace {

constexpr Qt::DockWidgetArea kAreas[] = {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea,
                                         Qt::BottomDockWidgetArea};

Qt::Orientation across(Qt::DockWidgetArea area) {
  return area == Qt::BottomDockWidgetArea ? Qt::Vertical : Qt::Horizontal;
}

int sizeOf(const QDockWidget& dock, Qt::DockWidgetArea area) {
  return across(area) == Qt::Vertical ? dock.height() : dock.width();
}

}  // namespace

/// One that stands in that area in sight: all that do share the size across the edge.
QDockWidget* DockRoom::dockAt(Qt::DockWidgetArea area) const {
  for (QDockWidget* dock : window_.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
    if (dock->isVisible() && !dock->isFloating() && window_.dockWidgetArea(dock) == area) return dock;
  return nullptr;
}

/// What the middle can spare (px).
int DockRoom::slack(Qt::Orientation orientation) const {
  const QWidget& middle = *window_.centralWidget();
  const QSize spare = middle.size() - middle.minimumSizeHint();
  return std::max(0, orientation == Qt::Vertical ? spare.height() : spare.width());
}

void DockRoom::beforeResize() {
  for (const Qt::DockWidgetArea area : kAreas) {
    const QDockWidget* dock = dockAt(area);
    if (!dock) continue;
    Size& size = sizes_[area];
    const int now = sizeOf(*dock, area);
    if (now != size.given) size.wanted = now;  // the user, or a layout that was recalled
    size.given = now;
  }
}

void DockRoom::afterResize() {
  for (const Qt::DockWidgetArea area : kAreas) {
    QDockWidget* dock = dockAt(area);
    Size& size = sizes_[area];
    if (!dock || size.wanted == 0) continue;
    const int now = sizeOf(*dock, area);
    const int next = std::min(size.wanted, now + slack(across(area)));
    if (next > now) window_.resizeDocks({dock}, {next}, across(area));
    size.given = sizeOf(*dock, area);
  }
}

}  // namespace handhold
