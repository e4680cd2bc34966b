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
  ShareBar(double share, QWidget* parent) : QWidget(parent), share_(share) { setFixedSize(64, 14); }

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
  double share_;
};

Subject culprit(const Unmet& unmet) {
  switch (unmet.kind) {
    case UnmetKind::JointTorque:
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

/// A law that is broken, by how much, and one thing to try.
class UnmetCard : public QAbstractButton {
 public:
  UnmetCard(const Unmet& unmet, QWidget* parent) : QAbstractButton(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kPanel, space::kTight, space::kSmall, 6);
    column->setSpacing(1);
    auto* sentence = new QLabel(capitalized(unmet.sentence), this);
    auto* remedy = new QLabel(capitalized(unmet.remedy), this);
    markMuted(remedy);
    for (QLabel* label : {sentence, remedy}) {
      label->setWordWrap(true);
      label->setAttribute(Qt::WA_TransparentForMouseEvents);
      column->addWidget(label);
    }
    remedy->setVisible(!unmet.remedy.empty());
    setAccessibleName(sentence->text() + QStringLiteral(". ") + remedy->text());
    setToolTip(QStringLiteral("Click to select what it belongs to"));
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
  }

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
};

}  // namespace

ResultView::ResultView(Document& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      icon_(new QLabel(this)),
      verdict_(new QLabel(this)),
      message_(new QLabel(this)),
      lines_(new QVBoxLayout) {
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
  column->addLayout(head);
  column->addWidget(message_);
  column->addLayout(lines_);
}

void ResultView::clear() {
  while (QLayoutItem* item = lines_->takeAt(0)) {
    if (item->widget()) item->widget()->deleteLater();
    delete item;
  }
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
  if (result == shown_) return;
  shown_ = result;
  clear();
  if (!result) return;
  showUnmet(*result);
  showFigures(*result);
  showTerms(*result);
}

void ResultView::addLine(const QString& label, const QString& number, const QString& unit, double share) {
  auto* line = new QWidget(this);
  auto* row = new QHBoxLayout(line);
  row->setContentsMargins(0, 0, 0, 0);
  auto* name = new QLabel(label, line);
  name->setWordWrap(true);  // a long name must not widen the dock
  markMuted(name);
  row->addWidget(name, 1);
  if (share >= 0.0) row->addWidget(new ShareBar(share, line));
  auto* figure = new FigureLabel(line);
  figure->setFigure(number, unit);
  figure->setMinimumWidth(64);
  row->addWidget(figure);
  lines_->addWidget(line);
}

void ResultView::showFigures(const PostureResult& result) {
  if (result.peakJoint.valid() && result.peakJoint < document_.model().linkCount())
    addLine(QStringLiteral("Peak: %1").arg(readableName(document_.model().joints[result.peakJoint].name)),
            figures(result.peakLoad * 100.0, 0), QStringLiteral("%"), -1.0);
  if (result.iterations > 0)
    addLine(QStringLiteral("%1 iterations").arg(result.iterations), figures(result.seconds * 1000.0, 1),
            QStringLiteral("ms"), -1.0);
}

void ResultView::showTerms(const PostureResult& result) {
  double sum = 0.0;
  for (const auto& [name, value] : result.terms) sum += std::abs(value);
  if (sum <= 0.0) return;
  addLine(QStringLiteral("Objective"), figures(result.objective, 4), {}, -1.0);
  for (const auto& [name, value] : result.terms)
    if (value != 0.0) addLine(goalTitle(name), figures(value, 4), {}, std::abs(value) / sum);
}

void ResultView::showUnmet(const PostureResult& result) {
  for (int i = 0; i < static_cast<int>(result.unmet.size()); ++i) {
    const Unmet& unmet = result.unmet[i];
    auto* card = new UnmetCard(unmet, this);
    card->setObjectName(QStringLiteral("unmet.%1").arg(i));
    connect(card, &QAbstractButton::clicked, this, [this, unmet] { document_.select(culprit(unmet)); });
    lines_->addWidget(card);
  }
}

}  // namespace handhold
