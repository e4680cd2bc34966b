// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>
#include <vector>

#include "engine/muscles/trial_muscles.h"
#include "ui/document/project.h"

namespace handhold {

/// A result on the page, with its picture and, where somebody looks at them, its muscles.
struct ReportedResult {
  const KeptTrial* kept = nullptr;
  QImage picture;
  std::shared_ptr<const TrialMuscles> muscles = nullptr;
};

/// A page to hand on: what was asked, what the answer is, limits, loads, muscles and assumptions, of one
/// result or of several side by side. In the window's units; numbers with a point.
QString reportToHtml(const Project& project, const std::vector<ReportedResult>& results);

/// The same as the content of a PDF on as many sheets of A4 as it takes. Needs no display.
QByteArray reportToPdf(const Project& project, const std::vector<ReportedResult>& results);

}  // namespace handhold
