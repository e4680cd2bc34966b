// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/figure_row.h"

#include <QHBoxLayout>
#include <QPainter>
#include <algorithm>

#include "ui/document/language/said.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kBarWidth = 64;
constexpr int kFigureWidth = 72;

}  // namespace

class FigureRow::Bar : public QWidget {
 public:
  explicit Bar(QWidget* parent) : QWidget(parent) { setFixedSize(kBarWidth, 14); }
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

FigureRow::FigureRow(QWidget* parent)
    : QWidget(parent), name_(new QLabel(this)), bar_(new Bar(this)), figure_(new FigureLabel(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  name_->setWordWrap(true);  // a long name must not widen the dock
  markMuted(name_);
  figure_->setMinimumWidth(kFigureWidth);
  row->addWidget(name_, 1);
  row->addWidget(bar_);
  row->addWidget(figure_);
}

void FigureRow::say(const FigureLine& line) {
  name_->setText(said(line.label));
  bar_->setVisible(line.share.has_value());
  bar_->setShare(std::clamp(line.share.value_or(0.0), 0.0, 1.0));
  figure_->setFigure(line.number, line.unit);
  setToolTip(said(line.tooltip));
}

FigureList::FigureList(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(1);
}

void FigureList::say(const std::vector<FigureLine>& lines) {
  while (rows_.size() < lines.size()) {
    rows_.push_back(new FigureRow(this));
    column_->addWidget(rows_.back());
  }
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    if (i < lines.size()) rows_[i]->say(lines[i]);
    rows_[i]->setVisible(i < lines.size());
  }
}

}  // namespace handhold
