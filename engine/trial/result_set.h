// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace handhold {

class FileSet;

/// A file that goes with a result.
struct ResultFile {
  std::string name;  ///< within the folder
  std::string text;
};

/// A folder holds one result: the files that its list, files.json, names. What else lies there is not ours
/// and is neither read, replaced nor deleted. Folders of earlier versions have no list; summary.json tells
/// what they are.

/// Files of the result that lies in the folder, the list among them; none where there is no result. Throws
/// InputError where files.json is no list of ours.
std::vector<std::string> resultFiles(const std::filesystem::path& folder);

/// Where the folder's result keeps its task; empty where it does not.
std::filesystem::path resultTaskFile(const std::filesystem::path& folder);

/// Files of the result that are no longer what was written with it: changed, of another run, or gone. Of
/// results of earlier versions nobody knows.
std::vector<std::string> filesNotAsWritten(const std::filesystem::path& folder);

/// A name that the result may use: the wanted one, or "task-2.json" where a file that is not the result's has
/// it.
std::string nameInResult(const std::filesystem::path& folder, const std::string& wanted);

/// Puts a result in the place of the one that was there: all new files are on disk before the first takes its
/// name, and files of the old one that the new one lacks go. Makes the folder if it is missing. `task` is the
/// name of the one that holds the task. Throws InputError where a file that is not a result's is in the way
/// or cannot be written, and what was there stays.
void replaceResult(const std::filesystem::path& folder, const std::vector<ResultFile>& files,
                   const std::string& task);

/// Stages further files of the result that is there already, and its longer list. Throws InputError where a
/// file that is not the result's is in the way.
void addToResult(FileSet& staged, const std::filesystem::path& folder, const std::vector<ResultFile>& files);

}  // namespace handhold
