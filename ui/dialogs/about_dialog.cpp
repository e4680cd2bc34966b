// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/about_dialog.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kAboutWidth = 420;  // px

}  // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("about"));
  setWindowTitle(tr("About Handhold"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 24, 24, 24);
  column->setSpacing(space::kSmall);
  auto* title = new QLabel(QStringLiteral("Handhold %1").arg(QCoreApplication::applicationVersion()));
  markHeading(title);
  auto* words =
      new QLabel(tr("Design a physical task for a person: where to hold, how to stand, and what it costs in "
                    "every joint.\n\n"
                    "Prediction is not truth: every picture stands beside its feasibility and its score."));
  words->setWordWrap(true);
  auto* licence = new QLabel(
      tr("Free software under the GNU General Public License 3 or later.\n\n"
         "Muscles after Delp, Anderson, Pandy, Thelen, Holzbaur and Murray (CC BY 3.0), Seth, Dong "
         "and Matias (Apache-2.0), Bruno, Christophy and Wilkinson (MIT)."));
  licence->setWordWrap(true);
  markMuted(licence);
  column->addWidget(title);
  column->addWidget(words);
  column->addWidget(licence);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  column->addWidget(buttons);
  // as high as its words at that width: wrapped labels ask for less
  ensurePolished();
  setFixedSize(kAboutWidth, column->totalHeightForWidth(kAboutWidth));
}

}  // namespace handhold
