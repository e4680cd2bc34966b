// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/file_place.h"

namespace handhold {

bool isWithin(const std::filesystem::path& path, const std::filesystem::path& folder) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path inside = fs::weakly_canonical(path, error);
  const fs::path outside = fs::weakly_canonical(folder, error);
  if (path.empty() || folder.empty() || error) return false;
  const fs::path way = inside.lexically_relative(outside);
  return !way.empty() && *way.begin() != "..";
}

}  // namespace handhold
