// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window.h"

#include <QApplication>
#include <QTimer>

#include "app/resources.h"
#include "app/studio.h"
#include "engine/core/error.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/theme/style_sheet.h"

namespace handhold {

namespace {

/// The user's choice of interface size; Qt reads it when the application is made.
void scaleInterface() {
  const double scale = loadPreferences().scale;
  if (scale != 1.0 && qEnvironmentVariableIsEmpty("QT_SCALE_FACTOR"))
    qputenv("QT_SCALE_FACTOR", QByteArray::number(scale));
}

/// A task named on the command line must exist before a window opens on it.
void checkTaskFile(const std::optional<std::string>& taskFile) {
  if (taskFile) openTask(*taskFile);
}

}  // namespace

int runWindow(int argc, char** argv, const std::optional<std::string>& taskFile) {
  checkTaskFile(taskFile);
  if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") &&
      qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
    throw InputError("window", "there is no display",
                     "use handhold solve or handhold render, or start an X server");
  QApplication::setApplicationName("handhold");
  QApplication::setOrganizationName("handhold");
  scaleInterface();
  QApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
  QApplication app(argc, argv);
  QApplication::setFont(interfaceFont());
  QApplication::setApplicationVersion(HANDHOLD_VERSION);
  Studio studio;
  studio.window().show();
  if (taskFile)
    QTimer::singleShot(0, &studio.window(), [&] { studio.open(QString::fromStdString(*taskFile)); });
  else if (!studio.bringBack())
    studio.window().showStartPage();
  return QApplication::exec();
}

}  // namespace handhold
