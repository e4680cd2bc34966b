// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "engine/recording/recording.h"
#include "engine/trial/trial.h"
#include "ui/plots/curves/curve.h"

namespace handhold {

/// One number over the time of a recording.
struct RecordedChannel {
  QString name;                           ///< "LASI x", "plate 1 y"
  const TimeBase* times = nullptr;        ///< of the recording
  std::function<double(std::size_t)> at;  ///< SI, NaN in gaps
};

/// Channels of one quantity, which may be plotted together.
struct ChannelGroup {
  QString title;     ///< "Plate forces", in English, by which it is remembered; said() where it is shown
  QString unit;      ///< as it is shown
  QString column;    ///< the unit in heads of tables
  double perSi = 1;  ///< shown number = SI number * perSi
  std::vector<RecordedChannel> channels;
  std::vector<int> first;  ///< those that are plotted until somebody chooses
};

/// Plates first, then coordinates, analog channels, vectors of other programs and markers; none is empty.
/// They refer to the recording.
std::vector<ChannelGroup> channelGroups(const Recording& recording);

/// Behind them what was found out about the trial, which may come without frames: angles and torques of its
/// joints, how far markers are from the body, and its channels. It must have a recording, and outlive them.
std::vector<ChannelGroup> channelGroups(const Trial& trial);

/// In the group's unit.
Curve curveOf(const RecordedChannel& channel, const ChannelGroup& group);

}  // namespace handhold
