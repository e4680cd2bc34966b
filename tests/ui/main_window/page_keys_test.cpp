// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include "tests/ui/main_window/window_fixture.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"

namespace handhold {

namespace {

/// A view that tells which keys came to it.
class KeyWitness : public QWidget {
 public:
  QVector<int> keys;

 protected:
  void keyPressEvent(QKeyEvent* event) override { keys.append(event->key()); }
};

}  // namespace

class PageKeysTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void keysReachNothingBelowAPage();
  void layoutsWaitForTheView();
  void theViewIsTurnedFromEveryPanel();
  void enterTicksARow();
  void whatIsTypedBeforeThePaletteHasTheKeyboardIsItsOwn();
  void thePaletteKnowsOtherWords();
};

/// What nobody sees is neither deleted nor added to.
void PageKeysTest::keysReachNothingBelowAPage() {
  WindowFixture f;
  addContact(f.document, suggestedContact(f.document.project(), ContactEnd::RightHand, ContactKind::Grip));
  const std::size_t count = f.document.project().task.contacts.size();
  f.document.select({ElementKind::Contact, 0});
  auto* page = new QPushButton(QStringLiteral("Export"));
  f.window->addPage(page);
  f.window->show();
  f.window->showPage(*page);
  QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
  page->setFocus();
  QTest::keyClick(page, Qt::Key_Delete);
  QCOMPARE(f.document.project().task.contacts.size(), count);
  f.window->showView();
  f.document.select({ElementKind::Contact, 0});
  QTest::keyClick(f.window->centralWidget(), Qt::Key_Delete);
  QCOMPARE(f.document.project().task.contacts.size(), count - 1);
}

/// A page has put the panels away.
void PageKeysTest::layoutsWaitForTheView() {
  WindowFixture f;
  f.window->actions()["layout.keep.5"]->trigger();
  f.window->showStartPage();
  for (const char* command : {"layout.1", "view.panels", "layout.keep.5", "layout.5", "view.panels"}) {
    f.window->actions()[command]->trigger();
    QVERIFY2(!f.find<QWidget>("dock.scene")->isVisible(), command);
  }
  f.window->showView();
  QVERIFY(f.find<QWidget>("dock.scene")->isVisible());
  f.window->actions()["view.panels"]->trigger();
  QVERIFY(!f.find<QWidget>("dock.scene")->isVisible());
  f.window->actions()["layout.5"]->trigger();
  QVERIFY(f.find<QWidget>("dock.scene")->isVisible());
}

/// Fields of text keep their letters; nobody sees the view below a page.
void PageKeysTest::theViewIsTurnedFromEveryPanel() {
  WindowFixture f;
  auto* view = new KeyWitness;
  f.window->setViewport(view);
  QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
  auto* button = f.find<QPushButton>("solve.start");
  QVERIFY(button);
  button->setFocus();
  QTest::keyClick(button, Qt::Key_X);
  QTest::keyClick(button, Qt::Key_Home);
  QCOMPARE(view->keys, (QVector<int>{Qt::Key_X, Qt::Key_Home}));
  auto* name = f.find<QLineEdit>("task.name");
  name->setFocus();
  QTest::keyClick(name, Qt::Key_X);
  auto* page = new QPushButton(QStringLiteral("Export"));
  f.window->addPage(page);
  f.window->showPage(*page);
  QTest::keyClick(page, Qt::Key_X);
  QCOMPARE(view->keys.size(), 2);
}

/// Space plays there, as everywhere but in fields of text.
void PageKeysTest::enterTicksARow() {
  WindowFixture f;
  auto* list = new QListWidget;
  for (const char* words : {"hip", "knee"}) {
    auto* item = new QListWidgetItem(QString::fromLatin1(words), list);
    item->setCheckState(Qt::Unchecked);
  }
  list->addItem(QStringLiteral("a heading"));
  f.window->setBottomWidgets({{QStringLiteral("Joints"), list}});
  list->setCurrentRow(1);
  QTest::keyClick(list, Qt::Key_Return);
  QCOMPARE(list->item(1)->checkState(), Qt::Checked);
  QCOMPARE(list->item(0)->checkState(), Qt::Unchecked);
  QTest::keyClick(list, Qt::Key_Return);
  QCOMPARE(list->item(1)->checkState(), Qt::Unchecked);
  list->setCurrentRow(2);
  QTest::keyClick(list, Qt::Key_Return);
  QVERIFY(!list->item(2)->data(Qt::CheckStateRole).isValid());
}

/// The screen has not given the keyboard on yet: keys still come to the window, to its window of the screen
/// and to the widget in it.
void PageKeysTest::whatIsTypedBeforeThePaletteHasTheKeyboardIsItsOwn() {
  WindowFixture f;
  auto* view = new KeyWitness;
  f.window->setViewport(view);
  QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
  f.window->showPalette();
  QTest::keyClicks(view, "mo");
  QTest::keyClick(f.window->windowHandle(), Qt::Key_O);
  QTest::keyClick(f.window->windowHandle(), Qt::Key_N);
  QCOMPARE(f.find<QLineEdit>("palette.text")->text(), QString("moon"));
  QVERIFY(view->keys.isEmpty());
  QTest::keyClick(view, Qt::Key_Return);
  QCOMPARE(f.document.project().task.gravity, Vector3(0.0, -1.62, 0.0));
  QTest::keyClick(view, Qt::Key_X);  // it is gone
  QCOMPARE(view->keys, QVector<int>{Qt::Key_X});
}

void PageKeysTest::thePaletteKnowsOtherWords() {
  WindowFixture f;
  f.window->showPalette();
  auto* typed = f.find<QLineEdit>("palette.text");
  auto* list = f.find<QListWidget>("palette.list");
  for (const char* words : {"theme", "appearance", "dark", "light"}) {
    typed->setText(QString::fromLatin1(words));
    QStringList found;
    for (int row = 0; row < list->count(); ++row)
      found.append(list->item(row)->data(Qt::AccessibleTextRole).toString());
    QVERIFY2(found.contains("Light or dark"), words);
    QVERIFY2(found.contains("Settings…"), words);
  }
}

}  // namespace handhold

QTEST_MAIN(handhold::PageKeysTest)
#include "page_keys_test.moc"
