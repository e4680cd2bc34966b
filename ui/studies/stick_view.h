// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QWidget>
#include <map>

#include "ui/controls/thin_slider.h"
#include "ui/studies/set_switches.h"
#include "ui/studies/stick_picture.h"

namespace handhold {

/// The motions of a study as sticks: one at a time, its sets to be switched, a slider over its frames.
class StickView : public QWidget {
  Q_OBJECT

 public:
  explicit StickView(QWidget* parent = nullptr);

  void setTheme(const PlotTheme& theme);
  void setMotions(std::vector<StickMotion> motions);
  /// Goes to the nearest frame of motions that have that across ("time (s)").
  void setAcross(const QString& title, double place);

  QComboBox& choice() { return *choice_; }
  QSlider& slider() { return *slider_; }
  SetSwitches& switches() { return *switches_; }
  StickPicture& picture() { return *picture_; }

 signals:
  void scrubbed(const QString& title, double place);

 private:
  QWidget* buildSide();
  QWidget* buildPicture();
  const StickMotion* motion() const;
  void showCurrent();
  void showSets();
  void showFrame(int frame);
  void goTo(double place);

  std::vector<StickMotion> motions_;
  std::map<QString, double> places_;  ///< by what motions have across
  QComboBox* choice_ = nullptr;
  SetSwitches* switches_ = nullptr;
  QLabel* below_ = nullptr;
  QLabel* told_ = nullptr;  ///< what is to be known of the frame
  StickPicture* picture_ = nullptr;
  ThinSlider* slider_ = nullptr;
  QLabel* place_ = nullptr;
};

}  // namespace handhold
