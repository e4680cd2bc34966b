// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace handhold {

/// No file of ours is larger: none is written that could not be read again. What is larger would fill the
/// memory.
inline constexpr std::size_t kMostFileBytes = std::size_t(1) << 30;

/// The whole file as bytes. Throws InputError when it is missing, is not a regular file (a folder, a pipe, a
/// device), may not be read or is larger than `most`.
std::string readFile(const std::filesystem::path& file, std::size_t most = kMostFileBytes);

/// Writes a file so that a reader sees the old content or the new, never a part: temporary file in the same
/// folder, sync, rename, sync of the folder. Throws InputError, and what was there stays as it was.
/// Temporaries that a killed program left in the folder go.
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

  /// The file goes when the others take their names; it need not be there.
  void remove(const std::filesystem::path& file);

  /// Gives all files their names, in the order in which they were added. Throws InputError, and what was
  /// there is there again.
  void commit();

 private:
  struct Entry {
    std::filesystem::path temporary;  ///< empty: the file goes
    std::filesystem::path file;
    int lock = -1;              ///< descriptor whose lock says that we live
    std::filesystem::path old;  ///< second name of what was there, until all is done
    bool wasThere = false, isDone = false;
  };
  void keepOld(Entry& entry);
  void place(Entry& entry);
  void takeBack();
  void release();

  std::vector<Entry> entries_;
};

}  // namespace handhold
