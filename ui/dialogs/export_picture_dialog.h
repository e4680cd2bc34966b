// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QSize>

#include "ui/dialogs/size_rows.h"

namespace handhold {

struct PictureRequest {
  QSize size{1920, 1080};  ///< pixels
};

/// Size of a picture of the view.
class ExportPictureDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ExportPictureDialog(const PictureRequest& last, QWidget* parent = nullptr);
  PictureRequest request() const;
  void accept() override;

 private:
  SizeRows* size_ = nullptr;
};

}  // namespace handhold
