// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/main_window/main_window.h"
#include "ui/plots/channel_plot.h"

namespace handhold {

/// Ties the document to the curves of the person's points: place, velocity and acceleration of any site.
class PointBinding : public QObject {
  Q_OBJECT

 public:
  PointBinding(Document& document, MainWindow& window);

  void setAppearance(Appearance appearance);

 private:
  void show();
  void showTime();

  Document& document_;
  ChannelPlot* plot_;
  std::shared_ptr<const Trial> shown_;
  std::shared_ptr<const Model> model_;
};

}  // namespace handhold
