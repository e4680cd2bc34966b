// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenu>

#include "ui/document/actions/prediction_draft.h"
#include "ui/document/recordings/recorded.h"
#include "ui/panels/results/result_facts.h"
#include "ui/panels/results/results_panel.h"
#include "ui/theme/icon.h"

namespace handhold {

/// By the result's number: one that comes meanwhile makes the rows anew.
void ResultsPanel::openMenu(int id, const QPoint& position) {
  const KeptTrial* shown = shownResult(document_.project());
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("results.menu"));
  menu->addAction(icon("eye"), tr("Show"), this, [this, id] { show(id); });
  menu->addAction(icon("solve"), tr("Branch from here"), this, [this, id] { branch(id); });
  QAction* both = menu->addAction(tr("Compare with the result shown"), this, [this, id] {
    if (const KeptTrial* other = shownResult(document_.project())) document_.compare({other->id, id});
  });
  both->setEnabled(shown && shown->id != id);
  QAction* fit =
      menu->addAction(icon("person"), tr("Fit the human…"), this, [this, id] { emit fitWanted(id); });
  const KeptTrial* result = findResult(document_.project(), id);
  fit->setVisible(result && recordingOf(*result->trial));
  QAction* predict =
      menu->addAction(icon("motion"), tr("Predict this…"), this, [this, id] { emit predictionWanted(id); });
  predict->setVisible(result && mayPredict(*result->trial));
  menu->addSeparator();
  menu->addAction(icon("rename"), tr("Rename"), this, [this, id] { rename(id); });
  menu->addAction(tr("Note…"), this, [this, id] { askForNote(document_, id, this); });
  menu->addAction(icon("delete"), tr("Delete"), this, [this, chosen = selectedIds()] { remove(chosen); });
  menu->popup(position);
}

}  // namespace handhold
