// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/panel_focus.h"

#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>

namespace handhold {

namespace {

/// Three panels in a window; the second has nothing that takes keys.
struct Panels {
  Panels() {
    auto* column = new QVBoxLayout(&window);
    for (QWidget*& panel : panels) column->addWidget(panel = new QWidget);
    for (const int i : {0, 2}) {
      auto* inside = new QVBoxLayout(panels[i]);
      for (int k = 0; k < 2; ++k) inside->addWidget(new QLineEdit);
    }
    window.show();
  }

  QWidget* field(int panel, int k) const { return panels[panel]->findChildren<QLineEdit*>()[k]; }

  QWidget window;
  QList<QWidget*> panels = {nullptr, nullptr, nullptr};
};

}  // namespace

class PanelFocusTest : public QObject {
  Q_OBJECT

 private slots:
  void keysGoRoundThePanels();
  void aHiddenPanelIsPassedOver();
  void withoutFocusTheFirstOrLastHasIt();
};

void PanelFocusTest::keysGoRoundThePanels() {
  Panels at;
  QVERIFY(QTest::qWaitForWindowActive(&at.window));
  at.field(0, 1)->setFocus();
  focusNextPanel(at.panels, 1);
  QCOMPARE(QApplication::focusWidget(), at.field(2, 0));
  focusNextPanel(at.panels, 1);
  QCOMPARE(QApplication::focusWidget(), at.field(0, 0));
  focusNextPanel(at.panels, -1);
  QCOMPARE(QApplication::focusWidget(), at.field(2, 0));
}

void PanelFocusTest::aHiddenPanelIsPassedOver() {
  Panels at;
  QVERIFY(QTest::qWaitForWindowActive(&at.window));
  at.field(0, 0)->setFocus();
  at.panels[2]->hide();
  focusNextPanel(at.panels, 1);
  QCOMPARE(QApplication::focusWidget(), at.field(0, 0));
}

void PanelFocusTest::withoutFocusTheFirstOrLastHasIt() {
  for (const int step : {1, -1}) {
    Panels at;
    QVERIFY(QTest::qWaitForWindowActive(&at.window));
    if (QApplication::focusWidget()) QApplication::focusWidget()->clearFocus();
    focusNextPanel(at.panels, step);
    QCOMPARE(QApplication::focusWidget(), at.field(step > 0 ? 0 : 2, 0));
  }
}

}  // namespace handhold

QTEST_MAIN(handhold::PanelFocusTest)
#include "panel_focus_test.moc"
