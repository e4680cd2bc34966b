// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <stop_token>

#include "ui/scene/scene.h"

namespace handhold {

/// A mesh file, read by a process of its own, which may use so much memory and processor time and no more:
/// Debian's Assimp aborts on some malformed files, and asks for any amount of memory for others. Null when it
/// was stopped. Throws InputError when the file is missing, too large, of no format that is read here, or no
/// mesh.
std::shared_ptr<const TriangleMesh> readMesh(const std::filesystem::path& file,
                                             const std::stop_token& stop = {});

/// The child's part: writes the corners of all triangles as raw floats; false: it wrote what is wrong with
/// the file, in words that follow its name.
bool convertMesh(const std::string& file, const std::string& out);

}  // namespace handhold
