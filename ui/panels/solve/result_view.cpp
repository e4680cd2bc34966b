// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/solve/result_view.h"

#include <QHBoxLayout>

#include "engine/trial/trial_words.h"
#include "ui/controls/severity_look.h"
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

namespace handhold {

namespace {

std::vector<FigureLine> linesOf(const Project& project, const Trial& result) {
  const Model& model = *project.subject.model;
  std::vector<FigureLine> lines;
  if (result.peak.joint.valid() && result.peak.joint < model.linkCount())
    lines.push_back({QObject::tr("Peak: %1").arg(readableName(model.joints[result.peak.joint].name)),
                     figures(result.peak.load * 100.0, 0),
                     QStringLiteral("%"),
                     {},
                     {}});
  if (result.iterations > 0)
    lines.push_back({iterationWords(result.iterations),
                     figures(result.seconds, result.seconds < 0.1 ? 4 : 2),
                     QStringLiteral("s"),
                     {},
                     {}});
  const std::vector<FigureLine> terms = objectiveLines(project, result, {});
  lines.insert(lines.end(), terms.begin(), terms.end());
  return lines;
}

}  // namespace

ResultView::ResultView(Document& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      icon_(new QLabel(this)),
      verdict_(new QLabel(this)),
      message_(new QLabel(this)),
      figures_(new FigureList(this)),
      advice_(new SuggestionCard(QStringLiteral("result.advice"), this)),
      cards_(new ViolationList({}, tr("Click to select what it belongs to"), this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kPanel, 0, space::kPanel, space::kSmall);
  column->setSpacing(2);
  auto* head = new QHBoxLayout;
  head->setSpacing(6);
  verdict_->setObjectName(QStringLiteral("result.verdict"));
  verdict_->setWordWrap(true);
  markHeading(verdict_);
  head->addWidget(icon_);
  head->addWidget(verdict_, 1);
  message_->setObjectName(QStringLiteral("result.message"));
  message_->setWordWrap(true);
  markMuted(message_);
  advice_->hide();
  connect(&advice_->applyButton(), &QPushButton::clicked, this, [this] {
    const std::shared_ptr<const Trial> shown = shown_;
    QString step;
    if (shown && perform(document_, [&] { step = applyAdvice(document_, shown->advice); }))
      emit adviceTaken(step);
  });
  connect(cards_, &ViolationList::picked, this, [this](int violation) {
    const auto index = static_cast<std::size_t>(violation);
    if (shown_ && index < shown_->violations.size())
      document_.select(culpritOf(document_.shown().task, shown_->violations[index]));
  });
  connect(&Units::shared(), &Units::changed, this, [this] {
    shown_.reset();
    refresh();
  });
  column->addLayout(head);
  column->addWidget(message_);
  column->addWidget(advice_);
  column->addWidget(cards_);
  column->addWidget(figures_);
  column->addStretch(1);
}

/// While something is dragged or solved, what stands below keeps its place although there is less to say.
void ResultView::holdStill() {
  if (!document_.isPreviewing() && !document_.isBeingSolved()) return setMinimumHeight(0);
  if (minimumHeight() == 0) setMinimumHeight(height());
}

void ResultView::refresh() {
  const UnitChoice& units = Units::shared().choice();
  const Verdict verdict = document_.verdict();
  const QColor color = severityColor(verdict.severity, palette());
  icon_->setPixmap(iconPixmap(severityIcon(verdict.severity), color, 18, devicePixelRatioF()));
  verdict_->setText(said(verdict.words));
  const bool isUnplanned = awaitsPlan(document_.shown());
  const std::shared_ptr<const Trial> result =
      document_.awaitsAnswer() || isUnplanned ? nullptr : document_.shown().posture;
  if (!result)
    message_->setText(document_.awaitsAnswer() ? QString()
                      : isUnplanned            ? tr("Press Plan (F9) to find the motion of the manoeuvre.")
                                               : tr("Press Solve to find the posture that costs least."));
  if (result) message_->setText(said(findingOf(*result, units)));
  const bool isTold = capitalized(message_->text().toStdString()) == verdict.words;
  message_->setVisible(!message_->text().isEmpty() && !isTold);
  holdStill();
  const auto other = result ? otherOpinion(document_.shown(), *result) : nullptr;
  if (result == shown_ && other == other_) return;
  shown_ = result;
  other_ = other;
  const Trial nothing;
  const Advice advice = result ? result->advice : Advice();
  advice_->setVisible(advice.isGiven());
  advice_->say(result ? capitalized(adviceOf(*result, units)) : QString(), {});
  advice_->applyButton().setVisible(canApply(advice));
  cards_->say((result ? *result : nothing).violations);
  figures_->say(linesOf(document_.shown(), result ? *result : nothing));
}

}  // namespace handhold
