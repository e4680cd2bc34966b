// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/text_field.h"

#include <QAction>
#include <QMainWindow>
#include <QTest>
#include <QVBoxLayout>

#include "ui/controls/elided_label.h"
#include "ui/controls/number_field.h"

namespace handhold {

class TextFieldTest : public QObject {
  Q_OBJECT

 private slots:
  void aRefusedTextStaysInRedUntilEscape();
  void aLongTextClaimsNoWidth();
  void whatDoesNotFitEndsInDots();
  void theWindowsKeysPassBy();
};

void TextFieldTest::aRefusedTextStaysInRedUntilEscape() {
  TextField field;
  field.showValue("bar");
  connect(&field, &TextField::entered, &field, [&] { field.refuse("is empty"); });
  field.show();
  field.clear();
  QTest::keyClick(&field, Qt::Key_Return);
  QVERIFY(field.isRefused());
  QVERIFY(field.property("refused").toBool());
  QCOMPARE(field.accessibleDescription(), QStringLiteral("is empty"));
  field.showValue("bar");  // a refresh of the form
  QCOMPARE(field.text(), QString());
  QTest::keyClick(&field, Qt::Key_Escape);
  QVERIFY(!field.isRefused());
  QCOMPARE(field.text(), QStringLiteral("bar"));
}

void TextFieldTest::aLongTextClaimsNoWidth() {
  ElidedLabel label;
  label.setText(QString(5000, QLatin1Char('m')));
  QCOMPARE(label.minimumSizeHint().width(), 0);
  QCOMPARE(label.text().size(), 5000);
}

/// It is drawn as if the shortened text stood there.
void TextFieldTest::whatDoesNotFitEndsInDots() {
  const auto pictureOf = [](const QString& text) {
    TextField field;
    field.showValue(text);
    field.resize(120, 28);
    return field.grab().toImage();
  };
  const QString whole = QStringLiteral("Push off the wall with both feet, fly to the rail");
  QString cut = whole;
  TextField field;
  while (field.fontMetrics().horizontalAdvance(cut + QStringLiteral("…")) > 90) cut.chop(1);
  const QImage shown = pictureOf(whole);
  QVERIFY(shown != pictureOf(cut));
  bool isDotted = false;
  for (; cut.size() < whole.size() && !isDotted; cut = whole.left(cut.size() + 1))
    isDotted = shown == pictureOf(cut + QStringLiteral("…"));
  QVERIFY(isDotted);
}

/// Undo is the window's until something is typed; Ctrl+E always.
void TextFieldTest::theWindowsKeysPassBy() {
  QMainWindow window;
  int undone = 0, exported = 0;
  const auto add = [&](const QKeySequence& key, int& count) {
    auto* action = new QAction(&window);
    action->setShortcut(key);
    window.addAction(action);
    connect(action, &QAction::triggered, &window, [&count] { ++count; });
  };
  add(QKeySequence(QStringLiteral("Ctrl+Z")), undone);
  add(QKeySequence(QStringLiteral("Ctrl+E")), exported);
  auto* box = new QWidget(&window);
  auto* column = new QVBoxLayout(box);
  auto* text = new TextField(box);
  auto* number = new NumberField(number::plain(), box);
  column->addWidget(text);
  column->addWidget(number);
  window.setCentralWidget(box);
  window.show();
  QVERIFY(QTest::qWaitForWindowActive(&window));
  int wanted = 0;
  for (QLineEdit* field : {static_cast<QLineEdit*>(text), static_cast<QLineEdit*>(number)}) {
    field->setFocus();
    ++wanted;
    QTest::keyClick(field, Qt::Key_E, Qt::ControlModifier);
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(exported, wanted);
    QCOMPARE(undone, wanted);
    QTest::keyClicks(field, QStringLiteral("7"));
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undone, wanted);  // the field takes back what was typed
    QVERIFY(!field->text().contains(QLatin1Char('7')));
  }
}

}  // namespace handhold

QTEST_MAIN(handhold::TextFieldTest)
#include "text_field_test.moc"
