// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/files/open_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <filesystem>

#include "engine/core/file_place.h"

namespace handhold {

bool isWithin(const QString& path, const QString& folder) {
  return isWithin(std::filesystem::path(path.toStdString()), std::filesystem::path(folder.toStdString()));
}

OpenFile::OpenFile(const QString& claimFolder) : folder_(claimFolder) {}

OpenFile::State OpenFile::stateOf(const QString& file) {
  const QFileInfo info(file);
  if (!info.exists()) return {};
  return {info.size(), info.lastModified()};
}

void OpenFile::adopt(const QString& file) {
  state_ = stateOf(file);
  if (std::exchange(file_, file) != file) claim();
}

bool OpenFile::hasChanged() const { return !file_.isEmpty() && stateOf(file_) != state_; }

bool OpenFile::claimAgain() {
  if (otherWindow_ == 0) return false;
  claim();
  return otherWindow_ == 0;
}

void OpenFile::claim() {
  claim_.reset();
  otherWindow_ = 0;
  if (file_.isEmpty()) return;
  QDir().mkpath(folder_);
  const QByteArray path = QFileInfo(file_).canonicalFilePath().toUtf8();
  const QByteArray name = QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex();
  claim_ = std::make_unique<QLockFile>(QDir(folder_).filePath(QString::fromLatin1(name)));
  claim_->setStaleLockTime(0);  // a claim ends with its process, however long that runs
  QString host, program;
  if (!claim_->tryLock(0) && claim_->error() == QLockFile::LockFailedError)
    claim_->getLockInfo(&otherWindow_, &host, &program);
}

}  // namespace handhold
