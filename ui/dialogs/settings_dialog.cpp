// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/settings_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QSettings>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr std::array<double, 5> kScales = {1.0, 1.25, 1.5, 1.75, 2.0};

int nearestScale(double scale) {
  int best = 0;
  for (int i = 1; i < static_cast<int>(kScales.size()); ++i)
    if (std::abs(kScales[i] - scale) < std::abs(kScales[best] - scale)) best = i;
  return best;
}

}  // namespace

Preferences loadPreferences() {
  const QSettings settings;
  Preferences preferences;
  const int theme = settings.value(QStringLiteral("preferences/theme"), 0).toInt();
  preferences.theme = static_cast<ThemeChoice>(std::clamp(theme, 0, 2));
  preferences.scale =
      std::clamp(settings.value(QStringLiteral("preferences/scale"), 1.0).toDouble(), 1.0, 2.0);
  return preferences;
}

void savePreferences(const Preferences& preferences) {
  QSettings settings;
  settings.setValue(QStringLiteral("preferences/theme"), static_cast<int>(preferences.theme));
  settings.setValue(QStringLiteral("preferences/scale"), preferences.scale);
}

SettingsDialog::SettingsDialog(const Preferences& preferences, QWidget* parent)
    : QDialog(parent), theme_(new QComboBox), scale_(new QComboBox) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("settings"));
  setWindowTitle(QStringLiteral("Settings"));
  theme_->setObjectName(QStringLiteral("settings.theme"));
  theme_->addItems({"As the system", "Light", "Dark"});
  theme_->setCurrentIndex(static_cast<int>(preferences.theme));
  scale_->setObjectName(QStringLiteral("settings.scale"));
  scale_->setToolTip(QStringLiteral("Of all text and buttons, from the next start"));
  for (double scale : kScales) scale_->addItem(QStringLiteral("%1 %").arg(qRound(scale * 100)));
  scale_->setCurrentIndex(nearestScale(preferences.scale));
  auto* form = new QFormLayout;
  form->setSpacing(space::kSmall);
  form->addRow(QStringLiteral("Theme"), theme_);
  form->addRow(QStringLiteral("Interface size"), scale_);
  auto* note =
      new QLabel(QStringLiteral("The interface size takes effect at the next start. Lengths are in "
                                "millimetres and angles in degrees; files "
                                "keep metres and radians."));
  note->setWordWrap(true);
  markMuted(note);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kWide, space::kWide, space::kWide, space::kWide);
  column->setSpacing(space::kPanel);
  column->addLayout(form);
  column->addWidget(note);
  column->addWidget(buttons);
  setMinimumWidth(360);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  connect(theme_, &QComboBox::activated, this, &SettingsDialog::announce);
  connect(scale_, &QComboBox::activated, this, &SettingsDialog::announce);
}

void SettingsDialog::announce() {
  emit changed({static_cast<ThemeChoice>(theme_->currentIndex()), kScales[scale_->currentIndex()]});
}

}  // namespace handhold
