// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace handhold {

/// The ten files used last, newest first; those that are gone are left out.
QStringList recentFiles();
void rememberFile(const QString& file);

/// Where a person's files are kept.
QString documentsFolder();

/// Where files of that kind were opened or saved last, the documents' folder before the first time.
QString lastFolder(const QString& kind);
void rememberFolder(const QString& kind, const QString& file);

}  // namespace handhold
