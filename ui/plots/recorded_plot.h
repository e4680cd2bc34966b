// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/channel_plot.h"

namespace handhold {

/// Whatever was recorded, over time: plate forces, analog channels, coordinates, markers.
class RecordedPlot : public ChannelPlot {
  Q_OBJECT

 public:
  explicit RecordedPlot(QWidget* parent = nullptr);

  /// One with a recording; null shows the empty state.
  void setTrial(std::shared_ptr<const Trial> trial);
  bool hasTrial() const { return trial_ != nullptr; }

 private:
  std::shared_ptr<const Trial> trial_;
};

}  // namespace handhold
