// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/settings_dialog.h"

#include <QTest>

#include "tests/ui/main_window/window_fixture.h"

namespace handhold {

namespace {

void choose(const WindowFixture& f, const char* name, int index) {
  auto* box = f.find<QComboBox>(name);
  QVERIFY(box);
  box->setCurrentIndex(index);
  emit box->activated(index);
}

}  // namespace

class SettingsDialogTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { useTestSettings(); }
  void cleanup() { Units::shared().choose({}); }
  void whatIsChosenElsewhereStays();
  void thereIsOne();
};

void SettingsDialogTest::whatIsChosenElsewhereStays() {
  WindowFixture f;
  f.window->actions()["app.settings"]->trigger();
  f.window->actions()["view.theme"]->trigger();
  const ThemeChoice theme = loadPreferences().theme;
  QVERIFY(theme != ThemeChoice::System);
  choose(f, "settings.angle", 1);
  QVERIFY(loadPreferences().theme == theme);
  QVERIFY(loadPreferences().units.angle == AngleUnit::Radian);
  choose(f, "settings.scale", 2);
  QVERIFY(loadPreferences().units.angle == AngleUnit::Radian);
  QCOMPARE(loadPreferences().scale, 1.5);
}

void SettingsDialogTest::thereIsOne() {
  WindowFixture f;
  f.window->actions()["app.settings"]->trigger();
  f.window->actions()["app.settings"]->trigger();
  QCOMPARE(f.window->findChildren<SettingsDialog*>().size(), 1);
  f.find<SettingsDialog>("settings")->close();
  f.window->actions()["app.settings"]->trigger();
  const auto dialogs = f.window->findChildren<SettingsDialog*>();
  QCOMPARE(std::ranges::count_if(dialogs, &SettingsDialog::isVisible), 1);
}

}  // namespace handhold

QTEST_MAIN(handhold::SettingsDialogTest)
#include "settings_dialog_test.moc"
