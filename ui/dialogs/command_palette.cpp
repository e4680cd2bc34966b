// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/command_palette.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>
#include <QWindow>
#include <algorithm>

#include "ui/document/language/said.h"
#include "ui/theme/icon.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/tokens.h"

namespace handhold {

namespace {

constexpr int kWidth = 520;
constexpr int kHeight = 380;
constexpr int kRowHeight = 30;

/// Icon, name, and the key at the right, so that the keys are learnt on the way.
QWidget* rowFor(const Command& command) {
  const QAction* action = command.action;
  auto* row = new QWidget;
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(space::kSmall, 0, space::kPanel, 0);
  line->setSpacing(space::kSmall);
  auto* picture = new QLabel;
  picture->setFixedWidth(18);
  picture->setPixmap(action->icon().pixmap(16, 16));
  auto* keys = new QLabel(action->shortcut().toString(QKeySequence::NativeText));
  markMuted(keys);
  line->addWidget(picture);
  line->addWidget(new QLabel(said(command.words)), 1);
  line->addWidget(keys);
  return row;
}

}  // namespace

QString plainText(const QAction& action) { return action.text().remove(QLatin1Char('&')); }

int fuzzyScore(const QString& typed, const QString& text) {
  int score = 1;
  int place = 0;
  int run = 0;
  for (const QChar letter : typed.toLower()) {
    if (letter.isSpace()) continue;
    const int found = static_cast<int>(text.toLower().indexOf(letter, place));
    if (found < 0) return 0;
    const bool startsWord = found == 0 || !text[found - 1].isLetterOrNumber();
    run = found == place ? run + 1 : 0;
    score += 1 + 3 * run + (startsWord ? 8 : 0) - std::min(found - place, 4);
    place = found + 1;
  }
  return std::max(score, 1);
}

QString otherWords(const QString& id) {
  if (id == QLatin1String("view.theme")) return QObject::tr("theme appearance colours bright");
  if (id == QLatin1String("app.settings"))
    return QObject::tr("preferences options theme appearance dark light language units mouse");
  if (id == QLatin1String("app.keys")) return QObject::tr("shortcuts keyboard");
  if (id == QLatin1String("solve.fit")) return QObject::tr("pelvis residual reduction markers");
  return {};
}

int score(const QString& typed, const Command& command) {
  if (const int own = fuzzyScore(typed, command.words)) return own;
  const QStringList words = command.also.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  const QString begin = typed.trimmed();
  return std::any_of(words.begin(), words.end(),
                     [&begin](const QString& word) { return word.startsWith(begin, Qt::CaseInsensitive); });
}

QList<Command> commandsIn(const QMenu& menu, const QString& place) {
  QList<Command> commands;
  for (QAction* action : menu.actions()) {
    if (action->isSeparator()) continue;
    const QString words = place + QStringLiteral(": ") + plainText(*action);
    if (action->menu())
      commands += commandsIn(*action->menu(), words);
    else
      commands.append({words, action});
  }
  return commands;
}

CommandPalette::CommandPalette(const QList<Command>& commands, QWidget* parent)
    : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint),
      typed_(new QLineEdit(this)),
      list_(new QListWidget(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  setObjectName(QStringLiteral("palette"));
  setWindowTitle(tr("Commands"));
  std::copy_if(commands.begin(), commands.end(), std::back_inserter(commands_), [](const Command& command) {
    return command.action->isEnabled() && !command.words.isEmpty();
  });
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(space::kSmall, space::kSmall, space::kSmall, space::kSmall);
  typed_->setObjectName(QStringLiteral("palette.text"));
  typed_->setAccessibleName(tr("Command"));
  typed_->setPlaceholderText(tr("Type a command"));
  list_->setObjectName(QStringLiteral("palette.list"));
  list_->setFocusPolicy(Qt::NoFocus);
  list_->setFrameShape(QFrame::NoFrame);
  column->addWidget(typed_);
  column->addWidget(list_);
  const QSize room = parent ? parent->window()->size() : QSize(kWidth, kHeight);
  resize(QSize(kWidth, kHeight).boundedTo(QSize(room.width(), 5 * room.height() / 6)));
  qApp->installEventFilter(this);
  connect(typed_, &QLineEdit::textChanged, this, &CommandPalette::refresh);
  connect(list_, &QListWidget::itemClicked, this, &CommandPalette::runCurrent);
  refresh();
}

void CommandPalette::refresh() {
  QList<QPair<int, int>> ranked;
  for (int i = 0; i < commands_.size(); ++i)
    if (const int fit = score(typed_->text(), commands_[i])) ranked.append({fit, i});
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  list_->clear();
  for (const auto& [fit, index] : ranked) {
    auto* item = new QListWidgetItem(list_);
    item->setData(Qt::UserRole, index);
    item->setData(Qt::AccessibleTextRole, commands_[index].words);
    item->setSizeHint(QSize(0, kRowHeight));
    list_->setItemWidget(item, rowFor(commands_[index]));
  }
  if (ranked.isEmpty()) (new QListWidgetItem(tr("Nothing has such a name"), list_))->setFlags({});
  list_->setCurrentRow(0);
}

void CommandPalette::runCurrent() {
  const QListWidgetItem* item = list_->currentItem();
  if (!item || !item->data(Qt::UserRole).isValid()) return;
  QAction* action = commands_[item->data(Qt::UserRole).toInt()].action;
  close();
  action->trigger();
}

void CommandPalette::changeEvent(QEvent* event) {
  if (event->type() == QEvent::ActivationChange) hadKeyboard_ = hadKeyboard_ || !isActiveWindow();
  QDialog::changeEvent(event);
}

/// A busy screen gives the keyboard late: what is typed until then arrives at the window behind.
bool CommandPalette::isLate(const QObject* receiver) const {
  if (!isVisible() || hadKeyboard_ || !parentWidget()) return false;
  const QWidget* behind = parentWidget()->window();
  if (receiver == behind->windowHandle()) return true;
  const auto* widget = qobject_cast<const QWidget*>(receiver);
  return widget && widget->window() == behind;
}

bool CommandPalette::pressed(int key) {
  if (key == Qt::Key_Return || key == Qt::Key_Enter) return runCurrent(), true;
  if (key != Qt::Key_Down && key != Qt::Key_Up) return false;
  const int step = key == Qt::Key_Down ? 1 : -1;
  list_->setCurrentRow(std::clamp(list_->currentRow() + step, 0, std::max(0, list_->count() - 1)));
  return true;
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
  const bool isPress = event->type() == QEvent::KeyPress;
  if (!isPress && event->type() != QEvent::ShortcutOverride) return QDialog::eventFilter(watched, event);
  auto* key = static_cast<QKeyEvent*>(event);
  if (watched == typed_) return isPress && pressed(key->key());
  if (!isLate(watched)) return QDialog::eventFilter(watched, event);
  event->accept();  // no key of the window's own
  if (!isPress) return true;
  QKeyEvent late(QEvent::KeyPress, key->key(), key->modifiers(), key->text(), key->isAutoRepeat());
  QApplication::sendEvent(typed_, &late);
  return true;
}

}  // namespace handhold
