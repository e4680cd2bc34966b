// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/text_field.h"

#include <QTest>

#include "ui/controls/elided_label.h"

namespace handhold {

class TextFieldTest : public QObject {
  Q_OBJECT

 private slots:
  void aRefusedTextStaysInRedUntilEscape();
  void aLongTextClaimsNoWidth();
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

}  // namespace handhold

QTEST_MAIN(handhold::TextFieldTest)
#include "text_field_test.moc"
