// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <vector>

#include "engine/recording/force_plate.h"

namespace handhold {

/// What a row tells of a force plate.
struct PlateRow {
  QString name;
  PlateFoot foot = PlateFoot::AsFound;
  QString found = {};  ///< whose foot was found on it, in words; empty: nobody has looked
  QString doubt = {};  ///< why that is not sure; empty: it is
  bool operator==(const PlateRow&) const = default;
};

/// Force plates and whose foot each bore, to be chosen. Their choices are `<name>.foot.0`, `.1` and so on.
class PlateRows : public QWidget {
  Q_OBJECT

 public:
  explicit PlateRows(const QString& name, QWidget* parent = nullptr);

  void show(const std::vector<PlateRow>& rows);

 signals:
  void footChosen(int plate, handhold::PlateFoot foot);

 private:
  void rebuild();

  std::vector<PlateRow> shown_;
  QGridLayout* grid_;
  std::vector<QLabel*> names_;
  std::vector<QComboBox*> feet_;
};

}  // namespace handhold
