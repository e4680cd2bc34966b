// SPDX-License-Identifier: GPL-3.0-or-later
// The page of studies in the whole program.
#include <QApplication>
#include <QDockWidget>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/commands/studies/study_folder.h"
#include "app/studio.h"
#include "engine/core/atomic_file.h"
#include "tests/app/program_run.h"
#include "ui/studies/studies_page.h"

namespace handhold {

namespace {

constexpr int kPatience = 60000;  // ms: sanitizers and busy machines

int shownDocks(const Studio& studio) {
  int count = 0;
  for (const auto* dock : const_cast<Studio&>(studio).window().findChildren<QDockWidget*>())
    count += dock->isVisible() ? 1 : 0;
  return count;
}

}  // namespace

class StudioStudiesTest : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void thePageTakesTheViewsPlaceAndGivesItBack();
  void theStartPageLeadsThere();
  void theFolderIsTheCommands();
};

void StudioStudiesTest::init() {
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("studio-studies"));
  QStandardPaths::setTestModeEnabled(true);
  QSettings().clear();
}

void StudioStudiesTest::thePageTakesTheViewsPlaceAndGivesItBack() {
  Studio studio;
  studio.window().show();
  auto* page = studio.window().findChild<StudiesPage*>();
  const int before = shownDocks(studio);
  QVERIFY(before > 2);
  QVERIFY(!page->isVisible());
  studio.window().actions()["view.studies"]->trigger();
  QVERIFY(page->isVisible());
  QCOMPARE(shownDocks(studio), 0);
  QTest::keyClick(page, Qt::Key_Escape);
  QVERIFY(!page->isVisible());
  QCOMPARE(shownDocks(studio), before);
}

/// And the layout of before both comes back.
void StudioStudiesTest::theStartPageLeadsThere() {
  Studio studio;
  studio.window().show();
  const int before = shownDocks(studio);
  studio.window().showStartPage();
  studio.window().findChild<QPushButton*>(QStringLiteral("start.link.view.studies"))->click();
  QVERIFY(studio.window().findChild<StudiesPage*>()->isVisible());
  studio.window().showView();
  QCOMPARE(shownDocks(studio), before);
}

void StudioStudiesTest::theFolderIsTheCommands() {
  QTemporaryDir folder;
  Studio studio;
  studio.window().show();
  studio.window().actions()["view.studies"]->trigger();
  studio.studies().setValue(4, 0.02);  // sigma
  QSignalSpy done(&studio.studies(), &StudySession::resultChanged);
  studio.window().findChild<QPushButton*>(QStringLiteral("studies.run"))->click();
  QVERIFY(done.wait(kPatience));
  const std::filesystem::path ours = folder.filePath("window").toStdString();
  writeStudy(*studio.studies().result(), ours);
  const Run run = start({"study", "three-bar", "--sigma", "0.02", "--out", folder.filePath("command")});
  QVERIFY2(run.code == 0, qPrintable(run.error));
  const std::filesystem::path theirs = folder.filePath("command").toStdString();
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(theirs)) {
    const std::string name = entry.path().filename().string();
    QVERIFY2(readFile(entry.path()) == readFile(ours / name), name.c_str());
    ++files;
  }
  QVERIFY(files > 50);
}

}  // namespace handhold

QTEST_MAIN(handhold::StudioStudiesTest)
#include "studio_studies_test.moc"
