// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include "ui/jobs/import_session.h"
#include "ui/panels/import/spectrum_chart.h"

namespace handhold {

/// The spectrum of a marker or coordinate that is chosen, before and after the low-pass.
class SpectrumView : public QWidget {
  Q_OBJECT

 public:
  explicit SpectrumView(ImportSession& session, QWidget* parent = nullptr);

  void refresh();

 signals:
  void cutOffPicked(double cutOff);

 private:
  void fill();
  void showSpectrum();
  PowerSpectrum spectrumIn(const Recording& recording) const;

  ImportSession& session_;
  QComboBox* of_;
  SpectrumChart* chart_;
};

}  // namespace handhold
