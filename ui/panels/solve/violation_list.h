// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QVBoxLayout>
#include <vector>

#include "ui/panels/solve/violation_card.h"

namespace handhold {

/// The broken laws of an answer as cards, the gravest first; of many the rest is folded away.
class ViolationList : public QWidget {
  Q_OBJECT

 public:
  /// Cards are called "unmet.0" and so on behind the prefix. tooltip: of each.
  ViolationList(const QString& prefix, const QString& tooltip, QWidget* parent = nullptr);

  void say(const std::vector<Violation>& violations, Remedies remedies = Remedies::Told);

 signals:
  void picked(int violation);

 private:
  void showCards();

  QString prefix_, tooltip_;
  QVBoxLayout* column_;
  QPushButton* more_;
  std::vector<Violation> violations_;
  Remedies remedies_ = Remedies::Told;
  std::vector<ViolationCard*> cards_;  ///< made when first needed and kept
};

}  // namespace handhold
