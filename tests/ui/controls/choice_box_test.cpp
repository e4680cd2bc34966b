// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/choice_box.h"

#include <QAbstractItemView>
#include <QTest>

#include "ui/theme/style_sheet.h"

namespace handhold {

class ChoiceBoxTest : public QObject {
  Q_OBJECT

 private slots:
  void everyRowOfTheListIsSeen_data();
  void everyRowOfTheListIsSeen();
};

void ChoiceBoxTest::everyRowOfTheListIsSeen_data() {
  QTest::addColumn<int>("rows");
  for (const int rows : {1, 2, 3, 4, 6, 10}) QTest::addRow("%d", rows) << rows;
}

void ChoiceBoxTest::everyRowOfTheListIsSeen() {
  QFETCH(int, rows);
  applyAppearance(*qApp, Appearance::Light);
  QWidget window;
  window.resize(200, 60);
  ChoiceBox box(&window);
  for (int k = 0; k < rows; ++k) box.addItem(QStringLiteral("Row %1").arg(k));
  window.show();
  box.showPopup();
  const QRect last = box.view()->visualRect(box.model()->index(rows - 1, 0));
  const QRect room = box.view()->viewport()->rect();
  QVERIFY2(last.bottom() <= room.bottom(),
           qPrintable(QStringLiteral("%1 of %2").arg(last.bottom()).arg(room.bottom())));
  box.hidePopup();
}

}  // namespace handhold

QTEST_MAIN(handhold::ChoiceBoxTest)
#include "choice_box_test.moc"
