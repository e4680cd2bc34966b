// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <vector>

#include "engine/estimation/printed/printed_study.h"
#include "ui/document/kept_trial.h"

namespace handhold {

/// The greatest load of all joints (% of the limit) over time (s from each beginning), a curve for each
/// motion, and the limit.
StudyFigure peakLoadFigure(const std::vector<const KeptTrial*>& motions);

/// A chart as a picture, sharp enough to print.
QImage chartImage(const QString& svg);

}  // namespace handhold
