// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

#include "engine/recording/force_plate.h"
#include "engine/trial/marker_residuals.h"
#include "ui/document/document.h"

namespace handhold {

class PlateRows;
class Section;

/// How well the body that is shown meets what was recorded: its markers, worst first, the worst instants,
/// what is left on the pelvis, and what was doubtful; whose foot each plate bore, to weigh it again. Hidden
/// for everything else.
class FitView : public QWidget {
  Q_OBJECT

 public:
  explicit FitView(Document& document, QWidget* parent = nullptr);

 signals:
  void weighingWanted(const std::vector<handhold::PlateFoot>& feet);  ///< one a plate

 protected:
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  void fill();
  void fillWords();
  Section* buildPlates();
  void fillPlates();
  QString markerTable() const;
  QString toldTable() const;
  double worstTimeOf(int marker) const;
  const Recorded& recorded() const { return *trial_->from<Recorded>(); }

  Document& document_;
  Section* section_ = nullptr;
  QTextBrowser* words_ = nullptr;
  Section* plateSection_ = nullptr;
  PlateRows* plates_ = nullptr;
  std::vector<PlateFoot> feet_;         ///< as they are chosen, one a plate
  std::shared_ptr<const Trial> trial_;  ///< that is told; null: none yet
  MarkerDistances distances_;
};

}  // namespace handhold
