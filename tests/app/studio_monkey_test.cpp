// SPDX-License-Identifier: GPL-3.0-or-later
// Random mouse, keys, commands and undo over the whole window, on copies of the samples and recordings. Short
// here; long by hand (tests/monkey). An exception that nobody catches, a crash or a window that does not come
// back is the failure.
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <random>
#include <string_view>
#include <thread>

#include "app/files/mesh_file.h"
#include "app/process/guarded_application.h"
#include "app/studio.h"
#include "engine/core/error.h"
#include "ui/document/task_actions.h"

namespace handhold {

namespace {

constexpr int kEvents = 4000;
constexpr unsigned kSeed = 1;
/// Between two events: an event loop that is blocked for so long even on a busy machine is frozen. Who runs
/// it behind everything else gives more (HANDHOLD_MONKEY_FROZEN).
constexpr int kFrozen_s = 120;
constexpr qint64 kSlow_ms = 3000;  // worth telling

int fromEnvironment(const char* name, int usual) {
  const int given = qEnvironmentVariableIntValue(name);
  return given > 0 ? given : usual;
}

/// Its name and those of what it stands in, innermost first.
QString pathOf(const QWidget& widget) {
  QStringList names;
  for (const QWidget* one = &widget; one; one = one->parentWidget())
    if (!one->objectName().isEmpty()) names.append(one->objectName());
  return names.join(" < ");
}

/// Ends the program when nobody feeds it, with the name of what ran.
class Watchdog {
 public:
  Watchdog() : thread_([this](std::stop_token stop) { watch(stop); }) {}

  void feed(const std::string& doing) {
    const std::scoped_lock lock(mutex_);
    doing_ = doing;
    ++fed_;
  }

 private:
  void watch(std::stop_token stop) {
    std::unique_lock lock(mutex_);
    while (!stop.stop_requested()) {
      const long before = fed_;
      wake_.wait_for(lock, stop, frozen_, [] { return false; });
      if (stop.stop_requested() || fed_ != before) continue;
      std::fprintf(stderr, "frozen for %ld s in: %s\n", static_cast<long>(frozen_.count()), doing_.c_str());
      std::abort();
    }
  }

  const std::chrono::seconds frozen_{fromEnvironment("HANDHOLD_MONKEY_FROZEN", kFrozen_s)};
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::string doing_;
  long fed_ = 0;
  std::jthread thread_;
};

/// One random event after the other, each from the event loop, so that a dialog's own loop goes on.
class Monkey : public QObject {
 public:
  Monkey(Studio& studio, const QString& folder, unsigned seed, int events)
      : studio_(studio), folder_(folder), random_(seed), left_(events) {
    for (const QString& kind : {QStringLiteral("/resources/tasks"), QStringLiteral("/resources/recordings")})
      for (const QFileInfo& file : QDir(folder + kind).entryInfoList({"*.json", "*.c3d"}))
        files_.append(file.filePath());
  }

  void start() { schedule(); }
  bool isDone() const { return left_ <= 0; }
  QString slowest() const { return QStringLiteral("%1 ms in %2").arg(slowest_ms_).arg(slowestName_); }

 private:
  int pick(int count) { return std::uniform_int_distribution<int>(0, std::max(1, count) - 1)(random_); }
  bool chance(int percent) { return pick(100) < percent; }

  void schedule() {
    QTimer::singleShot(0, this, [this] { step(); });
  }

  void step() {
    if (--left_ <= 0) return end();
    schedule();  // first: what is done now may run a loop of its own
    QElapsedTimer time;
    time.start();
    const QString name = act();
    if (time.elapsed() > kSlow_ms)
      std::printf("%lld ms in %s\n", static_cast<long long>(time.elapsed()), qPrintable(name));
    if (time.elapsed() <= slowest_ms_) return;
    slowest_ms_ = time.elapsed();
    slowestName_ = name;
  }

  /// A dialog that is open runs a loop of its own, out of which the test would never come.
  void end() {
    QWidget* dialog = QApplication::activeModalWidget();
    if (!dialog) return;
    dialog->close();
    schedule();
  }

  QString doing(const QString& name) {
    watchdog_.feed(name.toStdString());
    if (qEnvironmentVariableIsSet("HANDHOLD_MONKEY_VERBOSE")) std::fprintf(stderr, "%s\n", qPrintable(name));
    return name;
  }

  QString act() {
    if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) return answer(*dialog);
    if (!studio_.window().isVisible()) studio_.window().show();
    const int kind = pick(100);
    if (kind < 57) return mouse();
    if (kind < 83) return key();
    if (QApplication::activeModalWidget()) return mouse();
    if (kind < 93) return command();
    if (kind < 99) return change();
    return open();
  }

  /// Files go into the test's own folder or nowhere.
  QString answer(QFileDialog& dialog) {
    const QString name = doing("answer " + dialog.windowTitle());
    auto* field = dialog.findChild<QLineEdit*>("fileNameEdit");
    if (!field || dialog.fileMode() == QFileDialog::Directory || chance(50)) {
      dialog.reject();
      return name;
    }
    field->setText(folder_ + "/out/" + QString::number(pick(20)));
    dialog.findChild<QDialogButtonBox*>()
        ->button(dialog.acceptMode() == QFileDialog::AcceptSave ? QDialogButtonBox::Save
                                                                : QDialogButtonBox::Open)
        ->click();
    if (QApplication::activeModalWidget() == &dialog) dialog.reject();
    return name;
  }

  QWidget* randomWidget() {
    QWidget* root = QApplication::activePopupWidget();
    if (!root) root = QApplication::activeModalWidget();
    if (!root) root = &studio_.window();
    QList<QWidget*> widgets = root->findChildren<QWidget*>();
    widgets.append(root);
    QWidget* widget = widgets[pick(static_cast<int>(widgets.size()))];
    return widget->isVisible() && !widget->size().isEmpty() ? widget : root;
  }

  Qt::KeyboardModifiers modifiers() {
    const Qt::KeyboardModifier all[] = {Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier,
                                        Qt::ControlModifier};
    return all[pick(4)];
  }

  QString mouse() {
    QPointer<QWidget> widget = held_ ? held_ : QPointer<QWidget>(randomWidget());
    const QPoint place(pick(widget->width()), pick(widget->height()));
    const Qt::MouseButton button = chance(80)   ? Qt::LeftButton
                                   : chance(50) ? Qt::RightButton
                                                : Qt::MiddleButton;
    const QString name =
        doing(QStringLiteral("mouse on %1 %2").arg(widget->metaObject()->className(), pathOf(*widget)));
    if (held_) {
      held_ = chance(70) ? held_ : nullptr;
      held_ ? QTest::mouseMove(widget, place) : QTest::mouseRelease(widget, heldButton_, modifiers(), place);
    } else if (chance(25)) {
      held_ = widget;
      heldButton_ = button;
      QTest::mousePress(widget, button, modifiers(), place);
    } else if (chance(10)) {
      QTest::mouseDClick(widget, button, modifiers(), place);
    } else if (chance(15)) {
      wheel(*widget, place);
    } else {
      QTest::mouseClick(widget, button, modifiers(), place);
    }
    return name;
  }

  void wheel(QWidget& widget, const QPoint& place) {
    const QPoint turn(0, chance(50) ? 120 : -120);
    QWheelEvent event(place, widget.mapToGlobal(place), {}, turn, Qt::NoButton, modifiers(),
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
  }

  QString key() {
    static constexpr Qt::Key kKeys[] = {
        Qt::Key_Escape,    Qt::Key_Return, Qt::Key_Space, Qt::Key_Delete, Qt::Key_Tab,    Qt::Key_Up,
        Qt::Key_Down,      Qt::Key_Left,   Qt::Key_Right, Qt::Key_Home,   Qt::Key_End,    Qt::Key_PageUp,
        Qt::Key_Backspace, Qt::Key_G,      Qt::Key_R,     Qt::Key_X,      Qt::Key_Y,      Qt::Key_Z,
        Qt::Key_F,         Qt::Key_P,      Qt::Key_L,     Qt::Key_I,      Qt::Key_O,      Qt::Key_1,
        Qt::Key_2,         Qt::Key_5,      Qt::Key_9,     Qt::Key_Minus,  Qt::Key_Period, Qt::Key_E,
        Qt::Key_F1,        Qt::Key_F2,     Qt::Key_F5,    Qt::Key_F7,     Qt::Key_F9};
    const Qt::Key key = kKeys[pick(static_cast<int>(std::size(kKeys)))];
    QWidget* widget = QApplication::focusWidget() ? QApplication::focusWidget() : randomWidget();
    const QString name = doing(QStringLiteral("key %1 on %2 %3")
                                   .arg(int(key), 0, 16)
                                   .arg(widget->metaObject()->className(), pathOf(*widget)));
    QTest::keyClick(widget, key, modifiers());
    return name;
  }

  QString command() {
    const QList<QAction*>& actions = studio_.window().actions().all();
    QAction* action = actions[pick(static_cast<int>(actions.size()))];
    const QString name = doing("command " + action->objectName());
    if (!action->objectName().startsWith("file.quit")) action->trigger();
    return name;
  }

  QString change() {
    Document& document = studio_.document();
    const auto& contacts = document.project().task.contacts;
    switch (pick(4)) {
      case 0:
        doing("undo");
        document.undo();
        return "undo";
      case 1:
        doing("redo");
        document.redo();
        return "redo";
      case 2:
        doing("remove a contact");
        if (!contacts.empty())
          removeThing(document, {ElementKind::Contact, pick(static_cast<int>(contacts.size()))});
        return "remove a contact";
      default:
        doing("seek");
        document.setPlaybackTime(0.1 * pick(40));
        return "seek";
    }
  }

  QString open() {
    const QString file = files_[pick(static_cast<int>(files_.size()))];
    doing("open " + file);
    studio_.document().markSaved(studio_.document().filePath());  // or every opening would ask
    studio_.open(file);
    return "open " + file;
  }

  Studio& studio_;
  QString folder_;
  QStringList files_;
  std::mt19937 random_;
  int left_;
  QPointer<QWidget> held_;
  Qt::MouseButton heldButton_ = Qt::LeftButton;
  qint64 slowest_ms_ = 0;
  QString slowestName_;
  Watchdog watchdog_;
};

void copyFolder(const QString& from, const QString& to) {
  QDir().mkpath(to);
  for (const QFileInfo& entry : QDir(from).entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot))
    entry.isDir() ? copyFolder(entry.filePath(), to + "/" + entry.fileName())
                  : void(QFile::copy(entry.filePath(), to + "/" + entry.fileName()));
}

}  // namespace

class MonkeyTest : public QObject {
  Q_OBJECT

 private slots:
  void survives();
};

void MonkeyTest::survives() {
  QTemporaryDir folder;
  copyFolder(QStringLiteral(HANDHOLD_SOURCE_DIR "/resources"), folder.filePath("resources"));
  QVERIFY(QDir(folder.path()).mkpath("out"));
  qputenv("HANDHOLD_RESOURCES", folder.filePath("resources").toLocal8Bit());
  qputenv("HOME", folder.path().toLocal8Bit());
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("monkey"));
  QStandardPaths::setTestModeEnabled(true);
  QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  QApplication::setQuitOnLastWindowClosed(false);
  QSettings().clear();
  const int events = fromEnvironment("HANDHOLD_MONKEY_EVENTS", kEvents);
  const int seed = fromEnvironment("HANDHOLD_MONKEY_SEED", int(kSeed));
  Studio studio;
  studio.window().show();
  Monkey monkey(studio, folder.path(), static_cast<unsigned>(seed), events);
  monkey.start();
  while (!monkey.isDone()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  std::printf("%d events from seed %d; longest without an answer: %s\n", events, seed,
              qPrintable(monkey.slowest()));
}

}  // namespace handhold

int main(int argc, char** argv) {
  if (argc == 4 && std::string_view(argv[1]) == "import-mesh")  // a child of its own, as the program has them
    return handhold::convertMesh(argv[2], argv[3]) ? 0 : 1;
  qputenv("QTEST_FUNCTION_TIMEOUT", "2147483000");  // the watchdog above knows better
  handhold::GuardedApplication app(argc, argv);
  app.setWitness([](const std::exception& caught) {
    if (dynamic_cast<const handhold::InputError*>(&caught)) return;  // told in words, as a wrong input is
    std::fprintf(stderr, "nobody caught: %s\n", caught.what());
    std::abort();
  });
  handhold::MonkeyTest test;
  return QTest::qExec(&test, argc, argv);
}
#include "studio_monkey_test.moc"
