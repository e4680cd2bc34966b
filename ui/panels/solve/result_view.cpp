// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/solve/result_view.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QPainter>

#include "ui/controls/severity_look.h"
#include "ui/document/goals.h"
#include "ui/document/subject_names.h"
#include "ui/theme/figures.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

/// A share of a whole as a thin bar.
class ShareBar : public QWidget {
 public:
  explicit ShareBar(QWidget* parent) : QWidget(parent) { setFixedSize(64, 14); }
  void setShare(double share) {
    share_ = share;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens(palette()).hairline);
    painter.drawRoundedRect(QRectF(0, 5, width(), 4), 2, 2);
    painter.setBrush(tokens(palette()).muted);
    painter.drawRoundedRect(QRectF(0, 5, width() * share_, 4), 2, 2);
  }

 private:
  double share_ = 0.0;
};

/// What a line of figures says.
struct LineText {
  QString label, number, unit;
  double share = -1.0;  ///< of a whole, as a bar; negative: none
};

Subject culprit(const Unmet& unmet) {
  switch (unmet.kind) {
    case UnmetKind::JointTorque:
    case UnmetKind::Collision:
      return {SubjectKind::Joint, unmet.index};
    case UnmetKind::Target:
      return {SubjectKind::Target, unmet.index};
    case UnmetKind::ContactPosition:
    case UnmetKind::ContactDirection:
    case UnmetKind::ContactForce:
    case UnmetKind::Friction:
      return {SubjectKind::Contact, unmet.index};
    case UnmetKind::Equilibrium:
      return {SubjectKind::Person, 0};
  }
  return {};
}

std::vector<LineText> termsOf(const PostureResult& result) {
  double sum = 0.0;
  for (const auto& [name, value] : result.terms) sum += std::abs(value);
  if (sum <= 0.0) return {};
  std::vector<LineText> lines = {{QStringLiteral("Objective"), figures(result.objective, 4), {}}};
  for (const auto& [name, value] : result.terms)
    if (value != 0.0) lines.push_back({goalTitle(name), figures(value, 4), {}, std::abs(value) / sum});
  return lines;
}

std::vector<LineText> linesOf(const PostureResult& result, const Model& model) {
  std::vector<LineText> lines;
  if (result.peakJoint.valid() && result.peakJoint < model.linkCount())
    lines.push_back({QStringLiteral("Peak: %1").arg(readableName(model.joints[result.peakJoint].name)),
                     figures(result.peakLoad * 100.0, 0), QStringLiteral("%")});
  if (result.iterations > 0)
    lines.push_back({QStringLiteral("%1 iterations").arg(result.iterations),
                     figures(result.seconds * 1000.0, 1), QStringLiteral("ms")});
  const std::vector<LineText> terms = termsOf(result);
  lines.insert(lines.end(), terms.begin(), terms.end());
  return lines;
}

}  // namespace

/// A law that is broken, by how much, and one thing to try.
class ResultView::UnmetCard : public QAbstractButton {
 public:
  explicit UnmetCard(QWidget* parent)
      : QAbstractButton(parent), sentence_(new QLabel(this)), remedy_(new QLabel(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kPanel, space::kTight, space::kSmall, 6);
    column->setSpacing(1);
    markMuted(remedy_);
    for (QLabel* label : {sentence_, remedy_}) {
      label->setWordWrap(true);
      label->setAttribute(Qt::WA_TransparentForMouseEvents);
      column->addWidget(label);
    }
    setToolTip(QStringLiteral("Click to select what it belongs to"));
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
  }

  void say(const Unmet& unmet) {
    culprit_ = culprit(unmet);
    sentence_->setText(capitalized(unmet.sentence));
    remedy_->setText(capitalized(unmet.remedy));
    remedy_->setVisible(!unmet.remedy.empty());
    setAccessibleName(sentence_->text() + QStringLiteral(". ") + remedy_->text());
  }
  Subject belongsTo() const { return culprit_; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& colours = tokens(palette());
    const QRectF card = QRectF(rect()).adjusted(1, 2, -1, -2);
    painter.setPen(hasFocus() ? QPen(colours.accent, 2) : QPen(Qt::NoPen));
    painter.setBrush(underMouse() ? colours.pressed : colours.hover);
    painter.drawRoundedRect(card, space::kCorner, space::kCorner);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.exceeded);
    painter.drawRoundedRect(QRectF(card.left(), card.top(), 3, card.height()), 1.5, 1.5);
  }

 private:
  QLabel* sentence_;
  QLabel* remedy_;
  Subject culprit_;
};

/// A name, a share of a whole, a number with its unit.
class ResultView::FigureLine : public QWidget {
 public:
  explicit FigureLine(QWidget* parent)
      : QWidget(parent), name_(new QLabel(this)), bar_(new ShareBar(this)), figure_(new FigureLabel(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    name_->setWordWrap(true);  // a long name must not widen the dock
    markMuted(name_);
    figure_->setMinimumWidth(64);
    row->addWidget(name_, 1);
    row->addWidget(bar_);
    row->addWidget(figure_);
  }

  void say(const LineText& text) {
    name_->setText(text.label);
    bar_->setVisible(text.share >= 0.0);
    bar_->setShare(std::max(0.0, text.share));
    figure_->setFigure(text.number, text.unit);
  }

 private:
  QLabel* name_;
  ShareBar* bar_;
  FigureLabel* figure_;
};

ResultView::ResultView(Document& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      icon_(new QLabel(this)),
      verdict_(new QLabel(this)),
      message_(new QLabel(this)),
      lines_(new QVBoxLayout),
      cards_(new QVBoxLayout) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kPanel, 0, space::kPanel, space::kSmall);
  column->setSpacing(2);
  auto* head = new QHBoxLayout;
  head->setSpacing(6);
  verdict_->setObjectName(QStringLiteral("result.verdict"));
  markHeading(verdict_);
  head->addWidget(icon_);
  head->addWidget(verdict_, 1);
  message_->setObjectName(QStringLiteral("result.message"));
  message_->setWordWrap(true);
  markMuted(message_);
  lines_->setSpacing(1);
  cards_->setSpacing(1);
  column->addLayout(head);
  column->addWidget(message_);
  column->addLayout(cards_);
  column->addLayout(lines_);
  column->addStretch(1);
}

/// While something is dragged, what stands below keeps its place although there is less to say.
void ResultView::holdStill() {
  if (!document_.isPreviewing()) return setMinimumHeight(0);
  if (minimumHeight() == 0) setMinimumHeight(height());
}

void ResultView::refresh() {
  const Verdict verdict = verdictOf(document_.shown());
  const QColor color = severityColor(verdict.severity, palette());
  icon_->setPixmap(iconPixmap(severityIcon(verdict.severity), color, 18, devicePixelRatioF()));
  verdict_->setText(verdict.words);
  const std::shared_ptr<const PostureResult> result = document_.shown().solved;
  if (!result) message_->setText(QStringLiteral("Press Solve to find the posture that costs least."));
  if (result) message_->setText(QString::fromStdString(result->message));
  message_->setVisible(!message_->text().isEmpty());
  holdStill();
  if (result == shown_) return;
  shown_ = result;
  const PostureResult nothing;
  showUnmet(result ? *result : nothing);
  showFigures(result ? *result : nothing);
}

void ResultView::showFigures(const PostureResult& result) {
  const std::vector<LineText> lines = linesOf(result, document_.model());
  while (figureLines_.size() < lines.size()) {
    figureLines_.push_back(new FigureLine(this));
    lines_->addWidget(figureLines_.back());
  }
  for (size_t i = 0; i < figureLines_.size(); ++i) {
    if (i < lines.size()) figureLines_[i]->say(lines[i]);
    figureLines_[i]->setVisible(i < lines.size());
  }
}

void ResultView::showUnmet(const PostureResult& result) {
  while (unmetCards_.size() < result.unmet.size()) {
    auto* card = new UnmetCard(this);
    card->setObjectName(QStringLiteral("unmet.%1").arg(unmetCards_.size()));
    connect(card, &QAbstractButton::clicked, this, [this, card] { document_.select(card->belongsTo()); });
    cards_->addWidget(card);
    unmetCards_.push_back(card);
  }
  for (size_t i = 0; i < unmetCards_.size(); ++i) {
    if (i < result.unmet.size()) unmetCards_[i]->say(result.unmet[i]);
    unmetCards_[i]->setVisible(i < result.unmet.size());
  }
}

}  // namespace handhold
