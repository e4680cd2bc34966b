// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QLoggingCategory>
#include <memory>

#include "app/process/number_text.h"

namespace handhold {

/// Fonts, pictures and plots want an application, even where none runs and there is no display:
/// QGuiApplication for pictures, QApplication where widgets are drawn. Does nothing where one is there
/// already.
template <class Application>
class ApplicationWithoutDisplay {
 public:
  ApplicationWithoutDisplay() {
    if (QCoreApplication::instance()) return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // a missing runtime folder is no news to somebody who asked for a picture
    QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false"));
    application_ = std::make_unique<Application>(count_, arguments_);
    writePoints();
  }

 private:
  char name_[9] = "handhold";
  char* arguments_[2] = {name_, nullptr};
  int count_ = 1;
  std::unique_ptr<Application> application_;
};

}  // namespace handhold
