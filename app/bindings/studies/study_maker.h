// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "ui/document/document.h"
#include "ui/main_window/main_window.h"

namespace handhold {

struct StudyDraft;
class StudyDialog;

/// Makes studies in the window: "Vary in a study" of a number field of the inspector, and a command for the
/// thing that is selected. What is made is written and handed on.
class StudyMaker : public QObject {
  Q_OBJECT

 public:
  /// Lives as long as the window.
  StudyMaker(MainWindow& window, Document& document);

  /// Opens the dialog with the fields of what is selected in front; a field's name as the inspector has it.
  void make(const QString& fieldName = {});

 signals:
  void written(const std::filesystem::path& file);
  void runWanted();  ///< of what was written last

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool write(StudyDialog& dialog);

  MainWindow& window_;
  Document& document_;
};

}  // namespace handhold
