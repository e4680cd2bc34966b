// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/arm/arm_posture.h"
#include "engine/estimation/printed/printed_study.h"

namespace handhold {

/// A polyline of the drawing, as document 004 draws an arm: segments, the elbow's circle with its axis, the
/// hand's line, muscles. In axes of the picture: x ahead, y up, z to the right of who looks ahead (m).
struct ArmLine {
  std::string name;
  std::vector<Vector3> places;
};

/// From inertial axes into the picture's.
Matrix3 pictureAxes(const ArmModel& model);

/// What the answer shows; of one that cannot be reached the shoulder, the wrist and the line between.
std::vector<ArmLine> linesOf(const ArmModel& model, const ArmAsk& ask, const ArmAnswer& answer);

/// Segments and muscles alone, of any motion.
std::vector<ArmLine> movedLines(const ArmModel& model, const TreeMotion& motion);

/// Seen obliquely from the right and above, flat.
FigureCurve seenObliquely(const ArmLine& line);

/// A figure of the document made anew.
StudyFigure armFigure(const std::string& number, const std::string& title, const std::vector<ArmLine>& lines);

/// The answers in a row as sticks that can be turned: the arm itself below, all else over it.
StickMotion armMotion(const ArmModel& model, const std::string& title, const std::vector<double>& times,
                      const std::vector<std::vector<ArmLine>>& frames);

/// What is told beside a frame: what it is, and what each muscle gives.
std::string wordsBeside(const ArmModel& model, const ArmAsk& ask, const ArmAnswer& answer);

/// Figure 3.3.1: who hangs on whom, by hierarchy.
StudyFigure treeFigure(const ArmModel& model);

}  // namespace handhold
