// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "app/studio.h"
#include "tests/app/dialog_answers.h"
#include "ui/film/film.h"
#include "ui/viewport/canvas.h"
#include "ui/viewport/gl_probe.h"

namespace handhold {

namespace {

const QString kPull = QStringLiteral(HANDHOLD_SOURCE_DIR "/resources/tasks/standing_pull.json");
constexpr int kSolveMilliseconds = 120000;  // generous: sanitizers and busy machines
constexpr int kDrawMilliseconds = 120000;
constexpr int kFlightMilliseconds = 250;  // longer than the camera flies
constexpr int kMostGrabs = 40;
constexpr int kAlikeInARow = 4;
/// Mean difference of a channel, of 255: words and edges are drawn a little differently in the window.
constexpr double kAlike = 5.0;
/// The same for pictures of different things: what any two of them differ by at the least.
constexpr double kUnlike = 1.0;

/// Enters a size, and further fields and choices by their names, and goes on.
Answers::Answer enter(const QString& dialogName, QSize size, const QMap<QString, QString>& fields = {}) {
  return [=](QWidget& dialog) {
    if (dialog.objectName() != dialogName) return false;
    type(dialog.findChild<QWidget*>(dialogName + ".width"), QString::number(size.width()));
    type(dialog.findChild<QWidget*>(dialogName + ".height"), QString::number(size.height()));
    for (const auto& [name, text] : fields.asKeyValueRange()) type(dialog.findChild<QWidget*>(name), text);
    press(dialog, QStringLiteral("Choose file"));
    return true;
  };
}

/// Mean difference of a colour channel, of 255; infinite where the sizes differ.
double difference(const QImage& a, const QImage& b) {
  if (a.size() != b.size() || a.isNull()) return INFINITY;
  double sum = 0.0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) {
      const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
      sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q));
    }
  return sum / (3.0 * a.width() * a.height());
}

QByteArray contentOf(const QString& file) {
  QFile content(file);
  return content.open(QIODevice::ReadOnly) ? content.readAll() : QByteArray();
}

}  // namespace

/// The whole program on a sample task with its motion, on the display that the test is given: exports by
/// clicks in the menu, as a person would, while the window draws with its own OpenGL context.
class WindowExportTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void cleanupTestCase();
  void pictureIsWhatTheWindowShows();
  void workloadPageHoldsThePicture();
  void workloadPageIsPrinted();
  void filmIsMadeBesideTheWindow();

 private:
  Canvas* canvas() const;
  QImage grabbed() const { return canvas()->grabFramebuffer().convertToFormat(QImage::Format_RGB32); }
  QImage shown() const;

  std::unique_ptr<Studio> studio_;
  QTemporaryDir folder_;
  QString message_;
};

void WindowExportTest::initTestCase() {
  QCoreApplication::setOrganizationName(QStringLiteral("handhold-tests"));
  QCoreApplication::setApplicationName(QStringLiteral("window-export"));
  QStandardPaths::setTestModeEnabled(true);
  QSettings().clear();
  if (!openGlProblem().isEmpty()) QSKIP(qPrintable(openGlProblem()));
  studio_ = std::make_unique<Studio>();
  connect(&studio_->document(), &Document::reported, this,
          [this](Severity, const QString& words) { message_ = words; });
  studio_->window().resize(1280, 800);
  studio_->window().show();
  QVERIFY(QTest::qWaitForWindowExposed(&studio_->window()));
  // made anew where no cache has it, in a thread of its own
  QTRY_VERIFY_WITH_TIMEOUT(studio_->view().hasFigure(), kDrawMilliseconds);
  studio_->open(kPull);
  const auto isIdle = [this] { return !studio_->runner().isRunning(); };
  QTRY_VERIFY_WITH_TIMEOUT(studio_->document().project().posture && isIdle(), kSolveMilliseconds);
  studio_->window().actions()[QStringLiteral("solve.motion")]->trigger();
  QTRY_VERIFY_WITH_TIMEOUT(studio_->document().project().motion && isIdle(), kSolveMilliseconds);
  QVERIFY(canvas());
  shown();  // what was found plays once
  studio_->document().setPlaybackTime(0.0);
}

void WindowExportTest::cleanupTestCase() { studio_.reset(); }

Canvas* WindowExportTest::canvas() const {
  for (QWindow* window : QGuiApplication::allWindows())
    if (auto* canvas = qobject_cast<Canvas*>(window)) return canvas;
  return nullptr;
}

/// The view once no message takes room of it and the camera rests, which on a busy machine it may do between
/// two pictures only.
QImage WindowExportTest::shown() const {
  auto* close = studio_->window().findChild<QAbstractButton*>(QStringLiteral("message.close"));
  QImage last, now = grabbed();
  int alike = 0;
  for (int k = 0; k < kMostGrabs && alike < kAlikeInARow; ++k) {
    if (close->isVisible()) QTest::mouseClick(close, Qt::LeftButton);
    QTest::qWait(kFlightMilliseconds);
    last = std::exchange(now, grabbed());
    alike = difference(last, now) > 0.0 ? 0 : alike + 1;
  }
  return now;
}

void WindowExportTest::pictureIsWhatTheWindowShows() {
  const QString file = folder_.filePath(QStringLiteral("view.png"));
  const QImage before = shown();
  const Answers answers({enter(QStringLiteral("picture"), before.size()), saveAs(file)});
  clickExport(studio_->window(), QStringLiteral("Export picture…"));
  QVERIFY(answers.areGiven());
  QVERIFY2(QFile::exists(file), qPrintable(message_));
  const QImage picture(file);
  QVERIFY2(difference(picture, before) < kAlike, qPrintable(QString::number(difference(picture, before))));
  QImage ground(picture.size(), QImage::Format_RGB32);
  ground.fill(picture.pixel(0, 0));
  QVERIFY(difference(picture, ground) > kAlike);
  QVERIFY(difference(shown(), before) < kUnlike);  // the window's own context was not disturbed
}

void WindowExportTest::workloadPageHoldsThePicture() {
  const QString file = folder_.filePath(QStringLiteral("page.html"));
  const Answers answers({saveAs(file)});
  clickExport(studio_->window(), QStringLiteral("Export workload page…"));
  QVERIFY(answers.areGiven());
  const QByteArray page = contentOf(file), head = "data:image/png;base64,";
  QVERIFY2(page.contains(head), qPrintable(message_));
  const qsizetype from = page.indexOf(head) + head.size();
  QImage picture;
  QVERIFY(
      picture.loadFromData(QByteArray::fromBase64(page.mid(from, page.indexOf('"', from) - from)), "PNG"));
  QImage ground = picture;
  ground.fill(picture.pixel(0, 0));
  QVERIFY(difference(picture, ground) > kAlike);
}

void WindowExportTest::workloadPageIsPrinted() {
  const QString file = folder_.filePath(QStringLiteral("page.pdf"));
  const Answers answers({saveAs(file)});
  clickExport(studio_->window(), QStringLiteral("Export workload page…"));
  QVERIFY(answers.areGiven());
  const QByteArray page = contentOf(file);
  QVERIFY2(page.startsWith("%PDF-"), qPrintable(message_));
  QCOMPARE(page.count("/Subtype /Image"), 5);  // the person and the curves
  QCOMPARE(page.count("/Type /Page\n"), 1);    // one sheet
}

void WindowExportTest::filmIsMadeBesideTheWindow() {
  const QString place = folder_.filePath(QStringLiteral("film"));
  const QImage before = shown();
  const Answers answers({enter(QStringLiteral("film"), before.size(),
                               {{"film.rate", "2"}, {"film.format", "N"}}),  // N: numbered pictures
                         saveAs(place)});
  clickExport(studio_->window(), QStringLiteral("Export film…"));
  QVERIFY(answers.areGiven());
  const double end = motionDuration(studio_->document().project());
  studio_->document().setPlaybackTime(end);
  QVERIFY(difference(shown(), before) > kUnlike);  // the window goes on meanwhile
  QTRY_VERIFY2_WITH_TIMEOUT(message_.startsWith("Film written"), qPrintable(message_), kDrawMilliseconds);
  const QStringList names = QDir(place).entryList({QStringLiteral("*.png")}, QDir::Files, QDir::Name);
  QCOMPARE(names.size(), int(std::floor(2.0 * end + 0.5)) + 1);
  const QImage first(place + '/' + names.first()), last(place + '/' + names.last());
  QVERIFY2(difference(first, before) < kAlike, qPrintable(QString::number(difference(first, before))));
  QVERIFY2(difference(last, shown()) < kAlike, qPrintable(QString::number(difference(last, shown()))));
  QVERIFY(difference(first, last) > kUnlike);
}

}  // namespace handhold

QTEST_MAIN(handhold::WindowExportTest)
#include "window_export_test.moc"
