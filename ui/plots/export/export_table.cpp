// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/export/export_table.h"

#include <algorithm>
#include <cmath>

#include "engine/core/atomic_file.h"
#include "engine/task/load_shares.h"
#include "engine/trial/csv.h"
#include "ui/document/element_names.h"
#include "ui/theme/figures.h"

namespace handhold {

namespace {

/// A negative number is no formula.
void addCell(CsvText& text, const QString& cell) {
  bool isNumber = false;
  const double number = cell.toDouble(&isNumber);
  isNumber&& number < 0.0 ? text.add(number) : text.add(cell.toStdString());
}

QString head(const QString& name, const QString& unit) { return QStringLiteral("%1 (%2)").arg(name, unit); }

QString optionalNumber(const std::optional<double>& value) { return value ? plainNumber(*value) : QString(); }

/// Empty where the curve has no sample there, as beside a clipped or shorter curve.
QString valueCell(const Curve& curve, double time) {
  if (curve.times.isEmpty() || time < curve.times.first() || time > curve.times.last()) return {};
  return plainNumber(interpolated(curve.times, curve.values, time));
}

QStringList contactRow(double time, const ContactFigures& f) {
  QStringList row{plainNumber(time), f.name, f.kind};
  for (const double value : {f.force.x(), f.force.y(), f.force.z(), f.force.norm(), f.normal, f.tangential,
                             f.moment.x(), f.moment.y(), f.moment.z()})
    row.append(plainNumber(value));
  return row << optionalNumber(f.share) << optionalNumber(f.frictionUse);
}

}  // namespace

QByteArray csvText(const ExportTable& table) {
  std::vector<std::string> heads;
  for (const QString& head : table.heads) heads.push_back(head.toStdString());
  CsvText text(heads);
  for (const QStringList& row : table.rows) {
    for (const QString& cell : row) addCell(text, cell);
    text.endRow();
  }
  return QByteArray::fromStdString(text.text());
}

ExportTable curveTable(const CurveSet& set) {
  ExportTable table;
  table.heads = {head(set.across.name, set.across.unit.isEmpty() ? QStringLiteral("1") : set.across.unit)};
  std::vector<double> times;
  for (const Curve& curve : set.curves) {
    table.heads.append(head(curve.name, set.column));
    times.insert(times.end(), curve.times.begin(), curve.times.end());
  }
  std::sort(times.begin(), times.end());
  times.erase(std::unique(times.begin(), times.end()), times.end());
  for (const double time : times) {
    QStringList row{plainNumber(time)};
    for (const Curve& curve : set.curves) row.append(valueCell(curve, time));
    table.rows.push_back(row);
  }
  return table;
}

ExportTable jointTable(const Model& model, const Motion& motion, Quantity quantity) {
  ExportTable table;
  table.heads = {QObject::tr("time (s)")};
  for (int joint = 1; joint < model.linkCount(); ++joint)
    table.heads.append(head(readableName(model.joints[joint].name), quantityColumn(quantity)));
  for (const MotionFrame& frame : motion.frames) {
    QStringList row{plainNumber(frame.time)};
    for (int joint = 1; joint < model.linkCount(); ++joint)
      row.append(plainNumber(jointValue(model, frame, joint, quantity)));
    table.rows.push_back(row);
  }
  return table;
}

ExportTable contactLoadTable(const Model& model, const Task& task, const Motion& motion) {
  ExportTable table;
  table.heads = {QObject::tr("time (s)"), QStringLiteral("contact"), QStringLiteral("kind")};
  for (const char* name :
       {"Fx (N)", "Fy (N)", "Fz (N)", "force (N)", "normal force (N)", "tangential force (N)", "Mx (N m)",
        "My (N m)", "Mz (N m)", "share of limit (1)", "friction use (1)"})
    table.heads.append(QString::fromLatin1(name));
  LoadShares shares(model, task);
  for (const MotionFrame& frame : motion.frames) {
    const std::vector<std::optional<double>> share = shares.at(frame.q, frame.loads);
    for (size_t k = 0; k < frame.loads.size(); ++k)
      if (frame.loads[k].kind != kWaterKind)
        table.rows.push_back(contactRow(frame.time, contactFigures(frame.loads[k], share[k])));
  }
  return table;
}

void writeWhole(const QString& file, const QByteArray& bytes) {
  writeFile(file.toStdU16String(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

}  // namespace handhold
