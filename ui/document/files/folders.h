// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace handhold {

struct Project;

/// Where a person's files are kept.
QString documentsFolder();

/// Where files of that kind were opened or saved last, before the first time another folder.
QString lastFolder(const QString& kind, const QString& otherwise = documentsFolder());
void rememberFolder(const QString& kind, const QString& file);

/// Of file dialogs.
QString meshPattern();

/// How a task calls another file: from its own folder, so that both can be carried elsewhere together; in
/// full while the task was never saved.
QString nameForTask(const QString& taskFile, const QString& file);

/// What an export of the project is likely to be called: "Pull-up, Motion 1" and, where it is a part of it,
/// what it is: "Pull-up, Motion 1, torque plot".
QString exportName(const Project& project, const QString& part = {});

/// A file of that name where the last export went, whatever it was, before the first where tasks are.
QString exportFile(const QString& name);
void rememberExport(const QString& file);

}  // namespace handhold
