// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace handhold {

/// The whole file as bytes. Throws InputError when it cannot be read or is not a regular file.
std::string readFile(const std::filesystem::path& file);

/// Writes a file so that a reader sees the old content or the new, never a part: temporary file in the same
/// folder, sync, rename, sync of the folder. Throws InputError, and what was there stays as it was.
void writeFile(const std::filesystem::path& file, std::string_view content);

/// Several files that belong together: all are on disk as temporaries before the first takes its name.
class FileSet {
 public:
  FileSet() = default;
  FileSet(const FileSet&) = delete;
  FileSet& operator=(const FileSet&) = delete;
  ~FileSet();

  /// Writes the content to a temporary beside `file`. Throws InputError.
  void add(const std::filesystem::path& file, std::string_view content);

  /// Gives all files their names. Throws InputError.
  void commit();

 private:
  struct Entry {
    std::filesystem::path temporary;
    std::filesystem::path file;
  };
  std::vector<Entry> entries_;
};

}  // namespace handhold
