// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>
#include <vector>

#include "engine/task/task.h"
#include "ui/plots/curves/contact_figures.h"
#include "ui/plots/curves/curve.h"

namespace handhold {

/// A table for spreadsheets: every head carries its unit, every number a point.
struct ExportTable {
  QStringList heads;
  std::vector<QStringList> rows;
};

/// Comma separated, quoted where needed (RFC 4180), lines end with a line feed; texts that a spreadsheet
/// would take for formulas as CsvText has them.
QByteArray csvText(const ExportTable& table);

/// Time and one column a curve, at all times at which any curve has a value.
ExportTable curveTable(const CurveSet& set);

/// All joints of a motion in one quantity, a row a frame.
ExportTable jointTable(const Model& model, const Motion& motion, Quantity quantity);

/// A row for each contact point or load of each frame of a task's motion.
ExportTable contactLoadTable(const Model& model, const Task& task, const Motion& motion);

/// Writes a temporary and renames it; what was there stays when writing fails. Throws InputError.
void writeWhole(const QString& file, const QByteArray& bytes);

}  // namespace handhold
