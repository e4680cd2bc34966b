// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever hears the window instead of seeing it: everything that takes the keyboard has a name.
#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QDockWidget>
#include <QSettings>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTest>
#include <set>

#include "app/studio.h"

namespace handhold {

namespace {

const QString kPull = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/tasks/standing_pull.json");
constexpr int kFilled_ms = 400;
constexpr int kSolveMilliseconds = 60000;  // generous: sanitizers and busy machines

QString nameOf(QWidget& widget) {
  QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&widget);
  return told ? told->text(QAccessible::Name) : QString();
}

/// Qt's own parts of a widget are told with it.
bool isPartOfAnother(const QWidget& widget) {
  if (widget.objectName().startsWith(QLatin1String("qt_")) || widget.focusProxy()) return true;
  const QString kind = widget.metaObject()->className();
  return kind == QLatin1String("QTabBar") || kind.startsWith(QLatin1String("QComboBox")) ||
         kind == QLatin1String("QMenuBar") || kind == QLatin1String("QToolBar");
}

QStringList namelessBelow(QWidget& window) {
  QStringList nameless;
  for (QWidget* widget : window.findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || isPartOfAnother(*widget)) continue;
    if (nameOf(*widget).trimmed().isEmpty())
      nameless << QStringLiteral("%1 \"%2\" in \"%3\"")
                      .arg(widget->metaObject()->className(), widget->objectName(),
                           widget->parentWidget() ? widget->parentWidget()->objectName() : QString());
  }
  nameless.removeDuplicates();
  return nameless;
}

QStringList mouseOnlyBelow(QWidget& window) {
  QStringList found;
  for (QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
    if (!button->isVisible() || !button->isEnabled() || (button->focusPolicy() & Qt::TabFocus)) continue;
    const QString room = button->parentWidget()->metaObject()->className();
    if (room == QLatin1String("QToolBar") || room.contains(QLatin1String("DockTitle")) ||
        isPartOfAnother(*button->parentWidget()))
      continue;
    found << QStringLiteral("%1 \"%2\" in %3 \"%4\"")
                 .arg(button->text(), button->objectName(), room, button->parentWidget()->objectName());
  }
  found.removeDuplicates();
  return found;
}

}  // namespace

class StudioNamesTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void everyFieldOfEveryThingHasAName();
  void pagesAndDialogsHaveNames();
  void everyPanelHasNamesAndIsReachedByTheKeyboard();
};

void StudioNamesTest::init() {
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("studio"));
  QStandardPaths::setTestModeEnabled(true);
  QSettings().clear();
}

void StudioNamesTest::everyFieldOfEveryThingHasAName() {
  Studio studio;
  studio.window().resize(1600, 1100);
  studio.window().show();
  studio.open(kPull);
  Document& document = studio.document();
  QTRY_VERIFY_WITH_TIMEOUT(!studio.runner().isRunning() && document.project().posture, kSolveMilliseconds);
  for (const Element thing :
       {Element{}, Element{ElementKind::Contact, 0}, Element{ElementKind::Contact, 2},
        Element{ElementKind::Target, 0}, Element{ElementKind::Prop, 1}, Element{ElementKind::Joint, 9}}) {
    document.select(thing);
    QTest::qWait(20);
    const QStringList nameless = namelessBelow(studio.window());
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
  }
}

void StudioNamesTest::pagesAndDialogsHaveNames() {
  Studio studio;
  studio.window().resize(1600, 1100);
  studio.window().show();
  studio.window().showStartPage();
  QTest::qWait(20);
  QStringList nameless = namelessBelow(studio.window());
  QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
  for (const char* id : {"app.settings", "app.keys", "app.firstSteps"}) {
    studio.window().actions()[QLatin1String(id)]->trigger();
    for (QDialog* dialog : studio.window().findChildren<QDialog*>()) {
      if (!dialog->isVisible()) continue;
      QTest::qWait(20);
      nameless = namelessBelow(*dialog);
      QVERIFY2(nameless.isEmpty(), qPrintable(QLatin1String(id) + nameless.join(QLatin1Char('\n'))));
      dialog->close();
    }
  }
}

/// Every dock, tab and kind of manoeuvre. What only the mouse could press would be a button that Tab passes;
/// those of tool bars and of title bars have their command in a menu.
void StudioNamesTest::everyPanelHasNamesAndIsReachedByTheKeyboard() {
  Studio studio;
  MainWindow& window = studio.window();
  window.resize(1600, 1100);
  window.show();
  studio.open(kPull);
  QTRY_VERIFY_WITH_TIMEOUT(!studio.runner().isRunning() && studio.document().project().posture,
                           kSolveMilliseconds);
  QStringList wrong;
  const auto look = [&](const QString& where) {
    QTest::qWait(20);
    for (const QString& one : namelessBelow(window)) wrong << where + QStringLiteral(" has no name: ") + one;
    for (const QString& one : mouseOnlyBelow(window))
      wrong << where + QStringLiteral(" takes no Tab: ") + one;
  };
  auto* tabs = window.findChild<QTabWidget*>(QStringLiteral("bottom.tabs"));
  QVERIFY(tabs && tabs->count() >= 8);
  for (int tab = 0; tab < tabs->count(); ++tab) {
    tabs->setCurrentIndex(tab);
    QTest::qWait(kFilled_ms);  // what is counted beside the window comes a little later
    look(tabs->tabText(tab));
  }
  const QList<QDockWidget*> docks = window.findChildren<QDockWidget*>();
  QVERIFY(docks.size() >= 8);
  for (QDockWidget* dock : docks) {
    dock->show();
    dock->raise();
    look(dock->windowTitle());
  }
  for (const char* kind : {"orient", "ladder", "flight", "hold", "carry"}) {
    window.actions()[QStringLiteral("manoeuvre.") + QLatin1String(kind)]->trigger();
    look(QLatin1String(kind));
  }
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

}  // namespace handhold

QTEST_MAIN(handhold::StudioNamesTest)
#include "studio_names_test.moc"
