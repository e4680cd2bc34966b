// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace handhold {

/// The file of a mesh as it can stand alone: of glTF with its buffers written into it (data URIs, RFC 2397;
/// base64, RFC 4648), of the other formats as it is, without materials and textures, which nobody draws. None
/// for what is no mesh or no file, and where a buffer is missing or lies outside of the mesh's folder.
std::optional<std::string> wholeMesh(const std::filesystem::path& mesh);

}  // namespace handhold
