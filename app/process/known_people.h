// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/model/subject.h"

namespace handhold {

/// Where people that somebody made are kept: subjects beside the program's settings.
std::filesystem::path ownPeopleFolder();

/// Names of the people there, in order.
std::vector<std::string> ownPeople();

/// Keeps the text of a person's model file under a name, in place of an own one of that name. Throws
/// InputError for a name that a shipped model has or that is no file's.
void keepPerson(const std::string& name, const std::string& modelFile);

/// One of them as somebody whose file goes along. Throws InputError.
Subject ownPerson(const std::string& name);

}  // namespace handhold
