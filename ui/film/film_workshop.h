// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTemporaryDir>

namespace handhold {

/// A hidden folder beside a film, in which it is made; it goes with this object. Those that a killed program
/// left beside it go when the next one is made: nobody holds their lock any more.
class FilmWorkshop {
 public:
  explicit FilmWorkshop(const QString& film);
  ~FilmWorkshop();
  FilmWorkshop(const FilmWorkshop&) = delete;
  FilmWorkshop& operator=(const FilmWorkshop&) = delete;

  bool isValid() const { return folder_.isValid() && lock_ >= 0; }
  QString path() const { return folder_.path(); }
  QString filePath(const QString& name) const { return folder_.filePath(name); }

 private:
  QTemporaryDir folder_;
  int lock_ = -1;  ///< descriptor of a file in it
};

}  // namespace handhold
