// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

#include "engine/trial/marker_residuals.h"
#include "ui/document/document.h"

namespace handhold {

class Section;

/// How well the body that is shown meets what was recorded: its markers, worst first, the worst instants,
/// what is left on the pelvis, and what was doubtful. Hidden for everything else.
class FitView : public QWidget {
  Q_OBJECT

 public:
  explicit FitView(Document& document, QWidget* parent = nullptr);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void refresh();
  void fill();
  void fillWords();
  QString markerTable() const;
  double worstTimeOf(int marker) const;
  const Recorded& recorded() const { return *trial_->from<Recorded>(); }

  Document& document_;
  Section* section_ = nullptr;
  QTextBrowser* words_ = nullptr;
  std::shared_ptr<const Trial> trial_;  ///< that is told; null: none yet
  MarkerDistances distances_;
};

}  // namespace handhold
