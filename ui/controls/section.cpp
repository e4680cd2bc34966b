// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/section.h"

#include <QPainter>
#include <algorithm>

#include "ui/document/language/said.h"
#include "ui/theme/figures.h"
#include "ui/theme/icon.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kHeaderHeight = 28;
constexpr int kLoadWidth = 64;
constexpr int kLoadBar = 4;

}  // namespace

SectionHeader::SectionHeader(const QString& title, QWidget* parent) : QAbstractButton(parent) {
  setText(title);
  setAccessibleName(said(title));
  setCheckable(true);
  setFocusPolicy(Qt::TabFocus);
  setCursor(Qt::ArrowCursor);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SectionHeader::setNote(const QString& note) {
  note_ = note;
  update();
}

void SectionHeader::setMark(const QColor& color) {
  mark_ = color;
  update();
}

void SectionHeader::setLoad(std::optional<double> load) {
  load_ = load;
  update();
}

QSize SectionHeader::sizeHint() const { return QSize(160, kHeaderHeight); }

void SectionHeader::paintLoad(QPainter& painter, const QRect& area) const {
  const Tokens& colours = tokens(palette());
  painter.setPen(*load_ > kShownAtLimit ? colours.exceeded : colours.muted);
  const double drawn =
      drawFigures(painter, area, Qt::AlignRight, figures(*load_ * 100.0, 0) + QStringLiteral(" %"));
  // bars of several sections stand below each other, whatever their figures
  const double usual = figuresWidth(painter.fontMetrics(), QStringLiteral("1000 %"));
  const double figureWidth = std::max(usual, drawn) + space::kTight;
  QRectF bar(area.right() - figureWidth - kLoadWidth, area.center().y() - kLoadBar / 2.0 + 0.5, kLoadWidth,
             kLoadBar);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colours.hairline);
  painter.drawRoundedRect(bar, 2, 2);
  bar.setWidth(bar.width() * qMin(1.0, *load_));
  painter.setBrush(loadRamp(*load_));
  painter.drawRoundedRect(bar, 2, 2);
}

void SectionHeader::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Tokens& colours = tokens(palette());
  if (underMouse()) painter.fillRect(rect(), colours.hover);
  const double ratio = devicePixelRatioF();
  const QString chevron = isChecked() ? QStringLiteral("chevron_down") : QStringLiteral("chevron_right");
  painter.drawPixmap(QRect(space::kTight, (height() - 14) / 2, 14, 14),
                     iconPixmap(chevron, colours.muted, 14, ratio));
  int x = 22;
  if (mark_.isValid()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(mark_);
    painter.drawEllipse(QPointF(x + 4, height() / 2.0), 4, 4);
    x += 14;
  }
  QFont heading = font();
  heading.setWeight(QFont::DemiBold);
  painter.setFont(heading);
  painter.setPen(colours.text);
  painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignVCenter | Qt::AlignLeft, text());
  painter.setFont(font());
  const QRect right = rect().adjusted(0, 0, -space::kPanel, 0);
  if (load_) {
    paintLoad(painter, right);
  } else {
    painter.setPen(colours.muted);
    painter.drawText(right, Qt::AlignVCenter | Qt::AlignRight, note_);
  }
  if (hasFocus()) {
    painter.setPen(QPen(colours.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
  }
}

Section::Section(const QString& title, State state, QWidget* parent)
    : QWidget(parent), header_(new SectionHeader(title, this)), content_(new QWidget(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(header_);
  column->addWidget(content_);
  body_ = new QVBoxLayout(content_);
  body_->setContentsMargins(space::kPanel, 2, space::kPanel, space::kSmall);
  body_->setSpacing(space::kTight);
  connect(header_, &QAbstractButton::toggled, content_, &QWidget::setVisible);
  header_->setChecked(state == State::Open);
  content_->setVisible(state == State::Open);
}

void Section::setState(State state) { header_->setChecked(state == State::Open); }

QFrame* hairline(QWidget* parent) {
  auto* line = new QFrame(parent);
  line->setProperty("hairline", true);
  line->setFixedHeight(1);
  return line;
}

}  // namespace handhold
