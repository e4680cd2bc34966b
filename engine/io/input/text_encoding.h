// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/io/input/byte_source.h"

namespace handhold {

/// A text in UTF-16, as its byte order mark says, as one in UTF-8, which all readers take; any other source
/// as it is. What is no character becomes U+FFFD.
std::unique_ptr<ByteSource> asUtf8(std::unique_ptr<ByteSource> source);

/// Whether all bytes are characters in UTF-8 (RFC 3629, section 4).
bool isUtf8(std::string_view text);

/// A text that is none in UTF-8 is taken as Latin-1 (ISO 8859-1), in which older programs write names.
std::string utf8Of(std::string_view text);

}  // namespace handhold
