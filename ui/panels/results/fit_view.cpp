// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/results/fit_view.h"

#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "engine/estimation/told_values.h"
#include "engine/recording/recording.h"
#include "ui/controls/bound_form.h"
#include "ui/controls/plate_rows.h"
#include "ui/controls/section.h"
#include "ui/controls/severity_look.h"
#include "ui/document/actions/own_clock.h"
#include "ui/document/actions/plate_feet.h"
#include "ui/document/recordings/fit_facts.h"
#include "ui/document/recordings/recorded.h"
#include "ui/document/units/units.h"
#include "ui/theme/figures.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr int kFitHeight = 96;  // px
constexpr std::size_t kMostInstants = 8;

/// A click goes to that time.
QString linkTo(double time, const QString& html) {
  return QStringLiteral("<a href='%1'>%2</a>").arg(QString::number(time, 'g', 17), html);
}

/// A number with its unit: a column has several.
QString toldNumber(double value, Measured measure) {
  if (measure == Measured::Power) return figures(value, 1) + QStringLiteral(" W");
  const FigureText text = figureText(value, measure == Measured::Angle    ? Dimension::Angle
                                            : measure == Measured::Moment ? Dimension::Torque
                                                                          : Dimension::Length);
  return text.number + QLatin1Char(' ') + text.unit;
}

/// When both are farthest apart.
double greatestGapTime(const ToldValue& value) {
  std::size_t worst = 0;
  for (std::size_t i = 1; i < value.times.size(); ++i)
    if (std::abs(value.told[i] - value.ours[i]) > std::abs(value.told[worst] - value.ours[worst])) worst = i;
  return value.times[worst];
}

bool isFitted(const Trial* trial) { return trial && recordingOf(*trial) && !trial->motion.frames.empty(); }

}  // namespace

FitView::FitView(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  section_ = new Section(tr("Fit to the recording"), Section::State::Open, this);
  section_->header()->setObjectName(QStringLiteral("results.fit.section"));
  section_->body()->setContentsMargins(0, 0, 0, 0);
  words_ = new QTextBrowser(section_);
  words_->setObjectName(QStringLiteral("results.fitWords"));
  words_->setAccessibleName(tr("Fit to the recording"));
  words_->setFrameShape(QFrame::NoFrame);
  words_->setOpenLinks(false);
  words_->setMinimumHeight(kFitHeight);
  connect(words_, &QTextBrowser::anchorClicked, this,
          [this](const QUrl& link) { setOwnTime(document_, link.toString().toDouble()); });
  section_->body()->addWidget(words_, 1);
  column->addWidget(section_, 1);
  column->addWidget(plateSection_ = buildPlates());
  connect(&document_, &Document::shownChanged, this, &FitView::refresh);
  connect(&Units::shared(), &Units::changed, this, [this] {
    trial_.reset();
    refresh();
  });
  refresh();
}

/// Closed, because most feet are found: it says what is doubtful.
Section* FitView::buildPlates() {
  auto* section = new Section(tr("Feet on plates"), Section::State::Closed, this);
  section->header()->setObjectName(QStringLiteral("results.plates.section"));
  section->body()->addWidget(plates_ = new PlateRows(QStringLiteral("results.plates"), section));
  auto* weigh = new QPushButton(tr("Weigh again"), section);
  weigh->setObjectName(QStringLiteral("results.weigh"));
  weigh->setToolTip(
      tr("Compute the torques anew with the plates under these feet; the motion stays as it was fitted"));
  section->body()->addWidget(weigh, 0, Qt::AlignLeft);
  connect(weigh, &QPushButton::clicked, this, [this] { emit weighingWanted(feet_); });
  connect(plates_, &PlateRows::footChosen, this, [this](int plate, PlateFoot foot) {
    feet_[static_cast<std::size_t>(plate)] = foot;
    fillPlates();
  });
  return section;
}

void FitView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

/// Words have the colours of the look in which they were written.
void FitView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange && trial_) fillWords();
  QWidget::changeEvent(event);
}

/// What nobody sees is not counted.
void FitView::refresh() {
  const std::shared_ptr<const Trial>& shown = shownTrial(document_.shown());
  const bool isSeen = isFitted(shown.get());
  setVisible(isSeen);
  if (!isSeen) trial_.reset();
  if (!isSeen || !isVisible() || shown == trial_) return;
  trial_ = shown;
  fill();
}

void FitView::fill() {
  const bool hasMarkers = !recorded().markers.empty();
  distances_ =
      hasMarkers ? distancesOf(*trial_->subject.model, trial_->motion, recorded()) : MarkerDistances();
  const FigureText rms = figureText(distances_.rms, Dimension::Length);
  section_->header()->setNote(hasMarkers ? tr("RMS %1 %2").arg(rms.number, rms.unit) : QString());
  fillWords();
  feet_ = plateFeetOf(*recorded().recording);
  fillPlates();
}

void FitView::fillPlates() {
  std::vector<PlateRow> rows;
  for (int plate = 0; plate < static_cast<int>(feet_.size()); ++plate) {
    const auto index = static_cast<std::size_t>(plate);
    rows.push_back({plateName(*recorded().recording, index), feet_[index], foundFeetWords(*trial_, plate),
                    plateDoubtWords(recorded(), plate)});
  }
  plates_->show(rows);
  const bool isDoubtful = std::ranges::any_of(rows, [](const PlateRow& row) { return !row.doubt.isEmpty(); });
  plateSection_->header()->setNote(isDoubtful ? tr("doubtful") : QString());
  plateSection_->setVisible(!rows.empty());
}

void FitView::fillWords() {
  const auto paragraph = [](const QString& html) {
    return QStringLiteral("<p style='margin:2px 0'>%1</p>").arg(html);
  };
  QString html = paragraph(fitWords(*trial_).toHtmlEscaped());
  QStringList instants;
  for (const int frame : worstFramesApart(distances_, trial_->motion, kMostInstants)) {
    const double time = trial_->motion.frames[static_cast<std::size_t>(frame)].time;
    instants << linkTo(time, tr("%1 s").arg(figures(time, 2)));
  }
  if (!instants.isEmpty()) html += paragraph(tr("Worst at %1").arg(instants.join(QStringLiteral(", "))));
  for (const QString& words :
       {leftOnPelvisWords(*trial_), reductionWords(*trial_), lowPassWords(recorded().cutOff)})
    if (!words.isEmpty()) html += paragraph(words.toHtmlEscaped());
  for (const QString& doubt : doubtWords(recorded()))
    html += paragraph(QStringLiteral("<b>?</b> ") + doubt.toHtmlEscaped());
  if (!recorded().markers.empty()) {
    const FigureText rms = figureText(kGoodMarkerRms, Dimension::Length),
                     max = figureText(kGoodMarkerMax, Dimension::Length);
    html += paragraph(tr("Markers, worst first; good is up to %1 %2 RMS and nowhere more than %3 %4")
                          .arg(rms.number, rms.unit, max.number, max.unit)) +
            markerTable();
  }
  words_->setHtml(html + toldTable());
}

/// What another program computed from the same markers, as far as the file has it.
QString FitView::toldTable() const {
  const ToldValues told = toldValues(*trial_);
  if (told.values.empty()) return {};
  QString html =
      QStringLiteral(
          "<p style='margin:8px 0 2px 0'>%1</p><table width='100%'><tr><td>%2</td>"
          "<td align='right'>RMS</td><td align='right'>%3</td><td align='right'>r</td></tr>")
          .arg((told.perMass > 0.0 ? tr("Beside what the file tells, its moments and powers for each of %1")
                                         .arg(measured(told.perMass, Dimension::Mass, 1))
                                   : tr("Beside what the file tells"))
                   .toHtmlEscaped(),
               tr("Value"), tr("Mean"));
  for (const ToldValue& value : told.values)
    html += QStringLiteral(
                "<tr><td>%1</td><td align='right'>%2</td><td align='right'>%3</td>"
                "<td align='right'>%4</td></tr>")
                .arg(linkTo(greatestGapTime(value), QString::fromStdString(value.name).toHtmlEscaped()),
                     toldNumber(value.difference.rms, value.measure), toldNumber(value.offset, value.measure),
                     value.difference.correlation ? figures(*value.difference.correlation, 2) : QString());
  return html + QStringLiteral("</table>");
}

/// Of those that count in the fit; each leads to where it is farthest from the body.
QString FitView::markerTable() const {
  const QString attention = severityColor(Severity::Attention, palette()).name();
  QString html = QStringLiteral(
                     "<table width='100%'><tr><td>%1</td><td align='right'>RMS %2</td>"
                     "<td align='right'>%3</td></tr>")
                     .arg(tr("Marker"), figureText(0.0, Dimension::Length).unit, tr("Most"));
  for (const int row : markersWorstFirst(recorded())) {
    const FittedMarker& fitted = recorded().markers[static_cast<std::size_t>(row)];
    const std::string& name = recorded().recording->markers[static_cast<std::size_t>(fitted.marker)].name;
    const QString color = isMetWell(fitted) ? QString() : QStringLiteral(" style='color:%1'").arg(attention);
    html += QStringLiteral("<tr><td>%1</td><td align='right'%2>%3</td><td align='right'%2>%4</td></tr>")
                .arg(linkTo(worstTimeOf(row), QString::fromStdString(name).toHtmlEscaped()), color,
                     figureText(fitted.rms, Dimension::Length).number,
                     figureText(fitted.max, Dimension::Length).number);
  }
  return html + QStringLiteral("</table>");
}

double FitView::worstTimeOf(int marker) const {
  double most = -1.0;
  std::size_t worst = 0;
  for (Eigen::Index frame = 0; frame < distances_.distances.cols(); ++frame)
    if (const double distance = distances_.distances(marker, frame); distance > most)
      most = distance, worst = static_cast<std::size_t>(frame);
  return trial_->motion.frames[worst].time;
}

}  // namespace handhold
