// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bindings/people/making_line.h"

#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

MakingLine::MakingLine(const FigureMaker& figures, QStatusBar& status) : QLabel(&status) {
  setObjectName(QStringLiteral("status.figure"));
  setToolTip(tr("Skin is made once for each body and kept; until then a coarser one or an outline is drawn"));
  markMuted(this);
  setContentsMargins(space::kPanel, 0, 0, 0);
  status.insertPermanentWidget(0, this);
  hide();
  connect(&figures, &FigureMaker::making, this, [this](const QString& who) {
    setText(who.isEmpty() ? QString() : tr("Making the figure of %1, once…").arg(who));
    setVisible(!who.isEmpty());
  });
}

}  // namespace handhold
