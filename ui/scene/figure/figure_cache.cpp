// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/figure/figure_cache.h"

#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <string>

#include "engine/core/fingerprint.h"

namespace handhold {
namespace {

struct Header {
  std::array<char, 8> magic{'H', 'H', 'F', 'I', 'G', 'U', 'R', 'E'};
  std::uint64_t key = 0;
  std::uint64_t bytes = 0;  ///< after the header
  std::uint64_t check = 0;  ///< fingerprint of these bytes
};

void append(std::string& out, const void* data, std::size_t size) {
  out.append(static_cast<const char*>(data), size);
}

/// Takes values from the front of a buffer; once it came too short it stays failed.
class Taker {
 public:
  explicit Taker(const std::string& bytes) : rest_(bytes) {}

  template <class Value>
  void take(std::vector<Value>& out) {
    std::uint64_t count = 0;
    takeBytes(&count, sizeof count);
    if (failed_ || count > rest_.size() / sizeof(Value)) {
      failed_ = true;
      return;
    }
    out.resize(count);
    takeBytes(out.data(), count * sizeof(Value));
  }

  bool complete() const { return !failed_ && rest_.empty(); }

 private:
  void takeBytes(void* to, std::size_t size) {
    failed_ = failed_ || size > rest_.size();
    if (failed_ || size == 0) return;
    std::memcpy(to, rest_.data(), size);
    rest_.remove_prefix(size);
  }

  std::string_view rest_;
  bool failed_ = false;
};

template <class Value>
void put(std::string& out, const std::vector<Value>& values) {
  const std::uint64_t count = values.size();
  append(out, &count, sizeof count);
  append(out, values.data(), values.size() * sizeof(Value));
}

bool indicesFit(const FigureMesh& mesh) {
  return mesh.indices.size() % 3 == 0 &&
         std::all_of(mesh.indices.begin(), mesh.indices.end(),
                     [&](std::uint32_t i) { return i < mesh.vertices.size(); });
}

std::optional<std::string> readPayload(const std::filesystem::path& file, FigureKey key) {
  std::error_code error;
  const std::uintmax_t size = std::filesystem::file_size(file, error);
  std::ifstream stream(file, std::ios::binary);
  Header header;
  const Header expected;
  if (error || !stream.read(reinterpret_cast<char*>(&header), sizeof header)) return {};
  if (header.magic != expected.magic || header.key != key) return {};
  if (header.bytes != size - sizeof header) return {};
  std::string payload(header.bytes, '\0');
  if (!stream.read(payload.data(), static_cast<std::streamsize>(payload.size()))) return {};
  if (fingerprint(payload.data(), payload.size()) != header.check) return {};
  return payload;
}

}  // namespace

std::optional<std::array<FigureMesh, 4>> loadMeshes(const std::filesystem::path& file, FigureKey key) {
  const std::optional<std::string> payload = readPayload(file, key);
  if (!payload) return {};
  Taker taker(*payload);
  std::array<FigureMesh, 4> meshes;
  for (FigureMesh& mesh : meshes) {
    taker.take(mesh.vertices);
    taker.take(mesh.indices);
    if (!indicesFit(mesh)) return {};
  }
  if (!taker.complete()) return {};
  return meshes;
}

bool storeMeshes(const std::filesystem::path& file, FigureKey key,
                 const std::array<const FigureMesh*, 4>& meshes) {
  std::string payload;
  for (const FigureMesh* mesh : meshes) {
    put(payload, mesh->vertices);
    put(payload, mesh->indices);
  }
  Header header;
  header.key = key;
  header.bytes = payload.size();
  header.check = fingerprint(payload.data(), payload.size());
  std::error_code error;
  std::filesystem::create_directories(file.parent_path(), error);
  // Two programs that start at once must not write into one temporary.
  std::filesystem::path temporary = file;
  temporary += ".new";
  temporary += std::to_string(getpid());
  {
    std::ofstream stream(temporary, std::ios::binary | std::ios::trunc);
    stream.write(reinterpret_cast<const char*>(&header), sizeof header);
    stream.write(payload.data(), static_cast<std::streamsize>(payload.size()));
    if (!stream.flush()) error = std::make_error_code(std::errc::io_error);
  }
  if (!error) std::filesystem::rename(temporary, file, error);
  if (error) {
    std::error_code ignored;
    std::filesystem::remove(temporary, ignored);
  }
  return !error;
}

}  // namespace handhold
