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

#include "ui/controls/choice_box.h"
#include "ui/controls/section.h"
#include "ui/document/language/said.h"
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

/// An enum kept as a number; whatever else the file holds becomes the first.
template <class Enum>
Enum choiceIn(const QSettings& settings, const char* key, Enum last) {
  const int value = settings.value(QLatin1String(key), 0).toInt();
  return static_cast<Enum>(value < 0 || value > static_cast<int>(last) ? 0 : value);
}

}  // namespace

Preferences loadPreferences() {
  const QSettings settings;
  Preferences preferences;
  preferences.theme = choiceIn(settings, "preferences/theme", ThemeChoice::Dark);
  preferences.scale =
      std::clamp(settings.value(QStringLiteral("preferences/scale"), 1.0).toDouble(), 1.0, 2.0);
  preferences.units.system = choiceIn(settings, "units/system", UnitSystem::UsCustomary);
  preferences.units.length = choiceIn(settings, "units/length", LengthUnit::Metre);
  preferences.units.angle = choiceIn(settings, "units/angle", AngleUnit::Radian);
  preferences.units.torque = choiceIn(settings, "units/torque", TorqueUnit::PartOfLimit);
  preferences.movement = choiceIn(settings, "preferences/movement", Movement::None);
  preferences.language = choiceIn(settings, "preferences/language", Language::German);
  preferences.mouse = choiceIn(settings, "preferences/mouse", MouseStyle::SolidWorks);
  preferences.found = choiceIn(settings, "preferences/whenFound", WhenFound::Stand);
  return preferences;
}

void savePreferences(const Preferences& preferences) {
  QSettings settings;
  settings.setValue(QStringLiteral("preferences/theme"), static_cast<int>(preferences.theme));
  settings.setValue(QStringLiteral("preferences/scale"), preferences.scale);
  settings.setValue(QStringLiteral("preferences/movement"), static_cast<int>(preferences.movement));
  settings.setValue(QStringLiteral("preferences/language"), static_cast<int>(preferences.language));
  settings.setValue(QStringLiteral("preferences/mouse"), static_cast<int>(preferences.mouse));
  settings.setValue(QStringLiteral("preferences/whenFound"), static_cast<int>(preferences.found));
  settings.setValue(QStringLiteral("units/system"), static_cast<int>(preferences.units.system));
  settings.setValue(QStringLiteral("units/length"), static_cast<int>(preferences.units.length));
  settings.setValue(QStringLiteral("units/angle"), static_cast<int>(preferences.units.angle));
  settings.setValue(QStringLiteral("units/torque"), static_cast<int>(preferences.units.torque));
}

QComboBox* SettingsDialog::addChoice(const char* name, const QStringList& words, int chosen, Setter set) {
  auto* box = new ChoiceBox(this);
  box->setObjectName(QStringLiteral("settings.") + QLatin1String(name));
  for (const QString& word : words) box->addItem(said(word));
  box->setCurrentIndex(chosen);
  connect(box, &QComboBox::activated, this, [this, set](int index) { announce(set, index); });
  return box;
}

SettingsDialog::SettingsDialog(const Preferences& preferences, QWidget* parent) : QDialog(parent) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("settings"));
  setWindowTitle(tr("Settings"));
  const UnitChoice& units = preferences.units;
  QStringList scales;
  for (double scale : kScales) scales << QStringLiteral("%1 %").arg(qRound(scale * 100));
  theme_ = addChoice("theme", {"As the system", "Light", "Dark"}, static_cast<int>(preferences.theme),
                     [](Preferences& p, int index) { p.theme = static_cast<ThemeChoice>(index); });
  scale_ = addChoice("scale", scales, nearestScale(preferences.scale),
                     [](Preferences& p, int index) { p.scale = kScales[static_cast<std::size_t>(index)]; });
  scale_->setToolTip(tr("Of all text and buttons, from the next start"));
  system_ =
      addChoice("units", {"Metric (m, N, kg)", "US customary (in, lbf, lb)"}, static_cast<int>(units.system),
                [](Preferences& p, int index) { p.units.system = static_cast<UnitSystem>(index); });
  length_ = addChoice("length", {"Millimetres", "Centimetres", "Metres"}, static_cast<int>(units.length),
                      [](Preferences& p, int index) { p.units.length = static_cast<LengthUnit>(index); });
  angle_ = addChoice("angle", {"Degrees", "Radians"}, static_cast<int>(units.angle),
                     [](Preferences& p, int index) { p.units.angle = static_cast<AngleUnit>(index); });
  torque_ = addChoice("torque", {"N m", "% of the joint's limit"}, static_cast<int>(units.torque),
                      [](Preferences& p, int index) { p.units.torque = static_cast<TorqueUnit>(index); });
  torque_->setToolTip(tr("Of joints, wherever there is room for one number"));
  QStringList styles;
  for (const MouseStyleRow& row : kMouseStyleRows) styles << said(row.title);
  mouse_ = addChoice("mouse", styles, static_cast<int>(preferences.mouse),
                     [](Preferences& p, int index) { p.mouse = static_cast<MouseStyle>(index); });
  mouse_->setToolTip(tr("What drags on the view do; the wheel zooms in all of them"));
  movement_ = addChoice("movement", {"Eased", "None"}, static_cast<int>(preferences.movement),
                        [](Preferences& p, int index) { p.movement = static_cast<Movement>(index); });
  movement_->setToolTip(tr("Whether the view and the curves glide to a new state or jump there"));
  language_ =
      addChoice("language", {"As the system", "English", "Deutsch"}, static_cast<int>(preferences.language),
                [](Preferences& p, int index) { p.language = static_cast<Language>(index); });
  language_->setToolTip(tr("Of the window, from the next start; the command line and files stay English"));
  found_ =
      addChoice("whenFound", {tr("Play it"), tr("Show its first frame")}, static_cast<int>(preferences.found),
                [](Preferences& p, int index) { p.found = static_cast<WhenFound>(index); });
  found_->setToolTip(tr("What happens when Predict or Plan has found a motion"));
  auto* form = new QFormLayout;
  form->setSpacing(space::kSmall);
  form->addRow(tr("Theme"), theme_);
  form->addRow(tr("Interface size"), scale_);
  form->addRow(tr("Language"), language_);
  form->addRow(tr("Mouse"), mouse_);
  form->addRow(tr("Movement"), movement_);
  form->addRow(tr("A motion found"), found_);
  form->addRow(hairline(this));
  form->addRow(tr("Units"), system_);
  form->addRow(tr("Lengths"), length_);
  form->addRow(tr("Angles"), angle_);
  form->addRow(tr("Torques"), torque_);
  auto* note =
      new QLabel(tr("Interface size and language take effect at the next start. Files keep metres, "
                    "newtons and radians, whatever is chosen here."));
  note->setWordWrap(true);
  markMuted(note);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kWide, space::kWide, space::kWide, space::kWide);
  column->setSpacing(space::kPanel);
  column->addLayout(form);
  column->addWidget(note);
  column->addWidget(buttons);
  setMinimumWidth(380);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  showSystem();
}

/// Inches leave no choice of lengths; the absolute unit of torque has another name.
void SettingsDialog::showSystem() {
  const bool us = system_->currentIndex() == static_cast<int>(UnitSystem::UsCustomary);
  length_->setEnabled(!us);
  torque_->setItemText(0, us ? QStringLiteral("ft lbf") : QStringLiteral("N m"));
}

/// Beside what was chosen elsewhere while the dialog is open.
void SettingsDialog::announce(Setter set, int index) {
  showSystem();
  Preferences preferences = loadPreferences();
  set(preferences, index);
  emit changed(preferences);
}

}  // namespace handhold
