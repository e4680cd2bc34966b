// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/people/expected_person.h"

namespace handhold {

/// What was asked for of the person whose body the text of a model file has, with the strength that was
/// drawn; nothing where it does not tell. Throws InputError, naming the place.
std::optional<AskedPerson> askedIn(const std::string& modelFile, const std::string& place);

/// The same text with another name of the person.
std::string withPersonName(const std::string& modelFile, const std::string& name);

}  // namespace handhold
