// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/posture_menu.h"

#include <QInputDialog>
#include <algorithm>

#include "ui/controls/replace_question.h"
#include "ui/document/actions/own_postures.h"
#include "ui/document/language/said.h"
#include "ui/document/posture_actions.h"

namespace handhold {

PostureMenu::PostureMenu(Document& document, const QString& title, QWidget* parent)
    : QMenu(title, parent), document_(document) {
  setToolTipsVisible(true);
  connect(this, &QMenu::aboutToShow, this, &PostureMenu::fill);
  fill();
}

void PostureMenu::fill() {
  clear();
  for (const NamedPosture& posture : namedPostures())
    addAction(said(posture.title), this, [this, &posture] {
      perform(document_, [&] { applyNamedPosture(document_, posture); });
    })->setToolTip(said(posture.tooltip));
  const QList<OwnPosture> own = ownPostures();
  if (!own.isEmpty()) addSeparator();
  for (const OwnPosture& posture : own)
    addAction(posture.name, this, [this, posture] {
      perform(document_, [&] { takePosture(document_, angles(document_.model(), posture), posture.name); });
    })->setToolTip(tr("Kept by you"));
  addSeparator();
  addAction(tr("Keep this posture…"), this, &PostureMenu::keep)
      ->setToolTip(tr("Under a name, for every task"));
  if (own.isEmpty()) return;
  QMenu* forget = addMenu(tr("Forget"));
  for (const OwnPosture& posture : own)
    forget->addAction(posture.name, this,
                      [this, posture] { perform(document_, [&] { forgetOwnPosture(posture.name); }); });
}

void PostureMenu::keep() {
  auto* ask = new QInputDialog(parentWidget());
  ask->setAttribute(Qt::WA_DeleteOnClose);
  ask->setObjectName(QStringLiteral("posture.keep"));
  ask->setWindowTitle(tr("Keep this posture"));
  ask->setLabelText(tr("Name"));
  connect(ask, &QInputDialog::textValueSelected, this, [this](const QString& typed) {
    const QString name = typed.trimmed();
    const QList<OwnPosture> own = ownPostures();
    if (std::ranges::find(own, name, &OwnPosture::name) != own.end() &&
        !mayReplace(parentWidget(), tr("“%1” is among your postures already. Replace it?").arg(name)))
      return;
    if (perform(document_, [&] { keepOwnPosture(document_, name); }))
      document_.report(Severity::Good, tr("“%1” is among the named postures now").arg(name));
  });
  ask->open();
}

}  // namespace handhold
