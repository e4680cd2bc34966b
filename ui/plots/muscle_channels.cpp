// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/muscle_channels.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/document/element_names.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr std::size_t kFirstMuscles = 6;  ///< curves until somebody chooses
constexpr double kNoReserve = 0.01;       ///< N m that are no worth a curve

/// What all channels of a trial's muscles refer to.
struct Course {
  std::shared_ptr<const TrialMuscles> muscles;
  TimeBase times;

  const std::vector<MuscleFrame>& frames() const { return muscles->course.frames; }
};
using SharedCourse = std::shared_ptr<const Course>;
using ValueOf = std::function<double(const MuscleFrame&)>;

ChannelGroup groupIn(const QString& title, Dimension dimension) {
  const ShownUnit unit = shownUnit(dimension);
  return {title, unit.name.trimmed(), unit.word, unit.perSi, {}, {}};
}

void addChannel(ChannelGroup& group, const QString& name, const SharedCourse& course, ValueOf value) {
  group.channels.push_back({name, &course->times, [course, value = std::move(value)](std::size_t i) {
                              return value(course->frames()[i]);
                            }});
}

/// The channels whose greatest values are greatest.
void showGreatest(ChannelGroup& group) {
  std::vector<double> peaks;
  for (const RecordedChannel& channel : group.channels) {
    double peak = 0.0;
    for (std::size_t i = 0; i < channel.times->times.size(); ++i)
      peak = std::max(peak, std::abs(channel.at(i)));
    peaks.push_back(peak);
  }
  group.first.resize(group.channels.size());
  std::iota(group.first.begin(), group.first.end(), 0);
  std::ranges::stable_sort(group.first, std::greater(), [&](int i) { return peaks[std::size_t(i)]; });
  group.first.resize(std::min(kFirstMuscles, group.first.size()));
}

ChannelGroup ofMuscles(ChannelGroup group, const SharedCourse& course, VectorX MuscleFrame::*values) {
  const std::vector<Muscle>& muscles = course->muscles->body->muscles;
  for (std::size_t i = 0; i < muscles.size(); ++i)
    addChannel(group, capitalized(muscles[i].title), course,
               [values, at = static_cast<Eigen::Index>(i)](const MuscleFrame& frame) {
                 return (frame.*values)[at];
               });
  return group;
}

ChannelGroup stressesOf(const SharedCourse& course) {
  ChannelGroup group{
      QStringLiteral("Muscle stress"), QStringLiteral("N/cm²"), QStringLiteral("N/cm2"), 1e-4, {}, {}};
  const std::vector<Muscle>& muscles = course->muscles->body->muscles;
  for (std::size_t i = 0; i < muscles.size(); ++i)
    addChannel(group, capitalized(muscles[i].title), course,
               [muscle = &muscles[i], i](const MuscleFrame& frame) {
                 return muscleStress(*muscle, frame.tensions[static_cast<Eigen::Index>(i)]);
               });
  showGreatest(group);
  return group;
}

ChannelGroup contactsOf(const SharedCourse& course) {
  ChannelGroup group = groupIn(QStringLiteral("Joint contact force"), Dimension::Force);
  const std::vector<ContactJoint>& joints = course->muscles->course.joints;
  for (std::size_t j = 0; j < joints.size(); ++j)
    addChannel(group, readableName(joints[j].name), course,
               [j](const MuscleFrame& frame) { return frame.contacts[j].norm(); });
  showGreatest(group);
  return group;
}

/// Joints whose torques muscles give altogether are left out.
ChannelGroup reservesOf(const SharedCourse& course) {
  ChannelGroup group = groupIn(QStringLiteral("Torque that muscles lack"), Dimension::Torque);
  const Model& model = *course->muscles->body->model;
  for (int joint = 0; joint < model.jointCount(); ++joint) {
    const auto lacks = [joint](const MuscleFrame& frame) {
      return std::abs(frame.reserves[joint]) > kNoReserve;
    };
    if (std::ranges::any_of(course->frames(), lacks))
      addChannel(group, readableName(model.joints[std::size_t(joint) + 1].name), course,
                 [joint](const MuscleFrame& frame) { return frame.reserves[joint]; });
  }
  showGreatest(group);
  return group;
}

ChannelGroup tensionsOf(const SharedCourse& course) {
  ChannelGroup group =
      ofMuscles(groupIn(QStringLiteral("Muscle tension"), Dimension::Force), course, &MuscleFrame::tensions);
  showGreatest(group);
  return group;
}

ChannelGroup activationsOf(const SharedCourse& course) {
  ChannelGroup group = ofMuscles(
      {QStringLiteral("Muscle activation"), QObject::tr("of strength"), QStringLiteral("1"), 1, {}, {}},
      course, &MuscleFrame::activations);
  showGreatest(group);
  return group;
}

/// Of those that pull most.
ChannelGroup lengthsOf(const SharedCourse& course) {
  ChannelGroup group =
      ofMuscles(groupIn(QStringLiteral("Muscle length"), Dimension::Length), course, &MuscleFrame::lengths);
  group.first = tensionsOf(course).first;
  return group;
}

ChannelGroup groupOf(const SharedCourse& course, MuscleQuantity quantity) {
  switch (quantity) {
    case MuscleQuantity::Tension:
      return tensionsOf(course);
    case MuscleQuantity::Activation:
      return activationsOf(course);
    case MuscleQuantity::Length:
      return lengthsOf(course);
    case MuscleQuantity::Stress:
      return stressesOf(course);
    case MuscleQuantity::Contact:
      return contactsOf(course);
    case MuscleQuantity::Lack:
      return reservesOf(course);
  }
  return {};
}

SharedCourse courseOf(std::shared_ptr<const TrialMuscles> muscles) {
  auto made = std::make_shared<Course>();
  made->muscles = std::move(muscles);
  for (const MuscleFrame& frame : made->frames()) made->times.times.push_back(frame.time);
  return made;
}

}  // namespace

ChannelGroup muscleChannels(std::shared_ptr<const TrialMuscles> muscles, MuscleQuantity quantity) {
  return groupOf(courseOf(std::move(muscles)), quantity);
}

std::vector<ChannelGroup> muscleChannels(std::shared_ptr<const TrialMuscles> muscles) {
  const SharedCourse course = courseOf(std::move(muscles));
  std::vector<ChannelGroup> groups;
  for (const MuscleQuantity quantity : kMuscleQuantities) {
    ChannelGroup group = groupOf(course, quantity);
    if (!group.channels.empty()) groups.push_back(std::move(group));
  }
  return groups;
}

}  // namespace handhold
