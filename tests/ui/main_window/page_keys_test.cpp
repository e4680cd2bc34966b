// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPushButton>
#include <QTest>

#include "tests/ui/main_window/window_fixture.h"
#include "ui/document/suggestions.h"
#include "ui/document/task_actions.h"

namespace handhold {

class PageKeysTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void keysReachNothingBelowAPage();
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

}  // namespace handhold

QTEST_MAIN(handhold::PageKeysTest)
#include "page_keys_test.moc"
