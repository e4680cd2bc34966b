// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>

#include "engine/model/subject.h"

namespace handhold {

struct Figure;

/// The skin of a person, made once and kept in the user's cache; null for models without one, and when
/// stopped.
std::shared_ptr<const Figure> openFigure(const Subject& subject, std::stop_token stop = {});

/// The same where the cache has it, else null.
std::shared_ptr<const Figure> storedFigure(const Subject& subject);

/// The same, coarse and quick and kept nowhere: until it is made. Null when stopped.
std::shared_ptr<const Figure> draftFigure(const Subject& subject, std::stop_token stop);

/// Whose head and body a skin has to have.
bool isWoman(const Subject& subject);

}  // namespace handhold
