// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studies/set_switches.h"

#include <QPainter>
#include <QScopedValueRollback>

#include "ui/studies/set_look.h"

namespace handhold {

namespace {

constexpr QSize kSample(30, 14);  // px

}  // namespace

SetSwitches::SetSwitches(QWidget* parent) : QListWidget(parent) {
  setFrameShape(QFrame::NoFrame);
  setUniformItemSizes(true);
  setIconSize(kSample);
  setSelectionMode(QAbstractItemView::NoSelection);
  setToolTip(tr("What is drawn"));
  setAccessibleName(tr("Curves"));
  connect(this, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
    if (isFilling_) return;
    item->checkState() == Qt::Checked ? void(off_.erase(item->text())) : void(off_.insert(item->text()));
    emit switched();
  });
}

void SetSwitches::setTheme(const PlotTheme& theme) {
  theme_ = theme;
  fill();
}

void SetSwitches::setNames(const QStringList& names) {
  if (names == names_) return;
  names_ = names;
  fill();
}

QIcon SetSwitches::sample(int set) const {
  QPixmap picture(kSample * devicePixelRatio());
  picture.setDevicePixelRatio(devicePixelRatioF());
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setPen(QPen(setColor(theme_, set), 2.0, setPenStyle(set), Qt::FlatCap));
  painter.drawLine(QPointF(0.0, 0.5 * kSample.height()), QPointF(kSample.width(), 0.5 * kSample.height()));
  return QIcon(picture);
}

void SetSwitches::fill() {
  const QScopedValueRollback<bool> filling(isFilling_, true);
  clear();
  for (int i = 0; i < names_.size(); ++i) {
    auto* item = new QListWidgetItem(sample(i), names_[i], this);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
    item->setCheckState(isOn(i) ? Qt::Checked : Qt::Unchecked);
  }
}

}  // namespace handhold
