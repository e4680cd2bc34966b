// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/estimation/printed/printed_study.h"
#include "engine/study/study_summary.h"

namespace handhold {

/// The share of solved cases over a variable (%), of drawn cases with its 95 % interval (Wilson).
StudyFigure shareFigure(const StudyPlan& plan, const std::vector<StudyRow>& rows, std::size_t variable);

/// A figure ("peak_load") over a variable: dots where that is a number, in colours of the values of `split`
/// (a variable; none: in one); boxes of quartiles with whiskers to the ends where it is a word. What was not
/// possible is left out, and the title says so.
StudyFigure caseFigure(const StudyPlan& plan, const std::vector<StudyRow>& rows, const std::string& figure,
                       std::size_t variable, std::optional<std::size_t> split);

/// A figure's name as pages tell it, with its unit, and its value in that: shares in per cent.
std::string figureTitle(const std::string& name);
double shownFigure(const std::string& name, double value);

/// All that a page shows.
std::vector<StudyFigure> studyFigures(const StudyPlan& plan, const std::vector<StudyRow>& rows);

}  // namespace handhold
