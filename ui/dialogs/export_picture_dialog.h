// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QDialog>
#include <QSize>

#include "ui/dialogs/size_rows.h"

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
  SizeRows* size_ = nullptr;
  QCheckBox* transparent_;
};

}  // namespace handhold
