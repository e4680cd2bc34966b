// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/dock_room.h"

#include <QDockWidget>
#include <QLayout>
#include <algorithm>
#include <utility>

namespace handhold {

namespace {

constexpr Qt::DockWidgetArea kAreas[] = {Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea,
                                         Qt::BottomDockWidgetArea};

Qt::Orientation across(Qt::DockWidgetArea area) {
  return area == Qt::BottomDockWidgetArea ? Qt::Vertical : Qt::Horizontal;
}

int along(const QSize& size, Qt::DockWidgetArea area) {
  return across(area) == Qt::Vertical ? size.height() : size.width();
}

int sizeOf(const QDockWidget& dock, Qt::DockWidgetArea area) { return along(dock.size(), area); }

/// What the contents of an area want at least, those behind the others, too (px).
int leastOf(const QMainWindow& window, Qt::DockWidgetArea area) {
  int least = 0;
  for (QDockWidget* dock : window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
    if (!dock->isHidden() && !dock->isFloating() && window.dockWidgetArea(dock) == area)
      least = std::max(least, along(dock->minimumSizeHint(), area));
  return least;
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

/// A size that no content needs comes from the user, or from a layout that was recalled.
void DockRoom::beforeResize() {
  for (const Qt::DockWidgetArea area : kAreas) {
    const QDockWidget* dock = dockAt(area);
    if (!dock) continue;
    Size& size = sizes_[area];
    const int now = sizeOf(*dock, area);
    const bool isForContent = size.wanted != 0 && now > size.given && now <= leastOf(window_, area);
    if (std::exchange(size.given, now) != now && !isForContent) size.wanted = now;
  }
}

/// Laid out at once: the next area counts with what is left, and the next event with what was given.
void DockRoom::afterResize() {
  for (const Qt::DockWidgetArea area : kAreas) {
    QDockWidget* dock = dockAt(area);
    Size& size = sizes_[area];
    if (!dock || size.wanted == 0) continue;
    const int now = sizeOf(*dock, area), least = std::max(size.wanted, leastOf(window_, area));
    const int next =
        now < size.wanted ? std::min(size.wanted, now + slack(across(area))) : std::min(now, least);
    if (next != now) {
      window_.resizeDocks({dock}, {next}, across(area));
      window_.layout()->activate();
    }
    size.given = sizeOf(*dock, area);
    if (next != now && size.given == now) size.wanted = now;  // Qt has reasons of its own: ask no more
  }
}

}  // namespace handhold
