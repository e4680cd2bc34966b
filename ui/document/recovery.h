// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QStringList>
#include <QTimer>
#include <memory>

#include "ui/document/document.h"

namespace handhold {

/// Keeps a copy of unsaved work beside the user's files, so that a crash or a power cut costs seconds.
/// The copy is locked by the program that writes it and goes when the work is saved or the program ends well.
class Recovery : public QObject {
  Q_OBJECT

 public:
  Recovery(Document& document, const QString& folder, QObject* parent = nullptr);
  ~Recovery() override;

  void writeNow();
  const QString& file() const { return file_; }

 private:
  void schedule();
  void forget();

  Document& document_;
  QString file_;
  std::unique_ptr<QLockFile> lock_;
  QTimer timer_;
};

/// Copies in that folder whose program is gone.
QStringList recoverable(const QString& folder);

/// Brings a copy back as unsaved work and deletes it. Throws InputError when it cannot be read.
void recover(Document& document, const QString& recoveryFile, const QString& modelFolder);

}  // namespace handhold
