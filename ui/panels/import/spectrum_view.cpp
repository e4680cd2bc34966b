// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/import/spectrum_view.h"

#include <QVBoxLayout>

#include "engine/estimation/recorded_spectrum.h"
#include "ui/controls/choice_box.h"
#include "ui/document/recordings/recorded.h"
#include "ui/theme/tokens.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

QStringList curveNames(const Recording& recording) {
  QStringList names;
  for (const Marker& marker : recording.markers) names << QString::fromStdString(marker.name);
  for (const RecordedCoordinate& coordinate : recording.coordinates)
    names << QString::fromStdString(coordinate.name);
  return names;
}

/// Of the density of what is chosen: lengths and angles as fields show them.
DensityUnit densityUnit(const Recording& recording, std::size_t chosen) {
  const bool isMarker = chosen < recording.markers.size();
  const Measured kind =
      isMarker ? Measured::Length : recording.coordinates[chosen - recording.markers.size()].measure;
  if (kind == Measured::Length || kind == Measured::Angle) {
    const ShownUnit shown = shownUnit(kind == Measured::Length ? Dimension::Length : Dimension::Angle);
    return {shown.word + QStringLiteral("²/Hz"), shown.perSi * shown.perSi};
  }
  const QString unit = QString::fromUtf8(unitOf(kind));
  if (unit.isEmpty() || unit == QLatin1String("1")) return {QStringLiteral("1/Hz")};
  const bool isOne = !unit.contains(QLatin1Char(' ')) && !unit.contains(QLatin1Char('/'));
  return {(isOne ? QStringLiteral("%1²/Hz") : QStringLiteral("(%1)²/Hz")).arg(unit)};
}

}  // namespace

SpectrumView::SpectrumView(ImportSession& session, QWidget* parent)
    : QWidget(parent), session_(session), of_(new ChoiceBox(this)), chart_(new SpectrumChart(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(space::kTight);
  of_->setObjectName(QStringLiteral("import.spectrumOf"));
  of_->setAccessibleName(tr("Spectrum of"));
  of_->setToolTip(tr("The marker or coordinate whose spectrum is shown"));
  of_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  column->addWidget(of_);
  column->addWidget(chart_);
  connect(of_, &QComboBox::currentIndexChanged, this, &SpectrumView::showSpectrum);
  connect(chart_, &SpectrumChart::cutOffPicked, this, &SpectrumView::cutOffPicked);
}

void SpectrumView::refresh() {
  fill();
  showSpectrum();
}

/// What is chosen stays so by its name.
void SpectrumView::fill() {
  const QStringList names = curveNames(*session_.draft().read);
  QStringList listed;
  for (int i = 0; i < of_->count(); ++i) listed << of_->itemText(i);
  if (names == listed) return;
  const QSignalBlocker block(of_);
  const QString chosen = of_->currentText();
  of_->clear();
  of_->addItems(names);
  of_->setCurrentIndex(std::max(0, of_->findText(chosen)));
}

PowerSpectrum SpectrumView::spectrumIn(const Recording& recording) const {
  const auto chosen = static_cast<std::size_t>(std::max(0, of_->currentIndex()));
  const std::size_t markers = recording.markers.size();
  if (chosen < markers) return recordedSpectrum(recording.markers[chosen], recording.frames);
  if (chosen - markers >= recording.coordinates.size()) return {};
  return recordedSpectrum(recording.coordinates[chosen - markers], recording.steps);
}

void SpectrumView::showSpectrum() {
  if (!session_.isOpen()) return;
  const std::shared_ptr<const Recording> plain = session_.unsmoothed();
  const std::optional<double>& cutOff = session_.draft().preparation.smoothing.motion;
  setVisible(of_->count() > 0);
  chart_->setEmptyWords(plain ? tr("It was not seen in enough frames in a row")
                              : tr("The spectrum appears here as soon as it is counted"));
  if (!plain || of_->count() == 0) return chart_->show({}, {}, 0.0, {});  // plates or analog channels alone
  const bool isFiltered = cutOff && session_.trial();
  chart_->show(spectrumIn(*plain), isFiltered ? spectrumIn(*recordingOf(*session_.trial())) : PowerSpectrum(),
               cutOff.value_or(0.0),
               densityUnit(*plain, static_cast<std::size_t>(std::max(0, of_->currentIndex()))));
}

}  // namespace handhold
