// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/job_line.h"

#include <QHBoxLayout>
#include <algorithm>

#include "ui/document/language/said.h"
#include "ui/theme/figures.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kTick_ms = 200;  // shorter jobs are over before they could be read
constexpr int kBarWidth = 80;  // px
constexpr int kBarSteps = 1000;

}  // namespace

JobLine::JobLine(JobRunner& runner, QWidget* parent)
    : QWidget(parent), runner_(runner), words_(new QLabel(this)), bar_(new QProgressBar(this)) {
  setObjectName(QStringLiteral("status.job"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(space::kPanel, 0, 0, 0);
  row->setSpacing(space::kSmall);
  words_->setObjectName(QStringLiteral("status.job.words"));
  markMuted(words_);
  bar_->setTextVisible(false);
  bar_->setFixedWidth(kBarWidth);
  row->addWidget(words_);
  row->addWidget(bar_);
  stop_ = addButton("status.stop", "Stop", "Keep the best that was found so far");
  connect(stop_, &QToolButton::clicked, &runner_, &JobRunner::stop);
  connect(addButton("status.cancel", "Cancel", "Forget what is running"), &QToolButton::clicked, &runner_,
          &JobRunner::cancel);
  ticker_.setInterval(kTick_ms);
  connect(&ticker_, &QTimer::timeout, this, &JobLine::tick);
  connect(&runner_, &JobRunner::started, this, &JobLine::begin);
  connect(&runner_, &JobRunner::progressed, this, &JobLine::showProgress);
  connect(&runner_, &JobRunner::stopping, this, &JobLine::tick);
  for (auto ended : {&JobRunner::finished, &JobRunner::cancelled})
    connect(&runner_, ended, this, &JobLine::end);
  connect(&runner_, &JobRunner::failed, this, &JobLine::end);
  hide();
}

QToolButton* JobLine::addButton(const QString& name, const QString& words, const QString& tooltip) {
  auto* button = new QToolButton(this);
  button->setObjectName(name);
  button->setText(said(words));
  button->setToolTip(said(tooltip));
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::TabFocus);
  layout()->addWidget(button);
  return button;
}

void JobLine::begin() {
  bar_->setRange(0, 0);
  clock_.start();
  ticker_.start();
}

void JobLine::end() {
  ticker_.stop();
  hide();
}

void JobLine::tick() {
  const QString doing = runner_.isStopping() ? tr("Stopping") : runner_.title();
  words_->setText(QStringLiteral("%1 · %2 s").arg(doing, figures(double(clock_.elapsed()) / 1000.0, 1)));
  stop_->setEnabled(!runner_.isStopping());
  show();
}

void JobLine::showProgress(const Progress& progress) {
  const bool isKnown = progress.fraction >= 0.0;
  bar_->setRange(0, isKnown ? kBarSteps : 0);
  if (isKnown) bar_->setValue(qRound(std::min(1.0, progress.fraction) * kBarSteps));
}

}  // namespace handhold
