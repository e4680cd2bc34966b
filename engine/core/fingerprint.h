// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace handhold {

/// 64-bit FNV-1a taken over words of eight bytes: tells whether data changed, keeps no secret.
inline std::uint64_t fingerprint(const void* data, std::size_t size,
                                 std::uint64_t seed = 14695981039346656037ull) {
  const char* bytes = static_cast<const char*>(data);
  std::uint64_t hash = (seed ^ size) * 1099511628211ull;
  for (std::size_t i = 0; i < size; i += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes + i, size - i < 8 ? size - i : 8);
    hash = (hash ^ word) * 1099511628211ull;
    hash ^= hash >> 29;
  }
  return hash;
}

}  // namespace handhold
