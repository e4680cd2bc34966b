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
  void runWanted(const std::filesystem::path& file);  ///< of what was written just now

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  using Told = void (StudyMaker::*)(const std::filesystem::path&);
  void write(StudyDialog& dialog, Told told);

  MainWindow& window_;
  Document& document_;
};

}  // namespace handhold
