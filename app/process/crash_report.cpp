// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/crash_report.h"

#include <execinfo.h>
#include <fcntl.h>
#include <unistd.h>

#include <QDateTime>
#include <QDir>
#include <array>
#include <csignal>
#include <cstring>

#include "engine/core/atomic_file.h"

namespace handhold {

namespace {

constexpr int kMostFrames = 64;
constexpr std::size_t kMostPath = 4096, kMostTitle = 80, kActions = 20, kStack = 65536;
const QString kTold = QStringLiteral("told-");

// Storage that a signal handler may read: nothing is allocated where memory may be broken.
char reportPath[kMostPath];
std::array<std::array<char, kMostTitle>, kActions> actions;
volatile std::sig_atomic_t actionCount = 0;
std::array<char, kStack> stackOfHandler;  // where the program's own is used up, nothing could be written

void put(int descriptor, const char* text) {
  [[maybe_unused]] const ssize_t written = ::write(descriptor, text, std::strlen(text));
}

/// The last actions, the oldest first; safe in a signal handler where `tell` is.
template <class Tell>
void tellActions(const Tell& tell) {
  const auto count = static_cast<std::size_t>(actionCount);
  for (std::size_t i = count > kActions ? count - kActions : 0; i < count; ++i) {
    tell("action: ");
    tell(actions[i % kActions].data());
    tell("\n");
  }
}

const char* nameOf(int signal) {
  switch (signal) {
    case SIGSEGV:
      return "SIGSEGV, a forbidden access to memory";
    case SIGABRT:
      return "SIGABRT, an assertion or an exception that nobody caught";
    case SIGFPE:
      return "SIGFPE, a forbidden calculation";
    case SIGILL:
      return "SIGILL, an unknown instruction";
    default:
      return "SIGBUS, a forbidden access to memory";
  }
}

/// Only what is safe in a signal handler; then the signal takes its usual way.
void report(int signal) {
  const int descriptor = ::open(reportPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (descriptor >= 0) {
    put(descriptor, "Handhold " HANDHOLD_VERSION " ended by ");
    put(descriptor, nameOf(signal));
    put(descriptor, "\n");
    tellActions([descriptor](const char* text) { put(descriptor, text); });
    void* frames[kMostFrames];
    ::backtrace_symbols_fd(frames, ::backtrace(frames, kMostFrames), descriptor);
    ::close(descriptor);
  }
  ::raise(signal);
}

QString fileIn(const QString& folder, const char* kind) {
  const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
  return QDir(folder).filePath(
      QStringLiteral("%1-%2-%3.txt").arg(QString::fromLatin1(kind), time).arg(::getpid()));
}

}  // namespace

void watchForCrashes(const QString& folder) {
  QDir().mkpath(folder);
  const QByteArray path = fileIn(folder, "crash").toLocal8Bit();
  if (static_cast<std::size_t>(path.size()) >= kMostPath) return;
  std::strcpy(reportPath, path.constData());
  void* frames[1];
  ::backtrace(frames, 1);  // loads what it needs now, not in the handler
  const stack_t own{stackOfHandler.data(), 0, stackOfHandler.size()};
  ::sigaltstack(&own, nullptr);
  for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGBUS}) {
    struct sigaction action {};
    action.sa_handler = report;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_ONSTACK);
    ::sigaction(signal, &action, nullptr);
  }
}

void noteAction(const QString& title) {
  const QByteArray words = title.toUtf8().left(static_cast<qsizetype>(kMostTitle) - 1);
  auto& slot = actions[static_cast<std::size_t>(actionCount) % kActions];
  std::strcpy(slot.data(), words.constData());
  actionCount = actionCount + 1;
}

QString writeReport(const QString& folder, const QString& what) {
  QString text = QStringLiteral("Handhold " HANDHOLD_VERSION " caught: %1\n").arg(what);
  tellActions([&text](const char* part) { text += QString::fromUtf8(part); });
  const QString file = fileIn(folder, "caught");
  try {
    QDir().mkpath(folder);
    writeFile(file.toStdString(), text.toStdString());
  } catch (const std::exception&) {
    return {};  // the message in the window says what happened, too
  }
  return file;
}

QStringList newReports(const QString& folder) {
  QStringList files;
  const QDir directory(folder);
  for (const QString& name : directory.entryList({QStringLiteral("crash-*.txt")}, QDir::Files, QDir::Name)) {
    files.append(directory.filePath(kTold + name));
    QFile::rename(directory.filePath(name), files.back());
  }
  return files;
}

}  // namespace handhold
