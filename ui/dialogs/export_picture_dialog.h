// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QSize>
#include <QSpinBox>

namespace handhold {

enum class PictureBackground { Studio, Transparent };

struct PictureRequest {
  QSize size{1920, 1080};  ///< pixels
  PictureBackground background = PictureBackground::Studio;
};

/// Size and background of a picture of the view.
class ExportPictureDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ExportPictureDialog(const PictureRequest& last, QWidget* parent = nullptr);
  PictureRequest request() const;

 private:
  void takePreset(int preset);

  QComboBox* preset_;
  QSpinBox* width_;
  QSpinBox* height_;
  QCheckBox* transparent_;
};

}  // namespace handhold
