// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTimer>

#include "app/process/crash_report.h"
#include "app/process/end_signals.h"
#include "app/process/guarded_application.h"
#include "app/process/number_text.h"
#include "app/process/resources.h"
#include "app/studio.h"
#include "engine/core/error.h"
#include "engine/study/study_store.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/document/files/document_files.h"
#include "ui/document/files/recording_files.h"
#include "ui/document/files/study_files.h"
#include "ui/document/language/said.h"
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
  if (!taskFile) return;
  const QString file = QString::fromStdString(*taskFile);
  if (const QString study = studyOf(file); !study.isEmpty()) {
    const std::filesystem::path path = study.toStdU16String();
    if (path.extension() == ".sqlite")
      StudyStore(path).plan();
    else
      readStudyPlan(path);
    return;
  }
  if (isResult(file) || isRecording(file, *openSubject({}).model)) return;
  openTask(*taskFile, ModelPlace::Anywhere);  // the window asks about others
}

QString reportFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/reports");
}

/// Steps of the user go into a crash report, and what nobody caught is told where the user looks.
void watch(GuardedApplication& app, Studio& studio, const QString& reports) {
  Document& document = studio.document();
  QObject::connect(&document, &Document::historyChanged, &app, [&document] {
    const UndoHistory& history = document.history();
    if (history.index() > 0) noteAction(history.steps()[history.index() - 1].title);
  });
  app.setWitness([&document, reports](const std::exception& caught) {
    const QString what = said(caught.what());
    if (dynamic_cast<const InputError*>(&caught)) return document.reject(what);
    const QString report = writeReport(reports, what);
    document.report(
        Severity::Error,
        QObject::tr("A defect of Handhold stopped the last action (%1). Your work is kept. Report: %2")
            .arg(what, report));
  });
}

void tellOf(const QStringList& crashes, Document& document) {
  if (!crashes.isEmpty())
    document.report(
        Severity::Attention,
        QObject::tr("Handhold crashed last time. What is known of it is in %1").arg(crashes.back()));
}

}  // namespace

int runWindow(int argc, char** argv, const std::optional<std::string>& taskFile, WrongFile wrongFile) {
  if (wrongFile == WrongFile::EndsProgram) checkTaskFile(taskFile);
  if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") &&
      qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
    throw InputError("window", "there is no display",
                     "use handhold solve or handhold render, or start an X server");
  QApplication::setApplicationName("handhold");
  QApplication::setOrganizationName("handhold");
  QGuiApplication::setDesktopFileName("example.handhold.Handhold");
  scaleInterface();
  QApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
  GuardedApplication app(argc, argv);
  writePoints();
  QApplication::setFont(interfaceFont());
  speak(loadPreferences().language, QString::fromStdString((resourceFolder() / "translations").string()));
  QApplication::setApplicationVersion(HANDHOLD_VERSION);
  const QString reports = reportFolder();
  const QStringList crashes = newReports(reports);
  watchForCrashes(reports);
  Studio studio;
  watch(app, studio, reports);
  QObject::connect(&studio.window(), &MainWindow::windowWanted, &app,
                   [] { QProcess::startDetached(QCoreApplication::applicationFilePath(), {}); });
  studio.window().show();
  if (!taskFile) studio.window().showStartPage();
  QTimer::singleShot(0, &studio.window(), [&] {
    if (taskFile) studio.open(QString::fromStdString(*taskFile));
    studio.bringBack();
    tellOf(crashes, studio.document());
  });
  EndSignals endSignals;
  QObject::connect(&endSignals, &EndSignals::asked, &app, [&](int signal) {
    studio.recovery().keepAtExit();
    QApplication::exit(128 + signal);
  });
  return QApplication::exec();
}

}  // namespace handhold
