// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/recordings/recorded.h"

#include <QStringList>
#include <algorithm>

#include "ui/document/language/said.h"
#include "ui/document/recordings/told_lengths.h"

namespace handhold {

const Recording* recordingOf(const Trial& trial) {
  const Recorded* origin = trial.from<Recorded>();
  return origin ? origin->recording.get() : nullptr;
}

QString contentWords(const Recording& recording) {
  QStringList parts;
  const auto count = [&](std::size_t number, const char* one, const char* many) {
    if (number > 0) parts << QStringLiteral("%1 %2").arg(number).arg(said(number == 1 ? one : many));
  };
  count(recording.markers.size(), "marker", "markers");
  if (recording.skeleton) count(recording.skeleton->joints.size(), "joint", "joints");
  if (!recording.skeleton) count(recording.coordinates.size(), "coordinate", "coordinates");
  count(recording.plates.size(), "force plate", "force plates");
  count(recording.analog.size(), "analog channel", "analog channels");
  std::size_t points = 0;
  for (const RecordedPath& path : recording.paths) points += path.points.size();
  const auto muscles = std::ranges::count(recording.paths, RecordedPath::Kind::Muscle, &RecordedPath::kind);
  count(recording.paths.size() - static_cast<std::size_t>(muscles), "bone", "bones");
  count(static_cast<std::size_t>(muscles), "muscle", "muscles");
  count(recording.vectors.size() - points, "computed vector", "computed vectors");
  count(recording.events.size(), "event", "events");
  return parts.join(QStringLiteral(", "));
}

QString lowPassWords(double cutOff) {
  const QString words =
      cutOff > 0.0 ? QStringLiteral("%1 Hz").arg(QString::number(cutOff, 'g', 4)) : QObject::tr("none");
  return QObject::tr("low-pass of speeds and plates: %1").arg(words);
}

QString fitWords(const Trial& trial) {
  if (trial.from<Recorded>()->markers.empty())
    return QObject::tr("The body moves as the joint angles of the table tell");
  const auto figure = [&](const char* name) {
    const auto found = std::ranges::find(trial.figures, name, &Figures::value_type::first);
    return lengthWords(found == trial.figures.end() ? 0.0 : found->second);
  };
  return QObject::tr("The body meets the markers within %1 (RMS), %2 at most")
      .arg(figure("marker_rms_m"), figure("marker_max_m"));
}

QString plateName(const Recording& recording, std::size_t plate) {
  const std::string& name = recording.plates[plate].name;
  return name.empty() ? QObject::tr("Plate %1").arg(plate + 1) : said(name);
}

const TimeBase& playedTimes(const Recording& recording) {
  if (recording.frames.count() > 0) return recording.frames;
  return recording.steps.count() > 0 ? recording.steps : recording.samples;
}

double durationOf(const Recording& recording) {
  const TimeBase& base = playedTimes(recording);
  return base.times.empty() ? 0.0 : base.times.back();
}

}  // namespace handhold
