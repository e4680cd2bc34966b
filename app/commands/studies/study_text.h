// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/printed/printed_study.h"

namespace handhold {

/// A study on the terminal: each comparison in a line, how many agree, and what nobody printed.
void printStudy(const PrintedStudy& study);

}  // namespace handhold
