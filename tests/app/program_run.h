// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QStringList>

namespace handhold {

/// What a run of the program left.
struct Run {
  int code = -1;  ///< -1 where it crashed, or was not done in time
  QString out, error;
};

/// The program as a shell would start it, without a screen, with variables "NAME=value" besides.
inline Run start(const QStringList& arguments, const QStringList& variables = {}) {
  constexpr int kLongest = 300000;  // ms; a busy machine takes its time
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert("QT_QPA_PLATFORM", "offscreen");
  environment.remove("HANDHOLD_RESOURCES");
  for (const QString& variable : variables)
    environment.insert(variable.section('=', 0, 0), variable.section('=', 1));
  process.setProcessEnvironment(environment);
  process.start(HANDHOLD_PROGRAM, arguments);
  const bool isDone = process.waitForFinished(kLongest) && process.exitStatus() == QProcess::NormalExit;
  return {isDone ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

}  // namespace handhold
