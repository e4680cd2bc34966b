// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/plots/muscle_curves.h"

#include <algorithm>
#include <numeric>

#include "app/commands/muscles/sharing_options.h"
#include "app/process/known_muscles.h"
#include "app/process/terminal_note.h"
#include "engine/core/error.h"
#include "engine/core/nearest_name.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"

namespace handhold {

namespace {

bool isOfJoints(MuscleQuantity quantity) {
  return quantity == MuscleQuantity::Contact || quantity == MuscleQuantity::Lack;
}

/// As a channel is called.
QString channelName(const MuscledBody& body, MuscleQuantity quantity, const std::string& name) {
  if (isOfJoints(quantity)) return readableName(name);
  const auto muscle = std::ranges::find(body.muscles, name, &Muscle::name);
  return capitalized(muscle == body.muscles.end() ? name : muscle->title);
}

/// Joints that are named and whose torque muscles give altogether: they lack nothing, beside another result
/// in which they do.
void addWholeJoints(const std::vector<std::string>& names, const MuscledBody& body, const TimeBase& times,
                    ChannelGroup& group) {
  for (const std::string& name : names) {
    const QString title = channelName(body, MuscleQuantity::Lack, name);
    const auto isJoint = [&](const Joint& joint) { return readableName(joint.name) == title; };
    if (std::ranges::find(group.channels, title, &RecordedChannel::name) == group.channels.end() &&
        std::any_of(body.model->joints.begin() + 1, body.model->joints.end(), isJoint))
      group.channels.push_back({title, &times, [](std::size_t) { return 0.0; }});
  }
}

int channelCalled(const std::string& name, const ChannelGroup& group, const MuscledBody& body,
                  MuscleQuantity quantity) {
  const QString title = channelName(body, quantity, name);
  std::vector<std::string> known;
  for (std::size_t i = 0; i < group.channels.size(); ++i) {
    if (group.channels[i].name == title) return static_cast<int>(i);
    if (isOfJoints(quantity)) known.push_back(group.channels[i].name.toStdString());
  }
  for (const Muscle& muscle : body.muscles)
    if (!isOfJoints(quantity)) known.push_back(muscle.name);
  throw InputError(isOfJoints(quantity) ? "--joints" : "--muscles",
                   quoted(name) + (isOfJoints(quantity) ? " is no joint of which there is something to plot"
                                                        : " is no muscle of " + quoted(body.model->name)),
                   suggestion(name, known));
}

std::vector<int> channelsOf(const MuscleAsk& ask, const ChannelGroup& group, const MuscledBody& body) {
  if (ask.names.empty()) return group.first;
  std::vector<int> channels;
  if (ask.names == std::vector<std::string>{"all"}) {
    channels.resize(group.channels.size());
    std::iota(channels.begin(), channels.end(), 0);
    return channels;
  }
  for (const std::string& name : ask.names)
    channels.push_back(channelCalled(name, group, body, ask.quantity));
  return channels;
}

}  // namespace

CurveSet muscleCurves(const OpenedTrial& result, const MuscleAsk& ask) {
  const auto muscles = musclesAlong(result.trial, shippedMuscles(result.trial.subject), ask.options,
                                    result.opened.task.gravity);
  noteOnTerminal(result.opened.folder.string(), reliefNote(ask.options, muscles->course));
  ChannelGroup group = muscleChannels(muscles, ask.quantity);
  TimeBase times;
  for (const MuscleFrame& frame : muscles->course.frames) times.times.push_back(frame.time);
  if (ask.quantity == MuscleQuantity::Lack) addWholeJoints(ask.names, *muscles->body, times, group);
  CurveSet set{said(group.title), group.unit, group.column, {}, 0.0, 0.0};
  for (const int channel : channelsOf(ask, group, *muscles->body))
    set.curves.append(curveOf(group.channels[static_cast<std::size_t>(channel)], group));
  if (set.curves.isEmpty())
    throw InputError("--quantity", "there is nothing to plot: muscles give every torque", "ask for another");
  return set;
}

}  // namespace handhold
