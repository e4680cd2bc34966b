// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/keys_sheet.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/document/language/said.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kTitleRoom = 64;  // px of the screen that a window's frame takes

struct Key {
  QString keys;
  QString meaning;
};

const QList<Key>& viewKeys() {
  static const QList<Key> keys = {{"Wheel", "Zoom to the pointer"},
                                  {"Drag on empty space", "Orbit"},
                                  {"Middle drag", "Orbit; with Shift pan"},
                                  {"Ctrl or Shift+click", "Select several"},
                                  {"Ctrl+drag on empty space", "Roll, where the view turns freely"},
                                  {"Right drag", "Pan"},
                                  {"F", "Frame the selection"},
                                  {"Home", "Frame everything"},
                                  {"X  Y  Z,  1  3  7", "Look along an axis"},
                                  {"5", "Orthographic or perspective"},
                                  {"G  R", "Move, rotate; then X, a number, Enter"},
                                  {"Ctrl, Shift", "Snap, fine"},
                                  {"X  Y  Z in a drag", "Lock an axis (Shift: its plane)"},
                                  {"Digits in a drag", "The exact amount, in your units"},
                                  {"Alt+drag of a contact", "Off the thing that it is on"},
                                  {"Double click", "In the inspector"},
                                  {"Tab", "Hide or show all panels"},
                                  {"Esc", "Back to the start of a drag; deselect"}};
  return keys;
}

const QList<Key>& timeKeys() {
  static const QList<Key> keys = {{"Space", "Play or pause"},
                                  {"← →", "One frame"},
                                  {"Shift+← →", "One second"},
                                  {"Home  End", "Start, end"},
                                  {"+  −", "Faster, slower"},
                                  {"L", "Loop"},
                                  {"PgUp  PgDn", "Zoom a plot (Shift: its values)"},
                                  {"I  O", "Set in and out, or drag the brackets"}};
  return keys;
}

const QList<Key>& panelKeys() {
  static const QList<Key> keys = {{"Enter", "Press a button, tick a row, choose it"},
                                  {"F2", "Rename, or type an angle"},
                                  {"Del", "Delete what is selected"},
                                  {"P", "Pin or release a contact"},
                                  {"← →", "Turn a joint by 1° (Shift: 0.1°)"},
                                  {"Double click", "Type the exact number"},
                                  {"Right click", "What can be done; on a slider: reset"}};
  return keys;
}

/// The empty layouts are told in one line.
bool isOwnLayout(const QAction& action) {
  return action.objectName().startsWith(QStringLiteral("layout.")) &&
         action.objectName().back() > QLatin1Char('4');
}

/// Undo and redo are named after the step that they would take now; their keys take any.
QString meaningOf(const QAction& action) {
  if (action.objectName() == QLatin1String("edit.undo")) return QObject::tr("Undo");
  if (action.objectName() == QLatin1String("edit.redo")) return QObject::tr("Redo");
  return action.text().remove('&');
}

QList<Key> keysOf(const QList<QAction*>& actions) {
  QList<Key> keys;
  for (const QAction* action : actions)
    if (!action->shortcut().isEmpty() && !isOwnLayout(*action))
      keys.append({action->shortcut().toString(QKeySequence::NativeText), meaningOf(*action)});
  keys.append({QStringLiteral("Ctrl+5 to 9"), QObject::tr("Own layouts")});
  return keys;
}

/// Of the longest: keys and what they do stand close, in one column of groups below each other.
int widestOf(const QList<Key>& keys) {
  int width = 0;
  const QLabel dressed;
  for (const Key& key : keys)
    width = std::max(width, dressed.fontMetrics().horizontalAdvance(said(key.keys)));
  return width + space::kTight;
}

QWidget* group(const QString& title, const QList<Key>& keys, int keysWidth) {
  auto* box = new QWidget;
  auto* grid = new QGridLayout(box);
  grid->setContentsMargins(0, 0, 0, space::kPanel);
  grid->setHorizontalSpacing(space::kWide);
  grid->setVerticalSpacing(3);
  auto* heading = new QLabel(said(title));
  markHeading(heading);
  grid->addWidget(heading, 0, 0, 1, 2);
  for (int i = 0; i < keys.size(); ++i) {
    auto* name = new QLabel(said(keys[i].keys));
    markMuted(name);
    name->setFixedWidth(keysWidth);
    grid->addWidget(name, i + 1, 0);
    grid->addWidget(new QLabel(said(keys[i].meaning)), i + 1, 1);
  }
  grid->setColumnStretch(1, 1);
  return box;
}

}  // namespace

KeysSheet::KeysSheet(const QList<QAction*>& actions, QWidget* parent) : QDialog(parent) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("keys"));
  setWindowTitle(tr("Keys"));
  auto* sheet = new QWidget;
  auto* columns = new QHBoxLayout(sheet);
  columns->setContentsMargins(space::kWide, space::kWide, space::kWide, space::kWide);
  columns->setSpacing(32);
  auto* left = new QVBoxLayout;
  left->addWidget(group(tr("Everywhere"), keysOf(actions), widestOf(keysOf(actions))));
  left->addStretch(1);
  auto* right = new QVBoxLayout;
  const int width = widestOf(viewKeys() + panelKeys() + timeKeys());
  right->addWidget(group(tr("View"), viewKeys(), width));
  right->addWidget(group(tr("Panels"), panelKeys(), width));
  right->addWidget(group(tr("Time"), timeKeys(), width));
  right->addStretch(1);
  columns->addLayout(left);
  columns->addLayout(right);
  auto* area = new QScrollArea(this);
  area->setWidgetResizable(true);
  area->setAccessibleName(windowTitle());
  area->setFrameShape(QFrame::NoFrame);
  area->setWidget(sheet);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(area);
  const QSize wanted = sheet->sizeHint() + QSize(area->verticalScrollBar()->sizeHint().width(), 0);
  resize(wanted.boundedTo(screen()->availableSize() - QSize(0, kTitleRoom)));
}

}  // namespace handhold
