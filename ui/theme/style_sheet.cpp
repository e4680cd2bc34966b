// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/style_sheet.h"

#include <QFontDatabase>
#include <QWidget>

#include "ui/theme/movement.h"

namespace handhold {

namespace {

/// @name@ is replaced by the token of that name.
constexpr const char* kTemplate = R"(
* { outline: none; }
QMainWindow, QDialog { background: @window@; }
QMainWindow::separator { background: @window@; width: 4px; height: 4px; }
QMainWindow::separator:hover { background: @accent@; }
QToolTip { background: @raised@; color: @text@; border: 1px solid @hairline@; padding: 4px 6px; }

QMenuBar { background: @panel@; color: @text@; border: none; padding: 0px 4px; }
QMenuBar::item { padding: 4px 8px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: @hoverSolid@; }
QMenu { background: @raised@; color: @text@; border: 1px solid @hairline@; padding: 4px; }
QMenu::item { padding: 4px 24px 4px 24px; border-radius: 4px; }
QMenu::icon { padding-left: 6px; }
QMenu::item:selected { background: @accent@; color: @onAccent@; }
QMenu::item:disabled { color: @muted@; background: transparent; }
QMenu::separator { height: 1px; background: @hairline@; margin: 4px 8px; }

QToolBar { background: @panel@; border: none; border-bottom: 1px solid @hairline@; padding: 3px 8px; spacing: 2px; }
QToolBar::separator { background: @hairline@; width: 1px; margin: 5px 6px; }
QToolButton { background: transparent; border: 2px solid transparent; border-radius: 6px; padding: 3px; color: @text@; }
QToolButton:hover { background: @hoverSolid@; }
QToolButton:pressed { background: @pressedSolid@; }
QToolButton:checked { background: @accentVeil@; }
QToolButton:focus { border-color: @accent@; }
QToolButton::menu-indicator { image: none; }

QDockWidget { color: @text@; font-weight: 600; titlebar-close-icon: none; titlebar-normal-icon: none; }
QWidget[panel="true"] { background: @panel@; }
QScrollArea, QScrollArea > QWidget > QWidget { background: @panel@; border: none; }
QTabBar { background: @window@; qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: @muted@; padding: 5px 9px; border: none; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: @text@; border-bottom-color: @accent@; }
QTabBar::tab:hover { color: @text@; }
QTabBar::tab:focus { border-bottom-color: @accent@; color: @accent@; }
QWidget#bottomCorner { background: @window@; }
QTabWidget::pane { border: none; background: @panel@; }

QLabel[heading="true"] { font-weight: 600; }
QLabel[muted="true"] { color: @muted@; }
QLabel[problem="true"] { color: @exceeded@; }
QLabel { background: transparent; }

QPushButton { background: @raised@; color: @text@; border: 1px solid @hairline@; border-radius: 6px; padding: 4px 12px; min-height: 18px; }
QPushButton:hover { background: @hoverSolid@; }
QPushButton:pressed { background: @pressedSolid@; }
QPushButton:disabled { color: @muted@; background: transparent; }
QPushButton:focus { border: 2px solid @accent@; padding: 3px 11px; }
QPushButton[primary="true"] { background: @accent@; color: @onAccent@; border: 1px solid @accent@; font-weight: 600; }
QPushButton[primary="true"]:hover { background: @accentHover@; }
QPushButton[primary="true"]:disabled { background: @raised@; color: @muted@; border-color: @hairline@; }
QPushButton[primary="true"]:focus { border: 2px solid @text@; padding: 3px 11px; }
QPushButton[quiet="true"] { background: transparent; border: 1px solid transparent; text-align: left; padding: 4px 8px; }
QPushButton[quiet="true"]:hover { background: @hoverSolid@; }
QPushButton[quiet="true"]:focus { border: 2px solid @accent@; padding: 3px 7px; }
QPushButton::menu-indicator { image: none; width: 0px; }

QLineEdit, QComboBox, QPlainTextEdit { background: @field@; color: @text@; border: 1px solid @hairline@; border-radius: 5px; padding: 2px 6px; min-height: 18px; selection-background-color: @accent@; selection-color: @onAccent@; }
QLineEdit:hover, QComboBox:hover { border-color: @muted@; }
QLineEdit:focus, QComboBox:focus, QPlainTextEdit:focus { border: 2px solid @accent@; padding: 1px 5px; }
QLineEdit:disabled, QComboBox:disabled { color: @muted@; background: transparent; }
QLineEdit[refused="true"], QLineEdit[refused="true"]:hover, QLineEdit[refused="true"]:focus { border: 2px solid @exceeded@; color: @exceeded@; padding: 1px 5px; }
QComboBox::drop-down { border: none; width: 18px; }
QComboBox::down-arrow { image: url(:/icons/chevron_@appearance@.svg); width: 10px; height: 10px; }
QComboBox QAbstractItemView { background: @raised@; color: @text@; border: 1px solid @hairline@; selection-background-color: @accent@; selection-color: @onAccent@; padding: 2px; }

QCheckBox { color: @text@; spacing: 8px; padding: 2px; border: 2px solid transparent; border-radius: 4px; }
QCheckBox:focus { border-color: @accent@; }
QCheckBox:disabled { color: @muted@; }
QCheckBox::indicator, QListView::indicator { width: 14px; height: 14px; border: 1px solid @muted@; border-radius: 4px; background: @field@; }
QCheckBox::indicator:checked, QListView::indicator:checked { background: @accent@; border-color: @accent@; image: url(:/icons/check_@appearance@.svg); }
QCheckBox::indicator:disabled { border-color: @hairline@; }

QTreeView, QListView, QTableView { background: @panel@; color: @text@; border: none; show-decoration-selected: 1; }
QTreeView::item, QListView::item { min-height: 24px; border: none; padding: 0px 2px; }
QTreeView::item:hover, QListView::item:hover { background: @hoverSolid@; }
QTreeView::item:selected, QListView::item:selected, QTableView::item:selected { background: @accentVeil@; color: @text@; }
QTreeView::branch { background: transparent; }
QTreeView::branch:selected { background: @accentVeil@; }
QTreeView::branch:hover:!selected { background: transparent; }
QTreeView::branch:has-children:closed { image: url(:/icons/branch_closed_@appearance@.svg); }
QTreeView::branch:has-children:open { image: url(:/icons/branch_open_@appearance@.svg); }
QTreeView:focus, QListView:focus { border: 2px solid @accent@; }

QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: @hairline@; border-radius: 3px; margin: 2px; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: @muted@; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: transparent; color: @muted@; border: none; border-bottom: 1px solid @hairline@;
  padding: 4px 6px 4px 6px; }
QHeaderView::up-arrow, QHeaderView::down-arrow { width: 10px; height: 10px; subcontrol-origin: padding; subcontrol-position: center left; }
QHeaderView::up-arrow { image: url(:/icons/chevron_up_@appearance@.svg); }
QHeaderView::down-arrow { image: url(:/icons/chevron_@appearance@.svg); }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QProgressBar { background: @raised@; border: none; border-radius: 2px; max-height: 4px; min-height: 4px; }
QProgressBar::chunk { background: @accent@; border-radius: 2px; }
QStatusBar { background: @panel@; color: @muted@; border-top: 1px solid @hairline@; }
QStatusBar::item { border: none; }
QFrame[hairline="true"] { background: @hairline@; border: none; max-height: 1px; min-height: 1px; }
QFrame[card="true"] { background: @panel@; border: 1px solid @hairline@; border-radius: 8px; }
QFrame[card="true"]:hover { border-color: @muted@; }
QFrame[card="true"]:focus { border: 2px solid @accent@; }
)";

/// What a veil looks like over an opaque ground; style sheets blend poorly over scroll areas.
QColor blended(const QColor& ground, const QColor& veil) {
  const double share = veil.alphaF();
  const auto channel = [share](int below, int above) { return qRound(below + (above - below) * share); };
  return QColor(channel(ground.red(), veil.red()), channel(ground.green(), veil.green()),
                channel(ground.blue(), veil.blue()));
}

QColor withAlpha(QColor color, int alpha) {
  color.setAlpha(alpha);
  return color;
}

void mark(QWidget* widget, const char* property) { widget->setProperty(property, true); }

}  // namespace

QString styleSheet(const Tokens& t) {
  const bool dark = t.window.lightness() < 128;
  const QList<QPair<QString, QString>> values = {
      {"window", t.window.name()},
      {"panel", t.panel.name()},
      {"raised", t.raised.name()},
      {"field", dark ? t.window.name() : t.raised.name()},
      {"text", t.text.name()},
      {"muted", t.muted.name()},
      {"hairline", t.hairline.name()},
      {"accent", t.accent.name()},
      {"onAccent", t.onAccent.name()},
      {"exceeded", t.exceeded.name()},
      {"hoverSolid", blended(t.panel, t.hover).name()},
      {"pressedSolid", blended(t.panel, t.pressed).name()},
      {"accentVeil", blended(t.panel, withAlpha(t.accent, dark ? 64 : 40)).name()},
      {"accentHover", dark ? t.accent.lighter(112).name() : t.accent.darker(112).name()},
      {"appearance", QString::fromLatin1(dark ? "dark" : "light")}};
  QString sheet = QString::fromLatin1(kTemplate);
  for (const auto& [name, value] : values) sheet.replace(QLatin1Char('@') + name + QLatin1Char('@'), value);
  return sheet;
}

QFont interfaceFont() {
  QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
  if (QFontDatabase::families().contains(QStringLiteral("Inter"))) font.setFamily(QStringLiteral("Inter"));
  font.setPointSizeF(10.0);
  return font;
}

void applyAppearance(QApplication& application, Appearance appearance) {
  const Tokens& colours = tokens(appearance);
  // each of these visits every widget there is
  constexpr const char* kIsStyled = "handhold.isStyled";
  if (!application.property(kIsStyled).toBool()) {
    application.setStyle(calmStyle());
    application.setFont(interfaceFont());
    application.setProperty(kIsStyled, true);
  }
  application.setPalette(paletteOf(colours));
  application.setStyleSheet(styleSheet(colours));
}

void markHeading(QWidget* widget) { mark(widget, "heading"); }
void markMuted(QWidget* widget) { mark(widget, "muted"); }
void markPrimary(QWidget* widget) { mark(widget, "primary"); }
void markQuiet(QWidget* widget) { mark(widget, "quiet"); }

}  // namespace handhold
