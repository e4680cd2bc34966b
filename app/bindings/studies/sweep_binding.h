// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QTimer>
#include <map>
#include <memory>

#include "ui/document/document.h"
#include "ui/main_window/main_window.h"

namespace handhold {

class SweepView;

/// The Study tab below the view: the cases of a study file, made here or opened, run by this program in the
/// background; a case that is chosen stands in the view with its task and its person.
class SweepBinding : public QObject {
  Q_OBJECT

 public:
  /// Lives as long as the window.
  SweepBinding(MainWindow& window, Document& document);
  ~SweepBinding() override;

  /// A study file or its results; tells why it cannot be.
  bool open(const std::filesystem::path& file);

 private:
  void chooseStudy();
  void openNamed(const QString& file);
  void run();
  void stop();
  void writePage();
  void showCase(int index);
  void markShown();

  MainWindow& window_;
  Document& document_;
  SweepView* view_;
  QProcess process_;
  std::map<int, std::shared_ptr<const Trial>> shown_;  ///< cases of this study that stand among the results
  int marked_ = -1;                                    ///< of them, the one that is shown
  QTimer patience_;                                    ///< after which what was asked to end is ended
  bool runsWhenEnded_ = false;                         ///< another study was to run meanwhile
};

}  // namespace handhold
