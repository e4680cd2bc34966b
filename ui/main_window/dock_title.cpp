// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/dock_title.h"

#include <QAction>
#include <QLabel>
#include <QPainter>
#include <QTabBar>

#include "ui/document/language/said.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kHeight = 34;

}  // namespace

DockTitle::DockTitle(QDockWidget& dock) : QWidget(&dock), row_(new QHBoxLayout(this)) {
  row_->setContentsMargins(space::kPanel, 0, space::kTight, 0);
  row_->setSpacing(2);
  auto* title = new QLabel(dock.windowTitle(), this);
  title->setAttribute(Qt::WA_TransparentForMouseEvents);
  markHeading(title);
  row_->addWidget(title, 1);
  QToolButton* close = addButton(dock.objectName() + QStringLiteral(".close"), QStringLiteral("close"),
                                 tr("Close; the View menu brings it back"));
  close->setIconSize(QSize(12, 12));
  close->setFocusPolicy(Qt::NoFocus);
  connect(close, &QToolButton::clicked, &dock, &QDockWidget::close);
  setFixedHeight(kHeight);
}

QToolButton* DockTitle::addButton(const QString& name, const QString& iconName, const QString& tooltip) {
  auto* button = new QToolButton(this);
  button->setObjectName(name);
  button->setIcon(icon(iconName));
  button->setIconSize(QSize(16, 16));
  button->setToolTip(said(tooltip));
  button->setAccessibleName(said(tooltip));
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::TabFocus);
  const bool isCross = row_->count() == 1;
  row_->insertWidget(isCross ? 1 : row_->count() - 1, button);
  return button;
}

void DockTitle::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), tokens(palette()).panel);
}

void keepNamesWhole(QObject& bar) {
  auto* names = qobject_cast<QTabBar*>(&bar);
  if (!names) return;
  names->setElideMode(Qt::ElideNone);
  names->setUsesScrollButtons(true);
}

QDockWidget* makeDock(const QString& name, const QString& title, QWidget* content, QWidget* parent) {
  auto* dock = new QDockWidget(said(title), parent);
  dock->setObjectName(name);
  dock->setTitleBarWidget(new DockTitle(*dock));
  content->setProperty("panel", true);
  content->setAttribute(Qt::WA_StyledBackground);
  dock->setWidget(content);
  QObject::connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool shows) {
    if (shows) dock->raise();  // not behind another tab
  });
  return dock;
}

}  // namespace handhold
