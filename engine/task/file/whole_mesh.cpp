// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/task/file/whole_mesh.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdint>
#include <nlohmann/json.hpp>

#include "engine/core/atomic_file.h"

namespace handhold {

namespace {

namespace fs = std::filesystem;

const std::string kData = "data:";

std::string endingOf(const fs::path& mesh) {
  std::string ending = mesh.extension().string();
  std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return std::tolower(c); });
  return ending;
}

std::string base64(const std::string& bytes) {
  constexpr char kDigits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t word = 0;
    for (std::size_t k = 0; k < 3; ++k)
      word = word << 8 | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0u);
    for (std::size_t k = 0; k < 4; ++k)
      text += i + k > bytes.size() ? '=' : kDigits[word >> (18 - 6 * k) & 63];
  }
  return text;
}

/// "my%20mesh.bin" is "my mesh.bin" (RFC 3986).
std::string decoded(const std::string& uri) {
  std::string name;
  for (std::size_t i = 0; i < uri.size(); ++i) {
    unsigned char value = 0;
    const char* digits = uri.data() + i + 1;
    const bool isCoded = uri[i] == '%' && i + 2 < uri.size() &&
                         std::from_chars(digits, digits + 2, value, 16).ptr == digits + 2;
    name += isCoded ? static_cast<char>(value) : uri[i];
    if (isCoded) i += 2;
  }
  return name;
}

std::optional<std::string> bufferAt(const fs::path& folder, const std::string& uri) {
  const fs::path way(decoded(uri));
  std::error_code error;
  const bool isBelow = way.is_relative() && std::ranges::find(way, fs::path("..")) == way.end();
  if (!isBelow || !fs::is_regular_file(folder / way, error)) return std::nullopt;
  return readFile(folder / way);
}

std::optional<std::string> wholeGltf(const fs::path& mesh) {
  auto root = nlohmann::ordered_json::parse(readFile(mesh), nullptr, false);
  if (!root.is_object()) return std::nullopt;
  const auto buffers = root.find("buffers");
  if (buffers == root.end() || !buffers->is_array()) return std::nullopt;
  for (auto& buffer : *buffers) {
    if (!buffer.is_object() || !buffer.contains("uri") || !buffer["uri"].is_string()) return std::nullopt;
    const std::string uri = buffer["uri"].get<std::string>();
    if (uri.starts_with(kData)) continue;
    const auto bytes = bufferAt(mesh.parent_path(), uri);
    if (!bytes) return std::nullopt;
    buffer["uri"] = kData + "application/octet-stream;base64," + base64(*bytes);
  }
  return root.dump();
}

}  // namespace

std::optional<std::string> wholeMesh(const fs::path& mesh) {
  constexpr const char* kWhole[] = {".obj", ".stl", ".ply", ".dae", ".glb"};
  std::error_code error;
  if (!fs::is_regular_file(mesh, error)) return std::nullopt;
  const std::string ending = endingOf(mesh);
  if (ending == ".gltf") return wholeGltf(mesh);
  if (std::ranges::find(kWhole, ending) == std::end(kWhole)) return std::nullopt;
  return readFile(mesh);
}

}  // namespace handhold
