// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/recordings/fit_facts.h"

#include <QObject>
#include <algorithm>
#include <cmath>

#include "engine/core/spoken_amount.h"
#include "engine/recording/recording.h"
#include "ui/document/language/said.h"
#include "ui/document/recordings/told_lengths.h"
#include "ui/document/units/units.h"

namespace handhold {

namespace {

std::optional<double> figureNamed(const Trial& trial, const char* name) {
  const auto found = std::ranges::find(trial.figures, name, &Figures::value_type::first);
  return found == trial.figures.end() ? std::nullopt : std::optional(found->second);
}

QString amount(double value, Dimension dimension) {
  return said(spokenAmount(value, dimension, Units::shared().choice()));
}

}  // namespace

QString leftOnPelvisWords(const Trial& trial) {
  const auto force = figureNamed(trial, "residual_force_rms_N"),
             moment = figureNamed(trial, "residual_moment_rms_Nm"),
             known = figureNamed(trial, "residual_force_measured_rms_N"),
             share = figureNamed(trial, "residual_force_measured_share_of_weight");
  if (!force || !moment) return {};
  QString words = QObject::tr("left on the pelvis %1, %2 (RMS of all frames)")
                      .arg(amount(*force, Dimension::Force), amount(*moment, Dimension::Torque));
  if (known && share && !isReduced(trial))  // else reductionWords has nearly the same frames
    words += QObject::tr("; while all that bears the body is known %1, %2 % of its weight")
                 .arg(amount(*known, Dimension::Force), QString::number(std::round(100.0 * *share)));
  return words;
}

bool isReduced(const Trial& trial) { return figureNamed(trial, "share_of_frames_reduced").has_value(); }

QString reductionWords(const Trial& trial) {
  if (!isReduced(trial)) return {};
  const auto figure = [&](const std::string& name) { return figureNamed(trial, name.c_str()).value_or(0.0); };
  const auto along = [&](const std::string& stem, const std::string& end) {
    return std::hypot(figure(stem + "_x" + end), figure(stem + "_y" + end), figure(stem + "_z" + end));
  };
  QString words =
      QObject::tr(
          "reduced in the %1 % of the frames that plates explained from %2, %3 to %4, %5; the body was moved "
          "by %6 and turned by %7 (RMS)")
          .arg(QString::number(std::round(100.0 * figure("share_of_frames_reduced"))),
               amount(figure("residual_force_before_rms_N"), Dimension::Force),
               amount(figure("residual_moment_before_rms_Nm"), Dimension::Torque),
               amount(figure("residual_force_reduced_rms_N"), Dimension::Force),
               amount(figure("residual_moment_reduced_rms_Nm"), Dimension::Torque),
               lengthWords(along("body_moved", "_rms_m")),
               amount(along("body_turned", "_rms_rad"), Dimension::Angle));
  const double before = figure("mass_before_kg"), now = trial.subject.model->totalMass;
  if (const QString mass = amount(now, Dimension::Mass), told = amount(before, Dimension::Mass); mass != told)
    words += QObject::tr("; its mass is %1 instead of %2").arg(mass, told);
  return words;
}

QString markerWords(const Recorded& recorded, int marker) {
  const FittedMarker& fitted = recorded.markers[static_cast<std::size_t>(marker)];
  const std::string& name = recorded.recording->markers[static_cast<std::size_t>(fitted.marker)].name;
  return QObject::tr("%1 %2, %3 at most")
      .arg(QString::fromStdString(name), lengthWords(fitted.rms), lengthWords(fitted.max));
}

QStringList doubtWords(const Recorded& recorded) {
  QStringList words;
  for (const Doubts* doubts : {&recorded.doubts, &recorded.recording->doubts})
    for (const Doubt& doubt : *doubts) words << doubtSentence(doubt);
  return words;
}

}  // namespace handhold
