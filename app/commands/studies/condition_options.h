// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/estimation/printed/study_kind.h"

namespace CLI {
class App;
}

namespace handhold {

/// A study's conditions as options; as they are told, in `told`, which begins with the document's.
void addConditions(CLI::App& command, const StudyKind& kind, StudyValues& told);

StudyValues inSi(const StudyKind& kind, StudyValues told);

}  // namespace handhold
