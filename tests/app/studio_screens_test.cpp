// SPDX-License-Identifier: GPL-3.0-or-later
// Every page, dock and dialog at 1280 by 800 px in light and dark: no text is cut or lies over another, and
// the window stays as large as it is. With HANDHOLD_SCREENS=FOLDER each is kept as a picture there, to be
// looked at (tests/screens).
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QPointer>
#include <QScopeGuard>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>

#include "app/studio.h"
#include "tests/app/dialog_answers.h"
#include "tests/app/window_faults.h"
#include "tests/ui/fake_recording.h"
#include "ui/dialogs/recovery_dialog.h"
#include "ui/document/language/catalogue.h"
#include "ui/panels/muscle_choices.h"
#include "ui/panels/turning_body.h"
#include "ui/studies/studies_page.h"

namespace handhold {

namespace {

const QString kTasks = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/tasks/");
constexpr int kPatience = 120000;            // ms: sanitizers and busy machines
constexpr int kSettled = 100;                // ms: readouts follow at most so late
constexpr int kPainted = 400;                // ms: a picture by a busy processor, before it is kept
constexpr int kWidth = 1280, kHeight = 800;  // px

}  // namespace

class StudioScreensTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init();
  void pages_data() { bothThemes(); }
  void pages();
  void aPostureAndItsThings_data() { bothThemes(); }
  void aPostureAndItsThings();
  void aMotionAndItsPlots_data() { bothThemes(); }
  void aMotionAndItsPlots();
  void aRecording_data() { bothThemes(); }
  void aRecording();
  void dialogs_data() { bothThemes(); }
  void dialogs();
  void everyStudysForm_data() { bothThemes(); }
  void everyStudysForm();
  void severalResultsBesideEachOther_data() { bothThemes(); }
  void severalResultsBesideEachOther();
  void musclesAndPhysicsAtWork_data() { bothThemes(); }
  void musclesAndPhysicsAtWork();
  void whatAStartAsksAndAFileRefuses_data() { bothThemes(); }
  void whatAStartAsksAndAFileRefuses();
  void inGerman();

 private:
  static void bothThemes();
  static QString across(Studio& studio);
  void show(Studio& studio);
  void openSolved(Studio& studio, const QString& task);
  void look(QWidget& at, const QString& name);
  void lookAtDocks(Studio& studio, const QString& of);
  void lookAtDialog(Studio& studio, const char* action);

  QString theme_;
  QStringList faults_;
};

void StudioScreensTest::initTestCase() {
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("studio-screens"));
  QStandardPaths::setTestModeEnabled(true);
}

void StudioScreensTest::init() {
  QSettings().clear();
  faults_.clear();
}

void StudioScreensTest::bothThemes() {
  QTest::addColumn<QString>("theme");
  for (const char* theme : {"light", "dark"}) QTest::newRow(theme) << QString::fromLatin1(theme);
}

void StudioScreensTest::show(Studio& studio) {
  theme_ = QString::fromLatin1(QTest::currentDataTag());
  studio.window().setAppearance(theme_ == QLatin1String("light") ? Appearance::Light : Appearance::Dark);
  studio.window().resize(kWidth, kHeight);
  studio.window().show();
}

void StudioScreensTest::openSolved(Studio& studio, const QString& task) {
  studio.open(kTasks + task + QStringLiteral(".json"));
  const Document& document = studio.document();
  QTRY_VERIFY_WITH_TIMEOUT(!studio.runner().isRunning() && !document.isBeingSolved() &&
                               (document.project().posture || document.project().motion),
                           kPatience);
}

void StudioScreensTest::look(QWidget& at, const QString& name) {
  QTest::qWait(kSettled);
  if (!qEnvironmentVariableIsEmpty("HANDHOLD_SCREENS")) QTest::qWait(kPainted);
  QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);  // of a word that has just changed
  QStringList faults = overlapsBelow(at);
  for (QWidget* part : at.findChildren<QWidget*>())
    if (isCut(*part))
      faults << QStringLiteral("%1 is cut: %2 of %3 px")
                    .arg(textsOf(*part).join(QLatin1Char('|')))
                    .arg(part->width())
                    .arg(part->sizeHint().width());
  if (at.width() > kWidth || at.height() > kHeight)
    faults << QStringLiteral("%1 by %2 px").arg(at.width()).arg(at.height());
  for (const QString& fault : faults)
    if (const QString line = name + QStringLiteral(": ") + fault; !faults_.contains(line)) faults_ << line;
  if (const QString folder = qEnvironmentVariable("HANDHOLD_SCREENS"); !folder.isEmpty())
    QVERIFY(at.screen()
                ->grabWindow(at.winId())
                .save(folder + QLatin1Char('/') + name + QLatin1Char('_') + theme_ + QStringLiteral(".png")));
}

/// How wide what stands at both sides of the view is (px).
QString StudioScreensTest::across(Studio& studio) {
  const auto of = [&](const char* name) {
    return studio.window().findChild<QDockWidget*>(QLatin1String(name))->width();
  };
  return QStringLiteral("%1 and %2 px").arg(of("dock.scene")).arg(of("dock.posture"));
}

/// Each dock in front once, each plot below once; none moves the others aside.
void StudioScreensTest::lookAtDocks(Studio& studio, const QString& of) {
  const QString before = across(studio);
  for (QDockWidget* dock : studio.window().findChildren<QDockWidget*>()) {
    dock->show();
    dock->raise();
    if (const auto* body = dock->findChild<TurningBody*>())
      if (!QTest::qWaitFor([body] { return !body->isVisible() || body->hasPicture(); }, kPatience / 4))
        faults_ << QStringLiteral("nobody is seen on the page of the person");
    look(studio.window(), of + QLatin1Char('_') + dock->objectName().section(QLatin1Char('.'), 1));
    if (const QString now = across(studio); now != before)
      faults_
          << QStringLiteral("%1 makes the sides %2 wide, which were %3").arg(dock->objectName(), now, before);
  }
  auto* tabs = studio.window().findChild<QDockWidget*>(QStringLiteral("dock.time"))->findChild<QTabWidget*>();
  QVERIFY(tabs);
  for (int i = 0; i < tabs->count(); ++i) {
    tabs->setCurrentIndex(i);
    look(studio.window(), of + QStringLiteral("_plot_%1").arg(i));
  }
}

void StudioScreensTest::pages() {
  Studio studio;
  show(studio);
  studio.window().showStartPage();
  look(studio.window(), QStringLiteral("start"));
  type(studio.window().findChild<QLineEdit*>(QStringLiteral("start.search")),
       QStringLiteral("no such thing"));
  look(studio.window(), QStringLiteral("start_nothing_found"));
  studio.window().showPage(*studio.window().findChild<StudiesPage*>());
  look(studio.window(), QStringLiteral("studies"));
  studio.window().showView();
  studio.window().actions()["file.new"]->trigger();
  look(studio.window(), QStringLiteral("new"));
  QVERIFY2(faults_.isEmpty(), told(faults_));
}

void StudioScreensTest::aPostureAndItsThings() {
  Studio studio;
  show(studio);
  openSolved(studio, QStringLiteral("workstation_hold"));
  lookAtDocks(studio, QStringLiteral("posture"));
  openSolved(studio, QStringLiteral("standing_pull"));  // with contacts
  studio.window().findChild<QDockWidget*>(QStringLiteral("dock.inspector"))->raise();
  const Task& task = studio.document().project().task;
  const std::pair<const char*, Element> things[] = {{"nothing", {}},
                                                    {"person", {ElementKind::Person, 0}},
                                                    {"joint", {ElementKind::Joint, 9}},
                                                    {"contact", {ElementKind::Contact, 0}},
                                                    {"target", {ElementKind::Target, 0}},
                                                    {"load", {ElementKind::Load, 0}},
                                                    {"prop", {ElementKind::Prop, 0}}};
  for (const auto& [name, thing] : things) {
    const std::size_t there = thing.kind == ElementKind::Target    ? task.targets.size()
                              : thing.kind == ElementKind::Load    ? task.loads.size()
                              : thing.kind == ElementKind::Contact ? task.contacts.size()
                                                                   : 1;
    if (there == 0) continue;
    studio.document().select(thing);
    look(studio.window(), QStringLiteral("inspector_") + QLatin1String(name));
  }
  QVERIFY2(faults_.isEmpty(), told(faults_));
}

void StudioScreensTest::aMotionAndItsPlots() {
  Studio studio;
  show(studio);
  openSolved(studio, QStringLiteral("rail_flight"));
  lookAtDocks(studio, QStringLiteral("motion"));
  QVERIFY2(faults_.isEmpty(), told(faults_));
}

void StudioScreensTest::aRecording() {
  QTemporaryDir folder;
  Studio studio;
  show(studio);
  studio.open(writtenWalk(folder));
  QTRY_VERIFY_WITH_TIMEOUT(studio.import().isOpen() && studio.import().trial(), kPatience);
  look(studio.window(), QStringLiteral("recording"));
  auto& bar = *studio.window().findChild<QScrollArea*>(QStringLiteral("import.area"))->verticalScrollBar();
  for (int part = 1; bar.value() < bar.maximum(); ++part) {
    bar.setValue(bar.value() + bar.pageStep());
    look(studio.window(), QStringLiteral("recording_import_%1").arg(part));
  }
  QVERIFY2(faults_.isEmpty(), told(faults_));
}

void StudioScreensTest::lookAtDialog(Studio& studio, const char* action) {
  // a file dialog of the desktop may follow one that is accepted: each is refused
  const Answers answers({[&](QWidget& dialog) {
    look(dialog, QStringLiteral("dialog_") + QLatin1String(action));
    dialog.close();
    return true;
  }});
  studio.window().actions()[QLatin1String(action)]->trigger();
  for (QDialog* dialog : studio.window().findChildren<QDialog*>()) {
    if (!dialog->isVisible() || dialog->isModal()) continue;
    look(*dialog, QStringLiteral("dialog_") + QLatin1String(action));
    dialog->close();
  }
  QTest::qWait(kSettled);
}

void StudioScreensTest::dialogs() {
  Studio studio;
  show(studio);
  openSolved(studio, QStringLiteral("rail_flight"));
  studio.document().select({ElementKind::Prop, 0});
  for (const char* action : {"app.settings", "app.keys", "app.firstSteps", "app.about", "edit.array",
                             "edit.palette", "file.picture", "export.film"})
    if (studio.window().actions()[QLatin1String(action)]) lookAtDialog(studio, action);
  QVERIFY2(faults_.isEmpty(), told(faults_));
}

void StudioScreensTest::everyStudysForm() {
  Studio studio;
  show(studio);
  studio.window().showPage(*studio.window().findChild<StudiesPage*>());
  auto& choice = *studio.window().findChild<QComboBox*>(QStringLiteral("studies.choice"));
  for (int i = 1; i < choice.count(); ++i) {
    choice.setCurrentIndex(i);
    emit choice.activated(i);
    look(studio.window(), QStringLiteral("studies_%1").arg(i));
  }
  QVERIFY2(faults_.isEmpty(), told(faults_));
}

void StudioScreensTest::severalResultsBesideEachOther() {
  Studio studio;
  show(studio);
  openSolved(studio, QStringLiteral("standing_pull"));
  Document& document = studio.document();
  for (int more = 0; more < 2; ++more) {
    studio.window().actions()[QStringLiteral("solve.posture")]->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!studio.runner().isRunning() && !document.isBeingSolved(), kPatience);
  }
  std::vector<int> ids;
  for (const KeptTrial& result : document.project().results) ids.push_back(result.id);
  QVERIFY(ids.size() > 1);
  document.compare(ids);
  lookAtDocks(studio, QStringLiteral("compared"));
  QVERIFY2(faults_.isEmpty(), told(faults_));
}

void StudioScreensTest::musclesAndPhysicsAtWork() {
  Studio studio;
  show(studio);
  openSolved(studio, QStringLiteral("standing_pull"));
  MainWindow& window = studio.window();
  window.showBottomWidget(*window.findChild<MuscleChoices*>()->parentWidget());
  const auto& group = *window.findChild<QComboBox*>(QStringLiteral("muscles.group"));
  QTRY_VERIFY_WITH_TIMEOUT(!group.currentText().isEmpty(), kPatience);
  look(window, QStringLiteral("muscles"));
  for (const char* page : {"muscles.by_angle", "muscles.as_table"}) {
    auto* button = window.findChild<QToolButton*>(QLatin1String(page));
    if (!button) continue;
    button->click();
    look(window, QString::fromLatin1(page).replace(QLatin1Char('.'), QLatin1Char('_')));
    button->click();
  }
  auto* dock = window.findChild<QDockWidget*>(QStringLiteral("dock.physics"));
  dock->show();
  dock->raise();
  window.findChild<QPushButton*>(QStringLiteral("physics.step"))->click();
  QTest::qWait(kSettled);
  look(window, QStringLiteral("physics_at_work"));
  window.findChild<QPushButton*>(QStringLiteral("physics.end"))->click();
  QVERIFY2(faults_.isEmpty(), told(faults_));
}

void StudioScreensTest::whatAStartAsksAndAFileRefuses() {
  Studio studio;
  show(studio);
  const QDateTime then(QDate(2026, 3, 1), QTime(9, 30));
  auto* left = new RecoveryDialog({{QStringLiteral("/kept/a.json"),
                                    QStringLiteral("Overhead work"),
                                    QStringLiteral("/home/anna/tasks/overhead_work.json"),
                                    then,
                                    {}},
                                   {QStringLiteral("/kept/b.json"), QStringLiteral("Untitled"), {}, then, {}},
                                   {QStringLiteral("/kept/c.json"),
                                    QStringLiteral("Ladder"),
                                    {},
                                    then,
                                    QStringLiteral("line 3: not JSON")}},
                                  &studio.window());
  left->show();
  look(*left, QStringLiteral("dialog_recovery"));
  left->close();  // deletes it
  QTemporaryDir folder;
  QFile broken(folder.filePath(QStringLiteral("broken.json")));
  QVERIFY(broken.open(QIODevice::WriteOnly));
  broken.write("{\"format\": \"handhold-task\", ");
  broken.close();
  const Answers answers({[&](QWidget& dialog) {
    look(dialog, QStringLiteral("dialog_refused_file"));
    dialog.close();
    return true;
  }});
  studio.open(broken.fileName());
  QTest::qWait(kSettled);
  look(studio.window(), QStringLiteral("refused_file"));
  auto* steps = studio.window().actions()[QStringLiteral("app.firstSteps")];
  steps->trigger();
  QPointer<QDialog> guide = studio.window().findChild<QDialog*>(QStringLiteral("firstSteps"));
  for (int step = 1; guide && guide->isVisible() && step <= 5; ++step) {
    look(*guide, QStringLiteral("dialog_first_steps_%1").arg(step));
    guide->findChild<QPushButton*>(QStringLiteral("firstSteps.next"))->click();
  }
  QVERIFY2(faults_.isEmpty(), told(faults_));
}

void StudioScreensTest::inGerman() {
  Catalogue words(QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/translations/handhold_de.ts"));
  QVERIFY(QCoreApplication::installTranslator(&words));
  const auto english = qScopeGuard([&] { QCoreApplication::removeTranslator(&words); });
  Studio studio;
  show(studio);
  studio.window().showStartPage();
  look(studio.window(), QStringLiteral("german_start"));
  openSolved(studio, QStringLiteral("rail_flight"));
  lookAtDocks(studio, QStringLiteral("german"));
  studio.document().select({ElementKind::Prop, 0});
  look(studio.window(), QStringLiteral("german_prop"));
  QVERIFY2(faults_.isEmpty(), told(faults_));
}

}  // namespace handhold

QTEST_MAIN(handhold::StudioScreensTest)
#include "studio_screens_test.moc"
