// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/atomic_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>

#include "engine/core/error.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void failWriting(const fs::path& file) {
  throw InputError(file.string(), std::string("cannot be written: ") + std::strerror(errno),
                   "choose another place or make room");
}

/// A file descriptor that closes itself.
class Descriptor {
 public:
  explicit Descriptor(int value) : value_(value) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (value_ >= 0) ::close(value_);
  }
  int get() const { return value_; }

 private:
  int value_;
};

/// Where a link leads, so that saving through a link keeps the link.
fs::path resolved(const fs::path& file) {
  std::error_code error;
  const fs::path real = fs::canonical(file, error);
  return error ? file : real;
}

fs::path folderOf(const fs::path& file) {
  return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

/// The mode of the file that is replaced, or what a new file gets here.
mode_t modeFor(const fs::path& file) {
  struct stat status {};
  if (::stat(file.c_str(), &status) == 0) return status.st_mode & 0777;
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

void writeAll(int descriptor, std::string_view content, const fs::path& file) {
  while (!content.empty()) {
    const ssize_t count = ::write(descriptor, content.data(), content.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) failWriting(file);
    content.remove_prefix(static_cast<std::size_t>(count));
  }
}

void refuseOdd(const fs::path& file) {
  std::error_code error;
  const fs::file_status status = fs::status(file, error);
  if (!fs::exists(status) || fs::is_regular_file(status)) return;
  throw InputError(file.string(), fs::is_directory(status) ? "is a folder" : "is not a regular file",
                   "name a file");
}

void syncFolder(const fs::path& folder) {
  const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  // some file systems cannot sync a folder; the rename has happened all the same
  if (descriptor.get() >= 0) ::fsync(descriptor.get());
}

}  // namespace

std::string readFile(const fs::path& file) {
  std::error_code error;
  if (fs::is_directory(file, error)) throw InputError(file.string(), "is a folder", "name a file");
  std::ifstream stream(file, std::ios::binary);
  if (!stream)
    throw InputError(file.string(), std::string("cannot be read: ") + std::strerror(errno), "check the path");
  std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  if (stream.bad()) throw InputError(file.string(), "cannot be read to its end", "check the disk");
  return text;
}

FileSet::~FileSet() {
  for (const Entry& entry : entries_) ::unlink(entry.temporary.c_str());
}

void FileSet::add(const fs::path& wanted, std::string_view content) {
  refuseOdd(wanted);
  const fs::path file = resolved(wanted);
  std::string name = ".";
  name.append(file.filename().string()).append(".XXXXXX");
  std::string temporary = (folderOf(file) / name).string();
  const Descriptor descriptor(::mkostemp(temporary.data(), O_CLOEXEC));
  if (descriptor.get() < 0) failWriting(wanted);
  entries_.push_back({temporary, file});
  writeAll(descriptor.get(), content, wanted);
  if (::fchmod(descriptor.get(), modeFor(file)) != 0 || ::fsync(descriptor.get()) != 0) failWriting(wanted);
}

void FileSet::commit() {
  while (!entries_.empty()) {
    const Entry entry = entries_.front();
    if (::rename(entry.temporary.c_str(), entry.file.c_str()) != 0) failWriting(entry.file);
    syncFolder(folderOf(entry.file));
    entries_.erase(entries_.begin());
  }
}

void writeFile(const fs::path& file, std::string_view content) {
  FileSet files;
  files.add(file, content);
  files.commit();
}

}  // namespace handhold
