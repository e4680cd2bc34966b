// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QLockFile>
#include <QTimer>
#include <memory>
#include <thread>

#include "ui/document/document.h"
#include "ui/document/files/open_file.h"

namespace handhold {

/// A copy of unsaved work whose program is gone.
struct RecoveryCopy {
  QString file;
  QString taskName;
  QString taskFile;  ///< empty: never saved
  QDateTime written;
  QString problem;  ///< why it cannot be read; empty: it can
};

/// Keeps a copy of unsaved work beside the user's files, so that a crash or a power cut costs seconds.
/// The copy is locked by the program that writes it and goes when the work is saved or the program ends well.
/// It is written in a thread of its own: long motions take a while.
class Recovery : public QObject {
  Q_OBJECT

 public:
  Recovery(Document& document, const QString& folder, QObject* parent = nullptr);
  ~Recovery() override;

  /// At the latest so long after the first unsaved change, however steadily the work goes on.
  void setDelay(int milliseconds) { timer_.setInterval(milliseconds); }

  /// Whose knowledge of the file on the disk goes into the copy and comes back with it, so that saving what
  /// was brought back asks before it overwrites what others have written.
  void setOpenFile(OpenFile& file) { openFile_ = &file; }

  /// False when it could not be written: the document says so once, and the last good copy stays.
  bool writeNow();
  /// The program must end without asking: unsaved work is copied, and the copy stays.
  void keepAtExit();
  /// Shows a copy as unsaved work. It goes once our own copy is on the disk. Throws InputError when it cannot
  /// be read.
  void bringBack(const QString& copy, const QString& modelFolder);
  const QString& file() const { return file_; }

 private:
  struct Snapshot;
  Snapshot snapshot() const;
  void schedule();
  void forget();
  void writeAside();
  void tell(const QString& problem);
  void waitForWriter();

  Document& document_;
  QString file_;
  OpenFile* openFile_ = nullptr;
  std::unique_ptr<QLockFile> lock_;
  QTimer timer_;
  bool failed_ = false;
  bool staysAtExit_ = false;
  bool isWriting_ = false, isUnwanted_ = false;  ///< what is being written shall go again
  std::jthread writer_;
};

/// Copies in that folder whose program is gone, newest first.
QList<RecoveryCopy> recoverable(const QString& folder);

/// A copy that nobody wants any more.
void discardCopy(const QString& copy);

}  // namespace handhold
