// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QFormLayout>
#include <QSize>
#include <vector>

#include "ui/controls/text_field.h"
#include "ui/dialogs/size_rows.h"

namespace handhold {

/// So many instants stand in one picture at most.
inline constexpr std::size_t kMostInstants = 60;

struct PictureRequest {
  QSize size{1920, 1080};        ///< pixels
  std::vector<double> instants;  ///< of the motion, darkening to the last (s); empty: what is shown
};

/// Size of a picture of the view, and which instants of a motion stand in it.
class ExportPictureDialog : public QDialog {
  Q_OBJECT

 public:
  /// duration: of the motion (s); 0 without one.
  ExportPictureDialog(const PictureRequest& last, double duration, QWidget* parent = nullptr);
  PictureRequest request() const;
  void accept() override;

 private:
  void addInstants(QFormLayout& form, const PictureRequest& last);
  void takeInstants();

  double duration_;
  std::vector<double> taken_;
  SizeRows* size_ = nullptr;
  TextField* instants_ = nullptr;
};

}  // namespace handhold
