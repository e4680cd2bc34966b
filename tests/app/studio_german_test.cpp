// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window in German: nothing English is left in it, nothing is cut, every mnemonic is one.
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

#include "app/studio.h"
#include "tests/app/window_faults.h"
#include "tests/ui/fake_recording.h"
#include "ui/document/language/catalogue.h"

namespace handhold {

namespace {

const QString kTasks = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/tasks/");
const QString kGerman = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/translations/handhold_de.ts");
constexpr int kSolveMilliseconds = 120000;  // generous: sanitizers and busy machines

QStringList wordsOf(QString text) {
  static const QRegularExpression file(
      QStringLiteral("/\\S+|[\\w-]+\\.(?:json|osim|csv|html|pdf)\\b|\\w+_\\w+"));
  static const QRegularExpression word(QStringLiteral("(?<![\\p{L}\\d])\\p{L}{2,}(?![\\p{L}\\d])"));
  QStringList words;
  for (auto found = word.globalMatch(text.remove(file).remove(QLatin1Char('&'))); found.hasNext();)
    words << found.next().captured().toLower();
  return words;
}

/// Words of English sources that no German text has.
QSet<QString> englishAlone() {
  QSet<QString> english, german;
  for (const Catalogue::Message& message : Catalogue::read(kGerman)) {
    for (const QString& word : wordsOf(message.source)) english.insert(word);
    for (const QString& text : message.translations)
      for (const QString& word : wordsOf(text)) german.insert(word);
  }
  return english - german;
}

/// A dock that leaves the others no room in a window of 1280 px.
QStringList tooWide(QWidget& window) {
  constexpr int kScreen = 1280, kSide = 345, kBelow = 690;  // px
  QStringList faults;
  const int all = window.minimumSizeHint().width();
  if (all > kScreen) faults << QStringLiteral("the window takes %1 px at least").arg(all);
  for (QDockWidget* dock : window.findChildren<QDockWidget*>()) {
    const int least = dock->widget()->minimumSizeHint().width();
    if (all > kScreen && dock->isVisible())
      faults << QStringLiteral("  of it %1: %2").arg(dock->objectName()).arg(least);
    const bool isBelow = dock->objectName() == QLatin1String("dock.time");
    if (dock->isFloating() || least <= (isBelow ? kBelow : kSide)) continue;
    faults << QStringLiteral("%1 takes %2 px at least").arg(dock->objectName()).arg(least);
    for (QWidget* part : dock->findChildren<QWidget*>())
      if (part->minimumSizeHint().width() > (isBelow ? kBelow : kSide))
        faults << QStringLiteral("  %1 in %2: %3")
                      .arg(part->metaObject()->className(), whereIs(*part))
                      .arg(part->minimumSizeHint().width());
  }
  return faults;
}

}  // namespace

class StudioGermanTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init();
  void nothingEnglishIsLeft_data();
  void nothingEnglishIsLeft();
  void pagesAndDialogsAreGerman();
  void everyMnemonicIsOne();
  void aFittedRecordingWidensNoWindow();

 private:
  /// English texts and cut ones below a window.
  QStringList faultsBelow(QWidget& window) const;

  QSet<QString> english_;
  std::unique_ptr<Catalogue> words_;
};

void StudioGermanTest::initTestCase() {
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("studio"));
  QStandardPaths::setTestModeEnabled(true);
  english_ = englishAlone();
  english_.remove(QStringLiteral("english"));  // languages are called by their own names
  QVERIFY(english_.contains(QStringLiteral("the")) && english_.contains(QStringLiteral("posture")));
  words_ = std::make_unique<Catalogue>(kGerman);
  QVERIFY(QCoreApplication::installTranslator(words_.get()));
}

void StudioGermanTest::init() { QSettings().clear(); }

QStringList StudioGermanTest::faultsBelow(QWidget& window) const {
  QStringList faults;
  QList<QWidget*> all = window.findChildren<QWidget*>();
  all.prepend(&window);
  for (QWidget* widget : all) {
    for (const QString& text : textsOf(*widget)) {
      QStringList left;
      for (const QString& word : wordsOf(text))
        if (english_.contains(word)) left << word;
      if (!left.isEmpty())
        faults << QStringLiteral("English in %1 (%3): %2")
                      .arg(whereIs(*widget), text, left.join(QLatin1Char(' ')));
    }
    if (isCut(*widget))
      faults << QStringLiteral("cut in %1: %2 (%3 of %4 px)")
                    .arg(whereIs(*widget), textsOf(*widget).join(QLatin1Char('|')))
                    .arg(widget->width())
                    .arg(widget->sizeHint().width());
  }
  faults.removeDuplicates();
  return faults;
}

void StudioGermanTest::nothingEnglishIsLeft_data() {
  QTest::addColumn<QString>("task");
  for (const char* task : {"standing_pull", "rail_flight", "which_rail", "door_opening", "workstation_hold"})
    QTest::addRow("%s", task) << QString::fromLatin1(task);
}

void StudioGermanTest::nothingEnglishIsLeft() {
  QFETCH(QString, task);
  Studio studio;
  studio.window().resize(1280, 800);
  studio.window().show();
  studio.open(kTasks + task + QStringLiteral(".json"));
  Document& document = studio.document();
  QTRY_VERIFY_WITH_TIMEOUT(!studio.runner().isRunning() && !document.isBeingSolved() &&
                               (document.project().posture || document.project().motion),
                           kSolveMilliseconds);
  QTest::qWait(100);  // readouts follow at most so late
  std::vector<Element> things{Element{}, Element{ElementKind::Person, 0}, Element{ElementKind::Joint, 9}};
  const Task& shown = document.project().task;
  const auto all = [&](ElementKind kind, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) things.push_back({kind, static_cast<int>(i)});
  };
  all(ElementKind::Contact, shown.contacts.size());
  all(ElementKind::Target, shown.targets.size());
  all(ElementKind::Load, shown.loads.size());
  all(ElementKind::Prop, shown.props.size());
  all(ElementKind::TimedTarget, shown.motion.targets.size());
  QStringList faults;
  for (const Element thing : things) {
    document.select(thing);
    for (QDockWidget* dock : studio.window().findChildren<QDockWidget*>()) {
      dock->show();
      dock->raise();
    }
    QTest::qWait(20);
    faults << faultsBelow(studio.window());
    faults << tooWide(studio.window());
  }
  faults.removeDuplicates();
  QVERIFY2(faults.isEmpty(), told(faults));
}

void StudioGermanTest::pagesAndDialogsAreGerman() {
  Studio studio;
  studio.window().resize(1280, 800);
  studio.window().show();
  studio.window().showStartPage();
  QTest::qWait(20);
  QStringList faults = faultsBelow(studio.window());
  for (const char* id : {"app.settings", "app.keys", "app.firstSteps", "app.about"}) {
    studio.window().actions()[QLatin1String(id)]->trigger();
    for (QDialog* dialog : studio.window().findChildren<QDialog*>()) {
      if (!dialog->isVisible()) continue;
      QTest::qWait(20);
      faults << faultsBelow(*dialog);
      dialog->close();
    }
  }
  faults.removeDuplicates();
  QVERIFY2(faults.isEmpty(), told(faults));
}

void StudioGermanTest::everyMnemonicIsOne() {
  Studio studio;
  studio.window().show();
  QStringList faults;
  QList<QWidget*> bars{studio.window().menuBar()};
  for (QMenu* menu : studio.window().findChildren<QMenu*>()) bars << menu;
  for (QWidget* bar : bars) {
    QMap<QChar, QString> taken;
    for (const QAction* action : bar->actions()) {
      const qsizetype at = action->text().indexOf(QLatin1Char('&'));
      if (at < 0 || at + 1 == action->text().size() || !action->isVisible()) continue;
      const QChar key = action->text()[at + 1].toLower();
      if (taken.contains(key))
        faults << whereIs(*bar) + QStringLiteral(": %1, %2").arg(taken[key], action->text());
      taken[key] = action->text();
    }
  }
  faults.removeDuplicates();
  QVERIFY2(faults.isEmpty(), told(faults));
}

/// With a recording open, and then a body fitted to it, the window grew beyond its screen.
void StudioGermanTest::aFittedRecordingWidensNoWindow() {
  QTemporaryDir folder;
  Studio studio;
  studio.window().resize(1280, 800);
  studio.window().show();
  studio.open(writtenWalk(folder));
  QTRY_VERIFY_WITH_TIMEOUT(studio.import().isOpen() && studio.import().trial(), kSolveMilliseconds);
  QTest::qWait(100);
  QStringList faults = tooWide(studio.window());
  studio.window().findChild<QPushButton*>(QStringLiteral("import.fit"))->click();
  QTRY_VERIFY_WITH_TIMEOUT(!studio.import().isOpen(), kSolveMilliseconds);
  for (const char* dock : {"dock.solve", "dock.results"}) {
    studio.window().findChild<QDockWidget*>(QLatin1String(dock))->raise();
    QTest::qWait(50);
    faults << tooWide(studio.window());
  }
  QTest::mouseClick(studio.window().findChild<QWidget*>(QStringLiteral("results.plates.section")),
                    Qt::LeftButton);
  QTest::qWait(50);
  faults << tooWide(studio.window());
  faults.removeDuplicates();
  QVERIFY2(faults.isEmpty(), told(faults));
}

}  // namespace handhold

QTEST_MAIN(handhold::StudioGermanTest)
#include "studio_german_test.moc"
#include "ui/document/language/said.h"
