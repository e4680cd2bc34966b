// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/atomic_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <set>
#include <utility>

#include "engine/core/error.h"
#include "engine/core/large_file.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

/// Names of temporaries: short, so that the longest file name has one, and ours, so that they can be swept.
constexpr const char* kTemporary = ".handhold-save-";
constexpr std::size_t kBlock = std::size_t(1) << 20;  // bytes asked for at a time

[[noreturn]] void failWriting(const fs::path& file) {
  throw InputError(file.string(), std::string("cannot be written: ") + std::strerror(errno),
                   "choose another place or make room");
}

[[noreturn]] void failReading(const fs::path& file) {
  const bool isMissing = errno == ENOENT || errno == ENOTDIR;
  throw InputError(file.string(), std::string("cannot be read: ") + std::strerror(errno),
                   isMissing ? "check the path" : "name a file that may be read");
}

[[noreturn]] void failLarge(const fs::path& file, std::size_t most) {
  throw InputError(file.string(), "is larger than " + std::to_string(most >> 20) + " MB",
                   "name a smaller file");
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
  int release() { return std::exchange(value_, -1); }

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
  // it can only be read by setting it, for all threads: once
  static const mode_t mask = [] {
    const mode_t before = ::umask(0);
    ::umask(before);
    return before;
  }();
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

/// What a program that was killed left: nobody holds the lock of its temporaries.
void sweep(const fs::path& folder) {
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    if (!entry.path().filename().string().starts_with(kTemporary)) continue;
    const Descriptor descriptor(::open(entry.path().c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    if (descriptor.get() >= 0 && ::flock(descriptor.get(), LOCK_EX | LOCK_NB) == 0)
      ::unlink(entry.path().c_str());
  }
}

/// A new temporary beside the file, locked for as long as the descriptor is open.
int openTemporary(const fs::path& file, fs::path& temporary) {
  for (;;) {
    std::string name = (folderOf(file) / (std::string(kTemporary) + "XXXXXX")).string();
    Descriptor descriptor(::mkostemp(name.data(), O_CLOEXEC));
    if (descriptor.get() < 0) failWriting(file);
    temporary = name;
    struct stat status {};
    // file systems without locks have no sweeping either; a sweep that came between takes the name away
    ::flock(descriptor.get(), LOCK_EX);
    if (::fstat(descriptor.get(), &status) == 0 && status.st_nlink > 0) return descriptor.release();
  }
}

/// The content on disk, with the mode that the file is to have.
void fill(int descriptor, const fs::path& wanted, const fs::path& file, std::string_view content) {
  writeAll(descriptor, content, wanted);
  if (::fchmod(descriptor, modeFor(file)) != 0 || ::fsync(descriptor) != 0) failWriting(wanted);
}

std::string readAll(int descriptor, const fs::path& file, std::size_t most) {
  std::string text;
  for (;;) {
    const std::size_t had = text.size();
    text.resize(had + kBlock);
    const ssize_t count = ::read(descriptor, text.data() + had, kBlock);
    text.resize(had + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) failReading(file);
    if (count == 0) return text;
    if (text.size() > most) failLarge(file, most);
  }
}

}  // namespace

std::string readFile(const fs::path& file, std::size_t most) {
  // opening a pipe waits for its other end, so it is looked at first
  struct stat status {};
  if (::stat(file.c_str(), &status) != 0) failReading(file);
  refuseOdd(file);
  const Descriptor descriptor(::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
  if (descriptor.get() < 0) failReading(file);
  if (static_cast<std::size_t>(status.st_size) > most) failLarge(file, most);
  return readAll(descriptor.get(), file, most);
}

FileSet::~FileSet() { release(); }

void FileSet::add(const fs::path& wanted, std::string_view content) {
  if (content.size() > kMostFileBytes)
    throw InputError(
        wanted.string(),
        "would be larger than " + std::to_string(kMostFileBytes >> 20) + " MB and could not be opened again",
        "leave out results, or choose fewer frames a second");
  refuseOdd(wanted);
  const fs::path file = resolved(wanted);
  if (std::none_of(entries_.begin(), entries_.end(),
                   [&](const Entry& entry) { return folderOf(entry.file) == folderOf(file); }))
    sweep(folderOf(file));
  Entry& entry = entries_.emplace_back();
  entry.file = file;
  entry.lock = openTemporary(file, entry.temporary);
  fill(entry.lock, wanted, file, content);
}

void FileSet::remove(const fs::path& file) {
  std::error_code error;
  if (fs::is_regular_file(fs::symlink_status(file, error))) entries_.emplace_back().file = file;
}

void FileSet::keepOld(Entry& entry) {
  std::error_code error;
  entry.wasThere = fs::exists(entry.file, error);
  if (!entry.wasThere) return;
  fs::path name;
  ::close(openTemporary(entry.file, name));
  ::unlink(name.c_str());
  // without hard links (FAT) there is no way back, and a rename that fails is rare
  if (::link(entry.file.c_str(), name.c_str()) == 0) entry.old = name;
}

void FileSet::place(Entry& entry) {
  const bool isRemoved = entry.temporary.empty();
  const int failed =
      isRemoved ? ::unlink(entry.file.c_str()) : ::rename(entry.temporary.c_str(), entry.file.c_str());
  if (failed != 0) failWriting(entry.file);
  entry.temporary.clear();
  entry.isDone = true;
}

void FileSet::takeBack() {
  for (auto entry = entries_.rbegin(); entry != entries_.rend(); ++entry) {
    if (!entry->isDone) continue;
    if (!entry->wasThere)
      ::unlink(entry->file.c_str());
    else if (!entry->old.empty() && ::rename(entry->old.c_str(), entry->file.c_str()) == 0)
      entry->old.clear();
  }
}

void FileSet::release() {
  for (const Entry& entry : entries_) {
    if (!entry.temporary.empty()) ::unlink(entry.temporary.c_str());
    if (!entry.old.empty()) ::unlink(entry.old.c_str());
    if (entry.lock >= 0) ::close(entry.lock);
  }
  entries_.clear();
}

void FileSet::commit() {
  std::set<fs::path> folders;
  for (const Entry& entry : entries_) folders.insert(folderOf(entry.file));
  try {
    // one file alone is old or new without any help
    if (entries_.size() > 1)
      for (Entry& entry : entries_) keepOld(entry);
    for (Entry& entry : entries_) place(entry);
  } catch (const InputError&) {
    takeBack();
    release();
    throw;
  }
  release();
  for (const fs::path& folder : folders) syncFolder(folder);
}

void writeLargeFile(const fs::path& wanted, std::string_view content) {
  refuseOdd(wanted);
  const fs::path file = resolved(wanted);
  sweep(folderOf(file));
  fs::path temporary;
  const Descriptor lock(openTemporary(file, temporary));
  try {
    fill(lock.get(), wanted, file, content);
    if (::rename(temporary.c_str(), file.c_str()) != 0) failWriting(wanted);
  } catch (const InputError&) {
    ::unlink(temporary.c_str());
    throw;
  }
  syncFolder(folderOf(file));
}

void writeFile(const fs::path& file, std::string_view content) {
  FileSet files;
  files.add(file, content);
  files.commit();
}

}  // namespace handhold
