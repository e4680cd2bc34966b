// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>

namespace handhold {

/// An icon of resources/icons in the text colour of whatever theme is on when it is drawn; accent when on.
QIcon icon(const QString& name);

/// The same in one colour.
QIcon icon(const QString& name, const QColor& color);

/// For painting by hand.
QPixmap iconPixmap(const QString& name, const QColor& color, int side, double ratio);

}  // namespace handhold
