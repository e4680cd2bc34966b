// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/estimation/jump/method_figures.h"
#include "engine/estimation/recorded_bodies/recorded_bodies.h"
#include "engine/estimation/recorded_jump/flights.h"
#include "engine/recording/recording.h"

namespace handhold {

/// A fitted recording as segments on ball joints with what was seen of them.
class MeasuredJump {
 public:
  /// Markers are low-passed at `cutOff` (Hz; 0: as they are), as the fit's rates are; those that fit no
  /// segment are left out. The trial is of a recording and outlives it.
  MeasuredJump(const Trial& trial, double cutOff);

  const RecordedBodies& bodies() const { return bodies_; }

  /// In flight nothing bears the body, whatever plates tell.
  JumpFrames inFlight(const FramePeriod& period) const;
  /// What plates measured bears it.
  JumpFrames underPlates(const FramePeriod& period) const;

  /// How the whole-body fit moves the segments.
  JointedFrames wholeBody(const FramePeriod& period) const;

  /// Its figures over frames in flight. Its joints close by what it is; of processor seconds for all of the
  /// recording it has those of the frames.
  MethodFigures wholeBodyFigures(const FramePeriod& period, const JumpFrames& frames, double seconds) const;

 private:
  JumpFrames framesOf(const FramePeriod& period) const;
  std::vector<WholeMotion> wholeBodyCourse(const FramePeriod& period) const;
  double wholeBodyMarkers(const FramePeriod& period) const;  ///< from where they were seen, RMS (m)
  std::vector<std::vector<BodyMarker>> markersAt(std::size_t frame) const;

  const Trial& trial_;
  RecordedBodies bodies_;
  std::vector<std::vector<Vector3f>> seen_;  ///< by fitted marker and frame
};

}  // namespace handhold
