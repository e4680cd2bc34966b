// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/printed/printed_study.h"

namespace handhold {

/// A study's figure as a picture: curves over whatever it has across, axes with round numbers, a legend.
std::string toSvg(const StudyFigure& figure);

}  // namespace handhold
