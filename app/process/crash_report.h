// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace handhold {

/// Where the program dies (a signal, or an exception outside the event loop) a report is written into a
/// folder: what happened, where, and what the user did last. To be called once, before the window opens.
void watchForCrashes(const QString& folder);

/// One of the last actions, for the report. From the GUI thread.
void noteAction(const QString& title);

/// A report of something that was caught; the path of its file, empty when it could not be written.
QString writeReport(const QString& folder, const QString& what);

/// Reports that nobody has been told of yet; they count as told from now on.
QStringList newReports(const QString& folder);

}  // namespace handhold
