// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/solve/motion_result_view.h"

#include <QHBoxLayout>
#include <cmath>

#include "engine/trial/trial_words.h"
#include "ui/controls/severity_look.h"
#include "ui/document/actions/own_clock.h"
#include "ui/document/actions/prediction_draft.h"
#include "ui/document/actions/second_opinion.h"
#include "ui/document/advice_actions.h"
#include "ui/document/element_names.h"
#include "ui/document/language/said.h"
#include "ui/document/motion_actions.h"
#include "ui/document/units/units.h"
#include "ui/document/verdict.h"
#include "ui/panels/solve/objective_lines.h"
#include "ui/theme/figures.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"
#include "ui/theme/units.h"

namespace handhold {

namespace {

constexpr int kLeftOver = 2;  // so many decimals more than usual: it is small

FigureLine peakLine(const Peak& peak, const Model& model) {
  FigureLine line{QObject::tr("Peak load"),
                  figures(peak.load * 100.0, 1),
                  QStringLiteral("%"),
                  QObject::tr("The greatest |torque| over its limit"),
                  {}};
  if (peak.joint.valid() && peak.joint < model.linkCount())
    line.label =
        QObject::tr("Peak: %1, %2 s").arg(readableName(model.joints[peak.joint].name), figures(peak.time, 2));
  return line;
}

FigureLine leftOver(const QString& label, double si, Dimension dimension, const QString& tip) {
  return {label, measure(si, dimension, -kLeftOver), shownUnit(dimension).name, tip, {}};
}

/// What the dense check found; the laws were enforced at fewer instants.
std::vector<FigureLine> checkLines(const Predicted& found) {
  const BetweenInstants& check = found.check;
  const QString between = QObject::tr("At ten times as many instants as the laws were enforced at");
  return {
      {QObject::tr("Peak at the solved instants"),
       figures(found.peakAtInstants * 100.0, 1),
       QStringLiteral("%"),
       QObject::tr("Where the laws were enforced; above it, between them"),
       {}},
      leftOver(QObject::tr("Taken over by contacts"), check.closedForce, Dimension::Force,
               QObject::tr("What the curves leave unbalanced and the contact loads take over. ") + between),
      leftOver(QObject::tr("Force left over"), check.force, Dimension::Force,
               QObject::tr("Greatest force that nothing balances. ") + between),
      leftOver(QObject::tr("Moment left over"), check.moment, Dimension::Torque,
               QObject::tr("Greatest moment that nothing balances. ") + between),
      leftOver(QObject::tr("Contacts stray"), check.contactGap, Dimension::Length,
               QObject::tr("Greatest distance of a contact from its place. ") + between),
      leftOver(QObject::tr("Targets stray"), check.targetGap, Dimension::Length,
               QObject::tr("Greatest distance of a site from a target that must hold. ") + between)};
}

FigureLine effortLine(const Trial& motion, const Predicted& found) {
  QString label = iterationWords(motion.iterations);
  if (found.refinements > 0) label += QObject::tr(", refined %1×").arg(found.refinements);
  return {label,
          figures(motion.seconds, 2),
          QStringLiteral("s"),
          QObject::tr("%1 control points, %2 instants").arg(found.controlPoints).arg(found.instants),
          {}};
}

std::vector<FigureLine> linesOf(const Project& project, const Trial& motion) {
  std::vector<FigureLine> lines = {peakLine(motion.peak, *motion.subject.model)};
  lines.push_back(
      {QObject::tr("Duration"), figures(motion.motion.duration(), 2), QStringLiteral("s"), {}, {}});
  if (const auto* found = motion.from<Predicted>()) {
    for (const FigureLine& line : checkLines(*found)) lines.push_back(line);
    lines.push_back(effortLine(motion, *found));
  }
  const QString tip = QObject::tr("Weighted means over the motion");
  for (const FigureLine& line : objectiveLines(project, motion, tip)) lines.push_back(line);
  return lines;
}

}  // namespace

MotionResultView::MotionResultView(Document& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      icon_(new QLabel(this)),
      verdict_(new QLabel(this)),
      message_(new QLabel(this)),
      advice_(new SuggestionCard(QStringLiteral("motion.advice"), this)),
      predict_(new QPushButton(tr("Predict this…"), this)),
      cards_(new ViolationList(QStringLiteral("motion."),
                               tr("Click to go to its instant and select what it belongs to"), this)),
      figures_(new FigureList(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kPanel, 0, space::kPanel, space::kSmall);
  column->setSpacing(2);
  auto* head = new QHBoxLayout;
  head->setSpacing(6);
  verdict_->setObjectName(QStringLiteral("motion.verdict"));
  verdict_->setWordWrap(true);
  markHeading(verdict_);
  head->addWidget(icon_);
  head->addWidget(verdict_, 1);
  message_->setObjectName(QStringLiteral("motion.message"));
  message_->setWordWrap(true);
  markMuted(message_);
  column->addLayout(head);
  column->addWidget(message_);
  column->addWidget(advice_);
  column->addWidget(predict_, 0, Qt::AlignLeft);
  predict_->setObjectName(QStringLiteral("motion.predictThis"));
  predict_->setToolTip(tr("Ask for what was recorded again, and lay both beside each other"));
  connect(predict_, &QPushButton::clicked, this, &MotionResultView::predictionWanted);
  connect(cards_, &ViolationList::picked, this, &MotionResultView::goTo);
  column->addWidget(cards_);
  column->addWidget(figures_);
  connect(&advice_->applyButton(), &QPushButton::clicked, this, [this] {
    const std::shared_ptr<const Trial> shown = shown_;
    QString step;
    if (shown && perform(document_, [&] { step = applyAdvice(document_, shown->advice); }))
      emit adviceTaken(step);
  });
  connect(&Units::shared(), &Units::changed, this, [this] {
    shown_.reset();
    refresh();
  });
}

void MotionResultView::refresh() {
  const Project& project = document_.shown();
  setVisible(project.motion != nullptr);
  if (!project.motion) {
    shown_.reset();
    return;
  }
  showVerdict(project);
  const auto other = otherOpinion(project, *project.motion);
  if (project.motion == shown_ && other == other_) return;
  shown_ = project.motion;
  other_ = other;
  advice_->setVisible(shown_->advice.isGiven());
  predict_->setVisible(mayPredict(*shown_));
  advice_->say(capitalized(adviceOf(*shown_, Units::shared().choice())), {});
  advice_->applyButton().setVisible(canApply(shown_->advice));
  const bool isStopped = shown_->status == PostureStatus::Stopped;
  cards_->say(shown_->violations, isStopped ? Remedies::LeftOut : Remedies::Told);
  figures_->say(linesOf(project, *shown_));
}

void MotionResultView::showVerdict(const Project& project) {
  const Verdict verdict = verdictOf(project);
  icon_->setPixmap(iconPixmap(severityIcon(verdict.severity), severityColor(verdict.severity, palette()), 18,
                              devicePixelRatioF()));
  verdict_->setText(said(verdict.words));
  const bool isOld = project.motionAge == MotionAge::Outdated;
  // the first broken law stands on its card already
  const bool isTold =
      !project.motion->violations.empty() && project.motion->status == PostureStatus::Infeasible;
  message_->setText(isOld    ? tr("The task has changed since. Predict again to follow it.")
                    : isTold ? tr("The nearest motion is shown; click a law to see where it breaks.")
                             : said(findingOf(*project.motion, Units::shared().choice())));
  message_->setVisible(!message_->text().isEmpty());
}

void MotionResultView::goTo(int violation) {
  const auto index = static_cast<std::size_t>(violation);
  if (!shown_ || index >= shown_->violations.size()) return;
  document_.select(culpritOf(document_.shown().task, shown_->violations[index]));
  setOwnTime(document_, shown_->violations[index].time.value_or(0.0));
}

}  // namespace handhold
