// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QTreeWidget>
#include <QWidget>
#include <memory>
#include <vector>

#include "engine/scores/population_strength.h"
#include "engine/scores/verdict.h"
#include "ui/controls/bound_form.h"
#include "ui/controls/empty_state.h"
#include "ui/document/document.h"

namespace handhold {

/// The instant of a rule that applies that is nearest to a time (s).
const InstantScore& instantAt(const RuleVerdict& verdict, double time);

/// What published rules say of the posture or motion that is shown: a row a rule, which unfolds into its
/// parts, beside what the rules ask and no trial tells. Computed when it is looked at.
class ScoresView : public QWidget {
  Q_OBJECT

 public:
  ScoresView(Document& document, PopulationStrength strength, QWidget* parent = nullptr);

  /// The verdicts on what is shown, for a page.
  std::vector<RuleVerdict> verdicts() const;

  /// What the chosen rule says, to colour the body by; null where it is not to be.
  const RuleVerdict* colouring() const;

 signals:
  void colouringChanged();
  void solveWanted();  ///< the button of the empty page was pressed

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QWidget* buildSettings();
  QTreeWidget* buildTable();
  void addSetting(const FieldText& text, const NumberKind& kind, double ScoreSettings::*value);
  void adopt(const ScoreSettings& settings);
  void refresh();
  void showNow();
  void say();
  /// As wide as they must be; what only a motion has is hidden for a posture.
  void fitColumns();
  QTreeWidgetItem* ruleRow(const RuleVerdict& verdict) const;

  Document& document_;
  PopulationStrength strength_;
  ScoreSettings settings_;
  EmptyState* empty_;
  QWidget* content_;
  BoundForm* form_ = nullptr;
  QCheckBox* colours_ = nullptr;
  QTreeWidget* table_ = nullptr;
  std::shared_ptr<const Trial> shown_;
  std::vector<RuleVerdict> verdicts_;
};

}  // namespace handhold
