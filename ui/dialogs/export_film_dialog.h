// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QSize>

#include "ui/dialogs/size_rows.h"

namespace handhold {

enum class FilmFormat { Movie, Pictures };
enum class FilmRange { Everything, Brackets };
enum class FilmLook { AsInTheView, Dark, Light };

struct FilmRequest {
  FilmFormat format = FilmFormat::Movie;
  QSize size{1280, 720};  ///< pixels
  double picturesPerSecond = 30.0;
  FilmRange range = FilmRange::Everything;
  FilmLook look = FilmLook::AsInTheView;
};

/// What the dialog tells of.
struct Filmable {
  double everything = 0.0;              ///< length of the motion (s)
  double brackets = 0.0;                ///< between in and out; 0: there are none (s)
  FilmFormat best = FilmFormat::Movie;  ///< Pictures where no MP4 can be written
};

/// Format, size, rate, range and look of a film of the motion.
class ExportFilmDialog : public QDialog {
  Q_OBJECT

 public:
  ExportFilmDialog(const FilmRequest& last, const Filmable& filmable, QWidget* parent = nullptr);
  FilmRequest request() const;
  void accept() override;

 private:
  void fillChoices(const FilmRequest& last);
  void showExtent();

  Filmable filmable_;
  QComboBox* format_;
  NumberField* rate_;
  QComboBox* range_;
  QComboBox* look_;
  SizeRows* size_ = nullptr;
  QLabel* extent_;
};

}  // namespace handhold
