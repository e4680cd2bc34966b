// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/first_steps.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <array>

#include "ui/document/language/said.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

struct TourStep {
  const char *title, *words;
};

constexpr std::array<TourStep, 5> kSteps{{
    {"Open a sample",
     "“Standing pull on a bar” is a person who holds a bar, leaning back. It is solved as soon as it is "
     "open: joints "
     "are coloured by their torque over its limit."},
    {"Drag the body",
     "Press on the chest, the head or a knee and move the mouse: the whole body follows under all laws, "
     "hands and "
     "feet that are pinned stay. Esc gives the start back."},
    {"Move the bar",
     "Click the bar, press G, then Y, type 10 cm and Enter; or drag the arrow of its handles. What holds on "
     "to it "
     "goes along, and the posture is solved again."},
    {"Solve the posture",
     "Press Ctrl+Return, or Solve posture in the Solve panel: the best posture under all laws, with its "
     "loads. Where "
     "none is possible, it says which law is in the way and what would help."},
    {"Predict a motion",
     "Press Ctrl+Shift+Return, or Predict motion: the person moves from the start posture into this one. "
     "Space plays "
     "it; click a curve to see its joint."},
}};

/// Whether the last step has such a title, "Drag %1", in the language of the window.
bool isLastStep(const UndoHistory& history, const char* title) {
  if (history.index() == 0) return false;
  const QString last = history.steps()[history.index() - 1].title;
  return std::ranges::any_of(std::array{"handhold::DragSession", "QObject"}, [&](const char* context) {
    const QString words = QCoreApplication::translate(context, title);
    const QStringList parts = words.split(QStringLiteral("%1"));
    return last.startsWith(parts.front()) && last.endsWith(parts.back());
  });
}

}  // namespace

FirstSteps::FirstSteps(Document& document, QWidget* parent)
    : QDialog(parent, Qt::Tool),
      document_(document),
      count_(new QLabel),
      title_(new QLabel),
      words_(new QLabel),
      back_(new QPushButton(tr("Back"))),
      next_(new QPushButton),
      sample_(new QPushButton(tr("Open the sample"))) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("firstSteps"));
  setWindowTitle(tr("First steps"));
  markMuted(count_);
  markHeading(title_);
  title_->setObjectName(QStringLiteral("firstSteps.title"));
  words_->setWordWrap(true);
  next_->setObjectName(QStringLiteral("firstSteps.next"));
  sample_->setObjectName(QStringLiteral("firstSteps.sample"));
  markPrimary(sample_);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(sample_);
  buttons->addStretch(1);
  buttons->addWidget(back_);
  buttons->addWidget(next_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kWide, space::kWide, space::kWide, space::kWide);
  column->setSpacing(space::kSmall);
  column->addWidget(count_);
  column->addWidget(title_);
  column->addWidget(words_, 1);
  column->addLayout(buttons);
  setFixedWidth(380);
  connect(sample_, &QPushButton::clicked, this, &FirstSteps::sampleWanted);
  connect(back_, &QPushButton::clicked, this, [this] { goTo(step_ - 1); });
  connect(next_, &QPushButton::clicked, this, [this] {
    if (step_ >= int(kSteps.size())) return void(close());
    goTo(step_ + 1);
  });
  for (auto signal : {&Document::historyChanged, &Document::wasReset})
    connect(&document_, signal, this, &FirstSteps::look);
  goTo(0);
}

/// Whether what the step asks for has been done since it began. What is moved is solved by itself: that is no
/// Solve posture yet.
void FirstSteps::look() {
  const UndoHistory& history = document_.history();
  const Trial* shown = shownTrial(document_.project()).get();
  const bool isNew = shown && shown != shownBefore_;
  const bool isDone = step_ == 0   ? !document_.filePath().isEmpty()
                      : step_ == 1 ? isLastStep(history, "Drag %1")
                      : step_ == 2 ? isLastStep(history, "Move %1")
                      : step_ == 3 ? isNew && isLastStep(history, "Solve posture")
                      : step_ == 4 ? isNew && shown->isMotion()
                                   : false;
  if (isDone) goTo(step_ + 1);
}

void FirstSteps::goTo(int step) {
  step_ = step;
  shownBefore_ = shownTrial(document_.project()).get();
  const int all = static_cast<int>(kSteps.size());
  const bool isEnd = step_ >= all;
  count_->setText(isEnd ? tr("Done") : tr("Step %1 of %2").arg(step_ + 1).arg(all));
  title_->setText(isEnd ? tr("That is all it takes") : said(kSteps[step_].title));
  words_->setText(isEnd ? tr("File, New task starts one of your own. F1 shows all keys, Ctrl+K finds any "
                             "command, and every field and button tells what it is when the mouse rests "
                             "on it.")
                        : said(kSteps[step_].words));
  sample_->setVisible(step_ == 0);
  back_->setVisible(step_ > 0);
  next_->setText(isEnd ? tr("Close") : tr("Skip"));
  adjustSize();
}

}  // namespace handhold
