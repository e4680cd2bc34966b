// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>
#include <QPainter>
#include <QWidget>
#include <optional>

namespace handhold {

/// Charts that paint themselves, without a mouse: arrows walk along their columns or rows, Home and End go to
/// the ends, Enter does what a click does. A click brings the keyboard only to those that leave the arrows
/// which step through time to the time line; to the others Tab does.
enum class WalkAlong { Across, Down };

/// Which of `count` things is at hand after the key; `from` was, -1 for none yet. Nothing for other keys, and
/// where there are no things.
std::optional<int> walked(const QKeyEvent& event, WalkAlong walk, int from, int count);

/// Of a value on a scale that a click chooses: by how many steps the key moves it.
std::optional<int> stepped(const QKeyEvent& event);

bool isEnter(const QKeyEvent& event);

/// Brings a row of the chart into sight, where a QScrollArea holds the chart.
void keepInSight(const QWidget& chart, const QRectF& row);

/// Around what has the keyboard (look.md): the whole widget, or a part of it.
void paintFocusRing(QPainter& painter, const QRectF& box, const QColor& accent);

}  // namespace handhold
