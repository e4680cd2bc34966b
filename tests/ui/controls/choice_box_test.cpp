// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/choice_box.h"

#include <QAbstractItemView>
#include <QScreen>
#include <QTest>

#include "ui/controls/plate_rows.h"

namespace handhold {

class ChoiceBoxTest : public QObject {
  Q_OBJECT

 private slots:
  void theListHangsOnItsField_data();
  void theListHangsOnItsField();
  void whoseFootItIsWidensNoDock();
};

void ChoiceBoxTest::theListHangsOnItsField_data() {
  QTest::addColumn<double>("share");  // of the screen's height above the field
  QTest::addColumn<int>("rows");
  for (const int rows : {2, 9, 30})
    for (const double share : {0.0, 0.5, 0.98})
      QTest::addRow("%d rows at %.2f", rows, share) << share << rows;
}

void ChoiceBoxTest::theListHangsOnItsField() {
  QFETCH(double, share);
  QFETCH(int, rows);
  ChoiceBox box;
  box.setStyleSheet("QComboBox { padding: 2px 6px; } QComboBox QAbstractItemView { padding: 2px; }");
  for (int row = 0; row < rows; ++row) box.addItem(QStringLiteral("row %1").arg(row));
  const QRect room = box.screen()->availableGeometry();
  box.move(100, room.top() + qRound(share * (room.height() - box.sizeHint().height())));
  box.show();
  QVERIFY(QTest::qWaitForWindowExposed(&box));
  box.showPopup();
  const QRect field(box.mapToGlobal(QPoint()), box.size());
  const QRect list = box.view()->window()->geometry();
  QVERIFY(list.top() == field.bottom() + 1 || list.bottom() == field.top() - 1);
  QVERIFY(room.contains(list));
  if (rows <= box.maxVisibleItems()) {  // no arrow for scrolling hides the last one
    const QRect last = box.view()->visualRect(box.model()->index(rows - 1, 0));
    QVERIFY(last.isValid() && last.bottom() <= box.view()->viewport()->height());
    QCoreApplication::processEvents();  // where an arrow for scrolling was, the list grows
    QCOMPARE(box.view()->viewport()->height(), last.bottom() + 1);
  }
  box.hidePopup();
}

/// In German the window grew beyond its screen with the feet that were found on plates.
void ChoiceBoxTest::whoseFootItIsWidensNoDock() {
  PlateRows few("few"), many("many");
  few.show({{"Plate 1"}});
  many.show({{"Plate 1", PlateFoot::AsFound, "the right foot, the left foot, and everybody else's"}});
  QCOMPARE(many.minimumSizeHint().width(), few.minimumSizeHint().width());
}

}  // namespace handhold

QTEST_MAIN(handhold::ChoiceBoxTest)
#include "choice_box_test.moc"
