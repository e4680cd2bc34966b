// SPDX-License-Identifier: GPL-3.0-or-later
// What is left when the program dies, or nearly does. This program runs again, as a child that dies.
#include "app/process/crash_report.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <cstring>
#include <thread>

#include "app/process/guarded_application.h"

namespace handhold {

namespace {

constexpr int kSteps = 25;  // more than a report holds

/// Deeper than any stack, and with too large a frame to be made a loop.
int sinkInto(volatile const char* above, int deeper) {
  volatile char frame[4096];
  frame[0] = static_cast<char>(above[0] + 1);
  return deeper > 0 ? sinkInto(frame, deeper - 1) + frame[0] : 0;
}

/// The child: a user's last steps, then an end of that kind.
int die(const QString& way, const QString& folder) {
  watchForCrashes(folder);
  for (int step = 1; step <= kSteps; ++step) noteAction(QStringLiteral("Step %1").arg(step));
  noteAction(QString(300, QLatin1Char('x')));
  const char first = 0;
  if (way == QLatin1String("stack")) return sinkInto(&first, 100000000);
  if (way == QLatin1String("memory")) std::raise(SIGSEGV);
  if (way == QLatin1String("uncaught")) std::thread([] { throw std::runtime_error("lost"); }).join();
  return 0;
}

QString contentOf(const QString& file) {
  QFile report(file);
  return report.open(QIODevice::ReadOnly) ? QString::fromUtf8(report.readAll()) : QString();
}

GuardedApplication& guard() { return static_cast<GuardedApplication&>(*QCoreApplication::instance()); }

}  // namespace

class CrashReportTest : public QObject {
  Q_OBJECT

 private slots:
  void deathLeavesAReport_data();
  void deathLeavesAReport();
  void slotsThatThrowLeaveTheWindow();
};

void CrashReportTest::deathLeavesAReport_data() {
  QTest::addColumn<QString>("signal");
  QTest::newRow("memory") << "SIGSEGV";
  QTest::newRow("uncaught") << "SIGABRT";
  QTest::newRow("stack") << "SIGSEGV";
}

void CrashReportTest::deathLeavesAReport() {
  QFETCH(QString, signal);
  const QTemporaryDir folder;
  QProcess child;
  child.start(QCoreApplication::applicationFilePath(),
              {QStringLiteral("die"), QString::fromLatin1(QTest::currentDataTag()), folder.path()});
  QVERIFY(child.waitForFinished(-1));
  QCOMPARE(child.exitStatus(), QProcess::CrashExit);
  const QStringList reports = newReports(folder.path());
  QCOMPARE(reports.size(), 1);
  const QString told = contentOf(reports.front());
  QVERIFY2(told.contains(QStringLiteral(" ended by ") + signal), qPrintable(told));
  QVERIFY(!told.contains(QLatin1String("action: Step 6\n")));  // of 26 the last 20
  QVERIFY(told.contains(QLatin1String("action: Step 7\n")));
  QVERIFY(told.contains(QStringLiteral("action: Step 25\naction: %1\n").arg(QString(79, QLatin1Char('x')))));
  QVERIFY(told.contains(QLatin1String("crash_report")));  // the names of the frames
  QVERIFY(newReports(folder.path()).isEmpty());           // told once
  QVERIFY(QFile::exists(reports.front()));
}

void CrashReportTest::slotsThatThrowLeaveTheWindow() {
  QStringList caught;
  guard().setWitness([&](const std::exception& problem) { caught << QString::fromUtf8(problem.what()); });
  QPushButton button;
  int after = 0;
  connect(&button, &QPushButton::clicked, [] { throw std::runtime_error("in a slot"); });
  button.show();
  QTest::mouseClick(&button, Qt::LeftButton);
  QMetaObject::invokeMethod(
      &button, [] { throw std::runtime_error("in an event"); }, Qt::QueuedConnection);
  QMetaObject::invokeMethod(
      &button, [&after] { ++after; }, Qt::QueuedConnection);
  QCoreApplication::processEvents();
  QCOMPARE(caught, QStringList({"in a slot", "in an event"}));
  QCOMPARE(after, 1);
  const QTemporaryDir folder;
  const QString report = writeReport(folder.path(), caught.front());
  QVERIFY(contentOf(report).contains(QLatin1String("caught: in a slot\n")));
  QVERIFY(newReports(folder.path()).isEmpty());  // the window has said it already
  guard().setWitness({});
}

}  // namespace handhold

int main(int argc, char** argv) {
  if (argc == 4 && std::strcmp(argv[1], "die") == 0)
    return handhold::die(QString::fromUtf8(argv[2]), QString::fromUtf8(argv[3]));
  handhold::GuardedApplication app(argc, argv);
  handhold::CrashReportTest test;
  return QTest::qExec(&test, argc, argv);
}
#include "crash_report_test.moc"
