// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/style_sheet.h"

#include <QFile>
#include <QIcon>
#include <QRegularExpression>
#include <QTest>

#include "ui/theme/tokens.h"

namespace handhold {

class StyleSheetTest : public QObject {
  Q_OBJECT

 private slots:
  void everyPictureIsThere_data();
  void everyPictureIsThere();
};

void StyleSheetTest::everyPictureIsThere_data() {
  QTest::addColumn<Appearance>("appearance");
  QTest::newRow("light") << Appearance::Light;
  QTest::newRow("dark") << Appearance::Dark;
}

/// Arrows of sorted columns, ticks, branches: a name that is none leaves an empty place.
void StyleSheetTest::everyPictureIsThere() {
  QFETCH(const Appearance, appearance);
  const QString sheet = styleSheet(tokens(appearance));
  QVERIFY(!sheet.contains(QLatin1Char('@')));  // every token is filled in
  QRegularExpressionMatchIterator pictures = QRegularExpression("url\\(([^)]*)\\)").globalMatch(sheet);
  int count = 0;
  for (; pictures.hasNext(); ++count) {
    const QString file = pictures.next().captured(1);
    QVERIFY2(QFile::exists(file), qPrintable(file));
    QVERIFY2(!QIcon(file).pixmap(10, 10).isNull(), qPrintable(file));
  }
  constexpr int kKnown = 6;  // a down arrow, a tick, two branches, two arrows of titles
  QVERIFY(count >= kKnown);
}

}  // namespace handhold

QTEST_MAIN(handhold::StyleSheetTest)
#include "style_sheet_test.moc"
