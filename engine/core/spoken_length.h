// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace handhold {

/// "3.2 cm", in millimetres below one centimetre, in metres where it is longer than a person; from metres.
std::string spokenLength(double metres);

}  // namespace handhold
