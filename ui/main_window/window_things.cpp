// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QMessageBox>
#include <QPushButton>

#include "ui/document/clipboard_actions.h"
#include "ui/document/element_names.h"
#include "ui/document/task_actions.h"
#include "ui/main_window/main_window.h"

// What the window does with things of the task: delete, with a question where others hang on it, copy, paste.

namespace handhold {

namespace {

enum class Answer { Go, Stay, Cancel };

/// "right grip and left grip hold on to bar."
QString holdingWords(const QStringList& contacts, const QString& prop) {
  const QStringList most = contacts.mid(0, contacts.size() - 1);
  const QString names = most.isEmpty()
                            ? contacts.last()
                            : most.join(QStringLiteral(", ")) + QStringLiteral(" and ") + contacts.last();
  return QStringLiteral("“%1” carries %2.").arg(prop, names);
}

Answer askAboutContacts(QWidget& window, const QString& prop, const QStringList& contacts) {
  QMessageBox question(&window);
  question.setObjectName(QStringLiteral("delete.prop"));
  question.setWindowTitle(QStringLiteral("Delete %1").arg(prop));
  question.setText(holdingWords(contacts, prop));
  question.setInformativeText(QStringLiteral("Delete them too, or leave them standing where they are?"));
  const QPushButton* go = question.addButton(QStringLiteral("Delete them too"), QMessageBox::DestructiveRole);
  QPushButton* stay = question.addButton(QStringLiteral("Leave them free"), QMessageBox::AcceptRole);
  question.addButton(QMessageBox::Cancel);
  question.setDefaultButton(stay);
  question.exec();
  if (question.clickedButton() == go) return Answer::Go;
  return question.clickedButton() == stay ? Answer::Stay : Answer::Cancel;
}

}  // namespace

void MainWindow::deleteThing(Element thing) {
  const QStringList held = contactsOn(document_.project().task, thing);
  if (held.isEmpty()) return void(perform(document_, [&] { removeThing(document_, thing); }));
  const Answer answer = askAboutContacts(*this, elementName(document_.project(), thing), held);
  if (answer == Answer::Cancel) return;
  const HeldContacts contacts = answer == Answer::Go ? HeldContacts::Go : HeldContacts::Stay;
  perform(document_, [&] { removeProp(document_, thing.index, contacts); });
}

void MainWindow::copyThing() {
  const Element thing = document_.selection();
  if (thing.isOfTask()) QApplication::clipboard()->setText(copied(document_.project(), thing));
}

void MainWindow::pasteThing() {
  perform(document_, [this] { paste(document_, QApplication::clipboard()->text()); });
}

/// Past the clipboard, which keeps what it holds.
void MainWindow::duplicateThing() {
  const Element thing = document_.selection();
  if (thing.isOfTask()) perform(document_, [&] { paste(document_, copied(document_.project(), thing)); });
}

}  // namespace handhold
