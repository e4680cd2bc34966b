// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QDialog>

#include "ui/document/language/language.h"
#include "ui/scene/mouse_style.h"
#include "ui/theme/movement.h"
#include "ui/theme/units.h"

namespace handhold {

enum class ThemeChoice { System, Light, Dark };

/// Whether a motion that was just found plays by itself or stands at its first frame.
enum class WhenFound { Play, Stand };

/// What a person sets once for this computer.
struct Preferences {
  ThemeChoice theme = ThemeChoice::System;
  double scale = 1.0;  ///< of the whole interface, from the next start
  UnitChoice units;
  MouseStyle mouse = MouseStyle::Handhold;
  Movement movement = Movement::Eased;
  WhenFound found = WhenFound::Play;
  Language language = Language::System;  ///< from the next start
};

Preferences loadPreferences();
void savePreferences(const Preferences& preferences);

class SettingsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit SettingsDialog(const Preferences& preferences, QWidget* parent = nullptr);

 signals:
  void changed(const handhold::Preferences& preferences);

 private:
  using Setter = void (*)(Preferences& preferences, int index);

  QComboBox* addChoice(const char* name, const QStringList& words, int chosen, Setter set);
  void showSystem();
  void announce(Setter set, int index);

  QComboBox* theme_;
  QComboBox* scale_;
  QComboBox* system_;
  QComboBox* length_;
  QComboBox* angle_;
  QComboBox* torque_;
  QComboBox* mouse_;
  QComboBox* movement_;
  QComboBox* found_;
  QComboBox* language_;
};

}  // namespace handhold
