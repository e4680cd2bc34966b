// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/estimation/three_bar/linkage.h"

namespace handhold {

/// How a printed number is meant.
enum class PrintedClaim { Equals, AtMost, AtLeast };

/// A number that a document prints or that can be read from a figure, and ours.
struct Comparison {
  std::string figure, quantity, unit;
  double printed = 0.0, ours = 0.0;
  PrintedClaim claim = PrintedClaim::Equals;
  bool agrees = false;
  std::string why = {};  ///< where it does not
};

struct FigureCurve {
  std::string name;
  std::vector<double> x, y;
};

/// A figure of the document made anew.
struct StudyFigure {
  std::string number, title, xTitle, yTitle;
  std::vector<FigureCurve> curves;
};

struct ThreeBarConditions {
  double firstRate = figuresFirstRate();  ///< rad/s
  double offset = 0.01, sigma = 0.01;     ///< of the markers, each way in the plane (m)
  double moment = 5.0;                    ///< in J1 and J2 with noise (N m)
  unsigned seed = 1;
  Iterations iterations;
};

struct ThreeBarStudy {
  ThreeBarConditions conditions;
  std::vector<Comparison> comparisons;
  std::vector<StudyFigure> figures;
};

/// Chapter 8 of 003 with its conditions, each in turn. Reports its parts and may be stopped between them:
/// then what is there by then comes back.
ThreeBarStudy threeBarStudy(const ThreeBarConditions& conditions, const ProgressSink& progress = {},
                            const std::stop_token& stop = {});

const char* claimName(PrintedClaim claim);

}  // namespace handhold
