// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace handhold {

/// Bytes that are read a piece at a time, so that a file may be larger than the memory.
class ByteSource {
 public:
  virtual ~ByteSource() = default;
  /// The file, for complaints.
  virtual const std::string& place() const = 0;
  virtual std::uint64_t size() const = 0;
  /// Fills `bytes` from `offset`; returns how many there were, fewer only at the end. Throws InputError.
  virtual std::size_t read(std::uint64_t offset, char* bytes, std::size_t count) const = 0;
};

/// Throws InputError when the file is missing, is no regular file or may not be read.
std::unique_ptr<ByteSource> openFile(const std::filesystem::path& file);

/// Bytes that are there already; the text must outlive the source.
std::unique_ptr<ByteSource> inMemory(std::string_view bytes, std::string place);
/// The same with a text that the source keeps.
std::unique_ptr<ByteSource> keptInMemory(std::string bytes, std::string place);

/// Up to `count` bytes from `offset`.
std::string bytesAt(const ByteSource& source, std::uint64_t offset, std::size_t count);

}  // namespace handhold
