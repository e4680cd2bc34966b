// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

#include "ui/theme/tokens.h"

namespace handhold {

/// The one style sheet of the program, made from the tokens.
QString styleSheet(const Tokens& tokens);

/// Style, palette, font and style sheet of the whole program; safe to call again at any time.
void applyAppearance(QApplication& application, Appearance appearance);

/// The interface font: Inter where it is installed, else the system's.
QFont interfaceFont();

/// Small helpers of type: a heading is semibold, a hint is muted (set as dynamic properties).
void markHeading(QWidget* widget);
void markMuted(QWidget* widget);
/// The button that does the main thing of a panel.
void markPrimary(QWidget* widget);
/// A button that is only an icon until the mouse is over it.
void markQuiet(QWidget* widget);

}  // namespace handhold
