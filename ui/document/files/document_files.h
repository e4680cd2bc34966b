// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/trial/trial_folder.h"
#include "ui/document/document.h"
#include "ui/document/files/project_file.h"

namespace handhold {

/// Reads a task, the person that it asks for and the results kept with it. Throws InputError; the person is
/// in the posture of the result that was shown, else at its start.
Project readProject(const QString& filePath, const QString& modelFolder);

/// The person that a task asks for, beside whom others of its results are those that come with the program.
People peopleOf(const Subject& asked, const QString& modelFolder);

/// What a result folder holds, kept under that name and shown with the task that it answers. Files that the
/// task names are named by their whole paths, since it is nowhere saved.
Project projectOf(const OpenedTrial& opened, const std::string& name);

/// A table of motion (.csv), or what stands for a result: its folder, or summary.json in it.
bool isResult(const QString& path);

/// A result beside what is there (result_actions.h): of a folder with its own task, of a table of states
/// alone as a recording of the document's person. Throws InputError.
void addResult(Document& document, const QString& path, const QString& modelFolder);

/// All throw InputError (or a filesystem error) and leave document and disk as they were when they fail.
/// A result folder becomes unsaved work with the task that it answers.
void openDocument(Document& document, const QString& filePath, const QString& modelFolder);
void saveDocument(Document& document, const QString& filePath);
void revertDocument(Document& document, const QString& modelFolder);
/// A new, empty task for the same person.
void startNewDocument(Document& document);

}  // namespace handhold
