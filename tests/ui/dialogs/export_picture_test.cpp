// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "ui/dialogs/export_picture_dialog.h"

namespace handhold {

class ExportPictureTest : public QObject {
  Q_OBJECT

 private slots:
  void instantsAreTaken();
  void timesBeyondTheMotionAreRefused_data();
  void timesBeyondTheMotionAreRefused();
  void theTimeThatIsToldIsTaken();
  void aPostureHasNone();
};

namespace {

void type(ExportPictureDialog& dialog, const QString& words) {
  auto* field = dialog.findChild<TextField*>(QStringLiteral("picture.instants"));
  field->clear();
  QTest::keyClicks(field, words);
  dialog.accept();
}

}  // namespace

void ExportPictureTest::instantsAreTaken() {
  ExportPictureDialog dialog({}, 3.0);
  type(dialog, QStringLiteral("0, 1.5 3"));
  QCOMPARE(dialog.result(), int(QDialog::Accepted));
  QCOMPARE(dialog.request().instants, (std::vector<double>{0.0, 1.5, 3.0}));
  ExportPictureDialog again(dialog.request(), 3.0);
  QCOMPARE(again.request().instants.size(), std::size_t(3));
  ExportPictureDialog shorter(dialog.request(), 2.0);  // of another motion
  QVERIFY(shorter.request().instants.empty());
}

void ExportPictureTest::timesBeyondTheMotionAreRefused_data() {
  QTest::addColumn<QString>("words");
  for (const char* words : {"0, 4", "-1", "one", "0, nan", "1e999"})
    QTest::newRow(words) << QString::fromLatin1(words);
}

void ExportPictureTest::timesBeyondTheMotionAreRefused() {
  QFETCH(QString, words);
  ExportPictureDialog dialog({}, 3.0);
  type(dialog, words);
  QCOMPARE(dialog.result(), int(QDialog::Rejected));
  QVERIFY(dialog.request().instants.empty());
}

/// A last instant of more digits than are usually written.
void ExportPictureTest::theTimeThatIsToldIsTaken() {
  constexpr double kLast = 1.2345678;
  ExportPictureDialog dialog({}, kLast);
  type(dialog, QStringLiteral("9"));
  auto* field = dialog.findChild<TextField*>(QStringLiteral("picture.instants"));
  QVERIFY(field->isRefused());
  QVERIFY2(field->accessibleDescription().contains("0 to 1.2345678 s"),
           qPrintable(field->accessibleDescription()));
  type(dialog, QStringLiteral("1.2345678"));
  QCOMPARE(dialog.request().instants, std::vector<double>{kLast});
  dialog.accept();  // as it is shown now
  QCOMPARE(dialog.result(), int(QDialog::Accepted));
  QCOMPARE(dialog.request().instants, std::vector<double>{kLast});
}

void ExportPictureTest::aPostureHasNone() {
  ExportPictureDialog dialog({}, 0.0);
  QVERIFY(!dialog.findChild<TextField*>(QStringLiteral("picture.instants"))->isEnabled());
  dialog.accept();
  QCOMPARE(dialog.result(), int(QDialog::Accepted));
}

}  // namespace handhold

QTEST_MAIN(handhold::ExportPictureTest)
#include "export_picture_test.moc"
