// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/status_line.h"

#include <QEvent>

#include "ui/controls/elided_label.h"
#include "ui/controls/severity_look.h"
#include "ui/document/actions/in_sight.h"
#include "ui/document/element_names.h"
#include "ui/document/joint_loads.h"
#include "ui/document/language/said.h"
#include "ui/document/suggestions.h"
#include "ui/main_window/job_line.h"
#include "ui/theme/figures.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

QString place(const Vector3& p) {
  return QStringLiteral("%1  %2  %3")
      .arg(measure(p.x(), Dimension::Length, 1), measure(p.y(), Dimension::Length, 1),
           measured(p.z(), Dimension::Length, 1));
}

}  // namespace

StatusLine::StatusLine(Document& document, JobRunner& runner, QWidget* parent)
    : QStatusBar(parent),
      document_(document),
      icon_(new QLabel),
      verdict_(new ElidedLabel),
      peak_(new ElidedLabel),
      element_(new ElidedLabel),
      rate_(new QLabel) {
  setObjectName(QStringLiteral("status"));
  setSizeGripEnabled(false);
  setContentsMargins(space::kSmall, 0, space::kPanel, 0);
  verdict_->setObjectName(QStringLiteral("status.verdict"));
  peak_->setObjectName(QStringLiteral("status.peak"));
  element_->setObjectName(QStringLiteral("status.selection"));
  rate_->setObjectName(QStringLiteral("status.rate"));
  verdict_->setToolTip(tr("Whether what is shown keeps every law that is on"));
  peak_->setToolTip(
      tr("The greatest |torque| over its limit, and its joint: of all of a motion, and what it is now"));
  rate_->setToolTip(tr("Pictures of the view in a second"));
  for (QLabel* label : {peak_, element_, rate_}) {
    markMuted(label);
    label->setContentsMargins(space::kPanel, 0, 0, 0);
  }
  addWidget(icon_);
  addWidget(verdict_);
  addWidget(peak_);
  addWidget(element_, 1);
  addPermanentWidget(new JobLine(runner, this));
  addPermanentWidget(rate_);
  // one width for all rates: what stands beside it does not move while somebody reads it
  rate_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  setFrameRate(100.0);
  rate_->setMinimumWidth(rate_->sizeHint().width());
  setFrameRate(0.0);
  connect(&document_, &Document::readoutsChanged, this, &StatusLine::refresh);
  connect(&document_, &Document::playbackTimeChanged, this, &StatusLine::tellPeak);
  connect(&document_, &Document::selectionChanged, this, &StatusLine::refresh);
  connect(&Units::shared(), &Units::changed, this, &StatusLine::refresh);
  refresh();
}

void StatusLine::setFrameRate(double framesPerSecond) {
  rate_->setText(framesPerSecond > 0.0 ? QStringLiteral("%1 fps").arg(figures(framesPerSecond, 0))
                                       : QString());
}

void StatusLine::tellTask(bool isInSight) {
  for (QLabel* label : {icon_, verdict_, peak_, element_, rate_}) label->setVisible(isInSight);
}

QString StatusLine::subjectWords() const {
  const Element element = document_.selection();
  const Project& project = document_.shown();
  const QString name = shownName(project, element);
  switch (element.kind) {
    case ElementKind::Joint:
      return name + QStringLiteral("  ") +
             measured(document_.moment().q[positionIndex(LinkIndex(element.index))], Dimension::Angle);
    case ElementKind::Site:
      return name + QStringLiteral("  ") +
             place(sitePlace(inSight(document_), project.subject.model->sites[element.index].name).p);
    case ElementKind::Contact:
      return name + QStringLiteral("  ") + place(project.task.contacts[element.index].position);
    case ElementKind::Target:
      return name + QStringLiteral("  ") + place(project.task.targets[element.index].position);
    case ElementKind::TimedTarget:
      return name + QStringLiteral("  ") + place(project.task.motion.targets[element.index].target.position);
    case ElementKind::Load: {
      const Load& load = project.task.loads[element.index];
      const bool isForce = load.kind == LoadKind::Force;
      return name + QStringLiteral("  ") +
             (isForce ? measured(load.force.norm(), Dimension::Force, 1)
                      : measured(load.mass, Dimension::Mass, 1));
    }
    case ElementKind::Prop:
      return name + QStringLiteral("  ") + place(project.task.props[element.index].position);
    default:
      return name;
  }
}

void StatusLine::refresh() {
  const Verdict verdict = document_.verdict();
  icon_->setPixmap(iconPixmap(severityIcon(verdict.severity), severityColor(verdict.severity, palette()), 16,
                              devicePixelRatioF()));
  verdict_->setText(said(verdict.words));
  tellPeak();
  element_->setText(subjectWords());
}

/// At each picture: the view tells it, too.
void StatusLine::tellPeak() {
  QString peak = peakWords(document_.shown(), document_.moment());
  if (!peak.isEmpty()) peak[0] = peak[0].toUpper();
  peak_->setText(peak);
}

void StatusLine::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) refresh();
  QStatusBar::changeEvent(event);
}

}  // namespace handhold
