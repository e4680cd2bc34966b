// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arm/arm_posture.h"
#include "engine/estimation/printed/printed_study.h"

namespace handhold {

/// Document 004 prints no results, but formulas: what those give as they stand, beside ours, wherever the
/// answer has what they are of.
void comparePrintedFormulas(const ArmModel& model, const ArmAsk& ask, const ArmAnswer& answer,
                            PrintedStudy& study);

/// The errors of its print and how each was mended, a sentence each.
std::vector<std::string> printedErrors();

}  // namespace handhold
