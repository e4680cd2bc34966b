// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/input/byte_source.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "engine/core/error.h"

namespace handhold {

namespace {

[[noreturn]] void refuse(const std::string& place, const std::string& problem, const std::string& remedy) {
  throw InputError(place, problem, remedy);
}

class FileBytes : public ByteSource {
 public:
  FileBytes(int descriptor, std::uint64_t size, std::string place)
      : descriptor_(descriptor), size_(size), place_(std::move(place)) {}
  FileBytes(const FileBytes&) = delete;
  FileBytes& operator=(const FileBytes&) = delete;
  ~FileBytes() override { ::close(descriptor_); }

  const std::string& place() const override { return place_; }
  std::uint64_t size() const override { return size_; }
  std::size_t read(std::uint64_t offset, char* bytes, std::size_t count) const override {
    std::size_t had = 0;
    while (had < count) {
      const ssize_t got = ::pread(descriptor_, bytes + had, count - had, static_cast<off_t>(offset + had));
      if (got < 0 && errno == EINTR) continue;
      if (got < 0) refuse(place_, std::string("cannot be read: ") + std::strerror(errno), "copy it anew");
      if (got == 0) break;
      had += static_cast<std::size_t>(got);
    }
    return had;
  }

 private:
  int descriptor_;
  std::uint64_t size_;
  std::string place_;
};

/// Text of its own, or a view of another's.
template <class Text>
class MemoryBytes : public ByteSource {
 public:
  MemoryBytes(Text bytes, std::string place) : bytes_(std::move(bytes)), place_(std::move(place)) {}

  const std::string& place() const override { return place_; }
  std::uint64_t size() const override { return bytes_.size(); }
  std::size_t read(std::uint64_t offset, char* bytes, std::size_t count) const override {
    if (offset >= bytes_.size()) return 0;
    const std::size_t some = std::min<std::size_t>(count, bytes_.size() - offset);
    std::memcpy(bytes, bytes_.data() + offset, some);
    return some;
  }

 private:
  Text bytes_;
  std::string place_;
};

}  // namespace

std::unique_ptr<ByteSource> openFile(const std::filesystem::path& file) {
  // opening a pipe waits for its other end, so it is looked at first
  struct stat status {};
  const std::string place = file.string();
  if (::stat(file.c_str(), &status) != 0)
    refuse(place, std::string("cannot be read: ") + std::strerror(errno), "check the path");
  if (!S_ISREG(status.st_mode)) refuse(place, "is not a file", "name a file");
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0)
    refuse(place, std::string("cannot be read: ") + std::strerror(errno), "name a file that may be read");
  return std::make_unique<FileBytes>(descriptor, static_cast<std::uint64_t>(status.st_size), place);
}

std::unique_ptr<ByteSource> inMemory(std::string_view bytes, std::string place) {
  return std::make_unique<MemoryBytes<std::string_view>>(bytes, std::move(place));
}

std::unique_ptr<ByteSource> keptInMemory(std::string bytes, std::string place) {
  return std::make_unique<MemoryBytes<std::string>>(std::move(bytes), std::move(place));
}

std::string bytesAt(const ByteSource& source, std::uint64_t offset, std::size_t count) {
  const std::uint64_t left = offset < source.size() ? source.size() - offset : 0;
  std::string bytes(static_cast<std::size_t>(std::min<std::uint64_t>(count, left)), '\0');
  bytes.resize(source.read(offset, bytes.data(), bytes.size()));
  return bytes;
}

}  // namespace handhold
