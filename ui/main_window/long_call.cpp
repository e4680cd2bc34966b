// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/long_call.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

#include "ui/document/language/said.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kCallWidth = 320;  // px
constexpr int kCallParts = 1000;

}  // namespace

LongCall::LongCall(JobRunner& runner, const QString& words, QWidget* parent)
    : QDialog(parent), runner_(runner), words_(new QLabel(said(words), this)), bar_(new QProgressBar(this)) {
  setObjectName(QStringLiteral("long.call"));
  setWindowTitle(QStringLiteral("Handhold"));
  setMinimumWidth(kCallWidth);
  bar_->setRange(0, 0);
  bar_->setTextVisible(false);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kWide, space::kWide, space::kWide, space::kWide);
  column->setSpacing(space::kPanel);
  column->addWidget(words_);
  column->addWidget(bar_);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &LongCall::reject);
  connect(&runner_, &JobRunner::progressed, this, &LongCall::tell);
  connect(&runner_, &JobRunner::finished, this, [this] { end(Outcome::Done); });
  connect(&runner_, &JobRunner::cancelled, this, [this] { end(Outcome::Cancelled); });
  connect(&runner_, &JobRunner::failed, this, [this](const QString& reason) {
    reason_ = reason;
    end(Outcome::Failed);
  });
}

LongCall::Outcome LongCall::wait(JobWork work, CancelledCall cancelled) {
  cancelled_ = cancelled;
  bool wasStopped = false;
  runner_.start(words_->text(), [work = std::move(work), &wasStopped](const JobContext& job) -> JobEnd {
    try {
      return work(job);
    } catch (const Stopped&) {
      return [&wasStopped] { wasStopped = true; };  // only while somebody waits
    }
  });
  exec();
  return wasStopped ? Outcome::Cancelled : outcome_;
}

void LongCall::reject() {
  if (!runner_.isRunning()) return end(Outcome::Cancelled);
  cancelled_ == CancelledCall::IsForgotten ? runner_.cancel() : runner_.stop();
}

void LongCall::end(Outcome outcome) {
  outcome_ = outcome;
  done(0);
}

void LongCall::tell(const Progress& progress) {
  if (progress.fraction < 0.0) return;
  bar_->setRange(0, kCallParts);
  bar_->setValue(qRound(kCallParts * progress.fraction));
}

}  // namespace handhold
