// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/progress_view.h"

#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <string>

#include "ui/document/language/said.h"
#include "ui/document/units/units.h"
#include "ui/theme/figures.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kTickMilliseconds = 100;
constexpr int kBarSteps = 1000;

/// "right palm friction" in the words of the window; where it has none for the law, the thing alone.
QString rowSaid(const std::string& row) {
  constexpr std::array<std::array<const char*, 2>, 18> kLaws{{{" friction", "friction"},
                                                              {" edge", ""},
                                                              {" torque", "torque"},
                                                              {" clear of ", "clearance"},
                                                              {" strength", ""},
                                                              {" speed", ""},
                                                              {" hinge moment", ""},
                                                              {" hold ", ""},
                                                              {" gaze ", ""},
                                                              {" off the ", ""},
                                                              {" position ", ""},
                                                              {" direction", ""},
                                                              {" heading", ""},
                                                              {" height", ""},
                                                              {" side", ""},
                                                              {" span", ""},
                                                              {" tilt", ""},
                                                              {" turn ", ""}}};
  if (row.starts_with("equilibrium")) return said("equilibrium");
  for (const auto& [mark, law] : kLaws) {
    const std::size_t at = row.rfind(mark);
    if (at == std::string::npos) continue;
    const std::string thing = row.substr(0, at);
    const QString words = said(thing) == QString::fromStdString(thing) ? named(thing) : said(thing);
    return *law ? words + QStringLiteral(", ") + said(law) : words;
  }
  return named(row);
}

}  // namespace

QString progressWords(const Progress& progress) {
  QStringList parts;
  if (!progress.stage.empty()) parts.append(inOwnUnits(said(progress.stage)));
  if (progress.stage.empty() || progress.iteration > 0)
    parts.append(QObject::tr("Iteration %1").arg(progress.iteration));
  if (progress.stage.empty()) parts.append(QObject::tr("objective %1").arg(figures(progress.objective, 4)));
  QString text = parts.join(QStringLiteral(" · "));
  if (progress.worstViolation > 0.0 && !progress.worstName.empty())
    text += QObject::tr("\nWorst: %1 (%2)")
                .arg(rowSaid(progress.worstName), QString::number(progress.worstViolation, 'g', 2));
  return text;
}

ProgressView::ProgressView(QWidget* parent)
    : QWidget(parent), bar_(new QProgressBar(this)), title_(new QLabel(this)), text_(new QLabel(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kPanel, 0, space::kPanel, space::kSmall);
  column->setSpacing(space::kTight);
  bar_->setTextVisible(false);
  text_->setWordWrap(true);
  markMuted(text_);
  column->addWidget(bar_);
  column->addWidget(title_);
  column->addWidget(text_);
  ticker_.setInterval(kTickMilliseconds);
  connect(&ticker_, &QTimer::timeout, this, &ProgressView::tick);
  hide();
}

void ProgressView::start(const QString& title) {
  state_ = title;
  bar_->setRange(0, 0);
  text_->setText(tr("Looking for a start"));
  clock_.start();
  ticker_.start();
  tick();
  show();
}

void ProgressView::showStopping() {
  state_ = tr("Stopping");
  tick();
}

void ProgressView::end() {
  ticker_.stop();
  hide();
}

void ProgressView::showProgress(const Progress& progress) {
  text_->setText(progressWords(progress));
  const bool isKnown = progress.fraction >= 0.0;
  bar_->setRange(0, isKnown ? kBarSteps : 0);
  if (isKnown) bar_->setValue(qRound(std::min(1.0, progress.fraction) * kBarSteps));
}

void ProgressView::tick() {
  title_->setText(
      QStringLiteral("%1 · %2 s").arg(state_, figures(static_cast<double>(clock_.elapsed()) / 1000.0, 1)));
}

}  // namespace handhold
