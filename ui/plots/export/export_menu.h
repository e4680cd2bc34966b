// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <functional>

#include "ui/plots/export/plot_sheet.h"

namespace handhold {

/// Adds "Copy values" and "Export ..." for what `sheet` gives when one is chosen. Files remember their
/// folder.
void addExportActions(QMenu& menu, QWidget& parent, const std::function<PlotSheet()>& sheet);

/// Asks for a file of the kind and writes it; tells what went wrong. For actions of the main window.
void askAndExport(QWidget& parent, const PlotSheet& sheet, const QString& suffix);

/// The curves' table, tab separated, for the clipboard.
QString clipboardTable(const CurveSet& set);

}  // namespace handhold
