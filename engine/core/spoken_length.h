// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace handhold {

/// From here on nobody counts lengths in smaller units than metres (m).
inline constexpr double kLongLength = 3.0;
/// Below it a tenth of a millimetre is told (m).
inline constexpr double kShortLength = 0.01;

/// "3.2 cm", in millimetres below one centimetre, in metres where it is longer than a person; from metres.
std::string spokenLength(double metres);

/// The same beside another length of one sentence, in the unit of the longer one: "0.38 m" beside 4 m.
std::string spokenLengthBeside(double metres, double other);

}  // namespace handhold
