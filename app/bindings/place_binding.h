// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bindings/view_binding.h"
#include "ui/jobs/place_advisor.h"
#include "ui/main_window/main_window.h"

namespace handhold {

/// Where to hold: shades the rod or face of the selected contact by what holding there costs, and moves the
/// contact to the best place.
class PlaceBinding : public QObject {
  Q_OBJECT

 public:
  PlaceBinding(Document& document, MainWindow& window, JobRunner& asked, const Solvers& solvers,
               ViewBinding& view);

  const PlaceAdvisor& advisor() const { return advisor_; }

 private:
  void addActions(MainWindow& window);
  PictureLayer shading() const;

  Document& document_;
  PlaceAdvisor advisor_;
};

}  // namespace handhold
