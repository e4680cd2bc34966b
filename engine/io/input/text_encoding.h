// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/io/input/byte_source.h"

namespace handhold {

/// A text in UTF-16, as its byte order mark says, as one in UTF-8, which all readers take; any other source
/// as it is. What is no character becomes U+FFFD.
std::unique_ptr<ByteSource> asUtf8(std::unique_ptr<ByteSource> source);

}  // namespace handhold
