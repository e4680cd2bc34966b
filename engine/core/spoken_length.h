// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace handhold {

/// "3.2 cm", in millimetres below one centimetre; from metres.
std::string spokenLength(double metres);

}  // namespace handhold
