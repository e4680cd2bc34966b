// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/film/film_workshop.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <QDir>
#include <QFileInfo>
#include <cerrno>
#include <utility>

namespace handhold {

namespace {

const QString kName = QStringLiteral(".film-");
const QString kLock = QStringLiteral("lock");

int openLock(const QString& folder, int flags) {
  const QByteArray file = QFile::encodeName(folder + QLatin1Char('/') + kLock);
  return ::open(file.constData(), flags | O_RDONLY | O_NOFOLLOW | O_CLOEXEC, 0600);
}

/// A folder without a lock is not known to be ours, or is only just being made.
void sweep(const QDir& place) {
  for (const QFileInfo& left :
       place.entryInfoList({kName + QLatin1Char('*')}, QDir::Dirs | QDir::Hidden | QDir::NoSymLinks)) {
    const int lock = openLock(left.filePath(), 0);
    if (lock < 0) continue;
    if (::flock(lock, LOCK_EX | LOCK_NB) == 0) QDir(left.filePath()).removeRecursively();
    ::close(lock);
  }
}

}  // namespace

FilmWorkshop::FilmWorkshop(const QString& film)
    : folder_((sweep(QFileInfo(film).absoluteDir()),
               QFileInfo(film).absolutePath() + QLatin1Char('/') + kName + QStringLiteral("XXXXXX"))) {
  if (!folder_.isValid()) return;
  lock_ = openLock(folder_.path(), O_CREAT);
  // file systems without locks have no sweeping either; a sweep that came between takes the folder away
  const bool isTaken = lock_ >= 0 && ::flock(lock_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  if (isTaken) ::close(std::exchange(lock_, -1));
}

FilmWorkshop::~FilmWorkshop() {
  if (lock_ >= 0) ::close(lock_);
}

}  // namespace handhold
