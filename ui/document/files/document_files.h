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

/// A result that is to stand beside what is there.
struct ResultRead {
  std::string name;
  std::shared_ptr<const Trial> trial;
  std::string doubt;  ///< why its files may not belong together; empty: they do
};

/// For any thread: of a folder with its own task, of a table of states alone as a recording of the project's
/// person. Throws InputError.
ResultRead readResult(const Project& project, const QString& path, const QString& modelFolder);
void adopt(Document& document, const ResultRead& read);
/// Both (result_actions.h).
void addResult(Document& document, const QString& path, const QString& modelFolder);

/// A file as it becomes the document. A result folder becomes unsaved work with the task that it answers.
struct FileRead {
  Project project;
  QString filePath;               ///< empty: a result
  std::vector<std::string> told;  ///< sentences about what had to be settled to read it
  std::string doubt;              ///< one that is worth attention; empty: none
};

/// For any thread. Throws InputError (or a filesystem error), and Stopped when the watch says so.
FileRead readForDocument(const QString& filePath, const QString& modelFolder, const Watch& watch = {});
void adopt(Document& document, FileRead read);

/// What is to be written where.
struct FileToWrite {
  Project source;   ///< as the document has it
  Project project;  ///< files that its task names are called by their paths from there
  QString filePath;
  int revision = 0;  ///< of the document
};

/// Throws InputError for a task that is none.
FileToWrite toWrite(const Document& document, const QString& filePath);
/// For any thread. Throws InputError (or a filesystem error) and Stopped, and what was on the disk stays.
void writeProject(const FileToWrite& file, const Watch& watch = {});
/// After it was written: what was changed meanwhile is not in the file.
void noteWritten(Document& document, const FileToWrite& file);

/// All throw InputError (or a filesystem error) and leave document and disk as they were when they fail.
void openDocument(Document& document, const QString& filePath, const QString& modelFolder);
void saveDocument(Document& document, const QString& filePath);
/// A new, empty task for the same person, who passes neither through the own body nor through what will be
/// there: files that do not tell that law are read without it, so that their answers stay.
void startNewDocument(Document& document);

}  // namespace handhold
