// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/recorded_plot.h"

namespace handhold {

namespace {

QVector<TimeMark> eventsOf(const Trial& trial) {
  QVector<TimeMark> marks;
  for (const RecordedEvent& event : trial.from<Recorded>()->recording->events)
    marks.append({event.time, QString::fromStdString(
                                  event.context.empty() ? event.label : event.context + " " + event.label)});
  return marks;
}

}  // namespace

RecordedPlot::RecordedPlot(QWidget* parent)
    : ChannelPlot({QStringLiteral("recorded"),
                   tr("Open a recording (C3D, TRC, MOT, BVH, AMC, CSV) to see its plates and channels here"),
                   tr("What of the recording is plotted"), tr("Find a channel"), tr("Open…")},
                  parent) {}

void RecordedPlot::setTrial(std::shared_ptr<const Trial> trial) {
  if (trial == trial_) return;
  trial_ = std::move(trial);
  if (!trial_) return setSource({});
  chooseAnew();
  setSource([trial = trial_] { return channelGroups(*trial); }, eventsOf(*trial_));
}

}  // namespace handhold
